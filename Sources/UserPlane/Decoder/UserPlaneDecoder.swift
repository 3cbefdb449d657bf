public import Events
internal import Transport
internal import Wire

/// Turns datagrams with GTP-U into events of F1-U, one for each message, with those of its lists behind it.
///
/// What a message means against what came before is told in derived fields: how a sequence number follows, what
/// a delivery status says that was never sent. Which tunnels of both directions belong to one bearer is told by
/// F1AP; without it two tunnels are taken together where they are the only ones between their nodes that carry
/// user data and delivery status, and only once a status has named a number that was sent.
public struct UserPlaneDecoder: ~Copyable {
  var row = EventRow(flow: 0)
  var table: TunnelTable
  /// Downlink tunnels of bearers that F1AP announced; -1 where a DU has several for one bearer.
  var announcedData: [BearerKey: Int] = [:]

  /// A bearer at a DU.
  struct BearerKey: Hashable {
    var association: Int
    var ue: Int
    var bearer: Int
    var du: IPAddress
  }

  /// - Parameter tunnelLimit: tunnels that are followed.
  public init(tunnelLimit: Int = 65_536) {
    table = TunnelTable(capacity: max(1, tunnelLimit))
  }

  /// Messages that were not followed because there were too many tunnels: their events tell no tunnel.
  public var messagesBeyondTunnelLimit: Int { table.messagesBeyondLimit }

  /// Whether messages of tunnels were seen.
  public var hasTunnels: Bool { !table.tunnels.isEmpty }

  /// The capture breaks off, and goes on later: what was seen of tunnels says nothing of what follows.
  public mutating func breakOff() {
    table.removeAll()
    announcedData.removeAll()
  }

  /// Takes a datagram.
  ///
  /// - Parameters:
  ///   - bytes: the frame, or the datagram where it was put together from IP fragments.
  ///   - directory: what F1AP announced so far.
  public mutating func receive<S: EventSink & ~Copyable>(
    _ packet: UserPlanePacket, _ bytes: Span<UInt8>, tunnels directory: TunnelDirectory, into sink: inout S
  ) {
    begin(packet)
    let header: GTPUHeader
    do throws(WireError) {
      header = try GTPUHeader(bytes, packet.payload, end: packet.payloadEnd)
    } catch {
      for slot in MessageFields.ofHeader { row.markUnknown(slot) }
      fail(error, &sink)
      return
    }
    fill(header)
    var message = MessageParts(header)
    do throws(WireError) {
      try message.read(bytes)
    } catch {
      fill(message, packet)
      _ = follow(header, packet, directory)
      fail(error, &sink)
      return
    }
    fill(message, packet)
    let place = follow(header, packet, directory)
    do throws(WireError) {
      try send(message, bytes, packet, place, &sink)
    } catch {
      fail(error, &sink)
    }
  }

  /// Empties the row, and fills in where the message was seen.
  private mutating func begin(_ packet: UserPlanePacket) {
    row.clear(FieldSet.all)
    row.setInferred(FieldSet())
    row[FrameSlot.frameNumber] = Int64(packet.number)
    row[FrameSlot.captureTime] = packet.time
    row[FrameSlot.capture] = Int64(packet.capture)
    row[MessageSlot.originalLength] = Int64(packet.originalLength)
    row[MessageSlot.sourcePort] = Int64(packet.datagram.sourcePort)
    row[MessageSlot.destinationPort] = Int64(packet.datagram.destinationPort)
    if let sender = packet.sender { row[FrameSlot.sender] = Int64(sender.rawValue) }
    if let receiver = packet.receiver { row[FrameSlot.receiver] = Int64(receiver.rawValue) }
    if !packet.isReassembled { row[MessageSlot.messageOffset] = Int64(packet.payload.lowerBound) }
    row[MessageSlot.wellFormed] = 1
    row[MessageSlot.defect] = 0
  }

  /// Sends the event of what can't be read to its end.
  private mutating func fail<S: EventSink & ~Copyable>(_ error: WireError, _ sink: inout S) {
    if error.code == .notCaptured {
      row.markUnknown(MessageSlot.wellFormed)
      row.markUnknown(MessageSlot.defect)
    } else {
      row[MessageSlot.wellFormed] = 0
      row[MessageSlot.defect] = MessageFields.code(of: error.code)
      row[MessageSlot.defectOffset] = Int64(error.offset)
    }
    row.type = .f1uMalformed
    sink.receive(&row)
  }

  /// Sends the events of a message whose headers were read.
  private mutating func send<S: EventSink & ~Copyable>(
    _ message: MessageParts, _ bytes: Span<UInt8>, _ packet: UserPlanePacket, _ place: Int?, _ sink: inout S
  ) throws(WireError) {
    guard let container = message.container, let type = message.pduType(bytes) else {
      row.type = .f1uGTP
      sink.receive(&row)
      return
    }
    row[MessageSlot.pduType] = Int64(type)
    switch type {
    case 0:
      let view = try DLUserDataView(bytes, container)
      let reported = fill(view, message, bytes, packet, place)
      row.type = .f1uDLUserData
      sink.receive(&row)
      sendBlocks(view, packet, &sink)
      if let place, let reported { send(reported, place, &sink) }
    case 1:
      let view = try DLDataDeliveryStatusView(bytes, container)
      let bearer = fill(view, packet, place)
      row.type = .f1uDeliveryStatus
      sink.receive(&row)
      sendRanges(view, packet, bearer, &sink)
    case 2:
      let view = try AssistanceInformationDataView(bytes, container)
      fill(view, packet)
      row.type = .f1uAssistance
      sink.receive(&row)
      sendFields(view, packet, &sink)
    default:
      row.type = .f1uGTP
      sink.receive(&row)
    }
  }
}
