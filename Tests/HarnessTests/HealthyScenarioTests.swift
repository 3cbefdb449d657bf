import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Traffic without faults is judged to be without faults, whatever the scenario language can say.
@Suite struct HealthyScenarioTests {
  private static let profile = shipped("oran-cus")
  private static let userPlaneProfile = shipped("3gpp-f1u")

  private static func shipped(_ name: String) -> Profile? {
    Profile.load(
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Profiles/spec/\(name).yaml").path,
      catalogue: Tekigo.catalogue, asOf: "2026-01-01"
    ).profile
  }

  @Test(arguments: HealthyScenario.all.filter { $0.keys["user_plane"] != nil })
  func nothingIsWrongWithHealthyBearers(_ healthy: HealthyScenario) throws {
    let scenario = try #require(Scenario.read(healthy.text, file: "healthy.yaml").scenario)
    var judge = FrameJudge(try #require(Self.userPlaneProfile))
    var number = 0
    try Synthesizer(scenario).forEachFrame { frame in
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    let results = RunResult(judge.finish()).requirements
    #expect(results.filter { $0.verdict == .fail }.map(\.requirement.id) == [])
    let passed = Set(results.filter { $0.verdict == .pass }.map(\.requirement.id))
    #expect(passed.isSuperset(of: ["nru/5.4.1.1/sequence-loss", "nru/5.4/pdu-direction", "gtpu/5.1/length"]))
  }

  @Test(arguments: HealthyScenario.all)
  func nothingIsWrongWithHealthyTraffic(_ healthy: HealthyScenario) throws {
    let (scenario, diagnostics) = Scenario.read(healthy.text, file: "healthy.yaml")
    #expect(diagnostics.map(\.description) == [])
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: file) }
    let (frames, _) = try Synthesizer(try #require(scenario)).write(to: file.path)
    var run = CheckRun([CaptureInput(file.path)], profile: try #require(Self.profile), asOf: "2026-01-01")
    run.computesDigest = false
    run.encapsulation.ecpriPorts = healthy.ports
    let result = RunResult(try run.run())
    #expect(result.captures.map(\.frames) == [frames])
    let failed = result.requirements.filter {
      $0.verdict == .fail && !healthy.remarks.contains($0.requirement.id)
    }
    #expect(failed.map { "\($0.requirement.id): \($0.tally.failed)" } == [])
    // Everything was understood as fronthaul, and both planes were.
    #expect(result.otherTraffic.isEmpty)
    let judged = Set(result.requirements.filter { $0.tally.passed > 0 }.map(\.requirement.id))
    for id in [
      "cus/7.4/sections-complete", "cus/8.3.2/sections-consume-payload", "cus/8.3.3.13/method-known",
    ] {
      #expect(judged.contains(id), "\(id) was not exercised")
    }
    #expect(
      healthy.remarks.isSubset(of: result.requirements.filter { $0.verdict == .fail }.map(\.requirement.id)))
  }

  /// A key that no scenario uses is one that nobody knows to work. Faults have a suite of their own.
  @Test func everyKeyOfTheLanguageIsInAHealthyScenario() throws {
    var used: Set<String> = []
    for healthy in HealthyScenario.all {
      let (document, _) = YAMLReader.read(healthy.text, file: "healthy.yaml")
      Self.collect(try #require(document).root, into: &used)
    }
    var unused: [String] = []
    // Associations, what their scripts have in common, and F1-U have suites of their own.
    let keys = try #require(Self.topKeys)
    Self.walk(.mapping(keys.filter { !["associations", "parts", "user_plane"].contains($0.name) })) { key in
      if !used.contains(key) { unused.append(key) }
    }
    #expect(unused == [])
  }

  private static var topKeys: [Shape.Key]? {
    if case .mapping(let keys) = ScenarioShape.root { return keys }
    return nil
  }

  static func collect(_ node: Node, into used: inout Set<String>) {
    for entry in node.mapping ?? [] {
      used.insert(entry.key)
      collect(entry.value, into: &used)
    }
    for item in node.sequence ?? [] { collect(item, into: &used) }
  }

  static func walk(_ shape: Shape, _ visit: (String) -> Void) {
    switch shape {
    case .mapping(let keys):
      for key in keys where key.name != "faults" {
        visit(key.name)
        walk(key.shape, visit)
      }
    case .list(let element), .oneOrMore(let element), .range(let element): walk(element, visit)
    case .either(let a, let b):
      walk(a, visit)
      walk(b, visit)
    case .text, .integer, .flag, .choice, .date, .dictionary, .any: return
    }
  }
}
