/// Which frames are judged. Frames outside are still decoded, for what must be known of the past.
public struct JudgedRange: Sendable, Equatable {
  public enum Bound: Sendable, Equatable {
    /// Number of a frame in its file, from 1.
    case frame(Int)
    /// Nanoseconds since 1970.
    case time(Int64)
    /// Nanoseconds since the first frame of the capture.
    case offset(Int64)
  }
  public var from: Bound?
  public var to: Bound?
  public init(from: Bound? = nil, to: Bound? = nil) {
    self.from = from
    self.to = to
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
