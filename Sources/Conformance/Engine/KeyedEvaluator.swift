public import Events

/// The memory of a keyed rule during one run.
///
/// The engine finds the state's number for the key of an event, numbers are dense and given in the order in
/// which keys turn up, and calls ``observe(_:state:_:)``. Subclasses hold their states in arrays.
open class KeyedEvaluator {
  /// The fields that make the key, for each event type.
  public let key: [EventTypeID: [FieldDefinition]]
  /// Whether a frame that the capture lost could look like a deviation.
  public let needsCompleteCapture: Bool
  /// Number of the requirement in the profile.
  public let rule: Int

  public init(
    rule: Int, key: [EventTypeID: [FieldDefinition]], needsCompleteCapture: Bool,
    repeatsUnless: FieldSet? = nil
  ) {
    self.repeatsUnless = repeatsUnless
    self.rule = rule
    self.key = key
    self.needsCompleteCapture = needsCompleteCapture
  }

  /// The fields that decide, if an event that has them all as the one before it on its flow is sure to pass
  /// again and to change nothing: such events are counted and not shown. `nil` = every event is shown.
  public let repeatsUnless: FieldSet?

  /// Takes a selected event. `state` is at most one above the highest number seen so far.
  ///
  /// - Returns: whether the event passed, for ``repeatsUnless``.
  @discardableResult
  open func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool { false }

  /// Judges what is open at the end of the capture.
  open func finish(_ ledger: inout Ledger) {}
}
