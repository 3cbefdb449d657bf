import CaptureFiles
import Events
import Transport

@testable import UserPlane

/// One event as a test sees it: its type and its fields by name.
struct RecordedEvent {
  let name: String
  let fields: [String: Int64]
  let unknown: Set<String>
  let inferred: Set<String>

  subscript(_ field: String) -> Int64? { fields[field] }
}

/// A sink that copies what it is lent.
struct Recorder: EventSink {
  static let catalogue = Catalogue([UserPlaneCatalogue.events])

  private(set) var events: [RecordedEvent] = []

  mutating func receive(_ row: inout EventRow) {
    var fields: [String: Int64] = [:]
    var unknown: Set<String> = []
    var inferred: Set<String> = []
    for field in Self.catalogue.fields(of: row.type) {
      if let value = row.value(field.slot) { fields[field.name] = value }
      if row.unknown.contains(field.slot) { unknown.insert(field.name) }
      if row.inferred.contains(field.slot) { inferred.insert(field.name) }
    }
    let name = Self.catalogue.event(row.type)?.name ?? "event \(row.type.rawValue)"
    events.append(RecordedEvent(name: name, fields: fields, unknown: unknown, inferred: inferred))
  }
}

/// A CU and a DU that send each other messages, a millisecond apart unless told otherwise.
struct Conversation: ~Copyable {
  static let cu = IPAddress(ipv4: 0x0A00_0001)
  static let du = IPAddress(ipv4: 0x0A00_0002)

  var decoder: UserPlaneDecoder
  var directory = TunnelDirectory()
  var time: Int64 = 1_704_067_200_000_000_000
  var isReassembled = false
  private var number = 0
  private var pdcp: UInt32 = 0

  init(tunnelLimit: Int = 65_536) { decoder = UserPlaneDecoder(tunnelLimit: tunnelLimit) }

  /// Sends octets as they are.
  /// - Parameter wire: octets that there were; nil = those given.
  mutating func send(
    _ bytes: [UInt8], fromCU: Bool, of wire: Int? = nil, declared: Bool? = nil
  ) -> [RecordedEvent] {
    number += 1
    time += 1_000_000
    let datagram = Datagram(
      source: fromCU ? Self.cu : Self.du, destination: fromCU ? Self.du : Self.cu, sourcePort: 2152,
      destinationPort: 2152)
    let frame = FrameInfo(number: number, time: time, capturedLength: bytes.count)
    var packet = Packet(
      link: LinkFrame(), datagram: datagram, payload: 0..<bytes.count, payloadEnd: wire ?? bytes.count,
      carriesECPRI: false)
    packet.isReassembled = isReassembled
    var sink = Recorder()
    decoder.receive(
      UserPlanePacket(packet, datagram, of: frame, isFromCU: declared), bytes.span, tunnels: directory,
      into: &sink)
    return sink.events
  }

  /// Announces a tunnel of a bearer, as F1AP does.
  mutating func announce(_ teid: UInt32, _ owner: TunnelOwner, bearer: Int, bits: Int? = 18) {
    directory.announce(
      .init(address: owner == .du ? Self.du : Self.cu, teid: teid),
      .init(owner: owner, association: 4, ue: 9, bearer: bearer, announced: 0, pdcpSNBits: bits),
      isComplete: true)
  }

  /// DL USER DATA with the next PDCP PDU of 18-bit numbers.
  mutating func data(
    _ sequenceNumber: UInt32, teid: UInt32 = 0x11, pdcp given: UInt32? = nil,
    _ change: (inout DLUserData) -> Void = { _ in }
  ) throws -> RecordedEvent {
    try dataEvents(sequenceNumber, teid: teid, pdcp: given, change)[0]
  }

  /// What DL USER DATA with the next PDCP PDU tells of the numbers that were reported before it.
  mutating func reported(
    by sequenceNumber: UInt32, teid: UInt32 = 0x11, pdcp given: UInt32? = nil,
    _ change: (inout DLUserData) -> Void = { _ in }
  ) throws -> [ReportedNumbers.Kind: RecordedEvent] {
    let events = try dataEvents(sequenceNumber, teid: teid, pdcp: given, change)
    let reports = events.filter { $0.name == "f1u.dlUserData.reportedNumber" }
    return Dictionary(
      uniqueKeysWithValues: reports.compactMap { event in
        event["reportedAs"].flatMap(ReportedNumbers.Kind.init).map { ($0, event) }
      })
  }

  private mutating func dataEvents(
    _ sequenceNumber: UInt32, teid: UInt32, pdcp given: UInt32?, _ change: (inout DLUserData) -> Void
  ) throws -> [RecordedEvent] {
    var data = DLUserData(nrUSequenceNumber: sequenceNumber)
    change(&data)
    let pdcp = given ?? self.pdcp
    self.pdcp = pdcp + 1
    let pdu = [0x80 | UInt8(pdcp >> 16), UInt8(pdcp >> 8 & 0xFF), UInt8(pdcp & 0xFF), 0x45]
    return try events(.dlUserData(data), teid: teid, payload: pdu, fromCU: true)
  }

  /// DL DATA DELIVERY STATUS.
  mutating func status(
    delivered: UInt32? = nil, transmitted: UInt32? = nil, teid: UInt32 = 0x22,
    _ change: (inout DLDataDeliveryStatus) -> Void = { _ in }
  ) throws -> RecordedEvent {
    var status = DLDataDeliveryStatus(desiredBufferSize: 1_000)
    status.highestDelivered = delivered
    status.highestTransmitted = transmitted
    change(&status)
    return try message(.deliveryStatus(status), teid: teid, fromCU: false)
  }

  /// The event of a message, without those of its lists.
  mutating func message(
    _ pdu: NRUserPlanePDU, teid: UInt32, payload: [UInt8] = [], fromCU: Bool
  ) throws -> RecordedEvent {
    try events(pdu, teid: teid, payload: payload, fromCU: fromCU)[0]
  }

  private mutating func events(
    _ pdu: NRUserPlanePDU, teid: UInt32, payload: [UInt8], fromCU: Bool
  ) throws -> [RecordedEvent] {
    let container = GTPUExtension(type: GTPUExtensionPlace.nrRANContainer, content: try pdu.encode())
    let message = GTPUMessage(.gPDU, teid: teid, extensions: [container], content: payload)
    return send(try message.encode(), fromCU: fromCU)
  }
}
