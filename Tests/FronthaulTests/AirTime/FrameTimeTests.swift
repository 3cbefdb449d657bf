import Testing

@testable import Fronthaul

/// Radio frames on the clock of a capture: CUS 11.
@Suite struct FrameTimeTests {
  private static let second: Int64 = 1_000_000_000

  /// Seconds since 1970 UTC with nanoseconds, SFN, nanoseconds since the start of that frame.
  @Test(
    arguments: [
      (1_704_067_200_000_000_000, 776, 0), (1_700_000_000_123_456_789, 276, 3_456_789),
    ] as [(Int64, Int64, Int64)])
  func framesFollowGPSTime(time: Int64, sfn: Int64, rest: Int64) {
    let frames = FrameTime(.utc, at: time)
    let frame = frames.frame(at: time)
    #expect(frame % 1024 == sfn)
    #expect(time - frames.start(ofFrame: frame) == rest)
  }

  @Test func scalesDifferByTheirSeconds() {
    let time = 1_700_000_000 * Self.second
    let utc = FrameTime(.utc, at: time)
    // The same moment by the other clocks.
    for (scale, ahead) in [(TimeScale.tai, 37), (.gps, 18)] as [(TimeScale, Int64)] {
      let shown = time + ahead * Self.second
      #expect(FrameTime(scale, at: shown).frame(at: shown) == utc.frame(at: time))
    }
  }

  @Test func leapSecondsAreThoseOfTheTime() {
    // 2016-12-31 23:59:59 UTC and a second later: one second was inserted in between.
    let before = 1_483_228_799 * Self.second
    let gap = TimeScale.utc.gpsOrigin(at: before) - TimeScale.utc.gpsOrigin(at: before + Self.second)
    #expect(gap == Self.second)
    #expect(TimeScale.utc.gpsOrigin(at: 0) == 315_964_800 * Self.second)
  }

  @Test func alphaAndBetaDelayTheFrames() {
    let time = 1_700_000_000 * Self.second
    let plain = FrameTime(.utc, at: time)
    #expect(FrameTime(.utc, at: time, alpha: 12_288_000).origin - plain.origin == 10_000_000)
    #expect(FrameTime(.utc, at: time, beta: -2).origin - plain.origin == -20_000_000)
    #expect(FrameTime(.utc, at: time, alpha: 1).origin == plain.origin)
    #expect(FrameTime(.utc, at: time, alpha: 1).fraction == 5_000, "0.814 ns")
    #expect(FrameTime(.utc, at: time, alpha: 768).fraction == 0)
  }

  @Test func aNumberIsThatOfTheNearestFrame() {
    let frames = FrameTime(origin: 0)
    for distance in [-127, -1, 0, 1, 127] as [Int64] {
      // 3 ms into frame 1000.
      let found = frames.frame(numbered: (1000 + distance) & 255, near: 10_003_000_000)
      #expect(found == 1000 + distance)
    }
    // The clock may count from before the origin.
    #expect(frames.frame(at: -1) == -1)
    #expect(frames.frame(numbered: 255, near: -5_000_000) == -1)
  }
}
