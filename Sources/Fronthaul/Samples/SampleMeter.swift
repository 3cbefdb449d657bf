internal import Wire

/// Measures the samples of sections without keeping them.
///
/// Method 0 and block floating point, which nearly all traffic has, are measured as they stand on the wire
/// (``MantissaMeter``); for the others each resource block is decompressed.
public enum SampleMeter {
  /// Measures the resource blocks that lie between two bytes.
  ///
  /// - Parameters:
  ///   - section: says how they are compressed.
  ///   - data: where the first begins in `bytes`; the blocks that the bytes do not hold are left out.
  public static func measure(_ bytes: Span<UInt8>, _ section: UPlaneSection, at data: Int) -> SampleStatistics
  {
    var statistics = SampleStatistics()
    let header = section.compression
    let size = header.bytesPerPRB()
    switch header.method {
    case .none, .blockFloatingPoint:
      let count = min(section.prbCount, max(0, bytes.count &- data) / size)
      guard count > 0 else { break }
      MantissaMeter.measure(bytes.extracting(data..<(data &+ count &* size)), header, into: &statistics)
    default:
      decompress(bytes, section, at: data, into: &statistics)
    }
    return statistics
  }

  /// Whether taking the samples to another thread saves no time: of the widths that ``BitPacking`` reads with whole
  /// vectors, a processor measures as many bytes in a second as it copies.
  static func isAsFastAsCopying(_ header: CompressionHeader) -> Bool {
    switch header.method {
    case .none, .blockFloatingPoint: header.width == 8 || header.width == 9 || header.width == 16
    default: false
    }
  }

  @inline(never)
  private static func decompress(
    _ bytes: Span<UInt8>, _ section: UPlaneSection, at data: Int, into statistics: inout SampleStatistics
  ) {
    guard let codec = try? PRBCodec(section.compression) else { return }
    let method = section.compression.method
    var samples = PRBSamples()
    var offset = data
    for index in 0..<section.prbCount {
      let parameter = offset < bytes.count ? bytes[offset] & 15 : 0
      guard
        let next = try? codec.decompress(
          bytes, at: offset, sectionMask: section.sReSMask(ofPRB: index), into: &samples)
      else { return }
      statistics.add(samples, step: method.step(width: section.compression.width, exponent: Int(parameter)))
      if method.hasExponent { statistics.exponents[Int(parameter)] &+= 1 }
      offset = next
    }
    if method.isDownlinkOnly {
      statistics.hasForeignScale = true
      statistics.saturated = 0
    }
  }
}

extension CompressionMethod {
  /// Whether `udCompParam` holds an exponent.
  fileprivate var hasExponent: Bool {
    switch self {
    case .blockFloatingPoint, .blockFloatingPointSelective, .blockFloatingPointSectionMasks: true
    default: false
    }
  }

  /// The logarithm of the distance between a component at the end of 16 bits and the one next to it.
  fileprivate func step(width: Int, exponent: Int) -> Int {
    switch self {
    case .muLaw: max(0, 18 - width)
    case .blockScaling: 16 - width
    default: hasExponent ? exponent : 0
    }
  }
}

extension SampleStatistics {
  /// Takes in a resource block that was decompressed.
  ///
  /// - Parameter step: the logarithm of the distance between neighbouring components: the last one within 16 bits is
  ///   taken as saturated.
  mutating func add(_ samples: PRBSamples, step: Int) {
    let components = samples.components.span
    let highest = Int64((32_767 >> step) << step)
    var total: UInt64 = 0
    var isConstant = true
    var first: Int?
    for element in 0..<12 where samples.sent.contains(element) {
      let (i, q) = (Int64(components[2 &* element]), Int64(components[2 &* element &+ 1]))
      let power = UInt64(i &* i &+ q &* q)
      total &+= power
      peak = max(peak, power)
      for component in [i, q] where component >= highest || component <= -32_768 { saturated += 1 }
      if let first,
        components[2 &* first] != components[2 &* element]
          || components[2 &* first &+ 1] != components[2 &* element &+ 1]
      {
        isConstant = false
      }
      if first == nil { first = element }
    }
    blocks += 1
    elements += samples.sent.count
    energy &+= UInt128(total)
    if total == 0 { zeroBlocks += 1 } else if isConstant { constantBlocks += 1 }
  }
}
