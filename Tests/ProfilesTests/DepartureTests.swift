import Conformance
import Documents
import Profiles
import Results
import Testing

/// Design §4: what a child profile changes of a parent's requirement is a departure, needs a reason, and is kept.
@Suite struct DepartureTests {
  private static let base = """
    profile: base
    cite: { document: D, version: "1" }
    capabilities: { big: true }
    requirements:
      - { id: a/1, title: One, cite: "1", select: x.c, assert: payloadVersion == 1 }
      - { id: a/2, title: Two, cite: "2", level: should, select: x.c, probe: delay, within: [0, 5 us] }
    """

  private func load(
    _ entry: String, between middle: String? = nil
  ) throws -> (profile: Profile?, diagnostics: [Diagnostic]) {
    let head = "profile: p\nextends: \(middle == nil ? "spec/base" : "q.yaml")\nrequirements:\n  - "
    return try Bench([
      "p.yaml": head + entry + "\n",
      "q.yaml": "profile: q\nextends: spec/base\nrequirements:\n  - \(middle ?? "")\n",
      "Profiles/spec/base.yaml": Self.base,
    ]).load()
  }

  private func departures(_ entry: String, between middle: String? = nil) throws -> [Departure] {
    let (profile, diagnostics) = try load(entry, between: middle)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    return try #require(profile).requirements.flatMap(\.departures)
  }

