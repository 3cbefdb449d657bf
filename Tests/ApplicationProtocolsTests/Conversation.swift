import CaptureFiles
import Events
import Transport
import Units

@testable import ApplicationProtocols

/// An event as a test sees it: its name and its fields by name.
struct SeenEvent {
  var name: String
  var values: [String: Int64]
  /// Values as readers see them.
  var texts: [String: String]
  /// Fields that the message has and the capture does not.
  var unknown: Set<String>
  var places: [String: Range<Int>]
  /// What a display filter of Wireshark says of the values.
  var filters: [String: String]
  /// The fields that findings tell whatever their rules read.
  var context: [String]

  subscript(field: String) -> Int64? { values[field] }
  func text(_ field: String) -> String? { texts[field] }
}

/// Keeps what it receives.
struct Recorder: EventSink {
  let catalogue: Catalogue
  var events: [SeenEvent] = []

  mutating func receive(_ row: inout EventRow) {
    var seen = SeenEvent(
      name: catalogue.event(row.type)?.name ?? "?", values: [:], texts: [:], unknown: [], places: [:],
      filters: [:], context: [])
    for field in catalogue.fields(of: row.type) {
      if row.unknown.contains(field.slot) { seen.unknown.insert(field.name) }
      guard let value = row.value(field.slot) else {
        seen.values[field.name] = nil
        continue
      }
      seen.values[field.name] = value
      seen.texts[field.name] = field.text(value)
      seen.places[field.name] = row.place(of: field.slot)
      seen.filters[field.name] = field.filterTerm(value, in: row)
      if field.isContext { seen.context.append(field.name) }
    }
    events.append(seen)
  }
}

/// Messages between two units, decoded as they come.
final class Conversation {
  enum End { case central, peripheral }

  let pdus: PDUComposer
  let events: ApplicationEvents
  let units: UnitDirectory
  private var decoder: ApplicationDecoder
  private var recorder: Recorder
  private let layer: UpperLayer
  /// Seconds of the capture clock.
  var now = 0.0
  /// The stamp of what comes next, instead of `now`.
  var clock: Int64?
  var startCaptured = true
  var wellKnownPort = true
  var showsBothSides = true
  var senderKnowsMore = false
  var isAheadOfGap = false
  var clockSteps = 0
  private var frame = 0
  private var tsn: UInt32 = 0

  /// - Parameter fields: paths to ask for, by event name.
  init(
    _ shipped: ShippedProtocol = .f1ap, asking fields: [String: [String]] = [:],
    units: UnitDirectory = UnitDirectory(), limits: TrackingLimits = TrackingLimits()
  ) throws {
    pdus = try PDUComposer(shipped)
    events = ApplicationEvents(shipped)
    self.units = units
    layer = shipped.upperLayer
    let catalogue = Catalogue([AssociationEvents.definitions], sources: [events])
    for (event, names) in fields {
      guard let definition = catalogue.event(named: event) else {
        throw ConversationError.noEvent(event)
      }
      for name in names where catalogue.field(named: name, of: definition.id) == nil {
        throw ConversationError.noField(name, event)
      }
    }
    decoder = ApplicationDecoder([events], units: units, limits: limits)
    recorder = Recorder(catalogue: catalogue)
  }

  enum ConversationError: Error {
    case noEvent(String)
    case noField(String, String)
  }

  var seen: [SeenEvent] { recorder.events }
  var counts: ApplicationDecoder.Counts { decoder.counts }

  func path(_ end: End, association: Int, peer: UInt8 = 2) -> AssociationPath {
    let central = TransportAddress(IPAddress(ipv4: 0x0A00_0001), port: wellKnownPort ? layer.port : 4_000)
    let peripheral = TransportAddress(IPAddress(ipv4: 0x0A00_0000 | UInt32(peer)), port: 50_000)
    let isCentral = end == .central
    return AssociationPath(
      association: association, side: isCentral ? 1 : 0, source: isCentral ? central : peripheral,
      destination: isCentral ? peripheral : central, startCaptured: startCaptured,
      wellKnownSide: wellKnownPort ? 1 : nil, showsBothSides: showsBothSides)
  }

  /// Sends a PDU.
  ///
  /// - Parameter cut: octets of it that were captured.
  /// - Returns: the events that it made.
  @discardableResult
  func send(
    from end: End, _ pdu: [UInt8], stream: UInt16 = 0, association: Int = 0, peer: UInt8 = 2,
    cut: Int? = nil, path: AssociationPath? = nil
  ) -> [SeenEvent] {
    frame += 1
    tsn += 1
    // The PDU lies behind 10 octets of something else.
    let bytes = [UInt8](repeating: 0xAA, count: 10) + pdu.prefix(cut ?? pdu.count)
    var message = UserMessage(
      path ?? self.path(end, association: association, peer: peer), payload: 10..<bytes.count,
      octets: pdu.count, frame: frame)
    message.stream = stream
    message.tsn = tsn
    message.streamSequence = tsn
    message.verificationTag = 0xD0D0_D0D0
    message.payloadProtocol = layer.payloadProtocol
    message.upperLayer = UpperLayer.Recognition(layer, .payloadProtocol)
    message.offsetInFrame = 10
    message.isCut = cut != nil
    message.senderKnowsMore = senderKnowsMore
    message.isAheadOfGap = isAheadOfGap
    message.clockSteps = clockSteps
    let count = recorder.events.count
    decoder.receive(message, bytes.span, of: info(bytes.count), into: &recorder)
    return Array(recorder.events[count...])
  }

  /// The event of the message itself.
  @discardableResult
  func message(
    from end: End, _ pdu: [UInt8], stream: UInt16 = 0, association: Int = 0, peer: UInt8 = 2
  ) -> SeenEvent {
    send(from: end, pdu, stream: stream, association: association, peer: peer)[0]
  }

  @discardableResult
  func change(_ kind: AssociationChange.Kind, association: Int = 0) -> SeenEvent {
    frame += 1
    let change = AssociationChange(kind, path(.peripheral, association: association))
    decoder.receive(change, of: info(100), into: &recorder)
    return recorder.events[recorder.events.count - 1]
  }

  func defect(_ kind: AssociationDefect.Kind) -> SeenEvent {
    frame += 1
    let defect = AssociationDefect(kind, path(.peripheral, association: 0))
    decoder.receive(defect, of: info(100), into: &recorder)
    return recorder.events[recorder.events.count - 1]
  }

  func collectTunnels() { decoder.collectTunnels() }
  func takeTunnelNotices() -> [TunnelNotice] { decoder.takeTunnelNotices() }

  /// Sets the interface up.
  func setUp() throws {
    send(from: .peripheral, try pdus.setUpRequest())
    send(from: .central, try pdus.setUpResponse())
  }

  private func info(_ length: Int) -> FrameInfo {
    FrameInfo(number: frame, time: clock ?? Int64(now * 1e9), capturedLength: length)
  }
}
