/// Ratios of powers on the logarithmic scale, without a mathematical library: every machine gives the same.
public enum Decibels {
  /// Hundredths of a decibel, rounded to the nearest: 10 × log10 of a ratio above 0.
  public static func centibels(_ ratio: Double) -> Int64 {
    guard ratio.isNormal else { return exactCentibels(ratio) }
    let estimate = 1000 * log10of2 * estimatedLog2(ratio)
    let nearest = Int64(estimate < 0 ? estimate - 0.5 : estimate + 0.5)
    // So far from the middle between two numbers that both ways lead to the same one.
    return abs(estimate - Double(nearest)) < 0.4999 ? nearest : exactCentibels(ratio)
  }

  /// The same, always by the long way.
  @inline(never)
  static func exactCentibels(_ ratio: Double) -> Int64 { Int64((1000 * log10of2 * log2(ratio)).rounded()) }

  private static let log10of2 = 0.301_029_995_663_981_2
  private static let logEof2 = 0.693_147_180_559_945_3
  private static let squareRootOf2 = 1.414_213_562_373_095_1

  /// By the series of the inverse hyperbolic tangent, whose terms fall by a factor of nine or more.
  private static func log2(_ value: Double) -> Double {
    let s = (value.significand - 1) / (value.significand + 1)
    var (sum, power) = (0.0, s)
    for term in stride(from: 1.0, through: 19.0, by: 2) {
      sum += power / term
      power *= s * s
    }
    return Double(value.exponent) + 2 * sum / logEof2
  }

  /// The same within a billionth, of a normal number above 0: around the middle of the octave the terms fall by a factor
  /// of 34, so that five of them are enough.
  @inline(__always)
  private static func estimatedLog2(_ value: Double) -> Double {
    let fraction: UInt64 = 1 << 52 - 1
    let significand = Double(bitPattern: value.bitPattern & fraction | 1023 << 52)
    let exponent = Int32(truncatingIfNeeded: value.bitPattern >> 52) &- 1023
    let s = (significand - squareRootOf2) / (significand + squareRootOf2)
    let square = s * s
    let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9))))
    return Double(exponent) + 0.5 + 2 / logEof2 * s * series
  }
}
