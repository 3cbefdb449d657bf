internal import CaptureFiles

/// Tells how far a long run has come, now and then.
public struct ProgressMeter: Sendable {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var frames = 0
  private var bytes: Int64 = 0
  private var next: ContinuousClock.Instant
  private let report: @Sendable (_ frames: Int, _ bytes: Int64, _ elapsed: Int64) -> Void

  /// - Parameter report: called about four times a second, first after a second, with frames and their bytes
  ///   so far and nanoseconds since the start.
  public init(_ report: @escaping @Sendable (_ frames: Int, _ bytes: Int64, _ elapsed: Int64) -> Void) {
    start = clock.now
    next = start + .seconds(1)
    self.report = report
  }

  mutating func tick(_ frame: FrameInfo) {
    frames &+= 1
    bytes &+= Int64(frame.capturedLength)
    guard frames & 0xFFFF == 0 else { return }
    let now = clock.now
    guard now >= next else { return }
    next = now + .milliseconds(250)
    let elapsed = start.duration(to: now).components
    report(frames, bytes, elapsed.seconds &* 1_000_000_000 &+ elapsed.attoseconds / 1_000_000_000)
  }
}
