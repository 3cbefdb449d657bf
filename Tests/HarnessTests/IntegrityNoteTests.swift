import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing
import Transport

/// What a run says of what it could not judge. Design §5, rule 7, and §6: a bound is never silent.
@Suite struct IntegrityNoteTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private static let profile = Profile.load(
    root.appending(path: "Profiles/spec/3gpp-f1ap.yaml").path, catalogue: Tekigo.catalogue, asOf: "2026-01-01"
  ).profile

  /// Judges a scenario of which some frames are left out.
  private func judge(
    _ associations: String, snapLength: Int = .max, damaged: Int? = nil, swapped: Int? = nil,
    isCaptured: (borrowing SynthesizedFrame) -> Bool = { _ in true }
  ) throws -> RunResult {
    let text = """
      title: "integrity"
      seed: 5
      start: "2024-01-01T00:00:00Z"
      duration: 32000
      associations:

      """
    let (scenario, diagnostics) = Scenario.read(text + associations, file: "integrity.yaml")
    #expect(diagnostics.map(\.description) == [])
    let profile = try #require(Self.profile)
    var judge = FrameJudge(profile)
    var frames: [(time: Int64, bytes: [UInt8])] = []
    try Synthesizer(try #require(scenario)).forEachFrame { frame in
      if isCaptured(frame) { frames.append((frame.time, frame.bytes)) }
    }
    if let damaged { frames[damaged - 1].bytes[frames[damaged - 1].bytes.count - 1] ^= 1 }
    if let swapped {
      let bytes = frames[swapped - 1].bytes
      frames[swapped - 1].bytes = frames[swapped].bytes
      frames[swapped].bytes = bytes
    }
    for (index, frame) in frames.enumerated() {
      let kept = min(frame.bytes.count, snapLength)
      _ = judge.receive(
        FrameInfo(
          number: index + 1, time: frame.time, capturedLength: kept, originalLength: frame.bytes.count),
        frame.bytes.span.extracting(first: kept))
    }
    return RunResult(judge.finish())
  }

  /// Two DUs of one CU, neither of which is answered, and one that is when it is too late for these.
  private static let unanswered = """
      - name: first
        protocol: f1ap
        du: { name: du1, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39001 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        start: 10
        setup: { answer: none }
      - name: second
        protocol: f1ap
        du: { name: du2, mac: "02:00:5e:00:00:02", ip: "10.0.0.2", port: 39002 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        start: 10
        setup: { answer: none, id: 2 }
      - name: later
        protocol: f1ap
        du: { name: du3, mac: "02:00:5e:00:00:04", ip: "10.0.0.4", port: 39004 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        start: 31500
        setup: { id: 3 }
    """

  private static let healthy = """
      - name: f1
        protocol: f1ap
        du: { name: du1, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39001 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        start: 10
        setup: {}
        ues: [{ name: many, life: attach, first: 100, every: 20, count: 8, bearers: 2, hold: 10 }]
    """

  /// Design §5, rule 6.
  @Test(arguments: [80, 100, 140]) func whatTheSnapLengthCutFailsNothing(
    _ length: Int
  ) throws {
    let judged = try judge(Self.healthy, snapLength: length)
    #expect(judged.requirements.filter { $0.verdict == .fail }.map(\.requirement.id) == [])
    let syntax = try #require(judged.requirements.first { $0.requirement.id == "f1ap/9.5/transfer-syntax" })
    #expect(syntax.verdict == .inconclusive)
  }

  /// What may rest on messages that the capture lacks is inconclusive.
  @Test func aFrameThatTheCaptureLacksFailsNothing() throws {
    for missing in [6, 8, 10, 12] {
      var number = 0
      let judged = try judge(Self.healthy) { _ in
        number += 1
        return number != missing
      }
      let failed = judged.requirements.filter { $0.verdict == .fail }.map(\.requirement.id)
      #expect(failed == [], "frame \(missing)")
    }
  }

  @Test func framesInAnotherOrderThanThatOfWhatHappenedFailNothing() throws {
    for first in [9, 11] {
      let judged = try judge(Self.healthy, swapped: first)
      #expect(
        judged.requirements.filter { $0.verdict == .fail }.map(\.requirement.id) == [], "frame \(first)")
    }
  }

  @Test func aPacketThatWasDamagedIsTold() throws {
    let judged = try judge(Self.healthy, damaged: 20)
    let note = try #require(judged.integrity.first { $0.kind == "damaged-packets" })
    #expect(note.text.en.hasPrefix("1 of ") && !judged.integrity.contains { $0.kind == "checksum" })
    #expect(judged.requirements.filter { $0.verdict == .fail }.map(\.requirement.id) == [])
  }

  private func isFromCU(_ frame: borrowing SynthesizedFrame, to du: UInt8) -> Bool {
    frame.bytes.count > 34 && frame.bytes[26..<30].elementsEqual([10, 0, 0, 3]) && frame.bytes[33] == du
  }

  @Test func onlyTheAssociationThatLacksASideIsSpared() throws {
    // Given two requests without an answer, of one of which the capture has only the side that asks,
    let judged = try judge(Self.unanswered) { !isFromCU($0, to: 1) }
    // then the other one is missing its answer all the same.
    let rule = try #require(judged.requirements.first { $0.requirement.id == "f1ap/8.2.3.2/setup-answered" })
    #expect(rule.tally.failed == 1 && rule.tally.unseen == 1)
    let note = try #require(judged.integrity.first { $0.kind == "one-direction" })
    #expect(note.text.en.hasPrefix("1 of 3 associations show one side only") && note.limitsVerdicts)
    #expect(!judged.integrity.contains { $0.kind == "limit" })
  }

  @Test func aUnitThatNeverAnswersIsNotOneThatTheCaptureLacks() throws {
    let judged = try judge(Self.unanswered)
    let rule = try #require(judged.requirements.first { $0.requirement.id == "f1ap/8.2.3.2/setup-answered" })
    #expect(rule.tally.failed == 2)
    #expect(!judged.integrity.contains { $0.kind == "one-direction" })
  }

  /// Two DUs of one CU, the first of which gives an id twice.
  private static let reused = """
      - name: wrong
        protocol: f1ap
        du: { name: du1, mac: "02:00:5e:00:00:01", ip: "10.0.0.1", port: 39001 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        start: 10
        setup: {}
        ues:
          - { name: attach, life: attach, first: 50, bearers: 2, hold: 1000 }
          - { name: second, life: reject, first: 800 }
      - name: other
        protocol: f1ap
        du: { name: du2, mac: "02:00:5e:00:00:02", ip: "10.0.0.2", port: 39002 }
        cu: { name: cu, mac: "02:00:5e:00:00:03", ip: "10.0.0.3" }
        start: 10
        setup: { id: 2 }
        ues: [{ name: many, life: attach, first: 100, every: 20, count: 8, bearers: 2, hold: 10 }]
    faults:
      - { fault: reused-ue-id, message: InitialULRRCMessageTransfer, script: second }
    """

  /// Judges without one frame of an association, by the last octet of the DU's address: with those of both ends that
  /// follow each other it would be a hole, which limits all.
  private func judgeReused(withoutSomeOf du: UInt8) throws -> RunResult {
    var number = 0
    return try judge(Self.reused) { frame in
      guard frame.bytes.count > 34, frame.bytes[29] == du || frame.bytes[33] == du else { return true }
      number += 1
      return number != 7
    }
  }

  @Test func messagesThatTheCaptureLacksLeaveOtherUnitsAlone() throws {
    func failing(_ judged: RunResult) -> [String] {
      judged.requirements.filter { $0.verdict == .fail }.map(\.requirement.id)
    }
    let all = failing(try judgeReused(withoutSomeOf: 0))
    #expect(all.contains("f1ap/10.6/id-unused"))
    let other = try judgeReused(withoutSomeOf: 2)
    let note = try #require(other.integrity.first { $0.kind == "sctp-gap" })
    #expect(note.text.en.hasSuffix("the capture lacks messages between O-CU 10.0.0.3, O-DU 10.0.0.2"))
    #expect(failing(other).contains("f1ap/10.6/id-unused") && Set(failing(other)).isSubset(of: all))
    let own = try judgeReused(withoutSomeOf: 1)
    #expect(own.integrity.contains { $0.kind == "sctp-gap" } && failing(own) == [])
  }
}
