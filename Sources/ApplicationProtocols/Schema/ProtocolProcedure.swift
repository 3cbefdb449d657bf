/// An elementary procedure of an application protocol.
public struct ProtocolProcedure: Sendable {
  /// What an initiating message and its outcome have in common.
  public enum Correlation: String, Sendable, CaseIterable {
    /// The Transaction ID.
    case transaction
    /// The pair of ids of a UE, one by each end.
    case ue
    /// The pair of ids of an MBS context, one by each end.
    case mbs
    /// Nothing: the messages have none of these.
    case nothing = "-"
  }

  public var code: Int
  /// As the object of the specification is called: `f1Setup`.
  public var name: String
  public var criticality: Criticality
  /// Who may begin it; empty where the schema does not say.
  public var initiators: ProtocolSides
  /// Whether ``initiators`` was confirmed with the text of the specification. If not, nothing should fail by it.
  public var areInitiatorsCertain: Bool
  public var correlation: Correlation
  /// The clause that describes it; nil where it is not known for sure.
  public var clause: String?
  /// The numbers of its messages by their role; see ``message(_:)``.
  var messages: [Int?] = [nil, nil, nil]

  /// 1: answered by an outcome. 2: not answered.
  public var procedureClass: Int { message(.successfulOutcome) == nil ? 2 : 1 }

  /// The number of a message in ``ProtocolSchema/messages``.
  public func message(_ role: MessageRole) -> Int? { messages[role.rawValue] }
}

/// What a receiver does with what it does not comprehend. The raw value is the index in encodings.
public enum Criticality: Int, Sendable, CaseIterable {
  case reject
  case ignore
  case notify

  /// As the specification spells it.
  public var spelling: String {
    switch self {
    case .reject: "reject"
    case .ignore: "ignore"
    case .notify: "notify"
    }
  }

  init?(spelling: String) {
    guard let match = Self.allCases.first(where: { $0.spelling == spelling }) else { return nil }
    self = match
  }
}
