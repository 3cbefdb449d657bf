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

  /// Judges what is open at the end of the capture.
  ///
  /// - Parameter end: up to when the traffic was observed, nanoseconds since 1970 of the capture clock.
  open func finish(at end: Int64, _ ledger: inout Ledger) {}
}
