/// Method 2: block scaling, one scale factor for the samples of a PRB. CUS Annex A.2, 8.3.3.15.
///
///     | blockScaler 8 | 12 × (I, Q) |       blockScaler: unsigned, 7 bits behind the point, 128 = 1.0
///
/// A component is code × blockScaler × 2^(9 − W), rounded downwards. Scalers above 128 are legal on the wire.
///
/// The compressor takes the scaler (m + 255) / 256 for the largest magnitude m, at least 1. It loses at most
/// blockScaler × 2^(9 − W) + 1 in either direction; where m is a multiple of 256, its codes saturate.
/// Decompression rounds, so that compressing its result again can give other codes; with a scaler of 128 it
/// gives the same.
///
/// Unvalidated: scaler and rounding follow a published implementation, not the text of the annex. Another
/// compressor may choose others; what decompression makes of its codes does not depend on that.
enum BlockScaling {
  /// Reads the samples behind `udCompParam`.
  static func decompress(
    _ bytes: Span<UInt8>, at offset: Int, width: Int, scaler: UInt8, into samples: inout PRBSamples
  ) {
    PackedSamples.read(bytes, at: offset, width: width, into: &samples)
    let factor = Int32(scaler)
    let up = Int32(max(0, 9 &- width))
    let down = Int32(max(0, width &- 9))
    for index in 0..<24 {
      samples.components[index] = ((samples.components[index] &* factor) &<< up) &>> down
    }
  }

  /// The scaler for samples of 16 bits.
  static func scaler(of samples: PRBSamples) -> UInt8 {
    var magnitude: Int32 = 0
    let components = samples.components.span
    for index in 0..<24 {
      let component = components[index].saturated(bits: 16)
      magnitude = max(magnitude, component ^ component &>> 31)
    }
    return UInt8(max(1, (magnitude + 255) >> 8))
  }

  /// Writes the samples behind `udCompParam`; components outside of 16 bits saturate.
  static func compress(
    _ samples: PRBSamples, width: Int, scaler: UInt8, to bytes: inout MutableSpan<UInt8>,
    at offset: Int
  ) {
    var codes = PRBSamples()
    let divisor = Int32(max(1, scaler))
    let shift = Int32(16 &- width)
    let components = samples.components.span
    for index in 0..<24 {
      let scaled = components[index].saturated(bits: 16) &* 128 / divisor
      codes.components[index] = (scaled &>> shift).saturated(bits: width)
    }
    PackedSamples.write(codes, .all, width: width, to: &bytes, at: offset)
  }
}
