import Foundation
import Proofs
import Testing

@Suite("The table of proofs") struct ProofTableTests {
  private func report(_ proofs: String, withMutants: Bool = true) async throws -> ProofReport {
    let bench = try Workbench()
    defer { bench.remove() }
    return try await bench.suite(proofs).report(withMutants: withMutants)
  }

  @Test("has a line for each proof") func lines() async throws {
    let text = ProofTable.text(of: try await report(Workbench.version + "\n" + Workbench.loss))
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let line = try #require(lines.first { $0.first == "small/1/version" })
    #expect(line[1...4] == ["small", "payload-version", "(U", "DL)"])
    #expect(line.last == "%")
    #expect(text.contains("WITHOUT A PROOF (1)\n  small/2/version-again\n"))
    #expect(text.hasSuffix("NOT COMPLETE\n"))
  }

  @Test("shows a survivor beside the rule that it comes from") func survivors() async throws {
    let text = ProofTable.text(of: try await report(Workbench.loss))
    #expect(text.contains("  small/3/loss\n"))
    #expect(text.contains("    bound      sequence.reorder: 2 ms\n               sequence.reorder: 3 ms\n"))
  }

  @Test("says why a proof does not hold, and where it stands") func failures() async throws {
    let text = ProofTable.text(of: try await report(Workbench.version + "\n    unit: RU", withMutants: false))
    #expect(text.contains("payload-version (U DL)  DOES NOT HOLD"))
    #expect(text.contains("small.proofs.yaml:4:5: small/1/version\n    du is charged instead of ru\n"))
    #expect(!text.contains("MUTANTS"))
  }

  @Test("is there for programs") func json() async throws {
    let text = ProofJSON.text(of: try await report(Workbench.loss))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "tekigo.proofs/1")
    #expect(object["complete"] as? Bool == false)
    let requirements = try #require(object["requirements"] as? [[String: Any]])
    #expect(requirements.map { $0["proved"] as? Bool } == [false, false, true])
    let survivors = try #require(requirements[2]["survivors"] as? [[String: Any]])
    #expect(survivors.contains { $0["mutant"] as? String == "sequence.reorder: 3 ms" })
    let score = try #require(requirements[2]["mutants"] as? [String: Int])
    #expect(score["counted"] == (score["caught"] ?? 0) + survivors.count)
  }
}
