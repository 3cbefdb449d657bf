import Documents
import Profiles
import Testing

@Suite struct ProfileDiagnosticTests {
  /// Lines added to a requirement, the place and severity of the diagnostic, its message, the suggestion.
  /// The first line that is added is line 6, and begins in column 5.
  static let requirements: [([String], Int, Int, Severity, String, String?)] = [
    (
      ["select: x.c", "assert: payloadVersoin == 1"], 7, 13, .error, "no field `payloadVersoin`",
      "`payloadVersion`"
    ),
    (["select: x.c", "assert: delay > 3"], 7, 13, .error, "do not go together", "`3 us`"),
    (["select: x.c", "assert: delay > 3 kHz"], 7, 13, .error, "do not go together", nil),
    (["select: x.c", "assert: udIqWidth == 9"], 7, 13, .error, "is optional", "has(udIqWidth)"),
    (
      ["select: x.c", "assert: |", "  payloadVersion == 1", "    && foo"], 9, 12, .error, "no field `foo`",
      nil
    ),
    (["select: x.d", "assert: payloadVersion == 1"], 6, 13, .error, "no event type `x.d`", nil),
    (["select: x.c[foo == 1]", "assert: payloadVersion == 1"], 6, 17, .error, "no field `foo`", nil),
    (["select: x.c", "when: foo", "assert: payloadVersion == 1"], 7, 11, .error, "no field `foo`", nil),
    (["select: x.c", "aserts: payloadVersion == 1"], 7, 5, .error, "unknown key `aserts`", "`assert`"),
    (
      ["select: x.c", "levle: shall", "assert: payloadVersion == 1"], 7, 5, .error, "unknown key `levle`",
      "`level`"
    ),
    (["assert: payloadVersion == 1"], 3, 9, .error, "the key `select` is missing", nil),
    (
      ["select: x.c", "assert: payloadVersion == 1", "level: must"], 8, 12, .error, "expected one of `shall`",
      nil
    ),
    (
      ["select: x.c", "assert: payloadVersion == 1", "select: x.c"], 8, 5, .error, "`select` occurs twice",
      nil
    ),
    (
      ["select: x.c", "probe: delay", "within: 20 us"], 8, 13, .error, "expected a range `[lower, upper]`",
      nil
    ),
    (["select: x.c", "probe: delay", "within: [1, 2]"], 8, 14, .error, "this end is a plain number", "unit"),
    (["select: x.c", "probe: delay", "within: [2 us, 1 us]"], 8, 13, .error, "the interval is empty", nil),
    (["select: x.c", "probe: delay", "within: [1 us, 2 kHz]"], 8, 13, .error, "different units", nil),
    (["select: x.c", "probe: delay", "within: [0, $late]"], 8, 17, .error, "no parameter `$late`", nil),
    (["select: x.c", "probe: dataDirection == DL"], 7, 12, .error, "expected a number", nil),
    (
      ["select: x.c", "probe: delay", "inner: { field: dealy }"], 8, 21, .error, "no field `dealy`",
      "did you mean `delay`?"
    ),
    (
      ["select: x.c", "probe: delay", "inner: { field: delay, hold: 5 }"], 8, 34, .error, "expected a time",
      "20 ms"
    ),
    (
      ["select: x.c", "probe: delay", "inner: { field: delay, modulo: 0 }"], 8, 36, .error, "must not be 0",
      nil
    ),
    (
      ["select: x.c", "probe: delay", "inner: { modulo: 1 }"], 8, 12, .error, "the key `field` is missing",
      nil
    ),
    (["select: x.c", "probe: delay", "assert: payloadVersion == 1"], 3, 9, .error, "keys of two forms", nil),
    (["select: x.c"], 3, 9, .error, "has no rule", "a rule begins with one of"),
    (["cover: count(x.c)"], 6, 22, .error, "expected `>=`", nil),
    (["cover: count(x.c[foo]) >= 1"], 6, 22, .error, "no field `foo`", nil),
    (["select: x.c", "cover: count(x.c) >= 1"], 6, 5, .error, "unknown key `select`", nil),
    (
      ["select: x.c[dataDirection == DL]", "when: dataDirection == UL", "assert: payloadVersion == 1"], 7, 11,
      .warning, "unreachable", nil
    ),
    (["select: x.c[1 == 2]", "assert: payloadVersion == 1"], 6, 13, .warning, "unreachable", nil),
    (["select: x.c", "assert: 1 == 1"], 7, 13, .warning, "always true", nil),
    (["select: x.c", "assert: !wellFormed"], 7, 13, .error, "begins with `!`", "quote"),
    (
      ["select: x.c", "assert: payloadVersion == 1", "applies_if: a = b"], 8, 19, .error, "character `=`",
      "`==`"
    ),
    (
      ["select: x.c", "assert: payloadVersion == 1", "consequence_of: [a/2]"], 8, 22, .warning,
      "no requirement", nil
    ),
    (
      ["select: x.c", "assert: payloadVersion == 1", "consequence_of: { of: a/3, on: exchange }"], 8, 27,
      .warning,
      "no requirement", nil
    ),
    (
      ["select: x.c", "assert: payloadVersion == 1", "consequence_of: { of: a/1, on: exchnge }"], 8, 36,
      .error,
      "neither `message` nor `exchange`", nil
    ),
    (
      [
        "select: x.c", "assert: payloadVersion == 1",
        "consequence_of: { of: a/1, on: exchange, same: delai }",
      ], 8, 52,
      .error, "no event has a field `delai`", "delay"
    ),
    (
      ["select: x.c", "assert: payloadVersion == 1", "consequence_of: { of: a/1, same: delay }"], 8, 38,
      .error,
      "says nothing of causes on `message`", nil
    ),
  ]

