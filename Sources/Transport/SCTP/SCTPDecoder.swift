public import CaptureFiles
import Wire

/// Takes SCTP packets apart, follows their associations, and hands over user messages: whole, once, and in the order in
/// which their receiver gets them.
///
/// It also takes PDUs that come without SCTP, as other tools write them, so that all user messages go one way.
/// Memory is bounded: see ``associationLimit`` and the bounds of a direction; what is given up for them is reported.
public struct SCTPDecoder: Sendable {
  /// The port that is registered for SCTP over UDP (RFC 6951).
  public static let encapsulationPort: UInt16 = 9899
  /// Associations that are followed at a time.
  public static let associationLimit = 4096
  /// What all directions may hold together, in octets.
  public static let memoryLimit = 64 << 20

  /// How far stamps may go back in the order of a capture without a step of the clock, nanoseconds.
  static let inversion: Int64 = 20_000_000

  /// UDP ports, of either side, that carry SCTP.
  public let encapsulationPorts: Set<UInt16>
  /// What has been met so far.
  public internal(set) var counts = SCTPCounts()

  private let memoryLimit: Int
  var table: AssociationTable
  var barePDUs: BarePDUTable
  /// Numbers of associations that were given.
  var numbers = 0
  /// What is to be told next, in order.
  var outbox: [Outcome] = []
  private var scratch: [DirectionOutput] = []
  /// What directions hold together, as far as it was added up.
  private var weight = 0
  private var lastFrame = FrameInfo()
  /// How often stamps have gone back by more than ``inversion``.
  var clockSteps = 0

  /// Something to tell the consumer.
  enum Outcome: Sendable {
    case message(HeldMessage)
    case change(AssociationChange)
    case defect(AssociationDefect)
  }

  /// - Parameters:
  ///   - encapsulationPorts: UDP ports that carry SCTP.
  ///   - linkTypes: what is in frames of link types for private use.
  ///   - associationLimit: associations that are followed at a time.
  ///   - memoryLimit: what all of them may hold together, in octets.
  public init(
    encapsulationPorts: Set<UInt16> = [encapsulationPort], linkTypes: [LinkType: UpperLayer] = [:],
    associationLimit: Int = associationLimit, memoryLimit: Int = memoryLimit
  ) {
    self.encapsulationPorts = encapsulationPorts
    self.memoryLimit = memoryLimit
    table = AssociationTable(limit: associationLimit)
    barePDUs = BarePDUTable(linkTypes: linkTypes)
  }

  /// Reads one packet.
  ///
  /// - Parameter bytes: what the payload of the packet lies in.
  /// - Returns: whether the packet was SCTP or a PDU of a known protocol; nothing is done with others.
  public mutating func decode<Consumer: UserMessageConsumer & ~Copyable>(
    _ packet: Packet, _ bytes: Span<UInt8>, of frame: FrameInfo, into consumer: inout Consumer
  ) -> Bool {
    let (distance, overflow) = lastFrame.time.subtractingReportingOverflow(frame.time)
    if frame.time < lastFrame.time, overflow || distance > Self.inversion { clockSteps += 1 }
    lastFrame = frame
    guard let key = addresses(packet, frame) else {
      guard var message = bareMessage(packet, bytes, frame) else { return flush(into: &consumer, frame) }
      message.clockSteps = clockSteps
      consumer.receive(message, bytes, of: frame)
      return true
    }
    guard var context = open(packet, bytes, key, frame) else {
      _ = flush(into: &consumer, frame)
      return true
    }
    var walk = ChunkWalk(
      bytes, from: packet.payload.lowerBound + SCTPHeader.length, to: packet.payloadEnd)
    while !context.isOver {
      do throws(WireError) {
        guard let chunk = try walk.next() else { break }
        if let message = try receive(chunk, &context) {
          _ = flush(into: &consumer, frame)
          consumer.receive(message, bytes, of: frame)
        }
        settle(context)
      } catch {
        reject(error, context)
      }
      _ = flush(into: &consumer, frame)
    }
    return true
  }

  /// Ends the run: delivers what waits, and tells what never came.
  public mutating func finish<Consumer: UserMessageConsumer & ~Copyable>(into consumer: inout Consumer) {
    for slot in table.slots { flushDirections(slot, .end, at: lastFrame.time) }
    counts.addressesLeftOut = table.leftOut
    _ = flush(into: &consumer, lastFrame)
  }

  /// The capture breaks off, and goes on later: delivers what waits. Associations that go on are others from then on,
  /// whose begin was not captured.
  public mutating func breakOff<Consumer: UserMessageConsumer & ~Copyable>(into consumer: inout Consumer) {
    finish(into: &consumer)
    for slot in table.slots { table.remove(slot) }
    barePDUs = BarePDUTable(linkTypes: barePDUs.linkTypes)
  }

