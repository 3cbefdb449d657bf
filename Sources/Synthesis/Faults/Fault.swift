/// A fault that can be put into a capture by name.
///
/// It changes one thing about the messages that it hits, so that the requirement it names is tripped and
/// others only as far as one follows from the other.
public struct Fault: Sendable {
  /// As scenarios name it.
  public let name: String
  public let summary: String
  /// Address of the requirement in the base profile that it should trip.
  public let requirement: String
  /// Which messages it can hit; nil: both.
  let isUPlane: Bool?
  let isDownlink: Bool?
  /// Sees the scenario for what a fault needs to know of it, such as the width of the carrier.
  let apply: @Sendable (inout PlannedMessage, Scenario) -> Void

  init(
    _ name: String, _ summary: String, trips requirement: String, isUPlane: Bool? = nil,
    isDownlink: Bool? = nil, _ apply: @escaping @Sendable (inout PlannedMessage, Scenario) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.requirement = requirement
    self.isUPlane = isUPlane
    self.isDownlink = isDownlink
    self.apply = apply
  }

  func canHit(_ message: PlannedMessage) -> Bool {
    if let isUPlane, isUPlane != message.isUPlane { return false }
    if let isDownlink, isDownlink != message.isDownlink { return false }
    return true
  }

  /// Whether a request leaves messages that the fault can hit.
  func agrees(with request: FaultRequest) -> Bool {
    if let isUPlane, let wanted = request.isUPlane, isUPlane != wanted { return false }
    if let isDownlink, let wanted = request.isDownlink, isDownlink != wanted { return false }
    return true
  }

  /// The fault of that name.
  public static func named(_ name: String) -> Fault? { all.first { $0.name == name } }
}
