public import PackedEncoding

/// A message of an application protocol.
public struct ProtocolMessage: Sendable {
  /// Its place in ``ProtocolSchema/messages``.
  public var number: Int
  /// As its type is called: `F1SetupRequest`.
  public var name: String
  public var type: PackedSchema.TypeID
  /// The place of its procedure in ``ProtocolSchema/procedures``.
  public var procedure: Int
  public var role: MessageRole
  /// Who may send it; empty where the schema does not say.
  public var senders: ProtocolSides
  /// The place of the set of its IEs in ``ProtocolSchema/elementSets``.
  public var elementSet: Int?
}

/// What a message is in its procedure: the alternative of the PDU. The raw value is its index in encodings.
public enum MessageRole: Int, Sendable, CaseIterable {
  case initiatingMessage
  case successfulOutcome
  case unsuccessfulOutcome

  /// As the specification spells the alternative.
  public var spelling: String {
    switch self {
    case .initiatingMessage: "initiatingMessage"
    case .successfulOutcome: "successfulOutcome"
    case .unsuccessfulOutcome: "unsuccessfulOutcome"
    }
  }

  /// The column of the object set that holds the type of the message.
  var column: String {
    switch self {
    case .initiatingMessage: "InitiatingMessage"
    case .successfulOutcome: "SuccessfulOutcome"
    case .unsuccessfulOutcome: "UnsuccessfulOutcome"
    }
  }
}
