import CaptureFiles
import Foundation
import Synthesis
import Testing

@Suite struct CaptureSetupTests {
  private func frames(_ capture: String) throws -> [SynthesizedFrame] {
    try Synthesizer(try SampleScenario.scenario("capture: { \(capture) }\n")).frames()
  }

  /// By bytes: each frame is unlike all others but for a few C-plane messages.
  private func times(_ frames: [SynthesizedFrame], downlink: Bool) -> [[UInt8]: Int64] {
    Dictionary(
      frames.filter { ($0.bytes[11] == 1) == downlink }.map { ($0.bytes, $0.time) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [("ru", 25, 30), ("between", 10, 7)])
  func awayFromTheDUFramesPassEarlierOrLater(point: String, dl: Int64, ul: Int64) throws {
    let here = try frames("point: du")
    let there = try frames("point: \(point), delay: { dl: \(dl), ul: \(ul) }")
    #expect(zip(there, there.dropFirst()).allSatisfy { $0.time <= $1.time })
    let down = times(there, downlink: true)
    for (bytes, time) in times(here, downlink: true) { #expect(down[bytes] == time + dl * 1000) }
    let up = times(there, downlink: false)
    for (bytes, time) in times(here, downlink: false) { #expect(up[bytes] == time - ul * 1000) }
  }

  @Test func theClockOfTheCaptureIsNotThatOfTheAir() throws {
    let exact = try frames("point: du")
    let wrong = try frames("clock: { offset: 37000000, drift: 50000 }")
    let start: Int64 = 1_704_067_200_000_000_000
    for (exact, wrong) in zip(exact, wrong) {
      #expect(exact.bytes == wrong.bytes)
      let gained = (exact.time - start) * 50_000 / 1_000_000_000
      #expect(wrong.time == exact.time + 37_000_000_000 + gained)
    }
  }

  @Test func coarseStampsAreWholeMicroseconds() throws {
    let frames = try frames("clock: { resolution: us }")
    #expect(frames.allSatisfy { $0.time % 1000 == 0 })
    #expect(frames.contains { $0.time % 1_000_000 != 0 })
  }

  @Test func aSnapLengthCutsWhatIsKeptAndNotWhatIsTold() throws {
    struct Seen: FrameSink {
      var frames: [(kept: Int, original: Int)] = []
      mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
        frames.append((bytes.count, frame.originalLength))
        return true
      }
    }
    let scenario = try SampleScenario.scenario("capture: { snap_length: 96, interface: tap3 }\n")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try Synthesizer(scenario).write(to: file.path)
    var seen = Seen()
    let summary = try CaptureReader([CaptureInput(file.path)]).read(into: &seen)
    let frames = try Synthesizer(scenario).frames()
    #expect(seen.frames.map(\.original) == frames.map(\.bytes.count))
    #expect(seen.frames.map(\.kept) == frames.map { min(96, $0.bytes.count) })
    #expect(summary.first?.interfaces.first?.name == "tap3")
    #expect(summary.first?.interfaces.first?.snapLength == 96)
  }
}
