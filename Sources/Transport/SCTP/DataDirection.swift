/// One direction of an association: which of its TSNs have come, and what can be delivered of them.
///
/// The life of a chunk: ``prepare(for:at:into:)`` gives up what the receiver has but the capture lacks, then
/// ``accept(_:_:_:at:into:)`` takes the chunk; a whole message that is next in its stream can be delivered from the
/// frame, everything else is copied; ``release(at:into:)`` gives what can be delivered thereafter.
struct DataDirection: Sendable {
  /// What becomes of a chunk.
  enum Acceptance: Equatable {
    /// It is a whole message to deliver now.
    case whole
    /// It was copied.
    case held
    /// It had come before.
    case duplicate
    /// A fragment of something that was given up.
    case lateFragment
  }

  /// The lowest TSN that has neither come nor been given up; `nil` until the first is known.
  var next: UInt32?
  /// What has come above it.
  var above = TSNRanges()
  /// What was given up, below it.
  var givenUp = TSNRanges()
  /// The highest TSN up to which the receiver says that it has everything.
  var acknowledged: UInt32?
  var runs = FragmentRuns()
  var interleaved = InterleavedMessages()
  var waiting = WaitingMessages()
  var waitsSince: Int64?
  /// Whether some that wait may be deliverable now.
  var hasMoved = false
  var streams = StreamOrder()
  /// Gaps that were given up so far.
  var gaps = 0

  init() {}

  /// A direction whose beginning was captured; its first TSN may still be unknown.
  init(beginningAt initialTSN: UInt32?) {
    next = initialTSN
    streams.beginsAtZero = true
  }

  /// Whether anything has been copied.
  var isHolding: Bool { !waiting.isEmpty || !runs.isEmpty || !interleaved.isEmpty }
  /// Whether the receiver says that it has data that have not come here. What is far away says nothing of this direction.
  var lacksAcknowledged: Bool {
    guard let acknowledged, let next else { return false }
    return !acknowledged.precedes(next) && acknowledged &- next < Self.partLength
  }
  /// What the direction costs, in octets.
  var weight: Int { runs.weight + interleaved.weight + waiting.weight + streams.count * StreamOrder.weight }

  /// Takes a chunk; `message` is completed where it is to be delivered now, behind what `output` says.
  mutating func accept(
    _ chunk: DataChunk.Header, _ message: inout UserMessage, _ bytes: Span<UInt8>, at time: Int64,
    into output: inout [DirectionOutput]
  ) -> Acceptance {
    let tsn = chunk.tsn
    if next == nil { begin(at: tsn) }
    if tsn == next {
      advance(to: tsn &+ 1)
    } else if let next, next.precedes(tsn) {
      guard above.insert(tsn) else { return .duplicate }
      if let last = waiting.last, tsn.precedes(last) { hasMoved = true }
    } else {
      guard givenUp.remove(tsn) else { return .duplicate }
      guard chunk.isWhole else { return .lateFragment }
      message.isLate = true
      message.afterGap = true
      return .whole
    }
    if chunk.isWhole {
      if take(&message, into: &output) { return .whole }
      hold(HeldMessage(message, [UInt8](copying: bytes, chunk.data)), at: time)
    } else if chunk.isInterleaved {
      guard let whole = interleaved.insert(message, chunk, bytes, gaps: gaps) else { return .held }
      deliver(HeldMessage(whole), at: time, into: &output)
    } else {
      guard let whole = runs.insert(message, chunk, bytes) else { return .held }
      deliver(HeldMessage(whole), at: time, into: &output)
    }
    return .held
  }

  /// Gives what was held and can be delivered now.
  mutating func release(at time: Int64, into output: inout [DirectionOutput]) {
    guard hasMoved, let next else { return }
    hasMoved = false
    for run in runs.removeBroken(before: next) { output.append(.defect(run.defect)) }
    guard !waiting.isEmpty else { return }
    deliverWaiting(before: next, into: &output)
    waitsSince = waiting.isEmpty ? nil : time
  }

