public import Events
internal import Results

/// What a rule that has a state for each key remembers during one run.
///
/// The engine finds the state's number for the key of an event, numbers are dense and given in the order in
/// which keys turn up, and calls ``observe(_:state:_:)``. Subclasses hold their states in arrays.
open class KeyedMemory: RuleMemory {
  /// Takes a selected event. Numbers of states are dense, but one whose first events could not be judged may
  /// be followed by the next before it is used.
  ///
  /// - Returns: whether the event passed, for ``KeyedPlan/repeatsUnless``.
  @discardableResult
  open func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool { false }

  /// What the states take, without the keys.
  open var stateBytes: Int { 0 }

  /// Takes an event that may be selected or not: the bytes that decide were not captured.
  open func observeDoubtful(_ row: borrowing EventRow, _ ledger: inout Ledger) {
    ledger.inconclusive(rule, row, reason: Self.notCaptured)
  }

  static let notCaptured = Reason(.conditionNotCaptured)
}
