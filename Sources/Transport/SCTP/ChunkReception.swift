import CaptureFiles
import Wire

/// What each type of chunk does to its association.
extension SCTPDecoder {
  /// Takes a chunk; gives the message to deliver from the frame, if it is one.
  mutating func receive(
    _ chunk: borrowing ChunkView, _ context: inout PacketContext
  ) throws(WireError) -> UserMessage? {
    counts.chunks += 1
    let type = chunk.type
    switch type {
    case .data, .interleavedData:
      if chunk.isCut { counts.cutChunks += 1 }
      return receive(try DataChunk.Header(chunk), chunk.bytes, &context)
    case .selectiveAcknowledgement, .nonRenegableAcknowledgement, .shutdown:
      acknowledge(try chunk.u32(4), context)
      if type == .shutdown { announceEnd(context) } else { confirm(context) }
    case .initiation:
      // It stands alone in its packet (RFC 9260, 6.10): before the set-up is complete nothing else counts.
      context.isOver = true
      receive(try InitiationChunk.read(chunk), context)
    case .initiationAcknowledgement:
      context.isOver = true
      receive(answer: try InitiationChunk.read(chunk), context)
    case .cookieAcknowledgement, .heartbeatAcknowledgement: confirm(context)
    case .shutdownAcknowledgement: announceEnd(context)
    case .shutdownComplete: end(.shutDown, context)
    case .abort: end(.aborted, context, cause: chunk.value.count >= 4 ? try chunk.u16(4) : nil)
    case .forwardTSN, .interleavedForwardTSN:
      let (forward, time) = (try ForwardChunk(chunk), context.time)
      withDirection(of: context.sender, context.key) { $0.forward(forward, at: time, into: &$1) }
    case .reconfiguration: reconfigure(try [ChunkParameter](chunk, from: 4), context)
    case .addressConfiguration: configure(try [ChunkParameter](chunk, from: 8), context)
    default:
      guard !type.isKnown else { return nil }
      counts.unknownChunks += 1
      tell(.unknownChunk(type: type.rawValue), context)
      context.isOver = type.endsPacketIfUnknown
    }
    return nil
  }

  /// DATA and I-DATA.
  private mutating func receive(
    _ chunk: DataChunk.Header, _ bytes: Span<UInt8>, _ context: inout PacketContext
  ) -> UserMessage? {
    counts.dataChunks += 1
    confirm(context)
    let (slot, side) = (context.sender.slot, context.sender.side)
    let next = table.directions[context.sender.direction].next
    let isNew = next.map { !chunk.tsn.precedes($0) } ?? true
    if chunk.tsn == next, table.directions[context.sender.direction].lacksAcknowledged {
      counts.chunksBehindAcknowledgement += 1
    }
    if table.associations[slot].state == .ended {
      if isNew { tell(.dataAfterShutdown(tsn: chunk.tsn), context) } else { counts.duplicates += 1 }
      return nil
    }
    if isNew, table.associations[slot].hasShutDown[side] { tell(.dataAfterShutdown(tsn: chunk.tsn), context) }
    var message = UserMessage(
      context.path, payload: chunk.data, octets: chunk.octets, frame: context.frame)
    message.senderKnowsMore = table.directions[context.sender.peer.direction].lacksAcknowledged
    message.clockSteps = clockSteps
    message.verificationTag = context.verificationTag
    message.stream = chunk.stream
    message.streamSequence = chunk.sequence
    message.tsn = chunk.tsn
    message.payloadProtocol = chunk.payloadProtocol
    message.isUnordered = chunk.isUnordered
    message.isInterleaved = chunk.isInterleaved
    message.isCut = chunk.isCut
    message.offsetInFrame = context.isFrame ? chunk.data.lowerBound : nil
    message.upperLayer = UpperLayer.recognize(
      payloadProtocol: chunk.payloadProtocol, sourcePort: context.key.source.port,
      destinationPort: context.key.destination.port)
    switch place(chunk, &message, bytes, context) {
    case .whole:
      counts.messages += 1
      counts.octets += message.octets
      show(.message, of: context.sender)
      return message
    case .duplicate: counts.duplicates += 1
    case .lateFragment: counts.lateFragments += 1
    case .held: break
    }
    return nil
  }

  private mutating func place(
    _ chunk: DataChunk.Header, _ message: inout UserMessage, _ bytes: Span<UInt8>, _ context: PacketContext
  ) -> DataDirection.Acceptance {
    let time = context.time
    return withDirection(of: context.sender, context.key) { direction, output in
      direction.prepare(for: chunk.tsn, at: time, into: &output)
      return direction.accept(chunk, &message, bytes, at: time, into: &output)
    }
  }

  private mutating func acknowledge(_ tsn: UInt32, _ context: PacketContext) {
    let (peer, time) = (context.sender.peer, context.time)
    withDirection(of: peer, context.key.reversed) { $0.acknowledge(tsn, at: time, into: &$1) }
  }

  private mutating func reconfigure(_ parameters: [ChunkParameter], _ context: PacketContext) {
    for request in parameters.compactMap(OutgoingStreamReset.init) {
      table.directions[context.sender.direction].streams.reset(request.streams, behind: request.lastTSN)
    }
  }

  /// The first parameter names the association; requests come behind it (RFC 5061, 4.1.1).
  private mutating func configure(_ parameters: [ChunkParameter], _ context: PacketContext) {
    for change in parameters.compactMap(AddressChange.init) {
      if change.isAddition {
        table.associations[context.sender.slot].add(change.address, of: context.sender.side)
      } else {
        table.remove(change.address, of: context.sender)
      }
    }
  }

  private mutating func announceEnd(_ context: PacketContext) {
    table.associations[context.sender.slot].hasShutDown[context.sender.side] = true
    if table.associations[context.sender.slot].state < .shuttingDown {
      table.associations[context.sender.slot].state = .shuttingDown
    }
  }

  private mutating func end(_ kind: AssociationChange.Kind, _ context: PacketContext, cause: UInt16? = nil) {
    guard table.associations[context.sender.slot].state != .ended else { return }
    flushDirections(context.sender.slot, .end, at: context.time)
    table.associations[context.sender.slot].state = .ended
    table.associations[context.sender.slot].handshake = nil
    tell(kind, context, cause: cause)
  }
}
