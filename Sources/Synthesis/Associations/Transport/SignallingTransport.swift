import ApplicationProtocols
import Transport

/// Carries the messages of all associations in SCTP packets, with all that SCTP says itself. RFC 9260.
struct SignallingTransport {
  /// Something that an association does by itself.
  private enum Timer {
    case open
    /// A packet that was made before its time.
    case packet(PlannedPacket)
    /// An end acknowledges what has come, unless it has since the count.
    case acknowledge(ProtocolSide, count: Int)
    case heartbeat(ProtocolSide)
    /// Messages do not wait longer for others.
    case send(ProtocolSide)
    case close
  }

  private struct State {
    var central: AssociationSide
    var peripheral: AssociationSide
    var isClosed = false

    subscript(_ side: ProtocolSide) -> AssociationSide {
      get { side == .central ? central : peripheral }
      set { if side == .central { central = newValue } else { peripheral = newValue } }
    }
  }

  private let scenario: Scenario
  private var states: [State]
  private var timers = TimedQueue<(association: Int, timer: Timer)>()
  /// Packets in the order in which they were made; their times do not go back.
  private(set) var packets: [PlannedPacket] = []

  /// Nanoseconds that an end takes for what SCTP does itself, and between the fragments of a message.
  private static let reaction: Int64 = 30_000
  private static let spacing: Int64 = 2_000
  /// RFC 9260, 6.2 and the usual lower bound of 6.3.
  private static let acknowledgementDelay: Int64 = 200_000_000
  private static let retransmissionTimeout: Int64 = 1_000_000_000

  init(_ scenario: Scenario) {
    self.scenario = scenario
    states = scenario.associations.indices.map { place in
      var random = SeededRandom(scenario.seed, at: [UInt64(place), 0x5C79])
      let tags = [0, 1].map { _ in UInt32(truncatingIfNeeded: random.next()) | 1 }
      let numbers = [0, 1].map { _ in UInt32(truncatingIfNeeded: random.next()) }
      return State(
        central: AssociationSide(tag: tags[0], initialTSN: numbers[0], peerTSN: numbers[1]),
        peripheral: AssociationSide(tag: tags[1], initialTSN: numbers[1], peerTSN: numbers[0]))
    }
    for (place, association) in scenario.associations.enumerated() {
      let start = scenario.startTime + association.start
      if association.transport.hasHandshake { timers.add((place, .open), at: start) }
      if let heartbeat = association.transport.heartbeat {
        for (index, side) in ProtocolSide.allCases.enumerated() {
          // The ends do not beat at the same moment.
          timers.add((place, .heartbeat(side)), at: start + heartbeat + Int64(index) * heartbeat / 3)
        }
      }
      if let end = association.transport.end { timers.add((place, .close), at: start + end) }
    }
  }

  /// When something is done next; nil: nothing is.
  var time: Int64? { timers.time }

  /// Takes the packets that were made.
  mutating func takePackets() -> [PlannedPacket] {
    defer { packets.removeAll(keepingCapacity: true) }
    return packets
  }

  /// Does what is next.
  mutating func advance() {
    guard let (time, (place, timer)) = timers.next() else { return }
    guard !states[place].isClosed else {
      if case .packet(let packet) = timer { packets.append(packet) }
      return
    }
    switch timer {
    case .open: open(place, at: time)
    case .packet(let packet): packets.append(packet)
    case .acknowledge(let side, let count):
      guard states[place][side].acknowledgements == count,
        let chunk = states[place][side].acknowledge(at: time)
      else { return }
      packets.append(packet(place, side, time, [chunk]))
    case .heartbeat(let side): beat(place, side, at: time)
    case .send(let side): sendWaiting(place, side, at: time)
    case .close: close(place, at: time)
    }
  }

  // MARK: Packets

  private func opener(_ place: Int) -> ProtocolSide { scenario.associations[place].initiator }

  /// Nanoseconds from a packet of an end to what the other end says to it, as seen where the association was opened.
  private func reaction(_ place: Int, to side: ProtocolSide) -> Int64 {
    Self.reaction + (side == opener(place) ? 2 * scenario.associations[place].timing.transit : 0)
  }

  private func isOnSecondPath(_ place: Int, at time: Int64) -> Bool {
    let association = scenario.associations[place]
    return association.transport.failover.map { time >= scenario.startTime + association.start + $0 } ?? false
  }

  private func packet(_ place: Int, _ side: ProtocolSide, _ time: Int64, _ chunks: [Chunk]) -> PlannedPacket {
    PlannedPacket(
      association: place, sender: side, sent: time, isOnSecondPath: isOnSecondPath(place, at: time),
      verificationTag: states[place][side.opposite].tag, chunks: chunks)
  }

