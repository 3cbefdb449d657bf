internal import Events

/// Samples of what the O-DU sent when, to find out how the clock of the capture and the radio frames go together.
///
/// Of a pair of units the first messages are kept: those of the downlink U-plane, which leave shortly before their
/// symbol, and those of the C-plane for captures without them. Memory is bounded.
struct ClockSurvey: Sendable {
  /// Samples of a plane.
  static let capacity = 2048

  private struct Sample: Sendable {
    var carrier: UInt16
    var timing: TimingHeader
    var time: Int64
  }

  private var data: [Sample] = []
  private var control: [Sample] = []

  /// The time of the first sample.
  var firstTime: Int64? { [data.first?.time, control.first?.time].compactMap { $0 }.min() }

  /// Takes a message of the O-DU in the numerology of the carrier.
  mutating func observe(_ timing: TimingHeader, at time: Int64, of carrier: UInt16, isUPlane: Bool) {
    let sample = Sample(carrier: carrier, timing: timing, time: time)
    if isUPlane {
      if data.count < Self.capacity { data.append(sample) }
    } else if control.count < Self.capacity {
      control.append(sample)
    }
  }

  /// How far messages are ahead of their symbols under an assumption about the clock.
  ///
  /// - Parameter numerology: what counts the symbols of a carrier; nil: not known.
  /// - Returns: nil without a message that names a symbol of the numerology.
  func offset(_ frameTime: FrameTime, _ numerology: (_ carrier: UInt16) -> Numerology?) -> ClockOffset? {
    offset(of: data, "DL U-plane", frameTime, numerology)
      ?? offset(of: control, "C-plane", frameTime, numerology)
  }

  private func offset(
    of samples: [Sample], _ plane: String, _ frameTime: FrameTime,
    _ numerology: (_ carrier: UInt16) -> Numerology?
  ) -> ClockOffset? {
    let leads = samples.compactMap { sample -> Int64? in
      guard let numerology = numerology(sample.carrier) else { return nil }
      let frame = frameTime.frame(numbered: sample.timing.frameId, near: sample.time)
      guard
        let slot = SlotTime(sample.timing, frameStart: frameTime.start(ofFrame: frame), numerology),
        slot.has(symbol: sample.timing.symbolId)
      else { return nil }
      return slot.start(ofSymbol: sample.timing.symbolId).subtractingWithSaturation(sample.time)
    }
    return ClockOffset(leads, of: plane)
  }

  /// The numerology with whose symbols the messages of a carrier keep pace.
  ///
  /// - Parameter candidates: slots of a subframe.
  /// - Returns: nil where none fits far better than the others, as where all messages of a slot are sent at once.
  func slotsPerSubframe(of carrier: UInt16, among candidates: [Int]) -> Int? {
    let origin = FrameTime(origin: firstTime ?? 0)
    let spreads = candidates.compactMap { slots -> (slots: Int, spread: Int64)? in
      let numerology = Numerology(slotsPerSubframe: slots)
      guard let found = offset(origin, { $0 == carrier ? numerology : nil }), found.messages >= 8 else {
        return nil
      }
      return (slots, found.spread)
    }.sorted { ($0.spread, $0.slots) < ($1.spread, $1.slots) }
    guard spreads.count == candidates.count, spreads.count > 1 else { return nil }
    let slotLength = 1_000_000 / Int64(spreads[0].slots)
    return spreads[0].spread * 4 < min(spreads[1].spread, slotLength) ? spreads[0].slots : nil
  }
}

/// How far many messages were ahead of their symbols.
struct ClockOffset: Equatable, Sendable {
  /// Nanoseconds; the number of frames is known modulo 256.
  let median: Int64
  /// Messages near the median, in thousandths.
  let share: Int
  /// What the middle four fifths of the messages differ by, nanoseconds.
  let spread: Int64
  let messages: Int
  /// What was looked at, in words.
  let plane: String

  /// After so many nanoseconds frame numbers come again.
  private static let period = 256 * FrameTime.frameLength
  /// How far from the median a message may be: less than half a frame.
  private static let near: Int64 = 4_000_000
  /// The largest delay parameters that are in use are 2 ms; software that is late leaves some messages behind their
  /// symbol.
  private static let earliest: Int64 = 3_000_000
  private static let latest: Int64 = -1_000_000

  init?(_ leads: [Int64], of plane: String) {
    guard let first = leads.first else { return nil }
    // Relative to one of them, so that a cluster at the end of the period is not torn apart.
    let apart = leads.map { Self.wrapped($0.subtractingWithSaturation(first)) }.sorted()
    let middle = apart[apart.count / 2]
    median = Self.wrapped(first.addingWithSaturation(middle))
    messages = leads.count
    self.plane = plane
    spread = apart[apart.count * 9 / 10] - apart[apart.count / 10]
    share = apart.count { ($0 - middle).magnitude <= Self.near } * 1000 / leads.count
  }

  /// Into half a period around 0.
  private static func wrapped(_ time: Int64) -> Int64 {
    let rest = time % period
    if rest >= period / 2 { return rest - period }
    return rest < -period / 2 ? rest + period : rest
  }

  /// Whether messages agree well enough to rely on: fewer than eight say nothing.
  var isConsistent: Bool { messages >= 8 && share >= 800 }

  /// Whole frames in it.
  var frames: Int64 {
    let (quotient, rest) = (median - Self.latest).quotientAndRemainder(dividingBy: FrameTime.frameLength)
    return rest < 0 ? quotient - 1 : quotient
  }

  /// What is left without them.
  var lead: Int64 { median - frames * FrameTime.frameLength }

  /// Whether an O-DU sends so far ahead of the air, give or take whole frames.
  var isPlausible: Bool { isConsistent && lead <= Self.earliest }

  /// Whether it does so without them.
  var isAligned: Bool { isPlausible && frames == 0 }
}
