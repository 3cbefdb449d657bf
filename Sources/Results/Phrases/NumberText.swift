extension BinaryInteger {
  /// The number with a comma between groups of three digits: `1,234,567`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

/// `1 frame`, `2 frames`.
package func counted(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(number.grouped) \(number == 1 ? singular : plural ?? singular + "s")"
}

/// A number with one digit behind the point, rounded half up; out of range is shown as such.
package func oneDecimal(_ value: Double) -> String {
  guard value.isFinite, value >= 0, value < 1e15 else { return "?" }
  let tenths = Int64((value * 10).rounded())
  return "\((tenths / 10).grouped).\(tenths % 10)"
}

/// The size of a file: bytes, kB or MB, so that a small one is not told to have 0.0 MB.
package func sizeText(_ bytes: Int64) -> String {
  switch bytes {
  case ..<1000: "\(bytes) B"
  case ..<100_000: "\(oneDecimal(Double(bytes) / 1e3)) kB"
  default: "\(oneDecimal(Double(bytes) / 1e6)) MB"
  }
}
