import Foundation
import Testing

/// `tekigo check --record` and `tekigo report`: a record gives what the check gave, without the capture.
@Suite struct ReportCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let captures =
    (try? FileManager.default.contentsOfDirectory(atPath: Command.root.appending(path: "Captures").path))?
    .filter { $0.hasSuffix(".pcapng") }.sorted() ?? []

  private func profile(_ capture: String) -> String {
    let words = ["f1-": "pair/demo-f1", "e1-": "spec/3gpp-e1ap", "chain": "pair/demo-chain"]
    return words.first { capture.hasPrefix($0.key) }?.value ?? "pair/demo"
  }

  /// Judges a shipped capture and keeps the record as `record.json`.
  private func check(_ capture: String, _ more: String...) throws -> Command.Outcome {
    try Command.run(
      ["check", Command.root.appending(path: "Captures/\(capture)").path, "-p", profile(capture)] + [
        "--as-of", "2026-01-01", "--record", "record.json",
      ] + more, in: workspace.folder)
  }

  @Test(arguments: captures)
  func aReportOfTheRecordHasTheBytesOfTheReportOfTheCheck(_ capture: String) throws {
    let checked = try check(capture, "--report", "json=a.json", "--report", "junit=a.xml")
    let reported = try workspace.tekigo(
      "report", "record.json", "--report", "json=b.json", "--report", "junit=b.xml")
    #expect(reported.code == checked.code)
    #expect(reported.output == checked.output && !checked.output.isEmpty)
    #expect(workspace.text("a.json") == workspace.text("b.json") && !workspace.text("a.json").isEmpty)
    #expect(workspace.text("a.xml") == workspace.text("b.xml"))
  }

  @Test func theRecordOfTheSameInputHasTheSameBytes() throws {
    _ = try check("teaching-several-faults.pcapng", "--quiet")
    let first = workspace.text("record.json")
    _ = try check("teaching-several-faults.pcapng", "--quiet", "--threads", "4", "--fail-on", "may")
    // Not compared in the expectation: its message would be the record.
    let isSame = workspace.text("record.json") == first
    #expect(isSame)
  }

  @Test func whatCountsIsDecidedWhenTheReportIsMade() throws {
    #expect(try check("teaching-healthy.pcapng", "--quiet").code == 0)
    let path = workspace.folder.appending(path: "record.json")
    // A failure of a `should`, accepted until the end of 2026.
    let text = workspace.text("record.json")
    let failed = text.replacing(#""passed":"#, with: #""failed":"#, maxReplacements: 1)
    try #require(failed != text)
    try Data(failed.utf8).write(to: path)
    #expect(try workspace.tekigo("report", "record.json", "--quiet").code == 1)
    let japanese = try workspace.tekigo("report", "record.json", "--language", "ja")
    #expect(japanese.output != (try workspace.tekigo("report", "record.json")).output)
    #expect(try workspace.tekigo("report", "record.json", "--quiet").output == "")
  }

  @Test func aRecordGoesThroughAPipe() throws {
    _ = try check("teaching-several-faults.pcapng", "--quiet")
    let outcome = try Command.shell(
      "cat record.json | tekigo report - --report json=piped.json", in: workspace.folder)
    #expect(outcome.code == 1)
    #expect(!workspace.text("piped.json").isEmpty)
  }

  @Test(arguments: [
    ("", "record.json: byte 0: it is damaged: the text ends where a value should be"),
    ("{\"schema\":\"tekigo.record/2\"}", "record.json: schema: it is of the version `tekigo.record/2`"),
    ("{\"schema\":\"tekigo.report/1\"}", "record.json: it is no record of tekigo"),
    ("{\"schema\":\"tekigo.record/1\"}", "record.json: it is damaged: `tool` is missing"),
    ("capture: none", "record.json: byte 0: it is damaged: expected a value"),
  ])
  func whatIsNoRecordIsRefusedAndNothingIsWritten(_ text: String, _ says: String) throws {
    try workspace.write("record.json", text)
    let outcome = try workspace.tekigo("report", "record.json", "--report", "json=report.json")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(workspace.names == ["record.json"])
  }

  @Test func aRecordThatIsNotThereIsSaid() throws {
    let outcome = try workspace.tekigo("report", "nowhere.json")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("cannot open nowhere.json"))
  }

  @Test func aDayThatThereIsNotIsRefused() throws {
    _ = try check("teaching-healthy.pcapng", "--quiet")
    let outcome = try workspace.tekigo("report", "record.json", "--as-of", "2026-13-45")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("--as-of 2026-13-45: there is no such day"), "\(outcome.errors)")
  }
}
