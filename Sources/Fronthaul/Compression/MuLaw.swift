/// Method 3: µ-law, companding with a common shift for the samples of a PRB. CUS Annex A.3 (µ = 8), 8.3.3.15.
///
///     | compBitWidth 4 | compShift 4 | 12 × (I, Q) |       compBitWidth = udIqWidth, compShift = 0 to 7
///     component: | sign 1 | y W − 1 |                      sign and magnitude
///
/// The magnitude, shifted left by compShift, has three segments; with M = W − 1:
///
///     0 to 8191           y = a / 2^(15 − M)
///     8192 to 16383       y = a / 2^(16 − M) + 1 × 2^(M − 3)
///     16384 to 32767      y = a / 2^(17 − M) + 2 × 2^(M − 3)
///
/// The compressor takes the largest shift with which no sample leaves the 15 bits and rounds towards 0: it
/// loses less than 2^(17 − M) / 2^compShift, plus 1 for the rounding of the decompressor; −32,768 is taken as
/// −32,767. What it made is made again from its decompression, except that a negative zero becomes 0.
///
/// Unvalidated: the law follows a published implementation, not the text of the annex. It uses only the lower
/// half of the M bits, and needs M ≥ 3; larger code words are read as the law going on, and narrower ones are
/// refused. `compBitWidth` is written and not read, since senders are seen that leave it 0.
enum MuLaw {
  /// Below this, the segments can't be told apart.
  static let minimumWidth = 4

  /// Reads the samples behind `udCompParam`.
  static func decompress(
    _ bytes: Span<UInt8>, at offset: Int, width: Int, shift: UInt8, into samples: inout PRBSamples
  ) {
    PackedSamples.read(bytes, at: offset, width: width, into: &samples)
    let bits = Int32(width &- 1)
    let mask: Int32 = (1 &<< bits) &- 1
    let common = Int32(shift)
    for index in 0..<24 {
      let code = samples.components[index]
      let y = code & mask
      let segment = max(0, (y &>> (bits &- 3)) &- 1)
      let shifted = (y &- segment &<< (bits &- 3)) &<< (15 &- bits &+ segment)
      let magnitude = shifted &>> common
      samples.components[index] = code < 0 ? 0 &- magnitude : magnitude
    }
  }

  /// The largest shift, up to 7, with which samples of 16 bits keep their most significant bit.
  static func shift(of samples: PRBSamples) -> UInt8 {
    var largest: Int32 = 0
    let components = samples.components.span
    for index in 0..<24 { largest = max(largest, abs(components[index].saturated(bits: 16))) }
    return UInt8(min(7, max(0, largest.leadingZeroBitCount - 17)))
  }

  /// Writes the samples behind `udCompParam`; components outside of 16 bits saturate.
  static func compress(
    _ samples: PRBSamples, width: Int, shift: UInt8, to bytes: inout MutableSpan<UInt8>,
    at offset: Int
  ) {
    var codes = PRBSamples()
    let bits = Int32(width &- 1)
    let common = Int32(shift)
    let components = samples.components.span
    for index in 0..<24 {
      let component = components[index].saturated(bits: 16)
      let magnitude = min(abs(component) &<< common, 32_767)
      let segment = Int32(max(0, 19 &- magnitude.leadingZeroBitCount))
      let y = magnitude &>> (15 &- bits &+ segment) &+ segment &<< (bits &- 3)
      codes.components[index] = (component < 0 ? 1 &<< bits : 0) | y
    }
    PackedSamples.write(codes, .all, width: width, to: &bytes, at: offset)
  }
}
