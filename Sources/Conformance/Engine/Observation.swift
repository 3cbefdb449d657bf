public import Events

/// What the counters of a sender's messages to a receiver show.
public struct CounterDefects: Sendable, Equatable {
  public let sender: UnitID
  public let receiver: UnitID
  /// Numbers that were not received.
  public internal(set) var lost = 0
  /// Messages that come after one with a higher number.
  public internal(set) var late = 0
}

/// How well the capture shows the time and the sender of something that is missing (design §5, rule 6).
enum Sight: Equatable {
  /// For all the time that decides absence.
  case observed
  /// For as long as it usually takes, and not for all the time that decides.
  case brief
  /// The observation began too late to tell.
  case beforeStart
  /// The observation ended too early to tell.
  case behindEnd
  /// Nothing of the sender had been captured by then.
  case unseen
  /// A hole of the capture lies there.
  case hole

  /// The worse of two: what it lacks in any way it lacks.
  func and(_ other: Sight) -> Sight { rank >= other.rank ? self : other }

  private var rank: Int {
    switch self {
    case .observed: 0
    case .brief: 1
    case .beforeStart, .behindEnd: 2
    case .hole: 3
    case .unseen: 4
    }
  }
}

/// Which stretch of time the capture shows without a break, and since when it shows each unit.
struct Observation {
  /// How long something takes at most as a rule, nanoseconds: what is missing for less says nothing.
  static let usual: Int64 = 8_000_000
  /// How long absence is waited for where a rule does not say it, nanoseconds.
  static let hold: Int64 = 20_000_000
  /// The shortest silence of all units that may be a hole of the capture, nanoseconds.
  static let leastSilence: Int64 = 1_000_000
  /// Silences that are remembered; the oldest are forgotten.
  private static let mostSilences = 64

  /// A time over which the capture shows no unit, and the units whose counters jump over it.
  private struct Silence {
    let from: Int64
    let to: Int64
    var jumped: [UnitID] = []
    /// Whether these are both ends of a pair.
    var isHole = false
  }

  /// Since when there has been no break, and up to when something was seen, nanoseconds since 1970 of the capture clock.
  private(set) var start = Int64.max
  private(set) var last = Int64.min
  /// Whether there was one.
  private(set) var isBehindBreak = false
  /// Whether the capture is known to show all units from its start on.
  var showsAll = false
  /// When each unit was first seen behind the last break, by number; `.max` = not yet.
  private var firstSeen: [Int64] = []
  private var silences: [Silence] = []
  /// The last silence that was longer than what is missing is waited for: how much of it was time is not certain, since
  /// the clock may have stepped.
  private var pause: Silence?
  /// Silences over which the counters of both ends of a pair jump, and their nanoseconds in all.
  private(set) var holes = 0
  private(set) var holeTime: Int64 = 0
  /// What the counters of messages show, by their units, in the order in which it was found out.
  private(set) var counterDefects: [CounterDefects] = []

  /// What a new time stamp means.
  enum Step: Equatable {
    case ordinary
    /// All units were silent for that long, nanoseconds: more than what is missing is waited for.
    case pause(Int64)
    /// The clock steps back.
    case back
  }

  /// The capture begins.
  mutating func begin(at time: Int64) { if last == .min { (start, last) = (time, time) } }

  /// Whether a time follows the last one closely.
  @inline(__always)
  mutating func follows(_ time: Int64) -> Bool {
    let passed = time &- last
    guard passed >= 0, passed < Self.leastSilence else { return false }
    last = time
    return true
  }

  /// Takes a time that does not follow closely. Of a step back nothing is forgotten yet: see ``restart(at:)``.
  mutating func step(to time: Int64) -> Step {
    guard last != .min else {
      (start, last) = (time, time)
      return .ordinary
    }
    let (passed, overflow) = time.subtractingReportingOverflow(last)
    guard time > last else { return overflow || passed < -Self.hold ? .back : .ordinary }
    if silences.count == Self.mostSilences { silences.removeFirst(Self.mostSilences / 2) }
    silences.append(Silence(from: last, to: time))
    guard overflow || passed > Self.hold else {
      last = time
      return .ordinary
    }
    pause = Silence(from: last, to: time)
    last = time
    return .pause(overflow ? .max : passed)
  }

  /// A break: what was seen before it says nothing about what follows.
  mutating func restart(at time: Int64) {
    isBehindBreak = true
    (start, last) = (time, time)
    for unit in firstSeen.indices { firstSeen[unit] = .max }
    silences.removeAll()
    pause = nil
  }

  // MARK: Units

  /// Notes that a unit sent something, by its number.
  @inline(__always)
  mutating func see(_ unit: Int) {
    if unit >= firstSeen.count || firstSeen[unit] == .max { addUnit(unit) }
  }

