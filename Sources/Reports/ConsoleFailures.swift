import Results
import Events

/// The failures of a run as the console shows them: causes in order, consequences beneath them.
struct ConsoleFailures {
  let run: RunResult
  let options: ReportOptions

  /// A failed requirement and the failed requirements that follow from it.
  struct Group: Equatable {
    /// Numbers in the run's list of requirements.
    let cause: Int
    let consequences: [Int]
  }

  /// The failed requirements, each exactly once. One whose findings all name a cause that failed too is
  /// folded beneath that cause; where causes name each other, the first of the profile stays on top.
  var groups: [Group] {
    let failed = run.requirements.indices.filter { run.requirements[$0].verdict == .fail }
    let numbers = Dictionary(
      failed.map { (run.requirements[$0].requirement.id, $0) }, uniquingKeysWith: { first, _ in first })
    /// The cause that each folded requirement hangs from.
    var parent: [Int: Int] = [:]
    for index in failed {
      let findings = run.requirements[index].findings
      guard let name = findings.first?.consequenceOf, findings.allSatisfy({ $0.consequenceOf != nil }),
        var above = numbers[name], above != index
      else { continue }
      // Hang it from the topmost cause, unless that would close a ring.
      var steps = 0
      while let next = parent[above], steps < failed.count {
        above = next
        steps += 1
      }
      if above != index { parent[index] = above }
    }
    func root(_ index: Int) -> Int {
      var index = index
      var steps = 0
      while let next = parent[index], steps < failed.count {
        index = next
        steps += 1
      }
      return index
    }
    let causes = failed.filter { parent[$0] == nil }
    let groups = causes.map { cause in
      Group(cause: cause, consequences: failed.filter { $0 != cause && root($0) == cause })
    }
    return groups.enumerated().sorted { a, b in
      let (left, right) = (rank(a.element), rank(b.element))
      return left == right ? a.offset < b.offset : left < right
    }.map(\.element)
  }

  /// What the engineer should see first: the first cause, then what makes the run fail, then the rest.
  private func rank(_ group: Group) -> Int {
    let result = run.requirements[group.cause]
    if let first = FirstCause(run), first.requirement.requirement.id == result.requirement.id { return 0 }
    let standings = ([group.cause] + group.consequences).map { standing(run.requirements[$0]) }
    let order = FailureStanding.allCases
    return 1 + (standings.compactMap { $0.flatMap(order.firstIndex) }.min() ?? 0)
  }

  private func standing(_ result: RequirementResult) -> FailureStanding? {
    FailureStanding(result, units: run.units, failOn: options.failOn)
  }

  func write(to page: inout ConsolePage) {
    let groups = groups
    guard !groups.isEmpty else { return }
    page.heading("FAILURES", .bad)
    for (number, group) in groups.enumerated() {
      if number > 0 { page.blank() }
      write(group, to: &page)
    }
  }

  private func write(_ group: Group, to page: inout ConsolePage) {
    let result = run.requirements[group.cause]
    let requirement = result.requirement
    let standing = standing(result)
    page.line(
      "FAIL \(requirement.id)  \(options.text(requirement.title))", hanging: 5,
      style: standing == .nonconformity ? .bad : .doubtful)
    page.line("\(requirement.level.rawValue), \(requirement.cite.text)", indent: 2, hanging: 2)
    if let standing, standing != .nonconformity {
      page.line(standing.explanation(requirement.level), indent: 2, style: .doubtful)
    }
    dispositions(result, &page)
    let own = result.findings.filter { !isFolded($0) }
    let shown = own.isEmpty ? result.findings : own
    for finding in shown { write(finding, of: result, to: &page) }
    if shown.isEmpty { page.line(result.tally.text, indent: 2) }
    for line in result.memberLines { page.line(line, indent: 2, hanging: 2) }
    for reason in result.reasons { page.line("in part: \(reason)", indent: 2, hanging: 2, style: .faint) }
    interpretation(result, shown, &page)
    consequences(group, &page)
  }

  /// Whether the finding is told beneath another requirement: its cause failed too.
  private func isFolded(_ finding: Finding) -> Bool {
    guard let cause = finding.consequenceOf else { return false }
    return run.requirements.contains { $0.requirement.id == cause && $0.verdict == .fail }
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
        + " \(counted(tally.instances, "instance"))", indent: 2, hanging: 2)
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
    _ result: RequirementResult, _ findings: [Finding], _ page: inout ConsolePage
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
    if FirstCause(run)?.requirement.requirement.id == result.requirement.id {
      lines.append("The earliest deviation that follows from no other: look here first.")
    }
    if let notes = result.requirement.notes { lines.append(options.text(notes)) }
    guard !lines.isEmpty else { return }
    page.line("interpretation", indent: 2, style: .heading)
    for line in lines { page.line(line, indent: 4) }
  }

  /// What follows from the cause: requirements that are folded, and single findings of others.
  private func consequences(_ group: Group, _ page: inout ConsolePage) {
    let causes = ([group.cause] + group.consequences).map { run.requirements[$0].requirement.id }
    var lines: [String] = []
    for index in run.requirements.indices where index != group.cause {
      let result = run.requirements[index]
      let folded = group.consequences.contains(index)
      for finding in result.findings
      where folded || finding.consequenceOf.map(causes.contains) == true {
        let place = finding.first.first.map { ", first in frame \($0.frame)" } ?? ""
        lines.append(
          "\(result.requirement.id)  \(run.units.name(finding.unit)): \(finding.cause),"
            + " \(counted(finding.count, "time"))\(place)")
      }
    }
    guard !lines.isEmpty else { return }
    page.line("consequences", indent: 2, style: .heading)
    for line in lines { page.line(line, indent: 4, hanging: 2) }
  }
}