  /// Goes once, in serial order, through what may be deliverable.
  private mutating func deliverWaiting(before next: UInt32, into output: inout [DirectionOutput]) {
    var candidates = waiting.candidates(before: next, streams)
    var stuck = 0
    var index = 0
    while index < candidates.count {
      let tsn = candidates[index]
      index += 1
      guard var message = waiting.message(tsn) else { continue }
      let isBefore = tsn.precedes(next)
      guard take(&message, isPatient: stuck < Self.stuckLimit, into: &output) else {
        if isBefore { stuck += 1 }
        continue
      }
      guard var held = waiting.remove(tsn) else { continue }
      held.message = message
      output.append(held.output)
      if let follower = waiting.follower(of: tsn, in: message.streamKey, streams), !follower.precedes(next) {
        var place = index
        while place < candidates.count, candidates[place].precedes(follower) { place += 1 }
        if place == candidates.count || candidates[place] != follower {
          candidates.insert(follower, at: place)
        }
      }
    }
  }

  /// Moves past a TSN that has come, and those behind it that have come before.
  mutating func advance(to tsn: UInt32) {
    next = tsn
    if let part = above.first, part.first == tsn {
      above.removeFirst()
      next = part.last &+ 1
    }
    if isHolding { hasMoved = true }
  }

  /// The first chunk of a capture that starts in mid-life. Chunks a little before it may come later: repeated ones, or
  /// in another order.
  private mutating func begin(at tsn: UInt32) {
    next = tsn
    givenUp.append(TSNRanges.Part(first: tsn &- Self.before, last: tsn &- 1))
  }

  private mutating func deliver(_ held: HeldMessage, at time: Int64, into output: inout [DirectionOutput]) {
    var held = held
    guard take(&held.message, into: &output) else { return hold(held, at: time) }
    output.append(held.output)
  }

  private mutating func hold(_ held: HeldMessage, at time: Int64) {
    waiting.insert(held)
    if waitsSince == nil { waitsSince = time }
  }

  /// Moves a stream on to a message, unless something has to come before it.
  ///
  /// - Parameter isPatient: whether it may wait for another message that has begun.
  private mutating func take(
    _ message: inout UserMessage, isPatient: Bool = true, into output: inout [DirectionOutput]
  ) -> Bool {
    let key = message.streamKey
    let known = streams.state(key)
    message.isAheadOfGap = next.map { !message.tsn.precedes($0) } ?? false
    if message.isUnordered {
      message.afterGap = gaps > (known?.gaps ?? 0)
      streams[key] = StreamOrder.State(expected: 0, gaps: gaps)
      return true
    }
    // What is half of all numbers away is neither before nor behind: it does not move the stream on either.
    if let known, let last = known.lastTSN, !last.precedes(message.tsn) {
      return takeOvertaken(&message, known, into: &output)
    }
    var state = known ?? StreamOrder.State(expected: message.streamSequence, gaps: 0)
    let isBehindReset = state.resetBehind?.precedes(message.tsn) ?? false
    let isNext = known != nil && state.expected == message.streamSequence && !isBehindReset
    if !isNext {
      guard let next, message.tsn.precedes(next) else { return false }
      if message.isInterleaved {
        if isPatient, interleaved.isWorth(waitingFor: message, gaps: gaps) { return false }
        for assembly in interleaved.removeBroken(before: message) { output.append(.defect(assembly.defect)) }
      }
      if isBehindReset {
        state.resetBehind = nil
        if message.streamSequence == 0 { state.expected = 0 }
      }
      message.afterGap = gaps > state.gaps && (known == nil || state.expected != message.streamSequence)
      if state.expected != message.streamSequence, !message.afterGap {
        output.append(
          .defect(
            .streamSequence(
              stream: message.stream, expected: state.expected, found: message.streamSequence)))
      }
    }
    state.expected = message.nextSequence
    state.lastTSN = message.tsn
    state.gaps = gaps
    streams[key] = state
    waiting.note(key)
    return true
  }

  /// A message that was sent before one of its stream that had the lower sequence number.
  private func takeOvertaken(
    _ message: inout UserMessage, _ state: StreamOrder.State, into output: inout [DirectionOutput]
  ) -> Bool {
    message.isLate = true
    output.append(
      .defect(
        .streamSequence(stream: message.stream, expected: state.expected, found: message.streamSequence)))
    return true
  }
}
