import CaptureFiles
import Conformance
import Documents
import Foundation
import Harness
import Profiles
import Results
import Testing

/// A requirement of a profile that something has been seen often enough.
@Suite struct CoverRequirementTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The verdict on the healthy teaching capture.
  private func verdict(_ cover: String) throws -> Verdict? {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: path) }
    let text = """
      profile: test/cover
      title: Something was seen
      version: "1"
      requirements:
        - { id: test/1, title: Seen, cite: { document: D, version: "1", clause: "1" }, cover: "\(cover)" }
      """
    try Data(text.utf8).write(to: path)
    let (profile, diagnostics) = Profile.load(path.path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.map(\.description) == [])
    let capture = CaptureInput(root.appending(path: "Captures/teaching-healthy.pcapng").path)
    let run = CheckRun([capture], profile: try #require(profile), asOf: "2026-01-01")
    return RunResult(try run.judge()).requirements.first?.verdict
  }

  @Test func eventsThatWereSeenOftenEnoughPass() throws {
    #expect(try verdict("count(cus.c.section) >= 10") == .pass)
    #expect(try verdict("count(cus.u, cus.c) >= 1000") == .pass)
  }

  @Test func onlyEventsThatFulfilTheConditionCount() throws {
    #expect(try verdict("count(cus.c.section[sectionType == 3]) >= 1") == .pass)
    #expect(try verdict("count(cus.c.section[sectionType == 7]) >= 1") == .notExercised)
  }

  @Test func tooFewLeaveAGap() throws {
    #expect(try verdict("count(cus.c.section) >= 1000000") == .notExercised)
  }
}
