import Results

/// Units, how the traffic was decoded, and the parameters: each with where it comes from.
extension HTMLReport {
  var configurationPart: Markup {
    part("configuration", Phrase.configuration, Phrase.configurationLead) {
      tag("h3") { t(Phrase.units) }
      table(
        "units",
        [Phrase.unit, Phrase.role, Phrase.product, Phrase.addresses, Phrase.provenance]
      ) { for unit in run.units { self.unit(unit) } }
      let groups = FlowDescription.Kind.allCases.flatMap { kind in
        ConfigurationGroup.groups(of: run.configuration.filter { $0.kind == kind })
      }
      if !groups.isEmpty {
        tag("h3") { t(Phrase.decodeConfiguration) }
        for group in groups {
          tag("p") { t(group.heading) }
          tag("ul", "faint") { for line in group.lines { tag("li") { t(line) } } }
        }
      }
      if !run.samples.isEmpty {
        tag("h3") { t(Phrase.samples) }
        for flow in run.samples {
          tag("p") { t(Phrase.list([LocalizedText(flow.flow, flow.flow), run.units.title(flow.sender)])) }
          tag("ul", "faint") { for line in flow.lines { tag("li") { t(line) } } }
        }
      }
      if !run.profile.parameters.isEmpty {
        tag("h3") { t(Phrase.parameters) }
        table("parameters", [Phrase.parameter, Phrase.value, Phrase.provenance, Phrase.replaces]) {
          for parameter in run.profile.parameters {
            row([
              code(parameter.name), Markup(parameter.value), Markup(t(Phrase.provenance(of: parameter))),
              Markup(parameter.replaced.joined(separator: ", ")),
            ])
          }
        }
      }
    }
  }

  private func unit(_ unit: UnitDescription) -> Markup {
    var role = [unit.role]
    if unit.isUnderTest { role.append(t(Phrase.underTest)) }
    if unit.isTester { role.append(t(Phrase.testEquipment)) }
    if !unit.isInCapture { role.append(t(Phrase.notInCapture)) }
    return row([
      tag("strong") { unit.name }, Markup(role.joined(separator: t(Phrase.listSeparator))),
      Markup(
        [Phrase.product(unit), unit.deployment.map { t(Phrase.deployment($0)) } ?? ""].filter { !$0.isEmpty }
          .joined(separator: t(Phrase.listSeparator))),
      Markup((unit.addresses + [unit.part ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")),
      Markup(t(Phrase.provenance(of: unit))),
    ])
  }
}
