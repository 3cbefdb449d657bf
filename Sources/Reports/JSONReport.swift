import Results
import Events
internal import JSON

/// The machine-readable report, `tekigo.report/1`. Its JSON Schema is `tekigo.report-1.schema.json` beside
/// this file. Every key is always there; what does not apply is `null` or empty.
struct JSONReport {
  let run: RunResult
  let options: ReportOptions
  private let standings: FailureStandings

  init(run: RunResult, options: ReportOptions) {
    self.run = run
    self.options = options
    standings = FailureStandings(run, failOn: options.failOn)
  }

  var text: String {
    var text = ""
    document(Never.self).write(.pretty) { text += $0 }
    return text
  }

  /// Hands on the text in pieces.
  func send(to piece: (String) throws -> Void) throws {
    try document((any Error).self).write(.pretty, to: piece)
  }

  private func document<Failure>(_: Failure.Type) -> JSONDocument<Failure> {
    .object([
      ("schema", .value(.string(ComparedRun.reportSchema))),
      ("tool", .value(["name": "tekigo", "version": .string(run.toolVersion)])),
      ("asOf", .value(.string(run.asOf))),
      ("captures", .value(.array(run.captures.map(capture)))),
      ("restrictions", .value(.strings(run.restrictions.map(\.en)))),
      ("profile", .value(profile)),
      ("units", .array(of: run.units) { .value(unit($0)) }),
      ("configuration", .array(of: run.configuration) { .value(flow($0)) }),
      ("integrity", .value(.array(run.integrity.map(integrity)))),
      ("waivers", .value(.array(run.waivers.map(waiver)))),
      (
        "verdict",
        .value([
          "outcome": .string(run.outcome.rawValue),
          "statement": .string(run.statement.en),
          "exitCode": .integer(Int64(options.exitCode(run).rawValue)),
          "failOn": .string(options.failOn.rawValue),
          "inconclusiveAllowed": .boolean(options.isAllowed(run)),
        ])
      ),
      ("baseline", .value(run.baseline.map(baseline) ?? .null)),
      ("counts", .value(counts)),
      ("firstCause", .value(FirstCause(run).map(firstCause) ?? .null)),
      ("requirements", .array(of: run.requirements) { requirement($0) }),
      ("samples", .array(of: run.samples) { .value(samples($0)) }),
      ("context", .value(.array(run.context.map(context)))),
      ("coverage", .value(coverage)),
      ("laboratory", .value(laboratory)),
    ])
  }

  private func capture(_ capture: CaptureDescription) -> JSONValue {
    [
      "name": .string(capture.name),
      "digest": .string(capture.sha256.map { "sha256:" + $0 } ?? "left out"),
      "format": .string(capture.format),
      "bytes": .integer(capture.bytes),
      "frames": JSONValue(capture.frames),
      "cutFrames": JSONValue(capture.cutFrames),
      "firstTime": JSONValue(capture.firstTime),
      "firstTimeText": JSONValue(capture.firstTime.map(isoText)),
      "lastTime": JSONValue(capture.lastTime),
      "lastTimeText": JSONValue(capture.lastTime.map(isoText)),
      "linkTypes": .strings(capture.linkTypes),
    ]
  }

  private var profile: JSONValue {
    [
      "name": .string(run.profile.name),
      "title": .string(run.profile.title.en),
      "files": .strings(run.profile.files),
      "digest": .string(run.profile.digest),
      "parameters": .array(
        run.profile.parameters.map {
          [
            "name": .string($0.name), "value": .string($0.value), "provenance": .string($0.provenance),
            "replaced": .strings($0.replaced),
          ]
        }),
    ]
  }

  private func unit(_ unit: UnitDescription) -> JSONValue {
    [
      "name": .string(unit.name),
      "identity": .string(unit.identity),
      "declared": .boolean(!unit.isInferred),
      "role": .string(unit.role),
      "vendor": JSONValue(unit.vendor),
      "model": JSONValue(unit.model),
      "version": JSONValue(unit.version),
      "addresses": .strings(unit.addresses),
      "part": JSONValue(unit.part),
      "deployment": JSONValue(unit.deployment),
      "tester": .boolean(unit.isTester),
      "underTest": .boolean(unit.isUnderTest),
      "inCapture": .boolean(unit.isInCapture),
      "provenance": .string(unit.isInferred ? Phrase.provenance(of: unit).en : unit.provenance),
    ]
  }

