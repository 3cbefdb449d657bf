/// Puts the faults of a scenario into its messages, in the order in which they are sent.
struct FaultInjector {
  private let cells: [Scenario.Cell]
  private let start: RadioTime
  private let calendars: [RadioCalendar]
  private var active: [ActiveFault]

  /// - Parameter calendars: of the cells, in their order.
  init(_ scenario: Scenario, since start: RadioTime, _ calendars: [RadioCalendar]) {
    cells = scenario.cells
    self.start = start
    self.calendars = calendars
    active = scenario.faults.compactMap { ActiveFault($0) }
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
        guard active[index].isLeft, fault.canHit(planned),
          request.matches(planned, since: start, calendars[planned.cell]), active[index].isDue()
        else { continue }
        let context = Fault.Context(cell: cells[planned.cell], value: active[index].value)
        switch fault.action {
        case .message(_, let change): try change(&messages[place], context)
        case .flow(let change): guard change(&messages, place, context) else { continue }
        case .signal, .association, .userPlane: continue
        }
        active[index].noteHit()
        messages[place].faults.append(fault.name)
      }
    }
  }

  /// The requests that never hit a message, by their place in the scenario.
  var unused: [Int] { active.indices.filter { active[$0].hit == 0 } }
}
