/// Preambles of formats 0 to 3 as section type 3 asks for them: they follow each other in a time of their own, while their
/// symbols count up one by one (CUS 4.4.3, 8.3.3.7).
struct LongPreamble {
  /// The symbol of the first one.
  var firstSymbol: Int64
  /// Nanoseconds from one to the next.
  var length: Int64

  /// - Parameter spacingCode: that of `frameStructure`; 12 is 1.25 kHz, 14 is 5 kHz.
  /// - Returns: nil for other spacings.
  init?(firstSymbol: Int64, spacingCode: UInt8) {
    self.firstSymbol = firstSymbol
    switch spacingCode {
    case 12: length = 800_000
    case 14: length = 200_000
    default: return nil
    }
  }
}
