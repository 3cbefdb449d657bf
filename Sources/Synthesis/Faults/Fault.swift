import ApplicationProtocols

/// A fault that can be put into a capture by name.
///
/// It changes one thing about the messages that it hits, so that the requirement it names is tripped and
/// others only as far as one follows from the other.
public struct Fault: Sendable {
  /// As scenarios name it.
  public let name: String
  public let summary: String
  /// What the fault can be put into, and the requirement of the base profile that it trips there.
  public let targets: [Target]
  /// Requirements that it breaks as well by its nature, where the profile judges them; each is a finding of its own and
  /// no consequence: what is sent out of turn is also sent out of time.
  public private(set) var beside: [String] = []
  /// What `value` of a request means; nil: the fault has no strength.
  public let strength: Strength?
  /// `dataDirection` of the messages that it can be put into; nil: both.
  let isDownlink: Bool?
  let action: Action

  /// A kind of message.
  public enum Target: Sendable, Equatable {
    /// Any eCPRI message.
    case any(trips: String)
    /// C-plane messages of these section types; none: of all.
    case cPlane(Set<UInt8> = [], trips: String)
    /// C-plane messages with an extension of this type.
    case sectionExtension(UInt8, trips: String)
    case uPlane(trips: String)
    /// eCPRI messages of this type that are neither C- nor U-plane; nil: of all.
    case other(UInt8?, trips: String)
    /// Messages of an application protocol, of one of these types; none: of all.
    /// Nil: it trips nothing, since the capture is at fault and no unit.
    case application(String, Set<String> = [], trips: String?)
    /// Messages of F1-U.
    case f1u(F1UMessages, trips: String)

    /// The address of the requirement; nil: it trips none.
    public var requirement: String? {
      switch self {
      case .any(let trips), .cPlane(_, let trips), .sectionExtension(_, let trips), .uPlane(let trips),
        .other(_, let trips), .f1u(_, let trips):
        trips
      case .application(_, _, let trips): trips
      }
    }
  }

  /// How strong a fault is, and in which unit.
  public struct Strength: Sendable {
    public let usual: Int
    /// The strengths that there are: several ranges where a field has values in between that are no fault.
    public let ranges: [ClosedRange<Int>]
    /// What is counted, such as "µs" or "radio frames".
    public let unit: String

    init(_ usual: Int, in ranges: ClosedRange<Int>..., unit: String) {
      self.usual = usual
      self.ranges = ranges
      self.unit = unit
    }

    init(_ usual: Int, in range: ClosedRange<Int>, _ unit: String) {
      self.init(usual, in: range, unit: unit)
    }

    public func contains(_ value: Int) -> Bool { ranges.contains { $0.contains(value) } }
  }

  /// What the fault knows of the place that it hits.
  struct Context {
    var cell: Scenario.Cell
    /// The strength asked for, or the usual one.
    var value: Int
  }

  /// What a fault of an association knows of the place that it hits.
  struct SignalContext {
    /// The strength asked for, or the usual one.
    var value: Int
    var association: Scenario.Association
    /// Another UE of the association whose ids are both known.
    var neighbour: UEIdentity?
  }

  enum Action: Sendable {
    /// Changes one message, where it has what is to be changed.
    case message(
      where: @Sendable (PlannedMessage) -> Bool,
      change: @Sendable (inout PlannedMessage, Context) throws -> Void)
    /// Changes a message and others of its flow that are sent soon after it; false: there is none.
    case flow(@Sendable (inout [PlannedMessage], Int, Context) -> Bool)
    /// Changes a message of an association; false: there is nothing to change.
    case signal(
      where: @Sendable (PlannedSignal) -> Bool,
      change: @Sendable (inout PlannedSignal, SignalContext) throws -> Bool)
    /// Changes how an association is carried, by a strength.
    case association(
      AssociationMark, change: @Sendable (inout Scenario.Association, Int) -> Void)
    /// Changes a message of F1-U, by a strength.
    case userPlane(@Sendable (inout PlannedUserPlaneMessage, Int) throws -> Void)
  }

  /// A fault of one message.
  init(
    _ name: String, _ summary: String, _ targets: Target..., strength: Strength? = nil,
    isDownlink: Bool? = nil,
    where condition: @escaping @Sendable (PlannedMessage) -> Bool = { _ in true },
    _ change: @escaping @Sendable (inout PlannedMessage, Context) throws -> Void
  ) {
    self.init(
      name, summary, targets, strength: strength, isDownlink: isDownlink, where: condition, change)
  }