  @Test(arguments: requirements.indices)
  func marksWhatIsWrongInARequirement(_ index: Int) throws {
    let (lines, line, column, severity, message, suggestion) = Self.requirements[index]
    let text =
      ["profile: p", "requirements:", "  - id: a/1/x", "    title: X"]
      + ["    cite: { document: D, version: \"1\", clause: \"1\" }"] + lines.map { "    " + $0 }
    try expect(text.joined(separator: "\n"), line, column, severity, message, suggestion)
  }

  static let requirement =
    "\nrequirements:\n  - { id: a/1, title: T, cite: { document: D, version: \"1\", "
    + "clause: \"1\" }, select: x.c, assert: payloadVersion == 1 }\n"

  /// Lines before a requirement that is as it should be.
  static let documents: [(String, Int, Int, Severity, String, String?)] = [
    ("profile: p\nparamters: {}", 2, 1, .error, "unknown key `paramters`", "`parameters`"),
    ("profile: p\nparameters: { a: 20 mss }", 2, 18, .error, "no number with a unit", "did you mean"),
    ("profile: p\nparameters: { a: 1, a: 2 }", 2, 21, .error, "`a` occurs twice", nil),
    (
      "profile: p\nparameters: { unread: 1 }", 2, 15, .warning, "no requirement reads the parameter `unread`",
      nil
    ),
    ("profile: p\nversion: 1.0", 2, 10, .warning, "unquoted version", nil),
    ("profile: p\nextends: spec/none", 2, 10, .error, "there is no profile `spec/none`", nil),
    (
      "profile: p\nunits: [{ name: a, role: O-RU, addresses: [x] }]", 2, 44, .error,
      "neither a MAC nor an IP", nil
    ),
    ("profile: p\nunits: [{ name: a }]", 2, 9, .error, "needs `name` and `role`", nil),
    (
      "profile: p\nunits: [{ name: a, role: O-RU, under_test: yes }]", 2, 44, .error,
      "expected `true` or `false`", nil
    ),
    (
      "profile: p\nunits:\n- { name: a, role: O-RU, addresses: 192.0.2.1, vlan: [5, 6] }\n"
        + "- { name: b, role: O-RU, addresses: 192.0.2.1, vlan: 6 }", 4, 37, .error,
      "already belongs to `a`", "`vlan` or `eAxC`"
    ),
    (
      "profile: p\nunits: [{ name: a, role: O-RU, eAxC: { mask: 0xF000, value: 0x1100 } }]", 2, 61, .error,
      "bits that `mask` leaves out", nil
    ),
    ("profile: p\ndecode: [{ eAxCBits: [4, 4, 4, 3] }]", 2, 22, .error, "must add up to 16", nil),
    ("profile: p\ndecode: [{ udCompMeth: BPF }]", 2, 24, .error, "no compression method `BPF`", "`BFP`"),
    ("profile: p\ndecode: [{ scs: 31 kHz }]", 2, 17, .error, "no subcarrier spacing", nil),
    ("profile: p\ndecode: [{ match: { unit: RU } }]", 2, 27, .error, "no unit `RU`", nil),
    (
      "profile: p\nwaivers: [{ requirement: b, accepted_by: A, reason: R, expires: 2030-01-01 }]", 2, 26,
      .warning,
      "unmatched waiver", nil
    ),
    (
      "profile: p\nwaivers: [{ requirement: a, accepted_by: A, reason: R, expires: 2020-01-01 }]", 2, 65,
      .warning,
      "expired", nil
    ),
    (
      "profile: p\nwaivers: [{ requirement: a, reason: R, expires: x }]", 2, 49, .error, "expected a date",
      nil
    ),
    ("profile: p\nphases: [{ name: a }]", 2, 1, .warning, "not used by this version", nil),
    ("profile: p\nexpect_violation: [{ rule: a }]", 2, 22, .error, "unknown key `rule`", nil),
  ]

