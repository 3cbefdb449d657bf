import JSON
import Reports
public import Results

/// What is promised of the record of a run, whatever was judged.
public enum JudgementPromises {
  /// - No number of instances is below 0, and what failed has instances that failed.
  /// - Lines of units add up to what is told of all of them.
  /// - Findings tell no more failures than there are.
  /// - Witnesses are frames that came.
  public static func check(_ record: RunRecord, frames: Int) throws(Violation) {
    let judged = RunResult(record)
    for result in judged.requirements {
      let (id, tally) = (result.requirement.id, result.tally)
      try Violation.unless(tally.hasNoNegative, "\(id): \(tally)")
      try Violation.unless(result.verdict != .fail || tally.failed > 0, "\(id) failed: \(tally)")
      try Violation.unless(
        tally.passedOnInference <= tally.passed,
        "\(id): \(tally.passedOnInference) of \(tally.passed) inferred")
      var sum = Tally()
      for unit in result.units { sum += unit.tally }
      try Violation.unless(sum == tally, "\(id): units have \(sum), all of them \(tally)")
      for finding in result.findings { try check(finding, of: id, frames: frames) }
    }
    // Before caps, which take failures out of the view, and leave what was found.
    for requirement in record.requirements {
      let failed = requirement.lines.reduce(0) { $0 + $1.units.reduce(0) { $0 + $1.tally.failed } }
      let found =
        requirement.findings.reduce(0) { $0 + $1.count }
        + requirement.unkeptFindings.reduce(0) { $0 + $1.failures }
      try Violation.unless(
        found <= failed, "\(requirement.requirement.id): findings tell \(found) failures of \(failed)")
    }
  }

  private static func check(_ finding: Finding, of id: String, frames: Int) throws(Violation) {
    try Violation.unless(finding.count > 0, "\(id): \(finding.cause), \(finding.count) times")
    for witness in finding.first + [finding.worst, finding.last].compactMap({ $0 }) {
      try Violation.unless(
        (0...frames).contains(witness.frame), "\(id): a witness is frame \(witness.frame) of \(frames)")
    }
  }

  /// - The text of a record is read as the same record, which has the same text.
  /// - Every report is made of it, the JSON one as JSON.
  public static func checkForms(_ record: RunRecord) throws(Violation) {
    let text: String
    let read: RunRecord
    let again: String
    do {
      text = try record.text()
      read = try RunRecord(text: text)
      again = try read.text()
    } catch {
      throw Violation("the record can't be written and read: \(error)")
    }
    try Violation.unless(read == record, "the record is read as another one")
    try Violation.unless(again == text, "the record that was read has another text")
    // Reports are functions of the record, and both records are equal.
    let judged = RunResult(record)
    for format in ReportFormat.all {
      let report = format.write(judged, ReportOptions())
      try Violation.unless(!report.isEmpty, "the \(format.name) report is empty")
      if format.name == "json" { try checkJSON(report) }
    }
  }

  private static func checkJSON(_ report: String) throws(Violation) {
    do throws(JSONError) { _ = try JSONValue(json: report) } catch {
      throw Violation("the JSON report is no JSON: \(error)")
    }
  }
}

extension Tally {
  fileprivate var hasNoNegative: Bool {
    [passed, failed, inconclusive, notJudged, outside, unseen, passedOnInference].allSatisfy { $0 >= 0 }
  }
}
