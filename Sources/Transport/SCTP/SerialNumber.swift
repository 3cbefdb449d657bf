/// Comparison of numbers that wrap (RFC 1982): TSNs, stream sequence numbers, message identifiers.
extension FixedWidthInteger where Self: UnsignedInteger {
  /// Whether a number comes before another one that is less than half of the numbers away.
  @inline(__always)
  func precedes(_ other: Self) -> Bool {
    let distance = other &- self
    return distance != 0 && distance < 1 << (Self.bitWidth - 1)
  }
}