  /// The unit's name; `null` where nobody could tell the unit.
  func name(_ id: UnitID?) -> JSONValue { id == nil ? .null : .string(run.units.name(id)) }

  private func baseline(_ baseline: Baseline) -> JSONValue {
    [
      "name": .string(baseline.name), "captures": .strings(baseline.captures),
      "pairs": .strings(baseline.pairs), "known": .strings(baseline.known.sorted()),
      "lost": .strings(baseline.lost),
    ]
  }

  private func flow(_ flow: FlowDescription) -> JSONValue {
    [
      "kind": .string(flow.kind.rawValue),
      "flow": .string(flow.name),
      "sender": name(flow.sender),
      "receiver": name(flow.receiver),
      "frames": JSONValue(flow.frames),
      "items": .array(
        flow.items.map {
          [
            "name": .string($0.name),
            "value": .string($0.value),
            "provenance": .string($0.provenance),
            "evidence": JSONValue($0.evidence.isEmpty ? nil : Phrase.clauses($0.evidence.map(\.text)).en),
            "frames": JSONValue($0.frames),
            "alternatives": .strings($0.alternatives.map(\.text.en)),
          ]
        }),
    ]
  }

  private func context(_ stream: ContextStream) -> JSONValue {
    [
      "protocol": .string(stream.name),
      "messages": .string(stream.messages),
      "sender": .string(stream.sender),
      "count": JSONValue(stream.count),
      "meanInterval": JSONValue(stream.meanInterval),
      "longestGap": .integer(stream.longestGap),
      "missing": JSONValue(stream.missing),
      "remark": .string(stream.clock?.phrase.en ?? ""),
    ]
  }

  private func samples(_ flow: SampleDescription) -> JSONValue {
    [
      "flow": .string(flow.flow),
      "sender": name(flow.sender),
      "receiver": name(flow.receiver),
      "blocks": JSONValue(flow.blocks),
      "meanPower": JSONValue(flow.meanPower),
      "peakPower": JSONValue(flow.peakPower),
      "symbolPowers": .array(flow.symbolPowers.map { JSONValue($0) }),
      "saturated": JSONValue(flow.saturated),
      "zeroBlocks": JSONValue(flow.zeroBlocks),
      "constantBlocks": JSONValue(flow.constantBlocks),
      "exponents": .array(flow.exponents.map { JSONValue($0) }),
    ]
  }

  private func integrity(_ note: IntegrityNote) -> JSONValue {
    [
      "kind": .string(note.kind), "text": .string(note.text.en),
      "limitsVerdicts": .boolean(note.limitsVerdicts),
    ]
  }

  private var counts: JSONValue {
    [
      "requirements": JSONValue(run.requirements.count),
      "byVerdict": byVerdict(run.requirements),
      "byLevel": .object(
        Level.allCases.map { level in
          .init(level.rawValue, byVerdict(run.requirements.filter { $0.requirement.level == level }))
        }),
      "failuresByStanding": .object(
        FailureStanding.allCases.map { standing in
          .init(standing.rawValue, JSONValue(standings.count(standing)))
        }),
      "passedOnInference": JSONValue(
        run.requirements.count { $0.verdict == .pass && $0.basis == .inferred }),
    ]
  }

  private func byVerdict(_ results: [RequirementResult]) -> JSONValue {
    .object(
      Verdict.allCases.map { verdict in
        .init(verdict.rawValue, JSONValue(results.count { $0.verdict == verdict }))
      })
  }

  private func standing(_ result: RequirementResult) -> FailureStanding? {
    standings[result.requirement.id]
  }

  private func firstCause(_ cause: FirstCause) -> JSONValue {
    [
      "requirement": .string(cause.requirement.requirement.id),
      "unit": name(cause.finding.unit),
      "cause": .string(cause.finding.cause),
      "capture": JSONValue(cause.witness.capture),
      "frame": JSONValue(cause.witness.frame),
      "filter": .string(cause.witness.displayFilter),
    ]
  }

