internal import Events
public import Results

/// Which frames are judged. Frames outside are still decoded, for what must be known of the past.
public struct JudgedRange: Sendable, Equatable {
  public typealias Bound = JudgedPart.Bound
  public var from: Bound?
  public var to: Bound?
  public init(from: Bound? = nil, to: Bound? = nil) {
    self.from = from
    self.to = to
  }

  /// The same range with times for offsets.
  ///
  /// - Parameter start: when the first frame was captured, nanoseconds since 1970.
  public func counted(from start: Int64) -> JudgedRange {
    func time(_ bound: Bound?) -> Bound? {
      guard case .offset(let offset)? = bound else { return bound }
      return .time(start.advancedSafely(by: offset))
    }
    return JudgedRange(from: time(from), to: time(to))
  }

  /// Whether no frame can lie between the bounds.
  public var isEmpty: Bool {
    switch (from, to) {
    case (.frame(let from), .frame(let to)): from > to
    case (.time(let from), .time(let to)), (.offset(let from), .offset(let to)): from > to
    default: false
    }
  }
}

/// A range whose bounds are numbers: which events make instances that count.
struct JudgedSpan {
  private var frames: ClosedRange<Int64> = .min ... .max
  private var times: ClosedRange<Int64> = .min ... .max
  /// No event is judged.
  private var isEmpty = false

  /// - Parameter start: when the capture begins, nanoseconds since 1970.
  init(_ range: JudgedRange, start: Int64) {
    var (firstFrame, lastFrame) = (Int64.min, Int64.max)
    var (from, to) = (Int64.min, Int64.max)
    switch range.from {
    case .frame(let number)?: firstFrame = Int64(number)
    case .time(let time)?: from = time
    case .offset(let offset)?: from = start.advancedSafely(by: offset)
    case nil: break
    }
    switch range.to {
    case .frame(let number)?: lastFrame = Int64(number)
    case .time(let time)?: to = time
    case .offset(let offset)?: to = start.advancedSafely(by: offset)
    case nil: break
    }
    isEmpty = firstFrame > lastFrame || from > to
    frames = firstFrame...max(firstFrame, lastFrame)
    times = from...max(from, to)
  }

  @inline(__always)
  func contains(frame: Int64, time: Int64) -> Bool {
    !isEmpty && frames.contains(frame) && times.contains(time)
  }
}
