import CaptureFiles
import Events
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// What the second look shows of messages of F1, E1 and F1-U: headers, the element that the rule reads, no content.
@Suite("The second look at signalling") struct ShownElementTests {
  /// A requirement that every such message fails, in a profile of its own.
  struct Probe: CustomTestStringConvertible, Sendable {
    var parent: String
    var select: String
    var assert: String
    /// The value of the field in the bytes that are shown of it, hexadecimal.
    var shown: String?

    var testDescription: String { select }

    var text: String {
      """
      profile: probe
      extends: \(parent)
      requirements:
        - id: lab/probe
          title: Nothing of the kind
          level: shall
          cite: { document: test plan, version: "1", clause: "1" }
          select: \(select)
          assert: \(assert)
      """
    }
  }

  private static func findings(_ probe: Probe, _ capture: URL) throws -> [Finding] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    try probe.text.write(to: file, atomically: true, encoding: .utf8)
    let (profile, diagnostics) = Profile.load(file.path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    let run = CheckRun(
      [CaptureInput(capture.path)], profile: try #require(profile, "\(diagnostics)"), asOf: "2026-01-01")
    return try run.run().requirements.first { $0.requirement.id == "lab/probe" }?.findings ?? []
  }

  @Test(
    "shows the element that the rule reads, in its place",
    arguments: [
      Probe(
        parent: "spec/3gpp-f1ap", select: "f1ap.UEContextSetupRequest",
        assert: "has(gNB-CU-UE-F1AP-ID) && gNB-CU-UE-F1AP-ID == 99", shown: "0001"),
      Probe(
        parent: "spec/3gpp-e1ap", select: "e1ap.BearerContextSetupRequest",
        assert: "has(gNB-CU-CP-UE-E1AP-ID) && gNB-CU-CP-UE-E1AP-ID == 99", shown: "0001"),
    ])
  func element(_ probe: Probe) throws {
    let capture = probe.select.hasPrefix("e1ap") ? "e1-healthy.pcapng" : "f1-healthy.pcapng"
    let finding = try #require(
      Self.findings(probe, TeachingCapture.folder.appending(path: capture)).first)
    let field = try #require(finding.first[0].fields.first)
    #expect(field.value == 1)
    let bits = try #require(field.bits)
    let excerpt = try #require(finding.look?.frame)
    let part = try #require(excerpt.parts.first { $0.offset == bits.lowerBound / 8 })
    #expect(part.bytes == probe.shown)
    // The rest of the message is not shown.
    #expect(excerpt.leftOut.contains { $0.what == .payload && $0.bytes > 50 })
  }

  @Test("shows of user data the headers of GTP-U and NR-U alone") func userData() throws {
    let scenario = TeachingCapture.root.appending(path: "Tests/Proofs/3gpp-f1u/bearers.scenario.yaml")
    let text = try String(contentsOf: scenario, encoding: .utf8)
    let capture = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: capture) }
    _ = try Synthesizer(#require(Scenario.read(text, file: "bearers.scenario.yaml").scenario))
      .write(to: capture.path)
    let probe = Probe(
      parent: "spec/3gpp-f1u", select: "f1u.dlUserData", assert: "nrUSequenceNumber == 16777215")
    let finding = try #require(Self.findings(probe, capture).first)
    let excerpt = try #require(finding.look?.frame)
    let shown = excerpt.parts.reduce(0) { $0 + $1.bytes.utf8.count / 2 }
    let left = excerpt.leftOut.reduce(0) { $0 + $1.bytes }
    #expect(shown + left == excerpt.length && left > 0)
    #expect(excerpt.leftOut.allSatisfy { $0.what == .payload })
    // Ethernet, IPv4, UDP, GTP-U with its extension header, which has the fields of NR-U.
    #expect(shown >= 14 + 20 + 8 + 8 && shown <= 14 + 4 + 20 + 8 + 12 + 40)
    let bits = try #require(finding.first[0].fields.first?.bits)
    #expect(
      excerpt.parts.contains {
        $0.offset * 8 <= bits.lowerBound && bits.upperBound <= ($0.offset + $0.bytes.utf8.count / 2) * 8
      })
  }
}
