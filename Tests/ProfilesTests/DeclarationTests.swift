import Conformance
import Documents
import Events
import Expressions
import Results
import Testing

@testable import Profiles

/// What units declare holds where the profile gives no value.
@Suite struct DeclarationTests {
  private static let vendor = """
    profile: vendor/x
    parameters:
      early: { unit: us, note: of the RU }
      late: 160 us
      ids: { value: [], note: of the RU }
    capabilities: { beamforming: false }
    units:
      - { name: ru, role: O-RU }
      - { name: du, role: O-DU, addresses: "02:00:5e:00:00:01" }
    decode:
      - { udCompHdr: static }
    requirements:
      - { id: a/window, title: A, cite: "1", select: x.c, probe: delay, within: [$early, $late] }
      - { id: a/member, title: A, cite: "1", select: x.c, probe: delay, holds: payloadVersion in $ids }
    cite: { document: D, version: "1" }
    title: X
    """

  private static func number(_ value: Int64) -> DeclaredValue {
    DeclaredValue(value: .number(value, .nanoseconds), provenance: "m-plane ru.xml:7")
  }

  private static func unit(_ role: String, _ addresses: [String]) -> DeclaredUnit {
    DeclaredUnit(
      description: UnitDescription(
        name: "\(role) of ru.xml", role: role, addresses: addresses, provenance: "m-plane ru.xml:9"),
      isUnderTest: false, location: SourceLocation(file: "ru.xml", line: 9, column: 1))
  }

  private static var declarations: Declarations {
    var declarations = Declarations()
    declarations.files = [ProfileFile(path: "ru.xml", text: "<data/>")]
    declarations.notes = ["ru.xml: a note"]
    return declarations
  }

  private func load(_ text: String, _ declarations: Declarations) throws -> Profile {
    let (profile, diagnostics) = Profile.read(
      text, file: "x.yaml", catalogue: Bench.catalogue, forms: Bench.forms, declarations: declarations,
      asOf: "2026-01-01")
    #expect(diagnostics.filter { $0.severity == .error } == [])
    return try #require(profile)
  }

  @Test func aParameterThatNobodyGaveTakesTheDeclaredValue() throws {
    var declarations = Self.declarations
    declarations.parameters = ["early": Self.number(71_000)]
    let profile = try load(Self.vendor, declarations)
    #expect(profile.parameterValues["early"]?.value == .number(71_000, .nanoseconds))
    #expect(profile.parameterValues["early"]?.provenance == "m-plane ru.xml:7")
    #expect(profile.requirements.map(\.applicable) == [true, false])
    #expect(profile.notes == ["ru.xml: a note"])
    #expect(profile.files.map(\.path) == ["x.yaml", "ru.xml"])
    #expect(try load(Self.vendor, Declarations()).requirements.map(\.applicable) == [false, false])
  }

