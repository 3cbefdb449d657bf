internal import Events
internal import Platform

/// What a message says to its counter.
struct SequenceMessage {
  /// In steps, from 0 to below the cycle.
  var number: Int64
  var radioTime: Int64
  /// Nanoseconds since 1970 of the capture clock.
  var time: Int64
  var frame: Int
  /// A digest of its content, where content is remembered.
  var digest: Int64
}

/// The counters of a ``SequenceFollower``, for each key one for each requirement.
///
/// While the counters of a key agree they are kept once.
struct SequenceMemory: ~Copyable {
  /// Numbers of a key that may be missing at a time, more than a reorder window can hold, and those of all
  /// keys: each holds a copy of an event.
  static let missingLimit = 1024
  static let totalMissingLimit = 16_384
  /// Numbers of all keys whose content is remembered: some fifty megabytes.
  static let contentLimit = 1 << 22

  /// Which counter: that of a key, and of a requirement by its number among those that share the memory.
  struct Place {
    let state: Int
    let number: Int
  }

  /// A number that was skipped, and since when.
  struct Missing {
    var number: Int64
    var since: Int64
    var frameBefore: Int
    /// When the message before it came.
    var timeBefore: Int64
    /// The message that skipped it.
    var snapshot: RowSnapshot
    /// Its reorder window began anew behind a pause, over which the clock may have stepped.
    var isRenewed = false
    /// Its reorder window is over, and it waits to be known whether the capture has a hole there.
    var isOverdue = false
    /// It may have come before the observation began: no unit is charged.
    var isExcused = false
    /// It may have come so where the sender does not keep the order of its numbers.
    var mayBeAhead = false
  }

  /// What a message did to its counter.
  struct Step {
    /// The counter began with this message.
    var isFirst = false
    /// How far the number is from the highest, and how far it takes the counter on: 0 for a late one.
    var delta: Int64 = 0
    var advance: Int64 = 0
    var highestBefore: Int64 = 0
    var frameBefore = 0
    var timeBefore: Int64 = 0
    /// Numbers are missing.
    var hasMissing = false
    /// The frame that had the same number and content before; 0 = none.
    var sameBefore = 0
  }

  /// A message out of line that began a slot.
  struct SlotStart {
    let number: Int64
    let radioTime: Int64
    /// Where the counter stood.
    let highest: Int64
    /// Slots one after the other that began with this number, without this one.
    let repetitions: Int
  }

  /// Where a counter stands.
  struct Standing: Equatable {
    /// The highest number seen, in steps, unwrapped, and the radio time of its message.
    var highest: Int64 = 0
    var radioTime: Int64 = 0
    var lastFrame = 0
    /// When the last message came, nanoseconds since 1970.
    var lastTime: Int64 = .min
    /// The highest number as it was sent.
    var number: Int64 = 0
    /// Whether a message came.
    var hasBegun = false

    func isNext(_ message: SequenceMessage, _ cycle: Int64) -> Bool {
      message.number == (number &+ 1) % cycle
    }
  }

  struct Counter {
    var standing = Standing()
    /// The message with which it began.
    var first: SequenceMessage?
    /// Whether it began anew within the observation.
    var isRestarted = false
    var missing: [Missing] = []
    /// The last message that was out of order.
    var late: (number: Int64, frame: Int64)?
    /// The last message out of line that began a slot.
    var start: SlotStart?
    /// The latest time of a message that was behind the highest number: one that begins anew counts on from there.
    private var lastBehind = Int64.min

    /// Takes a message.
    ///
    /// - Parameter goesOn: whether the counter may have wrapped unseen since the last message, so that a lower number
    ///   counts as a later one.
    mutating func follow(_ message: SequenceMessage, _ cycle: Int64, goesOn: Bool) -> Step {
      defer {
        standing.lastFrame = message.frame
        standing.lastTime = message.time
      }
      guard standing.hasBegun else {
        standing.hasBegun = true
        first = message
        (standing.highest, standing.number) = (message.number, message.number)
        standing.radioTime = message.radioTime
        return Step(isFirst: true)
      }
      let step = advance(message, cycle, goesOn: goesOn)
      if step.advance > 0 {
        standing.highest &+= step.advance
        standing.number = message.number
        standing.radioTime = message.radioTime
      } else {
        lastBehind = max(lastBehind, message.radioTime)
      }
      return step
    }

    /// A number of a message so much later, in units of its clock, is a later number: slots.
    private static let apart: Int64 = 8
    /// Messages of a slot, one for each symbol: a counter that begins anew looks like the loss of many more.
    private static let symbols: Int64 = 14

