import Fronthaul

/// A U-plane message in the fields of CUS 8.3, with its samples still to be made.
struct UPlaneContent: Equatable, Sendable {
  var isDownlink: Bool
  var payloadVersion: UInt8 = 1
  var filterIndex: UInt8 = 0
  var frameId: UInt8
  var subframeId: UInt8
  var slotId: UInt8
  var symbolId: UInt8
  var sections: [Section]

  init(isDownlink: Bool, filterIndex: UInt8 = 0, at time: RadioTime, sections: [Section]) {
    self.isDownlink = isDownlink
    self.filterIndex = filterIndex
    frameId = time.frameId
    subframeId = UInt8(truncatingIfNeeded: time.subframe)
    slotId = UInt8(truncatingIfNeeded: time.slot)
    symbolId = UInt8(truncatingIfNeeded: time.symbol)
    self.sections = sections
  }

  /// A section: its header, and how its resource blocks are made.
  struct Section: Equatable, Sendable {
    var sectionId: UInt16
    /// Every other resource block.
    var rb = false
    var symInc = false
    var startPrb: Int
    /// What the header says of the first resource block, if not the truth.
    var declaredStart: Int?
    /// Resource blocks that it has; the header says 0 for more than 255.
    var prbCount: Int
    /// What the header says of their number, if not the truth.
    var declaredCount: UInt8?
    /// How the samples are compressed.
    var compression: CompressionHeader
    /// `udCompHdr` as sent; nil where the flow is static.
    var compressionHeader: CompressionHeader?
    /// The byte behind `udCompHdr`.
    var reserved: UInt8 = 0
    /// `sReSMask1` and `sReSMask2` of the methods 7 and 8; of the methods 5 and 6, the mask of every block.
    var masks: [UInt16] = []
    /// What its samples are, if not those of the cell's signal.
    var signal: OddSignal?
    /// Whether `udCompLen` is sent.
    var hasLength = false

    /// `sReSMask2`: with every other resource block it is 0, else the first mask, unless it is given. CUS 8.3.3.21.
    var secondMask: UInt16 { masks.count > 1 ? masks[1] : rb ? 0 : masks.first ?? 0xFFF }

    /// The masks of its resource blocks in turn. CUS 8.3.3.20, 8.3.3.21.
    var masksInTurn: [UInt16] {
      compression.hasSectionMasks && rb ? Array(masks.prefix(1)) : masks
    }

    init(
      sectionId: UInt16, startPrb: Int, prbCount: Int, compression: CompressionHeader, isDynamic: Bool
    ) {
      self.sectionId = sectionId
      self.startPrb = startPrb
      self.prbCount = prbCount
      self.compression = compression
      compressionHeader = isDynamic ? compression : nil
    }
  }

  /// Samples that no antenna makes.
  enum OddSignal: Equatable, Sendable {
    /// All components are at an end of their range.
    case saturated
    /// All components are 0.
    case silent
    /// All resource elements have one value.
    case constant
    /// The exponent is one that samples of 16 bits do not need.
    case exponent(UInt8)
    /// QPSK at so many dB below full scale.
    case level(Int)
  }
}