  /// The same with its targets in a list.
  init(
    _ name: String, _ summary: String, _ targets: [Target], strength: Strength?, isDownlink: Bool?,
    where condition: @escaping @Sendable (PlannedMessage) -> Bool,
    _ change: @escaping @Sendable (inout PlannedMessage, Context) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.targets = targets
    self.strength = strength
    self.isDownlink = isDownlink
    action = .message(where: condition, change: change)
  }

  /// A fault of several messages of a flow, which are in the order in which they are sent.
  init(
    _ name: String, _ summary: String, _ targets: Target..., strength: Strength? = nil,
    flow change: @escaping @Sendable (inout [PlannedMessage], Int, Context) -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.targets = targets
    self.strength = strength
    isDownlink = nil
    action = .flow(change)
  }

  /// A fault of a message of an association.
  init(
    _ name: String, _ summary: String, _ targets: [Target], strength: Strength? = nil,
    signal condition: @escaping @Sendable (PlannedSignal) -> Bool = { _ in true },
    _ change: @escaping @Sendable (inout PlannedSignal, SignalContext) throws -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.targets = targets
    self.strength = strength
    isDownlink = nil
    action = .signal(where: condition, change: change)
  }

  /// A fault of a whole association, which shows at certain packets.
  init(
    _ name: String, _ summary: String, _ targets: [Target], strength: Strength? = nil,
    shownBy mark: AssociationMark,
    _ change: @escaping @Sendable (inout Scenario.Association, Int) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.targets = targets
    self.strength = strength
    isDownlink = nil
    action = .association(mark, change: change)
  }

  /// A fault of a message of F1-U.
  init(
    _ name: String, _ summary: String, f1u kinds: [PlannedUserPlaneMessage.Kind], trips requirement: String,
    strength: Strength? = nil,
    _ change: @escaping @Sendable (inout PlannedUserPlaneMessage, Int) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    targets = [.f1u(F1UMessages(kinds), trips: requirement)]
    self.strength = strength
    isDownlink = nil
    action = .userPlane(change)
  }

  /// The same fault, with requirements that it breaks beside its own.
  func beside(_ requirements: String...) -> Fault { beside(requirements) }

  /// The same fault, with requirements that it breaks beside its own.
  func beside(_ requirements: [String]) -> Fault {
    var fault = self
    fault.beside += requirements
    return fault
  }

  /// The requirements that it trips, each once.
  public var requirements: [String] {
    targets.compactMap(\.requirement).reduce(into: []) { all, id in
      if !all.contains(id) { all.append(id) }
    }
  }

  func canHit(_ message: PlannedMessage) -> Bool {
    guard targets.contains(where: { $0.contains(message) }),
      isDownlink == nil || isDownlink == message.isDownlink
    else { return false }
    guard case .message(let condition, _) = action else { return true }
    return condition(message)
  }

  func canHit(_ signal: PlannedSignal) -> Bool {
    guard case .signal(let condition, _) = action, targets.contains(where: { $0.contains(signal) }),
      !signal.isSpare || name == Self.spareMessage
    else { return false }
    return condition(signal)
  }

  func canHit(_ message: PlannedUserPlaneMessage) -> Bool {
    targets.contains { target in
      guard case .f1u(let messages, _) = target else { return false }
      return messages.contains(message.kind)
    }
  }

  /// The fault of that name.
  public static func named(_ name: String) -> Fault? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Fault.Target {
  func contains(_ message: PlannedMessage) -> Bool {
    switch self {
    case .any: true
    case .cPlane(let types, _):
      message.sectionType.map { types.isEmpty || types.contains($0) } ?? false
    case .sectionExtension(let type, _): message.firstExtension(type) != nil
    case .uPlane: message.isUPlane
    case .other(let type, _):
      !message.isUPlane && !message.isCPlane && (type == nil || type == message.ecpriType)
    case .application: false
    case .f1u: false
    }
  }

  func contains(_ signal: PlannedSignal) -> Bool {
    guard case .application(let name, let messages, _) = self, name == signal.protocolName else {
      return false
    }
    return messages.isEmpty || messages.contains(signal.message.name)
  }
}
