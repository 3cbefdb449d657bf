/// Methods 4, 6 and 8: modulation compression, the points of a constellation as small numbers; downlink only.
/// CUS Annex A.5, 8.3.3.15.
///
///     method 4:  | 12 × (I, Q) |
///     method 6:  | sReSMask 11…8 | reserved 4 | sReSMask 7…0 | (I, Q) of the REs in the mask |
///     method 8:  | (I, Q) of the REs in the section's mask |
///
/// A component is (code / 2^(W − 1) + csf × 2^−W) × scaler × √2 of full scale; shift and scaler come from the
/// C-plane (``ModulationScaling``). Decompression rounds to the nearest sample of 16 bits.
///
/// The compressor takes the nearest code. It loses half a step, scaler × √2 × 2^(15 − W), and 1 for rounding;
/// components beyond the outermost code saturate. What it made is made again from its decompression as long
/// as a step is larger than 2.
enum ModulationCompression {
  /// Reads the samples behind `udCompParam`.
  static func decompress(
    _ bytes: Span<UInt8>, at offset: Int, width: Int, _ scaling: ModulationScaling,
    into samples: inout PRBSamples
  ) {
    PackedSamples.read(bytes, at: offset, width: width, into: &samples)
    let places = Int64(16 &+ width)
    let half: Int64 = 1 &<< (places &- 1)
    let shifts = scaling.shifts.span
    let gains = scaling.gains.span
    for index in 0..<24 {
      let level = samples.components[index] &<< 1 &+ shifts[index / 2]
      let product = Int64(level) &* gains[index / 2]
      samples.components[index] = Int32(truncatingIfNeeded: (product &+ half) &>> places)
    }
    guard samples.sent != .all else { return }
    // A shift must not make something of what was not sent.
    for index in 0..<24 where !samples.sent.contains(index / 2) { samples.components[index] = 0 }
  }

  /// Writes the samples behind `udCompParam`, those of the resource elements that are sent.
  static func compress(
    _ samples: PRBSamples, _ sent: SelectiveREMask, width: Int, _ scaling: ModulationScaling,
    to bytes: inout MutableSpan<UInt8>, at offset: Int
  ) {
    var codes = PRBSamples()
    let unit = Double(1 << (16 + width))
    let limit = Double(1 << (width - 1))
    let components = samples.components.span
    let shifts = scaling.shifts.span
    let gains = scaling.gains.span
    for index in 0..<24 where gains[index / 2] > 0 {
      let level = Double(components[index]) * unit / Double(gains[index / 2])
      let code = max(-limit, min(limit - 1, (level - Double(shifts[index / 2])) / 2))
      // Not negative any more, so that the conversion rounds to the nearest.
      codes.components[index] = Int32(code + limit + 0.5) - Int32(limit)
    }
    PackedSamples.write(codes, sent, width: width, to: &bytes, at: offset)
  }
}
