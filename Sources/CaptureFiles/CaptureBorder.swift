internal import Platform

/// Where a capture file or a section of one ends and the next begins, no other file being open at that time, or no other
/// one that shows the same time.
///
/// A file that was closed and followed by the next one lacks nothing; where the capturing stopped in between, frames
/// are missing. What numbers the messages on both sides of the border carry tells one from the other.
public struct CaptureBorder: Sendable {
  /// The input that begins or goes on behind the border.
  public var capture: Int
  /// Capture times of the last frame before the border and of the first frame after it, nanoseconds since 1970. The first
  /// frame is the earlier one if ``FrameSink/showsOtherTimes(_:)`` said so of the files.
  public var end: Int64
  public var start: Int64
  /// The frames behind the border.
  public var ahead: any FramesAhead

  public init(capture: Int, end: Int64, start: Int64, ahead: any FramesAhead) {
    self.capture = capture
    self.end = end
    self.start = start
    self.ahead = ahead
  }
}

/// Where a file begins while another one goes on, by the stamps of their frames.
///
/// As a rule both were captured at the same time, at two places or of two links, and their frames are put in the order of
/// time. But the second may have been captured when the first had ended, by a clock that had stepped or by another clock;
/// then their frames are not to be mixed. What numbers the messages carry tells one from the other.
public struct CaptureOverlap: Sendable {
  /// The input that begins.
  public var capture: Int
  /// The capture time of its first frame, nanoseconds since 1970.
  public var start: Int64
  /// Its frames.
  public var ahead: any FramesAhead
  /// Those of the input that goes on.
  public var other: any FramesAhead

  public init(capture: Int, start: Int64, ahead: any FramesAhead, other: any FramesAhead) {
    self.capture = capture
    self.start = start
    self.ahead = ahead
    self.other = other
  }
}

extension CaptureOverlap {
  /// The least share of frames that two taps both show, as its reciprocal: each of them may have lost most.
  private static let leastShare = 4

  /// Whether the files show the same frames at about the same time, so that both are captures of one link.
  var showsSameFrames: Bool {
    let end = start.addingReportingOverflow(2 * FrameCopies.reach).partialValue
    var (these, others) = (FrameTimes(end: end), FrameTimes(end: end))
    other.read(into: &others)
    ahead.read(into: &these)
    let both = these.times.count { digest, time in
      others.times[digest].map { FrameCopies.distance($0, time) <= UInt64(FrameCopies.reach) } ?? false
    }
    return both > 0 && both * Self.leastShare >= min(these.times.count, others.times.count)
  }
}

/// When frames were captured, by their digests.
private struct FrameTimes: FrameSink {
  let end: Int64
  var times: [UInt64: Int64] = [:]

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    guard frame.time <= end else { return false }
    times[FrameCopies.digest(bytes, frame)] = frame.time
    return true
  }
}

/// Frames that will be handed over, for a look at them ahead of that.
public protocol FramesAhead: Sendable {
  /// Shows the frames to a sink in their order, without comments and blocks, until it wants no more. Where they can't
  /// be read twice, as those of a pipe, it is shown none.
  func read<Sink: FrameSink & ~Copyable>(into sink: inout Sink)
}

/// The frames of an input from some place on.
struct InputAhead: FramesAhead {
  /// Frames that are shown at most: more than half a second of a busy cell.
  static let limit = 65_536
  private static let windowLength = 1 << 20

  let input: CaptureInput
  let index: Int
  /// The place; `nil` = the input can't be read a second time.
  let mark: CaptureTrail.Mark?

  func read<Sink: FrameSink & ~Copyable>(into sink: inout Sink) {
    guard let mark, var source = try? CaptureStream.reopening(input, windowLength: Self.windowLength),
      (try? source.advance(by: mark.offset)) != nil
    else { return }
    var walk = FrameWalk(mark, index)
    for _ in 0..<Self.limit {
      guard let start = try? walk.next(&source) else { return }
      let end = start + walk.frame.capturedLength
      guard sink.receive(walk.frame, source.bytes.extracting(start..<end)) else { return }
    }
  }
}
