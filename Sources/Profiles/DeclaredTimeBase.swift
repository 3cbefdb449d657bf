/// What the profile says of the clock of the capture, of where frames were stamped, and how well.
public struct DeclaredTimeBase: Sendable, Equatable {
  public enum Scale: String, Sendable, CaseIterable {
    case utc = "UTC"
    case tai = "TAI"
    case gps = "GPS"
    /// The clock is not synchronised: times are relative.
    case none
  }

  /// Where the capture was taken.
  public enum Point: String, Sendable, CaseIterable {
    case du = "o-du"
    case ru = "o-ru"
    case between
  }

  /// Which moment of a frame a time stamp is of.
  public enum Stamp: String, Sendable, CaseIterable { case start, end }

  public var scale = Scale.none
  public var point: Point?
  public var stamp = Stamp.start
  /// Bit rate of the link in Gbit/s, for stamps at the end of frames.
  public var linkRate: Int?
  /// Expanded uncertainty of the time stamps against the radio, nanoseconds.
  public var uncertainty: Int64?
  /// Coverage factor of the uncertainty.
  public var coverage = 2.0
  /// Half of the guard band as the profile states it, nanoseconds.
  public var statedGuardBand: Int64?
  /// Delay of radio frames against GPS time: units of 1 / 1.2288 ns, and frames.
  public var alpha: Int64 = 0
  public var beta: Int64 = 0
  /// Transport delays between the place of the capture and the units, nanoseconds, by their parameters.
  public var delays: [String: Int64] = [:]
  /// `file:line`.
  public var provenance = ""

  /// The coverage for which numbers are judged: about 95 %.
  private static let judgedCoverage = 2.0

  /// Half of the guard band, nanoseconds: as stated, else the uncertainty with the coverage for which numbers are
  /// judged. Nil where neither is known.
  public var guardBand: Int64? {
    statedGuardBand
      ?? uncertainty.map {
        Int64(exactly: (Double($0) * Self.judgedCoverage / coverage).rounded(.up)) ?? .max
      }
  }

  /// The parameters that rules read the delays by, with what they mean; the place of the capture makes two of them 0.
  static let delayParameters: [(name: String, key: String, zeroAt: Point, note: String)] = [
    ("timebase_from_du", "from_du", .du, "From the O-DU to the place of the capture, downlink"),
    ("timebase_to_ru", "to_ru", .ru, "From the place of the capture to the O-RU, downlink"),
    ("timebase_from_ru", "from_ru", .ru, "From the O-RU to the place of the capture, uplink"),
    ("timebase_to_du", "to_du", .du, "From the place of the capture to the O-DU, uplink"),
  ]
}
