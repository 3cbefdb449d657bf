import Fronthaul

/// When slots and symbols are on the air, by a clock that counts UTC.
///
/// Frames are counted from the GPS epoch without wrapping. Normal cyclic prefix, and the leap seconds of today.
struct RadioCalendar: Sendable {
  private static let frames = FrameTime(origin: TimeScale.utc.gpsOrigin(at: .max))

  /// 0 to 4 for 15 to 240 kHz.
  let numerology: Int
  private let symbols: Numerology

  init(numerology: Int) {
    self.numerology = numerology
    symbols = Numerology(mu: numerology) ?? .fifteenKilohertz
  }

  var slotsPerSubframe: Int { 1 << numerology }
  var slotsPerFrame: Int { 10 << numerology }

  /// The first frame that begins at `time` (nanoseconds since 1970, UTC) or later.
  func frame(notBefore time: Int64) -> Int64 { Self.frames.frame(at: time - 1) + 1 }

  /// When a symbol begins, in nanoseconds since 1970, UTC.
  func start(_ time: RadioTime) -> Int64 {
    Self.frames.start(ofFrame: time.frame) + Int64(time.subframe) * 1_000_000
      + symbols.nanoseconds(ofSymbol: Int64(time.slot * 14 + time.symbol))
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
