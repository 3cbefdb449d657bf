/// What is not waited for any more, and the bounds of a direction.
extension DataDirection {
  /// Ranges of TSNs that are remembered: those behind a gap, and those that were given up.
  static let partLimit = 512
  /// TSNs of a gap that may still come.
  static let partLength: UInt32 = 65_536
  /// TSNs before the first that are not taken for repeated, in a capture that starts in mid-life.
  static let before: UInt32 = 1024
  /// What a direction may hold: messages that wait for others and parts of messages, in octets with overhead.
  static let weightLimit = 4 << 20
  /// Messages that may wait.
  static let waitingLimit = 4096
  /// Messages that may wait for the rest of one that was sent before them in fragments.
  static let stuckLimit = 64
  /// Streams of a direction that are told apart.
  static let streamLimit = 4096
  /// Nanoseconds of capture time that a message waits for what comes before it in its stream.
  static let patience: Int64 = 5_000_000_000

  /// Gives up what stands before a chunk and was acknowledged, or has been waited for too long.
  mutating func prepare(for tsn: UInt32, at time: Int64, into output: inout [DirectionOutput]) {
    guard let next, tsn != next else { return }
    if let acknowledged, !acknowledged.precedes(next), next.precedes(tsn) {
      giveUp(
        through: acknowledged.precedes(tsn) ? acknowledged : tsn &- 1, .acknowledged, at: time, into: &output)
    }
    guard let since = waitsSince, let first = waiting.first else { return }
    let (age, overflow) = time.subtractingReportingOverflow(since)
    guard overflow ? time > since : age > Self.patience else { return }
    giveUp(through: first, .timeout, at: time, into: &output)
  }

  /// Takes a cumulative acknowledgement by the receiver. What waits for data that the receiver has, waits in vain; where
  /// nothing waits, the data may still turn up in the capture.
  mutating func acknowledge(_ tsn: UInt32, at time: Int64, into output: inout [DirectionOutput]) {
    if let acknowledged, !acknowledged.precedes(tsn) { return }
    acknowledged = tsn
    guard isHolding, let last = above.last?.last else { return }
    giveUp(through: tsn.precedes(last) ? tsn : last, .acknowledged, at: time, into: &output)
  }

  /// Takes the sender's word that TSNs up to this one will not come, and up to which number messages of streams won't
  /// (RFC 3758, 3.2; RFC 8260, 2.3.1).
  mutating func forward(_ chunk: ForwardChunk, at time: Int64, into output: inout [DirectionOutput]) {
    while let next, !chunk.newCumulativeTSN.precedes(next) {
      let part = above.first
      advance(
        to: part.map { chunk.newCumulativeTSN.precedes($0.first) } ?? true
          ? chunk.newCumulativeTSN &+ 1 : part?.first ?? next)
    }
    pruneGivenUp()
    release(at: time, into: &output)
    for skipped in chunk.streams {
      let key = StreamOrder.Key(stream: skipped.stream, isUnordered: skipped.isUnordered)
      guard !skipped.isUnordered, var state = streams.state(key) else { continue }
      let following = chunk.isInterleaved ? skipped.sequence &+ 1 : (skipped.sequence &+ 1) & 0xFFFF
      let isAhead =
        chunk.isInterleaved
        ? state.expected.precedes(following)
        : UInt16(truncatingIfNeeded: state.expected).precedes(UInt16(truncatingIfNeeded: following))
      guard isAhead else { continue }
      state.expected = following
      streams[key] = state
      waiting.note(key)
    }
  }

  /// Keeps the direction within its bounds.
  mutating func enforceLimits(at time: Int64, into output: inout [DirectionOutput]) {
    while above.count > Self.partLimit || waiting.count > Self.waitingLimit || weight > Self.weightLimit,
      let first = above.first?.first
    {
      giveUp(through: first &- 1, .limit, at: time, into: &output)
    }
    if streams.count > Self.streamLimit {
      streams.forget()
      output.append(.relieved)
    }
    if weight > Self.weightLimit {
      if runs.weight > interleaved.weight { runs.discardLargest() } else { interleaved.discardLargest() }
    }
    if weight > Self.weightLimit || waiting.count > Self.waitingLimit {
      abandon(at: time, into: &output)
      output.append(.relieved)
    }
  }

  /// Gives up everything that is missing and delivers what waits for it.
  mutating func finish(
    _ reason: AssociationDefect.Reason, at time: Int64, into output: inout [DirectionOutput]
  ) {
    if let last = above.last?.last { giveUp(through: last, reason, at: time, into: &output) }
    if lacksAcknowledged, let acknowledged {
      giveUp(through: acknowledged, .acknowledged, at: time, into: &output)
    }
    abandon(at: time, into: &output)
  }

  /// Gives back what the direction holds, and the memory of its streams.
  mutating func relieve(at time: Int64, into output: inout [DirectionOutput]) {
    finish(.limit, at: time, into: &output)
    streams.forget()
    output.append(.relieved)
  }

  private mutating func abandon(at time: Int64, into output: inout [DirectionOutput]) {
    for run in runs.removeAll() { output.append(.defect(run.defect)) }
    for assembly in interleaved.removeAll() { output.append(.defect(assembly.defect)) }
    hasMoved = true
    release(at: time, into: &output)
  }

  /// Gives up the gaps up to a TSN.
  private mutating func giveUp(
    through limit: UInt32, _ reason: AssociationDefect.Reason, at time: Int64,
    into output: inout [DirectionOutput]
  ) {
    while let next, !limit.precedes(next) {
      var last = limit
      if let part = above.first, !limit.precedes(part.first) { last = part.first &- 1 }
      gaps += 1
      output.append(.defect(.gap(first: next, last: last, reason)))
      let length = min(last &- next, Self.partLength - 1)
      givenUp.append(TSNRanges.Part(first: last &- length, last: last))
      advance(to: last &+ 1)
    }
    pruneGivenUp()
    hasMoved = true
    release(at: time, into: &output)
  }

  /// Forgets given-up ranges that are too many, or too far away to be compared.
  private mutating func pruneGivenUp() {
    guard let next else { return }
    let excess = max(0, givenUp.count - Self.partLimit)
    let distant = givenUp.parts.firstIndex { next &- $0.first < 1 << 30 } ?? givenUp.count
    if max(excess, distant) > 0 { givenUp.removeFirst(max(excess, distant)) }
  }
}
