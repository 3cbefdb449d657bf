/// What is known of the clock that stamped the frames of a capture, and of where it did.
public struct TimeBase: Sendable, Equatable {
  /// What the clock counts; nil: nobody says that it is synchronised to the radio.
  public var scale: TimeScale?
  /// Delay of the radio frames against GPS time: units of 1 / 1.2288 ns, and frames (CUS 11).
  public var alpha: Int64 = 0
  public var beta: Int64 = 0
  /// Picoseconds that a byte takes on the wire, where frames are stamped at their end; nil: at their start.
  public var stampedAfter: Int64?
  /// Whether it is stated how good the clock is, so that units are charged with what contradicts it.
  public var isCertain = false
  /// Where the declaration stands, `file:line`; empty: nowhere.
  public var source = ""

  public init() {}

  /// What passes between the start of a frame and its time stamp, nanoseconds.
  ///
  /// - Parameter length: bytes of the frame without its check sequence.
  @inline(__always)
  func stampDelay(_ length: Int) -> Int64 {
    guard let stampedAfter else { return 0 }
    return Self.stampDelay(length, stampedAfter: stampedAfter)
  }

  /// - Parameter stampedAfter: picoseconds that a byte takes on the wire.
  @inline(__always)
  static func stampDelay(_ length: Int, stampedAfter: Int64) -> Int64 {
    Int64(length &+ checkSequence) &* stampedAfter / 1000
  }

  private static let checkSequence = 4
}
