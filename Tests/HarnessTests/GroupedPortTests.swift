import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Sections that stand for several eAxCs are judged eAxC by eAxC where somebody says which these are: by the group of
/// extension 10 (CUS 7.7.10), or by the endpoints that a mask of extension 7 leaves (7.7.7).
@Suite struct GroupedPortTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs/oran-cus").standardized

  private static let grouped = """
    extensions:
      - { type: 10, direction: DL, fields: { beamGroupType: 0, numPortc: 1 } }
      - { type: 10, direction: UL, fields: { beamGroupType: 0, numPortc: 1 } }
    """
  /// Section 1 of eAxC 16, on all endpoints that differ in the lowest bit alone, and the U-plane of both.
  private static let masked = """
    messages:
      - { name: asked, at: { frame: 0, subframe: 2, slot: 1 }, period: 1, eaxc: 16, direction: UL,
          c_plane: { section_type: 1, fields: { udIqWidth: 9, udCompMeth: 1 }, sections: [{ sectionId: 1, numPrbc: 4,
          reMask: 0xFFF, numSymbol: 1, beamId: 0, extensions: [{ type: 7, eAxCmask: 0xFFFE }] }] } }
      - { name: own, at: { frame: 0, subframe: 2, slot: 1 }, period: 1, eaxc: 16, direction: UL,
          u_plane: { sections: [{ sectionId: 1, prbs: 4 }] } }
      - { name: other, at: { frame: 0, subframe: 2, slot: 1 }, period: 1, eaxc: 17, direction: UL,
          u_plane: { sections: [{ sectionId: 1, prbs: 4 }] } }
    """

  private static let members = """
    decode:
      - { match: { eAxC: [0], direction: DL }, members: [1] }
      - { match: { eAxC: [0], direction: UL }, members: [1] }
    """
  private static let endpoints = """
    decode:
      - { match: { eAxC: [16], direction: UL }, udCompHdr: dynamic }
      - { match: { eAxC: [17], direction: UL }, udCompHdr: dynamic }
    """

  /// - Parameter missing: the eAxC whose uplink the O-RU does not send.
  private func judge(_ traffic: String, _ profile: String, missing: UInt8? = nil) throws -> RunResult {
    let text = """
      title: ports
      seed: 3
      start: "2024-01-01T00:00:00Z"
      duration: 100
      cell: { scs: 30, prbs: 51, tdd: DDDSUDDSUU, eaxc: { dl: [0, 1], ul: [0, 1] } }
      compression: { dl: { method: bfp, width: 9, header: dynamic }, ul: { method: bfp, width: 9, header: dynamic } }
      mtu: 1500
      vlan: { id: 5 }
      du: { name: du, mac: "02:00:5e:00:00:01" }
      ru: { name: ru, mac: "02:00:5e:00:00:02" }
      timing: { t1a_cp_dl: { advance: 430 }, t1a_cp_ul: { advance: 430 }, t1a_up: { advance: 200 }, ta4: { delay: 130 } }
      traffic: { dl: 80, ul: 80, largest_allocation: 20 }

      """
    let (scenario, diagnostics) = Scenario.read(text + traffic, file: "ports.yaml")
    try #require(diagnostics.map(\.description) == [])
    let read = Profile.read(
      "profile: ports\nextends: ../../../Profiles/spec/oran-cus.yaml\n" + profile,
      file: Self.folder.appending(path: "ports.profile.yaml").path, catalogue: Tekigo.catalogue,
      asOf: "2026-01-01")
    var judge = FrameJudge(try #require(read.profile))
    var number = 0
    try Synthesizer(try #require(scenario)).forEachFrame { frame in
      // The last octet of the source address, and the eAxC of eCPRI behind a VLAN tag.
      if let missing, frame.bytes[11] == 2, frame.bytes[23] == missing { return }
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    return RunResult(judge.finish())
  }

  private static let joined = [
    "downlink-delivered", "downlink-scheduled", "downlink-inside", "uplink-delivered", "uplink-scheduled",
    "uplink-inside",
  ]

  private func requirement(_ name: String, _ result: RunResult) throws -> RequirementResult {
    try #require(result.requirements.first { $0.requirement.id == "cus/7.8.1/\(name)" })
  }

  @Test func membersOfADeclaredGroupAreJoinedToTheirRepresentative() throws {
    let result = try judge(Self.grouped, Self.members)
    for name in Self.joined {
      let found = try requirement(name, result)
      #expect(found.tally.failed == 0 && found.tally.passed > 0, "\(name)")
      #expect(!found.reasons.map(\.en).contains { $0.contains("another key") }, "\(name)")
    }
    // Each slot of two antennas has its key.
    let plain = try judge("", "")
    #expect(
      try requirement("uplink-delivered", result).tally.passed
        == requirement("uplink-delivered", plain).tally.passed)
  }

  @Test func aMemberThatAnswersNothingFails() throws {
    let result = try judge(Self.grouped, Self.members, missing: 1)
    let found = try requirement("uplink-delivered", result)
    #expect(found.verdict == .fail && found.findings.map(\.cause) == ["not-delivered"])
  }

  @Test func aGroupThatNobodyDeclaresFailsNobody() throws {
    for missing in [nil, 1] as [UInt8?] {
      let result = try judge(Self.grouped, "", missing: missing)
      #expect(result.requirements.filter { $0.verdict == .fail && $0.requirement.level == .shall }.isEmpty)
    }
  }

  @Test func membersOfAnUndeclaredGroupPassOnInference() throws {
    let (result, plain) = (try judge(Self.grouped, ""), try judge("", ""))
    for name in ["downlink", "uplink"].flatMap({ side in
      ["scheduled", "inside", "once"].map { "\(side)-\($0)" }
    }) {
      let (found, declared) = (try requirement(name, result), try requirement(name, plain))
      #expect(found.verdict == .pass && found.basis == .inferred, "\(name)")
      #expect(found.tally.passed == declared.tally.passed, "\(name)")
      // Control sections of the downlink are no part of the group.
      let shared = name.hasPrefix("uplink") ? found.tally.passed / 2 : found.tally.passed / 3
      #expect(found.tally.passedOnInference >= shared, "\(name): those of the second antenna")
    }
  }

  @Test func whatAnUndeclaredGroupDoesNotAnnounceFailsNobody() throws {
    let stray = """

      messages:
        - { name: stray, at: { frame: 0, subframe: 2, slot: 1 }, period: 1, eaxc: 1, direction: DL,
            u_plane: { sections: [{ sectionId: 900, prbs: 4 }] } }
      """
    let found = try requirement("downlink-scheduled", judge(Self.grouped + stray, ""))
    #expect(found.tally.failed == 0 && found.tally.inconclusive > 0 && found.verdict == .inconclusive)
  }

  @Test func endpointsThatAMaskLeavesAreJoined() throws {
    let result = try judge(Self.masked, Self.endpoints)
    for name in ["uplink-delivered", "uplink-scheduled", "uplink-inside"] {
      let found = try requirement(name, result)
      #expect(found.tally.failed == 0 && found.tally.passed > 0, "\(name)")
    }
    let silent = try judge(Self.masked, Self.endpoints, missing: 17)
    #expect(try requirement("uplink-delivered", silent).verdict == .fail)
    let undeclared = try judge(Self.masked, "", missing: 17)
    #expect(try requirement("uplink-delivered", undeclared).tally.failed == 0)
  }
}
