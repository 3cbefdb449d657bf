internal import JSON
import Events
public import Results

/// A comparison of two runs in one of its formats.
public struct ComparisonReport: Sendable {
  public let comparison: RunComparison
  public let old: ComparedRun
  public let new: ComparedRun
  public let options: ReportOptions

  public init(_ comparison: RunComparison, old: ComparedRun, new: ComparedRun, options: ReportOptions) {
    (self.comparison, self.old, self.new, self.options) = (comparison, old, new, options)
  }

  /// A kind of report on a comparison.
  public struct Format: Sendable {
    public let name: String
    /// Pure: equal input gives byte-identical text.
    public let write: @Sendable (ComparisonReport) -> String
  }

  public static let formats = [
    Format(name: "console") { $0.consoleText },
    Format(name: "json") { $0.document.prettyText },
    Format(name: "markdown") { $0.markdownText },
    Format(name: "html") { $0.htmlText },
  ]

  func t(_ text: LocalizedText) -> String { text[options.language] }

  var headline: LocalizedText { comparison.isWorse ? Phrase.worse : Phrase.notWorse }

  /// Entries by what became of them, the worst first. What did not change is told by its number.
  var groups: [(change: RunComparison.Change, entries: [RunComparison.Entry])] {
    RunComparison.Change.allCases.filter { $0 != .same }.compactMap { change in
      let entries = comparison.entries.filter { $0.change == change }
      return entries.isEmpty ? nil : (change, entries)
    }
  }

  /// A growing rate of a known failure is no other failure, and still worth a line.
  var summary: LocalizedText {
    let grown = comparison.entries.count {
      $0.change == .stillFails
        && RunComparison.Entry.rate($0.tallyAfter) ?? 0 > RunComparison.Entry.rate($0.tallyBefore) ?? 0
    }
    return grown > 0 ? Phrase.joined([unchanged, Phrase.grown(grown)]) : unchanged
  }

  private var unchanged: LocalizedText {
    Phrase.same(
      comparison.entries.count { $0.change == .same && $0.after != .fail },
      failing: comparison.entries.count { $0.change == .stillFails })
  }

  /// Units side by side, with how they were matched.
  var unitLines: [String] {
    comparison.units.pairs.map { pair in
      "\(t(old.units.title(pair.old))) → \(t(new.units.title(pair.new))) (\(t(pair.basis.phrase)))"
    } + comparison.units.gone.map { "\(t(old.units.title($0))) (\(t(Phrase.unitGone)))" }
      + comparison.units.added.map { "\(t(new.units.title($0))) (\(t(Phrase.unitAdded)))" }
  }

  /// `12 / 154 → 14 / 160`, with the rates where they differ.
  func rates(_ entry: RunComparison.Entry) -> String {
    func text(_ tally: Tally) -> String {
      guard let rate = RunComparison.Entry.rate(tally) else { return "–" }
      let share = rate == 0 ? "" : " (\(Self.percent(rate)))"
      return "\(tally.failed.grouped) / \(tally.judged.grouped)\(share)"
    }
    let (before, after) = (text(entry.tallyBefore), text(entry.tallyAfter))
    return before == after ? after : "\(before) → \(after)"
  }

