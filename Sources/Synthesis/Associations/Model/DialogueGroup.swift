public import ApplicationProtocols

/// A script and how often it is played: the life of UEs, a procedure, the set-up of the interface.
public struct DialogueGroup: Equatable, Sendable {
  /// What faults call it; nil: they can't.
  public var name: String?
  /// Nanoseconds from the start of the association to the first one.
  public var first: Int64
  /// Nanoseconds from one to the next.
  public var period: Int64
  public var count: Int
  /// The name of the scripts whose last UE is meant; nil: scripts have UEs of their own.
  public var ueOf: String?
  public var operations: [Operation]

  /// A step of a script.
  public enum Operation: Equatable, Sendable {
    case send(SignalTemplate)
    /// Goes back to a step until the ones from there on were done so many times.
    case again(from: Int, times: Int, level: Level)

    /// Which count it keeps: repeated steps may stand in a block that is repeated.
    public enum Level: Sendable {
      case step
      case block
    }
  }
}

/// A message of a script, whose ids are not known yet.
public struct SignalTemplate: Equatable, Sendable {
  /// What faults call it beside the name of its message.
  public var name: String?
  /// The message by its place in the schema.
  public var message: Int
  public var sender: ProtocolSide
  /// Nanoseconds behind the message before it; nil: as an answer to it takes.
  public var pause: Int64?
  /// The stream; nil: as its kind says.
  public var stream: Int?
  /// The information elements in the order in which they stand in the message.
  public var elements: [Element]
  public var transaction: Transaction
  /// The ends that give the UE another id with this message.
  public var renews: Set<ProtocolSide>
  /// What is over when it was sent.
  public var ends: Ending?
  /// Whether it is sent only where a fault asks for it.
  public var isSpare = false

  public struct Element: Equatable, Sendable {
    public var id: Int
    public var criticality: Criticality
    public var value: ValueTemplate
    /// Whether it is left out while the end that gives the id has not given it.
    public var isLeftOutIfUnknown: Bool
  }

  /// Where the transaction id comes from.
  public enum Transaction: Equatable, Sendable {
    case none
    /// The sender gives the next one.
    case next
    /// That of the message that is answered.
    case answered
  }

  public enum Ending: String, CaseIterable, Sendable {
    /// The UE of the script is gone.
    case ue
    /// All UEs of the association are gone, and scripts with them.
    case all
  }
}
