internal import Events

/// Hands events to a ``MachineTracker``: all that it remembers is one value, so that access to it is checked once.
final class MachineEvaluator: TrackingEvaluator {
  private var tracker: MachineTracker

  init(_ form: MachineRule, rule: Int) {
    tracker = MachineTracker(form, rule: rule, events: TrackingEvaluator.events(of: form.selections))
    super.init(
      rule: rule, selections: form.selections, needsCompleteCapture: true, needsUniqueFrames: true)
  }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    tracker.observe(row, event: event, roles, &ledger)
  }

  override var memoryUse: MemoryUse? { tracker.memoryUse }

  override func finish(at end: Int64, _ ledger: inout Ledger) { tracker.finish(at: end, &ledger) }
}
