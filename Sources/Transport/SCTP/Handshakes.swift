import CaptureFiles
import Wire

/// How associations begin, and how packets are found to be theirs.
extension SCTPDecoder {
  /// The sender of a packet; `nil` if the packet belongs to no association that is followed.
  mutating func find(
    _ header: SCTPHeader, _ key: PathKey, _ first: borrowing ChunkView, _ checksum: ChecksumVerdict,
    _ frame: FrameInfo
  ) throws(WireError) -> AssociationEnd? {
    let type = first.type
    if type == .initiation {
      let tag = try first.u32(4)
      if let end = table.find(key) ?? table.find(key, initiateTag: tag) {
        if table.associations[end.slot].state < .shuttingDown { return end }
        retire(end.slot, by: end, key, frame)
      }
      return add(.opening, key, side: 0, startCaptured: true, initiator: 0, frame)
    }
    let tag = header.verificationTag
    if let end = table.find(key) ?? table.find(key, tag: tag) {
      switch admission(tag, type, first.flags, end) {
      case .admitted: return end
      case .completed:
        complete(end, tag, type, key, frame)
        return end
      case .stale: break
      case .unknown:
        // Another life of the association, whose set-up was not captured, if the packet was not damaged.
        if tag != 0, checksum != .wrong, type.carriesData || type == .selectiveAcknowledgement {
          return begin(anew: end, tag, key, frame)
        }
        outbox.append(.defect(AssociationDefect(.verificationTag(tag), path(end, key))))
      }
      counts.strayPackets += 1
      return nil
    }
    return addInMidLife(type, tag, key, frame)
  }

  private enum Admission { case admitted, completed, stale, unknown }

  /// Whether a packet belongs to the association on its path, by its verification tag (RFC 9260, 8.5).
  private mutating func admission(
    _ tag: UInt32, _ type: ChunkType, _ flags: UInt8, _ end: AssociationEnd
  ) -> Admission {
    if table.associations[end.slot].tags[end.side] == tag { return .admitted }
    if let handshake = table.associations[end.slot].handshake {
      if end.side != handshake.side {
        // INIT ACK and ABORT answer the INIT; anything else shows that the set-up is complete.
        if tag == handshake.initiateTag {
          return type == .initiationAcknowledgement || type == .abort ? .admitted : .completed
        }
      } else if handshake.answers.contains(where: { $0.initiateTag == tag })
        || tag != 0 && handshake.answers.isEmpty && table.associations[end.slot].formerTags[end.side] != tag
          && (type == .cookieEcho || type.carriesData)
      {
        return .completed
      }
    }
    let isReflected = (type == .abort || type == .shutdownComplete) && flags & 1 == 1
    if isReflected,
      table.associations[end.slot].tags[1 - end.side] == tag
        || table.associations[end.slot].handshake?.initiateTag == tag
    {
      return .admitted
    }
    if table.associations[end.slot].tags[end.side] == nil, table.associations[end.slot].handshake == nil,
      tag != 0,
      !isReflected
    {
      table.associations[end.slot].tags[end.side] = tag
      table.register(tag: tag, of: end)
      return .admitted
    }
    return table.associations[end.slot].formerTags[end.side] == tag ? .stale : .unknown
  }

  // MARK: Beginnings

  private mutating func add(
    _ state: Association.State, _ key: PathKey, side: Int, startCaptured: Bool = false, initiator: Int? = nil,
    _ frame: FrameInfo
  ) -> AssociationEnd {
    if table.isFull, let least = table.leastNeeded { lose(least, key, frame) }
    let ports = [key.source.port, key.destination.port]
    let association = Association(
      number: numbers, state: state, ports: Sides(ports[side], ports[1 - side]), startCaptured: startCaptured,
      initiator: initiator)
    numbers += 1
    counts.associations += 1
    return table.add(association, key, side: side)
  }

