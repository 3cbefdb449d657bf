import Documents
import Foundation
import Synthesis
import Testing

/// The captures under `Captures/` are made from the scenarios beside them.
@Suite struct ShippedCaptureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Captures")

  private static let ending = ".scenario.yaml"
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()

  private func scenario(_ name: String) throws -> Scenario {
    let (scenario, diagnostics) = Scenario.load(Self.folder.appending(path: name + Self.ending).path)
    #expect(diagnostics.map(\.description) == [])
    return try #require(scenario)
  }

  @Test(arguments: names)
  func aShippedCaptureIsWhatItsScenarioGives(name: String) throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: made) }
    let scenario = try scenario(name)
    let (frames, unused) = try Synthesizer(scenario).write(to: made.path)
    #expect(unused.isEmpty)
    #expect(frames > (scenario.cells.isEmpty ? 20 : 200))
    let shipped = try Data(contentsOf: Self.folder.appending(path: name + ".pcapng"))
    #expect(try Data(contentsOf: made) == shipped)
    #expect(shipped.count < 1_000_000)
  }

  @Test func captureAndScenarioComeInPairs() throws {
    let captures = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".pcapng") }.map { $0.dropLast(".pcapng".count) }
    #expect(captures.map(String.init).sorted() == Self.names)
    #expect(Self.names.count > 10)
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
