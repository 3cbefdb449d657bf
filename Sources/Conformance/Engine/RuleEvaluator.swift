public import Events
public import Results

/// The memory of a rule during one run.
open class RuleEvaluator {
  /// Number of the requirement in the profile.
  public let rule: Int
  /// Whether a frame that the capture lost could look like a deviation.
  public let needsCompleteCapture: Bool
  /// Whether a frame that the capture holds twice could look like a deviation.
  public let needsUniqueFrames: Bool
  /// Whether a clock of the capture that goes back, or frames in another order than that of their time stamps, could
  /// look like a deviation.
  public let needsSteadyClock: Bool

  public init(
    rule: Int, needsCompleteCapture: Bool, needsUniqueFrames: Bool, needsSteadyClock: Bool = false
  ) {
    self.needsSteadyClock = needsSteadyClock
    self.rule = rule
    self.needsCompleteCapture = needsCompleteCapture
    self.needsUniqueFrames = needsUniqueFrames
  }

  /// How much of its bounded memory was in use at most; `nil` = it has none of its own.
  open var memoryUse: MemoryUse? { nil }

  /// Whether it judges what the whole run comes to, of which parts of a run say nothing.
  open var spansRun: Bool { false }

  /// What was counted of what must be seen, when the run is over; `nil` = it is no such rule.
  open var cover: CoverCount? { nil }

  /// Counts what passed and was not counted one by one: where the range that is judged begins or ends.
  open func countPasses(_ ledger: inout Ledger) {}

  /// Judges what is open at the end of the capture.
  ///
  /// - Parameter end: up to when the traffic was observed, nanoseconds since 1970 of the capture clock.
  open func finish(at end: Int64, _ ledger: inout Ledger) {}

  /// What was measured, when all is judged.
  open func measurements(_ catalogue: Catalogue) -> [Measurement] { [] }
}

extension Array {
  /// What the elements take, whatever they refer to.
  var storageBytes: Int { capacity * MemoryLayout<Element>.stride }
}
