import CaptureFiles
import Conformance
import Documents
import Events
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// A unit that is silent is told from a tap that shows one way: `directions: both`, or any other frame of the unit.
/// Design §5, rule 6.
@Suite struct DirectionsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs/oran-cus").standardized

  private enum Shown { case all, controller, controllerAndPreambles }

  /// - Parameter shown: whose frames are in the capture.
  private func judge(_ shown: Shown, _ key: String = "") throws -> RunResult {
    let file = try String(
      contentsOf: Self.folder.appending(path: "coupling.scenario.yaml"), encoding: .utf8)
    let (scenario, _) = Scenario.read(
      file.replacing("duration: 100", with: "duration: 60"), file: "directions.yaml")
    let profile = try #require(
      Profile.read(
        "profile: directions\nextends: coupling.yaml\n" + key,
        file: Self.folder.appending(path: "directions.profile.yaml").path, catalogue: Tekigo.catalogue,
        asOf: "2026-01-01"
      ).profile)
    var judge = FrameJudge(profile)
    var number = 0
    try Synthesizer(try #require(scenario)).forEachFrame { frame in
      // The last octet of the source address, and the eAxC of eCPRI behind a VLAN tag.
      let isOfRadioUnit = frame.bytes[11] == 2
      let isPreamble = frame.bytes[23] == 4
      switch shown {
      case .all: break
      case .controller: if isOfRadioUnit { return }
      case .controllerAndPreambles: if isOfRadioUnit && !isPreamble { return }
      }
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    return RunResult(judge.finish())
  }

  private func uplink(_ judged: RunResult) throws -> RequirementResult {
    try #require(judged.requirements.first { $0.requirement.id == "cus/7.8.1/uplink-delivered" })
  }

  @Test func aUnitThatAnswersPasses() throws {
    let result = try uplink(judge(.all, "directions: both\n"))
    #expect(result.tally.failed == 0 && result.tally.passed > 0)
  }

  @Test func aUnitOfWhichNothingIsSeenMayHaveBeenLeftOut() throws {
    let judged = try judge(.controller)
    let result = try uplink(judged)
    #expect(result.verdict == .inconclusive && result.tally.failed == 0)
    #expect(result.tally.unseen > 0 && result.reasons.contains(Reason(.senderNotObserved).text))
    let note = judged.integrity.first { $0.kind == "one-direction" }
    #expect(note?.text.hasSuffix("is not in the capture") == true)
  }

  @Test func aUnitThatIsSilentWhereBothDirectionsAreShownFails() throws {
    let judged = try judge(.controller, "directions: both\n")
    let result = try uplink(judged)
    #expect(result.verdict == .fail)
    #expect(result.findings.map(\.cause) == ["not-delivered"])
    let charged = result.findings.first?.unit.map { judged.units[$0.rawValue].role }
    #expect(charged == "O-RU")
    let note = judged.integrity.first { $0.kind == "one-direction" }
    #expect(note?.text.contains("the other side is silent") == true)
  }

  @Test func anyOtherFrameOfTheUnitShowsThatItIsSilent() throws {
    let result = try uplink(judge(.controllerAndPreambles))
    #expect(result.verdict == .fail)
  }

  @Test func whatTheProfileSaysIsNotShownIsNotApplicable() throws {
    let judged = try judge(.controller, "directions: downlink\n")
    let result = try uplink(judged)
    #expect(result.verdict == .notApplicable && result.tally.instances == 0)
    #expect(result.reasons == ["the profile says that the capture shows the downlink only"])
    let downlink = judged.requirements.first { $0.requirement.id == "cus/7.8.1/downlink-delivered" }
    #expect(downlink?.verdict == .pass)
  }

  @Test func aDirectionThatTheProfileSaysIsNotShownIsJudgedWhereItIs() throws {
    let judged = try judge(.controllerAndPreambles, "directions: downlink\n")
    #expect(try uplink(judged).verdict == .fail)
    #expect(judged.integrity.contains { $0.kind == "other-direction" && !$0.limitsVerdicts })
  }

  @Test func unknownSaysNothing() throws {
    let result = try uplink(judge(.controller, "directions: unknown\n"))
    #expect(result.verdict == .inconclusive)
  }
}
