/// What a clock counts. Frame numbers follow GPS time (CUS 11), clocks of captures mostly UTC or TAI.
public enum TimeScale: String, Sendable, CaseIterable {
  case utc = "UTC"
  case tai = "TAI"
  case gps = "GPS"

  /// When GPS time began, 1980-01-06 00:00:00 UTC, in seconds since 1970.
  private static let gpsEpoch: Int64 = 315_964_800
  /// TAI − GPS, constant.
  private static let taiAhead: Int64 = 19

  /// GPS − UTC by the second (since 1970, UTC) from which on it holds: the leap seconds that the IERS announced.
  private static let leapSeconds: [(from: Int64, ahead: Int64)] = [
    (362_793_600, 1), (394_329_600, 2), (425_865_600, 3), (489_024_000, 4), (567_993_600, 5),
    (631_152_000, 6), (662_688_000, 7), (709_948_800, 8), (741_484_800, 9), (773_020_800, 10),
    (820_454_400, 11), (867_715_200, 12), (915_148_800, 13), (1_136_073_600, 14), (1_230_768_000, 15),
    (1_341_100_800, 16), (1_435_708_800, 17), (1_483_228_800, 18),
  ]

  /// When GPS time was 0 by a clock of this scale, nanoseconds since 1970.
  ///
  /// - Parameter time: what the clock shows, nanoseconds since 1970; it decides about leap seconds.
  public func gpsOrigin(at time: Int64) -> Int64 {
    let seconds: Int64
    switch self {
    case .utc:
      seconds = Self.gpsEpoch - (Self.leapSeconds.last { $0.from * 1_000_000_000 <= time }?.ahead ?? 0)
    case .tai: seconds = Self.gpsEpoch + Self.taiAhead
    case .gps: seconds = Self.gpsEpoch
    }
    return seconds * 1_000_000_000
  }
}
