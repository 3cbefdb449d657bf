import Foundation
import JSON
import Results
import SchemaCheck
import Testing

@testable import Reports

/// Comparisons in each of their formats.
@Suite struct ComparisonReportTests {
  private func report(_ old: RunResult, _ new: RunResult) throws -> ComparisonReport {
    let (old, new) = (ComparedRun(old), ComparedRun(new))
    return ComparisonReport(try RunComparison(old, new), old: old, new: new, options: ReportOptions())
  }

  private func text(_ format: String, _ report: ComparisonReport) throws -> String {
    try #require(ComparisonReport.formats.first { $0.name == format }).write(report)
  }

  /// A run whose parameter, unit and window differ from those of the sample.
  private var changed: RunResult {
    var run = Sample.everything
    run.requirements = run.requirements.map { result in
      var result = result
      result.measurements = result.measurements.map { measurement in
        var moved = measurement
        (moved.minimum, moved.maximum) = (measurement.minimum - 30_000, measurement.maximum + 30_000)
        return moved
      }
      return result
    }
    run.profile.parameters.append(ResolvedParameter(name: "added", value: "1", provenance: "p.yaml:3"))
    return run
  }

  @Test func everyComparisonFitsTheSchemaAndEveryDeclaredKeyIsWritten() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Reports/tekigo.comparison-1.schema.json").standardizedFileURL
    var check = SchemaCheck(try JSONValue(parsing: String(contentsOf: file, encoding: .utf8)))
    for (old, new) in [(Sample.everything, changed), (Sample.run(), Sample.everything)] {
      check.check(try JSONValue(parsing: text("json", report(old, new))))
    }
    #expect(check.complaints == [])
    #expect(check.declared.subtracting(check.seen) == [])
  }

  @Test(arguments: ComparisonReport.formats.map(\.name))
  func everyFormatNamesWhatChanged(_ format: String) throws {
    let text = try text(format, report(Sample.everything, changed))
    let window = try #require(Sample.everything.requirements.first { !$0.measurements.isEmpty })
    #expect(text.contains("added"))
    #expect(text.contains(window.requirement.id))
  }
}
