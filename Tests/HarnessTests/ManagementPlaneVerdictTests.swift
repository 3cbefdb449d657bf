import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Traffic against what the O-RU declares.
extension ManagementPlaneFilesTests {
  /// The teaching cell, 20 ms of it, judged against what its RU says.
  private func verdicts(_ data: String) throws -> (verdicts: [String: Verdict], judged: RunResult) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    var scenario = try #require(
      Scenario.load(root.appending(path: "Captures/teaching-healthy.scenario.yaml").path).scenario)
    scenario.duration = 20
    let profile = try #require(
      Profile.load(
        root.appending(path: "Profiles/spec/oran-cus.yaml").path, catalogue: Tekigo.catalogue,
        declarations: try declarations(data), asOf: "2026-01-01"
      ).profile)
    let wanted = [
      "cus/5.1.3.2.7/vlan-configured", "cus/5.1.3.2.7/downlink-endpoint", "cus/5.1.3.2.7/uplink-endpoint",
      "cus/8.3.3.13/bfp-width-supported", "cus/8.3.2/sections-consume-payload",
    ]
    let wantedRequirements = profile.requirements.filter { wanted.contains($0.id) }
    var judge = FrameJudge(profile, program: Tekigo.compile(wantedRequirements))
    var number = 0
    _ = try Synthesizer(scenario).forEachFrame { frame in
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    let judged = RunResult(judge.finish())
    return (
      Dictionary(
        judged.requirements.map { ($0.requirement.id, $0.verdict) }, uniquingKeysWith: { a, _ in a }),
      judged
    )
  }

  private static let supported =
    "<supported-compression-method-sets><id>1</id><compression-method-supported><iq-bitwidth>9</iq-bitwidth>"
    + "<exponent>4</exponent></compression-method-supported></supported-compression-method-sets>"

  @Test func anORUIsNotJudgedByWhatAnotherOneDeclares() throws {
    // The O-RU of the capture is not the one that speaks here: its VLANs and endpoints are its own.
    let (verdicts, _) = try verdicts(
      Self.transport("02:00:5e:00:00:77", vlan: 9)
        + Self.userPlane(
          Self.supported + Self.endpoint("t", 7, prbs: 51)
            + Self.endpoint("r", 7, isDownlink: false, prbs: 51)))
    for id in [
      "cus/5.1.3.2.7/vlan-configured", "cus/5.1.3.2.7/downlink-endpoint", "cus/8.3.3.13/bfp-width-supported",
    ] {
      #expect(verdicts[id] == .notExercised, "\(id)")
    }
  }

  @Test func trafficAsDeclaredPasses() throws {
    let (verdicts, judged) = try verdicts(
      Self.transport("02:00:5e:00:00:02")
        + Self.userPlane(
          Self.supported + Self.endpoint("t", 0, prbs: 51)
            + Self.endpoint("r", 0, isDownlink: false, prbs: 51)
            + Self.endpoint("p", 4, isDownlink: false, prbs: 51)))
    #expect(verdicts.count == 5 && Set(verdicts.values) == [.pass])
    #expect(judged.configuration.allSatisfy { flow in flow.items.contains { $0.provenance == "m-plane" } })
    #expect(judged.units.map(\.name) == ["O-RU of ru0.xml", "O-DU of ru0.xml"])
    #expect(judged.integrity.contains { $0.kind == "m-plane" && !$0.limitsVerdicts })
  }

  @Test func trafficThatIsNotAsDeclaredFails() throws {
    let (verdicts, _) = try verdicts(
      Self.transport("02:00:5e:00:00:02", vlan: 7)
        + Self.userPlane(
          Self.supported.replacingOccurrences(of: "<iq-bitwidth>9", with: "<iq-bitwidth>8")
            + Self.endpoint("t", 1) + Self.endpoint("r", 0, isDownlink: false, type: "STATIC")))
    #expect(verdicts.count == 5 && Set(verdicts.values) == [.fail])
  }
}