    /// What a message is to the counter. Numbers are below the cycle, so that nothing has to be divided.
    private func advance(_ message: SequenceMessage, _ cycle: Int64, goesOn: Bool) -> Step {
      var step = Step()
      step.highestBefore = standing.highest
      step.frameBefore = standing.lastFrame
      step.timeBefore = standing.lastTime
      step.hasMissing = !missing.isEmpty
      var delta = message.number &- standing.number
      if delta < 0 { delta &+= cycle }
      step.delta = delta
      step.advance = delta
      guard delta > 1 else { return step }
      // Numbers of a slot may be sent in any order, but not those of a slot long after: so many may be lost until then.
      let later = message.radioTime.subtractingWithSaturation(max(standing.radioTime, lastBehind))
      let goesOn = goesOn || later >= Self.apart && delta / Self.symbols <= later
      let isBehind = message.radioTime < standing.radioTime || !goesOn && delta >= (cycle &+ 1) / 2
      if isBehind || missing.contains(where: { $0.number % cycle == message.number }) { step.advance = 0 }
      return step
    }
  }

  /// Counters of a key.
  private let width: Int
  /// For each key where all its counters stand, while they agree and nothing is missing.
  private var common = OwnedArray<Standing>()
  private var agree = OwnedArray<Bool>()
  /// Where they don't: those of a key behind each other.
  private var counters = OwnedArray<Counter>()
  /// For each key the messages that passed, and were not counted yet.
  var passes = OwnedArray<PassRun>()
  private var totalMissing = 0
  /// For each key and number a digest of what was last seen with the number, and its frame; 0 = nothing yet.
  private var seen = OwnedArray<Int64>()
  private var seenFrames = OwnedArray<Int32>()

  init(detectors: Int) { width = detectors }

  var bytes: Int {
    common.storageBytes + agree.storageBytes + counters.storageBytes + passes.storageBytes
      + seen.storageBytes + seenFrames.storageBytes
  }

  /// The messages of a key before this one may have been of no use, so that its counters are not there yet.
  @inline(__always)
  mutating func makeRoom(for state: Int) {
    if state >= agree.count { addKeys(state) }
  }

  @inline(never)
  private mutating func addKeys(_ state: Int) {
    while agree.count <= state {
      agree.append(false)
      common.append(Standing())
      counters.append(Counter(), times: width)
      passes.append(PassRun())
    }
  }

  // MARK: Out of order

  /// Remembers a message that is out of order.
  ///
  /// - Parameter frame: as the engine numbers frames.
  /// - Returns: the frame of the one before it, if that was out of order too and had the number before.
  mutating func noteLate(_ message: SequenceMessage, _ frame: Int64, _ place: Place, _ cycle: Int64) -> Int64?
  {
    let index = index(place)
    defer { counters[index].late = (message.number, frame) }
    guard let late = counters[index].late, (late.number &+ 1) % cycle == message.number else { return nil }
    return late.frame
  }

  // MARK: Standing still

  /// Takes a message out of line that may begin a slot.
  ///
  /// - Returns: for how many slots before the counter has begun with the same number, without going round meanwhile.
  mutating func begin(_ message: SequenceMessage, _ place: Place, _ cycle: Int64) -> Int {
    let counter = counters[index(place)]
    var repetitions = 0
    if let last = counter.start {
      guard message.radioTime > last.radioTime else { return 0 }
      let hasMoved = counter.standing.highest &- last.highest >= cycle / 2
      if last.number == message.number, !hasMoved { repetitions = last.repetitions + 1 }
    }
    counters[index(place)].start = SlotStart(
      number: message.number, radioTime: message.radioTime, highest: counter.standing.highest,
      repetitions: repetitions)
    return repetitions
  }

  // MARK: In line

  /// Takes a message for all counters of a key, if that is all there is to it: they agree, and it has the next number.
  @inline(__always)
  mutating func isNext(_ message: SequenceMessage, _ state: Int, _ cycle: Int64) -> Bool {
    guard agree[state] else { return false }
    let next = common[state].number &+ 1
    return message.number == (next == cycle ? 0 : next)
  }

  @inline(__always)
  mutating func advance(_ message: SequenceMessage, _ state: Int) {
    common[state].highest &+= 1
    common[state].number = message.number
    common[state].radioTime = message.radioTime
    common[state].lastFrame = message.frame
    common[state].lastTime = message.time
  }

  /// Remembers the content of a message, if it is another one than that of the number before.
  @inline(__always)
  mutating func isNew(_ message: SequenceMessage, _ state: Int, _ cycle: Int64) -> Bool {
    let index = state &* Int(cycle) &+ Int(message.number)
    guard index < seen.count, seen[index] != message.digest else { return false }
    seen[index] = message.digest
    seenFrames[index] = Int32(truncatingIfNeeded: message.frame)
    return true
  }

