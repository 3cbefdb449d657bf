import Results
import Events

/// The verdict for engineers: what was judged, what failed and why, what stayed open, the statement.
///
/// Failures come first cause first; consequences are folded beneath their cause. Payload is never shown.
struct ConsoleReport {
  let run: RunResult
  let options: ReportOptions
  private let standings: FailureStandings

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
  }

  private func t(_ text: LocalizedText) -> String { options.text(text) }

  /// What limits the verdicts comes ahead of them, what needs no reader behind them; the outcome is the last line.
  var text: String {
    var page = ConsolePage(columns: options.columns, colour: options.colour)
    header(&page)
    integrity(run.integrity.filter(\.limitsVerdicts), &page)
    ConsoleFailures(run: run, options: options).write(to: &page)
    open(.inconclusive, Phrase.inconclusiveHeading, &page)
    open(.error, Phrase.notJudgedHeading, &page)
    ConsoleConcessions(run: run, options: options).write(to: &page)
    measurements(&page)
    ConsoleSurroundings(run: run, options: options).write(to: &page)
    integrity(run.integrity.filter { !$0.limitsVerdicts }, &page)
    gaps(&page)
    summary(&page)
    return page.text
  }

  private func header(_ page: inout ConsolePage) {
    func entry(_ label: String, _ text: String, _ style: ConsolePage.Style = .plain) {
      page.entry(label, text, width: options.labelWidth, style: style)
    }
    page.line("tekigo \(run.toolVersion)", style: .heading)
    for (index, capture) in run.captures.enumerated() {
      let links = capture.linkTypes.joined(separator: ", ")
      let facts = [LocalizedText(capture.format, capture.format), Phrase.frames(capture.frames)]
      let rest = [sizeText(capture.bytes), links].filter { !$0.isEmpty }.map { LocalizedText($0, $0) }
      let name = LocalizedText(capture.name, capture.name)
      entry(
        t(run.captures.count > 1 ? Phrase.capture(number: index) : Phrase.captureLabel),
        t(Phrase.named(name, Phrase.list(facts + rest))))
      if let first = capture.firstTime, let last = capture.lastTime {
        entry("", t(Phrase.interval(isoText(nanoseconds: first), isoText(nanoseconds: last))), .faint)
      }
      entry("", capture.sha256.map { "sha256 \($0)" } ?? t(Phrase.noDigest), .faint)
    }
    let name = LocalizedText(run.profile.name, run.profile.name)
    entry(t(Phrase.profileLabel), t(Phrase.named(name, run.profile.title)))
    entry("", run.profile.files.joined(separator: ", "), .faint)
    entry("", "sha256 \(run.profile.digest)", .faint)
    if let baseline = run.baseline {
      entry(t(Phrase.baselineLabel), t(Phrase.baseline(baseline)), baseline.lost.isEmpty ? .plain : .doubtful)
    }
    for restriction in run.restrictions { entry(t(Phrase.leftOutLabel), t(restriction), .doubtful) }
  }

  private func integrity(_ notes: [IntegrityNote], _ page: inout ConsolePage) {
    guard !notes.isEmpty else { return }
    page.heading(t(Phrase.integrity))
    for note in notes {
      page.line(
        t(Phrase.note(note.kind, note.text, limits: note.limitsVerdicts)), indent: 2, hanging: 2,
        style: note.limitsVerdicts ? .doubtful : .plain)
    }
  }

  /// Requirements that stayed open, with the reasons; equal reasons are told once.
  private func open(_ verdict: Verdict, _ title: LocalizedText, _ page: inout ConsolePage) {
    let results = run.requirements.filter { $0.verdict == verdict }
    guard !results.isEmpty else { return }
    page.heading(t(title), .doubtful)
    var groups: [(reasons: [LocalizedText], results: [RequirementResult])] = []
    for result in results {
      if let index = groups.firstIndex(where: { $0.reasons == result.reasons }) {
        groups[index].results.append(result)
      } else {
        groups.append((result.reasons, [result]))
      }
    }
    for group in groups {
      for result in group.results {
        let id = LocalizedText(result.requirement.id, result.requirement.id)
        page.line(
          t(
            Phrase.inParentheses(
              Phrase.named(id, result.requirement.title), Phrase.tally(result.tally))),
          indent: 2, hanging: 2)
        for line in result.memberLines { page.line(t(line), indent: 4, hanging: 2) }
      }
      let reasons = group.reasons.isEmpty ? [Phrase.noReason] : group.reasons
      for reason in reasons { page.line(t(reason), indent: 4, hanging: 2, style: .faint) }
    }
  }

  private func gaps(_ page: inout ConsolePage) {
    let gaps = run.requirements.filter { $0.verdict == .notExercised }
    guard !gaps.isEmpty else { return }
    let required = gaps.filter(\.requirement.exerciseRequired)
    guard options.isVerbose || !required.isEmpty else {
      page.blank()
      page.line(t(Phrase.gaps(gaps.count, of: run.requirements.count)), hanging: 2, style: .faint)
      return
    }
    page.heading(t(Phrase.gapsHeading))
    for result in required {
      page.line(t(Phrase.required(result.requirement.id)), indent: 2, hanging: 2, style: .doubtful)
    }
    let others = gaps.filter { !$0.requirement.exerciseRequired }.map(\.requirement.id)
    for chapter in RequirementIndex(others).chapters {
      page.entry("\(chapter.name) (\(chapter.count))", chapter.text, indent: 2, width: 15)
    }
  }

  private func measurements(_ page: inout ConsolePage) {
    let measured = run.requirements.filter { !$0.measurements.isEmpty }
    guard !measured.isEmpty else { return }
    page.heading(t(Phrase.measurementsHeading))
    for result in measured {
      page.line(result.requirement.id, indent: 2, hanging: 2)
      for measurement in result.measurements.prefix(Self.mostMeasurements) {
        page.line(
          t(measurement.line(run.units.title(measurement.unit))), indent: 4, hanging: 2, style: .faint)
      }
      let more = result.measurements.count - Self.mostMeasurements
      if more > 0 { page.line(t(Phrase.moreFlows(more)), indent: 4, style: .faint) }
    }
  }

  /// Flows of a requirement that are shown; the JSON report has them all.
  private static let mostMeasurements = 16

  private func summary(_ page: inout ConsolePage) {
    page.blank()
    page.line(t(Phrase.verdicts(of: run.requirements.count, verdicts)), hanging: 2)
    writeEdges(to: &page)
    if !run.events.isEmpty {
      page.line(t(Phrase.events(list(run.events))), hanging: 2, style: .faint)
    }
    if !run.otherTraffic.isEmpty {
      page.line(t(Phrase.otherTraffic(list(run.otherTraffic))), hanging: 2, style: .faint)
    }
    page.line(t(run.statement), hanging: 2)
    if options.isAllowed(run) {
      page.line(t(run.inconclusiveAllowed), style: .doubtful)
    }
    page.line(
      t(Phrase.outcome(run.outcome, exitCode: options.exitCode(run).rawValue)),
      style: run.outcome.consoleStyle)
  }

  private func list(_ counts: [EventCount]) -> String {
    counts.map { "\($0.event) \($0.count.grouped)" }.joined(separator: ", ")
  }

  /// How many requirements came to each verdict, with what limits the meaning of some.
  private var verdicts: [LocalizedText] {
    Verdict.allCases.compactMap { verdict in
      let results = run.requirements.filter { $0.verdict == verdict }
      guard !results.isEmpty else { return nil }
      var details: [LocalizedText] = []
      func tell(_ count: Int, _ words: LocalizedText) {
        if count > 0 { details.append(Phrase.count(count, words, [])) }
      }
      if verdict == .pass { tell(results.count { $0.basis == .inferred }, Phrase.onInferredCriteria) }
      tell(results.count { $0.requirement.isWeakened }, Phrase.departed)
      if verdict == .fail {
        for standing in FailureStanding.allCases where standing != .nonconformity {
          tell(standings.count(standing), standing.phrase)
        }
      }
      return Phrase.count(results.count, verdict.phrase, details)
    }
  }

  /// Says how much lies outside of the observation: a pass rests on the rest.
  private func writeEdges(to page: inout ConsolePage) {
    let outside = run.requirements.reduce(0) { $0 + $1.tally.outside }
    let unseen = run.requirements.reduce(0) { $0 + $1.tally.unseen }
    if outside > 0 { page.line(t(Phrase.outside(outside)), hanging: 2, style: .faint) }
    if unseen > 0 { page.line(t(Phrase.unseen(unseen)), hanging: 2, style: .faint) }
  }
}

extension Outcome {
  fileprivate var consoleStyle: ConsolePage.Style {
    switch self {
    case .pass: return .good
    case .fail: return .bad
    case .inconclusive, .error: return .doubtful
    }
  }
}
