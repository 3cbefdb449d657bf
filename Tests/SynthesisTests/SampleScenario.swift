import Documents
import Synthesis
import Testing

/// A small scenario: 20 ms of a cell with both directions and PRACH.
enum SampleScenario {
  static let text = """
    title: "sample"
    seed: 7
    start: "2024-01-01T00:00:00Z"
    duration: 20
    cell:
      scs: 30
      prbs: 51
      tdd: DDDSUDDSUU
      eaxc: { dl: [0, 1], ul: [0], prach: [4] }
    compression:
      dl: { method: bfp, width: 9, header: dynamic }
      ul: { method: bfp, width: 9, header: static }
      prach: { method: none, width: 16, header: dynamic }
    mtu: 1500
    vlan: { id: 5 }
    du: { name: du, mac: "02:00:5e:00:00:01" }
    ru: { name: ru, mac: "02:00:5e:00:00:02" }
    timing:
      t1a_cp_dl: { advance: 430, jitter: 30 }
      t1a_cp_ul: { advance: 430, jitter: 30 }
      t1a_up: { advance: 220, jitter: 15 }
      ta4: { delay: 130, jitter: 15 }
    prach: { slots: [9, 19], start_symbol: 0, symbols: 12, start_prb: 2 }
    traffic: { dl: 70, ul: 70, largest_allocation: 8 }

    """

  /// The scenario with more lines at its end.
  static func scenario(_ more: String = "") throws -> Scenario {
    let (scenario, diagnostics) = Scenario.read(text + more, file: "sample.yaml")
    #expect(diagnostics.map(\.description) == [])
    return try #require(scenario)
  }

  /// The scenario without VLAN and with other parts replaced.
  static func replacing(_ old: String, _ new: String) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    Scenario.read(text.replacing(old, with: new), file: "sample.yaml")
  }
}

/// Where the fields of a frame with one VLAN tag lie.
extension SynthesizedFrame {
  var isUPlane: Bool { bytes[19] == 0 }
  var size: Int { Int(bytes[20]) << 8 | Int(bytes[21]) }
  var eAxC: UInt16 { UInt16(bytes[22]) << 8 | UInt16(bytes[23]) }
  var sequenceId: UInt8 { bytes[24] }
  var isDownlink: Bool { bytes[26] & 0x80 != 0 }
  var frameId: UInt8 { bytes[27] }
  var subframeId: UInt8 { bytes[28] >> 4 }
  var slotId: UInt8 { (bytes[28] & 15) << 2 | bytes[29] >> 6 }
  var symbolId: UInt8 { bytes[29] & 63 }
  /// Behind the eCPRI message.
  var messageEnd: Int { 22 + size }
}