  // MARK: Out of line

  /// Lets each counter of a key stand by itself.
  mutating func part(_ state: Int, _ detectors: [SequenceDetector]) {
    guard agree[state] else { return }
    agree[state] = false
    for number in 0..<width {
      let place = state * width + number
      counters[place].standing = common[state]
      if !detectors[number].hasClock { counters[place].standing.radioTime = 0 }
    }
  }

  /// Keeps the counters of a key once again, if they agree.
  mutating func join(_ state: Int, _ detectors: [SequenceDetector]) {
    let lead = detectors.firstIndex(where: \.hasClock) ?? 0
    let standing = counters[state * width + lead].standing
    guard standing.hasBegun else { return }
    for number in 0..<width {
      guard counters[state * width + number].missing.isEmpty else { return }
      var other = counters[state * width + number].standing
      if !detectors[number].hasClock { other.radioTime = standing.radioTime }
      guard other == standing else { return }
    }
    common[state] = standing
    agree[state] = true
  }

  /// The message with which a counter began.
  func first(_ place: Place) -> SequenceMessage? { counters[index(place)].first }

  /// When the last message of a counter came; `nil` = it has not begun.
  func lastTime(_ place: Place) -> Int64? {
    let standing = counters[index(place)].standing
    return standing.hasBegun ? standing.lastTime : nil
  }

  /// Whether a message has the number behind the highest one of a counter.
  func isNext(_ message: SequenceMessage, _ place: Place, _ cycle: Int64) -> Bool {
    counters[index(place)].standing.isNext(message, cycle)
  }

  func highest(_ place: Place) -> Int64 { counters[index(place)].standing.highest }

  mutating func follow(_ message: SequenceMessage, _ place: Place, _ cycle: Int64, goesOn: Bool) -> Step {
    counters[index(place)].follow(message, cycle, goesOn: goesOn)
  }

  /// Begins a counter anew.
  mutating func restart(_ place: Place) {
    totalMissing -= counters[index(place)].missing.count
    counters[index(place)] = Counter()
    counters[index(place)].isRestarted = true
  }

  /// Whether a counter began anew within the observation.
  func isRestarted(_ place: Place) -> Bool { counters[index(place)].isRestarted }

  /// Remembers the content of a message, and notes the frame that had the same one.
  ///
  /// - Returns: `false` where there are more keys than content is remembered of.
  mutating func remember(
    _ message: SequenceMessage, _ state: Int, _ cycle: Int64, _ step: inout Step
  ) -> Bool {
    let needed = (state &+ 1) &* Int(cycle)
    guard needed <= Self.contentLimit else { return false }
    if seen.count < needed {
      seen.append(0, times: needed - seen.count)
      seenFrames.append(0, times: needed - seenFrames.count)
    }
    let index = needed &- Int(cycle) &+ Int(message.number)
    if seen[index] == message.digest { step.sameBefore = Int(seenFrames[index]) }
    seen[index] = message.digest
    seenFrames[index] = Int32(truncatingIfNeeded: message.frame)
    return true
  }

  // MARK: Missing numbers

  func missing(_ place: Place) -> [Missing] { counters[index(place)].missing }

  /// Whether a number is missing that was skipped at a time or later, nanoseconds since 1970.
  func hasMissing(since time: Int64) -> Bool {
    totalMissing > 0
      && counters.indices.contains { index in
        counters[index].missing.contains { $0.snapshot.time >= time }
      }
  }

  func hasRoomForMissing(_ place: Place) -> Bool {
    counters[index(place)].missing.count < Self.missingLimit && totalMissing < Self.totalMissingLimit
  }

  mutating func miss(_ missing: Missing, _ place: Place) {
    totalMissing += 1
    counters[index(place)].missing.append(missing)
  }

  /// Takes a number off the missing ones, if it is one.
  mutating func take(_ number: Int64, _ place: Place, _ cycle: Int64) -> Missing? {
    let missing = counters[index(place)].missing
    guard let found = missing.firstIndex(where: { $0.number % cycle == number }) else { return nil }
    totalMissing -= 1
    return counters[index(place)].missing.remove(at: found)
  }

  /// Leaves only these missing.
  mutating func keep(_ missing: [Missing], _ place: Place) {
    totalMissing -= counters[index(place)].missing.count - missing.count
    counters[index(place)].missing = missing
  }

  private func index(_ place: Place) -> Int { place.state &* width &+ place.number }
}
