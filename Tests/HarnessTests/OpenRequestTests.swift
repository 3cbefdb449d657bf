import CaptureFiles
import Events
import Foundation
import Harness
import Results
import Testing

/// Requests for ACK/NACK whose answers do not come, or come behind a step of the capture clock.
@Suite struct OpenRequestTests {
  private static let answered = "cus/7.2.8/request-answered"
  private static let second: Int64 = 1_000_000_000

  private var profile: String {
    TeachingCapture.root.appending(path: "Tests/Proofs/oran-cus/acknowledgements.yaml").path
  }

  private func judge(_ frames: [RewrittenCapture.Frame]) throws -> RequirementResult {
    var judge = FrameJudge(try LoadedProfile.named(profile))
    for (index, frame) in frames.enumerated() {
      _ = judge.receive(
        FrameInfo(number: index + 1, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    return try #require(RunResult(judge.finish()).requirement(Self.answered))
  }

  /// A frame of the O-DU that is no event.
  private func addressResolution(behind frame: RewrittenCapture.Frame) -> RewrittenCapture.Frame {
    var other = frame
    other.time += Self.second
    other.bytes = Array(repeating: 0xFF, count: 6) + frame.bytes[6..<12] + [0x08, 0x06]
    other.bytes += Array(repeating: 0, count: 46)
    return other
  }

  @Test func framesThatAreNoEventsShowThatTimeHasPassed() throws {
    let frames = try RewrittenCapture(scenario: "oran-cus/acknowledgements").frames
    let (du, start) = (frames[0].sender, frames[0].time)
    // From then on the O-RU is silent.
    let unanswered = frames.filter { $0.sender == du || $0.time < start + Self.second }
    let last = try #require(unanswered.last)
    #expect(try judge(unanswered).tally.failed == 0)
    #expect(try judge(unanswered + [addressResolution(behind: last)]).tally.failed > 0)
  }

  @Test(arguments: [Int64(1), 10]) func anAnswerBehindAStepOfTheClockIsNotMissing(seconds: Int64) throws {
    let frames = try RewrittenCapture(scenario: "oran-cus/acknowledgements").frames
    let healthy = try judge(frames)
    #expect(healthy.verdict == .pass)
    // Frames 15 to 23 lie around a pause of 2.56 s, over which a step can't be told from time that has passed.
    for place in frames.indices.dropFirst() where !(14..<23).contains(place) {
      var stepped = frames
      for index in place..<stepped.count { stepped[index].time += seconds * Self.second }
      let result = try judge(stepped)
      #expect(result.tally.failed == 0, "step ahead of frame \(place + 1)")
    }
  }
}
