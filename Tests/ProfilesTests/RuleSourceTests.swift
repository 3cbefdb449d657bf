import Conformance
import Documents
import Events
import Profiles
import Testing

@Suite("Rules as the files write them") struct RuleSourceTests {
  private func profile() throws -> Profile {
    let bench = try Bench(["p.yaml": ProfileLoaderTests.full])
    return try #require(bench.load().profile)
  }

  private func entry(_ profile: Profile, _ id: String, _ path: String) throws -> RuleEntry {
    try #require(profile.rules.entries(of: id).first { $0.path.joined(separator: ".") == path })
  }

  @Test("have an entry for each key that the form's table knows") func entries() throws {
    let profile = try profile()
    #expect(
      profile.rules.entries(of: "cus/7.5.2/version").map(\.text) == [
        "select: x.c[dataDirection == DL], x.c.section", "when: payloadVersion != 7",
        "assert: payloadVersion == 1",
      ])
    #expect(
      profile.rules.entries(of: "cus/4/window").map(\.text) == [
        "select: x.c", "probe: delay * 2", "within: [$early, $late + 5 us]",
        "holds: has(udIqWidth) && udIqWidth > 3", "inner.field: payloadVersion",
        "inner.fields: [delay, dataDirection]", "inner.modulo: $modulo", "inner.hold: 2 slots",
        "inner.label: hello", "inner.mode: order", "inner.once: true",
      ])
    #expect(
      profile.rules.entries(of: "cus/cover").map(\.text) == [
        "cover: count(x.c.section[udCompMeth in $methods]) > 9"
      ])
    #expect(profile.rules.entries(of: "cus/none").isEmpty)
    #expect(profile.rules.form(of: "cus/4/window")?.name == "probe")
  }

  @Test("can be read again with something changed, and keep the rest") func changed() throws {
    let profile = try profile()
    var modulo = try entry(profile, "cus/4/window", "inner.modulo")
    modulo.value = .text("17")
    let requirement = try #require(profile.rules.requirement("cus/4/window", with: modulo))
    let values = try #require(requirement.rule.form as? ProbeForm).values
    #expect(values.mapping("inner").integer("modulo") == 17)
    #expect(values.mapping("inner").text("label") == "hello")
    var fields = try entry(profile, "cus/4/window", "inner.fields")
    fields.value = .list(["delay"])
    let shorter = try #require(profile.rules.requirement("cus/4/window", with: fields))
    #expect(
      try #require(shorter.rule.form as? ProbeForm).values.mapping("inner").fields("fields")?.values.first?
        .map(\.name) == ["delay"])
  }

  @Test(
    "are refused where they make no sense",
    arguments: [
      ("inner.modulo", "0"), ("inner.modulo", "many"), ("inner.field", "nothing"), ("probe", "udIqWidth"),
      ("inner.mode", "chaos"),
    ])
  func refused(_ path: String, _ text: String) throws {
    let profile = try profile()
    var entry = try entry(profile, "cus/4/window", path)
    entry.value = .text(text)
    #expect(profile.rules.requirement("cus/4/window", with: entry) == nil)
  }

  @Test("that name their events themselves see them") func cover() throws {
    let bench = try Bench([
      "p.yaml": """
      profile: p
      requirements:
        - { id: p/1, title: Seen, cite: { document: D, version: "1", clause: "1" }, cover: count(x.c) >= 1 }
      """
    ])
    let (profile, diagnostics) = Profile.load(
      bench.folder + "/p.yaml", catalogue: Bench.catalogue, locator: bench.locator, asOf: "2026-06-01")
    #expect(diagnostics.map(\.description) == [])
    #expect(profile?.requirements.first?.rule.selections.map(\.event.name) == ["x.c"])
  }
}
