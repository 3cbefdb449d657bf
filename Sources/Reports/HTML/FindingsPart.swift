import Events
import Results

/// The failed requirements, causes first, what follows from each beneath it.
extension HTMLReport {
  func findingAnchor(of id: String) -> String { "finding:\(id)" }

  @MarkupBuilder
  var findingsPart: [Markup] {
    if !failures.groups.isEmpty {
      let failing = failures.groups.filter { !isObservation($0) }
      let observed = failures.groups.filter(isObservation)
      if !failing.isEmpty {
        part("findings", Phrase.findings, Phrase.findingsLead) { for group in failing { article(group) } }
      }
      if !observed.isEmpty {
        part(failing.isEmpty ? "findings" : "observations", Phrase.observations, Phrase.observationsLead) {
          for group in observed { article(group) }
        }
      }
    }
  }

  private func isObservation(_ group: FailureGroups.Group) -> Bool {
    ([group.cause] + group.consequences).allSatisfy { standing(run.requirements[$0]) == .observed }
  }

  private func article(_ group: FailureGroups.Group) -> Markup {
    let result = run.requirements[group.cause]
    let requirement = result.requirement
    let standing = standing(result)
    let own = result.findings.filter { !failures.isFolded($0) }
    let shown = own.isEmpty ? result.findings : own
    return tag(
      "article",
      [
        "class": "finding \(standing == .nonconformity ? "bad" : "soft")",
        "id": findingAnchor(of: requirement.id),
      ]
    ) {
      tag("h3") {
        badge(.fail, standing)
        " \(t(requirement.title))"
      }
      tag("p", "meta") {
        link(requirement.id)
        " · \(t(requirement.levelPhrase)) · \(t(Phrase.citation(requirement.cite)))"
        if group.cause == failures.first {
          " "
          badge("①", t(Phrase.lookHereFirst), "first")
        }
      }
      for waiver in result.units.compactMap(\.disposition) { tag("p", "warn") { t(Phrase.waiver(waiver)) } }
      if let standing, standing != .nonconformity {
        tag("p", "faint") {
          t(Phrase.explanation(standing, requirement.level, causes: standings.causes(of: requirement.id)))
        }
      }
      findings(shown, of: result)
      for measurement in failingMeasurements(result) { histogram(measurement, of: requirement) }
      if shown.isEmpty { tag("p") { t(result.tally.phrase) } }
      for line in result.memberLines { tag("p", "faint") { t(line) } }
      for reason in result.reasons { tag("p", "faint") { t(Phrase.inPart(reason)) } }
      interpretation(requirement, shown)
      consequences(group)
    }
  }

  /// Findings of a requirement that are told with their evidence, and those that have a line.
  private static let mostDetailed = 8
  private static let mostLines = 64

  /// The first findings with their evidence, a line for others.
  @MarkupBuilder
  func findings(_ findings: [Finding], of result: RequirementResult) -> [Markup] {
    for finding in findings.prefix(Self.mostDetailed) { self.finding(finding, of: result) }
    others(Array(findings.dropFirst(Self.mostDetailed)), of: result)
  }

  /// Findings beyond those that are told with their evidence: the JSON report has all of them.
  @MarkupBuilder
  private func others(_ findings: [Finding], of result: RequirementResult) -> [Markup] {
    if !findings.isEmpty {
      tag("ul", "faint") {
        for finding in findings.prefix(Self.mostLines) {
          tag("li") {
            "\(t(run.units.title(finding.unit))): "
            t(
              Phrase.times(finding.text(result.requirement), finding.count, first: finding.first.first?.frame)
            )
          }
        }
        if findings.count > Self.mostLines {
          tag("li") { t(Phrase.moreRows(findings.count - Self.mostLines)) }
        }
      }
    }
  }

  /// The distributions that a failed window rests on, those with failures first.
  private func failingMeasurements(_ result: RequirementResult) -> [Measurement] {
    Array(result.measurements.filter { $0.early + $0.late > 0 }.prefix(3))
  }

  private func finding(_ finding: Finding, of result: RequirementResult) -> Markup {
    let member = result.members.first { $0.name == finding.member }
    let units = member?.units ?? result.units
    let tally = units.first { $0.unit == finding.unit }?.tally ?? result.tally
    return tag("div", "unit-finding") {
      tag("h4") {
        t(
          Phrase.failed(
            unit: t(run.units.title(finding.unit)), cause: finding.text(result.requirement),
            count: finding.count,
            of: tally.judged, instance: result.requirement.instance))
      }
      if let witness = finding.first.first {
        facts(witnessFacts(witness, finding))
        fieldTable(witness)
        if let look = finding.look { self.look(look, of: witness, in: finding) }
        filter(witness, finding)
      }
    }
  }

