/// An IPv4 or IPv6 address.
public struct IPAddress: Hashable, Sendable {
  /// The 128 bits; an IPv4 address has the low 32 of them.
  public let high: UInt64
  public let low: UInt64
  public let isIPv6: Bool

  public init(ipv4: UInt32) {
    (high, low, isIPv6) = (0, UInt64(ipv4), false)
  }

  public init(ipv6 high: UInt64, _ low: UInt64) {
    (self.high, self.low, isIPv6) = (high, low, true)
  }

  /// The 4 or 16 octets in network order.
  public var octets: [UInt8] {
    let bits = stride(from: 56, through: 0, by: -8)
    let lower = bits.map { UInt8(truncatingIfNeeded: low >> UInt64($0)) }
    return isIPv6
      ? bits.map { UInt8(truncatingIfNeeded: high >> UInt64($0)) } + lower : Array(lower.suffix(4))
  }
}

extension IPAddress: CustomStringConvertible {
  /// Dotted decimal, or the canonical text of RFC 5952.
  public var description: String {
    guard isIPv6 else {
      return stride(from: 24, through: 0, by: -8).map { String(low >> UInt64($0) & 0xFF) }
        .joined(separator: ".")
    }
    let groups = [high, low].flatMap { half in
      stride(from: 48, through: 0, by: -16).map { half >> UInt64($0) & 0xFFFF }
    }
    // The first of the longest runs of two or more zeros is written as "::".
    var run = 0..<0
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, groups[end] == 0 { end += 1 }
      if end - start > max(1, run.count) { run = start..<end }
      start = end + 1
    }
    func text(_ part: Range<Int>) -> String {
      part.map { String(groups[$0], radix: 16) }.joined(separator: ":")
    }
    if run.isEmpty { return text(0..<8) }
    return text(0..<run.lowerBound) + "::" + text(run.upperBound..<8)
  }
}
