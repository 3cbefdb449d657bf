import Fronthaul
import Wire

/// Makes the samples of resource blocks: QPSK, QPSK under noise, or noise, at a stated level.
///
/// All arithmetic is of integers, or of floating point without library functions, so that every machine makes
/// the same samples.
struct SampleSource {
  private let source: Scenario.SignalSource
  /// Of a component of a QPSK symbol, and of the noise (standard deviation).
  private let amplitude: Double
  private let noise: Double

  init(_ source: Scenario.SignalSource) {
    self.source = source
    let total = Self.magnitude(ofLevel: source.level)
    switch source.kind {
    case .qpsk:
      amplitude = total
      noise = source.signalToNoise.map { total * Self.ratio(ofDecibel: -$0) } ?? 0
    case .noise:
      amplitude = 0
      noise = total
    case .silence:
      amplitude = 0
      noise = 0
    }
  }

  /// Of I or of Q, whose powers are equal, for so many dB of both against a sample of magnitude 2^15.
  static func magnitude(ofLevel level: Int) -> Double { 32_768 * 0.5.squareRoot() * ratio(ofDecibel: level) }

  /// 10^(dB / 20).
  private static func ratio(ofDecibel decibel: Int) -> Double {
    // The twentieth roots of 10 and of 1/10.
    let step = decibel < 0 ? 0.891_250_938_133_745_6 : 1.122_018_454_301_963_3
    return (0..<abs(decibel)).reduce(1) { product, _ in product * step }
  }

  /// A resource block.
  /// - Parameter sent: the resource elements that are sent; the others are 0.
  func samples(_ sent: SelectiveREMask, _ random: inout SeededRandom) -> PRBSamples {
    let signs = random.next()
    var samples = PRBSamples()
    samples.sent = sent
    for index in 0..<24 where sent.contains(index / 2) {
      var value = signs >> UInt64(index) & 1 == 0 ? amplitude : -amplitude
      if noise > 0 { value += noise * Self.normal(&random) }
      samples.components[index] = Int32(max(-32_768, min(32_767, value.rounded())))
    }
    return samples
  }

  /// A number of mean 0 and variance 1, nearly of normal distribution: the sum of twelve even ones.
  private static func normal(_ random: inout SeededRandom) -> Double {
    var sum = 0.0
    for _ in 0..<3 {
      let bits = random.next()
      for part in 0..<4 { sum += Double(bits >> UInt64(part * 16) & 0xFFFF) }
    }
    return sum / 65_536 - 6
  }
}
