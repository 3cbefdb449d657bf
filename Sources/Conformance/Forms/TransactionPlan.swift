internal import Events
internal import Results

/// Requests and their answers.
struct TransactionPlan: RulePlan {
  let form: TransactionRule
  let rule: Int

  var events: [EventTypeID] { form.selections.eventTypes }
  var needs: Set<CaptureNeed> {
    form.detection == .repeated || form.detection == .overlap
      ? [.completeCapture, .uniqueFrames] : [.completeCapture]
  }

  func makeMemory() -> TransactionMatcher { TransactionMatcher(form, rule: rule, events: events) }
}
