/// `udCompMeth`: how the samples of a PRB are compressed. CUS 8.3.3.13.
///
/// Code points that the table reserves are kept as they were sent.
public enum CompressionMethod: Hashable, Sendable {
  /// 0: fixed point, no compression.
  case none
  /// 1: one exponent per PRB.
  case blockFloatingPoint
  /// 2: one scale factor per PRB.
  case blockScaling
  /// 3: companding with a shift per PRB.
  case muLaw
  /// 4: modulation compression, downlink only.
  case modulation
  /// 5: block floating point, a mask of the sent REs in each PRB.
  case blockFloatingPointSelective
  /// 6: modulation compression, a mask of the sent REs in each PRB.
  case modulationSelective
  /// 7: block floating point, two masks of the sent REs in the section header.
  case blockFloatingPointSectionMasks
  /// 8: modulation compression, two masks of the sent REs in the section header.
  case modulationSectionMasks
  /// 9 to 15: reserved.
  case unknown(UInt8)

  /// The methods that the table defines, in the order of their code points.
  public static let known: [CompressionMethod] = (0...8).map { CompressionMethod(rawValue: $0) }

  public init(rawValue: UInt8) {
    self =
      switch rawValue {
      case 0: .none
      case 1: .blockFloatingPoint
      case 2: .blockScaling
      case 3: .muLaw
      case 4: .modulation
      case 5: .blockFloatingPointSelective
      case 6: .modulationSelective
      case 7: .blockFloatingPointSectionMasks
      case 8: .modulationSectionMasks
      default: .unknown(rawValue)
      }
  }

  /// The code point, 4 bits on the wire.
  public var rawValue: UInt8 {
    switch self {
    case .none: 0
    case .blockFloatingPoint: 1
    case .blockScaling: 2
    case .muLaw: 3
    case .modulation: 4
    case .blockFloatingPointSelective: 5
    case .modulationSelective: 6
    case .blockFloatingPointSectionMasks: 7
    case .modulationSectionMasks: 8
    case .unknown(let rawValue): rawValue
    }
  }

  /// Whether the method exists in the downlink alone.
  public var isDownlinkOnly: Bool {
    switch self {
    case .modulation, .modulationSelective, .modulationSectionMasks: true
    default: false
    }
  }
}

extension CompressionMethod: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none: "no compression"
    case .blockFloatingPoint: "block floating point"
    case .blockScaling: "block scaling"
    case .muLaw: "mu-law"
    case .modulation: "modulation compression"
    case .blockFloatingPointSelective: "block floating point with selective REs"
    case .modulationSelective: "modulation compression with selective REs"
    case .blockFloatingPointSectionMasks: "block floating point with RE masks in the section"
    case .modulationSectionMasks: "modulation compression with RE masks in the section"
    case .unknown(let rawValue): "reserved method \(rawValue)"
    }
  }
}
