import Events
import Testing

@testable import Fronthaul
import Units

/// Traffic from addresses that somebody makes up: memory stays bounded, and what is not judged is counted.
@Suite struct FlowLimitTests {
  private struct Counter: EventSink {
    var events = 0
    mutating func receive(_ row: inout EventRow) { events += 1 }
  }

  /// A frame from an address of its own, with a C-plane or U-plane message that is too short to be one.
  private func send(_ number: Int, to decoder: inout FronthaulDecoder, _ sink: inout Counter) {
    let bytes: [UInt8] = [0x10, UInt8(number & 2), 0, 8, 0, 0, 0, 0x80, 0x90, 0, 0, 0]
    let sender = UInt64(number + 10)
    let header = FrameHeader(
      capture: 0, number: number + 1, time: Int64(number) * 1000, originalLength: bytes.count, source: sender,
      destination: 1, sender: NodeAddress(mac: sender), receiver: NodeAddress(mac: 1), vlanId: -1,
      vlanPriority: 0, vlanTags: 0, encapsulation: .ethernet, payload: 0..<bytes.count,
      originalEnd: bytes.count)
    decoder.receive(header, bytes.span, into: &sink)
  }

  @Test func unitsAreBoundedAsFlowsAre() {
    var settings = DecodeSettings()
    settings.prefixBytes = 1
    var decoder = FronthaulDecoder(settings, units: UnitDirectory())
    var sink = Counter()
    let frames = FlowTable.capacity + 500
    for number in 0..<frames { send(number, to: &decoder, &sink) }
    decoder.finish(into: &sink)
    #expect(decoder.report.units.count == UnitDirectory.limit + 1, "one stands for those beyond the limit")
    #expect(decoder.messagesBeyondFlowLimit == 500)
    #expect(sink.events >= FlowTable.capacity)
  }
}
