import Events
import SchemaCheck

@testable import Results

/// A record in which every key of the form is used, and small ones for single rules.
enum SampleRecord {
  static let du = UnitID(rawValue: 0)
  static let ru = UnitID(rawValue: 1)

  static func description(_ id: String) -> RequirementDescription {
    RequirementDescription(
      id: id, title: LocalizedText(en: "Title of \(id)", ja: "題"),
      cite: Citation(document: "D", version: "1", clause: "2.3"), form: "sequence")
  }

  static func tally(passed: Int = 0, failed: Int = 0, outside: Int = 0) -> Tally {
    var tally = Tally()
    (tally.passed, tally.failed, tally.outside) = (passed, failed, outside)
    return tally
  }

  static func witness(frame: Int, time: Int64 = 1_000) -> Witness {
    Witness(
      capture: 0, frame: frame, time: time, event: "cus.u", eventFilter: "oran_fh_cus",
      fields: [
        WitnessField(
          name: "seqId", value: 7, text: "7", bits: 192..<200, wireshark: "seq", filter: "seq == 7")
      ], context: [WitnessField(name: "eAxC", missing: .absent)],
      expected: [Statement(.expression, "seqId = 6")],
      observed: [Statement(.value, "seqId", "\"7\"\n\u{202E}")], partnerFrame: frame - 1)
  }

  static func finding(
    frame: Int, time: Int64 = 1_000, unit: UnitID? = du, count: Int = 1, witnesses: Int = 1
  ) -> Finding {
    Finding(
      unit: unit, cause: "loss", count: count,
      first: (0..<witnesses).map { witness(frame: frame + $0, time: time + Int64($0)) })
  }

  static var look: SecondLook {
    var look = SecondLook(
      frame: FrameExcerpt(
        frame: 8, length: 1_500,
        parts: [.init(offset: 0, bytes: "02005e"), .init(offset: 40, bytes: "7f")],
        leftOut: FrameExcerpt.LeftOut.What.allCases.map { .init($0, bytes: 3) }),
      neighbours: [
        MessageSummary(
          frame: 7, time: 900, sender: du, receiver: ru, event: "cus.c", fields: "eAxC = 0x0001"),
        MessageSummary(frame: 9, time: 1_100, event: "cus.u", fields: ""),
      ])
    look.fields = [DecodedField(event: "cus.c", name: "eAxC", text: "0x0001", bits: 144..<160)]
    look.partner = FrameExcerpt(frame: 7, length: 60, parts: [], leftOut: [])
    look.cells = CellPicture(
      rowField: "fromSymbol", columnField: "fromPrb", frames: 1..<200,
      events: [
        ClaimedCells(frame: 7, part: .announced, rows: 0..<2, columns: 50..<74, everyOtherColumn: false)
      ], eventsBeyondBound: 0)
    return look
  }

  static func requirement(
    _ id: String, passed: Int = 0, failed: Int = 0, needs: [CaptureNeed] = [], findings: [Finding] = []
  ) -> RequirementRecord {
    var record = RequirementRecord(
      description(id),
      lines: [TallyLine(units: [UnitTally(unit: du, tally: tally(passed: passed, failed: failed))])],
      findings: findings)
    record.requirement.needs = needs
    return record
  }

  static var units: [UnitDescription] {
    var du = UnitDescription(
      name: "du1", role: "O-DU", addresses: ["02:00:5e:00:00:01"], provenance: "profile")
    (du.vendor, du.model, du.version, du.deployment) = ("Example", "D1", "1.0", "virtual")
    du.part = "VLAN 6"
    let ru = UnitDescription(
      name: "O-RU 02:00:5e:00:00:02", identity: "02:00:5e:00:00:02", role: "O-RU",
      addresses: ["02:00:5e:00:00:02"], evidence: [Indication(.sendsUPlane, "DL")])
    return [du, ru]
  }

  static let waiver = Waiver(
    requirement: "cus/7", unit: "du1", acceptedBy: "T. Sato", reason: "known", ticket: "LAB-1",
    expires: "2027-03-31")

  static func record(_ requirements: [RequirementRecord] = []) -> RunRecord {
    var record = RunRecord(
      tool: .init(name: "tekigo", version: "0.1.0"), asOf: "2026-11-23",
      profile: ProfileDescription(
        name: "demo", title: LocalizedText(en: "Demonstration", ja: "実演"), files: ["demo.yaml"],
        digest: "ab12",
        parameters: [ResolvedParameter(name: "ta4", value: "5 us", provenance: "demo.yaml:3")]))
    var capture = CaptureDescription(
      name: "a.pcapng", format: "pcapng", bytes: 4_000, frames: 40, linkTypes: ["Ethernet"])
    (capture.firstTime, capture.lastTime) = (1_000, 2_000)
    capture.sha256 = String(repeating: "0f", count: 32)
    record.captureSets[0].captures = [capture]
    record.units = units
    record.requirements = requirements
    return record
  }