  private mutating func plan(_ place: Int, _ side: ProtocolSide, _ time: Int64, _ chunks: [Chunk]) {
    timers.add((place, .packet(packet(place, side, time, chunks))), at: time)
  }

  // MARK: Beginning and end

  private mutating func open(_ place: Int, at time: Int64) {
    let (first, second) = (opener(place), opener(place).opposite)
    let way = reaction(place, to: first)
    var begin = packet(place, first, time, [initiation(place, first)])
    begin.verificationTag = 0
    packets.append(begin)
    var answer = initiation(place, second)
    if case .initiation(var chunk) = answer {
      chunk.isAcknowledgement = true
      chunk.parameters.append(ChunkParameter(type: ChunkParameter.stateCookie, value: cookie(place)))
      answer = .initiation(chunk)
    }
    plan(place, second, time + way, [answer])
    plan(place, first, time + way + Self.reaction, [.cookieEcho(cookie(place))])
    plan(place, second, time + 2 * way + Self.reaction, [.cookieAcknowledgement])
  }

  private func initiation(_ place: Int, _ side: ProtocolSide) -> Chunk {
    let association = scenario.associations[place]
    var chunk = InitiationChunk(
      initiateTag: states[place][side].tag, initialTSN: states[place][side].initialTSN)
    chunk.receiverWindow = 106_496
    chunk.outboundStreams = UInt16(clamping: association.transport.streams)
    chunk.inboundStreams = chunk.outboundStreams
    let end = association.end(side)
    if let second = end.secondAddress {
      chunk.parameters = [.address(end.address), .address(second)]
    }
    if association.transport.isInterleaved {
      // Supported extensions: I-DATA and I-FORWARD-TSN. RFC 5061, 4.2.7.
      chunk.parameters.append(ChunkParameter(type: 0x8008, value: [64, 194]))
    }
    return .initiation(chunk)
  }

