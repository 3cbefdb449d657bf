/// Where and how the traffic is captured.
public struct CaptureSetup: Equatable, Sendable {
  /// From the DU to the place of the capture and back, nanoseconds; 0: at the DU.
  public var downlinkDelay: Int64 = 0
  public var uplinkDelay: Int64 = 0
  /// Bytes of a frame that are kept; nil: all.
  public var snapLength: Int?
  /// What the clock of the capture is ahead of UTC at the start of the scenario, nanoseconds.
  public var clockOffset: Int64 = 0
  /// What it gains, in units of 10^-9.
  public var clockDrift: Int64 = 0
  /// Nanoseconds of which time stamps are multiples.
  public var resolution: Int64 = 1
  /// Name of the interface.
  public var interface: String?

  /// What the clock of the capture shows.
  func stamp(of time: Int64, since start: Int64) -> Int64 {
    let elapsed = time - start
    // Whole seconds apart, so that a drift over days does not overflow.
    let drift = elapsed / 1_000_000_000 * clockDrift + elapsed % 1_000_000_000 * clockDrift / 1_000_000_000
    let shown = time + clockOffset + drift
    return shown / resolution * resolution
  }
}
