internal import Events

/// Which slots of a carrier are for the downlink and which for the uplink, as its traffic shows it.
///
/// A TDD pattern repeats within two radio frames (TS 38.213, 11.1). Its period is the shortest one in which each slot has
/// one direction alone, but for the slots between downlink and uplink, which may have both or none. Where the traffic shows
/// no such period, as with FDD or where slots go unused, there is none. Memory: two counters for each slot of two frames.
final class UsualDirections {
  /// Code points of the field `slotDirection`.
  enum Direction: Int64 {
    case uplink = 3
    case downlink = 4
  }

  /// What was seen of a slot of the two frames in one direction.
  private struct Use {
    /// Pairs of frames in which there was something.
    var count: UInt16 = 0
    /// The last of these, of 128; 255: none.
    var last: UInt8 = 255
  }

  /// Slots of a subframe that are told apart: those of 240 kHz.
  private static let mostSlots = 16
  private static let subframes = 20
  /// Times that a slot has to be seen with its direction.
  private static let leastCount = 8
  /// The other direction may be seen once in so many times, and once at all: that is then a deviation.
  private static let rare = 50
  /// A pattern is looked for from the third pair of frames on, when two have passed.
  private static let leastPairs = 2
  /// Slots between downlink and uplink that may have both directions.
  private static let mostBetween = 2
  /// Pairs of frames that are waited for.
  private static let patience = 256

  private var downlink = Array(repeating: Use(), count: subframes * mostSlots)
  private var uplink = Array(repeating: Use(), count: subframes * mostSlots)
  /// Whether there was something in each direction: what comes ahead of that says nothing of the other one.
  private var hasDownlink = false
  private var hasUplink = false
  private var lastPair = -1
  private var pairs = 0
  /// The direction of each slot of the two frames, once it is known; `nil` for those that have none.
  private var directions: [Direction?] = []
  private var slotsPerSubframe = 1
  /// The pattern, for reports; `nil` = not known so far.
  private(set) var entry: ConfigurationEntry?
  /// Whether messages still have to be looked at.
  private(set) var isOpen = true

  init() {}

  /// What another run inferred; `nil` for what is no pattern of such a numerology.
  ///
  /// - Parameter pattern: the slots of a period in letters.
  init?(_ pattern: Sourced<String>, slotsPerSubframe: Int) {
    let found = pattern.value.map { letter -> Direction? in
      letter == "D" ? .downlink : letter == "U" ? .uplink : nil
    }
    let total = Self.subframes * slotsPerSubframe
    guard (1...Self.mostSlots).contains(slotsPerSubframe), pattern.value.allSatisfy("DUF".contains),
      !found.isEmpty, total % found.count == 0
    else { return nil }
    self.slotsPerSubframe = slotsPerSubframe
    directions = (0..<total).map { found[$0 % found.count] }
    show(pattern)
    close()
  }

  /// Takes a message that names a slot of the carrier.
  ///
  /// - Returns: whether a pair of frames is over, so that it is time to look for a pattern.
  func observe(_ timing: TimingHeader, isDownlink: Bool) -> Bool {
    guard isOpen, timing.subframeId <= 9, timing.slotId < Int64(Self.mostSlots) else { return false }
    if isDownlink ? !hasDownlink : !hasUplink {
      forget()
      if isDownlink { hasDownlink = true } else { hasUplink = true }
    }
    let subframe = Int((timing.frameId & 1) &* 10 &+ timing.subframeId)
    let place = subframe &* Self.mostSlots &+ Int(timing.slotId)
    let pair = UInt8(truncatingIfNeeded: timing.frameId >> 1)
    func note(_ use: inout Use) {
      guard use.last != pair else { return }
      use.last = pair
      if use.count < .max { use.count += 1 }
    }
    if isDownlink { note(&downlink[place]) } else { note(&uplink[place]) }
    // What asks for a slot is ahead of what answers: only a later pair is another one.
    guard lastPair < 0 || (1...64).contains((Int(pair) - lastPair) & 127) else { return false }
    lastPair = Int(pair)
    pairs += 1
    return pairs > Self.leastPairs
  }