  @Test(arguments: [
    "assert: \"payloadVersion in [1, 2]\"", "applies_if: \"false\"", "level: may", "status: unvalidated",
    "when: dataDirection == DL", "select: x.c.section", "for_each: dataDirection", "scope: pair",
    "attribute: receiver", "exercise: required", "cite: \"7\"", "consequence_of: a/2",
  ])
  func aChangeWithoutAReasonIsAnErrorAtItsPlace(_ change: String) throws {
    let (profile, diagnostics) = try load("{ id: a/1, \(change) }")
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(profile == nil)
    #expect(
      error.location.file.hasSuffix("p.yaml") && error.location.line == 4 && error.location.column == 16)
    #expect(error.message.contains("such a departure needs a reason"))
    #expect(error.suggestion?.contains("write `reason: …`") == true)
  }

  @Test func aDepartureSaysWhatItWasAndWhoSetIt() throws {
    let entry = "{ id: a/1, assert: \"payloadVersion in [1, 2]\", reason: The lab  agreed }"
    let departure = try #require(try departures(entry).first)
    #expect(departure.key == "assert" && departure.before == "payloadVersion == 1")
    #expect(departure.after == "payloadVersion in [1, 2]" && departure.reason == "The lab agreed")
    #expect(departure.place.hasSuffix("p.yaml:4") && departure.weakens)
  }

  @Test(
    arguments: [
      ("{ id: a/1, assert: \"payloadVersion in [1, 2]\", reason: r }", "shall (departed)", "departed"),
      ("{ id: a/1, applies_if: \"false\", reason: r }", "shall (departed)", "departed"),
      ("{ id: a/1, level: may, reason: r }", "shall (departed)", "departed"),
      ("{ id: a/1, status: unvalidated, reason: r }", "shall (departed)", "unvalidated"),
      ("{ id: a/1, status: observation, reason: r }", "shall (departed)", "observation"),
      ("{ id: a/1, source: text, reason: r }", "shall", "validated"),
      ("{ id: a/1, cite: { document: D, version: \"1\", clause: \"7\" }, reason: r }", "shall", "validated"),
      ("{ id: a/1, exercise: required, reason: r }", "shall", "validated"),
    ])
  func whatWeakensNeverReadsShallValidated(entry: String, level: String, status: String) throws {
    let requirement = try #require(try load(entry).profile?.requirements.first)
    #expect(requirement.description.levelText == level && requirement.description.statusText == status)
  }

  @Test func aStrongerLevelIsADepartureThatDoesNotWeaken() throws {
    let departures = try departures("{ id: a/2, level: shall, reason: This customer wants it }")
    #expect(departures.map(\.weakens) == [false] && departures.map(\.before) == ["should"])
  }

  @Test func aBoundIsPartOfTheRule() throws {
    let departures = try departures("{ id: a/2, within: [0, 50 us], reason: r }")
    #expect(departures.map(\.change) == ["within: [0, 5 us] → [0, 50 us]"] && departures[0].weakens)
  }

  @Test(arguments: [
    "{ id: a/1, title: Eins, notes: Look at the encoder, relevant_to: T1 }",
    "{ id: a/1, level: shall, assert: payloadVersion  ==  1 }",
  ])
  func whatDemandsTheSameIsNoDeparture(_ entry: String) throws {
    #expect(try departures(entry).isEmpty)
  }

  @Test func eachFileOnTheWayTellsItsStep() throws {
    let departures = try departures(
      "{ id: a/1, level: may, reason: second }", between: "{ id: a/1, level: should, reason: first }")
    #expect(departures.map(\.change) == ["level: shall → should", "level: should → may"])
    #expect(departures.map(\.reason) == ["first", "second"])
    #expect(departures[0].place.hasSuffix("q.yaml:4") && departures[1].place.hasSuffix("p.yaml:4"))
  }

  @Test func aReasonCountsInItsOwnFileOnly() throws {
    let (profile, diagnostics) = try load(
      "{ id: a/1, level: may }", between: "{ id: a/1, level: should, reason: first }")
    #expect(profile == nil && diagnostics.contains { $0.location.file.hasSuffix("p.yaml") })
  }

  @Test func whatIsGivenBackIsNoDeparture() throws {
    let departures = try departures(
      "{ id: a/1, level: shall }", between: "{ id: a/1, level: should, reason: first }")
    #expect(departures.isEmpty)
  }

  @Test func whatIsGivenBackHidesNoOtherChange() throws {
    let (profile, diagnostics) = try load(
      "{ id: a/1, level: shall, applies_if: \"false\" }", between: "{ id: a/1, level: should, reason: first }"
    )
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(profile == nil && error.message.hasPrefix("`applies_if` changes what `a/1` demands"))
  }

  @Test func aReasonForNothingIsTold() throws {
    let warning = try #require(try load("{ id: a/1, title: T, reason: r }").diagnostics.first)
    #expect(warning.severity == .warning && warning.message.contains("nothing of `a/1` is changed here"))
  }

  @Test func aParameterIsConfigurationAndNoDeparture() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: spec/base\ncapabilities: { big: false }\n",
      "Profiles/spec/base.yaml": Self.base,
    ])
    #expect(bench.load().profile?.requirements.flatMap(\.departures).isEmpty == true)
  }

  @Test func aParameterKeepsTheValuesThatItReplaces() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: q.yaml\nparameters: { a: 3, b: 1 us, c: 2 }\n",
      "q.yaml": "profile: q\nextends: spec/s\nparameters: { a: 2, b: { unit: us }, c: 2 }\n",
      "Profiles/spec/s.yaml": "profile: s\nparameters: { a: 1, b: { unit: us }, c: 2 }\n",
    ])
    func replaced(_ overrides: [String: String] = [:]) -> [[String]]? {
      bench.load(parameters: overrides).profile?.parameters.map(\.replaced)
    }
    // A value in the place of none, or of the same, replaces nothing.
    #expect(replaced() == [["2 (q.yaml:3)", "1 (spec/s.yaml:2)"], [], []])
    #expect(
      replaced(["a": "4", "b": "2 us"]) == [
        ["3 (p.yaml:3)", "2 (q.yaml:3)", "1 (spec/s.yaml:2)"], ["1 us (p.yaml:3)"], [],
      ])
  }

  @Test func theExplanationListsThem() throws {
    let profile = try #require(try load("{ id: a/1, level: may, reason: agreed }").profile)
    #expect(profile.explanation.contains("departures\n  a/1, shall (departed): level: shall → may  ("))
  }
}