  private func requirement<Failure>(_ result: RequirementResult) -> JSONDocument<Failure> {
    let requirement = result.requirement
    let head: JSONValue = [
      "id": .string(requirement.id),
      "formerly": .strings(requirement.formerly),
      "title": localized(requirement.title),
      "level": .string(requirement.level.rawValue),
      "status": .string(requirement.statusText),
      "source": JSONValue(requirement.source?.rawValue),
      "cite": [
        "document": .string(requirement.cite.document),
        "version": .string(requirement.cite.version),
        "clause": .string(requirement.cite.clause),
      ],
      "scope": .string(requirement.scope.rawValue),
      "attribute": .string(requirement.attribution.rawValue),
      "appliesIf": JSONValue(requirement.appliesIf),
      "exerciseRequired": .boolean(requirement.exerciseRequired),
      "departures": .array(requirement.departures.map(departure)),
      "verdict": .string(result.verdict.rawValue),
      "basis": .string(result.basis.rawValue),
      "standing": JSONValue(standing(result)?.rawValue),
      "disposition": disposition(result.disposition),
      "acceptedWith": .strings(standings.causes(of: requirement.id)),
    ]
    let tail: [(key: String, value: JSONDocument<Failure>)] = [
      ("units", .array(of: result.units) { .value(unitResult($0)) }),
      ("family", .value(requirement.family.map(family) ?? .null)),
      ("members", .array(of: result.members) { .value(member($0)) }),
      ("measurements", .array(of: result.measurements) { .value(measurement($0)) }),
      ("reasons", .value(.strings(result.reasons.map(\.en)))),
      ("notes", .value(requirement.notes.map(localized) ?? .null)),
      ("relevantTo", .value(.strings(requirement.relevantTo))),
      ("findings", .array(of: result.findings) { .value(finding($0)) }),
      ("unkept", .value(.array(result.unkeptUnits.map(name)))),
    ]
    let members = (head.members + tally(result.tally).members).map {
      (key: $0.key, value: JSONDocument<Failure>.value($0.value))
    }
    return .object(members + tail)
  }

  private func waiver(_ statement: WaiverStatement) -> JSONValue {
    [
      "waiver": disposition(statement.waiver),
      "state": .string(statement.state.rawValue),
      "place": .string(statement.place),
      "accepts": .strings(statement.accepted),
    ]
  }

  private func departure(_ departure: Departure) -> JSONValue {
    [
      "key": .string(departure.key),
      "before": JSONValue(departure.before),
      "after": .string(departure.after),
      "place": .string(departure.place),
      "reason": .string(departure.reason),
      "weakens": .boolean(departure.weakens),
    ]
  }

  private func unitResult(_ unit: UnitResult) -> JSONValue {
    .joining(
      ["unit": name(unit.unit), "verdict": .string(unit.verdict.rawValue)], tally(unit.tally),
      ["disposition": disposition(unit.disposition)])
  }

  private func family(_ family: FamilyDescription) -> JSONValue {
    ["field": .string(family.name), "namedValues": JSONValue(family.namedValues)]
  }

  private func member(_ member: MemberResult) -> JSONValue {
    .joining(
      [
        "name": .string(member.name), "value": .integer(member.value),
        "verdict": .string(member.verdict.rawValue),
      ],
      tally(member.tally), ["units": .array(member.units.map(unitResult))])
  }

  private func measurement(_ measurement: Measurement) -> JSONValue {
    // Times in microseconds, as delay parameters are told; other numbers as they are.
    let isTime = measurement.numberUnit == .nanoseconds
    func number(_ value: Int64) -> JSONValue { isTime ? .thousandths(value) : .integer(value) }
    return [
      "unit": name(measurement.unit),
      "event": .string(measurement.event),
      "plane": JSONValue(measurement.plane),
      "direction": JSONValue(measurement.text(of: "dataDirection")),
      "eAxC": JSONValue(measurement.text(of: "eAxC")),
      "key": .array(measurement.key.map { ["name": .string($0.name), "value": .string($0.text)] }),
      "early": JSONValue(measurement.early),
      "onTime": JSONValue(measurement.onTime),
      "late": JSONValue(measurement.late),
      "acausal": JSONValue(measurement.acausal),
      "relative": .boolean(measurement.isRelative),
      "min": number(measurement.minimum),
      "median": number(measurement.median),
      "medianRange": .array([
        number(measurement.medianRange.lowerBound), number(measurement.medianRange.upperBound),
      ]),
      "max": number(measurement.maximum),
      "numberUnit": .string(isTime ? Self.unitOfTimes : measurement.numberUnit.rawValue),
    ]
  }

