import Conformance
import Documents
import Expressions
import Profiles
import Results
import Testing

/// The clock of the capture, and parameters that somebody else shall give.
@Suite struct TimeBaseTests {
  private static let requirement = """
    cite: { document: D, version: "1" }
    requirements:
      - id: r/1/window
        title: A window
        cite: "1"
        select: x.c
        probe: delay + $timebase_from_du
        within: [$least, $most]
    """

  private static func bench(
    _ head: String, base: String = "parameters: { least: 1 us, most: 2 us }"
  ) throws -> Bench {
    try Bench([
      "base.yaml": "profile: base\n\(base)\n\(requirement)\n",
      "p.yaml": "profile: p\nextends: base.yaml\n\(head)\n",
    ])
  }

  @Test func theKeysOfAllFilesAreOneTimeBase() throws {
    let bench = try Self.bench(
      "timebase: { scale: TAI, uncertainty: 300 ns, k: 3 }",
      base:
        "parameters: { least: 1 us, most: 2 us }\ntimebase: { scale: UTC, point: between, delays: { from_du: 5 us } }"
    )
    let (profile, diagnostics) = bench.load()
    #expect(diagnostics.map(\.description) == [])
    let base = try #require(profile?.timeBase)
    #expect(base.scale == .tai)
    #expect(base.point == .between)
    #expect(base.delays == ["timebase_from_du": 5_000])
    // Of k = 3 to that of k = 2.
    #expect(base.guardBand == 200)
  }

  @Test func aGuardBandMayBeStated() throws {
    let bench = try Self.bench("timebase: { uncertainty: 300 ns, guard_band: 1 us }")
    #expect(bench.load().profile?.timeBase?.guardBand == 1_000)
    #expect(try Self.bench("timebase: { scale: UTC }").load().profile?.timeBase?.guardBand == nil)
  }

  /// Place of the capture, and whether a rule that wants the delay from the O-DU applies.
  @Test(arguments: [
    ("timebase: { point: o-du }", true), ("timebase: { point: o-ru }", false),
    ("timebase: { point: o-ru, delays: { from_du: 80 us } }", true), ("timebase: { scale: none }", true),
    ("version: \"1\"", true),
  ])
  func rulesThatWantADelayThatNobodyKnowsDoNotApply(head: String, applies: Bool) throws {
    let requirement = try #require(try Self.bench(head).load().profile?.requirements.first)
    #expect(requirement.applicable == applies)
    if !applies { #expect(requirement.appliesIf == "the profile gives `timebase_from_du`") }
  }

  @Test func aParameterThatNobodyGaveMakesItsRulesInapplicable() throws {
    let base = "parameters: { least: { unit: us }, most: { unit: us, note: to be given } }"
    let open = try Self.bench("version: \"1\"", base: base).load()
    #expect(open.diagnostics.map(\.description) == [])
    #expect(open.profile?.requirements.first?.applicable == false)
    #expect(open.profile?.requirements.first?.appliesIf == "the profile gives `least`, `most`")
    let given = try Self.bench("parameters: { least: 1 us, most: 2 us }", base: base).load()
    #expect(given.profile?.requirements.first?.applicable == true)
    let byCommand = try Self.bench("version: \"1\"", base: base).load(parameters: [
      "least": "1 us", "most": "9 us",
    ])
    #expect(byCommand.profile?.requirements.first?.applicable == true)
  }

  @Test(arguments: [
    ("timebase: { stamp: end }", "takes the bit rate of the link"),
    ("timebase: { uncertainty: 3 kHz }", "no length of time"),
    ("timebase: { k: 0 }", "a coverage factor"), ("timebase: { scale: utc }", "utc"),
    ("parameters: { least: { note: nothing } }", "neither a value nor a unit"),
    ("parameters: { least: { unit: furlongs } }", "is no unit"),
    ("parameters: { least: 3 us }", "the interval is empty"),
  ])
  func mistakesAreTold(head: String, message: String) throws {
    let diagnostics = try Self.bench(head).load().diagnostics
    #expect(diagnostics.contains { $0.message.contains(message) }, "\(diagnostics.map(\.description))")
  }

  @Test func anExactClockIsDoubtful() throws {
    let (profile, diagnostics) = try Self.bench("timebase: { scale: UTC, uncertainty: 0 ns }").load()
    #expect(profile?.timeBase?.guardBand == 0)
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(try #require(diagnostics.first).message.contains("no clock is exact"))
  }

  @Test func anIntervalMayBeOpenAtOneEnd() throws {
    let text = Self.requirement.replacing("[$least, $most]", with: "[$least, open]")
    let bench = try Bench(["p.yaml": "profile: p\nparameters: { least: 1 us }\n\(text)\n"])
    let form = try #require(bench.load().profile?.requirements.first?.rule.form as? ProbeForm)
    #expect(form.values.interval("within")?.0 == 1_000)
    #expect(form.values.interval("within")?.1 == .max)
    let both = Self.requirement.replacing("[$least, $most]", with: "[open, open]")
    #expect(try Bench(["p.yaml": "profile: p\n\(both)\n"]).load().profile == nil)
  }

  @Test(arguments: [("least: open, most: 2 us", Int64.min, 2_000), ("least: 1 us, most: open", 1_000, .max)])
  func aSiteMayKnowOneEndOnly(parameters: String, lower: Int64, upper: Int64) throws {
    let (profile, diagnostics) = try Self.bench("parameters: { \(parameters) }").load()
    let requirement = try #require(profile?.requirements.first, "\(diagnostics.map(\.description))")
    let interval = try #require((requirement.rule.form as? ProbeForm)?.values.interval("within"))
    #expect(interval == (lower, upper) && requirement.applicable)
  }

  @Test func theCommandLineMayOpenAnEndAndCloseIt() throws {
    let bench = try Self.bench("version: \"1\"", base: "parameters: { least: 1 us, most: { unit: us } }")
    let opened = bench.load(parameters: ["most": "open"])
    #expect(
      opened.profile?.requirements.first?.applicable == true, "\(opened.diagnostics.map(\.description))")
    #expect(opened.profile?.parameters.first { $0.name == "most" }?.value == "open")
    let closed = try Self.bench("parameters: { most: open }").load(parameters: ["most": "5 us"])
    #expect(closed.profile != nil)
    #expect(bench.load(parameters: ["least": "open", "most": "open"]).profile == nil)
  }

  @Test func anEndAndADistanceFromItAreOpenTogether() throws {
    let text = Self.requirement.replacing("[$least, $most]", with: "['$least + 1 us', $most + $least]")
    let bench = try Bench(["p.yaml": "profile: p\nparameters: { least: 1 us, most: open }\n\(text)\n"])
    let form = try #require(bench.load().profile?.requirements.first?.rule.form as? ProbeForm)
    #expect(try #require(form.values.interval("within")) == (2_000, .max))
  }
}
