import Events
import Results

/// One page for a reader who is no engineer, and what the findings may mean.
extension HTMLReport {
  var summaryPart: Markup {
    part("summary", Phrase.summary, Phrase.summaryLead) {
      tag("ul", "plain-language") {
        tag("li") { t(subject) }
        tag("li") { t(result) }
        if let cause = firstCause {
          tag("li") {
            t(
              Phrase.mostImportant(
                cause.requirement.requirement.title, unit: t(run.units.title(cause.finding.unit))))
          }
        }
        for sentence in notJudged { tag("li") { t(sentence) } }
        tag("li") { t(Phrase.reach) }
      }
    }
  }

  /// What was looked at, and against what.
  private var subject: LocalizedText {
    let units = run.units.filter { $0.isUnderTest && $0.isInCapture }.map { unit in
      let product = [unit.vendor, unit.model, unit.version].compactMap { $0 }.joined(separator: " ")
      return product.isEmpty ? "\(unit.name) (\(unit.role))" : "\(unit.name) (\(unit.role), \(product))"
    }
    let others = run.units.filter(\.isInCapture).map(\.name)
    return Phrase.subject(
      units: (units.isEmpty ? others : units).joined(separator: ", "),
      frames: run.captures.reduce(0) { $0 + $1.frames },
      day: run.captures.compactMap(\.firstTime).min().map { String(isoText(nanoseconds: $0).prefix(10)) },
      requirements: run.requirements.count)
  }

  private var result: LocalizedText {
    let failed = standings.count(.nonconformity)
    guard failed > 0 else {
      let deviates = run.requirements.contains { $0.verdict == .fail && standing($0) != .observed }
      if deviates { return Phrase.nothingThatCounts }
      return run.outcome == .pass ? Phrase.nothingFound : Phrase.nothingFoundYet
    }
    var names: [String] = []
    for result in run.requirements where standing(result) == .nonconformity {
      for name in chargedUnits(result) where !names.contains(name) { names.append(name) }
    }
    return Phrase.found(failed, in: names.joined(separator: ", "), failOn: options.failOn)
  }

  /// The units whose failures count: neither those that a waiver accepts nor test equipment.
  private func chargedUnits(_ result: RequirementResult) -> [String] {
    result.units.filter {
      $0.verdict == .fail && $0.disposition == nil && $0.unit != nil && !run.units.isTester($0.unit)
    }.map { t(run.units.title($0.unit)) }
  }

  private var notJudged: [LocalizedText] {
    func count(_ verdict: Verdict) -> Int { run.requirements.count { $0.verdict == verdict } }
    var sentences: [LocalizedText] = []
    if count(.inconclusive) + count(.error) > 0 {
      sentences.append(Phrase.leftOpen(count(.inconclusive) + count(.error)))
    }
    if count(.notExercised) > 0 { sentences.append(Phrase.notSeen(count(.notExercised))) }
    for standing in [FailureStanding.accepted, .known, .advisory, .testEquipment] {
      let count = standings.count(standing)
      if count > 0 { sentences.append(Phrase.softFailures(standing, count)) }
    }
    return sentences
  }

  /// The first cause in one sentence, whom it may concern besides, and what to do.
  @MarkupBuilder
  var interpretationPart: [Markup] {
    if let cause = firstCause {
      let requirement = cause.requirement.requirement
      part("interpretation", Phrase.interpretation, Phrase.interpretationLead) {
        interpretationsAuthorised
        tag("aside", "interpretation") {
          tag("p", "sentence") {
            t(
              Phrase.firstCause(
                unit: t(run.units.title(cause.finding.unit)), frame: cause.witness.frame,
                capture: run.captures.count > 1 ? run.captureName(cause.witness.capture) : nil))
            tag("a", ["href": "#\(findingAnchor(of: requirement.id))"]) { t(requirement.title) }
            " — \(t(Phrase.observed)): \(t(cause.witness.observedText))"
          }
          facts([
            (Phrase.attribution, [Markup(t(attribution(requirement, cause.finding)))]),
            (Phrase.alternatives, [Markup(t(Phrase.alternatives(requirement.attribution)))]),
            (Phrase.remedy, requirement.notes.map { [Markup(t($0))] } ?? []),
          ])
        }
      }
    }
  }

  func attribution(_ requirement: RequirementDescription, _ finding: Finding) -> LocalizedText {
    Phrase.attribution(requirement.attribution, unit: t(run.units.title(finding.unit)))
  }
}
