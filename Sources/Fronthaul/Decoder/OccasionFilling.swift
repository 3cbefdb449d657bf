internal import Events
internal import Platform

/// The slots for which section type 3 asks, of one flow and filter: PRACH occasions.
struct Occasions {
  let filter: Int64
  /// The last slot, by radio time, and the request for it.
  private(set) var slot: Int64
  private(set) var time: Int64
  private(set) var frame: Int64
  /// Slots that were asked for one after the other.
  private(set) var count = 1
  /// The longest time between two of them, nanoseconds; 0 where that is not known.
  private(set) var longestGap: Int64 = 0

  /// From so many on it is known how often they come.
  private static let leastCount = 3
  /// Occasions that do not come for so many times the longest gap have ended.
  private static let patience: Int64 = 4
  /// How much later than the one before a request may be sent, nanoseconds.
  private static let jitter: Int64 = 8_000_000

  init(filter: Int64, slot: Int64, time: Int64, frame: Int64) {
    (self.filter, self.slot, self.time, self.frame) = (filter, slot, time, frame)
  }

  /// Takes the next slot.
  ///
  /// - Parameter length: of a slot in nanoseconds, times the slots of a subframe; 0 = it is not known.
  /// - Returns: the time since the slot before; `nil` where it is the same or an earlier one, or the time is not known.
  mutating func advance(to slot: Int64, slotsPerSubframe: Int64?, at time: Int64, in frame: Int64) -> Int64? {
    guard slot > self.slot else { return nil }
    let slots = slot - self.slot
    (self.slot, self.time, self.frame) = (slot, time, frame)
    guard let slotsPerSubframe else { return nil }
    let gap = slots.multipliedWithSaturation(by: 1_000_000) / slotsPerSubframe
    count += 1
    longestGap = max(longestGap, gap)
    return gap
  }

  /// Whether they had ended by then, some of their own periods after the last request.
  enum End { case running, ended, unclear }

  /// - Returns: `nil` where too few came to tell how often they do.
  func end(at time: Int64) -> End? {
    guard count >= Self.leastCount, longestGap > 0 else { return nil }
    let silence = time.subtractingWithSaturation(self.time)
    if silence <= longestGap.addingWithSaturation(Self.jitter) { return .running }
    let most = longestGap.multipliedWithSaturation(by: Self.patience).addingWithSaturation(Self.jitter)
    return silence > most ? .ended : .unclear
  }
}

/// What the decoder says of PRACH occasions.
extension FronthaulDecoder {
  /// Takes down which slot a message of section type 3 asks for.
  @inline(__always)
  mutating func noteOccasion(_ flow: Flow, _ bytes: Span<UInt8>, _ range: MessageRange) {
    let place = range.start &+ 8 &+ ApplicationHeader.sectionTypeOffset
    guard place < min(range.declaredEnd, range.capturedEnd), bytes[place] == 3 else { return }
    noteOccasion(flow, filter: Int64(bytes[range.start &+ 8] & 15))
  }

  @inline(never)
  private mutating func noteOccasion(_ flow: Flow, filter: Int64) {
    cPlane.carrierEdge = flow.carrierEdge
    cPlane.sinceOccasion = nil
    let number = flow.number
    let time = table.rows[number][HeaderSlot.captureTime]
    let (slot, frame) = (table.rows[number][HeaderSlot.radioSlot], table.rows[number][FrameSlot.frameNumber])
    let known = flow.occasions.firstIndex { $0.filter == filter }
    // What the O-DU asked for during a pause of the whole pair is unknown.
    guard let known, flow.occasions[known].time >= flow.pair.clock.resumed else {
      let first = Occasions(filter: filter, slot: slot, time: time, frame: frame)
      if let known { flow.occasions[known] = first } else { flow.occasions.append(first) }
      return
    }
    cPlane.sinceOccasion = flow.occasions[known].advance(
      to: slot, slotsPerSubframe: flow.numerology == nil ? nil : flow.slotsPerSubframe, at: time, in: frame)
  }

  /// Sends for each flow and filter whether its occasions had ended when the observation does.
  ///
  /// - Parameter end: of the observation, nanoseconds since 1970.
  @inline(never)
  mutating func endOccasions<S: EventSink & ~Copyable>(at end: Int64, into sink: inout S) {
    for flow in table.flows {
      for occasions in flow.occasions where occasions.time >= flow.pair.clock.resumed {
        guard let state = occasions.end(at: end) else { continue }
        send(occasions, state, of: flow.number, at: end, &sink)
      }
    }
  }

  private mutating func send<S: EventSink & ~Copyable>(
    _ occasions: Occasions, _ state: Occasions.End, of number: Int, at end: Int64, _ sink: inout S
  ) {
    table.rows[number][HeaderSlot.filterIndex] = occasions.filter
    table.rows[number][OccasionSlot.lastOccasionFrame] = occasions.frame
    table.rows[number][OccasionSlot.longestGap] = occasions.longestGap
    table.rows[number][OccasionSlot.untilEnd] = end.subtractingWithSaturation(occasions.time)
    switch state {
    case .running: table.rows[number][OccasionSlot.haveEnded] = 0
    case .ended: table.rows[number][OccasionSlot.haveEnded] = 1
    case .unclear: table.rows[number].markUnknown(OccasionSlot.haveEnded)
    }
    table.rows[number].type = .cusCOccasions
    sink.receive(&table.rows[number])
  }
}
