/// Ratios of powers on the logarithmic scale, without a mathematical library: every machine gives the same.
enum Decibels {
  /// Hundredths of a decibel, rounded to the nearest: 10 × log10 of a ratio above 0.
  static func centibels(_ ratio: Double) -> Int64 { Int64((1000 * log10of2 * log2(ratio)).rounded()) }

  private static let log10of2 = 0.301_029_995_663_981_2
  private static let logEof2 = 0.693_147_180_559_945_3

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
}
