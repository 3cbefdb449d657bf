import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// A cell that several O-RUs share: a multiplexer passes on what the O-DU sends, and the uplink to it (CUS 13). A port of
/// the multiplexer that is mirrored shows all of it.
@Suite("Shared cells") struct SharedCellTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized
  private static let (du, fhm): (UInt8, UInt8) = (0x01, 0xF0)

  /// The frames of the healthy teaching cell as the multiplexer takes them and passes them on to two O-RUs.
  ///
  /// - Parameter looped: the C-plane frame that the second O-RU sends back, counted from 0.
  private func judge(looped: Int? = nil) throws -> RunResult {
    var scenario = try #require(
      Scenario.load(Self.root.appending(path: "Captures/teaching-healthy.scenario.yaml").path).scenario)
    scenario.duration = 30
    var frames: [(time: Int64, bytes: [UInt8])] = []
    var controlFrames = 0
    try Synthesizer(scenario).forEachFrame { frame in
      func add(_ delay: Int64, from sender: UInt8, to receiver: UInt8) {
        var bytes = frame.bytes
        (bytes[5], bytes[11]) = (receiver, sender)
        frames.append((frame.time + delay, bytes))
      }
      let isFromDU = frame.bytes[11] == Self.du
      // Behind the addresses, a VLAN tag and the Ethernet type: the header of eCPRI, 2 = C-plane.
      let isControl = frame.bytes[19] == 2
      if isFromDU { add(0, from: Self.du, to: Self.fhm) }
      for ru: UInt8 in [2, 3] {
        if isFromDU {
          add(1_000, from: Self.fhm, to: ru)
          if ru == 3, isControl, controlFrames == looped { add(2_000, from: ru, to: Self.fhm) }
        } else {
          add(-1_000, from: ru, to: Self.fhm)
        }
      }
      if !isFromDU { add(0, from: Self.fhm, to: Self.du) }
      if isControl { controlFrames += 1 }
    }
    let base = Self.root.appending(path: "Profiles/spec/oran-cus.yaml").path
    var judge = FrameJudge(
      try #require(Profile.load(base, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile))
    let ordered = frames.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    for (number, frame) in ordered.map(\.element).enumerated() {
      let info = FrameInfo(number: number + 1, time: frame.time, capturedLength: frame.bytes.count)
      _ = judge.receive(info, frame.bytes.span)
    }
    return RunResult(judge.finish())
  }

  private func failed(_ frames: RunResult) -> [String] {
    frames.requirements.filter { $0.verdict == .fail }.map(\.requirement.id)
  }

  @Test("are ordinary: the multiplexer is an O-RU to the one side and an O-DU to the other") func ordinary()
    throws
  {
    let frames = try judge()
    #expect(failed(frames) == [])
    #expect(frames.units.map(\.role) == ["O-DU", "O-RU", "O-RU", "FHM"])
    let sender = try #require(frames.requirements.first { $0.requirement.id == "cus/7.3.1/c-plane-sender" })
    #expect(sender.tally.passed > 0)
  }

  @Test("still show an O-RU that schedules") func looped() throws {
    let frames = try judge(looped: 20)
    let failed = frames.requirements.filter { $0.verdict == .fail }
    let sender = try #require(failed.first { $0.requirement.id == "cus/7.3.1/c-plane-sender" })
    #expect(sender.findings.flatMap(\.first).map(\.event) == ["cus.c"])
    #expect(sender.tally.failed == 1)
    #expect(frames.units.map(\.role) == ["O-DU", "O-RU", "O-RU", "FHM"])
  }
}
