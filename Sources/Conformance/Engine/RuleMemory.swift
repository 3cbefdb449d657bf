public import Events
public import Results

/// What a rule remembers during one run.
open class RuleMemory {
  /// Number of the requirement in the profile.
  public let rule: Int

  public init(rule: Int) { self.rule = rule }

  /// How much of its bounded memory was in use at most; `nil` = it has none of its own.
  open var memoryUse: MemoryUse? { nil }

  /// What was counted of what must be seen, when the run is over; `nil` = it is no such rule.
  open var cover: CoverCount? { nil }

  /// Counts what passed and was not counted one by one: where the range that is judged begins or ends.
  open func countPasses(_ ledger: inout Ledger) {}

  /// Judges what is open where the capture breaks off. What spans the break is left as it is: the first value of a key,
  /// and what is taken over the run.
  ///
  /// - Parameter end: up to when the traffic was observed, nanoseconds since 1970 of the capture clock.
  open func breakOff(at end: Int64, _ ledger: inout Ledger) {}

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
