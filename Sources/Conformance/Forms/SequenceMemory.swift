/// What a message says to its counter.
struct SequenceMessage {
  /// In steps, below the cycle.
  var number: Int64
  var radioTime: Int64
  var frame: Int
  /// A digest of its content, where content is remembered.
  var digest: Int64
}

/// The counters of a sequence rule, one for each key.
struct SequenceMemory {
  /// Numbers that may be missing at a time; more than a reorder window can hold.
  static let missingLimit = 1024

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
    var highest: Int64
    var radioTime: Int64
    var lastFrame: Int
    var missing: [Missing] = []
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
    /// The frame that had the same number and content before; 0 = none.
    var sameBefore = 0
  }

  var counters: [Counter] = []
  /// For each key and number a digest of what was last seen with the number, and its frame; 0 = nothing yet.
  private var seen: [Int64] = []
  private var seenFrames: [Int32] = []

  /// Takes a message.
  mutating func follow(
    _ message: SequenceMessage, _ state: Int, _ cycle: Int64, remembersContent: Bool
  ) -> Step {
    var step = Step()
    if state >= counters.count {
      counters.append(
        Counter(highest: message.number, radioTime: message.radioTime, lastFrame: message.frame))
      step.isFirst = true
      if remembersContent {
        seen.append(contentsOf: repeatElement(0, count: Int(cycle)))
        seenFrames.append(contentsOf: repeatElement(0, count: Int(cycle)))
      }
    } else {
      step = advance(message, state, cycle)
      if step.advance > 0 {
        counters[state].highest &+= step.advance
        counters[state].radioTime = message.radioTime
      }
      counters[state].lastFrame = message.frame
    }
    if remembersContent {
      let index = state &* Int(cycle) &+ Int(message.number)
      if seen[index] == message.digest { step.sameBefore = Int(seenFrames[index]) }
      seen[index] = message.digest
      seenFrames[index] = Int32(truncatingIfNeeded: message.frame)
    }
    return step
  }

  @inline(__always)
  private func advance(_ message: SequenceMessage, _ state: Int, _ cycle: Int64) -> Step {
    var step = Step()
    step.highestBefore = counters[state].highest
    step.frameBefore = counters[state].lastFrame
    step.hasMissing = !counters[state].missing.isEmpty
    var delta = (message.number &- step.highestBefore) % cycle
    if delta < 0 { delta &+= cycle }
    step.delta = delta
    step.advance = delta
    guard delta > 1 else { return step }
    let isBehind = delta >= (cycle &+ 1) / 2 || message.radioTime < counters[state].radioTime
    if isBehind || counters[state].missing.contains(where: { $0.number % cycle == message.number }) {
      step.advance = 0
    }
    return step
  }
}
