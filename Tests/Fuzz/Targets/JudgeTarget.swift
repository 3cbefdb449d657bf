import CaptureFiles
import Harness
import Profiles

/// Frames of a capture as `tekigo check` judges them: decoders, what is followed, every rule of a chain from the O-RU to
/// the O-CU, and what is drawn up at the end.
///
/// Input: frames, as those of the target `frames`.
extension FuzzTarget {
  static let judge = FuzzTarget("judge", budget: .judgement) { input throws(Violation) in
    guard let profile = JudgeProfile.chain, let program = JudgeProfile.program else {
      throw Violation("there is no profile pair/demo-chain")
    }
    var cursor = InputCursor(input)
    var clock = HostileClock(input)
    var frame = FrameInfo(number: 0, time: clock.time, capturedLength: 0)
    var judge = FrameJudge(profile, program: program)
    while !cursor.isAtEnd {
      let bytes = cursor.frame(&frame, &clock)
      _ = judge.receive(frame, bytes.span)
    }
    try JudgementPromises.check(judge.finish(), frames: frame.number)
  }
}

private enum JudgeProfile {
  static let chain: Profile? = {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    return Profile.load(
      root + "/Profiles/pair/demo-chain.yaml", catalogue: Tekigo.catalogue, asOf: "2026-01-01"
    ).profile
  }()

  /// Compiled once for all inputs.
  static let program = chain.map { Tekigo.compile($0.requirements) }
}
