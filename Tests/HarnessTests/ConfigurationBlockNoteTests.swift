import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Testing

/// What the report says of blocks in which a test tool keeps its configuration.
@Suite struct ConfigurationBlockNoteTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private func block(_ type: UInt32, _ options: [(code: UInt16, value: UInt16)]) -> [UInt8] {
    var body: [UInt8] = []
    for (code, value) in options {
      for part in [code, 2, value, 0] { body += [UInt8(part & 0xFF), UInt8(part >> 8)] }
    }
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    let length = bytes(UInt32(body.count + 12))
    return bytes(type) + length + body + length
  }

  @Test func whatIsReadAndWhatIsNotIsTold() throws {
    let healthy = [UInt8](
      try Data(contentsOf: Self.root.appending(path: "Captures/teaching-healthy.pcapng")))
    // Behind the section header, ahead of everything else.
    let section = Int(healthy[4]) | Int(healthy[5]) << 8
    let blocks =
      block(0x8000_A918, [(20, 0), (31, 1), (32, 9), (30, 1), (35, 52)]) + block(0x8000_A917, [])
      + block(0xBAD, [(3054, 0)])  // 3054, and the length 2 of an option above it
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(healthy[..<section] + blocks + healthy[section...]).write(to: file)
    let profile = try #require(
      Profile.load(
        Self.root.appending(path: "Profiles/spec/oran-cus.yaml").path, catalogue: Tekigo.catalogue,
        asOf: "2026-01-01"
      ).profile)
    var run = CheckRun([CaptureInput(file.path)], profile: profile, asOf: "2026-01-01")
    run.profile.requirements = profile.requirements.filter { $0.id == "cus/8.3.2/sections-consume-payload" }
    let result = RunResult(try run.judge())
    let notes = result.integrity.filter { ["capture-configuration", "unread-blocks"].contains($0.kind) }
    #expect(notes.allSatisfy { !$0.limitsVerdicts })
    #expect(
      notes.map { $0.text.en.replacingOccurrences(of: file.lastPathComponent, with: "x") } == [
        "x: the flow map at byte \(section) has settings for one kind of flows; its options 30 are not read",
        "x: blocks of a test tool that are not read: meta",
        "x: 1 custom blocks of enterprise 134126 are not read",
      ])
    let downlink = result.configuration.filter { $0.name.contains("U-plane DL") }
    let carrier = downlink.flatMap(\.items).filter { $0.name == "carrierPrbs" }
    #expect(!carrier.isEmpty && carrier.allSatisfy { $0.value == "52" && $0.provenance == "capture" })
  }
}
