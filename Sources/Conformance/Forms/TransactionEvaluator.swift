internal import Events

/// Hands events to a ``TransactionMatcher``: all that it remembers is one value, so that access to it is checked once.
final class TransactionEvaluator: TrackingEvaluator {
  private var matcher: TransactionMatcher

  init(_ form: TransactionRule, rule: Int) {
    matcher = TransactionMatcher(form, rule: rule, events: TrackingEvaluator.events(of: form.selections))
    super.init(
      rule: rule, selections: form.selections, needsCompleteCapture: form.detection != .repeated,
      needsUniqueFrames: form.detection == .repeated || form.detection == .overlap)
  }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    matcher.observe(row, event: event, roles, &ledger)
  }

  override var memoryUse: MemoryUse? { matcher.memory.use }

  override func finish(at end: Int64, _ ledger: inout Ledger) { matcher.finish(at: end, &ledger) }
}
