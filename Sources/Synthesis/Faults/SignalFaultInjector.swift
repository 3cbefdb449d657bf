import ApplicationProtocols

/// Puts the faults of a scenario into the messages of its associations, in the order in which they are planned.
struct SignalFaultInjector {
  private let associations: [Scenario.Association]
  private let start: Int64
  private var active: [ActiveFault]

  init(_ scenario: Scenario) {
    associations = scenario.associations
    start = scenario.startTime
    active = scenario.faults.compactMap { ActiveFault($0) }
  }

  /// Changes the message if faults hit it, and notes their names in it.
  ///
  /// - Parameters:
  ///   - place: the place of its script in `runs`.
  ///   - runs: all scripts that are played.
  mutating func inject(into signal: inout PlannedSignal, of place: Int, _ runs: [DialogueRun?]) throws {
    guard !active.isEmpty else { return }
    // A fault sees the message as it was planned: two faults at one place do not hide each other.
    let planned = signal
    for index in active.indices {
      let (request, fault) = (active[index].request, active[index].fault)
      guard active[index].isLeft, fault.canHit(planned), case .signal(_, let change) = fault.action,
        request.matches(planned, associations, since: start), active[index].isDue()
      else { continue }
      let others = runs.enumerated().lazy.filter { $0.offset != place }.compactMap(\.element)
      let context = Fault.SignalContext(
        value: active[index].value, association: associations[planned.association],
        neighbour: others.first { $0.association == planned.association && $0.ue.isKnown }?.ue)
      guard try change(&signal, context) else { continue }
      active[index].noteHit()
      signal.faults.append(fault.name)
    }
  }

  /// The requests that never hit a message, by their place in the scenario.
  var unused: [Int] { active.indices.filter { active[$0].hit == 0 } }
}

extension UEIdentity {
  /// Whether both ends have given it an id.
  fileprivate var isKnown: Bool { ids.central != nil && ids.peripheral != nil }
}
