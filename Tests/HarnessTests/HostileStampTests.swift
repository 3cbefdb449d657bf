import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Testing

/// Stamps are a stranger's: whatever they are, the run ends and judges what does not depend on them.
@Suite struct HostileStampTests {
  /// How a capture is stamped.
  enum Clock: CaseIterable {
    case first, last, leaping, upToTheEnd, downFromZero, aSecondApart

    func time(_ frame: FrameInfo) -> Int64 {
      let number = Int64(frame.number)
      return switch self {
      case .first: .min
      case .last: .max
      case .leaping: number % 2 == 0 ? .min : .max
      case .upToTheEnd: .max - max(0, 2_000 - number) * 100_000
      case .downFromZero: number * -4_000_000_000_000_000
      case .aSecondApart: .max - 300_000_000_000 &+ number * 1_000_000_000
      }
    }
  }

  /// Hands frames on with other stamps.
  private struct Restamped: FrameSink, ~Copyable {
    var judge: FrameJudge
    let clock: Clock

    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      var frame = frame
      frame.time = clock.time(frame)
      return judge.receive(frame, bytes)
    }
  }

  @Test(arguments: Clock.allCases, ["chain-healthy", "f1-unanswered-setup-request"])
  func runEndsWithAnyStamps(_ clock: Clock, of name: String) throws {
    let profile = try #require(
      Profile.load("pair/demo-chain", catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile)
    var sink = Restamped(judge: FrameJudge(profile), clock: clock)
    let path = TeachingCapture.folder.appending(path: name + ".pcapng").path
    _ = try CaptureReader([CaptureInput(path)]).read(into: &sink)
    let judged = RunResult(sink.judge.finish())
    #expect(judged.requirements.contains { $0.tally.passed > 0 })
  }
}
