import CaptureFiles
import Conformance
import Documents
import Events
import Foundation
import Fronthaul
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// Several cells behind one port: addresses, eAxC identifiers and section identifiers are the same, VLAN or a part of the
/// eAxC identifier are not. Each is judged by itself.
@Suite("Cells that share a port") struct SharedPortTests {
  /// A cell with 30 kHz and one with 15 kHz on half as many resource blocks.
  private static let cells = """
    title: "Two carriers of different numerology on a port"
    seed: 41
    start: "2024-01-01T00:00:00Z"
    duration: 50
    cells:
      - { name: a, scs: 30, prbs: 51, tdd: DDDSUDDSUU, special: { dl: 6, ul: 4 }, eaxc: { dl: [FIRST], ul: [FIRST] }, vlan: { id: 6, priority: 7 } }
      - { name: b, scs: 15, prbs: 25, tdd: FDD, eaxc: { dl: [SECOND], ul: [SECOND] }, vlan: { id: VLAN, priority: 7 } }
    compression:
      dl: { method: bfp, width: 9, header: dynamic }
      ul: { method: bfp, width: 9, header: dynamic }
    mtu: 1500
    du: { name: du, mac: "02:00:5e:00:00:01" }
    ru: { name: ru, mac: "02:00:5e:00:00:02" }
    timing:
      t1a_cp_dl: { advance: 430 }
      t1a_cp_ul: { advance: 430 }
      t1a_up: { advance: 220 }
      ta4: { delay: 130 }
    traffic: { dl: 50, ul: 50, largest_allocation: 20 }

    """

  private func judge(
    vlan: Int = 7, eAxC: (Int, Int) = (1, 1), units: String, fault: FaultRequest? = nil
  ) throws -> RunResult {
    let text = Self.cells.replacing("FIRST", with: "\(eAxC.0)").replacing("SECOND", with: "\(eAxC.1)")
      .replacing("VLAN", with: "\(vlan)")
    var (scenario, diagnostics) = Scenario.read(text, file: "shared-port.yaml")
    #expect(diagnostics.map(\.description) == [])
    if let fault { scenario?.faults = [fault] }
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try """
    profile: pair/shared-port
    title: Cells that share a port
    extends: spec/oran-cus
    capabilities: { whole-exchange: true }
    units:
      - { name: du, role: O-DU, addresses: "02:00:5e:00:00:01" }
    \(units)
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let loaded = Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    #expect(loaded.diagnostics.map(\.description) == [])
    var judge = FrameJudge(try #require(loaded.profile))
    var number = 0
    try Synthesizer(try #require(scenario)).forEachFrame { frame in
      number += 1
      _ = judge.receive(
        FrameInfo(number: number, time: frame.time, capturedLength: frame.bytes.count), frame.bytes.span)
    }
    return RunResult(judge.finish())
  }

  private func failed(_ frames: RunResult) -> [String] {
    frames.requirements.filter { $0.verdict == .fail }.map(\.requirement.id)
  }

  private static let byVLAN = """
      - { name: cell-a, role: O-RU, addresses: "02:00:5e:00:00:02", vlan: 6 }
      - { name: cell-b, role: O-RU, addresses: "02:00:5e:00:00:02", vlan: [7] }
    """

  @Test("are units of their own where the profile says so by VLAN") func byVLAN() throws {
    let frames = try judge(units: Self.byVLAN)
    #expect(failed(frames) == [])
    #expect(frames.units.map(\.name) == ["du", "cell-a", "cell-b"])
    #expect(frames.units.map(\.part) == [nil, "VLAN 6", "VLAN 7"])
    #expect(!frames.integrity.contains { $0.kind == "shared-eaxc" })
    let delivered = try #require(
      frames.requirements.first { $0.requirement.id == "cus/7.8.1/uplink-delivered" })
    // Both cells have uplink that was asked for.
    #expect(delivered.tally.passed > 0)
    #expect(Set(delivered.units.compactMap(\.unit?.rawValue)) == [1, 2])
  }

  @Test("are units of their own where the profile says so by eAxC") func byEAxC() throws {
    let units = """
        - { name: cell-a, role: O-RU, addresses: "02:00:5e:00:00:02", eAxC: { mask: 0xF000, value: 0 } }
        - { name: cell-b, role: O-RU, addresses: "02:00:5e:00:00:02", eAxC: { mask: 0xF000, value: 0x1000 } }
      """
    let frames = try judge(vlan: 6, eAxC: (0x0001, 0x1001), units: units)
    #expect(failed(frames) == [])
    #expect(frames.units.map(\.part) == [nil, "eAxC 0x0 (mask 0xF000)", "eAxC 0x1000 (mask 0xF000)"])
    let flows = frames.configuration.filter { $0.sender?.rawValue == 2 || $0.receiver?.rawValue == 2 }
    #expect(!flows.isEmpty)
    #expect(flows.allSatisfy { $0.name.contains("0x1001") })
  }

  @Test("bear their own faults") func attribution() throws {
    var fault = FaultRequest("section-not-delivered")
    (fault.isUPlane, fault.isDownlink, fault.sectionType) = (false, false, 1)
    fault.cell = 1
    fault.frame = [1]
    let frames = try judge(units: Self.byVLAN, fault: fault)
    let failed = frames.requirements.filter { $0.verdict == .fail }
    #expect(failed.map(\.requirement.id) == ["cus/7.8.1/uplink-delivered"])
    #expect(failed.first?.units.filter { $0.verdict == .fail }.map(\.unit?.rawValue) == [2])
  }

  @Test("are told of where the profile does not tell them apart") func undeclared() throws {
    let frames = try judge(units: "  - { name: ru, role: O-RU, addresses: \"02:00:5e:00:00:02\" }")
    let note = try #require(frames.integrity.first { $0.kind == "shared-eaxc" })
    #expect(note.text.en.contains("eAxC 0x0001 VLAN 7 and VLAN 6"))
  }
}
