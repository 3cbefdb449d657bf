import Events
import JSON
import Results
import Testing

@testable import Reports

/// JSON reports as what comparisons read.
@Suite struct ReportReaderTests {
  private func report(_ run: RunResult) throws -> JSONValue {
    try JSONValue(json: JSONReport(run: run, options: ReportOptions()).text)
  }

  /// A run with all that a comparison reads: findings with causes, waivers, families, numbers, flows, units.
  private var full: RunResult {
    var run = Sample.everything
    run.requirements[0].unkeptUnits = [UnitID(rawValue: 0), nil]
    run.requirements[0].requirement.formerly = ["cus/0/earlier"]
    return run
  }

  /// What comparisons print of two runs, every key of it.
  private func comparison(_ old: ComparedRun, _ new: ComparedRun) throws -> String {
    let report = ComparisonReport(
      try RunComparison(old, new), old: old, new: new, options: ReportOptions())
    return try #require(ComparisonReport.formats.first { $0.name == "json" }).write(report)
  }

  @Test func aReportComparesAsItsRecordDoes() throws {
    let runs = [full, Sample.run(), Sample.run([Sample.family, Sample.departed])]
    for old in runs {
      for new in runs {
        let expected = try comparison(ComparedRun(old), ComparedRun(new))
        #expect(try comparison(ComparedRun(report: report(old)), ComparedRun(new)) == expected)
        #expect(try comparison(ComparedRun(old), ComparedRun(report: report(new))) == expected)
      }
    }
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    let (made, read) = (ComparedRun(full), try ComparedRun(report: report(full)))
    #expect(read.units.map(\.identity) == made.units.map(\.identity))
    #expect(read.units.map(\.isInferred) == made.units.map(\.isInferred))
    #expect(read.numbers == made.numbers && !made.numbers.isEmpty)
    #expect(read.settings == made.settings && !made.settings.isEmpty)
    #expect(read.requirements.map(\.findings) == made.requirements.map(\.findings))
    #expect(read.requirements.map(\.units) == made.requirements.map(\.units))
    #expect(read.requirements.map(\.unkeptUnits) == made.requirements.map(\.unkeptUnits))
    #expect(read.requirements.map(\.requirement.formerly) == made.requirements.map(\.requirement.formerly))
    #expect(read.requirements.map(\.requirement.status) == made.requirements.map(\.requirement.status))
  }

  @Test(arguments: [
    (#""tekigo.report/1""#, #""tekigo.report/2""#, "its schema is `tekigo.report/2`"),
    (#""outcome": "fail""#, #""outcome": "splendid""#, "verdict.outcome: `splendid` is not known here"),
    (#""level": "shall""#, #""level": 1"#, "requirements[0].level is not a text"),
    (#""basis":"#, #""basic":"#, "requirements[0] has no `basis`"),
    (#""inCapture": true"#, #""inCapture": null"#, "units[0].inCapture is not true or false"),
    (#""passed": "#, #""passed": -"#, "requirements[0].passed is not a count"),
  ])
  func whatIsNoReportIsRefusedAtItsPlace(_ old: String, _ new: String, _ message: String) throws {
    let text = JSONReport(run: full, options: ReportOptions()).text
    #expect(text.contains(old))
    let damaged = try JSONValue(json: text.replacing(old, with: new, maxReplacements: 1))
    let error = try #require(throws: ReportError.self) { try ComparedRun(report: damaged) }
    #expect(error.description.contains(message), "\(error)")
  }
}