  static let unitOfTimes = "us"

  private func localized(_ text: LocalizedText) -> JSONValue {
    ["en": .string(text.en), "ja": JSONValue(text.ja)]
  }

  private func tally(_ tally: Tally) -> JSONValue {
    [
      "instances": JSONValue(tally.instances),
      "passed": JSONValue(tally.passed),
      "failed": JSONValue(tally.failed),
      "inconclusive": JSONValue(tally.inconclusive),
      "notJudged": JSONValue(tally.notJudged),
      "outside": JSONValue(tally.outside),
      "unseen": JSONValue(tally.unseen),
      "passedOnInference": JSONValue(tally.passedOnInference),
    ]
  }

  private func disposition(_ waiver: Waiver?) -> JSONValue {
    guard let waiver else { return .null }
    return [
      "requirement": .string(waiver.requirement),
      "unit": JSONValue(waiver.unit),
      "acceptedBy": .string(waiver.acceptedBy),
      "reason": .string(waiver.reason),
      "ticket": JSONValue(waiver.ticket),
      "expires": .string(waiver.expires),
    ]
  }

  private func finding(_ finding: Finding) -> JSONValue {
    [
      "unit": name(finding.unit),
      "member": JSONValue(finding.member),
      "cause": .string(finding.cause),
      "count": JSONValue(finding.count),
      "consequenceOf": JSONValue(finding.consequenceOf),
      "causeUnit": name(finding.causeUnit),
      "causeResolved": .boolean(!finding.isCauseUnresolved),
      "first": .array(finding.first.map(witness)),
      "worst": finding.worst.map(witness) ?? .null,
      "last": finding.last.map(witness) ?? .null,
      "secondLook": finding.look.map(secondLook) ?? .null,
    ]
  }

  private func witness(_ witness: Witness) -> JSONValue {
    [
      "capture": JSONValue(witness.capture),
      "frame": JSONValue(witness.frame),
      "time": JSONValue(witness.time),
      "timeText": .string(isoText(nanoseconds: witness.time)),
      "event": .string(witness.event),
      "fields": .array(witness.fields.map(field)),
      "context": .array(witness.context.map(field)),
      "expected": .string(witness.expectedText.en),
      "observed": .string(witness.observedText.en),
      "partnerFrame": JSONValue(witness.partnerFrame),
      "filter": .string(witness.displayFilter),
    ]
  }

  private func field(_ field: WitnessField) -> JSONValue {
    [
      "name": .string(field.name),
      "value": JSONValue(field.value),
      "text": .string(field.shownText.en),
      "bits": field.bits.map { ["first": JSONValue($0.lowerBound), "count": JSONValue($0.count)] } ?? .null,
      "wireshark": JSONValue(field.wireshark),
    ]
  }

  private var coverage: JSONValue {
    [
      "exercised": JSONValue.strings(ids { $0.verdict != .notExercised && $0.verdict != .notApplicable }),
      "notExercised": JSONValue.strings(ids { $0.verdict == .notExercised }),
      "notApplicable": JSONValue.strings(ids { $0.verdict == .notApplicable }),
      "events": eventCounts(run.events),
      "otherTraffic": eventCounts(run.otherTraffic),
    ]
  }

  private func ids(_ condition: (RequirementResult) -> Bool) -> [String] {
    run.requirements.filter(condition).map(\.requirement.id)
  }

  private func eventCounts(_ counts: [EventCount]) -> JSONValue {
    .array(counts.map { ["event": .string($0.event), "count": JSONValue($0.count)] })
  }
}

extension JSONValue {
  /// One object with the members of several, in order; what is no object adds none.
  static func joining(_ objects: JSONValue...) -> JSONValue {
    .object(
      objects.flatMap { object -> [Member] in
        if case .object(let members) = object { return members }
        return []
      })
  }
}
