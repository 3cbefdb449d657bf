internal import Documents
internal import Expressions
internal import Reports
internal import Synthesis

/// The proofs of a profile as a table for people: requirement × passing scenario × failing scenario × mutants.
public struct ProofTable {
  private let report: ProofReport
  private var page: ConsolePage

  /// - Parameters:
  ///   - columns: width of the page.
  ///   - colour: whether the text is coloured.
  public static func text(of report: ProofReport, columns: Int = 120, colour: Bool = false) -> String {
    var table = ProofTable(report, ConsolePage(columns: columns, colour: colour))
    table.write()
    return table.page.text
  }

  private init(_ report: ProofReport, _ page: ConsolePage) {
    self.report = report
    self.page = page
  }

  private mutating func write() {
    writeProofs()
    writeMissing()
    writeFailures()
    writeSurvivors()
    writeDeclared()
    if report.hasMutants { writeTotals() }
    writeEnd()
  }

  // MARK: Proofs

  private mutating func writeProofs() {
    let proved = report.entries.filter { !$0.proofs.isEmpty }
    guard !proved.isEmpty else { return }
    let rows = proved.flatMap(rows)
    let head = Row(
      requirement: "REQUIREMENT", passes: "PASSES IN", fails: "FAILS WITH", frames: "FRAMES",
      mutants: report.hasMutants ? "MUTANTS" : "")
    let widths = Row.columns.map { column in (rows + [head]).map { $0[keyPath: column].count }.max() ?? 0 }
    page.row(head.line(widths), style: .heading)
    for row in rows { page.row(row.line(widths), style: row.holds ? .plain : .bad) }
  }

  /// A line of the table.
  private struct Row {
    var requirement = ""
    var passes = ""
    var fails = ""
    var frames = ""
    var mutants = ""
    var holds = true

    static let columns: [any KeyPath<Row, String> & Sendable] = [
      \.requirement, \.passes, \.fails, \.frames, \.mutants,
    ]

    func line(_ widths: [Int]) -> String {
      let cells = zip(Self.columns, widths).map { self[keyPath: $0].padded(to: $1) }
      return String(cells.joined(separator: "  ").reversed().drop(while: { $0 == " " }).reversed())
    }
  }

  private func rows(_ entry: ProofReport.Entry) -> [Row] {
    entry.proofs.enumerated().map { number, result in
      var row = Row(
        passes: result.file, fails: result.faultText,
        frames: "\(result.healthyFrames)/\(result.brokenFrames)",
        holds: result.holds)
      if number == 0 {
        row.requirement = entry.requirement
        row.mutants = report.hasMutants ? Self.text(entry.score) : ""
      }
      if !result.holds { row.fails += "  DOES NOT HOLD" }
      return row
    }
  }

  /// `12/14  85.7 %  + 2 declared, 30 shared`
  private static func text(_ score: MutationScore) -> String {
    let others = [(score.declared, "declared"), (score.shared, "shared")].filter { $0.0 > 0 }
    return score.text.padded(to: 7) + "  " + score.percent
      + (others.isEmpty ? "" : "  + " + others.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
  }

  // MARK: What is wrong

  private mutating func writeMissing() {
    guard !report.missing.isEmpty else { return }
    page.heading("WITHOUT A PROOF (\(report.missing.count))", .bad)
    page.line(report.missing.joined(separator: ", "), indent: 2)
  }

  private mutating func writeFailures() {
    guard !report.failed.isEmpty else { return }
    page.heading("PROOFS THAT DO NOT HOLD (\(report.failed.count))", .bad)
    for result in report.failed {
      page.line("\(result.proof.location.text): \(result.proof.requirement)", indent: 2)
      for failure in result.failures { page.line(failure.description, indent: 4, hanging: 2) }
    }
  }

  private mutating func writeSurvivors() {
    let survivors = report.entries.flatMap(\.survivors).filter { $0.reason == nil }
    guard !survivors.isEmpty else { return }
    page.heading("MUTANTS THAT NOTHING CATCHES (\(survivors.count))", .doubtful)
    write(survivors) { _ in nil }
  }

  private mutating func writeDeclared() {
    let declared = report.entries.flatMap(\.survivors).filter { $0.reason != nil }
    guard !declared.isEmpty else { return }
    page.heading("MUTANTS THAT NOTHING CAN CATCH, AS DECLARED (\(declared.count))")
    write(declared, \.reason)
  }

  private mutating func write(_ mutants: [MutantResult], _ reason: (MutantResult) -> String?) {
    var last = ""
    for result in mutants {
      let mutant = result.mutant
      if mutant.requirement != last { page.line(mutant.requirement, indent: 2) }
      last = mutant.requirement
      page.verbatim(mutant.kind.rawValue, mutant.lines.before, indent: 4)
      page.verbatim("", mutant.lines.after, indent: 4)
      if let reason = reason(result) { page.entry("", reason, indent: 4, style: .faint) }
    }
  }

  // MARK: Totals

  private mutating func writeTotals() {
    page.heading("MUTANTS BY KIND AND BY FORM")
    let mutants = report.entries.flatMap(\.mutants)
    for kind in Mutation.Kind.allCases {
      let score = MutationScore(mutants.filter { $0.mutant.kind == kind })
      if score != MutationScore([]) { page.verbatim(kind.rawValue, Self.text(score), indent: 2, width: 12) }
    }
    page.blank()
    var forms: [String] = []
    for entry in report.entries where !forms.contains(entry.form) { forms.append(entry.form) }
    for form in forms {
      let score = MutationScore(report.entries.filter { $0.form == form }.flatMap(\.mutants))
      page.verbatim(form, Self.text(score), indent: 2, width: 12)
    }
  }

  private mutating func writeEnd() {
    page.blank()
    for diagnostic in report.diagnostics { page.line(diagnostic.description, style: .bad) }
    let proved = report.entries.count(where: \.isProved)
    page.line("\(proved) of \(report.entries.count) requirements are proved")
    if report.hasMutants {
      let refused = report.entries.reduce(0) { $0 + $1.refused }
      let equivalent = report.entries.reduce(0) { $0 + $1.equivalent }
      page.line(
        "\(report.score.text) mutants are caught (\(report.score.percent), at least \(report.minimumScore) % are "
          + "asked for); left out: \(equivalent) that make no difference of their own, \(report.score.shared) "
          + "of texts that are counted with another rule, \(refused) that no profile would load")
    }
    page.line(report.isComplete ? "COMPLETE" : "NOT COMPLETE", style: report.isComplete ? .good : .bad)
  }
}

extension ProofResult {
  /// The faults by name, each with the plane and direction that it is limited to.
  var faultText: String {
    proof.faults.map { fault in
      let plane = fault.isUPlane.map { $0 ? "U" : "C" }
      let direction = fault.isDownlink.map { $0 ? "DL" : "UL" }
      let limits = [plane, direction].compactMap { $0 }.joined(separator: " ")
      return limits.isEmpty ? fault.name : "\(fault.name) (\(limits))"
    }.joined(separator: " + ")
  }
}
