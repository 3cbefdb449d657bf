import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Synthesis
import Testing

/// The fault table of Synthesis says which requirement a fault trips: it does, and nothing that does not follow
/// from it.
@Suite struct FaultRequirementTests {
  /// A fault and the plane that it is put into.
  struct Case: CustomStringConvertible, Sendable {
    var fault: String
    var isUPlane: Bool
    var requirement: String
    var description: String { "\(fault) in the \(isUPlane ? "U" : "C")-plane" }
  }

  static let cases: [Case] = Fault.all.flatMap { fault in
    [(false, fault.cPlaneRequirement), (true, fault.uPlaneRequirement)].compactMap { plane, requirement in
      requirement.map { Case(fault: fault.name, isUPlane: plane, requirement: $0) }
    }
  }

  /// What a fault makes fail besides what the profile itself calls a consequence: a message of another VLAN is missing in its own, one with another
  /// number of frame or slot seems to go back when the next one comes.
  static let consequences: [String: Set<String>] = [
    "vlan-change": ["cus/5.1.3.2.8/c-plane-loss", "cus/5.1.3.2.8/u-plane-loss"],
    "frame-id-jump": ["cus/7.5.2.4/time-forward"],
    "slot-out-of-range": ["cus/7.5.2.4/time-forward"],
  ]

  private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The requirements that the healthy teaching cell with this fault does not fulfil, each with those that it
  /// is a consequence of.
  private func failures(_ fault: FaultRequest?) async throws -> [String: [String]] {
    let path = folder.appending(path: "Captures/teaching-healthy.scenario.yaml").path
    var scenario = try #require(Scenario.load(path).scenario)
    scenario.duration = 50
    scenario.faults = fault.map { [$0] } ?? []
    let capture = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng").path
    defer { try? FileManager.default.removeItem(atPath: capture) }
    let (_, unused) = try Synthesizer(scenario).write(to: capture)
    #expect(unused.isEmpty)
    let (profile, diagnostics) = Profile.load(
      folder.appending(path: "Profiles/pair/demo.yaml").path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    var run = CheckRun([CaptureInput(capture)], profile: try #require(profile), asOf: "2026-01-01")
    run.computesDigest = false
    let result = try await run.run()
    let failed = result.requirements.filter { $0.verdict == .fail }.map(\.requirement)
    return Dictionary(uniqueKeysWithValues: failed.map { ($0.id, $0.consequenceOf) })
  }

  @Test func aHealthyCellFulfilsWhatItExercises() async throws {
    #expect(try await failures(nil).keys.sorted() == [])
  }

  @Test(arguments: cases) func aFaultTripsItsRequirementAndWhatFollowsFromIt(_ fault: Case) async throws {
    let request = FaultRequest(fault.fault, isUPlane: fault.isUPlane, frame: 2, every: 3, count: 2)
    let failures = try await failures(request)
    #expect(failures.keys.contains(fault.requirement))
    for (id, causes) in failures where id != fault.requirement {
      let follows = Self.consequences[fault.fault]?.contains(id) == true
      // A cause is named by a requirement or by the beginning of its address.
      let isConsequence = causes.contains { cause in
        failures.keys.contains { $0 != id && ($0 == cause || $0.hasPrefix(cause + "/")) }
      }
      #expect(follows || isConsequence, "\(id) fails too")
    }
  }
}
