/// Arithmetic that stops at the ends of the range, where `+` ends the program and `&+` comes around.
///
/// For time stamps, distances and numbers of a capture: a stranger writes them, and each value of 64 bits is possible.
extension FixedWidthInteger {
  /// `self + other`, or the end of the range behind which it lies.
  @inlinable @inline(__always)
  public func addingWithSaturation(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// `self - other`, or the end of the range behind which it lies.
  @inlinable @inline(__always)
  public func subtractingWithSaturation(_ other: Self) -> Self {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (self < other ? .min : .max) : difference
  }

  /// `self * other`, or the end of the range behind which it lies.
  @inlinable @inline(__always)
  public func multipliedWithSaturation(by other: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) != (other < 0) ? .min : .max) : product
  }
}

extension Int64 {
  /// A bound, moved by a distance: one that is open (`min` or `max`) stays open.
  @inlinable @inline(__always)
  public func advancedSafely(by distance: Int64) -> Int64 {
    self == .min || self == .max ? self : addingWithSaturation(distance)
  }
}
