internal import Events

/// What is kept of a failure that may explain others, in 64 bytes.
struct LoggedFailure {
  /// The number that stands for a frame of failures that were collapsed.
  static let noFrame: Int64 = -1
  /// The number that stands for an unknown flow.
  static let noFlow = Int64.min
  /// Stands for all flows of a pair of units.
  static let anyFlow = Int64.min + 1

  /// As the engine numbers frames.
  var frame: Int64
  /// Nanoseconds since 1970 of the capture clock.
  let time: Int64
  /// Since when what it took away is missing, to the microsecond.
  var since: Int64 { time.subtractingWithSaturation(Int64(gap) * 1_000) }
  /// The value of the field that tells flows apart.
  let flow: Int64
  /// The next failure on the same frame, by its serial number; -1 = none.
  var next = -1
  /// The requirement, by number; -1 = taken back, or collapsed.
  var rule: Int32
  /// What it follows from: the first link of the chain; -1 = nothing that is known.
  private(set) var origin: Int32 = -1
  /// The unit that this charges; -1 = not known.
  private var originUnit: Int32 = -1
  let sender: Int32
  let receiver: Int32
  /// How many failures alike.
  var count: Int32 = 1
  /// Microseconds for which something was missing.
  private let gap: UInt32
  /// The name of its finding, by its number among those that links name; -1 = none of them.
  let kind: Int16
  /// Whether the event shows that its message was recognised.
  let isCounted: Bool

  init(
    frame: Int64, time: Int64, flow: Int64?, rule: Int, sender: UnitID?, receiver: UnitID?, kind: Int,
    isCounted: Bool, since: Int64? = nil
  ) {
    let missing = time.subtractingWithSaturation(since ?? time)
    gap = missing > 0 ? UInt32(clamping: missing / 1_000 + 1) : 0
    (self.frame, self.time, self.flow) = (frame, time, flow ?? Self.noFlow)
    self.rule = Int32(truncatingIfNeeded: rule)
    self.sender = Int32(truncatingIfNeeded: sender?.rawValue ?? -1)
    self.receiver = Int32(truncatingIfNeeded: receiver?.rawValue ?? -1)
    self.kind = Int16(truncatingIfNeeded: kind)
    self.isCounted = isCounted
  }

  /// What it follows from, where that is known.
  var cause: Cause? {
    get {
      origin < 0
        ? nil : Cause(rule: Int(origin), unit: originUnit < 0 ? nil : UnitID(rawValue: Int(originUnit)))
    }
    set {
      origin = Int32(truncatingIfNeeded: newValue?.rule ?? -1)
      originUnit = Int32(truncatingIfNeeded: newValue?.unit?.rawValue ?? -1)
    }
  }

  /// The same failure of another requirement.
  func of(_ rule: Int) -> LoggedFailure {
    var other = self
    other.rule = Int32(truncatingIfNeeded: rule)
    return other
  }

  /// Itself as a cause.
  func asCause(_ table: CauseTable) -> Cause {
    func unit(_ number: Int32) -> UnitID? { number < 0 ? nil : UnitID(rawValue: Int(number)) }
    return Cause(rule: Int(rule), unit: table.unit(Int(rule), unit(sender), unit(receiver)))
  }

  func isAlike(_ other: LoggedFailure) -> Bool {
    frame == other.frame && rule == other.rule && flow == other.flow && sender == other.sender
      && receiver == other.receiver
      && kind == other.kind && isCounted == other.isCounted
  }
}

/// The failures that may explain others, in the order in which they were found, in bounded memory.
///
/// Failures of one frame that are alike are one entry with a count. Where more than ``most`` entries lie in 10 ms they
/// are collapsed by what they say, and the frames are lost: then they explain no more than their count.
struct FailureLog {
  /// Entries that are kept of 10 ms.
  static let most = 4_096
  /// Nanoseconds.
  static let interval: Int64 = 10_000_000
  /// Entries that are kept whatever their age; those of the last second are kept beyond.
  private static let retained = 131_072
  private static let age: Int64 = 1_000_000_000

  /// What entries of one pair of units and one flow are found by.
  struct Lane: Hashable {
    let one: Int32
    let other: Int32
    let flow: Int64

    init(_ one: Int32, _ other: Int32, flow: Int64) {
      (self.one, self.other, self.flow) = (min(one, other), max(one, other), flow)
    }
  }

  private struct Content: Hashable {
    let interval: Int64
    let rule: Int32
    let origin: Int32
    let sender: Int32
    let receiver: Int32
    let flow: Int64
    let kind: Int16
    let isCounted: Bool

    init(_ entry: LoggedFailure, _ interval: Int64) {
      self.interval = interval
      (rule, origin, flow, kind) = (entry.rule, entry.origin, entry.flow, entry.kind)
      (sender, receiver, isCounted) = (entry.sender, entry.receiver, entry.isCounted)
    }
  }

  private var entries: [LoggedFailure] = []
  /// The serial number of the first entry.
  private var base = 0
  private var heads: [Int64: Int] = [:]
  /// Those that explain what is missing, by their serial numbers.
  private var lanes: [Lane: [Int]] = [:]
  private var counts: [Int64: Int] = [:]
  private var collapsed: [Content: Int] = [:]
  private var collapsedIntervals: Set<Int64> = []
  /// The longest time for which something was missing when it was found out.
  private(set) var longestGap: Int64 = 0
  /// The serial number that was next at a time.
  private var epochs: [(time: Int64, serial: Int)] = []

  private static func interval(_ time: Int64) -> Int64 { time / interval }

