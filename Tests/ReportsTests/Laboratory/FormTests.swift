import Foundation
import Results
import Testing

@testable import Reports

/// The forms of O-RAN certification and badging: what comes from the laboratory, and what from the tool.
@Suite struct FormTests {
  private func form(_ name: String, _ run: RunResult, _ language: Language = .en) throws -> String {
    var options = ReportOptions()
    options.language = language
    return try #require(ReportFormat.named(name)).write(run, options)
  }

  private static let forms = ["oran-summary", "oran-test-report"]

  /// What stands beside a name in a list of facts.
  private func value(of name: String, in html: String) throws -> String {
    let parts = html.components(separatedBy: "<dt>\(name)</dt>")
    try #require(parts.count > 1, "\(name)")
    return parts[1].components(separatedBy: "</dd>")[0]
  }

  /// The row of a table that begins with a text.
  private func row(_ first: String, in html: String) throws -> [String] {
    let parts = html.components(separatedBy: "<tr><td>\(first)</td>")
    try #require(parts.count == 2, "\(first)")
    return parts[1].components(separatedBy: "</tr>")[0].components(separatedBy: "<td>").dropFirst().map {
      $0.components(separatedBy: "</td>")[0]
    }
  }

  @Test func theSummaryHasEveryFieldOfTheForm() throws {
    let text = try form("oran-summary", SampleStatement.run)
    #expect(
      try value(of: "Version of the certification and badging process", in: text).contains("not stated"))
    #expect(try value(of: "Type of award", in: text).contains("Certificate of conformance"))
    #expect(try value(of: "Device under test (DUT)", in: text).contains("not stated"))
    #expect(try value(of: "Interface under test (IUT)", in: text).contains("not stated"))
    #expect(try value(of: "Assigned", in: text).contains("not stated"))
    #expect(try value(of: "Identification", in: text).contains("EXMP260001"))
    #expect(try value(of: "Test specifications", in: text).contains("O-RAN.WG4.TS.CONF.0-R004-v12.00, 12.00"))
    let dates = try value(of: "Dates of the test", in: text)
    #expect(dates.contains("2026-01-20 – 2026-01-23") && dates.contains("Time of the captures (tool)"))
    #expect(try value(of: "Name", in: text).contains("Example Laboratory"))
    #expect(try value(of: "Contact", in: text).contains("Taro Yamada, taro@lab.example"))
    #expect(try value(of: "Vendors", in: text).contains("Example"))
    #expect(try value(of: "Vendor", in: text).contains("Example"))
    #expect(try value(of: "Software version", in: text).contains("1.0"))
    #expect(try value(of: "Firmware version", in: text).contains("not stated"))
    #expect(
      try value(of: "Declared by the profile (tool)", in: text).contains("ru1: O-RU, Example, R1, dedicated"))
    #expect(text.contains("tekigo") && text.contains("demo, sha256:abc123"))
  }

  @Test func casesAreCountedFromTheResultsOfTheLaboratoryUnlessItStatesTheNumbers() throws {
    var run = SampleStatement.run
    var text = try form("oran-summary", run)
    #expect(
      try value(of: "Executed", in: text).hasPrefix("\n<dd>3 ")
        || value(of: "Executed", in: text).contains(">3 "))
    #expect(try value(of: "Passed", in: text).contains("1 "))
    #expect(try value(of: "Failed", in: text).contains("1 "))
    #expect(text.contains("Counted from the cases that the laboratory lists."))
    var certification = run.laboratory?.fields.group(.certification) ?? LaboratoryGroup()
    certification.values[.executed] = .count(77)
    run.laboratory?.fields.values[.certification] = .group(certification)
    text = try form("oran-summary", run)
    #expect(try value(of: "Executed", in: text).contains("77"))
  }

  @Test func resultsOfCasesAreThoseOfTheLaboratory() throws {
    let text = try form("oran-summary", SampleStatement.run)
    let failed = try row("3.4.1", in: text)
    #expect(failed[0] == "What 3.4.1 tests" && failed[1].contains("mandatory") && failed[2] == "fail")
    #expect(failed[4].contains("deviation observed (1)"))
    #expect(try row("3.4.3", in: text)[2] == "pass")
    // What was not executed stands apart, without a result.
    let others = try #require(text.components(separatedBy: "id=\"others\"").last)
    #expect(try row("3.4.4", in: others).count == 2 && row("3.4.4", in: others)[1].contains("not executed"))
    #expect(try row("3.4.5", in: others)[1].contains("not applicable"))
  }

  @Test func anInconclusiveCaseIsACommentAndNeverAPass() throws {
    let cells = try row("3.4.2", in: form("oran-summary", SampleStatement.run))
    #expect(cells[2].contains("no result") && !cells[2].contains("pass"))
    #expect(
      cells[3].contains("inconclusive (stated by the laboratory)") && cells[3].contains("To be repeated."))
    let article = try #require(
      form("oran-test-report", SampleStatement.run).components(separatedBy: "<h3>3.4.2").last?
        .components(separatedBy: "</article>").first)
    #expect(try value(of: "Result", in: article).contains("no result"))
  }

  @Test func aVendorOfSeveralItemsIsNamedOnce() throws {
    var run = SampleStatement.run
    let items = run.laboratory?.fields.groups(.items) ?? []
    run.laboratory?.fields.values[.items] = .groups(items + items)
    let vendors = try value(of: "Vendors", in: form("oran-summary", run))
    #expect(vendors.components(separatedBy: "Example").count == 2)
  }

  @Test func theToolChangesNoResultOfACase() throws {
    var run = SampleStatement.run
    // The laboratory passes a case on which a deviation bears.
    run.laboratory?.fields.values[.cases] = .groups([SampleStatement.testCase("3.4.1", "pass")])
    let cells = try row("3.4.1", in: form("oran-summary", run))
    #expect(cells[2] == "pass" && cells[4].contains("deviation observed (1)"))
  }

  @Test func passesOnInferredCriteriaAreCountedApart() throws {
    let cells = try row("3.4.3", in: form("oran-summary", SampleStatement.run))
    #expect(
      cells[4].contains("no deviation observed (1); no deviation observed, on an inferred criterion (1)"))
  }

  @Test func theCaseOfAnotherSpecificationIsNotMeant() throws {
    var run = SampleStatement.run
    var other = SampleStatement.testCase("3.4.1", "fail")
    other.values[.specification] = .text("O-RAN.WG4.IOT.0")
    run.laboratory?.fields.values[.cases] = .groups([other])
    #expect(
      try row("3.4.1", in: form("oran-summary", run))[4].contains("No requirement of the profile bears"))
    run.laboratory?.fields.values[.test] = nil
    run.laboratory?.fields.values[.cases] = .groups([SampleStatement.testCase("3.4.1", "fail")])
    #expect(try row("3.4.1", in: form("oran-summary", run))[4].contains("names no test specification"))
  }

  @Test(arguments: forms) func withAFailedIntegrityGateThereAreOnlyObservations(_ name: String) throws {
    let text = try form(name, SampleStatement.runWithDrops)
    #expect(text.contains("observations and no results of a test"))
    #expect(text.contains("Observations only: deviation observed (1)"))
    #expect(try !form(name, SampleStatement.run).contains("Observations only"))
  }

  @Test(arguments: forms, Language.allCases) func noFormClaimsConformity(
    _ name: String, _ language: Language
  ) throws {
    let text = try form(name, SampleStatement.run, language).lowercased()
    for word in ["certified", "conforms", "compliant", "適合している", "認証済み"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func theTestReportHasEveryPartOfTheForm() throws {
    let text = try form("oran-test-report", SampleStatement.run)
    for part in ["cover", "configuration", "devices", "equipment", "cases", "tool"] {
      #expect(text.contains("<section id=\"\(part)\""), "\(part)")
    }
    #expect(try value(of: "Copyright holders", in: text).contains("not stated"))
    let article = try #require(
      text.components(separatedBy: "<h3>3.4.1").last?.components(separatedBy: "</article>").first)
    for field in [
      "Description", "Tester", "Date", "Result", "Test equipment", "Set-up", "Block diagram", "Configuration",
      "Differences from the procedure", "Measured by the laboratory", "Assessment", "Gap analysis", "Notes",
      "Issues and their resolution",
    ] {
      #expect(try !value(of: field, in: article).isEmpty, "\(field)")
    }
    // The evidence of the tool: requirement, instances, frame and value.
    for part in ["cus/7.5.2/payload-version", "3 / 10", "42", "payloadVersion was 2"] {
      #expect(article.contains(part), "\(part)")
    }
    #expect(text.contains("tekigo check trace.pcapng") || text.contains("sha256:abc123"))
    #expect(text.contains("ta4_max") && text.contains("First cause (interpretation of the tool)"))
  }

  @Test(arguments: forms) func hostileTextIsNoMarkup(_ name: String) throws {
    var run = SampleStatement.run
    run.laboratory = SampleStatement.hostileLaboratory
    let text = try form(name, run)
    #expect(!text.contains("<b ") && !text.contains("</script>") && !text.contains("\u{202E}"))
    #expect(text.components(separatedBy: "</style>").count == 3)
  }

  @Test(arguments: forms) func bothLanguages(_ name: String) throws {
    let text = try form(name, SampleStatement.run, .ja)
    for part in ["認証・バッジ", "試験所による記載なし", "試験対象装置", "様式の終わり"] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains("not stated by"))
  }

  @Test(arguments: forms) func equalInputGivesEqualText(_ name: String) throws {
    #expect(try form(name, SampleStatement.run) == form(name, SampleStatement.run))
  }

  @Test func formsSayThatTheyNeedALaboratory() {
    for name in Self.forms + ["oran-test-results"] {
      #expect(ReportFormat.named(name)?.lacking != nil)
    }
    #expect(ReportFormat.named("html")?.lacking == nil)
  }
}
