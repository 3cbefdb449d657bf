import Events
import Results

/// The table of all requirements, and a page for each that says something.
extension HTMLReport {
  /// Requirements of which the run shows anything, or that the profile changes: these have a page of their own.
  private var told: [RequirementResult] {
    run.requirements.filter {
      ![.notExercised, .notApplicable].contains($0.verdict) || !$0.requirement.departures.isEmpty
    }
  }

  var requirementsPart: Markup {
    part("requirements", Phrase.requirements, Phrase.requirementsLead) {
      filterControls
      table(
        "requirements",
        [
          Phrase.verdict, Phrase.requirement, Phrase.level, Phrase.clause, Phrase.counts,
          Phrase.unitsConcerned,
        ]
      ) {
        for result in run.requirements { tableRow(result) }
      }
      tag("p", ["class": "faint", "id": "shown", "role": "status"]) {
        t(Phrase.allShown(run.requirements.count))
      }
    }
  }

  /// Controls that do nothing without script, so script shows them.
  private var filterControls: Markup {
    let verdicts = Verdict.allCases.filter { verdict in run.requirements.contains { $0.verdict == verdict } }
    return tag("form", ["id": "filter", "hidden": ""]) {
      tag("label") {
        t(Phrase.search)
        " "
        tag("input", ["type": "search", "id": "search", "autocomplete": "off"])
      }
      tag("fieldset") {
        tag("legend") { t(Phrase.verdict) }
        for verdict in verdicts {
          tag("label") {
            tag("input", ["type": "checkbox", "name": "verdict", "value": verdict.rawValue, "checked": ""])
            " "
            badge(verdict)
            " \(run.requirements.count { $0.verdict == verdict })"
          }
        }
      }
      tag("label") {
        tag("input", ["type": "checkbox", "id": "departed"])
        " \(t(Phrase.departedOnly))"
      }
    }
  }

