public import Events
internal import Platform
internal import Units

/// Where the counters of messages stand at some point of a capture, and how those behind it go on.
///
/// While it is not known whether the directions of an eAxC share a counter, a number is the next one if it is behind the
/// last one of its direction, or of both.
public struct CounterStandings {
  private struct Place: Hashable {
    var sender: NodeAddress
    var receiver: NodeAddress
    var vlanId: Int32
    var kind: UInt8
    var eAxC: UInt16

    init(_ key: FlowKey) {
      (sender, receiver, vlanId) = (key.sender, key.receiver, key.vlanId)
      (kind, eAxC) = (key.kind, key.eAxC)
    }

    /// The same for all antennas.
    var units: Place {
      var place = self
      place.eAxC = 0
      return place
    }

    /// That of the C-plane which asks for what the U-plane of this place carries in a direction (CUS 8.2.1).
    func request(isDownlink: Bool) -> Place {
      var place = self
      place.kind = 2
      if !isDownlink { (place.sender, place.receiver) = (receiver, sender) }
      return place
    }
  }

  /// Where a message stands in its counter: ecpriSeqid.
  struct Number {
    var sequence: UInt8
    /// The E bit and the number of the fragment.
    var subsequence: UInt8

    private var fragment: UInt8 { subsequence & 0x7F }
    private var isLastFragment: Bool { subsequence >> 7 != 0 }

    /// Whether this is what a sender sends behind another one: the next fragment, or the next message.
    func follows(_ other: Number) -> Bool {
      if sequence == other.sequence { return !other.isLastFragment && fragment == other.fragment &+ 1 }
      return sequence == other.sequence &+ 1 && other.isLastFragment && fragment == 0
    }
  }

  private struct Standing {
    /// The last number of each direction, until the next message of it has come, and when it came.
    var numbers: [Number?] = [nil, nil]
    var times: [Int64] = [.min, .min]
    var latest = Number(sequence: 0, subsequence: 0)
    var latestTime = Int64.min
    /// Which directions had a message so far.
    var isKnown = [false, false]
    /// Whether the directions share a counter; `nil` = not known.
    var isShared: Bool?

    /// Whether a number is the next one of a direction whose last number was another one.
    func goesOn(_ number: Number, behind before: Number) -> Bool {
      switch isShared {
      case true?: number.follows(latest)
      case false?: number.follows(before)
      case nil: number.follows(before) || number.follows(latest)
      }
    }
  }

  /// Counters that are told apart.
  private static let most = 65_536

  private var standings: [Place: Standing] = [:]
  /// Of the C-plane of two units, while it is not known: in the U-plane each direction has a sender of its own.
  private var scopes: [Place: SequenceScopeSurvey] = [:]
  /// Counters of which no message has come behind the point.
  public private(set) var open = 0
  /// When a message last came out of the order of its counter, among those that were not decoded yet.
  private var lastDisorder = Int64.min
  /// Whether a counter began behind the point with a message that may not be its first one, or with U-plane for which no
  /// C-plane of its antenna was seen: what came before may be missing, and no number tells.
  public private(set) var hasDoubtfulBegin = false
  /// Counters that went on with the next number, and those that did not.
  public private(set) var continued = 0
  public private(set) var jumped = 0

  /// Of no counter.
  public init() {}

  /// Notes the last message of a flow before the point.
  ///
  /// - Parameter isShared: whether the directions of its eAxC share a counter; `nil` = not known.
  mutating func note(_ key: FlowKey, _ number: Number, at time: Int64, isShared: Bool? = nil) {
    let direction = Int(key.direction & 1)
    var standing = standings[Place(key)] ?? Standing()
    if isShared == nil, key.kind == 2 {
      scopes[Place(key).units, default: SequenceScopeSurvey()].observe(
        eAxC: key.eAxC, isDownlink: direction == 1, sequenceId: number.sequence)
    }
    standing.isKnown[direction] = true
    standing.isShared = isShared
    if let before = standing.numbers[direction] {
      if !standing.goesOn(number, behind: before) { lastDisorder = max(lastDisorder, time) }
    } else {
      open += 1
    }
    standing.numbers[direction] = number
    standing.times[direction] = time
    if time >= standing.latestTime { (standing.latest, standing.latestTime) = (number, time) }
    standings[Place(key)] = standing
  }

  /// Finds out whether the directions share counters, where it is not known.
  mutating func findScopes() {
    for (place, standing) in standings where standing.isShared == nil {
      standings[place]?.isShared = scopes[place.units]?.result().map { $0.value == .bothDirections }
    }
    scopes = [:]
  }

  /// Whether no message has come behind the point of some counter that had one since a time, nanoseconds since 1970.
  public func hasOpen(since time: Int64) -> Bool {
    standings.values.contains { standing in
      standing.numbers.indices.contains { standing.numbers[$0] != nil && standing.times[$0] >= time }
    }
  }

  /// Whether some counter of the messages that were not decoded yet is out of order at the point: a number that was skipped
  /// just before the point may still follow.
  ///
  /// - Parameter time: of the point, nanoseconds since 1970.
  public func hasDisorder(at time: Int64) -> Bool { lastDisorder >= time.advancedSafely(by: -Self.disorder) }