  @Test func whatJudgesNothingForLackOfSomethingElseIsTold() throws {
    var declarations = Self.declarations
    declarations.parameters = ["late": Self.number(300_000)]
    let open = Self.vendor.replacing("late: 160 us", with: "late: { unit: us, note: of the RU }")
    #expect(
      try load(open, declarations).notes.dropFirst()
        == ["nothing is judged by `late` of the M-plane: neither the profile nor the M-plane gives `early`"])
    declarations.parameters["early"] = Self.number(71_000)
    #expect(try load(open, declarations).notes.dropFirst().isEmpty)
  }

  @Test func aListWithoutMembersIsOneThatNobodyGave() throws {
    #expect(
      try load(Self.vendor, Self.declarations).requirements[1].appliesIf == "the profile gives `ids`")
    var declarations = Self.declarations
    declarations.parameters["ids"] = DeclaredValue(
      value: .list([.number(1, .none)]), provenance: "m-plane ru.xml:8")
    #expect(try load(Self.vendor, declarations).requirements[1].applicable)
  }

  @Test func aValueOfTheProfileHoldsAndTheContradictionIsTold() throws {
    var declarations = Self.declarations
    declarations.parameters = ["late": Self.number(300_000), "unheard": Self.number(1)]
    declarations.capabilities["beamforming"] = DeclaredValue(
      value: .boolean(true), provenance: "m-plane ru.xml:3")
    let profile = try load(Self.vendor, declarations)
    #expect(profile.parameterValues["late"]?.value == .number(160_000, .nanoseconds))
    #expect(profile.capabilities["beamforming"]?.value == .boolean(false))
    #expect(
      profile.notes == [
        "ru.xml: a note",
        "`late` is 160 us by x.yaml:4 and 300 us by m-plane ru.xml:7: the former holds",
        "the profile has no `unheard`, which the M-plane gives",
        "`beamforming` is false by x.yaml:6 and true by m-plane ru.xml:3: the former holds",
      ])
  }

  @Test func whatASpecificationPresumesGivesWay() throws {
    var declarations = Self.declarations
    declarations.parameters = ["late": Self.number(300_000)]
    declarations.capabilities["beamforming"] = DeclaredValue(
      value: .boolean(true), provenance: "m-plane ru.xml:3")
    let profile = try load("profile: spec/x" + Self.vendor.dropFirst("profile: vendor/x".count), declarations)
    #expect(profile.parameterValues["late"]?.value == .number(300_000, .nanoseconds))
    #expect(profile.capabilities["beamforming"]?.value == .boolean(true))
    #expect(!profile.notes.contains { $0.contains("holds") })
    #expect(profile.explanation.contains("late = 300 us  (m-plane ru.xml:7; overrides x.yaml:4)"))
  }

  @Test func addressesGoToTheUnitsThatTheProfileHas() throws {
    var declarations = Self.declarations
    declarations.units = [
      Self.unit("O-RU", ["02:00:5e:00:00:02"]), Self.unit("O-DU", ["02:00:5e:00:00:01", "192.0.2.1"]),
    ]
    var entry = DecodeEntry(location: SourceLocation(file: "ru.xml", line: 12, column: 1))
    entry.source = .managementPlane
    entry.provenance = "ru.xml:12"
    entry.match.unit = "O-RU of ru.xml"
    entry.match.direction = .downlink
    entry.match.eAxC = [3]
    entry.udIqWidth = 9
    declarations.decode = [entry]
    let profile = try load(Self.vendor, declarations)
    #expect(profile.units.map(\.description.name) == ["ru", "du"])
    #expect(
      profile.units.map(\.description.addresses) == [
        ["02:00:5e:00:00:02"], ["02:00:5e:00:00:01", "192.0.2.1"],
      ])
    #expect(profile.decode.map(\.match.unit) == ["ru", nil])
    #expect(profile.explanation.contains("unit ru, O-RU, 02:00:5e:00:00:02  (profile, m-plane ru.xml:9)"))
    #expect(profile.explanation.contains("decode DL, eAxC 3, of ru, udIqWidth: 9  (m-plane ru.xml:12)"))
  }

  @Test func cellsBehindOneAddressAreAllTheUnitThatDeclares() throws {
    var declarations = Self.declarations
    declarations.units = [Self.unit("O-RU", ["02:00:5e:00:00:09"])]
    var entry = DecodeEntry(location: SourceLocation(file: "ru.xml", line: 12, column: 1))
    entry.match.unit = "O-RU of ru.xml"
    declarations.decode = [entry]
    let cells =
      "- { name: a, role: O-RU, addresses: \"02:00:5e:00:00:09\", vlan: 5 }\n  "
      + "- { name: b, role: O-RU, addresses: \"02:00:5e:00:00:09\", vlan: 6 }"
    let profile = try load(
      Self.vendor.replacing("- { name: ru, role: O-RU }", with: cells), declarations)
    #expect(profile.decode.map(\.match.unit) == ["a", "b", nil])
  }

  @Test func unitsThatTheProfileDoesNotKnowAreAddedAndTold() throws {
    var declarations = Self.declarations
    declarations.units = [Self.unit("O-DU", ["02:00:5e:00:00:07"]), Self.unit("O-RU", ["02:00:5e:00:00:01"])]
    let profile = try load(Self.vendor, declarations)
    #expect(profile.units.map(\.description.name) == ["ru", "du", "O-DU of ru.xml"])
    #expect(
      profile.notes.dropFirst() == [
        "m-plane ru.xml:9 has an O-DU at 02:00:5e:00:00:07, which is no unit of the profile",
        "`du` is an O-DU by the profile and an O-RU by m-plane ru.xml:9: the former holds",
      ])
  }
}
