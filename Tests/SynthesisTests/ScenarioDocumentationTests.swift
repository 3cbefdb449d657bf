import Documents
import Foundation
import Synthesis
import Testing

/// The article "Writing scenarios" is read by people who have nothing else: what it shows works.
@Suite struct ScenarioDocumentationTests {
  private static func examples() throws -> [String] {
    let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Harness/Tekigo.docc/WritingScenarios.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.split(separator: "```yaml\n").dropFirst().map { String($0.split(separator: "```")[0]) }
  }

  @Test func theExamplesOfTheArticleAreScenariosWithoutMistakes() throws {
    let examples = try Self.examples()
    #expect(examples.count == 5)
    // A first scenario, faults to put behind it, a complete one, an association, one of F1-U.
    for text in [examples[0], examples[0] + examples[1], examples[2], examples[3], examples[4]] {
      let (scenario, diagnostics) = Scenario.read(text, file: "article.yaml")
      #expect(diagnostics.map(\.description) == [])
      let frames = try Synthesizer(try #require(scenario)).frames()
      #expect(frames.count > 500)
      #expect(
        scenario?.faults.isEmpty == true || frames.contains { !$0.faults.isEmpty || !$0.faultsAhead.isEmpty })
    }
  }

  @Test func theReferenceTellsEveryKeyOnce() {
    let rows = ScenarioShape.reference.split(separator: "\n").dropFirst(2)
    #expect(rows.count > 150)
    #expect(Set(rows.map { $0.split(separator: "|")[0] }).count == rows.count)
    #expect(rows.contains { $0.hasPrefix("| `compression.dl.method` |") && $0.contains("`mu-law`") })
    #expect(rows.contains { $0.hasPrefix("| `cell.scs` | one of `15`, `30`, `60`, `120`, required |") })
  }

  @Test func theSchemaIsJson() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(ScenarioShape.jsonSchema.utf8)) as? [String: Any]
    let properties = schema?["properties"] as? [String: Any]
    #expect(properties?["traffic"] != nil)
    #expect((schema?["required"] as? [String])?.contains("seed") == true)
  }
}
