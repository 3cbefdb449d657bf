import CaptureFiles
import Events
import Testing
import Wire

@testable import Fronthaul
import Units

/// A stream of frames between two units, and what the decoder makes of it.
struct FrameStream {
  var frames: [(header: FrameHeader, bytes: [UInt8])] = []
  var time: Int64 = 1_700_000_000_000_000_000

  /// Adds a frame: eCPRI from its common header on, behind 14 bytes of Ethernet.
  mutating func add(_ packet: [UInt8], from sender: UInt64 = 1, to receiver: UInt64 = 2, captured: Int? = nil)
  {
    let bytes = Array((Array(repeating: UInt8(0), count: 14) + packet).prefix(captured ?? .max))
    time += 35_000
    frames.append(
      (
        FrameHeader(
          capture: 0, number: frames.count + 1, time: time, originalLength: packet.count + 14, source: sender,
          destination: receiver, sender: NodeAddress(mac: sender), receiver: NodeAddress(mac: receiver),
          vlanId: -1, vlanPriority: 0, vlanTags: 0, encapsulation: .ethernet,
          payload: min(14, bytes.count)..<bytes.count, originalEnd: packet.count + 14), bytes
      ))
  }

  func events(
    prefixBytes: Int = 16 << 20, allocations: Bool = false, entries: [DecodeSettings.Entry] = [],
    block: ConfigurationBlock? = nil
  ) -> (RecordedStream, DecoderReport) {
    var settings = DecodeSettings()
    settings.entries = entries
    settings.prefixBytes = prefixBytes
    settings.sendsAllocations = allocations
    var decoder = FronthaulDecoder(settings, units: UnitDirectory())
    if let block { decoder.receive(block) }
    var sink = RecordedStream()
    for (header, bytes) in frames { decoder.receive(header, bytes.span, into: &sink) }
    decoder.finish(into: &sink)
    return (sink, decoder.report)
  }
}

struct RecordedStream: EventSink {
  static let catalogue = Catalogue([FronthaulCatalogue.events])
  var events: [RecordedEvent] = []
  /// What was inferred of the last event.
  var inferred = FieldSet()
  var presumed = FieldSet()

  mutating func receive(_ row: inout EventRow) {
    inferred = row.inferred
    presumed = row.presumed
    var fields: [String: Int64] = [:]
    var unknown: Set<String> = []
    for field in Self.catalogue.fields(of: row.type) {
      if let value = row.value(field.slot) { fields[field.name] = value }
      if row.unknown.contains(field.slot) { unknown.insert(field.name) }
    }
    events.append(
      RecordedEvent(
        name: Self.catalogue.event(row.type)?.name ?? "?", fields: fields, unknown: unknown))
  }

  func named(_ name: String) -> [RecordedEvent] { events.filter { $0.name == name } }
}

/// A U-plane message of one section, static header, `prbs` resource blocks of `prbBytes`.
func uPlane(
  sequence: UInt8, second: UInt8 = 0x80, eAxC: UInt16 = 0, prbs: Int, prbBytes: Int, symbol: UInt32 = 0,
  slot: UInt32 = 0, isDownlink: Bool = true, fill: UInt8 = 0
) -> [UInt8] {
  var body = ByteWriter()
  body.u16(eAxC)
  body.u8(sequence)
  body.u8(second)
  body.u32((isDownlink ? 1 << 31 : 0) | 1 << 28 | 7 << 16 | slot << 6 | symbol)
  body.u32(UInt32(prbs & 0xFF))
  body.append(Array(repeating: fill, count: prbs * prbBytes))
  return message(0, body.bytes)
}

func message(_ type: UInt8, _ body: [UInt8], concatenated: Bool = false, size: Int? = nil) -> [UInt8] {
  var writer = ByteWriter()
  writer.u8(concatenated ? 0x11 : 0x10)
  writer.u8(type)
  writer.u16(UInt16(size ?? body.count))
  writer.append(body)
  return writer.bytes
}
