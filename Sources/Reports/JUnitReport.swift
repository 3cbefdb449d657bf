import Results
import Events

/// JUnit XML as CI systems read it: a suite per specification, a test case per requirement.
///
/// The name of a test case is the requirement's id and nothing else, so that a CI system can follow it from
/// run to run. There are no times and no host names: equal results give equal files.
struct JUnitReport {
  let run: RunResult
  let options: ReportOptions
  private let standings: FailureStandings

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
  }

  var text: String { document.document }

  /// Hands on the text in pieces.
  func send(to piece: (String) throws -> Void) throws { try document.write(to: piece) }

  private var document: XMLElement {
    var suites: [(key: String, cases: [RequirementResult])] = []
    for result in run.requirements {
      let key = RequirementChapter.interface(of: result.requirement.id)
      if let index = suites.firstIndex(where: { $0.key == key }) {
        suites[index].cases.append(result)
      } else {
        suites.append((key, [result]))
      }
    }
    let elements = run.requirements.map(element) + [runElement]
    // Jenkins knows no `skipped` of all suites.
    let totals = totals(elements).filter { $0.name != "skipped" }
    return XMLElement(
      name: "testsuites", attributes: [("name", "tekigo \(run.profile.name)")] + totals,
      children: [runSuite] + suites.map(suite))
  }

  private func element(_ result: RequirementResult) -> VerdictMapping.Element {
    VerdictMapping(result.verdict, standing(result)).element
  }

  private func t(_ text: LocalizedText) -> String { options.text(text) }

  // MARK: The run as a test case

  private var runElement: VerdictMapping.Element {
    VerdictMapping.Element(run.outcome, allowsInconclusive: options.isAllowed(run))
  }

  /// The outcome, so that a run which is inconclusive as a whole is not all green.
  private var runSuite: XMLElement {
    let statement = t(run.statement)
    let attributes = [(name: "message", value: "\(run.outcome.rawValue): \(statement)")]
    let outcome =
      runElement == .passed ? [] : [XMLElement(name: runElement.rawValue, attributes: attributes)]
    let output = "\(statement)\n\(t(Phrase.exitCode(options.exitCode(run).rawValue)))"
    let testCase = XMLElement(
      name: "testcase", attributes: [("name", "outcome"), ("classname", "tekigo.run")],
      children: outcome + [XMLElement(name: "system-out", text: output)])
    return XMLElement(
      name: "testsuite", attributes: [("name", "tekigo")] + totals([runElement]), children: [testCase])
  }

  private func suite(_ key: String, _ cases: [RequirementResult]) -> XMLElement {
    let captures = run.captures.map { "\($0.name) sha256 \($0.sha256 ?? t(Phrase.digestLeftOut))" }
    let properties: [(String, String)] =
      [
        ("tool", "tekigo \(run.toolVersion)"),
        ("profile", "\(run.profile.name) (\(run.profile.digest))"),
        ("outcome", run.outcome.rawValue),
        ("statement", t(run.statement)),
        ("asOf", run.asOf),
      ] + (run.baseline.map { [("baseline", t(Phrase.baseline($0)))] } ?? [])
      + (options.isAllowed(run) ? [("inconclusive", t(run.inconclusiveAllowed))] : [])
      + captures.map { ("capture", $0) }
      + run.profile.parameters.filter { !$0.replaced.isEmpty }.map { ("parameter", t(Phrase.parameter($0))) }
      + run.waivers.map { ("waiver", t(Phrase.named($0.state.phrase, Phrase.statement($0)))) }
      + cases.flatMap { result in
        result.requirement.departures.map {
          ("departure", "\(result.requirement.id): \(t(Phrase.departure($0)))")
        }
      }
    let header = XMLElement(
      name: "properties",
      children: properties.map {
        XMLElement(name: "property", attributes: [("name", $0.0), ("value", $0.1)])
      })
    return XMLElement(
      name: "testsuite", attributes: [("name", key)] + totals(cases.map(element)),
      children: [header], made: cases.map { result in { testCase(result) } })
  }

  private func totals(_ elements: [VerdictMapping.Element]) -> [(name: String, value: String)] {
    func count(_ element: VerdictMapping.Element) -> String { String(elements.count { $0 == element }) }
    return [
      ("tests", String(elements.count)), ("failures", count(.failure)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
    ]
  }

  private func standing(_ result: RequirementResult) -> FailureStanding? {
    standings[result.requirement.id]
  }

  private func testCase(_ result: RequirementResult) -> XMLElement {
    let requirement = result.requirement
    let element = element(result)
    var outcome: [XMLElement] = []
    switch element {
    case .passed: break
    case .failure, .error:
      outcome = [
        XMLElement(
          name: element.rawValue,
          attributes: [("message", message(result)), ("type", requirement.levelText)],
          text: details(result))
      ]
    case .skipped: outcome = [XMLElement(name: "skipped", attributes: [("message", message(result))])]
    }
    var output =
      "\(t(requirement.title))\n\(t(Phrase.citation(requirement.cite)))\n\(t(Phrase.tally(result.tally)))"
    for departure in requirement.departures {
      output += "\n" + t(Phrase.named(requirement.levelPhrase, Phrase.departure(departure)))
    }
    for line in result.memberLines { output += "\n" + t(line) }
    if result.basis == .inferred { output += "\n" + t(Phrase.inferredBasis) }
    if element == .skipped && result.verdict == .fail { output += "\n" + details(result) }
    return XMLElement(
      name: "testcase",
      attributes: [
        ("name", requirement.id), ("classname", RequirementChapter.clause(of: requirement.id)),
      ],
      children: outcome + [XMLElement(name: "system-out", text: output)])
  }

  /// One line: what a CI system shows in its list.
  private func message(_ result: RequirementResult) -> String {
    switch result.verdict {
    case .pass: return t(result.verdict.phrase)
    case .fail:
      let failed = Phrase.failed(
        result.tally.failed, of: result.tally.judged, instance: result.requirement.instance,
        result.requirement.title)
      guard let standing = standing(result), standing != .nonconformity else { return t(failed) }
      let disposition = result.disposition ?? result.units.lazy.compactMap(\.disposition).first
      let explanation = Phrase.explanation(
        standing, result.requirement.level, causes: standings.causes(of: result.requirement.id))
      let reason = standing == .accepted ? disposition.map(Phrase.waiver) ?? explanation : explanation
      return t(Phrase.clauses([Phrase.list([result.verdict.phrase, reason]), failed]))
    case .notExercised:
      return joined(Phrase.notExercised(isRequired: result.requirement.exerciseRequired), result)
    case .notApplicable: return joined(Phrase.notApplicable(needs: result.requirement.appliesIf), result)
    case .inconclusive: return joined(result.verdict.phrase, result)
    case .error: return joined(Phrase.notJudged, result)
    }
  }

  private func joined(_ message: LocalizedText, _ result: RequirementResult) -> String {
    t(Phrase.clauses([message] + result.reasons))
  }

  /// The findings in words, one witness each.
  private func details(_ result: RequirementResult) -> String {
    var lines: [String] = []
    func entry(_ label: LocalizedText, _ text: LocalizedText) {
      lines.append("  " + t(Phrase.named(label, text)))
    }
    for finding in result.findings {
      let times = Phrase.times(finding.text(result.requirement), finding.count, first: nil)
      lines.append(t(Phrase.named(run.units.title(finding.unit), times)))
      if let cause = finding.consequenceOf { lines.append("  " + t(Phrase.followsFrom(cause))) }
      if finding.isCauseUnresolved { lines.append("  " + t(Phrase.causeNotResolved(finding.count))) }
      guard let witness = finding.first.first else { continue }
      let capture = run.captureName(witness.capture)
      lines.append(
        "  \(t(Phrase.frameLabel)) \(t(Phrase.frame(witness.frame, of: capture))), \(witness.event)")
      if !witness.about.en.isEmpty { entry(Phrase.aboutLabel, witness.about) }
      lines += witness.fields.map { "  \(t($0.assignment))" }
      entry(Phrase.expectedLabel, witness.expectedText)
      for parameter in run.parameters(in: witness.expectedText.en) { entry(Phrase.givenLabel, parameter) }
      entry(Phrase.observedLabel, witness.observedText)
      entry(Phrase.filterLabel, LocalizedText(witness.displayFilter, witness.displayFilter))
    }
    return (lines + result.reasons.map(t)).joined(separator: "\n")
  }
}

extension RunResult {
  /// Name of an input file; a number that no input has is shown as such.
  func captureName(_ index: Int) -> String {
    captures.indices.contains(index) ? captures[index].name : "capture \(index)"
  }
}
