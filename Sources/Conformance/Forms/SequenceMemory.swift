/// What a message says to its counter.
struct SequenceMessage {
  /// In steps, below the cycle.
  var number: Int64
  var radioTime: Int64
  var frame: Int
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

  var counters: [Counter] = []
  /// For each key and number a digest of what was last seen with the number, and its frame; 0 = nothing yet.
  private var seen: [Int64] = []
  private var seenFrames: [Int32] = []

  mutating func begin(_ message: SequenceMessage) {
    counters.append(
      Counter(highest: message.number, radioTime: message.radioTime, lastFrame: message.frame))
  }

  /// How far a number is from the highest, and how far it takes the counter on: 0 for one that is late, or
  /// comes again.
  @inline(__always)
  func advance(_ message: SequenceMessage, _ state: Int, _ cycle: Int64) -> (delta: Int64, advance: Int64) {
    var delta = (message.number &- counters[state].highest) % cycle
    if delta < 0 { delta &+= cycle }
    guard delta > 1 else { return (delta, delta) }
    if delta >= (cycle &+ 1) / 2 || message.radioTime < counters[state].radioTime { return (delta, 0) }
    let isMissing = counters[state].missing.contains { $0.number % cycle == message.number }
    return (delta, isMissing ? 0 : delta)
  }

  @inline(__always)
  mutating func take(_ message: SequenceMessage, _ advance: Int64, _ state: Int) {
    if advance > 0 {
      counters[state].highest &+= advance
      counters[state].radioTime = message.radioTime
    }
    counters[state].lastFrame = message.frame
  }

  // MARK: Duplicates

  mutating func makeRoom(_ cycle: Int64) {
    seen.append(contentsOf: repeatElement(0, count: Int(cycle)))
    seenFrames.append(contentsOf: repeatElement(0, count: Int(cycle)))
  }

  @inline(__always)
  mutating func remember(_ message: SequenceMessage, _ digest: Int64, _ state: Int, _ cycle: Int64) {
    let index = state &* Int(cycle) &+ Int(message.number)
    seen[index] = digest
    seenFrames[index] = Int32(truncatingIfNeeded: message.frame)
  }

  /// The frame that had the same number and content before; 0 = none.
  @inline(__always)
  func frame(of message: SequenceMessage, _ digest: Int64, _ state: Int, _ cycle: Int64) -> Int {
    let index = state &* Int(cycle) &+ Int(message.number)
    return seen[index] == digest ? Int(seenFrames[index]) : 0
  }
}
