/// The unit in which a capture counts time: a negative power of ten or of two of a second.
///
/// The raw value is coded like pcapng's `if_tsresol`: the exponent, with the top bit set for powers of two.
public struct TimeResolution: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let microseconds = TimeResolution(rawValue: 6)
  public static let nanoseconds = TimeResolution(rawValue: 9)

  var isBinary: Bool { rawValue & 0x80 != 0 }
  var exponent: Int { Int(rawValue & 0x7F) }

  /// The unit's length in nanoseconds.
  public var unitNanoseconds: Double {
    var value = 1e9
    for _ in 0..<exponent { value /= isBinary ? 2 : 10 }
    return value
  }
}

extension TimeResolution: CustomStringConvertible {
  public var description: String {
    switch rawValue {
    case 0, 0x80: "1 s"
    case 3: "1 ms"
    case 6: "1 µs"
    case 9: "1 ns"
    default: isBinary ? "2^-\(exponent) s" : "10^-\(exponent) s"
    }
  }
}

/// Turns counts of a ``TimeResolution`` into nanoseconds since 1970, rounding down.
struct TimeScale: Sendable {
  private enum Conversion { case multiply(UInt64), divide(UInt64), zero, shift(Int) }
  private let conversion: Conversion
  /// `nil` if the offset alone is more than can be told in 64 bits of nanoseconds.
  private let offset: Int64?

  /// - Parameter offsetSeconds: pcapng's `if_tsoffset`, added to every time.
  init(_ resolution: TimeResolution, offsetSeconds: Int64 = 0) {
    let exponent = resolution.exponent
    if resolution.isBinary {
      conversion = .shift(exponent)
    } else if exponent <= 9 {
      conversion = .multiply(Self.powerOfTen(9 - exponent))
    } else if exponent <= 28 {
      conversion = .divide(Self.powerOfTen(exponent - 9))
    } else {
      conversion = .zero  // 2^64 units of 10^-29 s are less than a nanosecond.
    }
    let (product, overflow) = offsetSeconds.multipliedReportingOverflow(by: 1_000_000_000)
    offset = overflow ? nil : product
  }

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { value, _ in value * 10 }
  }

  /// The time, or `nil` where it is outside the years 1677 to 2262 that 64 bits of nanoseconds hold.
  func nanoseconds(_ count: UInt64) -> Int64? {
    let scaled: UInt64
    switch conversion {
    case .multiply(let factor):
      let (product, overflow) = count.multipliedReportingOverflow(by: factor)
      if overflow { return nil }
      scaled = product
    case .divide(let divisor): scaled = count / divisor
    case .zero: scaled = 0
    case .shift(let bits):
      let (high, low) = count.multipliedFullWidth(by: 1_000_000_000)
      let shifted = (UInt128(high) << 64 | UInt128(low)) >> UInt128(bits)
      guard let narrow = UInt64(exactly: shifted) else { return nil }
      scaled = narrow
    }
    guard let offset, let time = Int64(exactly: scaled) else { return nil }
    let (sum, overflow) = time.addingReportingOverflow(offset)
    return overflow ? nil : sum
  }
}
