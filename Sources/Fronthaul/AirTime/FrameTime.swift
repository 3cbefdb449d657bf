internal import Events

/// When radio frames begin by the clock of a capture.
///
/// Frames are counted from the start of GPS time without wrapping: SFN is the count modulo 1024, `frameId` (CUS
/// 7.5.2.4) the count modulo 256.
public struct FrameTime: Equatable, Sendable {
  /// Nanoseconds in a radio frame.
  public static let frameLength: Int64 = 10_000_000

  /// When frame 0 begins, nanoseconds since 1970 of the capture clock, rounded down.
  public let origin: Int64
  /// What was rounded off, in ``Numerology/fractions`` of a nanosecond.
  let fraction: Int64

  public init(origin: Int64) { self.init(origin: origin, fraction: 0) }

  private init(origin: Int64, fraction: Int64) {
    self.origin = origin
    self.fraction = fraction
  }

  /// - Parameters:
  ///   - time: a moment of the capture, nanoseconds since 1970; it decides about leap seconds.
  ///   - alpha: delay of the frames against GPS time in units of 1 / 1.2288 ns, 0 to 12,288,000.
  ///   - beta: the same in frames.
  public init(_ scale: TimeScale, at time: Int64, alpha: Int64 = 0, beta: Int64 = 0) {
    let (delay, fraction) = (alpha * 5000).quotientAndRemainder(dividingBy: Numerology.fractions)
    self.init(
      origin: scale.gpsOrigin(at: time) + delay + beta * Self.frameLength, fraction: fraction)
  }

  public func start(ofFrame frame: Int64) -> Int64 {
    origin.addingWithSaturation(frame.multipliedWithSaturation(by: Self.frameLength))
  }

  /// The frame that is on the air.
  public func frame(at time: Int64) -> Int64 {
    let elapsed = time.subtractingWithSaturation(origin)
    let (quotient, remainder) = elapsed.quotientAndRemainder(dividingBy: Self.frameLength)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The frame with the number `frameId` that begins nearest to a moment: less than 1.29 s from it.
  public func frame(numbered frameId: Int64, near time: Int64) -> Int64 {
    let expected = frame(at: time.addingWithSaturation(Self.frameLength / 2))
    var difference = (frameId &- expected) & 255
    if difference >= 128 { difference -= 256 }
    return expected &+ difference
  }
}