  /// Looks for a pattern in what was seen so far.
  func settle(slotsPerSubframe: Int) {
    guard isOpen, pairs > Self.leastPairs, (1...Self.mostSlots).contains(slotsPerSubframe) else { return }
    let total = Self.subframes * slotsPerSubframe
    let periods = hasSlots(beyond: slotsPerSubframe) ? [] : (2...total).filter { total % $0 == 0 }
    for period in periods {
      guard let found = directions(of: period, slotsPerSubframe) else { continue }
      self.slotsPerSubframe = slotsPerSubframe
      directions = (0..<total).map { found[$0 % period] }
      show(
        Sourced(
          found.map { $0.map { $0 == .downlink ? "D" : "U" } ?? "F" }.joined(), .inferred,
          evidence: [Indication(.slotDirections, "\(pairs * 2)")]))
      return close()
    }
    if pairs >= Self.patience { close() }
  }

  /// Whether there was something in slots that a numerology does not have: it is not that of the traffic.
  private func hasSlots(beyond slotsPerSubframe: Int) -> Bool {
    downlink.indices.contains { place in
      place % Self.mostSlots >= slotsPerSubframe && (downlink[place].count > 0 || uplink[place].count > 0)
    }
  }

  /// Forgets what was seen so far unless it made a pattern: the same messages come again.
  func restart() {
    guard isOpen else { return }
    (hasDownlink, hasUplink) = (false, false)
    forget()
  }

  private func forget() {
    for place in downlink.indices { (downlink[place], uplink[place]) = (Use(), Use()) }
    (lastPair, pairs) = (-1, 0)
  }

  private func close() {
    isOpen = false
    (downlink, uplink) = ([], [])
  }

  private func show(_ pattern: Sourced<String>) { entry = ConfigurationEntry("tdd", pattern) }

  /// The direction that a slot usually has; `nil` where it may have either.
  func direction(_ timing: TimingHeader) -> Direction? {
    guard !directions.isEmpty, timing.subframeId <= 9, timing.slotId < Int64(slotsPerSubframe) else {
      return nil
    }
    let subframe = Int((timing.frameId & 1) &* 10 &+ timing.subframeId)
    return directions[subframe &* slotsPerSubframe &+ Int(timing.slotId)]
  }

  /// The directions of the slots of a period, where it is one.
  private func directions(of period: Int, _ slotsPerSubframe: Int) -> [Direction?]? {
    var counts = Array(repeating: (down: 0, up: 0), count: period)
    for slot in 0..<Self.subframes * slotsPerSubframe {
      let place = slot / slotsPerSubframe * Self.mostSlots + slot % slotsPerSubframe
      counts[slot % period].down += Int(downlink[place].count)
      counts[slot % period].up += Int(uplink[place].count)
    }
    var found = counts.map { Self.direction(down: $0.down, up: $0.up) }
    guard found.contains(.downlink), found.contains(.uplink),
      Self.hasShortGaps(found), found.count(where: { $0 == nil }) * 4 <= period
    else { return nil }
    // The slot ahead of the uplink holds the guard time, and may hold some uplink too.
    for slot in 0..<period where found[slot] == .downlink && found[(slot + 1) % period] == .uplink {
      found[slot] = nil
    }
    return found.contains(.downlink) ? found : nil
  }

  private static func direction(down: Int, up: Int) -> Direction? {
    let (most, least) = (max(down, up), min(down, up))
    guard most >= leastCount, least <= max(1, most / rare) else { return nil }
    return down > up ? .downlink : .uplink
  }

  /// Whether slots without a direction stand only between downlink and uplink, and few of them.
  private static func hasShortGaps(_ found: [Direction?]) -> Bool {
    let period = found.count
    var gap = 0
    // From a slot with a direction on, once round.
    guard let start = found.firstIndex(where: { $0 != nil }) else { return false }
    var before = found[start]
    for step in 1...period {
      let direction = found[(start + step) % period]
      guard let direction else {
        gap += 1
        continue
      }
      if gap > 0, gap > mostBetween || before != .downlink || direction != .uplink { return false }
      (gap, before) = (0, direction)
    }
    return true
  }
}
