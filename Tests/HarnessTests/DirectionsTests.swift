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

  /// - Parameters:
  ///   - shown: whose frames are in the capture.
  ///   - other: a frame without eCPRI ahead of all of them.
  private func judge(_ shown: Shown, _ key: String = "", ahead other: [UInt8]? = nil) throws -> RunResult {
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
    if let other {
      number = 1
      let start = Int64(1_704_067_200_000_000_000)
      _ = judge.receive(
        FrameInfo(number: 1, time: start - 1_000_000, capturedLength: other.count), other.span)
    }
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
    #expect(result.tally.unseen > 0 && result.reasons.map(\.en).contains(Reason(.senderNotObserved).text.en))
    let note = judged.integrity.first { $0.kind == "one-direction" }
    #expect(note?.text.en.hasSuffix("is not in the capture") == true)
  }

  @Test func aUnitThatIsSilentWhereBothDirectionsAreShownFails() throws {
    let judged = try judge(.controller, "directions: both\n")
    let result = try uplink(judged)
    #expect(result.verdict == .fail)
    #expect(result.findings.map(\.cause) == ["not-delivered"])
    let charged = result.findings.first?.unit.map { judged.units[$0.rawValue].role }
    #expect(charged == "O-RU")
    let note = judged.integrity.first { $0.kind == "one-direction" }
    #expect(note?.text.en.contains("the other side is silent") == true)
  }

  @Test func anyOtherFrameOfTheUnitShowsThatItIsSilent() throws {
    let result = try uplink(judge(.controllerAndPreambles))
    #expect(result.verdict == .fail)
  }

  /// An Ethernet frame without a tag.
  private static func frame(to destination: [UInt8], from source: UInt8, type: UInt16) -> [UInt8] {
    destination + [2, 0, 0x5E, 0, 0, source, UInt8(type >> 8), UInt8(type & 0xFF)]
      + [UInt8](repeating: 0, count: 46)
  }

  private static let distributedUnit: [UInt8] = [2, 0, 0x5E, 0, 0, 1]

  @Test func whatTheUnitSendsToItsControllerShowsThatItIsSilent() throws {
    let management = Self.frame(to: Self.distributedUnit, from: 2, type: 0x88B5)
    let result = try uplink(judge(.controller, ahead: management))
    #expect(result.verdict == .fail && result.findings.map(\.cause) == ["not-delivered"])
    #expect(result.requirement.notes?.en.contains("carrier that is not active") == true)
  }

  @Test(arguments: [
    // PTP, LLDP and ARP go everywhere; so does what is for no one unit, and the last one is for another.
    frame(to: [1, 0x1B, 0x19, 0, 0, 0], from: 2, type: 0x88F7),
    frame(to: distributedUnit, from: 2, type: 0x88F7),
    frame(to: [1, 0x80, 0xC2, 0, 0, 0x0E], from: 2, type: 0x88CC),
    frame(to: distributedUnit, from: 2, type: 0x88CC),
    frame(to: distributedUnit, from: 2, type: 0x0806),
    frame(to: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], from: 2, type: 0x88B5),
    frame(to: [2, 0, 0x5E, 0, 0, 7], from: 2, type: 0x88B5),
  ]) func whatASwitchSendsEverywhereShowsNothing(_ frame: [UInt8]) throws {
    let result = try uplink(judge(.controller, ahead: frame))
    #expect(result.verdict == .inconclusive && result.tally.failed == 0)
  }

  @Test func whatTheProfileSaysIsNotShownIsNotApplicable() throws {
    let judged = try judge(.controller, "directions: downlink\n")
    let result = try uplink(judged)
    #expect(result.verdict == .notApplicable && result.tally.instances == 0)
    #expect(result.reasons.map(\.en) == ["the profile says that the capture shows the downlink only"])
    let downlink = judged.requirements.first { $0.requirement.id == "cus/7.8.1/downlink-delivered" }
    #expect(downlink?.verdict == .pass)
  }

  @Test func aDirectionThatTheProfileSaysIsNotShownIsJudgedWhereItIs() throws {
    let judged = try judge(.controllerAndPreambles, "directions: downlink\n")
    #expect(try uplink(judged).verdict == .fail)
    #expect(judged.integrity.contains { $0.kind == "other-direction" && !$0.limitsVerdicts })
  }

  // MARK: Associations

  /// - Parameter sender: the last octet of the MAC address whose frames alone are in the capture.
  private func judgeAssociation(from sender: UInt8?, _ key: String) throws -> RunResult {
    var capture = try RewrittenCapture("f1-healthy")
    capture.frames.removeAll { sender != nil && $0.sender != sender }
    // So that a request whose answer is not there is missed within the capture.
    return try capture.judge("pair/demo-f1", key + "parameters:\n  procedure_timer: 20 ms\n")
  }

  /// The last octets of the addresses of the gNB-DU and of the gNB-CU.
  private static let (distributed, central): (UInt8, UInt8) = (1, 3)
  private static let answered = "f1ap/8.1/class-1-of-ue-answered"
  private static let directionsOfF1: [(String, UInt8)] = [("downlink", central), ("uplink", distributed)]

  @Test(arguments: directionsOfF1) func whatTheOtherEndOfAnAssociationOwesIsNotApplicable(
    _ direction: String, _ sender: UInt8
  ) throws {
    let judged = try judgeAssociation(from: sender, "directions: \(direction)\n")
    let answered = try #require(judged.requirement(Self.answered))
    #expect(answered.verdict == .notApplicable && answered.tally.failed == 0)
    #expect(answered.reasons.map(\.en) == ["the profile says that the capture shows the \(direction) only"])
    #expect(judged.failing == [])
    #expect(judged.requirements.contains { $0.verdict == .pass })
    #expect(!judged.integrity.contains { $0.kind == "other-direction" })
  }

  @Test(arguments: directionsOfF1) func withoutTheKeyItIsNotKnown(_ direction: String, _ sender: UInt8) throws
  {
    let answered = try #require(try judgeAssociation(from: sender, "").requirement(Self.answered))
    #expect(answered.verdict == .inconclusive && answered.tally.failed == 0)
  }

  @Test(arguments: directionsOfF1) func anAssociationOfWhichBothEndsAreShownIsJudgedAllTheSame(
    _ direction: String, _ sender: UInt8
  ) throws {
    let judged = try judgeAssociation(from: nil, "directions: \(direction)\n")
    #expect(judged.requirement(Self.answered)?.verdict == .pass)
    #expect(judged.integrity.contains { $0.kind == "other-direction" && !$0.limitsVerdicts })
  }

  @Test func unknownSaysNothing() throws {
    let result = try uplink(judge(.controller, "directions: unknown\n"))
    #expect(result.verdict == .inconclusive)
  }
}
