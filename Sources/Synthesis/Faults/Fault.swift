/// A fault that can be put into a capture by name.
///
/// It changes one thing about the messages that it hits, so that the requirement it names is tripped and
/// others only as far as one follows from the other.
public struct Fault: Sendable {
  /// As scenarios name it.
  public let name: String
  public let summary: String
  /// The requirement of the base profile that it trips in a C-plane message; nil: it can't be put into one.
  public let cPlaneRequirement: String?
  /// The same for a U-plane message.
  public let uPlaneRequirement: String?
  /// Which direction it can hit; nil: both.
  let isDownlink: Bool?
  /// What else a message must have to be hit.
  let condition: @Sendable (PlannedMessage) -> Bool
  /// Sees the scenario for what a fault needs to know of it, such as the width of the carrier.
  let apply: @Sendable (inout PlannedMessage, Scenario) -> Void

  init(
    _ name: String, _ summary: String, cPlane: String? = nil, uPlane: String? = nil, isDownlink: Bool? = nil,
    where condition: @escaping @Sendable (PlannedMessage) -> Bool = { _ in true },
    _ apply: @escaping @Sendable (inout PlannedMessage, Scenario) -> Void
  ) {
    self.name = name
    self.summary = summary
    cPlaneRequirement = cPlane
    uPlaneRequirement = uPlane
    self.isDownlink = isDownlink
    self.condition = condition
    self.apply = apply
  }

  /// The requirements that it trips, as one text.
  public var requirement: String {
    let both = [cPlaneRequirement, uPlaneRequirement].compactMap { $0 }
    return both.count == 2 && both[0] == both[1] ? both[0] : both.joined(separator: ", ")
  }

  func canHit(_ message: PlannedMessage) -> Bool {
    if let isDownlink, isDownlink != message.isDownlink { return false }
    return (message.isUPlane ? uPlaneRequirement : cPlaneRequirement) != nil && condition(message)
  }

  /// Whether a request leaves messages that the fault can hit.
  func agrees(with request: FaultRequest) -> Bool {
    if let isDownlink, let wanted = request.isDownlink, isDownlink != wanted { return false }
    guard let isUPlane = request.isUPlane else { return true }
    return (isUPlane ? uPlaneRequirement : cPlaneRequirement) != nil
  }

  /// The fault of that name.
  public static func named(_ name: String) -> Fault? { all.first { $0.name == name } }
}
