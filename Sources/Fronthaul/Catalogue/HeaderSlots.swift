public import Events

/// The fields that every fronthaul event has: the frame, the eCPRI header, the eAxC, the radio time.
///
/// Slots 0 to 15 belong to the frame, 16 to 31 to eCPRI and the eAxC, 32 to 47 to the application header;
/// 48 to 63 to what else a C- or U-plane message has, 64 to 95 to its section, 96 to 127 to the extension.
public enum HeaderSlot {
  public static let frameNumber = FrameSlot.frameNumber
  public static let captureTime = FrameSlot.captureTime
  public static let frameDeviation = FieldSlot(2)
  public static let originalLength = FieldSlot(3)
  public static let source = FieldSlot(4)
  public static let destination = FieldSlot(5)
  public static let vlanId = FieldSlot(6)
  public static let vlanPriority = FieldSlot(7)
  public static let vlanTags = FieldSlot(8)
  public static let sender = FrameSlot.sender
  public static let capture = FrameSlot.capture
  public static let receiver = FrameSlot.receiver
  public static let encapsulation = FieldSlot(12)
  public static let messageOffset = FieldSlot(13)
  public static let trailingBytes = FieldSlot(14)
  public static let trailingNonZero = FieldSlot(15)

  public static let ecpriVersion = FieldSlot(16)
  public static let ecpriReserved = FieldSlot(17)
  public static let ecpriConcatenation = FieldSlot(18)
  public static let ecpriMessage = FieldSlot(19)
  public static let ecpriPayload = FieldSlot(20)
  public static let availableBytes = FieldSlot(21)
  public static let messageIndex = FieldSlot(22)
  public static let concatenationFollowed = FieldSlot(23)
  public static let eAxC = FieldSlot(24)
  public static let duPort = FieldSlot(25)
  public static let bandSector = FieldSlot(26)
  public static let cc = FieldSlot(27)
  public static let ruPort = FieldSlot(28)
  public static let sequenceId = FieldSlot(29)
  public static let eBit = FieldSlot(30)
  public static let subsequenceId = FieldSlot(31)

  public static let dataDirection = FieldSlot(32)
  public static let payloadVersion = FieldSlot(33)
  public static let filterIndex = FieldSlot(34)
  public static let frameId = FieldSlot(35)
  public static let subframeId = FieldSlot(36)
  public static let slotId = FieldSlot(37)
  /// `symbolId` of the U-plane, `startSymbolId` of the C-plane.
  public static let symbolId = FieldSlot(38)
  public static let radioSlot = FieldSlot(39)
  public static let radioAdvance = FieldSlot(40)
  public static let sequenceCounter = FieldSlot(41)
  public static let wellFormed = FieldSlot(42)
  public static let defect = FieldSlot(43)
  public static let defectOffset = FieldSlot(44)
  public static let slotsPerSubframe = FieldSlot(45)
  public static let carrierPrbs = FieldSlot(46)
  public static let senderRole = FieldSlot(47)
}
