import Foundation
import Testing

/// `tekigo merge`: records of pieces become the record of the whole; what does not fit is refused.
@Suite struct MergeCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func check(
    _ record: String, _ more: String..., capture: String = "teaching-several-faults.pcapng",
    profile: String = "pair/demo"
  ) throws {
    let outcome = try Command.run(
      ["check", Command.root.appending(path: "Captures/\(capture)").path, "-p", profile] + [
        "--as-of", "2026-01-01", "--record", record, "--quiet",
      ] + more, in: workspace.folder)
    try #require([0, 1, 2].contains(outcome.code), "\(outcome.errors)")
  }

  @Test func piecesOfACaptureMergeToTheRecordOfTheWhole() throws {
    try check("whole.json")
    try check("1.json", "--to", "30")
    try check("2.json.gz", "--from", "31", "--to", "75")
    try check("3.json", "--from", "76")
    #expect(try workspace.tekigo("merge", "3.json", "1.json", "--record", "most.json").code == 0)
    let outcome = try workspace.tekigo("merge", "2.json.gz", "most.json", "--record", "all.json")
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let isSame = workspace.text("all.json") == workspace.text("whole.json")
    #expect(isSame)
    let whole = try workspace.tekigo("report", "whole.json", "--report", "json=a.json")
    let merged = try workspace.tekigo("report", "all.json", "--report", "json=b.json")
    #expect(merged.code == whole.code && merged.output == whole.output)
    #expect(workspace.text("a.json") == workspace.text("b.json"))
  }

  @Test func theRecordOfMissingPiecesSaysWhatWasLeftOut() throws {
    try check("1.json", "--to", "20")
    try check("2.json", "--from", "41")
    #expect(try workspace.tekigo("merge", "1.json", "2.json", "--record", "most.json").code == 0)
    let outcome = try workspace.tekigo("report", "most.json")
    #expect(
      outcome.output.contains("judged up to frame 20") && outcome.output.contains("judged from frame 41"))
  }

  @Test func runsOnSeveralCapturesMergeInAnyOrder() throws {
    try check("1.json")
    try check("2.json", capture: "teaching-healthy.pcapng")
    #expect(try workspace.tekigo("merge", "1.json", "2.json", "--record", "a.json").code == 0)
    #expect(try workspace.tekigo("merge", "2.json", "1.json", "--record", "b.json").code == 0)
    let isSame = workspace.text("a.json") == workspace.text("b.json")
    #expect(isSame)
    let outcome = try workspace.tekigo("report", "a.json", "--report", "json=r.json")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("2 runs on captures of their own"))
  }

  @Test func recordsThatDoNotFitAreRefusedAndNothingIsWritten() throws {
    try check("1.json", "--to", "20")
    try check("2.json", "--from", "20")
    try check("other.json", capture: "teaching-healthy.pcapng", profile: "spec/oran-cus")
    try check("f1.json", "--from", "8", capture: "f1-healthy.pcapng", profile: "pair/demo-f1")
    try check("f1-start.json", "--to", "7", capture: "f1-healthy.pcapng", profile: "pair/demo-f1")
    try workspace.write("cut.json", String(workspace.text("1.json").prefix(400)))
    try workspace.write(
      "new.json", workspace.text("1.json").replacing("tekigo.record/1", with: "tekigo.record/2"))
    try workspace.write("empty.json", "{}")
    let names = workspace.names
    let cases: [([String], String)] = [
      (
        ["1.json", "2.json"],
        "1.json, 2.json: the judged parts of teaching-several-faults.pcapng overlap; both ends of a part belong to it"
      ),
      (
        ["1.json", "1.json"],
        "1.json, 1.json: the judged parts of teaching-several-faults.pcapng overlap; both ends of a part belong to it"
      ),
      (["1.json", "other.json"], "1.json, other.json: of different profiles: "),
      (
        ["f1-start.json", "f1.json"],
        "f1-start.json: it is a part (--from, --to) of a capture with conversations"
      ),
      (["1.json", "cut.json"], "cut.json: byte 420: it is damaged"),
      (["new.json", "1.json"], "new.json: schema: it is of the version `tekigo.record/2`"),
      (["1.json", "empty.json"], "empty.json: it is no record of tekigo"),
      (["1.json", "nowhere.json"], "cannot open nowhere.json"),
      (["1.json"], "two records at least are needed to merge"),
    ]
    for (records, says) in cases {
      let outcome = try Command.run(["merge"] + records + ["--record", "all.json"], in: workspace.folder)
      #expect(outcome.code == 3 && outcome.output.isEmpty)
      #expect(outcome.errors.contains(says), "\(outcome.errors)")
      #expect(workspace.names == names)
    }
  }

  @Test func settingsOfARecordAreThoseOfItsProfile() throws {
    try check("1.json", profile: "spec/oran-cus")
    try check("2.json", "--settings", "1.json", profile: "spec/oran-cus")
    let isSame = workspace.text("1.json") == workspace.text("2.json")
    #expect(isSame)
    let capture = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
    let other = try workspace.tekigo(
      "check", capture, "-p", "pair/demo", "--settings", "1.json", "--record", "3.json")
    #expect(other.code == 3 && !workspace.names.contains("3.json"))
    #expect(other.errors.contains("1.json: its settings are of another profile, spec/oran-cus"))
    let over = try workspace.tekigo(
      "check", capture, "-p", "spec/oran-cus", "--settings", "1.json", "--record", "1.json")
    #expect(over.code == 3 && over.errors.contains("would be written over --settings 1.json"))
  }

  @Test func aRecordIsNotWrittenOverOneThatIsMerged() throws {
    try check("1.json", "--to", "20")
    try check("2.json", "--from", "21")
    let before = workspace.text("1.json")
    let outcome = try workspace.tekigo("merge", "1.json", "2.json", "--record", "./1.json")
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("would be written over the record 1.json"), "\(outcome.errors)")
    let isSame = workspace.text("1.json") == before
    #expect(isSame)
  }
}
