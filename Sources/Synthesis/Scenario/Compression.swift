public import Fronthaul

extension Scenario {
  /// How a kind of U-plane traffic is compressed.
  public struct Compression: Equatable, Sendable {
    public var header: CompressionHeader
    /// Whether sections have `udCompHdr`.
    public var isDynamic: Bool
    /// Resource elements that are sent. Methods 5 and 6: of one resource block after the other, in turn;
    /// 7 and 8: `sReSMask1` and `sReSMask2`. Empty: all.
    public var masks: [UInt16] = []
    /// Whether sections have `udCompLen`.
    public var hasLength = false

    /// Bytes of the header of a section. CUS 8.3.2.
    var sectionHeaderBytes: Int {
      4 + (isDynamic ? 2 : 0) + (hasLength ? 2 : 0) + (header.hasSectionMasks ? 4 : 0)
    }

    /// The most bytes that a resource block takes.
    var largestPRB: Int {
      let elements = header.hasFixedSize ? 12 : masks.map(\.nonzeroBitCount).max() ?? 12
      return header.bytesPerPRB(resourceElements: elements)
    }
  }
}

extension CompressionMethod {
  /// What scenarios call it.
  var scenarioName: String {
    switch self {
    case .none: "none"
    case .blockFloatingPoint: "bfp"
    case .blockScaling: "block-scaling"
    case .muLaw: "mu-law"
    case .modulation: "modulation"
    case .blockFloatingPointSelective: "bfp-selective"
    case .modulationSelective: "modulation-selective"
    case .blockFloatingPointSectionMasks: "bfp-section-masks"
    case .modulationSectionMasks: "modulation-section-masks"
    case .unknown(let number): "reserved-\(number)"
    }
  }
}
