import Transport

/// What an end of an association knows of its own packets and of those that come to it.
struct AssociationSide: Sendable {
  /// The verification tag of the packets that come to it.
  let tag: UInt32
  let initialTSN: UInt32
  private(set) var nextTSN: UInt32
  /// The next sequence number, or message identifier, of each stream.
  private var sequences: [UInt16: UInt32] = [:]
  /// What has come and is not acknowledged: the last TSN of each packet, and when the end can have it.
  private var arrived: [(time: Int64, tsn: UInt32)] = []
  private var acknowledged: UInt32
  /// Acknowledgements until then are lost.
  var silentUntil = Int64.min
  /// TSNs that came twice.
  var duplicates: [UInt32] = []
  /// Counts the acknowledgements, so that a delayed one that is not needed any more is known.
  private(set) var acknowledgements = 0
  /// The time of its last packet: packets leave in the order of their TSNs.
  var lastSent = Int64.min
  /// Messages that wait for others of their packet.
  var waiting: PlannedPacket?

  /// - Parameter peerTSN: the first TSN of the other end.
  init(tag: UInt32, initialTSN: UInt32, peerTSN: UInt32) {
    self.tag = tag
    self.initialTSN = initialTSN
    nextTSN = initialTSN
    acknowledged = peerTSN &- 1
  }

  /// Packets that are not acknowledged.
  var unacknowledged: Int { arrived.count }

  mutating func takeTSNs(_ count: Int) -> UInt32 {
    defer { nextTSN &+= UInt32(truncatingIfNeeded: count) }
    return nextTSN
  }

  mutating func takeSequence(_ stream: UInt16, isInterleaved: Bool) -> UInt32 {
    let sequence = sequences[stream, default: 0]
    sequences[stream] = isInterleaved ? sequence &+ 1 : (sequence + 1) & 0xFFFF
    return sequence
  }

  /// A packet comes whose last chunk has this TSN.
  mutating func receive(upTo tsn: UInt32, at time: Int64) { arrived.append((time, tsn)) }

  /// The acknowledgement of what has come until a time; nil: there is nothing to acknowledge, or it is lost.
  mutating func acknowledge(at time: Int64) -> Chunk? {
    guard time >= silentUntil, let count = arrived.lastIndex(where: { $0.time <= time }).map({ $0 + 1 })
    else {
      return nil
    }
    acknowledged = arrived[count - 1].tsn
    arrived.removeFirst(count)
    acknowledgements += 1
    var chunk = AcknowledgementChunk(cumulativeTSN: acknowledged)
    chunk.duplicateTSNs = duplicates
    duplicates = []
    return .acknowledgement(chunk)
  }

  /// The TSN up to which all has come.
  var cumulativeTSN: UInt32 { arrived.last?.tsn ?? acknowledged }
}
