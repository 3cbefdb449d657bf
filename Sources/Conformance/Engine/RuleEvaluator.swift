public import Events

/// The memory of a rule during one run.
open class RuleEvaluator {
  /// Number of the requirement in the profile.
  public let rule: Int
  /// Whether a frame that the capture lost could look like a deviation.
  public let needsCompleteCapture: Bool
  /// Whether a frame that the capture holds twice could look like a deviation.
  public let needsUniqueFrames: Bool

  public init(rule: Int, needsCompleteCapture: Bool, needsUniqueFrames: Bool) {
    self.rule = rule
    self.needsCompleteCapture = needsCompleteCapture
    self.needsUniqueFrames = needsUniqueFrames
  }

  /// How much of its bounded memory was in use at most; `nil` = the rule does not count it.
  open var memoryUse: MemoryUse? { nil }

  /// Judges what is open at the end of the capture.
  ///
  /// - Parameter end: up to when the traffic was observed, nanoseconds since 1970 of the capture clock.
  open func finish(at end: Int64, _ ledger: inout Ledger) {}

  /// What was measured, when all is judged.
  open func measurements(_ catalogue: Catalogue) -> [Measurement] { [] }
}

/// How much of a bounded memory a rule used.
public struct MemoryUse: Sendable, Equatable {
  /// What is remembered.
  public var what: String
  /// Of these, the most at a time.
  public var most: Int
  /// More than these are not remembered.
  public var limit: Int
  public init(what: String, most: Int, limit: Int) {
    self.what = what
    self.most = most
    self.limit = limit
  }
}
