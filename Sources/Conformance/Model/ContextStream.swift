/// Periodic messages beside what is judged, such as those that carry time: context for whoever reads a report.
public struct ContextStream: Sendable, Equatable {
  /// The protocol.
  public var name: String
  /// Which of its messages, and whose.
  public var messages: String
  public var sender: String
  public var count: Int
  /// Nanoseconds from one message to the next on average; `nil` for one message.
  public var meanInterval: Int64?
  /// Nanoseconds between two messages that follow one another.
  public var longestGap: Int64
  /// Numbers that were skipped.
  public var missing: Int
  /// What the messages say; empty = nothing worth telling.
  public var remark: String

  public init(
    name: String, messages: String, sender: String, count: Int, meanInterval: Int64?, longestGap: Int64,
    missing: Int, remark: String
  ) {
    self.name = name
    self.messages = messages
    self.sender = sender
    self.count = count
    self.meanInterval = meanInterval
    self.longestGap = longestGap
    self.missing = missing
    self.remark = remark
  }
}
