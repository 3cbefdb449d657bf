import CaptureFiles

/// What stamps the frames of an input: a stranger's clock, which may stand at either end of the range.
struct HostileClock {
  private(set) var time: Int64

  /// By the length of the input, so that the layouts of inputs have no place for it: of eight lengths in a row the last
  /// two begin at the ends.
  init(_ input: Span<UInt8>) {
    time =
      switch input.count & 7 {
      case 6: .min
      case 7: .max - 2_000_000_000
      default: 1_704_067_200_000_000_000
      }
  }

  /// Goes on, or back, and stops at the ends.
  mutating func advance(_ distance: Int64) -> Int64 {
    let (sum, overflow) = time.addingReportingOverflow(distance)
    time = overflow ? (distance < 0 ? .min : .max) : sum
    return time
  }
}
