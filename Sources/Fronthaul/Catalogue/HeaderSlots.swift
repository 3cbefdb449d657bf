public import Events

/// The fields that every fronthaul event has: the frame, the eCPRI header, the eAxC, the radio time.
///
/// Slots 0 to 15 belong to the frame, 16 to 31 to eCPRI and the eAxC, 32 to 47 to the application header;
/// 48 to 63 to what else a C- or U-plane message has, 64 to 95 to its section, 96 to 127 to the extension.
public enum HeaderSlot {
  @inlinable public static var frameNumber: FieldSlot { FrameSlot.frameNumber }
  @inlinable public static var captureTime: FieldSlot { FrameSlot.captureTime }
  @inlinable public static var frameDeviation: FieldSlot { FieldSlot(2) }
  @inlinable public static var originalLength: FieldSlot { FieldSlot(3) }
  @inlinable public static var source: FieldSlot { FieldSlot(4) }
  @inlinable public static var destination: FieldSlot { FieldSlot(5) }
  @inlinable public static var vlanId: FieldSlot { FieldSlot(6) }
  @inlinable public static var vlanPriority: FieldSlot { FieldSlot(7) }
  @inlinable public static var vlanTags: FieldSlot { FieldSlot(8) }
  @inlinable public static var sender: FieldSlot { FrameSlot.sender }
  @inlinable public static var capture: FieldSlot { FrameSlot.capture }
  @inlinable public static var receiver: FieldSlot { FrameSlot.receiver }
  @inlinable public static var encapsulation: FieldSlot { FieldSlot(12) }
  @inlinable public static var messageOffset: FieldSlot { FieldSlot(13) }
  @inlinable public static var trailingBytes: FieldSlot { FieldSlot(14) }
  @inlinable public static var trailingNonZero: FieldSlot { FieldSlot(15) }

  @inlinable public static var ecpriVersion: FieldSlot { FieldSlot(16) }
  @inlinable public static var ecpriReserved: FieldSlot { FieldSlot(17) }
  @inlinable public static var ecpriConcatenation: FieldSlot { FieldSlot(18) }
  @inlinable public static var ecpriMessage: FieldSlot { FieldSlot(19) }
  @inlinable public static var ecpriPayload: FieldSlot { FieldSlot(20) }
  @inlinable public static var availableBytes: FieldSlot { FieldSlot(21) }
  @inlinable public static var messageIndex: FieldSlot { FieldSlot(22) }
  @inlinable public static var concatenationFollowed: FieldSlot { FieldSlot(23) }
  @inlinable public static var eAxC: FieldSlot { FieldSlot(24) }
  @inlinable public static var duPort: FieldSlot { FieldSlot(25) }
  @inlinable public static var bandSector: FieldSlot { FieldSlot(26) }
  @inlinable public static var cc: FieldSlot { FieldSlot(27) }
  @inlinable public static var ruPort: FieldSlot { FieldSlot(28) }
  @inlinable public static var sequenceId: FieldSlot { FieldSlot(29) }
  @inlinable public static var eBit: FieldSlot { FieldSlot(30) }
  @inlinable public static var subsequenceId: FieldSlot { FieldSlot(31) }

  @inlinable public static var dataDirection: FieldSlot { FieldSlot(32) }
  @inlinable public static var payloadVersion: FieldSlot { FieldSlot(33) }
  @inlinable public static var filterIndex: FieldSlot { FieldSlot(34) }
  @inlinable public static var frameId: FieldSlot { FieldSlot(35) }
  @inlinable public static var subframeId: FieldSlot { FieldSlot(36) }
  @inlinable public static var slotId: FieldSlot { FieldSlot(37) }
  /// `symbolId` of the U-plane, `startSymbolId` of the C-plane.
  @inlinable public static var symbolId: FieldSlot { FieldSlot(38) }
  @inlinable public static var radioSlot: FieldSlot { FieldSlot(39) }
  @inlinable public static var radioAdvance: FieldSlot { FieldSlot(40) }
  @inlinable public static var sequenceCounter: FieldSlot { FieldSlot(41) }
  @inlinable public static var wellFormed: FieldSlot { FieldSlot(42) }
  @inlinable public static var defect: FieldSlot { FieldSlot(43) }
  @inlinable public static var defectOffset: FieldSlot { FieldSlot(44) }
  @inlinable public static var slotsPerSubframe: FieldSlot { FieldSlot(45) }
  @inlinable public static var carrierPrbs: FieldSlot { FieldSlot(46) }
  @inlinable public static var senderRole: FieldSlot { FieldSlot(47) }
  /// The last of the slots that a C- or U-plane message has for itself.
  @inlinable public static var unitPair: FieldSlot { FieldSlot(63) }
  @inlinable public static var previousTime: FieldSlot { FieldSlot(125) }
}
