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

/// The counters of a sequence rule, one for each key.
struct SequenceMemory {
  /// Numbers of a key that may be missing at a time, more than a reorder window can hold, and those of all
  /// keys: each holds a copy of an event.
  static let missingLimit = 1024
  static let totalMissingLimit = 16_384
  /// Numbers of all keys whose content is remembered: some fifty megabytes.
  static let contentLimit = 1 << 22

  /// A number that was skipped, and since when.
  struct Missing {
    var number: Int64
    var since: Int64
    var frameBefore: Int
    /// The message that skipped it.
    var snapshot: RowSnapshot
  }

  struct Counter {
    /// The highest number seen, in steps, unwrapped, and the radio time of its message.
    var highest: Int64 = 0
    var radioTime: Int64 = 0
    var lastFrame = 0
    /// When the last message came, nanoseconds since 1970.
    var lastTime: Int64 = .min
    /// Whether a message came.
    var hasBegun = false
    /// The highest number as it was sent.
    private var number: Int64 = 0
    var missing: [Missing] = []

    /// Takes a message.
    @inline(__always)
    mutating func follow(_ message: SequenceMessage, _ cycle: Int64) -> Step {
      var step = Step()
      guard hasBegun else {
        (highest, number) = (message.number, message.number)
        (radioTime, lastFrame, hasBegun) = (message.radioTime, message.frame, true)
        lastTime = message.time
        step.isFirst = true
        return step
      }
      step = advance(message, cycle)
      if step.advance > 0 {
        highest &+= step.advance
        number = message.number
        radioTime = message.radioTime
      }
      lastFrame = message.frame
      lastTime = message.time
      return step
    }

    /// Whether a message has the number behind the highest one.
    func isNext(_ message: SequenceMessage, _ cycle: Int64) -> Bool {
      message.number == (number &+ 1) % cycle
    }

    /// What a message is to the counter. Numbers are below the cycle, so that nothing has to be divided.
    @inline(__always)
    private func advance(_ message: SequenceMessage, _ cycle: Int64) -> Step {
      var step = Step()
      step.highestBefore = highest
      step.frameBefore = lastFrame
      step.hasMissing = !missing.isEmpty
      var delta = message.number &- number
      if delta < 0 { delta &+= cycle }
      step.delta = delta
      step.advance = delta
      guard delta > 1 else { return step }
      let isBehind = delta >= (cycle &+ 1) / 2 || message.radioTime < radioTime
      if isBehind || missing.contains(where: { $0.number % cycle == message.number }) { step.advance = 0 }
      return step
    }
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
    /// Numbers are missing.
    var hasMissing = false
    /// There are more keys than content is remembered of.
    var isBeyondLimit = false
    /// The frame that had the same number and content before; 0 = none.
    var sameBefore = 0
  }

  var counters: [Counter] = []
  var totalMissing = 0
  /// For each key and number a digest of what was last seen with the number, and its frame; 0 = nothing yet.
  private var seen: [Int64] = []
  private var seenFrames: [Int32] = []

  var bytes: Int { counters.storageBytes + seen.storageBytes + seenFrames.storageBytes }

  /// Whether a counter that has begun has had no message since then.
  @inline(__always)
  func isQuiet(_ state: Int, since time: Int64) -> Bool {
    state < counters.count && counters[state].hasBegun && counters[state].lastTime <= time
  }

  /// Takes a message.
  mutating func follow(
    _ message: SequenceMessage, _ state: Int, _ cycle: Int64, remembersContent: Bool
  ) -> Step {
    // The messages of a key before this one may have been of no use, so that its counter is not there yet.
    while counters.count <= state { counters.append(Counter()) }
    var step = counters[state].follow(message, cycle)
    if remembersContent {
      let needed = (state &+ 1) &* Int(cycle)
      guard needed <= Self.contentLimit else {
        step.isBeyondLimit = true
        return step
      }
      if seen.count < needed {
        seen.append(contentsOf: repeatElement(0, count: needed &- seen.count))
        seenFrames.append(contentsOf: repeatElement(0, count: needed &- seenFrames.count))
      }
      let index = needed &- Int(cycle) &+ Int(message.number)
      if seen[index] == message.digest { step.sameBefore = Int(seenFrames[index]) }
      seen[index] = message.digest
      seenFrames[index] = Int32(truncatingIfNeeded: message.frame)
    }
    return step
  }
}
