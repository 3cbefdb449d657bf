extension Unit {
  /// A number of this unit as people read it, with a fraction where it has one: 123456 ns is `123.456 µs`.
  public func text(_ value: Int64) -> String {
    guard self == .nanoseconds else { return self == .none ? "\(value)" : "\(value) \(rawValue)" }
    switch value.magnitude {
    case ..<1_000: return "\(value) ns"
    case ..<1_000_000: return Self.decimal(value, of: 1_000) + " µs"
    case ..<1_000_000_000: return Self.decimal(value, of: 1_000_000) + " ms"
    default: return Self.decimal(value, of: 1_000_000_000) + " s"
    }
  }

  /// A number in a unit of which a power of ten of the smallest ones make one.
  private static func decimal(_ value: Int64, of unit: UInt64) -> String {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: unit)
    var digits = String(unit + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (value < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