  /// How far messages are out of order, nanoseconds.
  private static let disorder: Int64 = 1_000_000

  /// Takes a frame behind the point.
  ///
  /// - Parameter isNear: whether it comes so soon that what it belongs to may have begun before the point.
  public mutating func follow(_ frame: FrameHeader, _ bytes: Span<UInt8>, isNear: Bool) {
    Self.forEachCounter(frame, bytes) { key, number in
      let place = Place(key)
      let direction = Int(key.direction & 1)
      guard var standing = standings[place] ?? (standings.count < Self.most ? Standing() : nil) else {
        // Counters beyond the limit are not remembered, so this one may have begun before the point.
        if isNear { hasDoubtfulBegin = true }
        return
      }
      if !standing.isKnown[direction] {
        standing.isKnown[direction] = true
        if isNear, mayHaveBegunBefore(place, direction, number) { hasDoubtfulBegin = true }
      }
      if let before = standing.numbers[direction] {
        standing.numbers[direction] = nil
        open -= 1
        if standing.goesOn(number, behind: before) {
          continued += 1
        } else {
          jumped += 1
        }
      }
      standing.latest = number
      standings[place] = standing
    }
  }

  private func mayHaveBegunBefore(_ place: Place, _ direction: Int, _ number: Number) -> Bool {
    if number.sequence != 0 { return true }
    guard place.kind == 0 else { return false }
    let request = standings[place.request(isDownlink: direction == 1)]
    return request.map { !$0.isKnown[direction] } ?? true
  }

  /// Calls `body` with the flow and the number of each message of a frame that has one (CUS 5.1.3.2.8, 5.5.3).
  static func forEachCounter(
    _ frame: FrameHeader, _ bytes: Span<UInt8>, _ body: (FlowKey, Number) -> Void
  ) {
    forEachMessage(frame, bytes) { key, start in
      body(key, Number(sequence: bytes[start + 6], subsequence: bytes[start + 7]))
    }
  }

  /// Calls `body` with the flow of each message of the C- or U-plane of a frame, and where its common header begins: eight
  /// bytes of headers and the timing header were captured.
  static func forEachMessage(_ frame: FrameHeader, _ bytes: Span<UInt8>, _ body: (FlowKey, Int) -> Void) {
    let capturedEnd = min(frame.payload.upperBound, bytes.count)
    let frameEnd = max(frame.originalEnd, capturedEnd)
    var start = frame.payload.lowerBound
    while capturedEnd - start >= 4 {
      let header = CommonHeader(
        bytes, at: start, frameEnd: frameEnd, packetStart: frame.payload.lowerBound)
      if header.type == 0 || header.type == 2, min(header.declaredEnd, capturedEnd) - start >= 12 {
        body(FlowKey(frame, bytes, header, at: start), start)
      }
      guard header.isConcatenated, header.isFollowed else { return }
      start = header.next
    }
  }
}

extension FronthaulDecoder {
  /// Where the counters of all flows stand.
  public func counterStandings() -> CounterStandings {
    var standings = CounterStandings()
    for flow in table.flows where flow.messages > 0 && (flow.key.kind == 0 || flow.key.kind == 2) {
      guard let sequence = table.rows[flow.number].value(HeaderSlot.sequenceId),
        let fragment = table.rows[flow.number].value(HeaderSlot.subsequenceId),
        let isLast = table.rows[flow.number].value(HeaderSlot.eBit)
      else { continue }
      let number = CounterStandings.Number(
        sequence: UInt8(truncatingIfNeeded: sequence),
        subsequence: UInt8(truncatingIfNeeded: isLast << 7 | fragment))
      standings.note(
        flow.key, number, at: table.rows[flow.number][FrameSlot.captureTime],
        isShared: table.rows[flow.number].value(HeaderSlot.sequenceCounter).map { $0 == 2 })
    }
    guard let prefix else { return standings }
    for index in prefix.frames.indices {
      let frame = prefix.frames[index]
      CounterStandings.forEachCounter(frame, prefix.bytes(of: index)) {
        key, number in
        standings.note(key, number, at: frame.time)
      }
    }
    standings.findScopes()
    return standings
  }

  /// The capture breaks off, and goes on later: messages of which parts came are given up. While frames are kept until
  /// their configuration is known, the sink is told of the break when they are decoded.
  ///
  /// - Parameters:
  ///   - end: up to when the traffic was observed, nanoseconds since 1970.
  ///   - start: since when it is observed again.
  public mutating func breakOff<S: EventSink & ~Copyable>(
    at end: Int64, until start: Int64, into sink: inout S
  ) {
    prefix?.noteBreak(at: end, until: start)
    samples?.finish(into: &sink)
    endOccasions(at: end, into: &sink)
    for flow in table.flows {
      flow.fragments = nil
      flow.lastRadioSlot = .min
      flow.occasions = []
    }
    for pair in pairs {
      pair.delayMeasurements = DelayMeasurements()
      pair.observedSince = .max
      pair.clock.breakOff()
    }
  }
}
