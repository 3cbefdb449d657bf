internal import Events

/// Slots of every F1-U event: 0 to 15 belong to the frame, 16 to 47 to the GTP-U message and its tunnel, 48 to 63
/// to its container, 64 to 111 to the PDU in it, 112 to 127 to an item of a list.
enum MessageSlot {
  static var originalLength: FieldSlot { FieldSlot(2) }
  static var sourcePort: FieldSlot { FieldSlot(3) }
  static var destinationPort: FieldSlot { FieldSlot(4) }
  static var messageOffset: FieldSlot { FieldSlot(13) }

  static var version: FieldSlot { FieldSlot(16) }
  static var protocolType: FieldSlot { FieldSlot(17) }
  static var spare: FieldSlot { FieldSlot(18) }
  static var extensionFlag: FieldSlot { FieldSlot(19) }
  static var sequenceFlag: FieldSlot { FieldSlot(20) }
  static var nPDUFlag: FieldSlot { FieldSlot(21) }
  static var messageType: FieldSlot { FieldSlot(22) }
  static var length: FieldSlot { FieldSlot(23) }
  static var teid: FieldSlot { FieldSlot(24) }
  static var sequenceNumber: FieldSlot { FieldSlot(25) }
  static var nPDUNumber: FieldSlot { FieldSlot(26) }
  static var availableBytes: FieldSlot { FieldSlot(27) }
  static var extensionCount: FieldSlot { FieldSlot(28) }
  static var containerCount: FieldSlot { FieldSlot(29) }
  static var payloadBytes: FieldSlot { FieldSlot(30) }
  static var elementCount: FieldSlot { FieldSlot(31) }
  static var errorTEID: FieldSlot { FieldSlot(32) }
  static var hasPeerAddress: FieldSlot { FieldSlot(33) }
  static var wellFormed: FieldSlot { FieldSlot(34) }
  static var defect: FieldSlot { FieldSlot(35) }
  static var defectOffset: FieldSlot { FieldSlot(36) }

  static var tunnel: FieldSlot { FieldSlot(37) }
  static var fromCU: FieldSlot { FieldSlot(38) }
  static var tunnelKnown: FieldSlot { FieldSlot(39) }
  static var tunnelReleased: FieldSlot { FieldSlot(40) }
  static var tunnelOwner: FieldSlot { FieldSlot(41) }
  static var association: FieldSlot { FieldSlot(42) }
  static var ue: FieldSlot { FieldSlot(43) }
  static var bearer: FieldSlot { FieldSlot(44) }
  static var afterEndMarker: FieldSlot { FieldSlot(45) }

  static var containerOffset: FieldSlot { FieldSlot(48) }
  static var containerBytes: FieldSlot { FieldSlot(49) }
  static var pduType: FieldSlot { FieldSlot(50) }
  static var paddingBytes: FieldSlot { FieldSlot(51) }
  static var paddingNonZero: FieldSlot { FieldSlot(52) }

  static var itemIndex: FieldSlot { FieldSlot(112) }
  static var itemOffset: FieldSlot { FieldSlot(113) }
}