  /// Parts of a million as a percentage with up to four decimals.
  private static func percent(_ millionths: Int) -> String {
    var digits = String(10_000 + millionths % 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(millionths / 10_000)\(digits.isEmpty ? "" : ".\(digits)") %"
  }

  func causes(_ entry: RunComparison.Entry) -> [String] {
    entry.newCauses.map { t(Phrase.newCause($0)) } + entry.goneCauses.map { t(Phrase.goneCause($0)) }
      + (entry.hasOtherFirstCause ? [t(Phrase.otherFirstCause)] : [])
  }

  func verdicts(_ entry: RunComparison.Entry) -> String {
    let (before, after) = (entry.before.map { t($0.phrase) } ?? "–", entry.after.map { t($0.phrase) } ?? "–")
    return before == after ? after : "\(before) → \(after)"
  }

  func shift(_ shift: RunComparison.Shift) -> String {
    func text(_ path: KeyPath<ComparedRun.Numbers, Int64>) -> String {
      let unit = shift.after.numberUnit
      let (a, b) = (shift.before[keyPath: path], shift.after[keyPath: path])
      return a == b ? unit.text(b) : "\(unit.text(a)) → \(unit.text(b))"
    }
    return t(
      Phrase.shift(minimum: text(\.minimum), median: text(\.median), maximum: text(\.maximum)))
  }

  // MARK: Console

  private var consoleText: String {
    var page = ConsolePage(columns: options.columns, colour: options.colour)
    page.heading(t(Phrase.comparison))
    page.entry(t(Phrase.before), about(old), indent: 2)
    page.entry(t(Phrase.after), about(new), indent: 2)
    page.heading(t(Phrase.unitsMatched))
    for line in unitLines { page.line(line, indent: 2, hanging: 2) }
    for (change, entries) in groups {
      page.heading("\(t(change.phrase)) (\(entries.count))", style(of: entries))
      for entry in entries {
        page.line(
          "\(entry.requirement.id)\(entry.unit.map { "  \($0)" } ?? "")  \(verdicts(entry))  \(rates(entry))",
          indent: 2,
          hanging: 4)
        for cause in causes(entry) { page.line(cause, indent: 6, hanging: 2, style: .faint) }
      }
    }
    if !comparison.differences.isEmpty {
      page.heading(t(Phrase.changedSettings))
      for difference in comparison.differences {
        let values = values(difference)
        page.line(
          "\(t(difference.kind.phrase)) \(difference.name): \(values.before) → \(values.after)",
          indent: 2, hanging: 2)
      }
    }
    if !comparison.shifts.isEmpty {
      page.heading(t(Phrase.movedNumbers))
      for shift in comparison.shifts {
        page.line(
          "\(shift.requirement)  \(shift.unit) \(shift.flow): \(self.shift(shift))", indent: 2, hanging: 4)
      }
    }
    page.blank()
    page.line(t(summary))
    page.line(t(headline), style: comparison.isWorse ? .bad : .good)
    return page.text
  }

  private func style(of entries: [RunComparison.Entry]) -> ConsolePage.Style {
    entries.contains(where: \.isWorse) ? .bad : .heading
  }

  func about(_ run: ComparedRun) -> String {
    let names = run.captures + [run.profile.name]
    return t(Phrase.list(names.map { LocalizedText($0, $0) } + [run.outcome.phrase]))
  }

  /// A setting, a parameter or a count before and after.
  func values(_ difference: RunComparison.Difference) -> (before: String, after: String) {
    func text(_ value: String?) -> String {
      difference.kind == .coverage ? value.map { _ in t(Phrase.wasSeen) } ?? "–" : value ?? "–"
    }
    return (text(difference.before), text(difference.after))
  }

  // MARK: JSON

  private var document: JSONValue {
    [
      "schema": "tekigo.comparison/1",
      "worse": .boolean(comparison.isWorse),
      "old": side(old),
      "new": side(new),
      "units": .array(comparison.units.pairs.map(pair)),
      "unitsGone": .strings(comparison.units.gone.map { old.units.name($0) }),
      "unitsNew": .strings(comparison.units.added.map { new.units.name($0) }),
      "entries": .array(comparison.entries.map(entry)),
      "differences": .array(comparison.differences.map(difference)),
      "shifts": .array(comparison.shifts.map(numbers)),
    ]
  }

  private func side(_ run: ComparedRun) -> JSONValue {
    [
      "profile": .string(run.profile.name), "profileDigest": .string("sha256:" + run.profile.digest),
      "captures": .strings(run.captures), "outcome": .string(run.outcome.rawValue),
      "toolVersion": .string(run.toolVersion),
    ]
  }

  private func pair(_ pair: UnitMatch.Pair) -> JSONValue {
    [
      "old": .string(old.units.name(pair.old)), "new": .string(new.units.name(pair.new)),
      "basis": .string(pair.basis.rawValue),
    ]
  }

  private func entry(_ entry: RunComparison.Entry) -> JSONValue {
    [
      "requirement": .string(entry.requirement.id),
      "unit": JSONValue(entry.unit),
      "change": .string(entry.change.rawValue),
      "worse": .boolean(entry.isWorse),
      "before": JSONValue(entry.before?.rawValue),
      "after": JSONValue(entry.after?.rawValue),
      "failedBefore": JSONValue(entry.tallyBefore.failed),
      "judgedBefore": JSONValue(entry.tallyBefore.judged),
      "failedAfter": JSONValue(entry.tallyAfter.failed),
      "judgedAfter": JSONValue(entry.tallyAfter.judged),
      "newCauses": .strings(entry.newCauses),
      "goneCauses": .strings(entry.goneCauses),
      "otherFirstCause": .boolean(entry.hasOtherFirstCause),
    ]
  }

  private func difference(_ difference: RunComparison.Difference) -> JSONValue {
    [
      "kind": .string(difference.kind.rawValue), "name": .string(difference.name),
      "before": JSONValue(difference.before), "after": JSONValue(difference.after),
    ]
  }

  private func numbers(_ shift: RunComparison.Shift) -> JSONValue {
    func side(_ numbers: ComparedRun.Numbers) -> JSONValue {
      [
        "min": .integer(numbers.minimum), "median": .integer(numbers.median),
        "max": .integer(numbers.maximum), "count": JSONValue(numbers.count),
      ]
    }
    return [
      "requirement": .string(shift.requirement), "unit": .string(shift.unit), "flow": .string(shift.flow),
      "numberUnit": .string(shift.after.numberUnit.rawValue), "before": side(shift.before),
      "after": side(shift.after),
    ]
  }
}
