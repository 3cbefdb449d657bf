import Documents
import Foundation
import Synthesis
import Testing

/// The captures under `Captures/` are made from the scenarios beside them.
@Suite struct ShippedCaptureTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Captures")

  private func scenario(_ name: String) throws -> Scenario {
    let (scenario, diagnostics) = Scenario.load(folder.appending(path: name + ".scenario.yaml").path)
    #expect(diagnostics.map(\.description) == [])
    return try #require(scenario)
  }

  @Test(arguments: ["teaching-healthy", "teaching-several-faults"])
  func aShippedCaptureIsWhatItsScenarioGives(name: String) throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: made) }
    let (frames, unused) = try Synthesizer(try scenario(name)).write(to: made.path)
    #expect(unused.isEmpty)
    #expect(frames > 1000)
    let shipped = try Data(contentsOf: folder.appending(path: name + ".pcapng"))
    #expect(try Data(contentsOf: made) == shipped)
    #expect(shipped.count < 1_000_000)
  }

  @Test func theFaultyOneIsTheHealthyOneButForItsFaults() throws {
    var faulty = try scenario("teaching-several-faults")
    let names = Set(faulty.faults.map(\.name))
    #expect(names.count >= 4)
    let found = try Synthesizer(faulty).frames().flatMap(\.faults)
    // What was lost is not there.
    #expect(Set(found) == names.subtracting(["sequence-loss"]))
    let healthy = try scenario("teaching-healthy")
    #expect(healthy.faults.isEmpty)
    faulty.faults = []
    faulty.title = healthy.title
    #expect(faulty == healthy)
  }
}
