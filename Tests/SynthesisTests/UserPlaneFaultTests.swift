import Documents
import Foundation
import Synthesis
import Testing

/// Every fault of F1-U in the scenario that proves it: it changes the frames that it hits, and no others.
@Suite struct UserPlaneFaultTests {
  /// The faults that hit messages of F1-U.
  static let faults = Fault.all.filter { fault in
    fault.targets.contains { if case .f1u = $0 { true } else { false } }
  }

  /// An entry of a proof file.
  struct Case: CustomTestStringConvertible, Sendable {
    var scenario: Scenario
    var document: Document
    var faults: Node
    var name: String
    var testDescription: String { name }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Proofs/3gpp-f1u").standardized

  static let cases: [Case] = {
    var seen: Set<String> = []
    return ["bearers", "polls", "announced", "reports"].flatMap { file -> [Case] in
      let path = folder.appending(path: file).path
      let text = (try? String(contentsOfFile: path + ".proofs.yaml", encoding: .utf8)) ?? ""
      guard let document = YAMLReader.read(text, file: file).document,
        let scenario = Scenario.load(path + ".scenario.yaml").scenario
      else { return [] }
      return (document.root["proofs"]?.sequence ?? []).compactMap { proof in
        guard let faults = proof["faults"], let name = faults.sequence?.first?["fault"]?.text,
          seen.insert(name).inserted
        else { return nil }
        return Case(scenario: scenario, document: document, faults: faults, name: name)
      }
    }
  }()

  @Test func everyFaultIsProved() {
    #expect(Self.faults.count > 25)
    let proved = Set(Self.cases.map(\.name))
    #expect(Self.faults.map(\.name).filter { !proved.contains($0) } == [])
  }

  @Test(arguments: cases) func itChangesWhatItHitsAndNothingElse(_ entry: Case) throws {
    let before = try Synthesizer(entry.scenario).frames()
    let (faults, diagnostics) = entry.scenario.readFaults(entry.faults, in: entry.document)
    #expect(diagnostics.map(\.description) == [])
    var faulty = entry.scenario
    faulty.faults = faults
    var after: [SynthesizedFrame] = []
    #expect(try Synthesizer(faulty).forEachFrame { after.append(copy $0) } == [])

    let hit = after.filter { !$0.faults.isEmpty }
    let known = Set(before.map(\.bytes))
    #expect(after.filter(\.faults.isEmpty).allSatisfy { known.contains($0.bytes) })
    switch entry.name {
    case "nru-loss", "nru-status-missing":
      #expect(hit.isEmpty)
      #expect(after.count == before.count - 1)
      #expect(after.filter { $0.faultsAhead == [entry.name] }.count == 1)
    case "nru-duplicate":
      #expect(after.count == before.count + 1)
      #expect(hit.count == 1)
    case "nru-held-back", "gtp-behind-end-marker", "gtp-behind-release":
      #expect(after.count == before.count)
      #expect(hit.allSatisfy { known.contains($0.bytes) })
      #expect(after.map(\.bytes) != before.map(\.bytes))
    default:
      #expect(after.count == before.count)
      #expect(hit.count == 1)
      #expect(hit.allSatisfy { !known.contains($0.bytes) })
      #expect(after.map(\.time) == before.map(\.time))
    }
  }
}
