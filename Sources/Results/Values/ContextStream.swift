/// Periodic messages beside what is judged, such as those that carry time: context for whoever reads a report.
public struct ContextStream: Sendable, Equatable, Codable {
  /// The protocol.
  public var name: String
  /// Which of its messages, and whose.
  public var messages: String
  public var sender: String
  public var count: Int
  /// Nanoseconds since 1970 of the capture clock: of the first message and of the last one.
  public var firstTime: Int64
  public var lastTime: Int64
  /// Nanoseconds between two messages that follow one another.
  public var longestGap: Int64
  /// How many times one message followed another, and for how long in all, nanoseconds.
  public var intervals: Int
  public var intervalSum: Int64
  /// Numbers that were skipped.
  public var missing: Int
  /// The clock that the messages are about, where they tell it.
  public var clock: AnnouncedClock?

  public init(
    name: String, messages: String, sender: String, count: Int, firstTime: Int64, lastTime: Int64,
    longestGap: Int64, missing: Int, clock: AnnouncedClock? = nil
  ) {
    self.name = name
    self.messages = messages
    self.sender = sender
    self.count = count
    self.firstTime = firstTime
    self.lastTime = lastTime
    self.longestGap = longestGap
    let (span, overflow) = lastTime.subtractingReportingOverflow(firstTime)
    intervals = overflow ? 0 : max(count - 1, 0)
    intervalSum = overflow ? 0 : span
    self.missing = missing
    self.clock = clock
  }

  /// Nanoseconds from one message to the next on average; `nil` for one message.
  public var meanInterval: Int64? { intervals > 0 ? intervalSum / Int64(intervals) : nil }
}

/// The clock at the head of the chain, as the last message names it.
public struct AnnouncedClock: Sendable, Equatable, Codable {
  public var clockClass: Int
  /// 16 hexadecimal digits.
  public var grandmaster: String
  /// How often a message said something else than the one before it.
  public var changes: Int

  public init(clockClass: Int, grandmaster: String, changes: Int) {
    self.clockClass = clockClass
    self.grandmaster = grandmaster
    self.changes = changes
  }
}