  /// The lowest TSN of a side that has not come yet, by the number of the association; `nil` = nothing is known of it.
  public func nextTSN(of association: Int, side: Int) -> UInt32? {
    table.slots.first { table.associations[$0].number == association }
      .flatMap { table.directions[AssociationEnd(slot: $0, side: side).direction].next }
  }

  /// A side of an association, by its number.
  public struct Side: Hashable, Sendable {
    public var association: Int
    public var side: Int
  }

  /// The sides of associations that have sent more since they stood as in another decoder.
  ///
  /// - Parameter first: whether those count too that had sent nothing then.
  public func sidesThatWentOn(since other: SCTPDecoder, orBegan first: Bool = false) -> Set<Side> {
    var sides: Set<Side> = []
    for slot in table.slots {
      let number = table.associations[slot].number
      for side in 0...1 {
        guard let now = table.directions[AssociationEnd(slot: slot, side: side).direction].next else {
          continue
        }
        let before = other.nextTSN(of: number, side: side)
        if before.map({ $0.precedes(now) }) ?? first { sides.insert(Side(association: number, side: side)) }
      }
    }
    return sides
  }

  /// Whether there are associations of which data were seen.
  public var hasData: Bool { table.directions.contains { $0.next != nil } }

  /// Tells what is to be told; false if there is nothing.
  private mutating func flush<Consumer: UserMessageConsumer & ~Copyable>(
    into consumer: inout Consumer, _ frame: FrameInfo
  ) -> Bool {
    guard !outbox.isEmpty else { return false }
    for outcome in outbox {
      switch outcome {
      case .message(let held): consumer.receive(held.message, held.bytes.span, of: frame)
      case .change(let change): consumer.receive(change, of: frame)
      case .defect(let defect): consumer.receive(defect, of: frame)
      }
    }
    outbox.removeAll(keepingCapacity: true)
    return true
  }
}

/// A packet on its way through the decoder.
struct PacketContext {
  var key: PathKey
  /// The number and the time of the frame.
  var frame: Int
  var time: Int64
  var verificationTag: UInt32
  /// The sender, and what is said of it in messages.
  var sender: AssociationEnd
  var path: AssociationPath
  /// Whether the frame itself is the bytes, so that offsets in it mean something.
  var isFrame: Bool
  /// Whether the rest of the packet is not to be read.
  var isOver = false
}

extension SCTPDecoder {
  /// The addresses of an SCTP packet; its ports come with its header. `nil` for other packets.
  private func addresses(
    _ packet: Packet, _ frame: FrameInfo
  ) -> (source: IPAddress?, destination: IPAddress?)? {
    if let internet = packet.internet {
      guard internet.transportProtocol == InternetAddresses.sctp else { return nil }
      return (internet.source, internet.destination)
    }
    if let datagram = packet.datagram {
      guard
        encapsulationPorts.contains(datagram.destinationPort)
          || encapsulationPorts.contains(datagram.sourcePort)
      else { return nil }
      return (datagram.source, datagram.destination)
    }
    return frame.linkType == .sctp ? (nil, nil) : nil
  }

  /// Reads the common header and finds the association.
  private mutating func open(
    _ packet: Packet, _ bytes: Span<UInt8>, _ addresses: (source: IPAddress?, destination: IPAddress?),
    _ frame: FrameInfo
  ) -> PacketContext? {
    counts.packets += 1
    let start = packet.payload.lowerBound
    let end = packet.payload.upperBound
    guard end - start >= SCTPHeader.length + ChunkView.headerLength else {
      counts.malformed += 1
      let code: WireError.Code = packet.isCut ? .notCaptured : .truncated
      outbox.append(.defect(AssociationDefect(.malformed(WireError(code, at: end, "SCTP packet")), nil)))
      return nil
    }
    let header = SCTPHeader(bytes, at: start)
    let checksum = ChecksumVerdict.of(bytes.extracting(start..<end), isWhole: !packet.isCut)
    counts.count(checksum)
    let key = PathKey(
      source: TransportAddress(addresses.source, port: header.sourcePort),
      destination: TransportAddress(addresses.destination, port: header.destinationPort))
    var walk = ChunkWalk(bytes, from: start + SCTPHeader.length, to: packet.payloadEnd)
    let sender: AssociationEnd?
    do throws(WireError) {
      guard let first = try walk.next() else { return nil }
      sender = try find(header, key, first, checksum, frame)
    } catch {
      counts.malformed += 1
      outbox.append(.defect(AssociationDefect(.malformed(error), table.find(key).map { path($0, key) })))
      return nil
    }
    guard let sender else { return nil }
    table.associations[sender.slot].lastUse = counts.packets
    show(.side(sender.side), of: sender)
    let context = PacketContext(
      key: key, frame: frame.number, time: frame.time, verificationTag: header.verificationTag,
      sender: sender, path: path(sender, key), isFrame: !packet.isReassembled)
    if checksum == .wrong || checksum == .zero, !table.associations[sender.slot].checksumTold[sender.side] {
      table.associations[sender.slot].checksumTold[sender.side] = true
      tell(.checksum(checksum), context)
    }
    guard table.associations[sender.slot].isDamaged(checksum, from: sender.side) else { return context }
    counts.damagedPackets += 1
    return nil
  }