  private func tableRow(_ result: RequirementResult) -> Markup {
    let requirement = result.requirement
    let names = result.units.filter { $0.verdict == result.verdict }.map { t(run.units.title($0.unit)) }
    let hasPage =
      ![.notExercised, .notApplicable].contains(result.verdict) || !requirement.departures.isEmpty
    return tag(
      "tr",
      [
        "data-verdict": result.verdict.rawValue, "data-departed": requirement.departures.isEmpty ? nil : "",
        // What has no page of its own can be linked to in the table.
        "id": hasPage ? nil : requirement.id,
      ]
    ) {
      tag("td") { badge(result.verdict, standing(result)) }
      tag("td") {
        t(requirement.title)
        tag("br")
        if hasPage { link(requirement.id) } else { tag("span", "id faint") { requirement.id } }
        if result.basis == .inferred { tag("span", "tag") { t(Phrase.onInference) } }
        if !requirement.departures.isEmpty { tag("span", "tag warn") { t(Phrase.departed) } }
      }
      tag("td") { t(requirement.levelPhrase) }
      tag("td") { "\(requirement.cite.clause)" }
      tag("td") { t(result.tally.phrase) }
      tag("td") { names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " +\(names.count - 4)" : "") }
    }
  }

  // MARK: Pages

  @MarkupBuilder
  var requirementPages: [Markup] {
    part("pages", Phrase.requirementPages, Phrase.requirementPagesLead) {
      for result in told { page(result) }
    }
  }

  private func page(_ result: RequirementResult) -> Markup {
    let requirement = result.requirement
    return tag("article", ["class": "requirement", "id": requirement.id]) {
      tag("h3") {
        badge(result.verdict, standing(result))
        " \(t(requirement.title))"
      }
      facts(ruleFacts(requirement) + resultFacts(result))
      // What is folded beneath its cause shows its evidence here.
      if cause(of: result) != nil { findings(result.findings, of: result) }
    }
  }

  /// What is demanded, and by whom.
  private func ruleFacts(_ requirement: RequirementDescription) -> [(LocalizedText, [Markup])] {
    let level = "\(t(requirement.levelPhrase)), \(t(Phrase.status(requirement)))"
    let window: [Markup] = requirement.window.map { [Markup(t(Phrase.window($0)))] } ?? []
    let condition: [Markup] = requirement.appliesIf.map { [code($0)] } ?? []
    return [
      (Phrase.id, [code(requirement.id)]),
      (Phrase.source, [Markup(t(Phrase.citation(requirement.cite)) + sourceText(requirement))]),
      (Phrase.level, [Markup(level)]),
      (Phrase.rule, requirement.rule.map(ruleLine)),
      (Phrase.given, parameters(of: requirement)),
      (Phrase.window, window),
      (Phrase.appliesIf, condition),
      (Phrase.departures, requirement.departures.map(departureLine)),
    ]
  }

  /// What was found of it.
  private func resultFacts(_ result: RequirementResult) -> [(LocalizedText, [Markup])] {
    let requirement = result.requirement
    func lines(_ texts: [LocalizedText]) -> [Markup] { texts.map { text in tag("p") { t(text) } } }
    let count = t(Phrase.instances(result.tally.instances, requirement.instance))
    let margins = result.measurements.prefix(4).map { measurement in
      tag("p") { t(measurement.line(run.units.title(measurement.unit))) }
    }
    let notes: [Markup] = requirement.notes.map { [Markup(t($0))] } ?? []
    let cases: [Markup] =
      requirement.relevantTo.isEmpty ? [] : [Markup(requirement.relevantTo.joined(separator: ", "))]
    return [
      (Phrase.counts, [Markup("\(count): \(t(result.tally.phrase))")]),
      (Phrase.byUnit, result.units.count > 1 ? result.units.map(unitLine) : []),
      (Phrase.members, lines(result.memberLines)),
      (Phrase.reasons, lines(result.reasons)),
      (Phrase.margins, margins),
      (Phrase.likelyCause, notes),
      (Phrase.testCases, cases),
      (Phrase.findings, result.verdict == .fail ? [findingLink(result)] : []),
    ]
  }

  private func sourceText(_ requirement: RequirementDescription) -> String {
    requirement.source.map { " (\(t(Phrase.restsOn($0))))" } ?? ""
  }

  private func ruleLine(_ key: RuleKey) -> Markup {
    tag("p", "rule") {
      code("\(key.name): \(key.text)")
      tag("span", "faint") { " \(key.place)" }
    }
  }

  private func parameters(of requirement: RequirementDescription) -> [Markup] {
    run.parameters(in: requirement.rule.map(\.text).joined(separator: " ")).map { line in tag("p") { t(line) }
    }
  }

  func departureLine(_ departure: Departure) -> Markup {
    tag("p", departure.weakens ? "warn" : "plain") {
      code(t(Phrase.change(departure)))
      " \(departure.place): \(departure.reason)"
    }
  }

  private func unitLine(_ unit: UnitResult) -> Markup {
    tag("p") {
      badge(unit.verdict)
      " \(t(run.units.title(unit.unit))): \(t(unit.tally.phrase))"
    }
  }

  /// The requirement that a failed one is folded beneath; `nil` where it stands on its own.
  private func cause(of result: RequirementResult) -> String? {
    failures.causes[result.requirement.id].map { run.requirements[$0].requirement.id }
  }

  /// A folded requirement is told beneath its cause.
  private func findingLink(_ result: RequirementResult) -> Markup {
    let id = result.requirement.id
    let top = cause(of: result) ?? id
    return tag("a", ["href": "#\(findingAnchor(of: top))"]) {
      top == id ? t(Phrase.toFinding) : t(Phrase.followsFrom(top))
    }
  }

  // MARK: What stayed open

  var open: [RequirementResult] { run.requirements.filter { [.inconclusive, .error].contains($0.verdict) } }

  @MarkupBuilder
  var openPart: [Markup] {
    if !open.isEmpty {
      part("open", Phrase.openRequirements, Phrase.openLead) {
        table("open", [Phrase.verdict, Phrase.requirement, Phrase.counts, Phrase.reasons]) {
          for result in open {
            row([
              badge(result.verdict), link(result.requirement.id), Markup(t(result.tally.phrase)),
              tag("div") { for reason in result.reasons { tag("p") { t(reason) } } },
            ])
          }
        }
      }
    }
  }

  // MARK: What the profile concedes

  private var departed: [RequirementDescription] {
    run.requirements.map(\.requirement).filter { !$0.departures.isEmpty }
  }

  var hasConcessions: Bool { !run.waivers.isEmpty || !departed.isEmpty }

  @MarkupBuilder
  var concessionsPart: [Markup] {
    if hasConcessions {
      part("concessions", Phrase.concessions, Phrase.concessionsLead) {
        if !departed.isEmpty {
          tag("h3") { t(Phrase.departures) }
          table("departures", [Phrase.requirement, Phrase.level, Phrase.change]) {
            for requirement in departed {
              row([
                link(requirement.id), Markup(t(requirement.levelPhrase)),
                tag("div") { for departure in requirement.departures { departureLine(departure) } },
              ])
            }
          }
        }
        if !run.waivers.isEmpty {
          tag("h3") { t(Phrase.waivers(run.asOf)) }
          table("waivers", [Phrase.state, Phrase.requirement, Phrase.acceptance, Phrase.accepts]) {
            for waiver in run.waivers {
              row([
                Markup(t(waiver.state.phrase)),
                Markup(waiver.waiver.requirement + (waiver.waiver.unit.map { ", \($0)" } ?? "")),
                tag("div") {
                  t(Phrase.waiver(waiver.waiver))
                  tag("span", "faint") { " \(waiver.place)" }
                },
                tag("div") { for id in waiver.accepted { tag("p") { link(id) } } },
              ])
            }
          }
        }
      }
    }
  }
}
