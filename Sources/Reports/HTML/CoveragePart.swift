import Results

/// What the capture exercised, and what it did not.
extension HTMLReport {
  var coveragePart: Markup {
    part("coverage", Phrase.coverage, Phrase.coverageLead) {
      tag("h3") { t(Phrase.requirements) }
      chapters
      tag("h3") { t(Phrase.messages) }
      tag("p", "counts") { counts(run.events) }
      if !run.otherTraffic.isEmpty {
        tag("h4") { t(Phrase.otherTraffic) }
        tag("p", "counts") { counts(run.otherTraffic) }
      }
      if !antennas.isEmpty {
        tag("h3") { t(Phrase.antennaCarriers) }
        tag("p", "counts") { antennas.joined(separator: " · ") }
      }
      testCases
      if !run.context.isEmpty {
        tag("h3") { t(Phrase.besideWhatWasJudged) }
        tag("ul", "faint") { for stream in run.context { tag("li") { t(stream.line) } } }
      }
    }
  }

  private func counts(_ counts: [EventCount]) -> String {
    counts.map { "\($0.event) \($0.count.grouped)" }.joined(separator: " · ")
  }

  /// How much of each chapter was exercised, and what was not.
  private var chapters: Markup {
    let ids = run.requirements.filter { $0.verdict != .notApplicable }.map(\.requirement.id)
    let missing = Dictionary(
      RequirementIndex(run.requirements.filter { $0.verdict == .notExercised }.map(\.requirement.id)).chapters
        .map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return table("chapters", [Phrase.chapter, Phrase.exercised, Phrase.notExercised]) {
      for chapter in RequirementIndex(ids).chapters {
        let gap = missing[chapter.name]
        row([
          Markup(chapter.name), Markup("\(chapter.count - (gap?.count ?? 0)) / \(chapter.count)"),
          tag("span", "faint") { gap?.text ?? "" },
        ])
      }
    }
  }

  /// The antenna carriers that were seen, each once.
  private var antennas: [String] {
    var names: [String] = []
    for flow in run.configuration where flow.radio != nil && !names.contains(flow.name) {
      names.append(flow.name)
    }
    return names.prefix(64).map { $0 } + (names.count > 64 ? ["+\(names.count - 64)"] : [])
  }

  /// The test cases that look at the same things as the requirements that were judged. Never a verdict of theirs.
  @MarkupBuilder
  private var testCases: [Markup] {
    let touched = touchedTestCases
    if !touched.isEmpty {
      tag("h3") { t(Phrase.testCases) }
      tag("p", "lead") { t(Phrase.testCasesLead) }
      table("cases", [Phrase.testCase, Phrase.requirements]) {
        for (name, ids) in touched {
          row([
            Markup(name),
            tag("div") {
              for id in ids.prefix(12) {
                link(id)
                " "
              }
              if ids.count > 12 { "+\(ids.count - 12)" }
            },
          ])
        }
      }
    }
  }

  private var touchedTestCases: [(String, [String])] {
    var cases: [(name: String, ids: [String])] = []
    for result in run.requirements where [.pass, .fail, .inconclusive].contains(result.verdict) {
      for name in result.requirement.relevantTo {
        if let known = cases.firstIndex(where: { $0.name == name }) {
          cases[known].ids.append(result.requirement.id)
        } else {
          cases.append((name, [result.requirement.id]))
        }
      }
    }
    return cases.map { ($0.name, $0.ids) }
  }
}