  /// A packet of an association whose INIT was not captured. What only ends or refuses one begins none.
  private mutating func addInMidLife(
    _ type: ChunkType, _ tag: UInt32, _ key: PathKey, _ frame: FrameInfo
  ) -> AssociationEnd? {
    guard tag != 0 else { return stray() }
    let end: AssociationEnd
    switch type {
    case .abort, .error, .shutdownAcknowledgement, .shutdownComplete: return stray()
    case .initiationAcknowledgement:
      end = add(.opening, key, side: 1, startCaptured: true, initiator: 0, frame)
      table.associations[end.slot].handshake = Association.Handshake(side: 0, initiateTag: tag)
      table.register(tag: tag, of: end)
      return end
    case .cookieEcho:
      end = add(.echoed, key, side: 0, startCaptured: true, initiator: 0, frame)
      for side in 0...1 { table.directions[end.slot * 2 + side].streams.beginsAtZero = true }
    case .cookieAcknowledgement: end = add(.established, key, side: 1, initiator: 0, frame)
    default: end = add(.established, key, side: 0, frame)
    }
    table.associations[end.slot].tags[end.side] = tag
    table.register(tag: tag, of: end)
    if type == .cookieEcho { tellStart(end, key) }
    return end
  }

  private mutating func stray() -> AssociationEnd? {
    counts.strayPackets += 1
    return nil
  }

  /// Packets with tags of a life that nobody saw begin.
  private mutating func begin(
    anew end: AssociationEnd, _ tag: UInt32, _ key: PathKey, _ frame: FrameInfo
  ) -> AssociationEnd {
    if table.associations[end.slot].state == .ended {
      retire(end.slot, by: end, key, frame)
      let new = add(.established, key, side: end.side, frame)
      table.associations[new.slot].tags[new.side] = tag
      table.register(tag: tag, of: new)
      return new
    }
    restart(end, at: frame.time)
    table.associations[end.slot].startCaptured = false
    table.associations[end.slot].initiator = nil
    table.associations[end.slot].tags[end.side] = tag
    table.register(tag: tag, of: end)
    outbox.append(.change(AssociationChange(.restarted, path(end, key))))
    return end
  }

  /// Forgets what an association knew of its former life.
  private mutating func restart(_ end: AssociationEnd, at time: Int64) {
    flushDirections(end.slot, .end, at: time)
    table.directions[end.slot * 2] = DataDirection()
    table.directions[end.slot * 2 + 1] = DataDirection()
    table.associations[end.slot].formerTags = table.associations[end.slot].tags
    table.associations[end.slot].tags = Sides(both: nil)
    table.associations[end.slot].hasShutDown = Sides(both: false)
    table.associations[end.slot].handshake = nil
    table.associations[end.slot].state = .established
  }

  // MARK: Set-up

  /// INIT, of a new association or of one that restarts (RFC 9260, 5.2).
  mutating func receive(_ read: (chunk: InitiationChunk, error: WireError?), _ context: PacketContext) {
    let (end, chunk) = (context.sender, read.chunk)
    if let known = table.associations[end.slot].handshake {
      // Sent again, or both sides begin: the peer's answer will be the same as its INIT.
      if known.side == end.side, known.initiateTag == chunk.initiateTag { return }
      if known.side != end.side { return receive(answer: read, context) }
    } else if table.associations[end.slot].tags[1 - end.side] == chunk.initiateTag {
      return
    }
    var handshake = Association.Handshake(
      side: end.side, initialTSN: chunk.initialTSN, initiateTag: chunk.initiateTag, addresses: chunk.addresses
    )
    handshake.knowsAddresses = knowsAddresses(read)
    table.associations[end.slot].handshake = handshake
    table.register(tag: chunk.initiateTag, of: end.peer)
    guard table.associations[end.slot].state == .opening else { return }
    table.associations[end.slot].add(chunk.addresses, of: end.side, areAll: handshake.knowsAddresses)
    table.associations[end.slot].startTold = true
    tell(.started, context)
  }

  /// INIT ACK.
  mutating func receive(
    answer read: (chunk: InitiationChunk, error: WireError?), _ context: PacketContext
  ) {
    let end = context.sender
    guard var handshake = table.associations[end.slot].handshake, handshake.side != end.side,
      handshake.answers.count < Association.answerLimit,
      !handshake.answers.contains(where: { $0.initiateTag == read.chunk.initiateTag })
    else { return }
    handshake.answers.append(
      Association.Handshake.Answer(
        initiateTag: read.chunk.initiateTag, initialTSN: read.chunk.initialTSN,
        addresses: read.chunk.addresses,
        knowsAddresses: knowsAddresses(read)))
    table.associations[end.slot].handshake = handshake
    table.register(tag: read.chunk.initiateTag, of: end.peer)
    guard table.associations[end.slot].state == .opening else { return }
    table.associations[end.slot].add(read.chunk.addresses, of: end.side, areAll: knowsAddresses(read))
  }

