import ApplicationProtocols
import PackedEncoding

/// A message of an application protocol before it is written, part by part.
///
/// Faults change these parts, so that a fault is as narrow as its name says.
struct PlannedSignal: Sendable {
  // Who and when.
  /// The association of the scenario, by its place, and what it speaks.
  var association: Int
  var protocolName: String
  /// What the scenario calls the step, and the script.
  var name: String?
  var group: String?
  var sender: ProtocolSide
  /// Nanoseconds since 1970, UTC, as seen at the end that opened the association.
  var sent: Int64
  /// What the message is, and of which protocol; faults leave it alone.
  var message: ProtocolMessage
  var schema: ProtocolSchema

  // What is in it.
  var procedureCode: Int
  var criticality: Criticality
  var elements: [Element]
  /// Changes of the octets when all else is written.
  var edits: [OctetEdit] = []

  // SCTP.
  var stream: Int
  var payloadProtocol: UInt32
  /// Whether the packet is in the capture; if not, it was lost on the way to the place of the capture.
  var isCaptured = true
  var hasRightChecksum = true

  // What comes of it.
  var companions: [Companion] = []
  /// Whether the other end says nothing to it, and the script is over.
  var isUnanswered = false
  /// Whether the scenario keeps it in reserve, and whether it is sent.
  var isSpare = false
  var isSent = true
  /// Nanoseconds to the next message of the script; nil: as the script says.
  var nextPause: Int64?
  /// Ids that the UE has from this message on.
  var ueIDs: [ProtocolSide: UInt64] = [:]
  /// The names of the faults that hit it.
  var faults: [String] = []

  struct Element: Equatable, Sendable {
    var id: Int
    var criticality: Criticality
    var value: PackedValue
  }

  /// A change that the encoder would not make.
  enum OctetEdit: Equatable, Sendable {
    /// The PDU ends so many octets before its end.
    case cut(Int)
    /// Bits of an octet are set.
    case set(bits: UInt8, at: Int)
    /// An octet is another one.
    case replace(at: Int, UInt8)
    /// The length of the first IE takes two octets though one would do. X.691, 11.9.3.6.
    case lengthenLength
  }

  /// Another message that is sent because of a fault.
  struct Companion: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// The same message.
      case again
      /// The same message with the next transaction id.
      case withAnotherTransaction
      /// A message of the library.
      case extra(String)
    }

    var kind: Kind
    /// Nanoseconds from the message to it; negative: before it.
    var delay: Int64
  }
}

extension PlannedSignal {
  /// The IE with an id; nil: there is none.
  subscript(_ id: Int) -> PackedValue? {
    get { elements.first { $0.id == id }?.value }
    set {
      guard let place = elements.firstIndex(where: { $0.id == id }), let newValue else { return }
      elements[place].value = newValue
    }
  }

  /// Whether it answers another message.
  var isOutcome: Bool { message.role != .initiatingMessage }

  /// The transaction id; nil: it has none.
  var transaction: Int64? {
    get { schema.identifiers.transaction.flatMap { self[$0]?.number } }
    set { if let id = schema.identifiers.transaction, let newValue { self[id]?.number = newValue & 0xFF } }
  }

  /// The id that an end has given to its UE; nil: it is not in the message.
  func ueID(_ side: ProtocolSide) -> Int64? {
    schema.identifiers.ue.flatMap { self[$0(side)]?.number }
  }

  mutating func setUEID(_ side: ProtocolSide, _ number: Int64) {
    if let id = schema.identifiers.ue?(side) { self[id]?.number = number }
  }
}

extension PackedValue {
  /// A number, also one inside an open type.
  var number: Int64? {
    get {
      switch self {
      case .integer(let number): number
      case .contained(_, let content): content.number
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .contained(let name, .integer): self = .contained(name, .integer(newValue))
      case .integer: self = .integer(newValue)
      default: break
      }
    }
  }
}
