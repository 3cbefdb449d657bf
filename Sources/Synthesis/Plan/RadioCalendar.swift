/// When slots and symbols are on the air, by a clock that counts UTC. TS 38.211, 5.3.1; CUS 11 for the epoch.
///
/// Frames are counted from the GPS epoch without wrapping; SFN is that number modulo 1024 and `frameId` modulo
/// 256. Normal cyclic prefix.
struct RadioCalendar: Sendable {
  /// From 1970 to the GPS epoch, 1980-01-06, and the leap seconds since then (GPS − UTC, 18 s since 2017).
  private static let gpsEpoch: Int64 = 315_964_800
  private static let leapSeconds: Int64 = 18
  private static let frameNanoseconds: Int64 = 10_000_000

  /// 0 to 4 for 15 to 240 kHz.
  let numerology: Int

  var slotsPerSubframe: Int { 1 << numerology }
  var slotsPerFrame: Int { 10 << numerology }

  /// The first frame that begins at `time` (nanoseconds since 1970, UTC) or later.
  func frame(notBefore time: Int64) -> Int64 {
    let gps = time - (Self.gpsEpoch - Self.leapSeconds) * 1_000_000_000
    let frame = gps / Self.frameNanoseconds
    return frame * Self.frameNanoseconds < gps ? frame + 1 : frame
  }

  /// When a symbol begins, in nanoseconds since 1970, UTC.
  func start(_ time: RadioTime) -> Int64 {
    let inSubframe = time.slot * 14 + time.symbol
    // In units of Ts / 2^mu: symbols of 2192, 16 Ts more for those that begin a half millisecond.
    let perHalf = 7 << numerology
    let longBefore = inSubframe == 0 ? 0 : (inSubframe - 1) / perHalf + 1
    let units = Int64(inSubframe * 2192 + longBefore * (16 << numerology))
    let nanoseconds = units * 3125 / Int64(96 << numerology)
    return (Self.gpsEpoch - Self.leapSeconds) * 1_000_000_000 + time.frame * Self.frameNanoseconds
      + Int64(time.subframe) * 1_000_000 + nanoseconds
  }

  /// The slot `index` slots behind the start of `frame`.
  func slot(_ index: Int, from frame: Int64) -> RadioTime {
    let inFrame = index % slotsPerFrame
    return RadioTime(
      frame: frame + Int64(index / slotsPerFrame), subframe: inFrame / slotsPerSubframe,
      slot: inFrame % slotsPerSubframe, symbol: 0)
  }

  /// Number of a slot in its frame.
  func slotInFrame(_ time: RadioTime) -> Int { time.subframe * slotsPerSubframe + time.slot }
}

/// A symbol on the air.
struct RadioTime: Hashable, Sendable {
  /// Counted from the GPS epoch.
  var frame: Int64
  var subframe: Int
  var slot: Int
  var symbol: Int

  var frameId: UInt8 { UInt8(truncatingIfNeeded: frame) }

  func at(symbol: Int) -> RadioTime {
    RadioTime(frame: frame, subframe: subframe, slot: slot, symbol: symbol)
  }
}
