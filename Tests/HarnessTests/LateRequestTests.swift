import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Design §5, rule 10: one C-plane message that leaves behind its U-plane is the cause of all that follows from it.
@Suite struct LateRequestTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs/oran-cus").standardized

  /// A DU that stalls in the middle of a slot: the C-plane message leaves 7 ms late, and with it the last two symbols.
  private static let stall = """
    faults:
      - { fault: late-c-plane, value: 7000, eaxc: 0, at: { frame: 2 } }
      - { fault: late-u-plane, value: 7000, eaxc: 0, at: { frame: 2, symbol: 12 } }
      - { fault: late-u-plane, value: 7000, eaxc: 0, at: { frame: 2, symbol: 13 } }

    """

  private func failures(_ profile: Profile) throws -> [RequirementResult] {
    let file = try String(
      contentsOf: Self.folder.appending(path: "delay-windows.scenario.yaml"), encoding: .utf8)
    let (scenario, diagnostics) = Scenario.read(
      file + Self.stall, file: "stall.yaml")
    #expect(diagnostics.map(\.description) == [])
    var judge = FrameJudge(profile)
    var number = 0
    try Synthesizer(try #require(scenario)).forEachFrame { frame in
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    return RunResult(judge.finish()).requirements.filter { $0.verdict == .fail }
  }

  private func profile(_ text: String) throws -> Profile {
    let file = Self.folder.appending(path: "stall.profile.yaml").path
    return try #require(
      Profile.read(text, file: file, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile)
  }

  /// What each failure is put down to: requirement, how often, cause.
  private func told(_ failures: [RequirementResult]) -> [String] {
    failures.flatMap { result in
      result.findings.map {
        "\(result.requirement.id) \($0.count)" + ($0.consequenceOf.map { " of \($0)" } ?? "")
      }
    }
  }

  @Test func withDelayWindowsItIsTheLateMessage() throws {
    let failures = try failures(
      profile("profile: stall\nextends: delay-windows.yaml\n"))
    let cause = "of cus/4.4/t1a-cp-dl"
    #expect(
      told(failures) == [
        "cus/5.1.3.2.8/u-plane-order 2 \(cause)", "cus/5.1.3.2.8/c-plane-order 1 \(cause)",
        "cus/7.5.2.4/time-forward 3 \(cause)", "cus/7.8.1/downlink-announced 1 \(cause)",
        "cus/4.4/t1a-cp-dl 1", "cus/4.4/t1a-up 2 \(cause)",
      ], "nine consequences of one failure")
    // U-plane names the C-plane message that it follows from.
    let late = try #require(failures.first { $0.requirement.id == "cus/4.4/t1a-cp-dl" }?.findings.first)
    let symbols = try #require(failures.first { $0.requirement.id == "cus/4.4/t1a-up" }?.findings.first)
    let named = symbols.first.compactMap { witness in
      witness.fields.first { $0.name == "requestFrame" }?.value
    }
    #expect(named == Array(repeating: Int64(late.first[0].frame), count: 2))
  }

  @Test func withoutThemItIsTheAnnouncementBehindItsUPlane() throws {
    let failures = try failures(profile("profile: stall\nextends: spec/oran-cus\n"))
    let cause = "of cus/7.8.1/downlink-announced"
    #expect(
      told(failures) == [
        "cus/5.1.3.2.8/u-plane-order 2 \(cause)", "cus/5.1.3.2.8/c-plane-order 1 \(cause)",
        "cus/7.5.2.4/time-forward 3 \(cause)", "cus/7.8.1/downlink-announced 1",
      ])
  }
}
