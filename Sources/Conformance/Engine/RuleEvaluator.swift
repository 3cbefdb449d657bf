public import Events

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

  /// Counts what passed and was not counted one by one: where the range that is judged begins or ends.
  open func countPasses(_ ledger: inout Ledger) {}

  /// Judges what is open at the end of the capture.
  ///
  /// - Parameter end: up to when the traffic was observed, nanoseconds since 1970 of the capture clock.
  open func finish(at end: Int64, _ ledger: inout Ledger) {}

  /// What was measured, when all is judged.
  open func measurements(_ catalogue: Catalogue) -> [Measurement] { [] }
}

/// How much of a bounded memory a rule used.
public struct MemoryUse: Sendable, Equatable {
  /// The name of the rule's form.
  public var form: String
  /// What is remembered.
  public var what: String
  /// Of these, the most at a time.
  public var most: Int
  /// More than these are not remembered.
  public var limit: Int
  /// What it takes, without what the allocator adds. It is taken when it is needed, and kept.
  public var bytes: Int
  public init(form: String, what: String, most: Int, limit: Int, bytes: Int) {
    self.form = form
    self.what = what
    self.most = most
    self.limit = limit
    self.bytes = bytes
  }
}

extension Array {
  /// What the elements take, whatever they refer to.
  var storageBytes: Int { capacity * MemoryLayout<Element>.stride }
}