  private func cookie(_ place: Int) -> [UInt8] {
    var random = SeededRandom(scenario.seed, at: [UInt64(place), 0xC00C])
    return (0..<32).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  private mutating func close(_ place: Int, at time: Int64) {
    let transport = scenario.associations[place].transport
    let side = transport.isEndedByOpener ? opener(place) : opener(place).opposite
    for side in ProtocolSide.allCases { sendWaiting(place, side, at: time) }
    states[place].isClosed = true
    guard transport.ending == .shutdown else {
      // User-initiated abort. RFC 9260, 3.3.10.12.
      packets.append(
        packet(place, side, time, [.abort(isReflected: false, causes: [ChunkParameter(type: 12, value: [])])])
      )
      return
    }
    packets.append(
      packet(place, side, time, [.shutdown(cumulativeTSN: states[place][side].cumulativeTSN)]))
    let answer = time + reaction(place, to: side)
    plan(place, side.opposite, answer, [.shutdownAcknowledgement])
    plan(
      place, side, answer + reaction(place, to: side.opposite), [.shutdownComplete(isReflected: false)])
  }

  private mutating func beat(_ place: Int, _ side: ProtocolSide, at time: Int64) {
    let association = scenario.associations[place]
    let paths = association.central.secondAddress == nil ? [false] : [false, true]
    for path in paths {
      // What comes back unchanged: the path and the time.
      let information =
        [0, 0, 0, UInt8(path ? 1 : 0)] + (0..<8).map { UInt8(truncatingIfNeeded: time >> ($0 * 8)) }
      let chunk = Chunk.heartbeat(information)
      var answer = chunk
      if case .other(_, let flags, let value) = chunk {
        answer = .other(.heartbeatAcknowledgement, flags: flags, value: value)
      }
      for (side, time, chunk) in [
        (side, time, chunk), (side.opposite, time + reaction(place, to: side), answer),
      ] {
        var packet = packet(place, side, time, [chunk])
        packet.isOnSecondPath = path
        timers.add((place, .packet(packet)), at: time)
      }
    }
    timers.add((place, .heartbeat(side)), at: time + (association.transport.heartbeat ?? 0))
  }

  // MARK: Data

  /// Sends a message. Its time is not before that of the one before.
  mutating func send(_ signal: PlannedSignal, _ octets: [UInt8]) {
    let place = signal.association
    guard !states[place].isClosed else { return }
    let side = signal.sender
    let transport = scenario.associations[place].transport
    let room = scenario.associations[place].roomForData
    let stream = UInt16(clamping: signal.stream)
    let count = max(1, (octets.count + room - 1) / room)
    let isInterleaved = transport.isInterleaved
    var chunk = DataChunk(
      tsn: states[place][side].takeTSNs(count), stream: stream,
      sequence: states[place][side].takeSequence(stream, isInterleaved: isInterleaved),
      payloadProtocol: signal.payloadProtocol, octets)
    chunk.isInterleaved = isInterleaved
    for fragment in SCTPPacket.fragments(of: chunk, size: room) {
      add(fragment, of: signal, place, side, waits: transport.bundling > 0 && count == 1, room)
    }
  }

  private mutating func add(
    _ chunk: DataChunk, of signal: PlannedSignal, _ place: Int, _ side: ProtocolSide, waits: Bool, _ room: Int
  ) {
    let waiting = states[place][side].waiting
    let used = waiting?.chunks.reduce(0) { $0 + $1.octetsOfData + 20 } ?? 0
    if let waiting, !waits || used + chunk.data.count > room || waiting.isCaptured != signal.isCaptured {
      sendWaiting(place, side, at: signal.sent)
    }
    var packet = states[place][side].waiting ?? self.packet(place, side, signal.sent, [])
    if packet.chunks.isEmpty, waits {
      timers.add((place, .send(side)), at: signal.sent + scenario.associations[place].transport.bundling)
    }
    packet.chunks.append(.data(chunk))
    packet.isCaptured = signal.isCaptured
    packet.hasRightChecksum = packet.hasRightChecksum && signal.hasRightChecksum
    packet.faults += signal.faults
    states[place][side].waiting = packet
    if !waits { sendWaiting(place, side, at: signal.sent) }
  }

  /// Sends the packet that waits for other messages, if there is one.
  private mutating func sendWaiting(_ place: Int, _ side: ProtocolSide, at time: Int64) {
    guard var packet = states[place][side].waiting else { return }
    states[place][side].waiting = nil
    packet.sent = max(time, states[place][side].lastSent + Self.spacing)
    packet.isOnSecondPath = isOnSecondPath(place, at: packet.sent)
    states[place][side].lastSent = packet.sent
    guard case .data(let last)? = packet.chunks.last else { return }
    retransmit(packet, place, side, last.tsn)
    if scenario.associations[place].transport.acknowledgement != .absent,
      let chunk = states[place][side].acknowledge(at: packet.sent)
    {
      packet.chunks.insert(chunk, at: 0)
    }
    // A packet with several fragments in front of it is a little late.
    if packet.sent > time {
      timers.add((place, .packet(packet)), at: packet.sent)
    } else {
      packets.append(packet)
    }
    receive(packet, upTo: last.tsn, place, side.opposite)
  }

  /// The other end gets the packet, and says so when it is time.
  private mutating func receive(_ packet: PlannedPacket, upTo tsn: UInt32, _ place: Int, _ side: ProtocolSide)
  {
    let policy = scenario.associations[place].transport.acknowledgement
    guard policy != .absent else { return }
    let arrival = packet.sent + reaction(place, to: side.opposite)
    states[place][side].receive(upTo: tsn, at: arrival)
    let isDue = policy == .immediate || states[place][side].unacknowledged >= 2
    timers.add(
      (place, .acknowledge(side, count: states[place][side].acknowledgements)),
      at: max(arrival + (isDue ? 0 : Self.acknowledgementDelay), states[place][side].silentUntil))
  }

  /// Sends some packets again: their acknowledgement is lost.
  private mutating func retransmit(_ packet: PlannedPacket, _ place: Int, _ side: ProtocolSide, _ tsn: UInt32)
  {
    let association = scenario.associations[place]
    var random = SeededRandom(scenario.seed, at: [UInt64(place), UInt64(side.rawValue), UInt64(tsn), 0x4E7])
    guard association.transport.retransmissions > 0, packet.faults.isEmpty,
      states[place][side.opposite].silentUntil < packet.sent,
      random.happens(perMille: association.transport.retransmissions)
    else { return }
    var again = packet
    again.sent += Self.retransmissionTimeout
    if association.central.secondAddress != nil { again.isOnSecondPath.toggle() }
    timers.add((place, .packet(again)), at: again.sent)
    states[place][side.opposite].silentUntil = again.sent + reaction(place, to: side)
    states[place][side.opposite].duplicates += again.chunks.compactMap {
      if case .data(let chunk) = $0 { chunk.tsn } else { nil }
    }
  }
}

extension Chunk {
  fileprivate var octetsOfData: Int {
    if case .data(let chunk) = self { return chunk.data.count }
    return 0
  }
}

extension Scenario.Association {
  /// Octets of a message that a packet has room for, with an acknowledgement beside it.
  var roomForData: Int {
    let internet = (central.address.isIPv6 ? 40 : 20) + (transport.udpPort == nil ? 0 : 8)
    return (transport.mtu - internet - 12 - 20 - 16) & ~3
  }

  /// Nanoseconds from its first packet to its first message.
  var opening: Int64 { transport.hasHandshake ? 4 * timing.transit + 500_000 : 0 }
}
