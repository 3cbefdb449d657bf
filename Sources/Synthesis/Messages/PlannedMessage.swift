import Fronthaul

/// A message before it is written: everything that its frame says, part by part.
///
/// Faults change these parts, so that a fault is as narrow as its name says.
struct PlannedMessage: Sendable {
  // Who and when.
  /// The cell of the scenario that it belongs to, by its place.
  var cell = 0
  /// What the scenario calls it, if it is one of its `messages`.
  var name: String?
  var sender: Station
  /// Nanoseconds since 1970, UTC, at the place of the capture.
  var sent: Int64
  /// The symbol on the air, the first one of a C-plane message; faults leave it alone.
  var time: RadioTime
  /// Whose samples it carries; faults leave it alone.
  var signal = SignalKind.downlink

  // Ethernet.
  var vlan: Scenario.VLAN?
  /// Whether it comes from an address that no unit of the scenario has.
  var isFromStranger = false
  /// Bytes behind the eCPRI payload that its size does not count.
  var trailer: [UInt8] = []
  /// What frames shorter than the Ethernet minimum are filled with.
  var padding: UInt8 = 0
  /// How often the frame is sent; 0: it was numbered and lost.
  var copies = 1

  // The eCPRI common header and the identifiers of messages of types 0 and 2.
  var revision: UInt8 = 1
  var reservedBits: UInt8 = 0
  /// Whether the header announces another message in the packet.
  var isConcatenated = false
  /// The message type, if it is not what the content says.
  var type: UInt8?
  /// What the payload size says more than is true; nil: it says 0.
  var sizeExcess: Int? = 0
  var eAxC: UInt16
  var sequenceId: UInt8 = 0
  var isNumbered = false
  var eBit = true
  var subsequenceId: UInt8 = 0
  /// Frames that it takes: more than one is radio transport fragmentation (CUS 5.5.3).
  var fragmentCount = 1
  /// The last ones of them that are not sent.
  var unsentFragments = 0
  /// Whether it is one of these, and which.
  var isFragment = false
  var fragment = 0

  // What is in it.
  var content: Content
  /// Bytes of the application layer that are overwritten when all else is written.
  var patches: [Patch] = []
  /// The names of the faults that hit it.
  var faults: [String] = []
  /// How many bytes of the application layer are sent; nil: all.
  var applicationBytes: Int?
  /// Bytes behind the application layer that the payload size counts.
  var excess: [UInt8] = []

  enum Content: Equatable, Sendable {
    case cPlane(CPlaneMessage)
    case uPlane(UPlaneContent)
    /// A message that is neither C- nor U-plane.
    case other(ECPRIMessage)
  }

  /// A byte that the codec would not write as it shall be sent.
  struct Patch: Equatable, Sendable {
    enum Place: Equatable, Sendable {
      /// From the start of the application layer.
      case offset(Int)
      /// From the start of a section extension: 0 is its type, 1 its length.
      case sectionExtension(section: Int, index: Int, offset: Int)
      /// From the start of a report or request: 0 is its type, 2 its length.
      case part(section: Int, index: Int, offset: Int)
    }

    var place: Place
    var byte: UInt8
  }
}

/// What is received or sent over the air.
enum SignalKind: UInt8, Sendable {
  case downlink
  case uplink
  case prach
}

/// Which end of the fronthaul sends.
enum Station: Sendable {
  case du
  case ru
}

extension PlannedMessage {
  var isUPlane: Bool {
    if case .uPlane = content { return true }
    return false
  }

  var isCPlane: Bool {
    if case .cPlane = content { return true }
    return false
  }

  /// `dataDirection`; nil for messages that have none.
  var isDownlink: Bool? {
    switch content {
    case .cPlane(let message): message["dataDirection"] == 1
    case .uPlane(let message): message.isDownlink
    case .other: nil
    }
  }

  /// Of a C-plane message.
  var sectionType: UInt8? {
    if case .cPlane(let message) = content { return message.sectionType }
    return nil
  }

  /// The eCPRI message type of the content.
  var ecpriType: UInt8 {
    switch content {
    case .cPlane: 2
    case .uPlane: 0
    case .other(let message): message.type
    }
  }

  /// The counter that numbers it; nil for messages that have no sequence number.
  var flow: MessageFlow? {
    guard let isDownlink else { return nil }
    return MessageFlow(
      cell: cell, isUPlane: isUPlane, isDownlink: isDownlink, isFromRU: sender == .ru, eAxC: eAxC)
  }
}

/// Messages that count together.
struct MessageFlow: Hashable, Sendable {
  var cell: Int
  var isUPlane: Bool
  var isDownlink: Bool
  var isFromRU: Bool
  var eAxC: UInt16
}
