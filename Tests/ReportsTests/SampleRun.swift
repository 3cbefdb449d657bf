import Events
import Results

enum Sample {
  static let ru = UnitID(rawValue: 0)
  static let du = UnitID(rawValue: 1)

  static func requirement(
    _ id: String, level: Level = .shall, status: ValidationStatus = .validated, ja: String? = nil
  ) -> RequirementDescription {
    var requirement = RequirementDescription(
      id: id, title: LocalizedText(en: "Title of \(id)", ja: ja),
      cite: Citation(document: "ETSI TS 103 859", version: "12.0.1", clause: "7.5.2"),
      form: "assertion")
    requirement.level = level
    requirement.status = status
    return requirement
  }

  static func tally(_ verdict: Verdict) -> Tally {
    var tally = Tally()
    switch verdict {
    case .pass: tally.passed = 5
    case .fail: (tally.passed, tally.failed) = (7, 3)
    case .inconclusive: tally.inconclusive = 2
    case .error: tally.notJudged = 1
    case .notExercised, .notApplicable: break
    }
    return tally
  }

  static func result(
    _ requirement: RequirementDescription, _ verdict: Verdict, unit: UnitID = du, findings: [Finding] = [],
    reasons: [String] = [], basis: Basis = .given, waiver: Waiver? = nil
  ) -> RequirementResult {
    let tally = tally(verdict)
    return RequirementResult(
      requirement: requirement, verdict: verdict, basis: basis, tally: tally,
      units: [UnitResult(unit: unit, verdict: verdict, tally: tally, disposition: waiver)],
      findings: findings, reasons: reasons.map { LocalizedText(en: $0) }, disposition: waiver)
  }

  static func witness(frame: Int, time: Int64 = 1_000, observed: String = "payloadVersion was 2") -> Witness {
    Witness(
      capture: 0, frame: frame, time: time, event: "cus.c",
      fields: [
        WitnessField(
          name: "payloadVersion", value: 2, text: "2", bits: 177..<180,
          wireshark: "oran_fh_cus.payloadVersion", filter: "oran_fh_cus.payloadVersion == 2")
      ],
      expected: [Statement(.expression, "payloadVersion == 1")],
      observed: [Statement(.expression, observed)])
  }

  static func finding(
    frame: Int, time: Int64 = 1_000, cause: String = "value", unit: UnitID? = du,
    consequenceOf: String? = nil
  ) -> Finding {
    var finding = Finding(
      unit: unit, cause: cause, count: 3, first: [witness(frame: frame, time: time)],
      last: witness(frame: frame + 9, time: time + 9), consequenceOf: consequenceOf)
    finding.look = consequenceOf == nil ? look : SecondLook(notKept: .beyondBound)
    return finding
  }

  static var look: SecondLook {
    var look = SecondLook(
      frame: FrameExcerpt(
        frame: 8, length: 1_500,
        parts: [.init(offset: 0, bytes: "02005e"), .init(offset: 40, bytes: "7f")],
        leftOut: FrameExcerpt.LeftOut.What.allCases.map { .init($0, bytes: 3) }),
      neighbours: [
        MessageSummary(
          frame: 7, time: 900, sender: UnitID(rawValue: 0), receiver: nil, event: "cus.c",
          fields: "eAxC = 0x0001"),
        MessageSummary(frame: 9, time: 1_100, event: "cus.u", fields: ""),
      ])
    look.fields = [DecodedField(event: "cus.c", name: "payloadVersion", text: "2", bits: 177..<180)]
    look.partner = FrameExcerpt(frame: 7, length: 60, parts: [], leftOut: [])
    look.cells = CellPicture(
      rowField: "fromSymbol", columnField: "fromPrb", frames: 1..<200,
      events: [
        ClaimedCells(frame: 7, part: .announced, rows: 0..<2, columns: 50..<74, everyOtherColumn: false)
      ], eventsBeyondBound: 0)
    return look
  }

