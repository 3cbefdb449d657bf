/// A ``MachineTracker`` as the engine takes it over at the beginning of a run.
final class MachineEvaluator: TrackingEvaluator {
  let tracker: MachineTracker

  init(_ form: MachineRule, rule: Int) {
    tracker = MachineTracker(form, rule: rule, events: TrackingEvaluator.events(of: form.selections))
    super.init(
      rule: rule, selections: form.selections, needsCompleteCapture: true, needsUniqueFrames: true)
  }
}
