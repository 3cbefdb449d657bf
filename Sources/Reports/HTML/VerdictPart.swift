import Events
import Results

/// The outcome, in one box with all that it depends on: scope, integrity, judged interval, edges and decision rule.
extension HTMLReport {
  var verdictPart: Markup {
    part("verdict", Phrase.verdict) {
      tag("div", "outcome \(run.outcome.style)") {
        tag("p", "word") {
          tag("span", ["aria-hidden": "true"]) { run.outcome.sign }
          " \(headline)"
        }
        if run.laboratory != nil, !run.passesIntegrityGate { tag("p", "warn") { t(Phrase.gateFailed) } }
        tag("p", "statement") { t(Phrase.sentence(run.statement)) }
        tag("p", "faint") { t(Phrase.exitCode(options.exitCode(run).rawValue)) }
        if options.isAllowed(run) {
          tag("p", "warn") { t(run.inconclusiveAllowed) }
        }
        unitStrip
        facts([
          (Phrase.scope, [Markup(t(scopeText))]),
          (Phrase.judgedInterval, judgedInterval),
          (Phrase.edges, [Markup(t(edgesText))]),
          (Phrase.integrity, integrityLines),
          (Phrase.baseline, run.baseline.map { [Markup(t(Phrase.baseline($0)))] } ?? []),
          (Phrase.decisionRule, [Markup(t(Phrase.decisionRule(failOn: options.failOn)))] + uncertainty),
        ])
        tag("p", "faint") { t(Phrase.noCertificate) }
      }
    }
  }

  /// What each unit came to, interface by interface.
  private var unitStrip: Markup {
    let interfaces = RequirementChapter.interfaces(of: run.requirements)
    var cells: [[VerdictCounts]] = run.units.map { _ in interfaces.map { _ in VerdictCounts() } }
    for result in run.requirements {
      guard let column = interfaces.firstIndex(of: RequirementChapter.interface(of: result.requirement.id))
      else {
        continue
      }
      for unit in result.units {
        guard let row = unit.unit?.rawValue, cells.indices.contains(row) else { continue }
        let accepted = unit.disposition != nil || run.units.isTester(unit.unit)
        let standing = unit.verdict == .fail && accepted ? .accepted : standing(result)
        cells[row][column].add(unit.verdict, standing)
      }
    }
    // An interface of which nothing was captured says nothing of any unit.
    let columns = interfaces.indices.filter { column in cells.contains { !$0[column].isEmpty } }
    let shown = run.units.indices.filter { row in
      cells[row].contains { !$0.isEmpty } || run.units[row].isUnderTest
    }
    return table(
      "strip", [Phrase.unit] + columns.map { LocalizedText(interfaces[$0], interfaces[$0]) },
      caption: Phrase.verdictsByUnit
    ) {
      for row in shown {
        tag("tr") {
          tag("th", ["scope": "row"]) {
            run.units[row].name
            tag("span", "faint") {
              " "
                + ([run.units[row].role] + (run.units[row].isUnderTest ? [t(Phrase.underTest)] : []))
                .joined(separator: ", ")
            }
          }
          for column in columns { tag("td") { self.cell(cells[row][column]) } }
        }
      }
    }
  }

  @MarkupBuilder
  private func cell(_ counts: VerdictCounts) -> [Markup] {
    if counts.isEmpty { tag("span", "faint") { "–" } }
    for (verdict, count) in counts.verdicts {
      tag("span", "count \(verdict.style)") { "\(verdict.sign) \(count) \(t(verdict.phrase))" }
    }
    if counts.soft > 0 { tag("span", "count soft") { "△ \(counts.soft) \(t(Phrase.notCounted))" } }
  }

  private var scopeText: LocalizedText {
    func count(_ verdict: Verdict) -> Int { run.requirements.count { $0.verdict == verdict } }
    return Phrase.scope(
      requirements: run.requirements.count, notExercised: count(.notExercised),
      notApplicable: count(.notApplicable),
      inferred: run.requirements.count { $0.verdict == .pass && $0.basis == .inferred })
  }

  private var judgedInterval: [Markup] {
    let times = run.captures.compactMap { capture -> Markup? in
      guard let first = capture.firstTime, let last = capture.lastTime else { return nil }
      let name = run.captures.count > 1 ? "\(capture.name): " : ""
      let span = Unit.nanoseconds.text(last.subtractingWithSaturation(first))
      return tag("p") { "\(name)\(isoText(nanoseconds: first)) – \(isoText(nanoseconds: last)) (\(span))" }
    }
    return times + run.restrictions.map { restriction in tag("p", "warn") { t(restriction) } }
  }

  private var edgesText: LocalizedText {
    let outside = run.requirements.reduce(0) { $0 + $1.tally.outside }
    let unseen = run.requirements.reduce(0) { $0 + $1.tally.unseen }
    return Phrase.edges(outside: outside, unseen: unseen)
  }

  private var integrityLines: [Markup] {
    guard !run.integrity.isEmpty else { return [Markup(t(Phrase.noIntegrityRemark))] }
    return run.integrity.map { note in
      tag("p", note.limitsVerdicts ? "warn" : "plain") {
        t(note.text)
        if note.limitsVerdicts { t(Phrase.limitsVerdictsRemark) }
      }
    }
  }

  /// What the windows leave undecided near their ends.
  private var uncertainty: [Markup] {
    let windows = run.requirements.filter { $0.requirement.window != nil && $0.tally.instances > 0 }
    guard !windows.isEmpty else { return [] }
    let texts = windows.compactMap { $0.requirement.window }.filter { $0.guardBand != 0 }.map { window in
      window.guardBand.map { Phrase.guardBand(window.unit.text($0)) } ?? Phrase.noUncertainty
    }
    return Set(texts.map { t($0) }).map { LocalizedText($0, $0) }.map { t($0) }.sorted().map { text in
      tag("p") { text }
    }
  }
}

/// How often a unit came to each verdict.
struct VerdictCounts {
  private var counts: [Verdict: Int] = [:]
  /// Failures that do not make the run fail.
  private(set) var soft = 0

  var isEmpty: Bool { verdicts.isEmpty && soft == 0 }

  mutating func add(_ verdict: Verdict, _ standing: FailureStanding?) {
    if verdict == .fail, let standing, standing != .nonconformity {
      soft += 1
    } else {
      counts[verdict, default: 0] += 1
    }
  }

  /// Those that say something of the unit, the worst first.
  var verdicts: [(Verdict, Int)] {
    [.fail, .error, .inconclusive, .pass].compactMap { verdict in counts[verdict].map { (verdict, $0) } }
  }
}
