/// Method 0: no compression, samples of fixed width. CUS 8.3.3.13.
///
///     12 × | I W | Q W |                    W = 1 to 16, two's complement
///
/// A component keeps the W most significant of 16 bits: compression loses less than 2^(16 − W), downwards, and
/// with W = 16 nothing.
enum FixedPoint {
  /// Reads a resource block whose components are scaled back to 16 bits.
  static func decompress(_ bytes: Span<UInt8>, at offset: Int, width: Int, into samples: inout PRBSamples) {
    PackedSamples.read(bytes, at: offset, width: width, into: &samples)
    let shift = Int32(16 &- width)
    for index in 0..<24 { samples.components[index] &<<= shift }
  }

  /// Writes a resource block; components outside of 16 bits saturate.
  static func compress(
    _ samples: PRBSamples, width: Int, to bytes: inout MutableSpan<UInt8>, at offset: Int
  ) {
    var codes = PRBSamples()
    let shift = Int32(16 &- width)
    let components = samples.components.span
    for index in 0..<24 { codes.components[index] = components[index].saturated(bits: 16) &>> shift }
    PackedSamples.write(codes, .all, width: width, to: &bytes, at: offset)
  }
}

extension Int32 {
  /// The nearest number that has so many bits (1 to 32) in two's complement.
  @inline(__always)
  func saturated(bits: Int) -> Int32 {
    let limit = Int32.max &>> Int32(32 &- bits)
    return Swift.min(Swift.max(self, ~limit), limit)
  }
}
