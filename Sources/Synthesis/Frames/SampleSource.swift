import Fronthaul
import Wire

/// Makes the samples of PRBs: QPSK in the downlink, QPSK under noise in the uplink.
///
/// The samples of a PRB depend on the seed and on its place alone, not on what else is sent.
struct SampleSource {
  let seed: UInt64

  /// Peak of a QPSK component, and of the noise.
  private static let amplitude = 5_000
  private static let noise = 900

  /// The PRBs of a section, compressed.
  func prbs(
    _ section: PlannedSection, of message: PlannedMessage, _ compression: CompressionHeader
  ) throws(WireError) -> [UInt8] {
    let codec = try PRBCodec(compression)
    var bytes = [UInt8](repeating: 0, count: section.prbCount * compression.bytesPerPRB())
    var space = bytes.mutableSpan
    var offset = 0
    let time = message.time
    let place = [
      UInt64(bitPattern: time.frame), UInt64(time.subframe * 64 + time.slot), UInt64(time.symbol),
      UInt64(message.eAxC), message.isDownlink ? 1 : 0,
    ]
    for prb in 0..<section.prbCount {
      var random = SeededRandom(seed, at: place + [UInt64(section.startPrb + prb)])
      let samples = samples(isDownlink: message.isDownlink, &random)
      offset = try codec.compress(samples, to: &space, at: offset)
    }
    return bytes
  }

  private func samples(isDownlink: Bool, _ random: inout SeededRandom) -> PRBSamples {
    // One level per PRB, so that exponents differ.
    let level = Self.amplitude >> random.number(0...2)
    let signs = random.next()
    return PRBSamples { index in
      var value = signs >> UInt64(index) & 1 == 0 ? level : -level
      if !isDownlink { value += random.number(-Self.noise...Self.noise) }
      return Int32(value)
    }
  }
}