  /// The same of something that is no event, which may be told behind later events.
  mutating func see(_ unit: Int, at time: Int64) {
    addUnit(unit, at: max(time, start == .max ? time : start))
  }

  @inline(never)
  private mutating func addUnit(_ unit: Int) { addUnit(unit, at: last) }

  private mutating func addUnit(_ unit: Int, at time: Int64) {
    guard unit >= 0, unit <= Int(UInt16.max) else { return }
    while firstSeen.count <= unit { firstSeen.append(.max) }
    firstSeen[unit] = min(firstSeen[unit], time)
  }

  /// Since when a unit is seen, without a break; `.max` = it is not.
  func since(_ unit: UnitID?) -> Int64 {
    if showsAll { return start }
    guard let unit, firstSeen.indices.contains(unit.rawValue) else { return .max }
    return firstSeen[unit.rawValue]
  }

  // MARK: Absence

  /// How well the time behind something is seen.
  func ahead(of time: Int64, _ hold: Int64, upTo end: Int64) -> Sight {
    Self.sight(end, minus: time, hold) ?? .behindEnd
  }

  /// How well the time before something is seen.
  func before(_ time: Int64, _ hold: Int64, since start: Int64) -> Sight {
    if start > time { return .unseen }
    // A pause proves nothing: what was seen around it counts.
    if let pause, start <= pause.from, pause.to <= time {
      let seen = pause.from.subtractingWithSaturation(start)
      return Self.sight(time, minus: pause.to.subtractingWithSaturation(seen), hold) ?? .beforeStart
    }
    return Self.sight(time, minus: start, hold) ?? .beforeStart
  }

  private static func sight(_ later: Int64, minus earlier: Int64, _ hold: Int64) -> Sight? {
    let (passed, overflow) = later.subtractingReportingOverflow(earlier)
    if overflow { return later > earlier ? .observed : nil }
    if passed >= hold { return .observed }
    return passed >= usual ? .brief : nil
  }

  // MARK: Holes

  /// Whether all units were silent for a while in some time.
  ///
  /// - Parameter length: for so long at least, nanoseconds.
  func hasSilence(from: Int64, to: Int64, of length: Int64 = 0) -> Bool {
    silences.contains { from <= $0.from && $0.to <= to && $0.to.advancedSafely(by: -length) > $0.from }
  }

  /// Notes that a counter of a unit skips numbers between two messages.
  mutating func noteJump(of unit: UnitID?, over other: UnitID?, from: Int64, to: Int64) {
    guard let unit else { return }
    for index in silences.indices
    where from <= silences[index].from && silences[index].to <= to && !silences[index].jumped.contains(unit) {
      silences[index].jumped.append(unit)
      guard isHole(silences[index], unit, other), !silences[index].isHole else { continue }
      silences[index].isHole = true
      holes += 1
      holeTime = holeTime.addingWithSaturation(
        silences[index].to.subtractingWithSaturation(silences[index].from))
    }
  }

  /// Counts something that the counter of a message shows.
  mutating func count(
    _ defect: WritableKeyPath<CounterDefects, Int>, from sender: UnitID?, to receiver: UnitID?
  ) {
    guard let sender, let receiver else { return }
    var place = counterDefects.firstIndex { $0.sender == sender && $0.receiver == receiver }
    if place == nil {
      counterDefects.append(CounterDefects(sender: sender, receiver: receiver))
      place = counterDefects.count - 1
    }
    if let place { counterDefects[place][keyPath: defect] += 1 }
  }

  /// Whether messages of a unit came out of the order of their numbers so far.
  func hasDisorder(of sender: UnitID?, to receiver: UnitID?) -> Bool {
    counterDefects.contains { $0.sender == sender && $0.receiver == receiver && $0.late > 0 }
  }

  /// Whether a silence over which the counters of two units jump meets some time.
  func isHole(from: Int64, to: Int64, between one: UnitID?, and other: UnitID?) -> Bool {
    guard let one, one != other else { return false }
    return silences.contains { $0.from <= to && $0.to >= from && isHole($0, one, other) }
  }

  /// Whether the counters of both units jump over a silence. If one unit had not been seen by then, the jump of the other
  /// is enough, provided that the silence is longer than ``hold``.
  private func isHole(_ silence: Silence, _ one: UnitID, _ other: UnitID?) -> Bool {
    guard let other else { return false }
    let (first, second) = (silence.jumped.contains(one), silence.jumped.contains(other))
    if first, second { return true }
    guard first || second, since(first ? other : one) >= silence.to else { return false }
    return silence.to.advancedSafely(by: -Self.hold) > silence.from
  }
}
