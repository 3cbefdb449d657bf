/// Methods 1, 5 and 7: block floating point, one exponent for the samples of a PRB. CUS Annex A.1, 8.3.3.15.
///
///     method 1:  | reserved 4 | exponent 4 | 12 × (I, Q) |
///     method 5:  | sReSMask 11…8 | exponent 4 | sReSMask 7…0 | (I, Q) of the REs in the mask |
///     method 7:  | reserved 4 | exponent 4 | (I, Q) of the REs in the section's mask |
///
/// A component is mantissa × 2^exponent, the mantissa of W bits in two's complement. Any exponent of 0 to 15
/// is legal on the wire: products beyond 24 bits saturate.
///
/// The compressor takes the smallest exponent with which the mantissas fit (16 − W at most for samples of 16
/// bits) and rounds downwards: it loses 0 to 2^exponent − 1. What it made is made again from its
/// decompression, byte by byte.
enum BlockFloatingPoint {
  /// Reads the samples behind `udCompParam`.
  static func decompress(
    _ bytes: Span<UInt8>, at offset: Int, width: Int, exponent: UInt8, into samples: inout PRBSamples
  ) {
    PackedSamples.read(bytes, at: offset, width: width, into: &samples)
    let shift = Int32(exponent)
    for index in 0..<24 { samples.components[index] &<<= shift }
    guard width &+ Int(exponent) > 24 else { return }
    for index in 0..<24 { samples.components[index] = samples.components[index].saturated(bits: 24) }
  }

  /// The smallest exponent, up to 15, with which all components that are sent fit `width` bits.
  static func exponent(of samples: PRBSamples, _ sent: SelectiveREMask, width: Int) -> UInt8 {
    var bits: Int32 = 0
    let components = samples.components.span
    for index in 0..<24 where sent.contains(index / 2) {
      // −2^k needs no more bits than 2^k − 1. The longest of all is as long as all of them joined.
      bits |= components[index] ^ components[index] &>> 31
    }
    return UInt8(min(15, max(0, 33 - bits.leadingZeroBitCount - width)))
  }

  /// Writes the samples behind `udCompParam`, those of the resource elements that are sent.
  static func compress(
    _ samples: PRBSamples, _ sent: SelectiveREMask, width: Int, exponent: UInt8,
    to bytes: inout MutableSpan<UInt8>, at offset: Int
  ) {
    var codes = PRBSamples()
    let shift = Int32(exponent)
    let components = samples.components.span
    for index in 0..<24 {
      // Only components of more than 16 bits can need a larger exponent than there is.
      codes.components[index] = (components[index] &>> shift).saturated(bits: width)
    }
    PackedSamples.write(codes, sent, width: width, to: &bytes, at: offset)
  }
}