  subscript(serial: Int) -> LoggedFailure {
    get { entries[serial - base] }
    set { entries[serial - base] = newValue }
  }

  /// Entries that are kept.
  var count: Int { entries.count }

  func contains(_ serial: Int) -> Bool { serial >= base }

  /// Whether frames are lost of failures in a period.
  func isCollapsed(in period: ClosedRange<Int64>) -> Bool {
    guard !collapsedIntervals.isEmpty else { return false }
    let intervals = Self.interval(period.lowerBound)...Self.interval(period.upperBound)
    return collapsedIntervals.contains { intervals.contains($0) }
  }

  // MARK: Writing

  /// - Parameters:
  ///   - now: the latest time of the capture.
  ///   - explainsAbsence: whether it explains what is missing elsewhere.
  mutating func add(_ failure: LoggedFailure, now: Int64, explainsAbsence: Bool) {
    noteTime(now)
    longestGap = max(longestGap, failure.time.subtractingWithSaturation(failure.since))
    let interval = Self.interval(failure.time)
    if collapsedIntervals.contains(interval) {
      collapse(failure, interval, explainsAbsence)
      return
    }
    if let known = first(on: failure.frame, where: { $0.isAlike(failure) }) {
      self[known].count &+= failure.count
      return
    }
    append(failure, explainsAbsence)
    counts[interval, default: 0] += 1
    if counts[interval, default: 0] > Self.most { collapseAll(of: interval) }
  }

  private mutating func append(_ failure: LoggedFailure, _ explainsAbsence: Bool) {
    let serial = base + entries.count
    var failure = failure
    if failure.frame != LoggedFailure.noFrame {
      failure.next = heads[failure.frame] ?? -1
      heads[failure.frame] = serial
    }
    entries.append(failure)
    guard explainsAbsence else { return }
    for flow in [failure.flow, LoggedFailure.anyFlow] {
      lanes[Lane(failure.sender, failure.receiver, flow: flow), default: []].append(serial)
    }
  }

  /// Takes back a failure that turned out to be none.
  mutating func takeBack(_ failure: LoggedFailure) {
    let known =
      first(on: failure.frame, where: { $0.isAlike(failure) })
      ?? collapsed[Content(failure, Self.interval(failure.time))]
    guard let known, contains(known) else { return }
    self[known].count -= 1
    if self[known].count <= 0, self[known].frame != LoggedFailure.noFrame { self[known].rule = -1 }
  }

  // MARK: Bounds

  private mutating func collapse(_ failure: LoggedFailure, _ interval: Int64, _ explainsAbsence: Bool) {
    let content = Content(failure, interval)
    if let known = collapsed[content], contains(known) {
      self[known].count &+= failure.count
      return
    }
    var failure = failure
    (failure.frame, failure.next) = (LoggedFailure.noFrame, -1)
    collapsed[content] = base + entries.count
    append(failure, explainsAbsence)
  }

  private mutating func collapseAll(of interval: Int64) {
    collapsedIntervals.insert(interval)
    let absent = Set(lanes.values.joined())
    for serial in base..<base + entries.count {
      let entry = self[serial]
      guard entry.rule >= 0, entry.frame != LoggedFailure.noFrame, Self.interval(entry.time) == interval
      else {
        continue
      }
      self[serial].rule = -1
      collapse(entry, interval, absent.contains(serial))
    }
  }

  private mutating func noteTime(_ now: Int64) {
    guard let last = epochs.last else { return epochs.append((now, base + entries.count)) }
    guard now < last.time || now.subtractingWithSaturation(last.time) >= Self.age else { return }
    epochs.append((now, base + entries.count))
    guard epochs.count > 2, entries.count > Self.retained else { return }
    dropAll(before: max(epochs[epochs.count - 2].serial - Self.retained, base))
  }

  private mutating func dropAll(before serial: Int) {
    // To drop few of many would cost too much.
    guard serial - base > entries.count / 2 else { return }
    entries.removeFirst(serial - base)
    base = serial
    heads = heads.filter { $0.value >= serial }
    collapsed = collapsed.filter { $0.value >= serial }
    lanes = lanes.compactMapValues { serials in
      let kept = serials.filter { $0 >= serial }
      return kept.isEmpty ? nil : kept
    }
    epochs.removeAll { $0.serial < serial }
    let oldest = entries.map(\.time).min().map(Self.interval) ?? .max
    counts = counts.filter { $0.key >= oldest }
    collapsedIntervals = collapsedIntervals.filter { $0 >= oldest }
  }

  // MARK: Reading

  /// The failure on a frame that comes first by its requirement, of those that fulfil a condition.
  func first(on frame: Int64, where isMeant: (LoggedFailure) -> Bool) -> Int? {
    guard frame != LoggedFailure.noFrame, var serial = heads[frame] else { return nil }
    var found: Int?
    while contains(serial) {
      let entry = self[serial]
      if entry.rule >= 0, isMeant(entry), found.map({ entry.rule < self[$0].rule }) ?? true {
        found = serial
      }
      serial = entry.next
    }
    return found
  }

  /// Those that explain what is missing of a flow between two units, in the order of time and requirement.
  mutating func sort(_ lane: Lane) -> [Int] {
    guard var serials = lanes[lane] else { return [] }
    let entries = entries
    let base = base
    func order(_ serial: Int) -> (Int64, Int32, Int) {
      (entries[serial - base].time, entries[serial - base].rule, serial)
    }
    for (a, b) in zip(serials, serials.dropFirst()) where order(b) < order(a) {
      serials.sort { order($0) < order($1) }
      lanes[lane] = serials
      break
    }
    return serials
  }
}
