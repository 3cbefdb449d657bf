import Conformance
import Documents
import Events
import Expressions
import Foundation
import Profiles
import Results
import Testing

@Suite struct ProfileLoaderTests {
  static let full = """
    profile: full
    title: { en: Full, ja: 全部 }
    version: "1.2"
    cite: { document: ETSI TS 103 859, version: "12.0.1" }
    parameters:
      early: 20 us
      late: { value: 160, unit: us, note: of the RU's data sheet }
      modulo: 256
      methods: [none, BFP]
    capabilities: { beamforming: true, layers: 4 }
    units:
      - { name: RU 1, role: O-RU, vendor: V, model: M, version: "1.0", under_test: true,
          addresses: ["00-11-22-AA-BB-CC", 192.0.2.1, "FE80::1"], deployment: dedicated }
      - { name: Rig, role: O-DU, tester: true }
    decode:
      - { match: { direction: UL, eAxC: [1, 0x10], vlan: 7, unit: RU 1 }, udCompHdr: static, udCompMeth: BFP,
          udIqWidth: 9, udCompLen: false, carrierPrbs: 273, scs: 30 kHz, eAxCBits: [4, 4, 4, 4],
          sequence: per-direction, udpPorts: 7000, survey: 65536 }
    causes: { late: [cus/4, cus/cover] }
    requirements:
      - id: cus/7.5.2/version
        title: { en: The version is 1, ja: 版は1 }
        level: should
        status: unvalidated
        cite: { clause: "7.5.2" }
        scope: pair
        attribute: receiver
        applies_if: beamforming && layers >= 2
        notes: Old software
        relevant_to: [TC 1, TC 2]
        exercise: required
        consequence_of:
          - late
          - cus/4/window
          - { of: late, on: exchange, same: payloadVersion, without: udIqWidth }
          - { of: [late, cus/4/window], on: delay, kind: late, when: payloadVersion > 1 }
        select: x.c[dataDirection == DL], x.c.section
        when: payloadVersion != 7
        assert: payloadVersion == 1
      - id: cus/4/window
        title: In time
        cite: "4.4"
        select: x.c
        probe: delay * 2
        within: [$early, $late + 5 us]
        holds: has(udIqWidth) && udIqWidth > 3
        inner: { field: payloadVersion, fields: [delay, dataDirection], modulo: $modulo, hold: 2 slots,
                 label: hello, mode: order, once: true }
      - id: cus/cover
        title: Seen
        cite: "9"
        applies_if: "!beamforming || unheard"
        cover: count(x.c.section[udCompMeth in $methods]) > 9
    waivers:
      - { requirement: cus/4, unit: RU 1, accepted_by: A, reason: R, ticket: T-1, expires: 2026-06-01 }
    """

  func full() throws -> Profile {
    let (profile, diagnostics) = try Bench(["p.yaml": Self.full]).load()
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    return try #require(profile)
  }

