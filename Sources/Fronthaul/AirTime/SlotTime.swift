internal import Events

/// When the symbols of a slot are on the air, by the clock of the capture.
struct SlotTime: Sendable {
  private let subframeStart: Int64
  /// Number of the slot's first symbol in the subframe.
  private let firstSymbol: Int64
  private let numerology: Numerology

  /// - Parameter frameStart: when the radio frame begins, nanoseconds since 1970.
  /// - Returns: nil for a slot that the numerology does not have.
  @inline(__always)
  init?(_ timing: TimingHeader, frameStart: Int64, _ numerology: Numerology) {
    guard timing.subframeId <= 9, timing.slotId < Int64(numerology.slotsPerSubframe) else { return nil }
    subframeStart = frameStart.addingWithSaturation(timing.subframeId &* 1_000_000)
    firstSymbol = timing.slotId &* Int64(numerology.symbolsPerSlot)
    self.numerology = numerology
  }

  @inline(__always)
  func has(symbol: Int64) -> Bool { symbol >= 0 && symbol < Int64(numerology.symbolsPerSlot) }

  /// When a symbol of the slot begins with its cyclic prefix, nanoseconds since 1970.
  @inline(__always)
  func start(ofSymbol symbol: Int64) -> Int64 {
    subframeStart.addingWithSaturation(numerology.nanoseconds(ofSymbol: firstSymbol &+ symbol))
  }

  @inline(__always)
  func duration(ofSymbol symbol: Int64) -> Int64 { numerology.duration(ofSymbol: firstSymbol &+ symbol) }
}
