import CaptureFiles
import Events
import Fronthaul
import Transport
import Wire
import Units

extension BenchmarkCase {
  /// Frames to events that nobody judges.
  static let decode = BenchmarkCase(
    name: "decode", summary: "Capture to events: transport, eCPRI, C- and U-plane, no rules", unit: "frames",
    input: .pcapng
  ) { workload, watch in
    let reader = CaptureReader([CaptureInput(try workload.path)])
    var sink = TransportSink(TransportDecoder(), EventCounter())
    let summaries = try watch.measure {
      let summaries = try reader.read(into: &sink)
      sink.consumer.finish()
      return summaries
    }
    guard sink.consumer.events.count > 0 else { throw BenchmarkError("the capture has no eCPRI") }
    return try Work(reading: summaries, frames: summaries.reduce(0) { $0 + $1.frames })
  }
}

/// Decodes what carries eCPRI and counts the events.
private struct EventCounter: PacketConsumer, ~Copyable {
  var decoder = FronthaulDecoder(DecodeSettings(), units: UnitDirectory())
  var events = CountedEvents()

  mutating func receive(_ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo) -> Bool {
    if packet.carriesECPRI { decoder.receive(FrameHeader(packet, of: frame), bytes, into: &events) }
    return true
  }

  mutating func receive(
    malformed error: WireError, after link: LinkFrame?, _ bytes: Span<UInt8>, of frame: FrameInfo
  ) -> Bool { true }

  mutating func finish() { decoder.finish(into: &events) }
}

/// Counts events that nobody judges.
struct CountedEvents: EventSink {
  var count = 0

  mutating func receive(_ row: inout EventRow) {
    count &+= 1
    // As a judge does, so that the row keeps track of what changes.
    row.changed = FieldSet()
  }
}
