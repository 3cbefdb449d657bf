import Documents
import Foundation
import Proofs
import Synthesis
import Testing

@Suite("Proof files") struct ProofFileTests {
  private func diagnostics(_ proofs: String, survivors: String = "") throws -> String {
    let bench = try Workbench()
    defer { bench.remove() }
    let (suite, diagnostics) = try bench.load(proofs, survivors: survivors)
    #expect(suite == nil)
    return diagnostics.map(\.description).joined(separator: "\n")
  }

  @Test("say what is left out as a rule") func defaults() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let suite = try bench.suite(Workbench.version + "\n" + Workbench.loss)
    let proofs = suite.members.flatMap(\.file.proofs)
    #expect(proofs.map(\.witness) == [.hit, .next])
    #expect(proofs.map(\.unit) == [nil, nil])
    #expect(proofs.map(\.consequences) == [["small/2/version-again"], []])
    #expect(proofs.map { $0.faults.map(\.name) } == [["payload-version"], ["sequence-loss"]])
    #expect(suite.members.map(\.file.name) == ["small"])
  }

  @Test("are told where a key, a fault, a word or a requirement is misspelt") func misspelt() throws {
    let text = try diagnostics(Workbench.version.replacing("consequences", with: "consequence"))
    #expect(text.contains("small.proofs.yaml:6:5: error: unknown key `consequence`"))
    #expect(text.contains("did you mean `consequences`?"))
    let fault = try diagnostics(Workbench.version.replacing("payload-version", with: "payload-versions"))
    #expect(fault.contains("did you mean `payload-version`?"))
    let witness = try diagnostics(Workbench.loss.replacing("next", with: "nxt"))
    #expect(witness.contains("did you mean `next`?"))
    let requirement = try diagnostics(Workbench.loss.replacing("small/3/loss", with: "small/3/los"))
    #expect(requirement.contains("the profile has no requirement `small/3/los`"))
    #expect(requirement.contains("did you mean `small/3/loss`?"))
  }

  @Test("give a reason for what fails beside the requirement") func reasons() throws {
    let text = try diagnostics(Workbench.version + "\n    companions: small/3/loss")
    #expect(text.contains("the key `why` is missing"))
  }

  @Test("name a fault") func faults() throws {
    let text = try diagnostics("  - { requirement: small/3/loss, faults: [] }")
    #expect(text.contains("a proof needs a fault"))
  }

  @Test("name a profile and a scenario that are there") func missing() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    try bench.write("bad.proofs.yaml", "profile: none.yaml\nscenario: small.scenario.yaml\nproofs: []\n")
    let first = ProofSuite.load([bench.folder.path], asOf: "2026-01-01")
    #expect(first.suite == nil)
    #expect(first.diagnostics.contains { $0.message.hasPrefix("there is no profile `none.yaml`") })
    try bench.write("bad.proofs.yaml", "profile: small.profile.yaml\nscenario: none.yaml\nproofs: []\n")
    let second = ProofSuite.load([bench.folder.path], asOf: "2026-01-01")
    #expect(second.suite == nil)
    #expect(second.diagnostics.contains { $0.location.file.hasSuffix("/none.yaml") })
  }

  @Test("are looked for in a folder, which must have some") func folder() throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let (suite, diagnostics) = ProofSuite.load([bench.folder.path], asOf: "2026-01-01")
    #expect(suite == nil)
    #expect(diagnostics.map(\.message) == ["the folder has no proof files (`*.proofs.yaml`)"])
    #expect(ProofFile.paths(below: "nowhere/a.proofs.yaml") == ["nowhere/a.proofs.yaml"])
  }
}
