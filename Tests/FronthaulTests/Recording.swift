import Events

@testable import Fronthaul

/// One event as a test sees it: its type and its fields by name.
struct RecordedEvent {
  let name: String
  let fields: [String: Int64]
  let unknown: Set<String>

  subscript(_ field: String) -> Int64? { fields[field] }
}

/// A sink that copies what it is lent.
struct Recorder: EventSink {
  static let catalogue = Catalogue([
    [
      EventDefinition(
        .ecpri, "ecpri", clause: "eCPRI 3.1.3", summary: "An eCPRI message",
        fields: FrameFields.definitions)
    ], CPlaneCatalogue.events, ECPRICatalogue.events,
  ])

  private(set) var events: [RecordedEvent] = []

  mutating func receive(_ row: inout EventRow) {
    var fields: [String: Int64] = [:]
    var unknown: Set<String> = []
    for field in Self.catalogue.fields(of: row.type) {
      if let value = row.value(field.slot) { fields[field.name] = value }
      if row.unknown.contains(field.slot) { unknown.insert(field.name) }
    }
    let name = Self.catalogue.event(row.type)?.name ?? "event \(row.type.rawValue)"
    events.append(RecordedEvent(name: name, fields: fields, unknown: unknown))
  }

  func named(_ name: String) -> [RecordedEvent] { events.filter { $0.name == name } }
}

/// Bytes from hexadecimal digits; everything else is for the reader.
func hex(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var high: UInt8?
  for digit in text.compactMap(\.hexDigitValue) {
    if let first = high {
      bytes.append(first << 4 | UInt8(digit))
      high = nil
    } else {
      high = UInt8(digit)
    }
  }
  return bytes
}

/// The events of a C-plane message given from its eCPRI header on.
func cPlane(
  _ text: String, carrierPrbs: Int64? = nil, weightCount: Int = 0, keeping kept: Int? = nil,
  _ configure: (inout CPlaneConfiguration) -> Void = { _ in }
) -> Recorder {
  cPlane(hex(text), carrierPrbs: carrierPrbs, weightCount: weightCount, keeping: kept, configure)
}

func cPlane(
  _ message: [UInt8], carrierPrbs: Int64? = nil, weightCount: Int = 0, keeping kept: Int? = nil,
  _ configure: (inout CPlaneConfiguration) -> Void = { _ in }
) -> Recorder {
  var row = EventRow(flow: 0)
  row[HeaderSlot.messageOffset] = 0
  if let carrierPrbs { row[HeaderSlot.carrierPrbs] = carrierPrbs }
  var recorder = Recorder()
  var configuration = CPlaneConfiguration(weightCount: weightCount)
  configure(&configuration)
  var decoder = CPlaneDecoder(configuration: configuration)
  let bytes = Array(message.prefix(kept ?? message.count))
  decoder.decode(
    bytes.span, min(8, message.count)..<message.count, captured: kept == nil, row: &row, sink: &recorder)
  return recorder
}

/// Several messages of one flow, one after the other in the same row.
struct EventRowFixture {
  func decode(_ messages: [[UInt8]]) -> [RecordedEvent] {
    var row = EventRow(flow: 0)
    var recorder = Recorder()
    var decoder = CPlaneDecoder()
    for message in messages {
      decoder.decode(message.span, 8..<message.count, captured: true, row: &row, sink: &recorder)
    }
    return recorder.events
  }
}
