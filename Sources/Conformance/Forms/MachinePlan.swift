internal import Events
internal import Results

/// States, and what leads from one to another.
struct MachinePlan: RulePlan {
  let form: MachineRule
  let rule: Int

  var events: [EventTypeID] { form.selections.eventTypes }
  var needs: Set<CaptureNeed> { [.completeCapture, .uniqueFrames] }

  func makeMemory() -> MachineTracker { MachineTracker(form, rule: rule, events: events) }
}
