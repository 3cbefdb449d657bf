/// Puts the faults of a scenario into its messages, in the order in which they are sent.
struct FaultInjector {
  private struct Active {
    let request: FaultRequest
    let fault: Fault
    let value: Int
    var matched = 0
    var hit = 0
  }

  private let cells: [Scenario.Cell]
  private let start: RadioTime
  private let calendars: [RadioCalendar]
  private var active: [Active]

  /// - Parameter calendars: of the cells, in their order.
  init(_ scenario: Scenario, since start: RadioTime, _ calendars: [RadioCalendar]) {
    cells = scenario.cells
    self.start = start
    self.calendars = calendars
    active = scenario.faults.compactMap { request in
      Fault.named(request.name).map {
        Active(request: request, fault: $0, value: request.value ?? $0.strength?.usual ?? 0)
      }
    }
  }

  /// Changes the messages that faults hit and notes the names of the faults in them.
  ///
  /// - Throws: what a fault throws that builds parts of a message.
  mutating func inject(into messages: inout [PlannedMessage]) throws {
    guard !active.isEmpty else { return }
    for place in messages.indices {
      // A fault sees the message as it was planned: two faults at one place do not hide each other.
      let planned = messages[place]
      for index in active.indices {
        let (request, fault) = (active[index].request, active[index].fault)
        guard active[index].hit < request.count, fault.canHit(planned),
          request.matches(planned, since: start, calendars[planned.cell])
        else { continue }
        active[index].matched += 1
        guard (active[index].matched - 1) % max(1, request.every) == 0 else { continue }
        let context = Fault.Context(cell: cells[planned.cell], value: active[index].value)
        switch fault.action {
        case .message(_, let change): try change(&messages[place], context)
        case .flow(let change): guard change(&messages, place, context) else { continue }
        case .userPlane: continue
        }
        active[index].hit += 1
        messages[place].faults.append(fault.name)
      }
    }
  }

  /// The requests that never hit a message, by their place in the scenario.
  var unused: [Int] { active.indices.filter { active[$0].hit == 0 } }
}
