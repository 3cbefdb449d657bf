import CaptureFiles
import Conformance
import Events
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// What is taught with the captures under `Captures/` is what the harness finds in them.
@Suite struct TeachingCaptureTests {
  private func judge(_ capture: TeachingCapture) throws -> RunResult {
    let path = TeachingCapture.root.appending(path: "Profiles/\(capture.profile).yaml").path
    let profile = try LoadedProfile.named(path)
    return RunResult(try CheckRun([CaptureInput(capture.path)], profile: profile, asOf: "2026-01-01").judge())
  }

  private func faults(_ name: String) throws -> [FaultRequest] {
    let path = TeachingCapture.folder.appending(path: name + ".scenario.yaml").path
    return try #require(Scenario.load(path).scenario).faults
  }

  @Test func everyCaptureHasItsScenarioAndItsExpectedFindings() throws {
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: TeachingCapture.folder.path))
    let endings = [".expected.yaml", ".pcapng", ".scenario.yaml"]
    #expect(files == Set(TeachingCapture.names.flatMap { name in endings.map { name + $0 } }))
  }

  @Test func theSetIsHealthyCapturesSomeWithOneFaultAndOneWithSeveral() throws {
    let counts = try TeachingCapture.names.map { try faults($0).count }
    #expect(counts.filter { $0 == 0 }.count == 4)
    #expect(counts.filter { $0 == 1 }.count >= 16)
    #expect(counts.filter { $0 > 1 }.count == 1)
  }

  @Test func theSetIsSmall() throws {
    let sizes = try TeachingCapture.names.map { name in
      try Data(contentsOf: TeachingCapture.folder.appending(path: name + ".pcapng")).count
    }
    #expect(sizes.reduce(0, +) <= 3_000_000)
  }

  @Test(arguments: TeachingCapture.names)
  func theFindingsAreThoseExpectedAndNoOthers(_ name: String) throws {
    let capture = try TeachingCapture(name)
    let result = try judge(capture)
    #expect(result.captures.map(\.frames) == [capture.frames])
    #expect(result.outcome.rawValue == capture.outcome)
    #expect(Set(result.requirements.flatMap { findings($0, result.units) }) == capture.findings)
    let failing = Set(result.requirements.filter { $0.verdict == .fail }.map(\.requirement.id))
    #expect(failing == Set(capture.findings.map(\.requirement)))
  }

  /// What is neither passed nor failed would leave a trainee with a riddle.
  @Test(arguments: TeachingCapture.names)
  func nothingIsInconclusiveButWhatTheFileTells(_ name: String) throws {
    let capture = try TeachingCapture(name)
    let result = try judge(capture)
    let open = result.requirements.filter { [.inconclusive, .error].contains($0.verdict) }
    #expect(open.map(\.requirement.id) == capture.open)
    #expect(result.integrity == [])
  }

  @Test(arguments: TeachingCapture.names)
  func oneFaultHasOneUnitToCharge(_ name: String) throws {
    let capture = try TeachingCapture(name)
    // What follows from a fault may show in what the other unit sends.
    let units = Set(capture.findings.filter { $0.consequenceOf == nil }.map(\.unit))
    switch try faults(name).count {
    case 0: #expect(units == [])
    case 1: #expect(units.count == 1)
    default: #expect(units.count == 2)
    }
  }

  @Test(arguments: TeachingCapture.names)
  func theLessonIsToldInBothLanguages(_ name: String) throws {
    let lesson = try TeachingCapture(name).lesson
    #expect(lesson.en.count > 200)
    #expect((lesson.ja?.count ?? 0) > 100)
  }

  @Test func theArticleTellsOfEveryCapture() throws {
    let article = try String(
      contentsOf: TeachingCapture.root.appending(path: "Sources/Harness/Tekigo.docc/TeachingCaptures.md"),
      encoding: .utf8)
    let told = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.dropFirst(3).prefix { $0 != "`" } }
    #expect(told.map(String.init).sorted() == TeachingCapture.names)
  }

  private func findings(
    _ result: RequirementResult, _ units: [UnitDescription]
  ) -> [TeachingCapture.ExpectedFinding] {
    result.findings.map { finding in
      let unit = result.units.first { $0.unit == finding.unit }
      return TeachingCapture.ExpectedFinding(
        requirement: result.requirement.id,
        unit: finding.unit.map { units[$0.rawValue].name } ?? "unknown", cause: finding.cause,
        failed: finding.count, instances: unit?.tally.instances ?? 0, frames: finding.first.map(\.frame),
        consequenceOf: finding.consequenceOf, isAccepted: unit?.disposition != nil)
    }
  }
}
