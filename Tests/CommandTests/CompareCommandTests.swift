import Foundation
import Testing

/// `tekigo compare`, `check --baseline` and `--allow-inconclusive`.
@Suite struct CompareCommandTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func check(_ capture: String, _ more: String...) throws -> Command.Outcome {
    try Command.run(
      [
        "check", Command.root.appending(path: "Captures/\(capture).pcapng").path, "-p", "pair/demo",
        "--as-of",
        "2026-01-01", "--quiet",
      ] + more, in: workspace.folder)
  }

  @Test func exitsWithOneOnlyWhereSomethingGotWorse() throws {
    _ = try check("teaching-healthy", "--record", "healthy.json")
    _ = try check("teaching-several-faults", "--record", "faults.json")
    let worse = try workspace.tekigo("compare", "healthy.json", "faults.json")
    #expect(worse.code == 1)
    #expect(worse.output.contains("cus/7.5.3.6/prb-range  demo-du  pass → fail  0 / 154 → 2 / 154"))
    #expect(worse.output.hasSuffix("Something got worse\n"))
    #expect(try workspace.tekigo("compare", "faults.json", "healthy.json").code == 0)
    #expect(try workspace.tekigo("compare", "faults.json", "faults.json").code == 0)
  }

  @Test func everyFormatIsWrittenAndTellsTheSame() throws {
    _ = try check("teaching-healthy", "--record", "healthy.json")
    _ = try check("teaching-several-faults", "--record", "faults.json")
    let outcome = try workspace.tekigo(
      "compare", "healthy.json", "faults.json", "--report", "json=c.json", "--report", "markdown=c.md",
      "--report",
      "html=c.html", "--quiet")
    #expect(outcome.code == 1 && outcome.output == "")
    for file in ["c.json", "c.md", "c.html"] {
      #expect(workspace.text(file).contains("cus/7.5.3.6/prb-range"), "\(file)")
    }
    #expect(try workspace.tekigo("compare", "healthy.json", "faults.json", "--report", "pdf=c.pdf").code == 3)
    #expect(
      try workspace.tekigo("compare", "healthy.json", "faults.json", "--report", "json=faults.json").code == 3
    )
  }

  @Test func theFailuresOfTheBaselineDoNotFailTheRun() throws {
    _ = try check("teaching-several-faults", "--record", "faults.json")
    let known = try check(
      "teaching-several-faults", "--baseline", "faults.json", "--report", "json=r.json", "--report",
      "junit=r.xml")
    #expect(known.code == 0)
    #expect(workspace.text("r.json").contains(#""standing": "known""#))
    #expect(workspace.text("r.xml").contains("known failure: the baseline has it with the same cause"))
    // A failure that the baseline does not have counts.
    _ = try check("lost-uplink-frames", "--record", "lost.json")
    #expect(try check("teaching-several-faults", "--baseline", "lost.json").code == 1)
    #expect(try check("teaching-several-faults").code == 1)
  }

  @Test func aJSONReportComparesAsItsRecordDoes() throws {
    for (capture, name) in [("teaching-healthy", "healthy"), ("teaching-several-faults", "faults")] {
      _ = try check(capture, "--record", "\(name).json", "--report", "json=\(name).report.json")
    }
    let expected = try workspace.tekigo("compare", "healthy.json", "faults.json")
    #expect(expected.code == 1)
    for (old, new) in [
      ("healthy.report.json", "faults.json"), ("healthy.json", "faults.report.json"),
      ("healthy.report.json", "faults.report.json"),
    ] {
      let outcome = try workspace.tekigo("compare", old, new)
      #expect(outcome.code == 1 && outcome.output == expected.output, "\(old), \(new)")
    }
    #expect(try check("teaching-several-faults", "--baseline", "faults.report.json").code == 0)
    let text = workspace.text("faults.report.json")
    try workspace.write("cut.json", String(text.prefix(text.count / 2)))
    try workspace.write("other.json", text.replacing("tekigo.report/1", with: "tekigo.report/9"))
    for file in ["cut.json", "other.json"] {
      let refused = try workspace.tekigo("compare", file, "faults.json")
      #expect(refused.code == 3 && refused.errors.hasPrefix("error: \(file): "), "\(refused.errors)")
    }
  }

  @Test func whatTheBaselineDecidedAndTheRunDoesNotIsNoPass() throws {
    _ = try check("teaching-healthy", "--record", "healthy.json")
    // The part alone passes.
    #expect(try check("teaching-healthy", "--to", "200").code == 0)
    let reports = ["--report", "json=r.json", "--report", "html=r.html", "--report", "junit=r.xml"]
    let options = ["--to", "100", "--baseline", "healthy.json"] + reports
    let lost = try Command.run(
      [
        "check", Command.root.appending(path: "Captures/teaching-healthy.pcapng").path, "-p", "pair/demo",
        "--as-of", "2026-01-01",
      ] + options, in: workspace.folder)
    #expect(lost.code == 2)
    // The console breaks lines.
    let words = lost.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("requirements no longer decided: cus/"))
    #expect(workspace.text("r.json").contains(#""name": "healthy.json""#))
    for file in ["r.html", "r.xml"] {
      #expect(workspace.text(file).contains("healthy.json (teaching-healthy.pcapng)"), "\(file)")
    }
    let allowed = try check(
      "teaching-healthy", "--to", "100", "--baseline", "healthy.json", "--allow-inconclusive", "--report",
      "json=r.json")
    #expect(allowed.code == 0)
    #expect(workspace.text("r.json").contains(#""inconclusiveAllowed": true"#))
  }

  @Test func unitsAreNamedOnlyForABaseline() throws {
    #expect(try check("teaching-healthy", "--map", "a=b").code == 3)
    _ = try check("teaching-healthy", "--record", "healthy.json")
    let unknown = try workspace.tekigo("compare", "healthy.json", "healthy.json", "--map", "nobody=demo-du")
    #expect(unknown.code == 3 && unknown.errors.contains("no unit `nobody`"))
  }

  @Test func anInconclusiveRunIsAllowedOnlyWhereTheUserSaysSo() throws {
    _ = try check("teaching-healthy", "--record", "healthy.json")
    let path = workspace.folder.appending(path: "healthy.json")
    let open = workspace.text("healthy.json").replacing(
      #""passed":"#, with: #""inconclusive":"#, maxReplacements: 1)
    try Data(open.utf8).write(to: path)
    #expect(try workspace.tekigo("report", "healthy.json", "--quiet").code == 2)
    let allowed = try workspace.tekigo("report", "healthy.json", "--allow-inconclusive")
    #expect(allowed.code == 0)
    #expect(allowed.output.contains("1 requirement inconclusive, which was allowed for this run"))
    #expect(allowed.output.hasSuffix("INCONCLUSIVE (exit code 0)\n"))
  }

  @Test func everyReportOfARecordIsThatOfTheCheck() throws {
    let formats = ["html", "sarif", "markdown"]
    _ = try check(
      "teaching-several-faults", "--record", "faults.json", "--report", "html=a.html", "--report",
      "sarif=a.sarif",
      "--report", "markdown=a.markdown")
    for format in formats {
      _ = try workspace.tekigo("report", "faults.json", "--quiet", "--report", "\(format)=b.\(format)")
      #expect(!workspace.text("a.\(format)").isEmpty)
      // Not compared in the expectation: its message would be the report.
      let isSame = workspace.text("a.\(format)") == workspace.text("b.\(format)")
      #expect(isSame, "\(format)")
    }
  }
}
