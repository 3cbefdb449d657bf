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
    // With a mask for each resource block the upper bits are the mask's.
    let reservesBits = method.hasExponent && !section.compression.hasPRBMasks
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
      if reservesBits, offset < bytes.count, bytes[offset] & 0xF0 != 0 { statistics.reservedParameters += 1 }
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
    // Squares of 24 bits and sums of 24 of them are exact in double precision.
    let components = samples.components.span
    var (sums, most) = (SIMD4<Double>(), SIMD4<Double>())
    for quarter in 0..<3 {
      var (i, q) = (SIMD4<Double>(), SIMD4<Double>())
      for lane in 0..<4 {
        i[lane] = Double(components[8 &* quarter &+ 2 &* lane])
        q[lane] = Double(components[8 &* quarter &+ 2 &* lane &+ 1])
      }
      let powers = i * i + q * q
      sums += powers
      most.replace(with: powers, where: powers .> most)
    }
    let (total, largest) = (UInt64(sums.sum()), UInt64(most.max()))
    blocks += 1
    elements += samples.sent.count
    energy &+= UInt128(total)
    peak = max(peak, largest)
    let highest = (32_767 >> step) << step
    if largest >= UInt64(highest * highest) { saturated += samples.count(beyond: Int32(highest)) }
    if total == 0 { zeroBlocks += 1 } else if samples.isConstant(total) { constantBlocks += 1 }
  }
}

extension PRBSamples {
  /// How many components that were sent are at the highest value, or at the lowest of 16 bits, or beyond.
  @inline(never)
  fileprivate func count(beyond highest: Int32) -> Int {
    let components = components.span
    var count = 0
    for index in 0..<24 where sent.contains(index / 2) {
      if components[index] >= highest || components[index] <= -32_768 { count &+= 1 }
    }
    return count
  }

  /// Whether all resource elements that were sent, one at least, are equal.
  ///
  /// - Parameter total: the sum of their powers, which tells of nearly all blocks that they are not.
  fileprivate func isConstant(_ total: UInt64) -> Bool {
    let components = components.span
    let first = 2 &* sent.rawValue.trailingZeroBitCount
    let (i, q) = (components[first], components[first &+ 1])
    let power = Int64(i) &* Int64(i) &+ Int64(q) &* Int64(q)
    guard total == UInt64(truncatingIfNeeded: power) &* UInt64(sent.count) else { return false }
    return (0..<12).allSatisfy {
      !sent.contains($0) || (components[2 &* $0] == i && components[2 &* $0 &+ 1] == q)
    }
  }
}
