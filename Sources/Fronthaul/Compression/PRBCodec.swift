public import Wire

/// Compresses and decompresses the PRBs of a section, by its `udCompHdr`. CUS 8.3.3.13, 8.3.3.15, Annex A.
///
///     | udCompParam 0, 8 or 16 | samples of the REs that are sent | zeros to the byte |
///
/// A codec is made once for a section (or for an endpoint with a static header) and used for each of its
/// PRBs. It holds no reference and allocates nothing:
///
///     let codec = try PRBCodec(CompressionHeader(.blockFloatingPoint, width: 9))
///     var samples = PRBSamples()
///     var offset = section.dataOffset
///     for _ in 0..<section.prbCount {
///       offset = try codec.decompress(bytes, at: offset, into: &samples)
///     }
///
/// ``PRBWalk`` does this for a section, masks in its header included. What each method loses is told by
/// ``BlockFloatingPoint`` and its siblings.
public struct PRBCodec: Sendable {
  /// Method and width.
  public let compression: CompressionHeader
  /// Shift and scaler of modulation compression, from the C-plane.
  public let scaling: ModulationScaling

  private let method: CompressionMethod
  private let width: Int

  /// - Throws: `badValue` for a reserved method, whose layout is not known, and for a width that the method
  ///   does not have (µ-law below 4 bits). The offset counts from `udCompHdr`.
  public init(
    _ compression: CompressionHeader, scaling: ModulationScaling = .unscaled
  ) throws(WireError) {
    self.compression = compression
    self.scaling = scaling
    method = compression.method
    width = compression.width
    guard compression.isKnown else { throw WireError(.badValue, at: 0, "udCompMeth \(compression)") }
    guard method != .muLaw || width >= MuLaw.minimumWidth else {
      throw WireError(.badValue, at: 0, "udIqWidth \(compression)")
    }
  }

  /// Reads the PRB that begins at `offset`.
  ///
  /// - Parameters:
  ///   - sectionMask: methods 7 and 8: the mask of the section header that is in force for the PRB
  ///     (``UPlaneSection/sReSMask(ofPRB:)``); not used by the others.
  ///   - samples: overwritten, its ``PRBSamples/sent`` included; left as it was by an error.
  /// - Returns: the byte behind the PRB.
  /// - Throws: `truncated` where the bytes end inside it.
  @discardableResult
  public func decompress(
    _ bytes: Span<UInt8>, at offset: Int, sectionMask: SelectiveREMask = .all, into samples: inout PRBSamples
  ) throws(WireError) -> Int {
    let parameterBytes = compression.parameterBytes
    guard offset >= 0, bytes.count &- offset >= parameterBytes else {
      throw .truncated(at: offset, "udCompParam")
    }
    let parameter = parameterBytes > 0 ? bytes[offset] : 0
    var sent = SelectiveREMask.all
    if compression.hasPRBMasks {
      sent = SelectiveREMask(rawValue: UInt16(parameter & 0xF0) << 4 | UInt16(bytes[offset &+ 1]))
    } else if compression.hasSectionMasks {
      sent = sectionMask
    }
    let data = offset &+ parameterBytes
    let end = data &+ (sent == .all ? 3 &* width : PackedSamples.byteCount(sent.count, width: width))
    guard end <= bytes.count else { throw .truncated(at: data, "PRB") }
    samples.sent = sent
    switch method {
    case .none: FixedPoint.decompress(bytes, at: data, width: width, into: &samples)
    case .blockFloatingPoint, .blockFloatingPointSelective, .blockFloatingPointSectionMasks:
      BlockFloatingPoint.decompress(
        bytes, at: data, width: width, exponent: parameter & 15, into: &samples)
    case .blockScaling:
      BlockScaling.decompress(bytes, at: data, width: width, scaler: parameter, into: &samples)
    case .muLaw: MuLaw.decompress(bytes, at: data, width: width, shift: parameter & 15, into: &samples)
    case .modulation, .modulationSelective, .modulationSectionMasks:
      ModulationCompression.decompress(bytes, at: data, width: width, scaling, into: &samples)
    case .unknown: throw Self.reserved(method, at: offset)
    }
    return end
  }

  /// Writes a PRB to the bytes at `offset` on.
  ///
  /// The methods with selective RE sending write the resource elements that are ``PRBSamples/sent``; 5 and 6
  /// put the mask in front of them, with 7 and 8 it is for the caller to put it into the section header. The
  /// other methods write all.
  ///
  /// - Returns: the byte behind the PRB, which has ``CompressionHeader/bytesPerPRB(resourceElements:)`` bytes.
  /// - Throws: `truncated` where there is no room for it.
  @discardableResult
  public func compress(
    _ samples: PRBSamples, to bytes: inout MutableSpan<UInt8>, at offset: Int
  ) throws(WireError) -> Int {
    let parameterBytes = compression.parameterBytes
    let sent = compression.hasFixedSize ? .all : samples.sent
    let size = parameterBytes &+ PackedSamples.byteCount(sent.count, width: width)
    guard offset >= 0, bytes.count &- offset >= size else { throw .truncated(at: offset, "PRB") }
    let data = offset &+ parameterBytes
    var parameter: UInt8 = 0
    switch method {
    case .none: FixedPoint.compress(samples, width: width, to: &bytes, at: data)
    case .blockFloatingPoint, .blockFloatingPointSelective, .blockFloatingPointSectionMasks:
      let exponent = BlockFloatingPoint.exponent(of: samples, sent, width: width)
      parameter = exponent
      BlockFloatingPoint.compress(
        samples, sent, width: width, exponent: exponent, to: &bytes, at: data)
    case .blockScaling:
      parameter = BlockScaling.scaler(of: samples)
      BlockScaling.compress(samples, width: width, scaler: parameter, to: &bytes, at: data)
    case .muLaw:
      let shift = MuLaw.shift(of: samples)
      parameter = UInt8(truncatingIfNeeded: width << 4) | shift
      MuLaw.compress(samples, width: width, shift: shift, to: &bytes, at: data)
    case .modulation, .modulationSelective, .modulationSectionMasks:
      ModulationCompression.compress(samples, sent, width: width, scaling, to: &bytes, at: data)
    case .unknown: throw Self.reserved(method, at: offset)
    }
    if compression.hasPRBMasks {
      bytes[offset] = UInt8(sent.rawValue >> 8) << 4 | parameter
      bytes[offset &+ 1] = UInt8(truncatingIfNeeded: sent.rawValue)
    } else if parameterBytes > 0 {
      bytes[offset] = parameter
    }
    return offset &+ size
  }

  @inline(never)
  private static func reserved(_ method: CompressionMethod, at offset: Int) -> WireError {
    WireError(.badValue, at: offset, "udCompMeth \(method)")
  }
}
