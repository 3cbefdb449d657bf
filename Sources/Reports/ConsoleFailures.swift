import Results
import Events

/// The failures of a run as the console shows them: causes in order, consequences beneath them.
struct ConsoleFailures {
  let run: RunResult
  let options: ReportOptions
  private let standings: FailureStandings
  private let failures: FailureGroups

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
    failures = FailureGroups(run, standings)
  }

  var groups: [FailureGroups.Group] { failures.groups }

  private func t(_ text: LocalizedText) -> String { options.text(text) }

  private func standing(_ result: RequirementResult) -> FailureStanding? {
    standings[result.requirement.id]
  }

  func write(to page: inout ConsolePage) {
    // What follows from an observation may be a failure: that group is one of failures.
    write(groups.filter { !isObservation($0) }, Phrase.failuresHeading, .bad, to: &page)
    write(groups.filter(isObservation), Phrase.observationsHeading, .doubtful, to: &page)
  }

  private func write(
    _ groups: [FailureGroups.Group], _ title: LocalizedText, _ style: ConsolePage.Style,
    to page: inout ConsolePage
  ) {
    guard !groups.isEmpty else { return }
    page.heading(t(title), style)
    for (number, group) in groups.enumerated() {
      if number > 0 { page.blank() }
      write(group, to: &page)
    }
  }

  private func isObservation(_ group: FailureGroups.Group) -> Bool {
    ([group.cause] + group.consequences).allSatisfy { standing(run.requirements[$0]) == .observed }
  }

  private func write(_ group: FailureGroups.Group, to page: inout ConsolePage) {
    let result = run.requirements[group.cause]
    let requirement = result.requirement
    let standing = standing(result)
    if !options.isVerbose, standing != .nonconformity, group.cause != failures.first {
      return writeShort(group, result, standing, &page)
    }
    title(of: result, standing == .nonconformity ? .bad : .doubtful, &page)
    page.line(
      t(Phrase.list([requirement.levelPhrase, Phrase.citation(requirement.cite)])), indent: 2, hanging: 2)
    if let standing, standing != .nonconformity { explanation(standing, requirement, .doubtful, &page) }
    dispositions(result, &page)
    let own = result.findings.filter { !failures.isFolded($0) }
    let shown = own.isEmpty ? result.findings : own
    for finding in shown { write(finding, of: result, to: &page) }
    if shown.isEmpty { page.line(t(Phrase.tally(result.tally)), indent: 2) }
    for line in result.memberLines { page.line(t(line), indent: 2, hanging: 2) }
    for reason in result.reasons {
      page.line(t(Phrase.inPart(reason)), indent: 2, hanging: 2, style: .faint)
    }
    interpretation(result, shown, isFirst: group.cause == failures.first, &page)
    consequences(group, &page)
  }

  /// What does not make the run fail: what it is, and where it shows first.
  private func writeShort(
    _ group: FailureGroups.Group, _ result: RequirementResult, _ standing: FailureStanding?,
    _ page: inout ConsolePage
  ) {
    title(of: result, .doubtful, &page)
    if let standing { explanation(standing, result.requirement, .faint, &page) }
    dispositions(result, &page)
    for finding in result.findings where !failures.isFolded(finding) || result.findings.count == 1 {
      var text = headline(finding, of: result)
      if let first = finding.first.first {
        text = Phrase.firstSeen(text, frame: first.frame, first.observedText)
      }
      page.line(t(text), indent: 2, hanging: 2)
    }
    consequences(group, &page)
  }

  private func title(of result: RequirementResult, _ style: ConsolePage.Style, _ page: inout ConsolePage) {
    let mark = t(standing(result) == .observed ? Phrase.seen : Phrase.fail)
    page.line(
      "\(mark) \(result.requirement.id)  \(t(result.requirement.title))", hanging: mark.columns + 1,
      style: style)
  }

  private func explanation(
    _ standing: FailureStanding, _ requirement: RequirementDescription, _ style: ConsolePage.Style,
    _ page: inout ConsolePage
  ) {
    let causes = standings.causes(of: requirement.id)
    page.line(
      t(Phrase.explanation(standing, requirement.level, causes: causes)), indent: 2, hanging: 2,
      style: style)
  }

  private func dispositions(_ result: RequirementResult, _ page: inout ConsolePage) {
    for unit in result.units {
      guard let waiver = unit.disposition else { continue }
      page.line(
        t(Phrase.named(run.units.title(unit.unit), Phrase.waiver(waiver))), indent: 2, hanging: 2,
        style: .doubtful)
    }
    if let waiver = result.disposition, !result.units.contains(where: { $0.disposition != nil }) {
      page.line(t(Phrase.waiver(waiver)), indent: 2, hanging: 2, style: .doubtful)
    }
  }

  /// Whose finding it is, and how often.
  private func headline(_ finding: Finding, of result: RequirementResult) -> LocalizedText {
    let member = result.members.first { $0.name == finding.member }
    let units = member?.units ?? result.units
    let tally = units.first { $0.unit == finding.unit }?.tally ?? result.tally
    return Phrase.failed(
      unit: t(run.units.title(finding.unit)), cause: finding.text(result.requirement), count: finding.count,
      of: tally.judged, instance: result.requirement.instance)
  }

  private func write(_ finding: Finding, of result: RequirementResult, to page: inout ConsolePage) {
    page.line(t(headline(finding, of: result)), indent: 2, hanging: 2)
    guard let witness = finding.first.first else { return }
    func entry(_ label: LocalizedText, _ text: String) {
      if !text.isEmpty { page.entry(t(label), text, indent: 4, width: options.labelWidth) }
    }
    let place =
      run.captures.count > 1
      ? t(Phrase.frame(witness.frame, of: run.captureName(witness.capture))) : "\(witness.frame)"
    entry(Phrase.frameLabel, "\(place), \(isoText(nanoseconds: witness.time)), \(witness.event)")
    entry(Phrase.aboutLabel, t(witness.about))
    // An observation that is nothing but the fields is told once.
    let fields = Phrase.list(witness.fields.map(\.assignment))
    if fields != witness.observedText { entry(Phrase.fieldsLabel, t(fields)) }
    entry(Phrase.expectedLabel, t(witness.expectedText))
    for parameter in run.parameters(in: witness.expectedText.en) { entry(Phrase.givenLabel, t(parameter)) }
    entry(Phrase.observedLabel, t(witness.observedText))
    entry(Phrase.whereLabel, t(witness.places))
    if let partner = witness.unnamedPartner { entry(Phrase.partnerLabel, "\(partner)") }
    page.verbatim(t(Phrase.filterLabel), witness.displayFilter, indent: 4, width: options.labelWidth)
    others(finding, besides: witness, entry)
  }

  /// The other frames of a finding, each once: what the worst one shows stands beside it.
  private func others(
    _ finding: Finding, besides witness: Witness, _ entry: (LocalizedText, String) -> Void
  ) {
    func place(_ other: Witness) -> String {
      other.capture == witness.capture
        ? "\(other.frame)" : t(Phrase.frame(other.frame, of: run.captureName(other.capture)))
    }
    var told = [witness]
    if let worst = finding.worst, worst != witness {
      entry(Phrase.worstLabel, t(Phrase.worst(Phrase.frames([place(worst)]), worst.observedText)))
      told.append(worst)
    }
    var places = finding.first.filter { !told.contains($0) }.map(place)
    if let last = finding.last, !(told + finding.first).contains(last) {
      if finding.count > finding.first.count + 1 { places.append("…") }
      places.append(place(last))
    }
    if !places.isEmpty { entry(Phrase.alsoLabel, t(Phrase.frames(places))) }
  }

  private func interpretation(
    _ result: RequirementResult, _ findings: [Finding], isFirst: Bool, _ page: inout ConsolePage
  ) {
    var names: [LocalizedText] = []
    for finding in findings {
      let name = run.units.title(finding.unit)
      if !names.contains(name) { names.append(name) }
    }
    var lines: [LocalizedText] = []
    if !names.isEmpty {
      lines.append(Phrase.attribution(result.requirement.attribution, unit: t(Phrase.list(names))))
    }
    if isFirst { lines.append(Phrase.firstOfAll) }
    let unresolved = findings.reduce(0) { $0 + ($1.isCauseUnresolved ? $1.count : 0) }
    if unresolved > 0 { lines.append(Phrase.causeNotResolved(unresolved)) }
    if let notes = result.requirement.notes { lines.append(notes) }
    guard !lines.isEmpty else { return }
    page.line(t(Phrase.interpretationHeading), indent: 2, style: .heading)
    for line in lines { page.line(t(line), indent: 4) }
  }

  /// What follows from the cause: requirements that are folded, and single findings of others.
  private func consequences(_ group: FailureGroups.Group, _ page: inout ConsolePage) {
    let lines = failures.consequences(of: group).map { place in
      let result = run.requirements[place.requirement]
      let finding = result.findings[place.finding]
      let times = Phrase.times(finding.cause, finding.count, first: finding.first.first?.frame)
      return "\(result.requirement.id)  \(t(Phrase.named(run.units.title(finding.unit), times)))"
    }
    guard !lines.isEmpty else { return }
    page.line(t(Phrase.consequencesHeading), indent: 2, style: .heading)
    for line in lines { page.line(line, indent: 4, hanging: 2) }
  }
}
