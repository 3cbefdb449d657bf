import Conformance
import Documents
import Events
import Expressions
import Profiles
import Results
import Testing

@Suite struct CompositionTests {
  static let base = """
    profile: base
    cite: { document: D, version: "1" }
    parameters: { limit: 5, other: 1 }
    capabilities: { big: false }
    units:
      - { name: RU, role: O-RU, vendor: V }
    decode:
      - { udIqWidth: 16 }
    requirements:
      - { id: a/1, title: One, cite: "1", select: x.c, assert: payloadVersion <= $limit + $other, level: shall }
      - { id: a/2, title: Two, cite: "2", select: x.c, assert: payloadVersion == 1, applies_if: big }
    """
  static let top = """
    profile: top
    title: Top
    extends: [spec/base]
    parameters: { limit: 7 }
    capabilities: { big: true }
    units:
      - { name: RU, role: O-RU, model: M }
    decode:
      - { udIqWidth: 9 }
    requirements:
      - { id: a/1, level: should }
      - { id: b/1, title: Three, cite: { document: E, version: "2", clause: "3" }, cover: count(x.c) >= 1 }
    """

  func bench() throws -> Bench {
    try Bench(["p.yaml": Self.top, "Profiles/spec/base.yaml": Self.base])
  }

  @Test func laterWins() throws {
    let (loaded, diagnostics) = try bench().load()
    let profile = try #require(loaded, "\(diagnostics.map(\.description))")
    #expect(profile.requirements.map(\.id) == ["a/1", "a/2", "b/1"])
    let first = profile.requirements[0]
    #expect(first.level == .should && first.title.en == "One" && first.cite.document == "D")
    #expect(profile.parameterValues["limit"]?.value == .number(7, .none))
    #expect(profile.parameterValues["other"]?.value == .number(1, .none))
    #expect(profile.requirements[1].applicable)
    #expect(profile.units.map(\.description.vendor) == ["V"] && profile.units[0].description.model == "M")
    #expect(profile.decode.map(\.udIqWidth) == [16, 9])
    #expect(profile.name == "top" && profile.files.map(\.path).first == "spec/base.yaml")
  }

  @Test func theExplanationShowsWhereEachValueComesFrom() throws {
    let profile = try #require(try bench().load().profile)
    let text = profile.explanation
    #expect(text.contains("limit = 7  (") && text.contains("p.yaml:4; overrides spec/base.yaml:3)"))
    #expect(text.contains("other = 1  (spec/base.yaml:3)"))
    #expect(text.contains("p.yaml:11; overrides spec/base.yaml:10)"))
    #expect(text.contains("assert: payloadVersion <= $limit + $other  (spec/base.yaml:10)"))
  }

  @Test func aShippedProfileIsFoundByItsName() throws {
    let bench = try bench()
    #expect(bench.load("spec/base").profile?.name == "base")
    #expect(bench.locator.list().map(\.name) == ["spec/base"])
  }

  @Test func filesAreComposedOnceWhateverThePaths() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: [l.yaml, ./r]\n", "l.yaml": "profile: l\nextends: spec/base\n",
      "r.yaml": "profile: r\nextends: Profiles/spec/../spec/base.yaml\n",
      "Profiles/spec/base.yaml": Self.base,
    ])
    let (profile, diagnostics) = bench.load()
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    #expect(profile?.files.count == 4 && profile?.requirements.count == 2)
  }

  @Test func aCircleIsShown() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: q.yaml\n", "q.yaml": "profile: q\nextends: [r]\n",
      "r.yaml": "profile: r\nextends: q.yaml\n",
    ])
    let (profile, diagnostics) = bench.load()
    let circle = try #require(diagnostics.first { $0.severity == .error })
    #expect(profile == nil && circle.location.file.hasSuffix("r.yaml") && circle.location.line == 2)
    #expect(circle.message.contains("q.yaml → ") && circle.message.contains("r.yaml → "))
  }

  @Test func anOverrideOfNothingIsAnError() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: spec/base\nrequirements: [{ id: a/11, level: may }]\n",
      "Profiles/spec/base.yaml": Self.base,
    ])
    let diagnostic = try #require(bench.load().diagnostics.first)
    #expect(diagnostic.message.contains("has no rule") && diagnostic.suggestion == "did you mean `a/1`?")
  }

  @Test func anErrorInAnInheritedKeyPointsIntoItsFile() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: q.yaml\nparameters: { limit: 3 us }\n",
      "q.yaml": Self.base,
    ])
    let diagnostic = try #require(bench.load().diagnostics.first)
    #expect(diagnostic.location.file.hasSuffix("q.yaml") && diagnostic.location.line == 10)
    #expect(diagnostic.sourceLine.contains("assert: payloadVersion <= $limit"))
  }
}

@Suite struct ProfileLocatorTests {
  @Test func aBuiltBinaryFindsTheTreeAboveIt() throws {
    let bench = try Bench(["tree/Profiles/spec/a.yaml": "profile: a\ntitle: A\n", "tree/.build/debug/x": ""])
    let locator = ProfileLocator(
      environment: [:], executable: bench.folder + "/tree/.build/debug/x", workingDirectory: "/")
    #expect(locator.list().map(\.title) == ["A"])
    #expect(locator.locate("spec/a") == .found(bench.folder + "/tree/Profiles/spec/a.yaml"))
  }

  @Test func anInstalledBinaryFindsItsShare() throws {
    let bench = try Bench(["usr/share/tekigo/Profiles/spec/a.yaml": "profile: a\n", "usr/bin/x": ""])
    let locator = ProfileLocator(
      environment: [:], executable: bench.folder + "/usr/bin/x", workingDirectory: "/")
    #expect(locator.list().map(\.name) == ["spec/a"])
  }

  @Test func theEnvironmentComesFirstAndTheWorkingDirectoryLast() throws {
    let bench = try Bench([
      "e/spec/a.yaml": "profile: e\n", "w/Profiles/spec/a.yaml": "profile: w\n",
      "w/Profiles/spec/b.yaml": "profile: b\n", "w/sub/x": "",
    ])
    let locator = ProfileLocator(
      environment: ["TEKIGO_PROFILES": bench.folder + "/e"], executable: nil,
      workingDirectory: bench.folder + "/w/sub")
    #expect(locator.list().map(\.title) == ["e", "b"])
  }

  @Test func whatIsNotThereListsThePlaces() throws {
    let bench = try Bench(["Profiles/spec/a.yaml": ""])
    guard case .notFound(let places) = bench.locator.locate("spec/b") else {
      Issue.record("found")
      return
    }
    #expect(places == ["spec/b", bench.folder + "/Profiles/spec/b"])
  }
}
