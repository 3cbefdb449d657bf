import CaptureFiles
import Conformance
import Foundation
import Fronthaul
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Samples are measured only where that is asked for, and whatever the number of threads with the same result.
@Suite struct SampleMeasurementTests {
  private func judge(threads: Int?) throws -> RunResult {
    let path = TeachingCapture.root.appending(path: "Profiles/pair/demo.yaml").path
    let (loaded, _) = Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    let capture = TeachingCapture.folder.appending(path: "teaching-healthy.pcapng").path
    var check = CheckRun([CaptureInput(capture)], profile: try #require(loaded), asOf: "2026-01-01")
    check.measuresSamples = threads != nil
    check.threads = threads ?? 1
    return RunResult(try check.judge())
  }

  private func tallies(_ run: RunResult) -> [Tally] { run.requirements.map(\.tally) }

  @Test(arguments: [2, 8])
  func theResultDoesNotDependOnThreads(_ threads: Int) throws {
    let (one, many) = (try judge(threads: 1), try judge(threads: threads))
    #expect(one.samples == many.samples)
    #expect(tallies(one) == tallies(many))
    #expect(one.events == many.events)
  }

  /// Frames that are in no mapped file, as from a pipe: what takes longer to measure than to copy is copied for the other
  /// threads.
  @Test func whatIsNotMappedIsMeasuredTheSame() throws {
    let file = TeachingCapture.folder.appending(path: "teaching-healthy.scenario.yaml").path
    var scenario = try #require(Scenario.load(file).scenario)
    scenario.duration = 10
    let header = CompressionHeader(.blockFloatingPoint, width: 14)
    for cell in scenario.cells.indices { scenario.cells[cell].downlink.header = header }
    let path = TeachingCapture.root.appending(path: "Profiles/pair/demo.yaml").path
    let profile = try #require(Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile)
    var all: [[SampleDescription]] = []
    for threads in 1...3 {
      var judge = FrameJudge(profile, samples: SampleMeasurement(threads: threads))
      var number = 0
      try Synthesizer(scenario).forEachFrame { frame in
        number += 1
        _ = judge.receive(
          FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
      }
      all.append(RunResult(judge.finish()).samples)
    }
    #expect(!all[0].isEmpty)
    #expect(all[1] == all[0] && all[2] == all[0])
  }

  /// A capture of headers says nothing of the power of what it does not hold.
  @Test func samplesThatWereNotCapturedAreNotWithoutPower() throws {
    let file = TeachingCapture.folder.appending(path: "teaching-healthy.scenario.yaml").path
    var scenario = try #require(Scenario.load(file).scenario)
    scenario.duration = 10
    let path = TeachingCapture.root.appending(path: "Profiles/pair/demo.yaml").path
    let profile = try #require(Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile)
    var judge = FrameJudge(profile, samples: SampleMeasurement(threads: 1))
    var number = 0
    try Synthesizer(scenario).forEachFrame { frame in
      number += 1
      let kept = min(frame.bytes.count, 48)
      _ = judge.receive(
        FrameInfo(
          number: number, time: frame.time, capturedLength: kept, originalLength: frame.bytes.count),
        frame.bytes.span.extracting(first: kept))
    }
    let run = RunResult(judge.finish())
    #expect(run.events.contains { $0.event == "cus.u.samples" })
    let ids = [
      "cus/8.3.3.16/uplink-power", "cus/8.3.3.16/downlink-power", "cus/8.3.3.16/not-constant",
      "conf/3.2.3.1.3/antenna-power",
    ]
    for id in ids {
      let result = try #require(run.requirements.first { $0.requirement.id == id })
      #expect(result.tally.failed == 0 && result.tally.passed == 0, "\(id)")
    }
  }

  @Test func theLevelsAreThoseOfTheScenario() throws {
    // QPSK at -15 dBFS; the uplink at -20 dBFS with noise 15 dB below.
    let run = try judge(threads: 1)
    let means = Dictionary(run.samples.map { ($0.flow, $0.meanPower ?? 0) }, uniquingKeysWith: { a, _ in a })
    #expect(abs((means["U-plane DL eAxC 0x0000 VLAN 5"] ?? 0) + 1_500) <= 10)
    #expect(abs((means["U-plane UL eAxC 0x0000 VLAN 5"] ?? 0) + 1_986) <= 20)
    #expect(run.samples.allSatisfy { $0.saturated == 0 && $0.zeroBlocks == 0 && $0.constantBlocks == 0 })
  }

  @Test func withoutAskingNothingIsMeasured() throws {
    let run = try judge(threads: nil)
    #expect(run.samples.isEmpty)
    #expect(!run.events.contains { $0.event == "cus.u.samples" })
  }
}