  static let waiver = Waiver(
    requirement: "cus/7", unit: "du1", acceptedBy: "T. Sato", reason: "known in release 3",
    ticket: "LAB-12", expires: "2027-03-31")

  static var units: [UnitDescription] {
    var ru = UnitDescription(
      name: "ru1", role: "O-RU", addresses: ["70:b3:d5:e1:5b:06"], provenance: "profile demo.yaml:4")
    (ru.vendor, ru.model, ru.deployment) = ("Example", "R1", "dedicated")
    let du = UnitDescription(
      name: "du1", role: "O-DU", addresses: ["80:61:5f:0d:df:aa"], evidence: [Indication(.sendsCPlane, "1")])
    return [ru, du]
  }

  static func run(_ results: [RequirementResult] = [], outcome: Outcome = .pass) -> RunResult {
    var capture = CaptureDescription(
      name: "trace.pcapng", format: "pcapng", bytes: 4_680_676, frames: 3500, linkTypes: ["Ethernet"])
    (capture.firstTime, capture.lastTime) = (1_795_304_732_560_919_560, 1_795_304_737_000_000_001)
    var run = RunResult(
      toolVersion: "0.1.0", captures: [capture],
      profile: ProfileDescription(
        name: "demo", title: LocalizedText(en: "Demonstration pair"), files: ["demo.yaml", "oran-cus.yaml"],
        digest: "abc123",
        parameters: [
          ResolvedParameter(
            name: "ta4_max", value: "500 us", provenance: "demo.yaml:12",
            replaced: ["400 us (oran-cus.yaml:9)"])
        ]),
      units: units, configuration: [flow("eAxC 0 U DL", frames: 120)],
      integrity: [
        IntegrityNote(kind: "drops", text: LocalizedText(en: "4 frames lost"), limitsVerdicts: true)
      ],
      requirements: results, outcome: outcome,
      statement: LocalizedText(en: "no nonconformity observed in 3 of 5 requirements of demo"),
      events: [EventCount(event: "cus.u", count: 3000)],
      otherTraffic: [EventCount(event: "ptp", count: 12)],
      restrictions: [LocalizedText(en: "frames before 10")],
      asOf: "2026-11-22")
    run.samples = [samples]
    run.context = [context]
    return run
  }

  /// Messages that carry time, with a gap.
  static var context: ContextStream {
    ContextStream(
      name: "PTP", messages: "Announce, domain 24", sender: "00:1b:19:00:00:01", count: 1_200,
      firstTime: 0, lastTime: 1_199 * 125_000_000, longestGap: 3_000_000_000, missing: 23,
      clock: AnnouncedClock(clockClass: 6, grandmaster: "001b19fffe000001", changes: 0))
  }

  /// What samples amount to: in a flow with power, saturated ones among them.
  static var samples: SampleDescription {
    var samples = SampleDescription(flow: "U-plane DL eAxC 0x0000", sender: du, receiver: ru, blocks: 5_100)
    // A resource element at full scale has 2^30.
    samples.power = .init(energy: (1 << 30) * 10, elements: 318)
    samples.peak = 856_000_000
    samples.symbols = [samples.power, .init()]
    (samples.saturated, samples.zeroBlocks, samples.constantBlocks) = (2_400, 51, 1)
    samples.exponents = [0, 4_000, 1_100]
    return samples
  }

  static func flow(_ name: String, frames: Int, width: String = "9") -> FlowDescription {
    FlowDescription(
      name: name, sender: du, receiver: ru, frames: frames,
      items: [
        ConfigurationItem(
          name: "udIqWidth", value: width, provenance: "inferred", evidence: [.place("section sizes")],
          frames: frames,
          alternatives: [AlternativeValue("14")])
      ])
  }

