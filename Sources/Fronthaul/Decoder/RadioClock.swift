internal import Events

/// Where the capture clock has stepped forward, as far as the frame numbers of a pair of units tell: how often, and the
/// first pause and step, nanoseconds. The step is known but for multiples of 2.56 s.
public struct ForwardSteps: Sendable, Equatable {
  public var count = 0
  public var pause: Int64
  public var distance: Int64
}

/// Unwraps the 8-bit frame number of one pair of units with the capture time.
///
/// frameId repeats every 2.56 s. The frame nearest to the one that the capture time lets expect is taken; a
/// message far off moves the clock only if others confirm it. The O-DU schedules and the O-RU answers: once a
/// message of the O-DU was seen, those of the O-RU move the clock no more, however many there are.
final class RadioClock {
  private static let frameLength: Int64 = 10_000_000
  /// Frames by which a message may be off. A pause of less cannot hide a step that matters.
  private static let tolerance: Int64 = 2
  /// A pause over which frame numbers may come again unseen, nanoseconds.
  private static let longPause: Int64 = 1_000_000_000

  private var frame: Int64 = 0
  private var time: Int64 = 0
  private var isSet = false
  private var strikes = 0
  /// Whether the O-DU was heard.
  private var isLed = false
  /// What is known of the time of the last message. In one, since each look at an object costs.
  struct Standing: OptionSet {
    let rawValue: UInt8
    /// ``deviation`` means something: a message came before.
    static let hasHistory = Standing(rawValue: 1)
    /// The capture clock may have stepped since the clock was set: there was a pause, or time went back.
    static let isDoubtful = Standing(rawValue: 2)
  }

  private(set) var standing: Standing = []
  private var isDoubtful: Bool {
    get { standing.contains(.isDoubtful) }
    set { if newValue { standing.insert(.isDoubtful) } else { standing.remove(.isDoubtful) } }
  }
  private var hasHistory: Bool {
    @inline(__always) get { standing.contains(.hasHistory) }
    @inline(__always) set {
      if newValue { standing.insert(.hasHistory) } else { standing.remove(.hasHistory) }
    }
  }
  /// When the last message was looked at closely: at most half a frame before the last one of all.
  private var seen: Int64 = 0
  private(set) var deviation: Int64 = 0
  /// The last step, until the decoder has told it.
  private var step: ClockStep?
  /// Pauses behind which frame numbers are not those that the capture clock lets expect: it has stepped forward there.
  private(set) var steps: ForwardSteps?
  /// When a message last came behind a pause of both units, nanoseconds since 1970.
  private(set) var resumed: Int64 = .min
  /// Since when frames are counted on from each other without doubt, and from the O-DU's where it was heard:
  /// nanoseconds since 1970.
  private(set) var steadySince: Int64 = .max

  /// The frame number, counted on from that of the first message.
  ///
  /// - Parameter leads: whether the message is one of the O-DU's.
  @inline(__always)
  func unwrap(_ frameId: Int64, at now: Int64, leads: Bool) -> Int64 {
    let elapsed = now.subtractingWithSaturation(time)
    if isSet, isLed || !leads, frame & 255 == frameId, elapsed >= 0, elapsed < Self.frameLength / 2 {
      hasHistory = true
      deviation = 0
      return frame
    }
    return find(frameId, at: now, leads: leads)
  }

  @inline(never)
  private func find(_ frameId: Int64, at now: Int64, leads: Bool) -> Int64 {
    let passed = isSet ? now.subtractingWithSaturation(seen) : 0
    let pause = passed.magnitude
    seen = now
    guard isSet else {
      // Behind a break, the frame nearest to the last one.
      frame = hasHistory ? frame &+ Int64(Int8(truncatingIfNeeded: frameId &- frame)) : frameId
      (time, isSet, isLed, steadySince, hasHistory) = (now, true, leads, now, false)
      return frame
    }
    guard isLed || !leads else { return lead(frameId, at: now) }
    hasHistory = true
    if pause > (Self.tolerance * Self.frameLength).magnitude { (isDoubtful, resumed) = (true, now) }
    if pause >= Self.longPause.magnitude { steadySince = now }
    let expected = frame &+ roundedFrames(now.subtractingWithSaturation(time))
    var difference = (frameId &- expected) & 255
    if difference >= 128 { difference -= 256 }
    deviation = difference
    var result = expected &+ difference
    if difference.magnitude <= Self.tolerance {
      (frame, time, strikes) = (result, now, 0)
      if leads || !isLed { isDoubtful = false }
    } else if isDoubtful {
      // The clock may have stepped during the pause: charge no unit, and count frames on from the last one.
      result = frame &+ Int64(Int8(truncatingIfNeeded: frameId &- frame))
      (deviation, hasHistory, steadySince) = (0, false, now)
      if leads || !isLed {
        if passed > 0 { noteStep(-difference & 255, pause: passed, at: now) }
        (frame, time, strikes, isDoubtful) = (result, now, 0, false)
      }
    } else if leads || !isLed {
      strikes += 1
      if strikes > 16 { (frame, time, strikes, steadySince) = (result, now, 0, now) }
    }
    return result
  }

  /// The capture breaks off, and goes on later or by another clock: the next message is taken as it is.
  func breakOff() {
    guard isSet else { return }
    (isSet, hasHistory, deviation, strikes, isDoubtful) = (false, true, 0, 0, false)
  }

  /// - Parameters:
  ///   - frames: by how many the clock is ahead, modulo 256.
  ///   - pause: what seems to have passed since the message before, nanoseconds.
  private func noteStep(_ frames: Int64, pause: Int64, at now: Int64) {
    // Of what seems to have passed, whole cycles of the frame number may be a part of the step too.
    let passed = pause.subtractingWithSaturation(frames * Self.frameLength)
    let least = passed > 0 ? passed % (256 * Self.frameLength) : 0
    step = ClockStep(start: now.subtractingWithSaturation(pause), end: now, least: least)
    if steps == nil { steps = ForwardSteps(pause: pause, distance: frames * Self.frameLength) }
    steps?.count += 1
  }

  /// The last step, which is then told.
  func takeStep() -> ClockStep? {
    defer { step = nil }
    return step
  }

  /// The O-DU's first message sets right what the O-RU's alone had set.
  private func lead(_ frameId: Int64, at now: Int64) -> Int64 {
    isLed = true
    let result = unwrap(frameId, at: now, leads: true)
    if deviation.magnitude > Self.tolerance { (frame, time, strikes, deviation) = (result, now, 0, 0) }
    steadySince = now
    return result
  }

  private func roundedFrames(_ elapsed: Int64) -> Int64 {
    let half = elapsed >= 0 ? Self.frameLength / 2 : -Self.frameLength / 2
    return elapsed.addingWithSaturation(half) / Self.frameLength
  }
}
