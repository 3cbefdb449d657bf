/// Puts the faults of a scenario into its messages, in the order in which they are sent.
struct FaultInjector {
  private struct Active {
    let request: FaultRequest
    let fault: Fault
    var matched = 0
    var hit = 0
  }

  private let scenario: Scenario
  private let firstFrame: Int64
  private var active: [Active]

  init(_ scenario: Scenario, firstFrame: Int64) {
    self.scenario = scenario
    self.firstFrame = firstFrame
    active = scenario.faults.compactMap { request in
      Fault.named(request.name).map { Active(request: request, fault: $0) }
    }
  }

  /// Changes the message if a fault hits it.
  ///
  /// - Returns: the names of the faults that hit it.
  mutating func inject(into message: inout PlannedMessage) -> [String] {
    var names: [String] = []
    // A fault sees the message as it was planned: two faults at one place do not hide each other.
    let planned = message
    for index in active.indices {
      let (request, fault) = (active[index].request, active[index].fault)
      guard active[index].hit < request.count, fault.canHit(planned),
        request.matches(planned, firstFrame: firstFrame)
      else { continue }
      active[index].matched += 1
      guard (active[index].matched - 1) % max(1, request.every) == 0 else { continue }
      active[index].hit += 1
      fault.apply(&message, scenario)
      names.append(fault.name)
    }
    return names
  }

  /// The requests that never hit a message, by their place in the scenario.
  var unused: [Int] { active.indices.filter { active[$0].hit == 0 } }
}