  private func witnessFacts(_ witness: Witness, _ finding: Finding) -> [(LocalizedText, [Markup])] {
    let capture = run.captures.count > 1 ? " \(run.captureName(witness.capture))" : ""
    let more = finding.first.dropFirst().map { String($0.frame) }
    var others = more.joined(separator: ", ")
    if let last = finding.last, last != finding.first.last { others += " … \(last.frame)" }
    let worst = finding.worst.flatMap { $0 == witness ? nil : $0 }
    return [
      (
        Phrase.frame,
        [
          Markup(
            "\(witness.frame.grouped)\(capture), \(isoText(nanoseconds: witness.time)), \(witness.event)")
        ]
      ),
      (Phrase.about, witness.about.en.isEmpty ? [] : [Markup(t(witness.about))]),
      (Phrase.expected, [code(t(witness.expectedText))]),
      (
        Phrase.given,
        run.parameters(in: witness.expectedText.en).map { parameter in tag("p") { t(parameter) } }
      ),
      (Phrase.observed, [tag("strong") { t(witness.observedText) }]),
      (Phrase.where, witness.places.en.isEmpty ? [] : [Markup(t(witness.places))]),
      (Phrase.partnerFrame, witness.partnerFrame.map { [Markup($0.grouped)] } ?? []),
      (Phrase.alsoInFrames, others.isEmpty ? [] : [Markup(others)]),
      (Phrase.worst, worst.map { [Markup("\($0.frame.grouped): \(t($0.observedText))")] } ?? []),
    ]
  }

  /// The fields that the rule reads, with where they stand in the frame.
  @MarkupBuilder
  private func fieldTable(_ witness: Witness) -> [Markup] {
    if !witness.fields.isEmpty {
      table("fields", [Phrase.field, Phrase.value, Phrase.place, Phrase.wiresharkField]) {
        for field in witness.fields {
          row([
            code(field.name), tag("strong") { t(field.shownText) },
            Markup(field.bits.map { t(Phrase.place($0)) } ?? "–"),
            field.wireshark.map(code) ?? "–",
          ])
        }
      }
    }
  }

  @MarkupBuilder
  private func look(_ look: SecondLook, of witness: Witness, in finding: Finding) -> [Markup] {
    if let reason = look.notKept { tag("p", "faint") { t(Phrase.notKept(reason)) } }
    tag("div", "frames") {
      if let frame = look.frame {
        hexView(frame, marked: witness.fields, title: Phrase.bytesOfFrame(frame.frame))
      }
      if let partner = look.partner {
        hexView(partner, marked: [], title: Phrase.bytesOfPartner(partner.frame))
      }
    }
    decodedFields(look, witness)
    if let cells = look.cells { resourceGrid(cells, witness: witness) }
    if !look.neighbours.isEmpty { ladder(look.neighbours, witness: witness) }
  }

  /// What the headers of the frame say, the fields that the rule reads marked.
  @MarkupBuilder
  private func decodedFields(_ look: SecondLook, _ witness: Witness) -> [Markup] {
    if !look.fields.isEmpty {
      tag("figure", "decoded") {
        tag("figcaption") { t(Phrase.decodedFields) }
        tag("p") {
          for field in look.fields {
            let isRead = witness.fields.contains { $0.bits == field.bits }
            tag("span", "pair") {
              tag("span", "faint") { "\(field.name) " }
              isRead ? tag("mark") { field.text } : code(field.text)
            }
            " "
          }
        }
      }
    }
  }

  /// What to paste into Wireshark, and what it must be told first.
  private func filter(_ witness: Witness, _ finding: Finding) -> Markup {
    let frames = finding.first.filter { $0.capture == witness.capture }.map { String($0.frame) }
    let options = WiresharkPreferences.areFor(witness.event) ? preferences.options : []
    return tag("div", "filter") {
      tag("p") {
        tag("span", "label") { t(Phrase.displayFilter) }
        code(witness.displayFilter)
      }
      if frames.count > 1 {
        tag("p") {
          tag("span", "label") { t(Phrase.filterOfAll(frames.count)) }
          code("frame.number in {\(frames.joined(separator: ", "))}")
        }
      }
      if !options.isEmpty {
        tag("p") {
          tag("span", "label") { t(Phrase.preferences) }
          code(options.joined(separator: " "))
        }
      }
    }
  }

  @MarkupBuilder
  private func interpretation(_ requirement: RequirementDescription, _ findings: [Finding]) -> [Markup] {
    tag("aside", "interpretation") {
      tag("p", "label") { t(Phrase.interpretation) }
      if let first = findings.first {
        tag("p") {
          t(attribution(requirement, first))
          t(Phrase.sentenceSeparator)
          t(Phrase.alternatives(requirement.attribution))
        }
      }
      if findings.contains(where: \.isCauseUnresolved) {
        tag("p") {
          t(Phrase.causeNotResolved(findings.reduce(0) { $0 + ($1.isCauseUnresolved ? $1.count : 0) }))
        }
      }
      if let notes = requirement.notes { tag("p") { t(notes) } }
    }
  }

  @MarkupBuilder
  private func consequences(_ group: FailureGroups.Group) -> [Markup] {
    let places = failures.consequences(of: group)
    if !places.isEmpty {
      tag("div", "consequences") {
        tag("p", "label") { t(Phrase.consequences) }
        tag("ul") {
          for place in places.prefix(Self.mostLines) {
            let result = run.requirements[place.requirement]
            let finding = result.findings[place.finding]
            tag("li") {
              link(result.requirement.id)
              " \(t(run.units.title(finding.unit))): "
              t(
                Phrase.times(
                  finding.text(result.requirement), finding.count, first: finding.first.first?.frame))
            }
          }
          if places.count > Self.mostLines { tag("li") { t(Phrase.moreRows(places.count - Self.mostLines)) } }
        }
      }
    }
  }
}
