import CaptureFiles
import Conformance
import Foundation
import Fronthaul
import Harness
import Profiles
import Results
import Synthesis
import Testing

@Suite("Frames from memory") struct FrameJudgeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The teaching cell with a fault, 30 ms of it.
  private func scenario() throws -> Scenario {
    var scenario = try #require(
      Scenario.load(folder.appending(path: "Captures/teaching-healthy.scenario.yaml").path).scenario)
    scenario.duration = 30
    var fault = FaultRequest("payload-version")
    fault.isUPlane = true
    fault.frame = [1]
    scenario.faults = [fault]
    return scenario
  }

  private func profile() throws -> Profile {
    try #require(
      Profile.load(
        folder.appending(path: "Profiles/pair/demo.yaml").path, catalogue: Tekigo.catalogue,
        asOf: "2026-01-01"
      ).profile)
  }

  @Test("are judged as those of a capture") func sameAsCapture() throws {
    let (scenario, profile) = (try scenario(), try profile())
    let capture = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng").path
    defer { try? FileManager.default.removeItem(atPath: capture) }
    _ = try Synthesizer(scenario).write(to: capture)
    let run = CheckRun([CaptureInput(capture)], profile: profile, asOf: "2026-01-01")
    let fromFile = RunResult(try run.judge())

    var judge = FrameJudge(profile)
    var number = 0
    _ = try Synthesizer(scenario).forEachFrame { frame in
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    let fromMemory = RunResult(judge.finish())

    #expect(fromMemory.requirements.map(\.tally) == fromFile.requirements.map(\.tally))
    #expect(fromMemory.requirements.map(\.findings) == fromFile.requirements.map(\.findings))
    #expect(fromMemory.units == fromFile.units)
    #expect(fromMemory.requirements.contains { $0.verdict == .fail })
  }

  @Test("say when they are on the air where windows are declared") func times() throws {
    func asksForTimes(_ name: String) throws -> Bool {
      let path = folder.appending(path: name).path
      let profile = try #require(
        Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile)
      return Tekigo.compile(profile.requirements).reads(
        anyOf: DecodeSettings.uPlaneTimes.fields, of: DecodeSettings.uPlaneTimes.events)
    }
    #expect(try asksForTimes("Tests/Proofs/oran-cus/delay-windows.yaml"))
    #expect(try !asksForTimes("Profiles/spec/oran-cus.yaml"))
  }

  @Test("can be judged by other requirements than the profile's") func otherRequirements() throws {
    let profile = try profile()
    let wanted = profile.requirements.filter { $0.id.hasPrefix("cus/7.5.2.2") }
    var judge = FrameJudge(profile, program: Tekigo.compile(wanted + wanted))
    var number = 0
    _ = try Synthesizer(try scenario()).forEachFrame { frame in
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    #expect(RunResult(judge.finish()).requirements.map(\.verdict) == [.fail, .fail])
  }
}
