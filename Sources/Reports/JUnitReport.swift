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

  // MARK: The run as a test case

  private var runElement: VerdictMapping.Element {
    VerdictMapping.Element(run.outcome, allowsInconclusive: options.isAllowed(run))
  }

  /// The outcome, so that a run which is inconclusive as a whole is not all green.
  private var runSuite: XMLElement {
    let statement = options.text(run.statement)
    let attributes = [(name: "message", value: "\(run.outcome.rawValue): \(statement)")]
    let outcome =
      runElement == .passed ? [] : [XMLElement(name: runElement.rawValue, attributes: attributes)]
    let output = "\(statement)\n\(options.text(Phrase.exitCode(options.exitCode(run).rawValue)))"
    let testCase = XMLElement(
      name: "testcase", attributes: [("name", "outcome"), ("classname", "tekigo.run")],
      children: outcome + [XMLElement(name: "system-out", text: output)])
    return XMLElement(
      name: "testsuite", attributes: [("name", "tekigo")] + totals([runElement]), children: [testCase])
  }

  private func suite(_ key: String, _ cases: [RequirementResult]) -> XMLElement {
    let captures = run.captures.map { "\($0.name) sha256 \($0.sha256 ?? "left out")" }
    let properties: [(String, String)] =
      [
        ("tool", "tekigo \(run.toolVersion)"),
        ("profile", "\(run.profile.name) (\(run.profile.digest))"),
        ("outcome", run.outcome.rawValue),
        ("statement", options.text(run.statement)),
        ("asOf", run.asOf),
      ] + captures.map { ("capture", $0) }
      + run.profile.parameters.filter { !$0.replaced.isEmpty }.map { ("parameter", $0.text) }
      + run.waivers.map { ("waiver", "\($0.state.rawValue): \($0.text)") }
      + cases.flatMap { result in
        result.requirement.departures.map { ("departure", "\(result.requirement.id): \($0.text)") }
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
    var output = "\(options.text(requirement.title))\n\(requirement.cite.text)\n\(result.tally.text)"
    for departure in requirement.departures {
      output += "\n\(requirement.levelText): \(departure.text)"
    }
    for line in result.memberLines { output += "\n" + options.text(line) }
    if result.basis == .inferred { output += "\nbasis: inferred from the same traffic" }
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
    case .pass: return "pass"
    case .fail:
      let title = options.text(result.requirement.title)
      let failed =
        "\(result.tally.failed.grouped) of"
        + " \(counted(result.tally.judged, result.requirement.instance ?? "instance")) failed: \(title)"
      guard let standing = standing(result), standing != .nonconformity else { return failed }
      let disposition = result.disposition ?? result.units.lazy.compactMap(\.disposition).first
      let explanation = options.text(
        Phrase.explanation(
          standing, result.requirement.level, causes: standings.causes(of: result.requirement.id)))
      let reason = standing == .accepted ? disposition?.text ?? explanation : explanation
      return "fail, \(reason); \(failed)"
    case .notExercised:
      let required = result.requirement.exerciseRequired ? ", although the profile requires it" : ""
      return joined("not exercised: the capture holds nothing that the rule looks at\(required)", result)
    case .notApplicable:
      let capability = result.requirement.appliesIf.map { ": needs \($0)" } ?? ""
      return joined("not applicable\(capability)", result)
    case .inconclusive: return joined("inconclusive", result)
    case .error: return joined("not judged, a limit of the tool", result)
    }
  }

  private func joined(_ message: String, _ result: RequirementResult) -> String {
    ([message] + result.reasons.map(options.text)).joined(separator: "; ")
  }

  /// The findings in words, one witness each.
  private func details(_ result: RequirementResult) -> String {
    var lines: [String] = []
    for finding in result.findings {
      lines.append(
        "\(run.units.name(finding.unit)): \(finding.text(result.requirement)), \(counted(finding.count, "time"))"
      )
      if let consequence = finding.consequenceOf { lines.append("  consequence of \(consequence)") }
      if finding.isCauseUnresolved { lines.append("  cause not resolved (\(finding.count))") }
      guard let witness = finding.first.first else { continue }
      lines.append("  frame \(witness.frame) of \(run.captureName(witness.capture)), \(witness.event)")
      if !witness.about.isEmpty { lines.append("  about: \(witness.about)") }
      lines += witness.fields.map { "  \($0.assignment)" }
      lines.append("  expected: \(witness.expected)")
      lines += run.parameters(in: witness.expected).map { "  given: \($0)" }
      lines.append("  observed: \(witness.observed)")
      lines.append("  filter: \(witness.displayFilter)")
    }
    return (lines + result.reasons.map(options.text)).joined(separator: "\n")
  }
}

extension Tally {
  /// The counts in words, without those that are 0.
  var text: String {
    let parts = [
      ("passed", passed), ("failed", failed), ("inconclusive", inconclusive), ("not judged", notJudged),
      ("outside", outside), ("unseen", unseen),
    ].filter { $0.1 > 0 }.map { "\($0.1.grouped) \($0.0)" }
    return ([counted(instances, "instance")] + parts).joined(separator: ", ")
  }
}

extension RunResult {
  /// Name of an input file; a number that no input has is shown as such.
  func captureName(_ index: Int) -> String {
    captures.indices.contains(index) ? captures[index].name : "capture \(index)"
  }
}