  @Test func everyAttributeArrives() throws {
    let profile = try full()
    #expect(profile.title == LocalizedText(en: "Full", ja: "全部") && profile.version == "1.2")
    let first = try #require(profile.requirements.first)
    #expect(first.id == "cus/7.5.2/version" && first.title.ja == "版は1")
    #expect(first.level == .should && first.status == .unvalidated && first.scope == .pair)
    #expect(first.attribution == .receiver && first.exerciseRequired && first.notes?.en == "Old software")
    #expect(first.relevantTo == ["TC 1", "TC 2"])
    #expect(
      first.consequences.map(\.causes) == [
        ["cus/4", "cus/cover"], ["cus/4/window"], ["cus/4", "cus/cover"],
        ["cus/4", "cus/cover", "cus/4/window"],
      ])
    guard case .exchange("payloadVersion", "udIqWidth") = first.consequences[2].place,
      case .frame(let fields) = first.consequences[3].place
    else {
      Issue.record("\(first.consequences.map(\.place))")
      return
    }
    #expect(Set(fields.values.map(\.name)) == ["delay"] && first.consequences[3].kind == "late")
    #expect(first.consequences[3].condition?.isEmpty == false)
    #expect(first.cite == Citation(document: "ETSI TS 103 859", version: "12.0.1", clause: "7.5.2"))
    #expect(first.appliesIf == "beamforming && layers >= 2" && first.applicable)
    #expect(first.rule.selections.map(\.event.name) == ["x.c", "x.c.section"])
    #expect(first.rule.selections.allSatisfy { $0.condition != nil })
    let second = profile.requirements[1]
    #expect(second.level == .shall && second.status == .validated && second.attribution == .sender)
    #expect(second.cite.clause == "4.4" && second.cite.document == "ETSI TS 103 859")
  }

  @Test func everyKindOfKeyArrives() throws {
    let profile = try full()
    let values = try #require(profile.requirements[1].rule.form as? ProbeForm).values
    let event = EventTypeID(rawValue: 1)
    #expect(values.interval("within").map { [$0.0, $0.1] } == [20_000, 165_000])
    #expect(values.expression("probe")?[event]?.type == .number(.nanoseconds))
    #expect(values.expression("holds")?[event] != nil)
    let inner = values.mapping("inner")
    #expect(inner.field("field")?[event]?.name == "payloadVersion")
    #expect(inner.fields("fields")?[event]?.map(\.name) == ["delay", "dataDirection"])
    #expect(inner.integer("modulo") == 256 && inner.duration("hold") == .slots(2))
    #expect(inner.text("label") == "hello" && inner.text("mode") == "order" && inner.flag("once") == true)
    let count = try #require(profile.requirements[2].rule.form as? CountForm).values["cover"]
    guard case .count(let selections, let minimum)? = count else {
      Issue.record("no count")
      return
    }
    #expect(minimum == 10 && selections.map(\.event.name) == ["x.c.section"])
  }

  @Test func whatTheProfileDoesNotSayOfACapabilityIsStated() throws {
    let last = try full().requirements[2]
    #expect(!last.applicable)
    #expect(last.appliesIf == "!beamforming || unheard (the profile does not say `unheard`)")
  }

  @Test func unitsAndDecodeEntriesArrive() throws {
    let profile = try full()
    let unit = try #require(profile.units.first)
    #expect(unit.isUnderTest && !unit.description.isTester && unit.description.deployment == "dedicated")
    #expect(unit.description.addresses == ["00:11:22:aa:bb:cc", "192.0.2.1", "fe80::1"])
    #expect(profile.units.last?.description.isTester == true)
    let decode = try #require(profile.decode.first)
    #expect(decode.match.direction == .uplink && decode.match.eAxC == [1, 16] && decode.match.vlan == 7)
    #expect(decode.match.unit == "RU 1" && decode.udCompHdr == .isStatic && decode.udCompMeth == 1)
    #expect(decode.udIqWidth == 9 && decode.udCompLen == false && decode.carrierPrbs == 273)
    #expect(decode.slotsPerSubframe == 2 && decode.eAxCBits == [4, 4, 4, 4])
    #expect(decode.sequence == .perDirection && decode.udpPorts == [7000])
    #expect(decode.survey == 65_536)
  }

  @Test func parametersKeepTheirPlaceAndCanBeOverridden() throws {
    let bench = try Bench(["p.yaml": Self.full])
    let profile = try #require(bench.load(parameters: ["late": "0.2 ms"]).profile)
    let late = try #require(profile.parameters.first { $0.name == "late" })
    #expect(late.value == "200 us" && late.provenance == "command line")
    let early = try #require(profile.parameters.first { $0.name == "early" })
    #expect(early.value == "20 us" && early.provenance.hasSuffix("p.yaml:6"))
    let form = try #require(profile.requirements[1].rule.form as? ProbeForm)
    #expect(form.values.interval("within")?.1 == 205_000)
  }

  @Test(arguments: [
    ("lat", "1 us", "no parameter `lat`"), ("late", "7 kHz", "is given as"), ("late", "x", "is given as"),
  ])
  func overridesMustFit(_ name: String, _ value: String, _ message: String) throws {
    let (profile, diagnostics) = try Bench(["p.yaml": Self.full]).load(parameters: [name: value])
    #expect(profile == nil)
    #expect(diagnostics.contains { $0.location.file == "command line" && $0.message.contains(message) })
  }

  @Test func aWaiverHoldsUntilItsLastDay() throws {
    let bench = try Bench(["p.yaml": Self.full])
    #expect(bench.load(asOf: "2026-06-01").profile?.waivers.map(\.requirement) == ["cus/4"])
    let (profile, diagnostics) = bench.load(asOf: "2026-06-02")
    #expect(profile?.waivers.isEmpty == true)
    #expect(
      diagnostics.map(\.severity) == [.warning] && diagnostics[0].message.contains("expired on 2026-06-01"))
  }

  @Test func theDigestChangesWithEveryByte() throws {
    let one = try #require(try Bench(["p.yaml": Self.full]).load().profile)
    let two = try #require(try Bench(["p.yaml": Self.full + "\n# x"]).load().profile)
    #expect(one.digestInput != two.digestInput)
    #expect(one.files.map(\.text) == [Self.full])
  }

  @Test func theSchemaIsJSONAndKnowsAllKeys() throws {
    let schema = Profile.jsonSchema(forms: Bench.forms)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(schema.utf8)) }
    for key in [
      "profile", "extends", "requirements", "probe", "cover", "assert", "inner", "accepted_by", "scs",
    ] {
      #expect(schema.contains("\"\(key)\": {"), "\(key)")
    }
  }

  // MARK: What a level rests on

  private static func sourced(_ attributes: String, source: String? = nil) throws -> Bench {
    try Bench([
      "p.yaml": """
      profile: p
      cite: { document: D, version: "1" }
      \(source.map { "source: \($0)" } ?? "version: \"1\"")
      requirements:
        - { id: a/1, title: T, cite: "1", \(attributes), select: x.c, assert: payloadVersion == 1 }
      """
    ])
  }

  @Test(
    arguments: [
      ("level: shall", nil, nil), ("level: shall", "text", .text), ("source: dissector", "text", .dissector),
      ("source: open-stack", nil, .openStack), ("source: memory, status: unvalidated", nil, .memory),
    ] as [(String, String?, LevelSource?)])
  func aLevelRestsOnWhatTheRequirementOrItsFileSays(own: String, file: String?, source: LevelSource?) throws {
    let (profile, diagnostics) = try Self.sourced(own, source: file).load()
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    #expect(try #require(profile?.requirements.first).source == source)
    let explanation = try #require(profile).explanation
    #expect(explanation.contains("    rests on: ") == (source != nil))
    if let source { #expect(explanation.contains("    rests on: \(source.rawValue)\n")) }
  }

  @Test func whatRestsOnMemoryAloneIsNotValidated() throws {
    for bench in [try Self.sourced("source: memory"), try Self.sourced("level: may", source: "memory")] {
      let error = try #require(bench.load().diagnostics.first)
      #expect(error.severity == .error && error.message == "what rests on memory alone is not validated")
    }
  }

  @Test func anObservationHasNoLevelOfASpecification() throws {
    let error = try #require(try Self.sourced("status: observation, level: should").load().diagnostics.first)
    #expect(error.severity == .error && error.message.contains("no clause carries it"))
    for entry in ["status: observation", "status: observation, level: may"] {
      let requirement = try #require(try Self.sourced(entry).load().profile?.requirements.first)
      #expect(requirement.level == .may && requirement.description.levelText == "observation")
    }
  }
}
