public import Events
internal import Results

/// The memory of a rule that has a state for each key.
///
/// The engine finds the state's number for the key of an event, numbers are dense and given in the order in
/// which keys turn up, and calls ``observe(_:state:_:)``. Subclasses hold their states in arrays.
open class KeyedEvaluator: RuleEvaluator {
  /// The fields that make the key, for each event type.
  public let key: [EventTypeID: [FieldDefinition]]

  public init(
    rule: Int, key: [EventTypeID: [FieldDefinition]], needsCompleteCapture: Bool,
    needsUniqueFrames: Bool = false, needsSteadyClock: Bool = false,
    repeatsUnless: FieldSet? = nil
  ) {
    self.repeatsUnless = repeatsUnless
    self.key = key
    super.init(
      rule: rule, needsCompleteCapture: needsCompleteCapture, needsUniqueFrames: needsUniqueFrames,
      needsSteadyClock: needsSteadyClock)
  }

  /// The requirements that it judges, by number: its own, and those that it took over.
  open var rules: [Int] { [rule] }

  /// Takes over what another evaluator judges, if both would remember the same: the engine then shows events to this
  /// one alone.
  open func absorb(_ other: KeyedEvaluator) -> Bool { false }

  /// The fields that decide, if an event that has them all as the one before it on its flow is sure to pass
  /// again and to change nothing: such events are counted and not shown. `nil` = every event is shown.
  public let repeatsUnless: FieldSet?

  /// Takes a selected event. Numbers of states are dense, but one whose first events could not be judged may
  /// be followed by the next before it is used.
  ///
  /// - Returns: whether the event passed, for ``repeatsUnless``.
  @discardableResult
  open func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool { false }

  /// What the states take, without the keys.
  open var stateBytes: Int { 0 }

  /// Takes an event of which nobody can tell whether it is selected: the bytes were not captured.
  open func observeDoubtful(_ row: borrowing EventRow, _ ledger: inout Ledger) {
    for rule in rules { ledger.inconclusive(rule, row, reason: Reason(.conditionNotCaptured)) }
  }
}