  /// A requirement with a verdict for each message: one fails, one is open, two pass, of five that there are.
  static var family: RequirementResult {
    let names = ["Setup", "Release", "Data", "Reset", "Notify"]
    var requirement = requirement("f1ap/9.2/presence")
    requirement.family = FamilyDescription(name: "message", namedValues: names.count)
    var finding = finding(frame: 77, cause: "forbidden")
    finding.member = "Release"
    var result = result(requirement, .fail, findings: [finding], reasons: ["bytes were not captured"])
    result.members = [Verdict.pass, .fail, .inconclusive, .pass].enumerated().map { value, verdict in
      MemberResult(
        name: names[value], value: Int64(value), verdict: verdict, tally: tally(verdict),
        units: [UnitResult(unit: du, verdict: verdict, tally: tally(verdict))])
    }
    return result
  }

  /// A requirement that passes because the profile weakened it.
  static var departed: RequirementResult {
    var requirement = requirement("cus/7.5.2/version")
    requirement.departures = [
      Departure(
        key: "assert", before: "payloadVersion == 1", after: "payloadVersion in [1, 2]", place: "lab.yaml:12",
        reason: "old encoder", weakens: true)
    ]
    return result(requirement, .pass)
  }

  /// A window with what was measured of two flows.
  static var window: RequirementResult {
    var window = result(requirement("cus/4.4/window"), .inconclusive, reasons: ["no common clock"])
    var first = Measurement(
      unit: UnitID(rawValue: 0), event: "cus.u",
      key: [.init(name: "dataDirection", text: "UL"), .init(name: "eAxC", text: "0x0004")],
      isRelative: false, minimum: -12_500, maximum: 300_000,
      classes: NumberClasses([.init(place: 605, count: 1_014)]),
      numberUnit: .nanoseconds)
    (first.early, first.onTime, first.late, first.acausal) = (5, 1_007, 2, 3)
    var second = Measurement(
      unit: nil, event: "x.y", key: [], isRelative: true, minimum: 1, maximum: 3,
      classes: NumberClasses([.init(place: 2, count: 4)]), numberUnit: .slots)
    second.onTime = 4
    window.measurements = [first, second]
    return window
  }

  /// One requirement for each verdict, and for each way in which a failure can stand.
  static var everything: RunResult {
    var required = requirement("iot/prach")
    required.exerciseRequired = true
    var optional = requirement("f1ap/optional")
    (optional.appliesIf, optional.applicable) = ("prach-cplane", false)
    var noted = requirement("cus/7.5.2/payload-version", ja: "ペイロードのバージョンは1である")
    noted.notes = LocalizedText(en: "Old encoder in the DU.", ja: "DUの古い符号化器。")
    noted.relevantTo = ["O-RAN.WG4.CONF 3.4.1"]
    var measured = finding(frame: 42, time: 5_000)
    measured.worst = witness(frame: 50, time: 6_000, observed: "payloadVersion was 7")
    measured.first[0].partnerFrame = 40
    var run = run(
      [
        result(requirement("cus/1/pass"), .pass, basis: .inferred),
        result(noted, .fail, findings: [measured]),
        result(
          requirement("cus/8.3/sections"), .fail,
          findings: [finding(frame: 42, time: 5_000, consequenceOf: noted.id)]),
        result(requirement("cus/7.9/accepted"), .fail, findings: [finding(frame: 9)], waiver: waiver),
        result(requirement("cus/9/should", level: .should), .fail, findings: [finding(frame: 3)]),
        result(requirement("cus/9/unsure", status: .unvalidated), .fail, findings: [finding(frame: 4)]),
        result(
          requirement("cus/9/seen", level: .may, status: .observation), .fail, findings: [finding(frame: 5)]),
        window,
        result(requirement("cus/2/limit"), .error, reasons: ["64-bit overflow"]),
        result(required, .notExercised),
        result(optional, .notApplicable),
      ], outcome: .fail)
    run.waivers = WaiverStatement.State.allCases.map {
      WaiverStatement(waiver: waiver, state: $0, place: "demo.yaml:30")
    }
    run.waivers[0].accepted = ["cus/7.9/accepted"]
    return run
  }
}
