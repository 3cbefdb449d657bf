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

  private func standing(_ result: RequirementResult) -> FailureStanding? {
    standings[result.requirement.id]
  }

  func write(to page: inout ConsolePage) {
    // What follows from an observation may be a failure: that group is one of failures.
    write(groups.filter { !isObservation($0) }, "FAILURES", .bad, to: &page)
    write(groups.filter(isObservation), "OBSERVATIONS (no clause demands it)", .doubtful, to: &page)
  }

  private func write(
    _ groups: [FailureGroups.Group], _ title: String, _ style: ConsolePage.Style, to page: inout ConsolePage
  ) {
    guard !groups.isEmpty else { return }
    page.heading(title, style)
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
    page.line(
      "\(standing == .observed ? "SEEN" : "FAIL") \(requirement.id)  \(options.text(requirement.title))",
      hanging: 5,
      style: standing == .nonconformity ? .bad : .doubtful)
    page.line("\(requirement.levelText), \(requirement.cite.text)", indent: 2, hanging: 2)
    if let standing, standing != .nonconformity {
      let causes = standings.causes(of: requirement.id)
      page.line(
        options.text(Phrase.explanation(standing, requirement.level, causes: causes)), indent: 2, hanging: 2,
        style: .doubtful)
    }
    dispositions(result, &page)
    let own = result.findings.filter { !failures.isFolded($0) }
    let shown = own.isEmpty ? result.findings : own
    for finding in shown { write(finding, of: result, to: &page) }
    if shown.isEmpty { page.line(result.tally.text, indent: 2) }
    for line in result.memberLines { page.line(options.text(line), indent: 2, hanging: 2) }
    for reason in result.reasons {
      page.line(options.text(Phrase.inPart(reason)), indent: 2, hanging: 2, style: .faint)
    }
    interpretation(result, shown, isFirst: group.cause == failures.first, &page)
    consequences(group, &page)
  }

  /// What does not make the run fail: what it is, and where it shows first.
  private func writeShort(
    _ group: FailureGroups.Group, _ result: RequirementResult, _ standing: FailureStanding?,
    _ page: inout ConsolePage
  ) {
    let requirement = result.requirement
    page.line(
      "\(standing == .observed ? "SEEN" : "FAIL") \(requirement.id)  \(options.text(requirement.title))",
      hanging: 5,
      style: .doubtful)
    if let standing {
      page.line(
        options.text(
          Phrase.explanation(standing, requirement.level, causes: standings.causes(of: requirement.id))),
        indent: 2, hanging: 2, style: .faint)
    }
    dispositions(result, &page)
    for finding in result.findings where !failures.isFolded(finding) || result.findings.count == 1 {
      let tally = result.units.first { $0.unit == finding.unit }?.tally ?? result.tally
      let first = finding.first.first.map { ", first in frame \($0.frame): \($0.observed)" } ?? ""
      page.line(
        "\(run.units.name(finding.unit)): \(finding.text(requirement)) in \(finding.count.grouped) of"
          + " \(counted(tally.judged, requirement.instance ?? "instance"))\(first)", indent: 2, hanging: 2)
    }
    consequences(group, &page)
  }

  private func dispositions(_ result: RequirementResult, _ page: inout ConsolePage) {
    for unit in result.units {
      guard let waiver = unit.disposition else { continue }
      page.line("\(run.units.name(unit.unit)): \(waiver.text)", indent: 2, hanging: 2, style: .doubtful)
    }
    if let waiver = result.disposition, !result.units.contains(where: { $0.disposition != nil }) {
      page.line(waiver.text, indent: 2, hanging: 2, style: .doubtful)
    }
  }

  private func write(_ finding: Finding, of result: RequirementResult, to page: inout ConsolePage) {
    let member = result.members.first { $0.name == finding.member }
    let units = member?.units ?? result.units
    let tally = units.first { $0.unit == finding.unit }?.tally ?? result.tally
    page.line(
      "\(run.units.name(finding.unit)): \(finding.text(result.requirement)) in \(finding.count.grouped) of"
        + " \(counted(tally.judged, result.requirement.instance ?? "instance"))", indent: 2, hanging: 2)
    guard let witness = finding.first.first else { return }
    let place =
      run.captures.count > 1 ? "\(witness.frame) of \(run.captureName(witness.capture))" : "\(witness.frame)"
    page.entry("frame", "\(place), \(isoText(nanoseconds: witness.time)), \(witness.event)", indent: 4)
    if !witness.about.isEmpty { page.entry("about", witness.about, indent: 4) }
    let fields = witness.fields.map(\.assignment).joined(separator: ", ")
    // An observation that is nothing but the fields is told once.
    if !fields.isEmpty && fields != witness.observed { page.entry("fields", fields, indent: 4) }
    page.entry("expected", witness.expected, indent: 4)
    for parameter in run.parameters(in: witness.expected) { page.entry("given", parameter, indent: 4) }
    page.entry("observed", witness.observed, indent: 4)
    if !witness.places.isEmpty { page.entry("where", witness.places, indent: 4) }
    if let partner = witness.partnerFrame { page.entry("partner", "frame \(partner)", indent: 4) }
    page.verbatim("filter", witness.displayFilter, indent: 4)
    let more = finding.first.dropFirst().map { String($0.frame) }
    if !more.isEmpty {
      page.entry("also", "\(more.count == 1 ? "frame" : "frames") \(more.joined(separator: ", "))", indent: 4)
    }
    if let last = finding.last, last != finding.first.last {
      page.entry("last", "frame \(last.frame)", indent: 4)
    }
    if let worst = finding.worst, worst != witness {
      page.entry("worst", "frame \(worst.frame): \(worst.observed)", indent: 4)
    }
  }

  private func interpretation(
    _ result: RequirementResult, _ findings: [Finding], isFirst: Bool, _ page: inout ConsolePage
  ) {
    var names: [String] = []
    for finding in findings {
      let name = run.units.name(finding.unit)
      if !names.contains(name) { names.append(name) }
    }
    var lines: [String] = []
    if !names.isEmpty {
      let units = names.joined(separator: ", ")
      switch result.requirement.attribution {
      case .sender: lines.append("Observed in what \(units) sent.")
      case .receiver: lines.append("Observed in how \(units) reacted to what it received.")
      case .either: lines.append("Observed between \(units) and its peer; either may be at fault.")
      }
    }
    if isFirst {
      lines.append("The earliest deviation that follows from no other: look here first.")
    }
    let unresolved = findings.reduce(0) { $0 + ($1.isCauseUnresolved ? $1.count : 0) }
    if unresolved > 0 {
      lines.append("Cause not resolved (\(unresolved.grouped)): too many failures came at the same time.")
    }
    if let notes = result.requirement.notes { lines.append(options.text(notes)) }
    guard !lines.isEmpty else { return }
    page.line("interpretation", indent: 2, style: .heading)
    for line in lines { page.line(line, indent: 4) }
  }

  /// What follows from the cause: requirements that are folded, and single findings of others.
  private func consequences(_ group: FailureGroups.Group, _ page: inout ConsolePage) {
    let lines = failures.consequences(of: group).map { place in
      let result = run.requirements[place.requirement]
      let finding = result.findings[place.finding]
      let frame = finding.first.first.map { ", first in frame \($0.frame)" } ?? ""
      return "\(result.requirement.id)  \(run.units.name(finding.unit)): \(finding.cause),"
        + " \(counted(finding.count, "time"))\(frame)"
    }
    guard !lines.isEmpty else { return }
    page.line("consequences", indent: 2, style: .heading)
    for line in lines { page.line(line, indent: 4, hanging: 2) }
  }
}
