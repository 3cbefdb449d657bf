import Results
import Testing

@testable import Reports

@Suite struct WiresharkPreferencesTests {
  private func flow(
    _ name: String, isUPlane: Bool, isDownlink: Bool, frames: Int, _ items: [String: String]
  ) -> FlowDescription {
    var flow = FlowDescription(
      name: name, sender: nil, receiver: nil, frames: frames,
      items: items.sorted { $0.key < $1.key }.map {
        ConfigurationItem(name: $0.key, value: $0.value, provenance: "profile")
      })
    flow.radio = RadioFlow(isUPlane: isUPlane, isDownlink: isDownlink, eAxC: 1, vlan: nil)
    return flow
  }

  @Test func eachDirectionHasItsOwnHeaderAndWidth() {
    let flows = [
      flow("up", isUPlane: true, isDownlink: false, frames: 5, ["section header": "dynamic"]),
      flow(
        "down", isUPlane: true, isDownlink: true, frames: 5,
        ["section header": "static", "udIqWidth": "9", "udCompMeth": "block floating point"]),
    ]
    let options = WiresharkPreferences(flows).options
    #expect(
      options == [
        "-o oran_fh_cus.oran.ud_comp_hdr_up:TRUE", "-o oran_fh_cus.oran.ud_comp_hdr_down:FALSE",
        "-o oran_fh_cus.oran.iq_bitwidth_down:9",
        "-o 'oran_fh_cus.oran.ud_comp_down:Block Floating Point Compression'",
      ])
  }

  @Test(arguments: ["dynamic, contradicted by the samples", "not found"])
  func aHeaderByWhichNothingCanBeReadIsNoPreference(_ header: String) {
    let flows = [
      flow(
        "up", isUPlane: true, isDownlink: false, frames: 5,
        ["section header": header, "udIqWidth": "9", "udCompMeth": "block floating point"])
    ]
    #expect(WiresharkPreferences(flows).options.isEmpty)
  }

  @Test func whatMostFramesHaveHolds() {
    let flows = [
      flow("a", isUPlane: false, isDownlink: true, frames: 1, ["carrierPrbs": "51", "eAxCSplit": "4/4/4/4"]),
      flow(
        "b", isUPlane: false, isDownlink: true, frames: 9, ["carrierPrbs": "106", "eAxCSplit": "2/6/4/4"]),
    ]
    let options = WiresharkPreferences(flows).options
    #expect(options.contains("-o oran_fh_cus.oran.rbs_in_uplane_section:106"))
    #expect(options.contains("-o oran_fh_cus.oran.du_port_id_bits:2"))
  }

  @Test func signallingNeedsNone() {
    #expect(WiresharkPreferences.areFor("cus.u.section") && WiresharkPreferences.areFor("cus.c"))
    #expect(!WiresharkPreferences.areFor("f1ap.Reset") && !WiresharkPreferences.areFor("custom"))
  }
}
