import CaptureFiles
import Harness
import Profiles
import Results

/// Frames of a capture as `tekigo check` judges them: decoders, what is followed, every rule of a chain from the O-RU to
/// the O-CU, and what is drawn up at the end.
///
/// Input: frames, as those of the target `frames`.
extension FuzzTarget {
  static let judge = FuzzTarget("judge") { input throws(Violation) in
    guard let profile = JudgePromises.profile, let program = JudgePromises.program else {
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
    try JudgePromises.check(RunResult(judge.finish()), frames: frame.number)
  }
}

/// What is promised of a judgement.
private enum JudgePromises {
  static let profile: Profile? = {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    return Profile.load(
      root + "/Profiles/pair/demo-chain.yaml", catalogue: Tekigo.catalogue, asOf: "2026-01-01"
    ).profile
  }()

  /// Compiled once for all inputs.
  static let program = profile.map { Tekigo.compile($0.requirements) }

  /// - Numbers of instances are none below 0.
  /// - What failed has instances that failed.
  /// - Witnesses are frames that came.
  static func check(_ judged: RunResult, frames: Int) throws(Violation) {
    for result in judged.requirements {
      let (id, tally) = (result.requirement.id, result.tally)
      let numbers = [
        tally.passed, tally.failed, tally.inconclusive, tally.notJudged, tally.outside, tally.unseen,
      ]
      try Violation.unless(numbers.allSatisfy { $0 >= 0 }, "\(id): \(tally)")
      try Violation.unless(result.verdict != .fail || tally.failed > 0, "\(id) failed: \(tally)")
      for finding in result.findings {
        try Violation.unless(finding.count > 0, "\(id): \(finding.cause), \(finding.count) times")
        for witness in finding.first {
          try Violation.unless(
            witness.frame <= frames, "\(id): a witness is frame \(witness.frame) of \(frames)")
        }
      }
    }
  }
}
