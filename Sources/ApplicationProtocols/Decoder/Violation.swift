/// Something in a message that its schema forbids. Clause numbers are those of TS 38.413, which the application
/// protocols of NG-RAN refer to.
struct Violation: Equatable {
  /// The raw value is the code point in events.
  enum Kind: Int, CaseIterable {
    /// An IE that must be there is not (10.3.5).
    case missingMandatory
    /// The criticality of an IE is not the one that its set of IEs gives.
    case wrongCriticality
    /// An IE comes behind one that it must precede (10.3.6).
    case outOfOrder
    /// An IE comes more often than once (10.3.6).
    case duplicate
    /// An IE that is not in its set (10.3.4).
    case unknownIE
    /// An item or an alternative behind an extension marker that this version does not know (10.3.4).
    case unknownExtension
    /// A number or a length outside the range of an extensible type (10.3.4).
    case outOfRange
    /// The octets are no encoding of the type (10.2).
    case transferSyntax
    /// There is no procedure of that code (10.3.4.1).
    case unknownProcedure
    /// The procedure has no message of that type (10.3.4.1).
    case unexpectedMessageType
    /// The criticality of the message is not that of its procedure.
    case wrongProcedureCriticality

    var spelling: String {
      switch self {
      case .missingMandatory: "missing-mandatory"
      case .wrongCriticality: "wrong-criticality"
      case .outOfOrder: "out-of-order"
      case .duplicate: "duplicate"
      case .unknownIE: "unknown-ie"
      case .unknownExtension: "unknown-extension"
      case .outOfRange: "out-of-range"
      case .transferSyntax: "transfer-syntax"
      case .unknownProcedure: "unknown-procedure"
      case .unexpectedMessageType: "unexpected-message-type"
      case .wrongProcedureCriticality: "wrong-procedure-criticality"
      }
    }
  }

  /// What the IE stands in. The raw value is the code point in events.
  enum Place: Int, CaseIterable {
    /// The message itself.
    case message
    /// A container of IEs inside another IE.
    case container
    /// A container for one IE.
    case single
    /// The extensions of a type.
    case `extension`
  }

  var kind: Kind
  /// The IE that it is about; nil: the message itself.
  var ieID: Int?
  /// As sent.
  var criticality: Criticality?
  var specifiedCriticality: Criticality?
  /// IEs that the IE is inside of.
  var depth = 0
  var place = Place.message
  /// What was sent, of a value.
  var value: Int64?
  /// Bits of the PDU that show it.
  var bits: Range<Int>
}
