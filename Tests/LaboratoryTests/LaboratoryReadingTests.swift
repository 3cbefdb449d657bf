import Documents
import Foundation
import JSON
import Results
import Testing

@testable import Laboratory

/// The file of a laboratory that is right, and its documentation.
@Suite struct LaboratoryReadingTests {
  static let units = ["demo-du", "demo-ru"].map { name in
    var unit = UnitDescription(name: name, role: "O-RU", addresses: [], provenance: "profile")
    (unit.vendor, unit.model) = ("Example", name == "demo-du" ? "Demonstration DU" : "Demonstration RU")
    unit.deployment = name == "demo-du" ? "virtual" : "dedicated"
    return unit
  }

  /// The example of the article.
  static func example() throws -> String {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Harness/Tekigo.docc/ReportsOfALaboratory.md").standardizedFileURL
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```yaml\n")
    try #require(parts.count == 2)
    return parts[1].components(separatedBy: "```")[0]
  }

  @Test func theExampleOfTheArticleIsWithoutMistakesAndStatesAllThatIsAsked() throws {
    let (document, diagnostics) = LaboratoryDocument.read(
      try Self.example(), file: "folder/lab.yaml", units: Self.units)
    #expect(diagnostics.map(\.description) == [])
    let lab = try #require(document)
    #expect(lab.notStated == [])
    #expect(lab.file == "lab.yaml" && lab.sha256.count == 64)
    #expect(lab.fields.group(.report).text(.number) == "EX-2026-0042")
    let items = lab.fields.groups(.items)
    #expect(items.map { $0.text(.name) } == ["demo-ru", "demo-du"])
    #expect(items.map { $0.choice(.deployment) } == [.dedicated, .virtual])
    #expect(items[0].groups(.contacts)[0].text(.email) == "hanako@vendor.example")
    #expect(lab.fields.group(.certification).flag(.assigned) == false)
    #expect(lab.fields.group(.certification).texts(.interfaces) == ["o-ru.ofh"])
    #expect(lab.fields.groups(.cases).map { $0.choice(.result) } == [.fail, .inconclusive, .notExecuted])
    // A single text where several may stand.
    #expect(lab.fields.group(.test).texts(.exclusions).count == 1)
  }

  @Test func everyFieldOfTheTableIsRead() {
    func yaml(_ table: [LaboratoryField], _ indent: String) -> String {
      table.map { field -> String in
        let key = "\(indent)\(field.key.rawValue):"
        switch field.kind {
        case .text:
          let words: [LaboratoryKey: String] = [
            .number: "1.2", .id: "ABCD260001", .email: "a@b.c", .link: "https://a", .website: "https://a",
          ]
          return "\(key) \"\(words[field.key] ?? "text of \(field.key.rawValue)")\"\n"
        case .date: return "\(key) 2026-01-02\n"
        case .flag: return "\(key) true\n"
        case .count: return "\(key) 1\n"
        case .choice(let choices): return "\(key) \(choices[0].rawValue)\n"
        case .names(let names): return "\(key) [\(names[0])]\n"
        case .texts: return "\(key) [\(field.key == .customerData ? "items.serial" : "a text")]\n"
        case .group(let fields): return "\(key)\n" + yaml(fields, indent + "  ")
        case .groups(let fields):
          return "\(key)\n\(indent)  -\n" + yaml(fields, indent + "    ")
        }
      }.joined()
    }
    // One case passes, and the pass over all rests on it.
    let text = yaml(LaboratoryField.root, "").replacing("result: mandatory", with: "result: pass")
      .replacing("failed: 1", with: "failed: 0")
    let (document, diagnostics) = LaboratoryDocument.read(text, file: "lab.yaml", units: nil)
    #expect(diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    func visit(_ group: LaboratoryGroup?, _ table: [LaboratoryField], _ path: String) {
      for field in table {
        #expect(group?.values[field.key] != nil, "\(path).\(field.key.rawValue)")
        if case .group(let fields) = field.kind {
          visit(group?.group(field.key), fields, path + "." + field.key.rawValue)
        }
        if case .groups(let fields) = field.kind {
          visit(group?.groups(field.key).first, fields, path + "." + field.key.rawValue)
        }
      }
    }
    visit(document?.fields, LaboratoryField.root, "")
  }

  @Test func theReferenceTellsEveryKeyOnce() {
    let rows = LaboratoryDocument.reference.split(separator: "\n").dropFirst(2)
    #expect(rows.count == LaboratoryField.root.paths.count)
    #expect(Set(rows.map { $0.split(separator: "|")[0] }).count == rows.count)
    #expect(rows.contains { $0.hasPrefix("| `items[].serial` |") && $0.contains("7.8.2.1 g") })
    #expect(rows.contains { $0.hasPrefix("| `cases[].result` |") && $0.contains("required") })
  }

  @Test func theSchemaIsClosedAndHasEveryKey() throws {
    let schema = try JSONValue(json: LaboratoryDocument.jsonSchema)
    #expect(schema["additionalProperties"] == .boolean(false))
    #expect(schema["properties"]?.members.map(\.key) == LaboratoryField.root.map(\.key.rawValue))
  }

  @Test func anItemIsAUnitByItsNameOrByUnit() {
    let text = "items: [{ name: RU of the vendor, unit: demo-ru }]"
    #expect(LaboratoryDocument.read(text, file: "lab.yaml", units: Self.units).diagnostics.isEmpty)
  }

  @Test func aFileThatIsNoTextOrNotThereIsToldSo() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "lab.yaml")
    try Data([0x61, 0x3A, 0x20, 0xFF, 0xFE]).write(to: file)
    let (none, wrong) = LaboratoryDocument.load(file.path, units: nil)
    #expect(none == nil && wrong.map(\.message) == ["the file is no UTF-8 text"])
    #expect(LaboratoryDocument.load(folder.path + "/none", units: nil).diagnostics.count == 1)
  }
}
