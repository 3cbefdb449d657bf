/// A time over which a capture shows nothing, of nobody: units of a running network are not all silent for so long.
///
/// What was lost in it, and what was announced in it, is the capture's and nobody else's (design §5, rule 6).
struct Silence {
  /// The shortest one, nanoseconds.
  static let least: Int64 = 1_000_000_000

  /// The last event before it and the first behind it, nanoseconds since 1970.
  let from: Int64
  let to: Int64

  /// Whether two events that follow each other are so far apart.
  @inline(__always)
  static func isOne(from earlier: Int64, to later: Int64) -> Bool {
    let (distance, overflow) = later.subtractingReportingOverflow(earlier)
    return overflow || distance > least
  }

  /// Whether a time lies behind the silence, by less than a distance.
  func isShortly(before time: Int64, within distance: Int64) -> Bool {
    guard time >= to else { return false }
    let (passed, overflow) = time.subtractingReportingOverflow(to)
    return !overflow && passed < distance
  }

  /// Whether what was open for some time since then was still so when the silence began.
  func cuts(_ since: Int64, open length: Int64) -> Bool {
    guard since <= from else { return false }
    let (passed, overflow) = from.subtractingReportingOverflow(since)
    return !overflow && passed <= length
  }
}
