import Results
import Events

/// What the verdicts rest on: units, parameters, how the traffic was decoded, and what was not judged.
struct ConsoleSurroundings {
  let run: RunResult
  let options: ReportOptions

  private func t(_ text: LocalizedText) -> String { options.text(text) }

  func write(to page: inout ConsolePage) {
    units(&page)
    declarations(&page)
    configuration(&page)
    samples(&page)
    context(&page)
  }

  private func units(_ page: inout ConsolePage) {
    guard !run.units.isEmpty else { return }
    page.heading(t(Phrase.units))
    let width = min(24, run.units.map { $0.name.visible().columns }.max() ?? 0)
    for unit in run.units {
      page.entry(unit.name, facts(unit).joined(separator: t(Phrase.listSeparator)), indent: 2, width: width)
    }
  }

  private func facts(_ unit: UnitDescription) -> [String] {
    var facts = [unit.role, Phrase.product(unit), unit.deployment.map { t(Phrase.deployment($0)) } ?? ""]
    if unit.isTester { facts.append(t(Phrase.testEquipment)) }
    if unit.isUnderTest { facts.append(t(Phrase.underTest)) }
    if !unit.isInCapture { facts.append(t(Phrase.notInCapture)) }
    facts += [unit.addresses.joined(separator: " "), unit.part ?? ""]
    // A unit that was found is named by its role and address: these are told once.
    return facts.filter { !$0.isEmpty && !unit.name.contains($0) } + [t(Phrase.provenance(of: unit))]
  }

  /// Parameters that units declare, and those that take the place of a value: the profile alone does not show them.
  private func declarations(_ page: inout ConsolePage) {
    let isDeclared = { (parameter: ResolvedParameter) in parameter.provenance.hasPrefix("m-plane ") }
    let declared = run.profile.parameters.filter(isDeclared)
    let others = run.profile.parameters.filter { !isDeclared($0) && !$0.replaced.isEmpty }
    for (title, parameters) in [
      (Phrase.declaredParameters, declared), (Phrase.replacingParameters, others),
    ] where !parameters.isEmpty {
      page.heading(t(title))
      for parameter in parameters {
        page.line(t(Phrase.parameter(parameter)), indent: 2, hanging: 2, style: .faint)
      }
    }
  }

  private func configuration(_ page: inout ConsolePage) {
    let groups = FlowDescription.Kind.allCases.flatMap { kind in
      ConfigurationGroup.groups(of: run.configuration.filter { $0.kind == kind })
    }
    guard !groups.isEmpty else { return }
    guard options.isVerbose else { return configurationInShort(&page) }
    page.heading(t(Phrase.decodeConfiguration))
    for group in groups {
      page.line(t(group.heading), indent: 2, hanging: 2)
      for line in group.lines { page.line(t(line), indent: 4, hanging: 2, style: .faint) }
    }
  }

  /// How many flows there are, and where their settings come from.
  private func configurationInShort(_ page: inout ConsolePage) {
    let order = ["profile", "m-plane", "capture", "in-band", "c-plane", "inferred"]
    let items = run.configuration.flatMap(\.items)
    let sources = order.compactMap { source -> LocalizedText? in
      var names: [String] = []
      for item in items where item.provenance == source && !names.contains(item.name) {
        names.append(item.name)
      }
      guard !names.isEmpty else { return nil }
      // What was inferred limits what a pass means, so it is named.
      return source == "inferred" ? Phrase.inferred(names) : Phrase.source(source)
    }
    let flows = run.configuration.count { $0.kind != .association }
    page.blank()
    page.entry(
      t(Phrase.decodedLabel),
      t(Phrase.decoded(flows: flows, associations: run.configuration.count - flows, settings: sources)),
      width: options.labelWidth, style: .faint)
  }

  private func samples(_ page: inout ConsolePage) {
    guard !run.samples.isEmpty else { return }
    page.heading(t(Phrase.samples))
    for flow in run.samples {
      page.line(
        t(Phrase.list([LocalizedText(flow.flow, flow.flow), run.units.title(flow.sender)])), indent: 2,
        hanging: 2)
      for line in flow.lines { page.line(t(line), indent: 4, hanging: 2, style: .faint) }
    }
  }

  private func context(_ page: inout ConsolePage) {
    guard !run.context.isEmpty else { return }
    page.heading(t(Phrase.besideWhatWasJudged))
    for stream in run.context { page.line(t(stream.line), indent: 2, hanging: 2, style: .faint) }
  }
}