  @Test(arguments: documents.indices)
  func marksWhatIsWrongInADocument(_ index: Int) throws {
    let (text, line, column, severity, message, suggestion) = Self.documents[index]
    try expect(text + Self.requirement, line, column, severity, message, suggestion)
  }

  /// A group of causes that names what is not there, and a requirement that names a group that is not there.
  @Test func marksWhatIsWrongInCauses() throws {
    let caused = Self.requirement.replacing(
      "assert: payloadVersion == 1 }", with: "assert: payloadVersion == 1,\n    consequence_of: late }")
    try expect(
      "profile: p\ncauses: { late: [a/1, a/9] }" + caused, 2, 23, .warning, "no requirement `a/9`", nil)
    // Whether or not somebody names the group.
    try expect(
      "profile: p\ncauses: { late: [a/1, a/9] }" + Self.requirement, 2, 23, .warning, "no requirement `a/9`",
      nil)
    try expect(
      "profile: p\ncauses: { lat: [a/1] }" + caused, 5, 21, .warning, "no requirement `late`", "`lat`")
  }

  private func expect(
    _ text: String, _ line: Int, _ column: Int, _ severity: Severity, _ message: String, _ suggestion: String?
  ) throws {
    let (profile, diagnostics) = try Bench(["p.yaml": text]).load()
    let found = diagnostics.first { $0.message.contains(message) }
    let diagnostic = try #require(found, "\(diagnostics.map(\.description))")
    #expect(
      diagnostic.location.line == line && diagnostic.location.column == column, "\(diagnostic.description)")
    #expect(diagnostic.severity == severity, "\(diagnostic.description)")
    #expect((profile == nil) == diagnostics.contains { $0.severity == .error })
    #expect(diagnostic.sourceLine == text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1])
    if let suggestion {
      #expect(diagnostic.suggestion?.contains(suggestion) == true, "\(diagnostic.description)")
    }
  }

  @Test func oneReadingFindsAll() throws {
    let text =
      "profile: p\nfoo: 1\nrequirements:\n"
      + "  - { id: a, title: T, cite: { document: D, version: \"1\", clause: c }, select: x.c, assert: foo == 1 }\n"
      + "  - { id: b, title: T, cite: c, select: x.c, assert: payloadVersion == 1 }\n  - 7\n"
      + "  - { id: a, title: T }\n"
    let lines = try Bench(["p.yaml": text]).load().diagnostics.map(\.location.line)
    #expect(lines == [2, 4, 5, 6, 7])
  }

  @Test func anEmptyProfileIsAWarning() throws {
    let (profile, diagnostics) = try Bench(["p.yaml": "profile: p\n"]).load()
    #expect(profile != nil && diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.message.contains("has no requirements") == true)
  }

  @Test func aMissingFileSaysWhereItWasLookedForAndWhatThereIs() throws {
    let bench = try Bench(["Profiles/spec/base.yaml": "profile: base"])
    let (profile, diagnostics) = bench.load("spec/bass")
    #expect(profile == nil && diagnostics.count == 1)
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.message.contains(bench.folder + "/Profiles/spec/bass"))
    #expect(diagnostic.suggestion == "did you mean `spec/base`?")
  }

  @Test func aDateThatIsNoneIsRefused() throws {
    #expect(try Bench(["p.yaml": "profile: p"]).load(asOf: "today").profile == nil)
  }
}
