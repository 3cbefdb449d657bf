internal import Events

/// How far the first messages of a flow are from the frames that they name, by the clock of the capture: some of them, with
/// bounded memory.
struct FrameSurvey: Sendable {
  /// Messages that are kept.
  static let capacity = 64
  /// Fewer say nothing.
  private static let least = 3

  private var samples: [(timing: TimingHeader, time: Int64)] = []

  mutating func observe(_ timing: TimingHeader, at time: Int64) {
    if samples.count < Self.capacity { samples.append((timing, time)) }
  }

  /// The whole frames by which messages are ahead of their time; nil where they are not nearly all alike, or too few.
  ///
  /// Messages are ahead of their symbols by some milliseconds at most, or as much behind them, so that they are nearest to
  /// their own frame.
  func offset(_ frameTime: FrameTime) -> Int64? {
    guard samples.count >= Self.least else { return nil }
    let offsets = samples.map { sample in
      let frame = frameTime.frame(numbered: sample.timing.frameId, near: sample.time)
      let subframe = frameTime.start(ofFrame: frame).addingWithSaturation(
        sample.timing.subframeId * Self.subframe)
      let lead = subframe.subtractingWithSaturation(sample.time).addingWithSaturation(
        FrameTime.frameLength / 2)
      let (frames, rest) = lead.quotientAndRemainder(dividingBy: FrameTime.frameLength)
      return rest < 0 ? frames - 1 : frames
    }
    let first = offsets.sorted()[offsets.count / 2]
    return offsets.count { $0 == first } * 10 >= offsets.count * 9 ? first : nil
  }

  /// Nanoseconds.
  private static let subframe: Int64 = 1_000_000
}
