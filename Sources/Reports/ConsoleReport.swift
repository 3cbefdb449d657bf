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

  var text: String {
    var page = ConsolePage(columns: options.columns, colour: options.colour)
    header(&page)
    units(&page)
    declarations(&page)
    configuration(&page)
    integrity(&page)
    samples(&page)
    context(&page)
    ConsoleConcessions(run: run).write(to: &page)
    ConsoleFailures(run: run, options: options).write(to: &page)
    open(.inconclusive, "INCONCLUSIVE", &page)
    open(.error, "NOT JUDGED (a limit of the tool)", &page)
    gaps(&page)
    measurements(&page)
    summary(&page)
    return page.text
  }

  private func header(_ page: inout ConsolePage) {
    page.line("tekigo \(run.toolVersion)", style: .heading)
    for (index, capture) in run.captures.enumerated() {
      var facts = [capture.format, counted(capture.frames, "frame"), sizeText(capture.bytes)]
      facts += [capture.linkTypes.joined(separator: ", ")].filter { !$0.isEmpty }
      page.entry(
        run.captures.count > 1 ? "capture \(index)" : "capture",
        "\(capture.name): \(facts.joined(separator: ", "))")
      if let first = capture.firstTime, let last = capture.lastTime {
        page.entry("", "\(isoText(nanoseconds: first)) to \(isoText(nanoseconds: last))", style: .faint)
      }
      page.entry("", capture.sha256.map { "sha256 \($0)" } ?? "digest left out", style: .faint)
    }
    page.entry("profile", "\(run.profile.name): \(run.profile.title)")
    page.entry("", run.profile.files.joined(separator: ", "), style: .faint)
    page.entry("", "sha256 \(run.profile.digest)", style: .faint)
    for restriction in run.restrictions {
      page.entry("left out", options.text(restriction), style: .doubtful)
    }
  }

  private func units(_ page: inout ConsolePage) {
    guard !run.units.isEmpty else { return }
    page.heading("Units")
    let width = min(24, run.units.map { $0.name.visible().columns }.max() ?? 0)
    for unit in run.units {
      let product = [unit.vendor, unit.model, unit.version].compactMap { $0 }.joined(separator: " ")
      var facts = [unit.role, product, unit.deployment ?? "", unit.isTester ? "test equipment" : ""]
      if unit.isUnderTest { facts.append("under test") }
      if !unit.isInCapture { facts.append("not in the capture") }
      facts.append(unit.addresses.joined(separator: " "))
      facts.append(unit.part ?? "")
      // A unit that was found is named by its role and address: these are told once.
      facts.removeAll { $0.isEmpty || unit.name.contains($0) }
      facts.append(unit.provenance == "profile" ? "declared by the profile" : unit.provenance)
      page.entry(unit.name, facts.joined(separator: ", "), indent: 2, width: width)
    }
  }

  /// Parameters that units declare, and those that take the place of a value: the profile alone does not show them.
  private func declarations(_ page: inout ConsolePage) {
    let isDeclared = { (parameter: ResolvedParameter) in parameter.provenance.hasPrefix("m-plane ") }
    let declared = run.profile.parameters.filter(isDeclared)
    let others = run.profile.parameters.filter { !isDeclared($0) && !$0.replaced.isEmpty }
    for (title, parameters) in [
      ("Parameters declared by units", declared), ("Parameters in the place of other values", others),
    ] where !parameters.isEmpty {
      page.heading(title)
      for parameter in parameters { page.line(parameter.text, indent: 2, hanging: 2, style: .faint) }
    }
  }

  private func configuration(_ page: inout ConsolePage) {
    let groups = FlowDescription.Kind.allCases.flatMap { kind in
      ConfigurationGroup.groups(of: run.configuration.filter { $0.kind == kind })
    }
    guard !groups.isEmpty else { return }
    guard options.isVerbose else { return configurationInShort(&page) }
    page.heading("Decode configuration")
    for group in groups {
      page.line("\(group.size): \(group.names)", indent: 2, hanging: 2)
      for line in group.lines { page.line(line, indent: 4, hanging: 2, style: .faint) }
    }
  }

  /// How many flows there are, and where their settings come from.
  private func configurationInShort(_ page: inout ConsolePage) {
    let order = ["profile", "m-plane", "capture", "in-band", "c-plane", "inferred"]
    let items = run.configuration.flatMap(\.items)
    let sources = order.compactMap { source -> String? in
      var names: [String] = []
      for item in items where item.provenance == source && !names.contains(item.name) {
        names.append(item.name)
      }
      guard !names.isEmpty else { return nil }
      // What was inferred limits what a pass means, so it is named.
      let list = source == "inferred" ? ": \(names.joined(separator: ", "))" : ""
      return (ConfigurationGroup.sources[source] ?? source) + list
    }
    let flows = run.configuration.count { $0.kind != .association }
    let counts = [
      flows > 0 ? counted(flows, "flow") : nil,
      run.configuration.count > flows ? counted(run.configuration.count - flows, "association") : nil,
    ].compactMap(\.self)
    page.blank()
    page.entry(
      "decoded",
      "\(counts.joined(separator: ", ")); settings \(sources.joined(separator: "; ")) (--verbose shows them)",
      style: .faint)
  }

  private func samples(_ page: inout ConsolePage) {
    guard !run.samples.isEmpty else { return }
    page.heading("Samples")
    for flow in run.samples {
      page.line("\(flow.flow), \(run.units.name(flow.sender))", indent: 2, hanging: 2)
      for line in flow.lines { page.line(line, indent: 4, hanging: 2, style: .faint) }
    }
  }

  private func integrity(_ page: inout ConsolePage) {
    guard !run.integrity.isEmpty else { return }
    page.heading("Integrity of the capture")
    for note in run.integrity {
      let effect = note.limitsVerdicts ? " (limits verdicts)" : ""
      page.line(
        "\(note.kind): \(options.text(note.text))\(effect)", indent: 2, hanging: 2,
        style: note.limitsVerdicts ? .doubtful : .plain)
    }
  }

  private func context(_ page: inout ConsolePage) {
    guard !run.context.isEmpty else { return }
    page.heading("Beside what was judged")
    for stream in run.context { page.line(stream.line, indent: 2, hanging: 2, style: .faint) }
  }

  /// Requirements that stayed open, with the reasons; equal reasons are told once.
  private func open(_ verdict: Verdict, _ title: String, _ page: inout ConsolePage) {
    let results = run.requirements.filter { $0.verdict == verdict }
    guard !results.isEmpty else { return }
    page.heading(title, .doubtful)
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
        page.line(
          "\(result.requirement.id): \(options.text(result.requirement.title)) (\(result.tally.text))",
          indent: 2, hanging: 2)
        for line in result.memberLines { page.line(options.text(line), indent: 4, hanging: 2) }
      }
      let reasons = group.reasons.isEmpty ? [Phrase.noReason] : group.reasons
      for reason in reasons { page.line(options.text(reason), indent: 4, hanging: 2, style: .faint) }
    }
  }

  private func gaps(_ page: inout ConsolePage) {
    let gaps = run.requirements.filter { $0.verdict == .notExercised }
    guard !gaps.isEmpty else { return }
    let required = gaps.filter(\.requirement.exerciseRequired)
    guard options.isVerbose || !required.isEmpty else {
      page.blank()
      page.line(
        "NOT EXERCISED: \(counted(gaps.count, "requirement")) of \(run.requirements.count.grouped), a gap of the declared "
          + "scope (--verbose lists them)", hanging: 2, style: .faint)
      return
    }
    page.heading("NOT EXERCISED (gaps of the declared scope)")
    for result in required {
      page.line(
        "\(result.requirement.id): the profile requires it", indent: 2, hanging: 2, style: .doubtful)
    }
    let others = gaps.filter { !$0.requirement.exerciseRequired }.map(\.requirement.id)
    for chapter in RequirementIndex(others).chapters {
      page.entry("\(chapter.name) (\(chapter.count))", chapter.text, indent: 2, width: 15)
    }
  }

  private func measurements(_ page: inout ConsolePage) {
    let measured = run.requirements.filter { !$0.measurements.isEmpty }
    guard !measured.isEmpty else { return }
    page.heading("Measurements (before any guard band)")
    for result in measured {
      page.line(result.requirement.id, indent: 2, hanging: 2)
      for measurement in result.measurements.prefix(Self.mostMeasurements) {
        page.line(measurement.line(run.units.name(measurement.unit)), indent: 4, hanging: 2, style: .faint)
      }
      let more = result.measurements.count - Self.mostMeasurements
      if more > 0 { page.line("and \(counted(more, "flow")) more", indent: 4, style: .faint) }
    }
  }

  /// Flows of a requirement that are shown; the JSON report has them all.
  private static let mostMeasurements = 16

  private func summary(_ page: inout ConsolePage) {
    page.blank()
    let verdicts = Verdict.allCases.compactMap { verdict -> String? in
      let results = run.requirements.filter { $0.verdict == verdict }
      guard !results.isEmpty else { return nil }
      var details: [String] = []
      if verdict == .pass {
        let inferred = results.count { $0.basis == .inferred }
        if inferred > 0 { details.append("\(inferred) on inferred criteria") }
      }
      let departed = results.count { $0.requirement.isWeakened }
      if departed > 0 { details.append("\(departed) departed") }
      if verdict == .fail {
        for standing in FailureStanding.allCases where standing != .nonconformity {
          let count = standings.count(standing)
          if count > 0 { details.append("\(count) \(standing.rawValue)") }
        }
      }
      let words = verdict.rawValue.replacing("-", with: " ")
      return "\(results.count) \(words)\(details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")"
    }
    page.line(
      "\(counted(run.requirements.count, "requirement")): \(verdicts.joined(separator: ", "))", hanging: 2)
    writeEdges(to: &page)
    if !run.events.isEmpty {
      page.line(
        "Events: " + run.events.map { "\($0.event) \($0.count.grouped)" }.joined(separator: ", "),
        hanging: 2, style: .faint)
    }
    if !run.otherTraffic.isEmpty {
      page.line(
        "Other traffic: "
          + run.otherTraffic.map { "\($0.event) \($0.count.grouped)" }.joined(separator: ", "),
        hanging: 2, style: .faint)
    }
    page.line(options.text(run.statement), hanging: 2)
    let exit = options.exitCode(run)
    if options.isAllowed(run) {
      page.line(
        options.text(Phrase.inconclusiveAllowed(run.requirements.count { $0.verdict == .inconclusive })),
        style: .doubtful)
    }
    page.line(
      "\(run.outcome.rawValue.uppercased()) (exit code \(exit.rawValue))", style: run.outcome.consoleStyle)
  }
}

extension ConsoleReport {
  /// Says how much lies outside of the observation: a pass rests on the rest.
  private func writeEdges(to page: inout ConsolePage) {
    let outside = run.requirements.reduce(0) { $0 + $1.tally.outside }
    let unseen = run.requirements.reduce(0) { $0 + $1.tally.unseen }
    if outside > 0 {
      page.line(
        "Edges: \(counted(outside, "instance")) outside of the observation, where something is missing that the capture "
          + "began too late or ended too early to show", hanging: 2, style: .faint)
    }
    if unseen > 0 {
      page.line(
        "Unseen: \(counted(unseen, "instance")), where something is missing from a unit that had not been captured",
        hanging: 2, style: .faint)
    }
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
