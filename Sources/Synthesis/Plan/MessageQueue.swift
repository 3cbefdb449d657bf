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
        for message in try cell.planner.messages(slot: slot) { pending.append(seen(message)) }
      }
    }
    for request in scenario.messages where request.subframe < milliseconds {
      let calendar = cells[request.cell].calendar
      guard var message = request.message(inFrame: frame, firstFrame: firstFrame, calendar) else { continue }
      message.vlan = scenario.cells[request.cell].vlan
      pending.append(seen(message))
    }
  }

  /// The message with the time at which it passes the place of the capture instead of the DU.
  private func seen(_ message: consuming PlannedMessage) -> PlannedMessage {
    var message = message
    message.sent +=
      message.sender == .du ? scenario.capture.downlinkDelay : -scenario.capture.uplinkDelay
    return message
  }

  /// Numbers what is due and lets the faults at it; what they hold back waits for its time.
  private mutating func take(before limit: Int64) throws -> [PlannedMessage] {
    let order = Self.order(pending)
    let count = order.firstIndex { pending[$0].sent >= limit } ?? order.count
    var due = order[..<count].map { pending[$0] }
    pending = order[count...].map { pending[$0] }
    number(&due)
    if !scenario.faults.isEmpty {
      var fresh = due.filter { !$0.isNumbered }
      try injector.inject(into: &fresh)
      due = due.filter(\.isNumbered) + fresh
    }
    for index in due.indices { due[index].isNumbered = true }
    fragment(&due)
    guard !scenario.faults.isEmpty || hasFragments else { return due }
    due = Self.order(due).map { due[$0] }
    let late = due.firstIndex { $0.sent >= limit } ?? due.count
    pending += due[late...]
    return Array(due[..<late])
  }

  private mutating func number(_ messages: inout [PlannedMessage]) {
    for index in messages.indices where !messages[index].isNumbered {
      guard var flow = messages[index].flow else { continue }
      // Of the directions that count together only the sender matters.
      if scenario.cells[flow.cell].sharesSequence { flow.isDownlink = !flow.isFromRU }
      let number = numbers[flow, default: 0]
      messages[index].sequenceId = number
      numbers[flow] = number &+ 1
    }
  }

  /// Puts the frames of messages that take several in their place. CUS 5.5.3.
  private func fragment(_ messages: inout [PlannedMessage]) {
    guard hasFragments else { return }
    messages = messages.flatMap { message in
      // Those that waited for their time have been divided.
      guard message.fragmentCount > 1, !message.isFragment else { return [message] }
      return (0..<max(1, message.fragmentCount - message.unsentFragments)).map { part in
        var fragment = message
        fragment.isFragment = true
        fragment.fragment = part
        fragment.subsequenceId += UInt8(truncatingIfNeeded: part)
        if part < message.fragmentCount - 1 { fragment.eBit = false }
        fragment.sent += Int64(part) * TrafficPlanner.spacing
        return fragment
      }
    }
  }

  private var hasFragments: Bool { scenario.cells.contains { $0.packing.fragmentation == .radio } }

  /// By time; messages of one moment keep the order in which they were planned.
  private static func order(_ messages: [PlannedMessage]) -> [Int] {
    var keys: [(sent: Int64, place: Int)] = []
    keys.reserveCapacity(messages.count)
    for place in messages.indices { keys.append((messages[place].sent, place)) }
    keys.sort { $0 < $1 }
    return keys.map(\.place)
  }

  /// The faults that hit nothing so far, by their place in the scenario.
  var unusedFaults: [Int] { injector.unused }
}
