import Foundation
import Testing

/// `synthesize`: what it tells of its language, and captures that go into another program.
@Suite struct SynthesizeCommandTests {
  private static let scenario = Command.root.appending(path: "Captures/teaching-healthy.scenario.yaml").path
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func theLanguageIsPrintedForPeopleAndForEditors() throws {
    let reference = try workspace.tekigo("synthesize", "--reference")
    #expect(reference.code == 0)
    #expect(reference.output.hasPrefix("| key | value | meaning |\n"))
    #expect(reference.output.contains("| `capture.clock.drift` |"))
    let schema = try workspace.tekigo("synthesize", "--schema")
    #expect(schema.code == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) is [String: Any])
  }

  @Test func aCaptureToStandardOutputIsTheOneInAFile() throws {
    #expect(try workspace.tekigo("synthesize", Self.scenario, "-o", "file.pcapng").code == 0)
    let folder = workspace.folder
    let outcome = try Command.shell("tekigo synthesize '\(Self.scenario)' -o - > stream.pcapng", in: folder)
    #expect(outcome.code == 0)
    #expect(
      try Data(contentsOf: folder.appending(path: "file.pcapng"))
        == Data(contentsOf: folder.appending(path: "stream.pcapng")))
  }
}
