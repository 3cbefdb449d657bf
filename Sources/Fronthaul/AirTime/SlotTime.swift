internal import Events

/// When the symbols of a slot are on the air, by the clock of the capture.
struct SlotTime: Sendable {
  private let subframeStart: Int64
  /// What was rounded off that, in fractions of a nanosecond.
  private let fraction: Int64
  /// Number of the slot's first symbol in the subframe.
  private let firstSymbol: Int64
  private let numerology: Numerology

  /// - Parameters:
  ///   - frameStart: when the radio frame begins, nanoseconds since 1970, rounded down.
  ///   - fraction: what was rounded off, in ``Numerology/fractions`` of a nanosecond.
  /// - Returns: nil for a slot that the numerology does not have.
  @inline(__always)
  init?(_ timing: TimingHeader, frameStart: Int64, fraction: Int64 = 0, _ numerology: Numerology) {
    guard timing.subframeId <= 9, timing.slotId < Int64(numerology.slotsPerSubframe) else { return nil }
    subframeStart = frameStart.addingWithSaturation(timing.subframeId &* 1_000_000)
    self.fraction = fraction
    firstSymbol = timing.slotId &* Int64(numerology.symbolsPerSlot)
    self.numerology = numerology
  }

  @inline(__always)
  func has(symbol: Int64) -> Bool { symbol >= 0 && symbol < Int64(numerology.symbolsPerSlot) }

  /// When a symbol of the slot begins with its cyclic prefix, nanoseconds since 1970, rounded down.
  @inline(__always)
  func start(ofSymbol symbol: Int64) -> Int64 {
    subframeStart.addingWithSaturation(fractions(ofSymbol: symbol) / Numerology.fractions)
  }

  /// Whether the symbol begins within the nanosecond that follows ``start(ofSymbol:)``, and not with it.
  @inline(__always)
  func isRounded(symbol: Int64) -> Bool { fractions(ofSymbol: symbol) % Numerology.fractions != 0 }

  @inline(__always)
  private func fractions(ofSymbol symbol: Int64) -> Int64 {
    numerology.fractions(ofSymbol: firstSymbol &+ symbol) &+ fraction
  }

  /// Fills the fields of a row that say when a symbol of the slot is on the air.
  @inline(__always)
  func fill(_ row: inout EventRow, symbol: Int64) {
    guard has(symbol: symbol) else {
      Self.clear(&row)
      return
    }
    row[AirTimeSlot.airTime] = start(ofSymbol: symbol)
    row[AirTimeSlot.airTimeRounded] = isRounded(symbol: symbol) ? 1 : 0
    row[AirTimeSlot.symbolDuration] = duration(ofSymbol: symbol)
  }

  /// Clears them where nobody can tell.
  @inline(__always)
  static func clear(_ row: inout EventRow) {
    row.clear(AirTimeSlot.airTime)
    row[AirTimeSlot.airTimeRounded] = 0
    row.clear(AirTimeSlot.symbolDuration)
  }

  @inline(__always)
  func duration(ofSymbol symbol: Int64) -> Int64 { numerology.duration(ofSymbol: firstSymbol &+ symbol) }
}