  /// Whether a side has told all of its addresses: a host name stands for others.
  private func knowsAddresses(_ read: (chunk: InitiationChunk, error: WireError?)) -> Bool {
    read.error == nil && !read.chunk.parameters.contains { $0.type == ChunkParameter.hostName }
  }

  /// The first packet behind the set-up: a COOKIE ECHO, or what comes later where the capture lacks that.
  private mutating func complete(
    _ end: AssociationEnd, _ tag: UInt32, _ type: ChunkType, _ key: PathKey, _ frame: FrameInfo
  ) {
    guard let handshake = table.associations[end.slot].handshake else { return }
    let initiator = AssociationEnd(slot: end.slot, side: handshake.side)
    let answer = handshake.answers.last { end.side != handshake.side || $0.initiateTag == tag }
    let isRestart = table.associations[end.slot].state != .opening
    if isRestart { restart(end, at: frame.time) }
    table.associations[end.slot].handshake = nil
    table.associations[end.slot].state = .echoed
    // Before the COOKIE ECHO nothing is sent, and by a side whose first TSN is known nothing goes unnoticed.
    let isFirstOfAnswerer = answer != nil || type == .cookieAcknowledgement
    table.associations[end.slot].startCaptured =
      type == .cookieEcho || handshake.initialTSN != nil && isFirstOfAnswerer
    table.associations[end.slot].initiator = handshake.side
    table.associations[end.slot].tags[1 - handshake.side] = handshake.initiateTag
    table.associations[end.slot].tags[handshake.side] =
      end.side == handshake.side ? tag : answer?.initiateTag
    table.register(tag: handshake.initiateTag, of: initiator.peer)
    if let tag = table.associations[end.slot].tags[handshake.side] { table.register(tag: tag, of: initiator) }
    table.directions[initiator.direction] = DataDirection(beginningAt: handshake.initialTSN)
    table.directions[initiator.peer.direction] = DataDirection(beginningAt: answer?.initialTSN)
    table.associations[end.slot].add(
      handshake.addresses, of: handshake.side, areAll: handshake.knowsAddresses)
    if let answer {
      table.associations[end.slot].add(
        answer.addresses, of: 1 - handshake.side, areAll: answer.knowsAddresses)
    }
    if isRestart {
      outbox.append(.change(AssociationChange(.restarted, path(end, key))))
    } else {
      tellStart(end, key)
    }
  }

  /// Tells who sets an association up whose INIT was not captured. The initiator's first packet shows it; where that was
  /// not captured either, the start was not.
  private mutating func tellStart(_ end: AssociationEnd, _ key: PathKey) {
    guard !table.associations[end.slot].startTold else { return }
    guard end.side == table.associations[end.slot].initiator else {
      table.associations[end.slot].startCaptured = false
      return
    }
    table.associations[end.slot].startTold = true
    outbox.append(.change(AssociationChange(.started, path(end, key))))
  }

  /// A packet that is sent only when the set-up is complete.
  mutating func confirm(_ context: PacketContext) {
    let end = context.sender
    guard table.associations[end.slot].state == .echoed,
      end.side != table.associations[end.slot].initiator
    else { return }
    table.associations[end.slot].state = .established
    tell(.established, context)
  }

  // MARK: Ends

  /// Makes room for another association.
  private mutating func lose(_ slot: Int, _ key: PathKey, _ frame: FrameInfo) {
    flushDirections(slot, .limit, at: frame.time)
    if table.associations[slot].state != .ended {
      counts.lostAssociations += 1
      let end = AssociationEnd(slot: slot, side: 0)
      let path = path(end, knownKey(end))
      outbox.append(.change(AssociationChange(.lost, path)))
      outbox.append(.defect(AssociationDefect(.tooManyAssociations, path)))
    }
    table.remove(slot)
  }

  /// Takes an association out whose addresses and ports are used anew.
  private mutating func retire(_ slot: Int, by end: AssociationEnd, _ key: PathKey, _ frame: FrameInfo) {
    if table.associations[slot].state != .ended {
      flushDirections(slot, .end, at: frame.time)
      outbox.append(.change(AssociationChange(.shutDown, path(end, key))))
    }
    table.remove(slot)
  }
}
