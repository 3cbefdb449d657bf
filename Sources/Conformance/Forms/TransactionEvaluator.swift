/// A ``TransactionMatcher`` as the engine takes it over at the beginning of a run.
final class TransactionEvaluator: TrackingEvaluator {
  let matcher: TransactionMatcher

  init(_ form: TransactionRule, rule: Int) {
    matcher = TransactionMatcher(form, rule: rule, events: TrackingEvaluator.events(of: form.selections))
    super.init(
      rule: rule, selections: form.selections, needsCompleteCapture: true,
      needsUniqueFrames: form.detection == .repeated || form.detection == .overlap)
  }
}