  /// Everything that a record can hold.
  static var full: RunRecord {
    var family = requirement("f1ap/9.2/presence", failed: 2)
    family.requirement.family = FamilyDescription(name: "message", namedValues: 5)
    family.requirement.notes = LocalizedText(en: "Old software.")
    family.requirement.appliesIf = "prach"
    family.requirement.relevantTo = ["T.1"]
    family.requirement.source = .text
    family.requirement.instance = "number"
    family.requirement.needs = CaptureNeed.allCases
    family.requirement.formerly = ["f1ap/9.1/presence"]
    family.requirement.rule = [RuleKey(name: "assert", text: "x == 1", place: "demo.yaml:7")]
    family.requirement.window = MeasuredWindow(
      lower: -5, upper: 9, guardBand: 2, isLateBelow: true, unit: .nanoseconds)
    family.requirement.departures = [
      Departure(
        key: "level", before: "shall", after: "should", place: "demo.yaml:12", reason: "agreed", weakens: true
      )
    ]
    var counts = Tally()
    (counts.passed, counts.failed, counts.inconclusive, counts.notJudged) = (1, 2, 3, 4)
    (counts.outside, counts.unseen, counts.passedOnInference) = (5, 6, 1)
    family.lines.append(
      TallyLine(member: .init(value: 3, name: "Release"), units: [UnitTally(unit: nil, tally: counts)]))
    family.reasons = [ReasonCount(reason: Reason(.notCaptured, "sectionId"), count: 3)]
    var finding = finding(frame: 8, witnesses: 2)
    finding.member = "Release"
    (finding.worst, finding.last) = (witness(frame: 20), witness(frame: 30))
    finding.worst?.excess = 40
    (finding.consequenceOf, finding.causeUnit) = ("cus/7/other", ru)
    finding.look = look
    var unseen = SampleRecord.finding(frame: 12)
    unseen.cause = "duplicate"
    unseen.look = SecondLook(notKept: .passed)
    unseen.look?.partnerNotKept = .ambiguous
    family.findings = [finding, unseen]
    var measurement = Measurement(
      unit: ru, event: "cus.u", key: [.init(name: "eAxC", text: "0x0001")], isRelative: false, minimum: -5,
      maximum: 900, classes: NumberClasses([.init(place: -5, count: 1), .init(place: 9, count: 2)]),
      numberUnit: .nanoseconds)
    (measurement.early, measurement.onTime, measurement.late, measurement.acausal) = (1, 1, 1, 1)
    (measurement.room, measurement.capture) = (1_000, 0)
    family.measurements = [measurement]
    family.cover = CoverCount(minimum: 3, seen: 1, doubtful: 1)
    family.lines[0].units[0].unmet = [.completeCapture]
    family.unkeptFindings = [UnkeptFindings(unit: du, findings: 2, failures: 9)]
    family.unkeptWitnesses = 4
    var record = record([family])
    record.waivers = [DeclaredWaiver(waiver: waiver, place: "demo.yaml:9")]
    record.captureSets[0].judgedPart = JudgedPart(
      [.init(from: .frame(3), to: .offset(20_000_000))], leftOut: 12, of: 52)
    record.settings = [RunSetting(name: "samples", value: "measured")]
    record.captureSets[0].flows = [
      FlowDescription(
        name: "eAxC 1 U DL", sender: du, receiver: ru, frames: 12,
        items: [
          ConfigurationItem(
            name: "udIqWidth", value: "9", provenance: "inferred",
            evidence: [Indication(.zeroHighNibble, "3", "4")], frames: 12,
            alternatives: [
              AlternativeValue("14", provenance: "profile", evidence: [Indication(.noBothDirections)])
            ])
        ])
    ]
    record.captureSets[0].flows[0].radio = RadioFlow(isUPlane: true, isDownlink: true, eAxC: 1, vlan: 6)
    record.captureSets[0].integrity = [
      IntegrityEntry(.drops, capture: 0, ["count": 4]),
      IntegrityEntry(.resolution, capture: 0, texts: ["resolution": "milliseconds"]),
    ]
    record.events = [EventCount(event: "cus.u", count: 40)]
    record.laboratory = SampleLaboratory.full
    record.captureSets[0].otherTraffic = [EventCount(event: "ARP", count: 2)]
    record.captureSets[0].context = [
      ContextStream(
        name: "PTP", messages: "Announce", sender: "02:00:5e:00:00:09", count: 3, firstTime: 5, lastTime: 9,
        longestGap: 3, missing: 1,
        clock: AnnouncedClock(clockClass: 6, grandmaster: "001b19fffe000001", changes: 1))
    ]
    var samples = SampleDescription(flow: "eAxC 1 U DL", sender: du, receiver: ru, blocks: 51)
    samples.power = .init(energy: UInt128(UInt64.max) * 3, elements: 612)
    samples.peak = .max
    samples.symbols = [samples.power]
    samples.exponents = [0, 51]
    record.captureSets[0].samples = [samples]
    record.captureSets[0].memory = [
      MemoryUse(form: "join", what: "obligations", most: 3, limit: 32, bytes: 400)
    ]
    return record
  }
}
