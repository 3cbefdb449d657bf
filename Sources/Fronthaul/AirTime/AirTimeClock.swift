public import Events

/// How the radio frames between two units lie on the clock of the capture, and how far that is to be trusted.
struct AirTimeClock: Sendable {
  let frameTime: FrameTime
  /// Whether the capture clock and the radio have the same time: absolute delays mean something.
  let isCommon: Bool
  /// What it rests on, for reports.
  let entry: ConfigurationEntry
  /// What somebody should know: the clock does not count what the profile says, or frame numbers are off.
  let remark: ClockRemark?

  /// Decides by what the profile says and the survey shows. What contradicts the profile is said, not corrected.
  ///
  /// - Returns: nil where neither says anything.
  init?(
    _ timeBase: TimeBase, _ survey: ClockSurvey, _ numerology: (_ carrier: UInt16) -> Numerology?
  ) {
    guard let first = survey.firstTime else { return nil }
    let fitting = TimeScale.allCases.filter {
      survey.offset(FrameTime($0, at: first, timeBase), numerology)?.isAligned == true
    }
    if let scale = timeBase.scale {
      self.init(declared: scale, timeBase, survey, numerology, at: first, fitting: fitting)
    } else if let scale = fitting.first,
      let offset = survey.offset(FrameTime(scale, at: first, timeBase), numerology)
    {
      self.init(
        FrameTime(scale, at: first, timeBase), .relative, fitting: fitting,
        [Self.indication(offset), Indication(.asIfStamps, scale.rawValue)],
        offset.messages)
    } else {
      self.init(unknown: timeBase, survey, numerology, at: first)
    }
  }

  /// For units that turned up when nothing was surveyed any more: the time base as declared, else times relative to
  /// their first message.
  init(_ timeBase: TimeBase, _ timing: TimingHeader, at time: Int64, _ numerology: Numerology) {
    let frameTime = FrameTime(timeBase.scale ?? .utc, at: time, timeBase)
    if let scale = timeBase.scale {
      self.init(frameTime, .common(scale, timeBase), fitting: [scale], [Indication(.notSurveyed)], 0)
      return
    }
    let frame = frameTime.start(ofFrame: frameTime.frame(numbered: timing.frameId, near: time))
    let slot = SlotTime(timing, frameStart: frame, numerology)
    let lead = (slot?.start(ofSymbol: min(timing.symbolId, 11)) ?? frame).subtractingWithSaturation(time)
    self.init(
      FrameTime(origin: frameTime.origin.subtractingWithSaturation(lead)), .relative, fitting: [],
      [Indication(.firstMessage)], 1
    )
  }

  private init(
    declared scale: TimeScale, _ timeBase: TimeBase, _ survey: ClockSurvey,
    _ numerology: (_ carrier: UInt16) -> Numerology?, at first: Int64, fitting: [TimeScale]
  ) {
    let frameTime = FrameTime(scale, at: first, timeBase)
    guard let offset = survey.offset(frameTime, numerology), offset.messages >= 8 else {
      self.init(
        frameTime, .common(scale, timeBase), fitting: [scale], [Indication(.tooFewMessages)], 0)
      return
    }
    // What contradicts a declared clock is a deviation of the traffic, where it is stated how good the clock is.
    self.init(
      frameTime,
      timeBase.isCertain || offset.isAligned ? .common(scale, timeBase) : .doubtful(scale, timeBase),
      fitting: offset.isAligned ? fitting : [scale], [Self.indication(offset)], offset.messages,
      remark: Self.remark(offset, scale, fitting))
  }

  /// How the traffic contradicts the time base that the profile states; nil: it does not.
  private static func remark(
    _ offset: ClockOffset, _ scale: TimeScale, _ fitting: [TimeScale]
  ) -> ClockRemark? {
    if offset.isAligned { return nil }
    return ClockRemark(
      offset: indication(offset), scale: scale.rawValue, looksLike: fitting.first?.rawValue,
      frames: offset.isPlausible ? offset.frames : nil)
  }

  /// Times relative to the messages themselves: the median one is taken to be on the air when it is captured.
  private init(
    unknown timeBase: TimeBase, _ survey: ClockSurvey, _ numerology: (_ carrier: UInt16) -> Numerology?,
    at first: Int64
  ) {
    let utc = FrameTime(.utc, at: first, timeBase)
    let offset = survey.offset(utc, numerology)
    self.init(
      FrameTime(origin: utc.origin.subtractingWithSaturation(offset?.median ?? 0)), .relative, fitting: [],
      offset.map { [Self.indication($0), Indication(.relativeToMedian)] } ?? [Indication(.noSymbols)],
      offset?.messages ?? 0)
  }

  private enum Standing {
    case common(TimeScale, TimeBase)
    /// As the profile says, which the traffic contradicts and whose uncertainty nobody states.
    case doubtful(TimeScale, TimeBase)
    case relative
  }

  private init(
    _ frameTime: FrameTime, _ standing: Standing, fitting: [TimeScale], _ evidence: [Indication],
    _ messages: Int,
    remark: ClockRemark? = nil
  ) {
    self.frameTime = frameTime
    self.remark = remark
    switch standing {
    case .common(let scale, let timeBase), .doubtful(let scale, let timeBase):
      if case .common = standing { isCommon = true } else { isCommon = false }
      entry = ConfigurationEntry(
        "airTime",
        Sourced(
          scale.rawValue, .profile,
          evidence: (timeBase.source.isEmpty ? [] : [.place(timeBase.source)]) + evidence, frames: messages))
    case .relative:
      isCommon = false
      entry = ConfigurationEntry(
        "airTime",
        Sourced(
          "relative", .inferred, evidence: evidence, frames: messages,
          alternatives: fitting.map { AlternativeValue($0.rawValue) }))
    }
  }

  /// Where most messages are.
  private static func indication(_ offset: ClockOffset) -> Indication {
    Indication(
      offset.median >= 0 ? .aheadOfSymbols : .behindSymbols, "\(offset.plane)",
      "\(offset.median.magnitude / 1000)", "\(offset.share / 10)", "\(offset.messages)")
  }
}

/// How the traffic contradicts the time base that the profile states.
public struct ClockRemark: Sendable, Equatable {
  /// Where most messages are by the declared time scale.
  public var offset: Indication
  /// The declared time scale, and the one that fits; nil: none does.
  public var scale: String
  public var looksLike: String?
  /// Radio frames that the frame numbers are off, where such an offset explains it.
  public var frames: Int64?
}

extension FrameTime {
  fileprivate init(_ scale: TimeScale, at time: Int64, _ timeBase: TimeBase) {
    self.init(scale, at: time, alpha: timeBase.alpha, beta: timeBase.beta)
  }
}