  /// What is said of a sender in messages.
  func path(_ end: AssociationEnd, _ key: PathKey) -> AssociationPath {
    AssociationPath(
      association: table.associations[end.slot].number, side: end.side, source: key.source,
      destination: key.destination, startCaptured: table.associations[end.slot].startCaptured,
      initiator: table.associations[end.slot].initiator,
      wellKnownSide: table.associations[end.slot].wellKnownSide,
      showsBothSides: table.associations[end.slot].shown.isSuperset(of: .bothSides))
  }

  /// Notes that the capture shows something of an association.
  mutating func show(_ part: Association.Shown, of end: AssociationEnd) {
    let before = table.associations[end.slot].shown
    guard !before.isSuperset(of: part) else { return }
    table.associations[end.slot].shown.formUnion(part)
    counts.count(table.associations[end.slot].shown, after: before)
  }

  mutating func tell(_ kind: AssociationDefect.Kind, _ context: PacketContext) {
    outbox.append(.defect(AssociationDefect(kind, context.path)))
  }

  mutating func tell(_ kind: AssociationChange.Kind, _ context: PacketContext, cause: UInt16? = nil) {
    outbox.append(.change(AssociationChange(kind, path(context.sender, context.key), cause: cause)))
  }

  private mutating func reject(_ error: WireError, _ context: PacketContext) {
    if error.code == .notCaptured {
      counts.cutChunks += 1
      return
    }
    counts.malformed += 1
    tell(.malformed(error), context)
  }

  // MARK: Directions

  /// Calls what a side sends, and takes what that has to tell.
  ///
  /// - Parameter key: the addresses from the side to its peer.
  mutating func withDirection<Result>(
    of end: AssociationEnd, _ key: PathKey, _ body: (inout DataDirection, inout [DirectionOutput]) -> Result
  ) -> Result {
    let result = body(&table.directions[end.direction], &scratch)
    if !scratch.isEmpty { takeOutput(path(end, key), end) }
    return result
  }

  private mutating func takeOutput(_ path: AssociationPath, _ end: AssociationEnd) {
    for output in scratch {
      switch output {
      case .message(let held):
        counts.messages += 1
        counts.copiedMessages += 1
        counts.octets += held.message.octets
        show(.message, of: end)
        outbox.append(.message(held))
      case .defect(let kind):
        count(kind)
        outbox.append(.defect(AssociationDefect(kind, path)))
      case .relieved: counts.relievedDirections += 1
      }
    }
    scratch.removeAll(keepingCapacity: true)
  }

  private mutating func count(_ defect: AssociationDefect.Kind) {
    switch defect {
    case .gap(_, _, let reason):
      counts.gaps += 1
      if reason == .limit { counts.gapsByLimit += 1 }
    case .messageTooLong: counts.messagesTooLong += 1
    case .incompleteMessage: counts.incompleteMessages += 1
    default: break
    }
  }

  /// Gives what a chunk has made deliverable, and keeps the bounds.
  private mutating func settle(_ context: PacketContext) {
    let end = context.sender
    guard table.directions[end.direction].isHolding else { return }
    let time = context.time
    withDirection(of: end, context.key) { direction, output in
      direction.release(at: time, into: &output)
      direction.enforceLimits(at: time, into: &output)
    }
    // Added up only now and then: a packet adds no more than its own bytes.
    weight += 65_536
    guard weight > memoryLimit else { return }
    weight = table.directions.reduce(0) { $0 + $1.weight }
    while weight > memoryLimit, let heaviest = table.heaviest {
      let freed = table.directions[heaviest].weight
      let place = AssociationEnd(slot: heaviest / 2, side: heaviest % 2)
      withDirection(of: place, knownKey(place)) { $0.relieve(at: time, into: &$1) }
      weight -= freed
    }
  }

  /// Ends the directions of an association.
  mutating func flushDirections(_ slot: Int, _ reason: AssociationDefect.Reason, at time: Int64) {
    for side in 0...1 {
      let end = AssociationEnd(slot: slot, side: side)
      withDirection(of: end, knownKey(end)) { $0.finish(reason, at: time, into: &$1) }
    }
  }

  /// The addresses of a side and its peer when no packet is at hand.
  func knownKey(_ end: AssociationEnd) -> PathKey {
    func address(_ side: Int) -> TransportAddress {
      TransportAddress(
        table.associations[end.slot].addresses[side].first, port: table.associations[end.slot].ports[side])
    }
    return PathKey(source: address(end.side), destination: address(1 - end.side))
  }
}
