internal import JSON
import Events
import Results

/// SARIF 2.1.0: a result for each finding, with the frames as related locations and waivers as suppressions.
///
/// The location of a result is in a file of the user: where their profile speaks of the requirement, else the profile
/// itself, else the capture. A shipped file is nothing that a user could mend.
struct SARIFReport {
  let run: RunResult
  let options: ReportOptions
  private let standings: FailureStandings

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
  }

  var text: String { document.prettyText }

  /// Results that are written; of more the run tells the number.
  static let mostResults = 2_000

  var document: JSONValue {
    let told = run.requirements.filter { [.fail, .inconclusive, .error].contains($0.verdict) }
    let all = told.flatMap(results)
    let scan: JSONValue = [
      "tool": ["driver": driver(told)],
      "language": .string(options.language.rawValue),
      "automationDetails": ["id": .string("tekigo/\(run.profile.name)/")],
      "columnKind": "unicodeCodePoints",
      "invocations": .array([invocation]),
      "results": .array(Array(all.prefix(Self.mostResults))),
      "properties": [
        "outcome": .string(run.outcome.rawValue),
        "profileDigest": .string("sha256:" + run.profile.digest),
        "requirements": JSONValue(run.requirements.count),
        "resultsLeftOut": JSONValue(max(0, all.count - Self.mostResults)),
        "baseline": JSONValue(run.baseline.map { shown(Phrase.baseline($0)) }),
        "inconclusiveAllowed": .boolean(options.isAllowed(run)),
      ],
    ]
    return [
      "$schema": .string(Self.schema),
      "version": "2.1.0",
      "runs": .array([scan]),
    ]
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private func driver(_ told: [RequirementResult]) -> JSONValue {
    [
      "name": "tekigo",
      "version": .string(run.toolVersion),
      "rules": .array(told.map(rule)),
    ]
  }

  private var invocation: JSONValue {
    [
      // The tool did its work, whatever the verdict is.
      "executionSuccessful": .boolean(run.outcome != .error),
      "exitCode": .integer(Int64(options.exitCode(run).rawValue)),
      "exitCodeDescription": .string(shown(run.statement)),
    ]
  }

  private func rule(_ result: RequirementResult) -> JSONValue {
    let requirement = result.requirement
    var rule: JSONValue = [
      "id": .string(requirement.id),
      "shortDescription": ["text": .string(shown(requirement.title))],
      "fullDescription": [
        "text": .string(
          shown(
            Phrase.inParentheses(
              requirement.title, Phrase.list([Phrase.citation(requirement.cite), requirement.levelPhrase]))))
      ],
      "properties": [
        "level": .string(requirement.levelText), "status": .string(requirement.statusText),
        "clause": .string(requirement.cite.clause.visible()),
      ],
    ]
    if let notes = requirement.notes {
      rule = .joining(rule, ["help": ["text": .string(shown(notes))]])
    }
    return rule
  }

  private func shown(_ text: LocalizedText) -> String { options.text(text).visible(keepingLines: true) }

  /// The findings of a requirement; one that has none still has a result.
  private func results(_ result: RequirementResult) -> [JSONValue] {
    let mapping = VerdictMapping(result.verdict, standings[result.requirement.id])
    guard result.verdict == .fail, !result.findings.isEmpty else {
      let reasons = result.reasons.map(shown).joined(separator: "; ")
      let word = options.text(result.verdict.phrase)
      return [
        entry(
          result, mapping, unit: nil, cause: result.verdict.rawValue,
          message: "\(shown(result.requirement.title)): \(word)\(reasons.isEmpty ? "" : "; \(reasons)")",
          witnesses: [], waiver: nil)
      ]
    }
    return result.findings.map { finding in
      let unit = result.units.first { $0.unit == finding.unit }
      let judged = (unit?.tally ?? result.tally).judged
      let failed = Phrase.failed(
        unit: options.text(run.units.title(finding.unit)), cause: finding.text(result.requirement),
        count: finding.count,
        of: judged,
        instance: result.requirement.instance)
      let observed = finding.first.first.map { ": \(options.text($0.observedText))" } ?? ""
      return entry(
        result, mapping, unit: finding.unit, cause: finding.text(result.requirement),
        message:
          "\(options.text(failed))\(observed). \(options.text(Phrase.requirement)): \(options.text(result.requirement.title))"
          .visible(keepingLines: true),
        witnesses: finding.first, waiver: unit?.disposition)
    }
  }

  private func entry(
    _ result: RequirementResult, _ mapping: VerdictMapping, unit: UnitID?, cause: String, message: String,
    witnesses: [Witness], waiver: Waiver?
  ) -> JSONValue {
    let id = result.requirement.id
    // An address changes from night to night; a role does not.
    let identity = run.units.unit(unit).map { $0.isInferred ? $0.role : $0.name } ?? ""
    let facts: JSONValue = [
      "ruleId": .string(id),
      "kind": .string(mapping.kind.rawValue),
      "level": .string(mapping.level.rawValue),
      "message": ["text": .string(message)],
      "locations": .array([location(result.requirement)]),
      "relatedLocations": .array(witnesses.enumerated().map { related($0.offset, $0.element) }),
      // Neither frames nor values: the same deviation of tomorrow's build has the same one.
      "partialFingerprints": ["requirementUnitCause/v1": .string("\(id)|\(identity)|\(cause)".visible())],
    ]
    let causes = standings.causes(of: id)
    let head: JSONValue =
      standings[id] == .known ? .joining(facts, ["baselineState": "unchanged"]) : facts
    guard let waiver else {
      guard !causes.isEmpty else { return head }
      let reason = options.text(Phrase.explanation(.accepted, result.requirement.level, causes: causes))
      return .joining(head, ["suppressions": .array([suppression(reason)])])
    }
    return .joining(head, ["suppressions": .array([suppression(options.text(Phrase.waiver(waiver)))])])
  }

  private func suppression(_ reason: String) -> JSONValue {
    ["kind": "external", "status": "accepted", "justification": .string(reason.visible())]
  }

  // MARK: Places

  private func location(_ requirement: RequirementDescription) -> JSONValue {
    let own = requirement.rule.map(\.place) + requirement.departures.map(\.place)
    for place in own.reversed() {
      guard let colon = place.lastIndex(of: ":"), let path = options.ownFiles[String(place[..<colon])],
        let line = Int(place[place.index(after: colon)...]), line > 0
      else { continue }
      return physical(path, line)
    }
    if let root = run.profile.files.last, let path = options.ownFiles[root] { return physical(path, 1) }
    return physical(run.captures.first?.name ?? "-", nil)
  }

  private func related(_ number: Int, _ witness: Witness) -> JSONValue {
    let frame = options.text(Phrase.frame)
    let text =
      "\(frame) \(witness.frame), \(isoText(nanoseconds: witness.time)): \(options.text(witness.observedText)); \(witness.displayFilter)"
    let place: JSONValue = [
      "fullyQualifiedName": .string("\(run.captureName(witness.capture))#\(witness.frame)".visible()),
      "kind": "frame",
    ]
    return .joining(
      ["id": JSONValue(number)], physical(run.captureName(witness.capture), nil),
      [
        "logicalLocations": .array([place]),
        "message": ["text": .string(text.visible(keepingLines: true))],
      ])
  }

  private func physical(_ path: String, _ line: Int?) -> JSONValue {
    var location: JSONValue = ["artifactLocation": ["uri": .string(Self.uri(path))]]
    if let line { location = .joining(location, ["region": ["startLine": JSONValue(line)]]) }
    return ["physicalLocation": location]
  }

  /// A relative reference (RFC 3986): what may not stand in one is written by its UTF-8 bytes.
  static func uri(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/!$&'()*+,;=@".unicodeScalars.contains(scalar))
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
