import Conformance
import Documents
import Events
import Foundation
import Profiles
import Results
import Testing

/// A form that this build does not know is a file and its name in a list: nothing else has to know of it.
@Suite struct AddedFormTests {
  private static func load(_ steady: String) -> (profile: Profile?, diagnostics: [String]) {
    let text = """
      profile: toy
      cite: { document: D, version: "1", clause: "1" }
      requirements:
        - { id: calm, title: T, select: item, steady: \(steady) }

      """
    let (profile, diagnostics) = Profile.read(
      text, file: "toy.yaml", catalogue: Grid.catalogue, forms: RuleForms.all + [SteadinessRule.self],
      asOf: "2026-01-01")
    return (profile, diagnostics.map(\.description))
  }

  private static func item(_ pair: Int64, _ section: Int64, at number: Int64) -> FormTrace.Event {
    FormTrace.Event(time: number * 1_000_000, pair: pair, slot: 0, section: section)
  }

  @Test func itIsReadFromAProfileAndJudged() throws {
    let (profile, diagnostics) = Self.load("{ field: section, key: [pair], limit: 3 }")
    #expect(diagnostics == [])
    let program = RuleProgram(try #require(profile).requirements, catalogue: Grid.catalogue)
    var run = TraceRun(program)
    for (number, (pair, section)) in [(0, 10), (1, 90), (0, 13), (1, 94), (0, 9), (1, 95)].enumerated() {
      run.send(Self.item(Int64(pair), Int64(section), at: Int64(number)))
    }
    let record = run.finish()[0]
    #expect(record.requirement.form == "steadiness")
    #expect(record.requirement.needs == [.completeCapture])
    #expect(record.lines[0].units.map(\.tally.passed) == [4])
    #expect(record.findings.map(\.cause) == ["jump"])
    let witnesses = record.findings[0].first
    #expect(witnesses.map(\.frame) == [4, 5])
    #expect(witnesses.first?.expectedText.en == "section within 3 of the one before")
    #expect(witnesses.first?.observedText.en == "section = 94")
  }

  @Test func itsMistakesAreTold() {
    #expect(
      Self.load("{ field: section, key: [pair], limit: -1 }").diagnostics.contains {
        $0.contains("must not be negative")
      })
    #expect(Self.load("{ field: section, key: [pair] }").diagnostics.contains { $0.contains("limit") })
    #expect(
      Self.load("{ field: sektion, key: [pair], limit: 1 }").diagnostics.contains { $0.contains("section") })
  }

  @Test func itIsInTheSchema() {
    #expect(
      Profile.jsonSchema(forms: RuleForms.all + [SteadinessRule.self]).contains("A number without jumps"))
  }

  /// Each line of code of the article stands in the file of the form, in this order.
  @Test func theArticleShowsTheCodeOfTheForm() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/Harness/Tekigo.docc/AddingARuleForm.md"), encoding: .utf8)
    let form = try String(contentsOf: tests.appending(path: "Forms/SteadinessRule.swift"), encoding: .utf8)
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("///") && !$0.hasPrefix("import ") }
    }
    var rest = lines(form)[...]
    let blocks = article.split(separator: "```swift\n").dropFirst().map { $0.split(separator: "```")[0] }
    #expect(blocks.count >= 4)
    for line in blocks.flatMap({ lines($0) }) {
      let place = try #require(rest.firstIndex(of: line), "`\(line)` is not in the form, or stands elsewhere")
      rest = rest[(place + 1)...]
    }
    #expect(rest.isEmpty, "the article shows all of the form")
  }
}
