import Foundation
import Testing

/// `--lab` of `tekigo check` and `tekigo report`, and `tekigo lab`.
@Suite struct LaboratoryCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let article = Command.root.appending(path: "Sources/Harness/Tekigo.docc/ReportsOfALaboratory.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```yaml\n")
    try workspace.write("lab.yaml", parts[1].components(separatedBy: "```")[0])
    try workspace.write("item.yaml", "items:\n  - name: demo-rv\n")
    try workspace.write("small.yaml", "report: { number: EX-7 }\nitems: [{ name: demo-ru, model: R9 }]\n")
  }

  /// Judges a shipped capture.
  private func check(_ more: String...) throws -> Command.Outcome {
    let capture = Command.root.appending(path: "Captures/teaching-several-faults.pcapng").path
    return try Command.run(
      ["check", capture, "-p", "pair/demo", "--as-of", "2026-01-31", "--quiet"] + more, in: workspace.folder)
  }

  private func report(_ more: String...) throws -> Command.Outcome {
    try Command.run(["report", "run.json", "--quiet"] + more, in: workspace.folder)
  }

  private static let forms = [
    "--report", "oran-summary=summary.html", "--report", "oran-test-report=test.html", "--report",
    "oran-test-results=results.json",
  ]

  @Test func theRecordHoldsTheDataOnlyIfTheCheckWasToldThem() throws {
    #expect(try check("--record", "run.json").code == 1)
    #expect(!workspace.text("run.json").contains("\"laboratory\""))
    #expect(try report("--report", "html=plain.html").code == 1)
    #expect(!workspace.text("plain.html").contains("not stated by the laboratory"))
    #expect(try check("--record", "run.json", "--lab", "lab.yaml").code == 1)
    #expect(workspace.text("run.json").contains("EX-2026-0042"))
    #expect(try report("--report", "html=report.html").code == 1)
    #expect(workspace.text("report.html").contains("were recorded with the run"))
  }

  @Test func aReportAddsOrReplacesThemAndSaysSo() throws {
    _ = try check("--record", "run.json")
    #expect(try report("--lab", "lab.yaml", "--report", "html=report.html").code == 1)
    #expect(workspace.text("report.html").contains("the record of the run has none"))
    _ = try check("--record", "run.json", "--lab", "lab.yaml")
    let outcome = try report("--lab", "small.yaml", "--report", "html=report.html")
    #expect(outcome.errors.contains("small.yaml:2:33: warning: the profile says `Demonstration RU`"))
    #expect(workspace.text("report.html").contains("They replace other data in the record of the run"))
    #expect(
      workspace.text("report.html").contains("EX-7")
        && !workspace.text("report.html").contains("EX-2026-0042"))
  }

  @Test func anItemThatIsNoUnitEndsBothCommandsBeforeAnythingIsWritten() throws {
    let checked = try check("--lab", "item.yaml", "--report", "html=report.html", "--record", "run.json")
    #expect(checked.code == 3)
    #expect(checked.errors.contains("item.yaml:2:11: error: the profile has no unit `demo-rv`"))
    #expect(checked.errors.contains("did you mean `demo-ru`?"))
    #expect(!workspace.names.contains("report.html") && !workspace.names.contains("run.json"))
    _ = try check("--record", "run.json")
    let reported = try report("--lab", "item.yaml", "--report", "html=report.html")
    #expect(reported.code == 3 && reported.errors.contains("did you mean `demo-ru`?"))
    #expect(!workspace.names.contains("report.html"))
  }

  @Test func theFormsAreWrittenByBothCommandsAlike() throws {
    #expect(try Command.run(checkWords + ["--lab", "lab.yaml"] + Self.forms, in: workspace.folder).code == 1)
    let first = ["summary.html", "test.html", "results.json"].map(workspace.text)
    #expect(first.allSatisfy { $0.contains("EXMP260001") })
    #expect(
      try Command.run(
        ["report", "run.json", "--quiet"] + Self.forms, in: workspace.folder
      ).code == 1)
    #expect(["summary.html", "test.html", "results.json"].map(workspace.text) == first)
  }

  private var checkWords: [String] {
    [
      "check", Command.root.appending(path: "Captures/teaching-several-faults.pcapng").path, "-p",
      "pair/demo",
      "--as-of", "2026-01-31", "--quiet", "--record", "run.json",
    ]
  }

  @Test func formsNeedALaboratoryAndWhatTheirSchemaDemands() throws {
    let none = try check("--report", "oran-summary=summary.html")
    #expect(none.code == 3 && none.errors.contains("needs the data of a laboratory: give them by --lab"))
    let lacking = try check("--lab", "small.yaml", "--report", "oran-test-results=results.json")
    #expect(lacking.code == 3)
    #expect(lacking.errors.contains("small.yaml does not state: certification.id, certification.result"))
    #expect(workspace.names.isDisjoint(with: ["summary.html", "results.json"]))
    // A form on paper has room for what is not stated.
    #expect(try check("--lab", "small.yaml", "--report", "oran-summary=summary.html").code == 1)
  }

  @Test func theDataChangeNoVerdict() throws {
    _ = try check("--report", "junit=plain.xml")
    _ = try check("--lab", "lab.yaml", "--report", "junit=stated.xml")
    #expect(
      !workspace.text("plain.xml").isEmpty && workspace.text("plain.xml") == workspace.text("stated.xml"))
  }

  @Test func noReportIsWrittenOverTheFile() throws {
    let outcome = try check("--lab", "lab.yaml", "--report", "html=lab.yaml")
    #expect(outcome.code == 3 && outcome.errors.contains("would be written over --lab lab.yaml"))
  }

  @Test func labSaysWhatIsWrongAndWhatIsNotStated() throws {
    let good = try workspace.tekigo("lab", "lab.yaml", "--profile", "pair/demo")
    #expect(
      good.code == 0
        && good.output == "lab.yaml: no errors, 0 fields that ISO/IEC 17025 asks for are not stated\n")
    let small = try workspace.tekigo("lab", "small.yaml")
    #expect(small.code == 0 && small.output.contains("  items[0].serial\n"))
    let wrong = try workspace.tekigo("lab", "item.yaml", "--profile", "pair/demo")
    #expect(wrong.code == 3 && wrong.output.contains("item.yaml:2:11: error: the profile has no unit"))
    #expect(try workspace.tekigo("lab", "--reference").output.hasPrefix("| key | value | meaning |"))
    #expect(try workspace.tekigo("lab", "--schema").output.hasPrefix("{"))
    #expect(try workspace.tekigo("lab").code == 3)
    #expect(try workspace.tekigo("lab", "none.yaml").code == 3)
  }
}
