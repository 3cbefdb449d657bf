import Wire

/// The messages of a scenario in the order in which they are sent, numbered and hit by the faults.
struct MessageQueue {
  private struct CellPlan {
    var planner: TrafficPlanner
    var calendar: RadioCalendar
  }

  private let scenario: Scenario
  private let cells: [CellPlan]
  private let firstFrame: Int64
  private var injector: FaultInjector
  private var numbers: [MessageFlow: UInt8] = [:]
  /// Planned, and not yet sent; those in front are numbered.
  private var pending: [PlannedMessage] = []
  /// Radio frames that are planned.
  private var frame = 0

  /// How long before the start of its radio frame a message leaves at most, in nanoseconds.
  private static let horizon: Int64 = 20_000_000
  private static let frameLength = 10

  init(_ scenario: Scenario) {
    self.scenario = scenario
    let calendars = scenario.cells.map { RadioCalendar(numerology: $0.numerology) }
    let firstFrame = RadioCalendar(numerology: 0).frame(notBefore: scenario.startTime)
    self.firstFrame = firstFrame
    cells = calendars.enumerated().map { place, calendar in
      CellPlan(
        planner: TrafficPlanner(scenario, cell: place, calendar, firstFrame: firstFrame), calendar: calendar)
    }
    injector = FaultInjector(
      scenario, since: RadioTime(frame: firstFrame, subframe: 0, slot: 0, symbol: 0), calendars)
  }

  /// The next messages in the order of their times; nil behind the last one.
  mutating func next() throws -> [PlannedMessage]? {
    let isLast = frame * Self.frameLength >= scenario.duration
    guard !isLast || !pending.isEmpty else { return nil }
    if !isLast {
      try planFrame()
      frame += 1
    }
    let start = RadioTime(frame: firstFrame + Int64(frame), subframe: 0, slot: 0, symbol: 0)
    let limit = isLast ? Int64.max : RadioCalendar(numerology: 0).start(start) - Self.horizon
    return try take(before: limit)
  }

  /// Plans a radio frame, or what the duration leaves of it.
  private mutating func planFrame() throws(WireError) {
    let milliseconds = min(Self.frameLength, scenario.duration - frame * Self.frameLength)
    for cell in cells {
      let first = frame * cell.calendar.slotsPerFrame
      for slot in first..<(first + milliseconds * cell.calendar.slotsPerSubframe) {
        pending += try cell.planner.messages(slot: slot)
      }
    }
    for request in scenario.messages where request.subframe < milliseconds {
      let calendar = cells[request.cell].calendar
      guard var message = request.message(inFrame: frame, firstFrame: firstFrame, calendar) else { continue }
      message.vlan = scenario.cells[request.cell].vlan
      pending.append(message)
    }
  }

  /// Numbers what is due and lets the faults at it; what they hold back waits for its time.
  private mutating func take(before limit: Int64) throws -> [PlannedMessage] {
    sort(&pending)
    let count = pending.firstIndex { $0.sent >= limit } ?? pending.count
    var due = Array(pending[..<count])
    pending.removeFirst(count)
    for index in due.indices where !due[index].isNumbered {
      guard let flow = due[index].flow else { continue }
      let number = numbers[flow, default: 0]
      due[index].sequenceId = number
      numbers[flow] = number &+ 1
    }
    var fresh = due.filter { !$0.isNumbered }
    try injector.inject(into: &fresh)
    for index in fresh.indices { fresh[index].isNumbered = true }
    due = due.filter(\.isNumbered) + fresh
    sort(&due)
    let late = due.firstIndex { $0.sent >= limit } ?? due.count
    pending += due[late...]
    return Array(due[..<late])
  }

  /// By time; messages of one moment keep the order in which they were planned.
  private func sort(_ messages: inout [PlannedMessage]) {
    let order = messages.indices.sorted {
      (messages[$0].sent, $0) < (messages[$1].sent, $1)
    }
    messages = order.map { messages[$0] }
  }

  /// The faults that hit nothing so far, by their place in the scenario.
  var unusedFaults: [Int] { injector.unused }
}
