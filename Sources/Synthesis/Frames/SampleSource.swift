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
  ///
  /// Methods other than 0 and 1 are not synthesised: the scenario reader refuses them.
  func prbs(of section: UPlaneContent.Section, in message: PlannedMessage) -> [UInt8] {
    var writer = ByteWriter()
    let time = message.time
    let isDownlink = message.isDownlink == true
    let compression = section.compression
    let place = [
      UInt64(bitPattern: time.frame), UInt64(time.subframe * 64 + time.slot), UInt64(time.symbol),
      UInt64(message.eAxC), isDownlink ? 1 : 0,
    ]
    for prb in 0..<section.prbCount {
      var random = SeededRandom(seed, at: place + [UInt64(section.startPrb + prb)])
      let samples = samples(isDownlink: isDownlink, &random)
      if compression.method == .blockFloatingPoint {
        BlockFloatingPoint.compress(samples.span, width: compression.width, into: &writer)
      } else {
        FixedPoint.compress(samples.span, width: compression.width, into: &writer)
      }
    }
    return writer.bytes
  }

  private func samples(isDownlink: Bool, _ random: inout SeededRandom) -> [Int16] {
    // One level per PRB, so that exponents differ.
    let level = Self.amplitude >> random.number(0...2)
    let signs = random.next()
    return (0..<24).map { index in
      var value = signs >> UInt64(index) & 1 == 0 ? level : -level
      if !isDownlink { value += random.number(-Self.noise...Self.noise) }
      return Int16(clamping: value)
    }
  }
}
