import Conformance
import Documents
import Events
import Expressions
import Foundation
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
      - { id: a/1, level: should, reason: Agreed }
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

  /// Whatever it explains would be explained by something else, without a reason.
  @Test func aGroupOfCausesIsDeclaredOnce() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: q.yaml\ncauses: { other: [a/1], late: [a/1] }\n",
      "q.yaml": "causes: { late: [a/2] }\n" + Self.base,
    ])
    let (profile, diagnostics) = bench.load()
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(profile == nil && error.location.file.hasSuffix("p.yaml") && error.location.line == 3)
    #expect(
      error.message.contains("the group `late` is declared in ") && error.message.contains("q.yaml, line 1"))
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
  private static let base = "profile: base\nrequirements: []\n"

  @Test func aNameOfAFileAndOfAShippedProfileIsAmbiguous() throws {
    let bench = try Bench([
      "p.yaml": "profile: p\nextends: spec/a\n", "q.yaml": "profile: q\nextends: ./spec/a\n",
      "spec/a.yaml": "profile: mine\n", "Profiles/spec/a.yaml": "profile: shipped\n",
    ])
    let error = try #require(bench.load().diagnostics.first { $0.severity == .error })
    #expect(
      error.location.line == 2 && error.message.contains("a file beside this one and of a shipped profile"))
    #expect(error.suggestion?.contains("write `./spec/a` for the file") == true)
    #expect(bench.load("q.yaml").profile?.files.map(\.path) == ["a.yaml", "q.yaml"])
  }

  @Test func aShippedProfileSeenFromItsOwnFolderIsOne() throws {
    let bench = try Bench([
      "Profiles/p.yaml": "profile: p\nextends: spec/a\n", "Profiles/spec/a.yaml": "profile: a\n",
    ])
    #expect(bench.load("Profiles/p.yaml").profile?.files.map(\.path) == ["spec/a.yaml", "p.yaml"])
  }

  @Test(arguments: [
    "/etc/hostname", "../other/secret.yaml", "../../../../../../../../etc/hostname", "link.yaml",
  ])
  func extendsDoesNotLeaveItsFolders(_ name: String) throws {
    let bench = try Bench([
      "mine/p.yaml": "profile: p\nextends: \(name)\n", "other/secret.yaml": "profile: secret-word\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder + "/mine/link.yaml", withDestinationPath: "../other/secret.yaml")
    let (profile, diagnostics) = bench.load("mine/p.yaml")
    let error = try #require(diagnostics.first { $0.severity == .error })
    #expect(profile == nil && error.location.file.hasSuffix("p.yaml") && error.location.line == 2)
    #expect(!diagnostics.contains { $0.description.contains("secret-word") })
  }

  @Test func vendorAndPairLieBesideEachOther() throws {
    let bench = try Bench([
      "lab/pair/p.yaml": "profile: p\nextends: ../vendor/v.yaml\n", "lab/vendor/v.yaml": "profile: v\n",
    ])
    #expect(bench.load("lab/pair/p.yaml").profile?.files.map(\.path) == ["v.yaml", "p.yaml"])
  }

  @Test(arguments: [
    "root:secret-word:0:0\n", "{\"key\": \"secret-word\"}", "- secret-word\n", "\tsecret-word: [\n",
    "secret-word: &a [*a]\n profile: x\n",
  ])
  func ofAFileThatIsNoProfileNothingIsShown(_ text: String) throws {
    let bench = try Bench(["p.yaml": "profile: p\nextends: other\n", "other": text])
    for name in ["p.yaml", "other"] {
      let (profile, diagnostics) = bench.load(name)
      #expect(profile == nil && diagnostics.contains { $0.message.contains("the key `profile` is missing") })
      #expect(!diagnostics.contains { $0.description.contains("secret-word") })
    }
  }

  @Test func aReportNamesFilesAlikeWhereverTheyLie() throws {
    let files = [
      "p.yaml": "profile: p\nextends: [./a/same.yaml, ./b/same.yaml, spec/base]\nparameters: { n: 1 }\n",
      "a/same.yaml": "profile: a\n", "b/same.yaml": "profile: b\n", "Profiles/spec/base.yaml": Self.base,
    ]
    for name in ["p.yaml", "./p.yaml", "a/../p.yaml"] {
      let profile = try #require(try Bench(files).load(name).profile)
      #expect(profile.files.map(\.path) == ["a/same.yaml", "b/same.yaml", "spec/base.yaml", "p.yaml"])
      #expect(profile.parameters.map(\.provenance) == ["p.yaml:3"])
    }
  }

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
