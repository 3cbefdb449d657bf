import Conformance
import Documents
import Events
import Profiles
import Results
import Testing

/// A requirement of each form, on the events of ``Grid``.
enum EveryForm {
  static let text = """
      - { id: assertion, title: T, select: item, assert: "!late" }
      - { id: constancy, title: T, select: item, constant: { of: [sparse], key: [pair] } }
      - id: loss
        title: T
        select: item
        sequence: { field: section, modulo: 256, key: [pair], reorder: 5 ms }
      - id: duplicate
        title: T
        select: item
        sequence: { field: section, modulo: 256, key: [pair], detect: duplicate, identity: [row] }
      - { id: order, title: T, select: item, sequence: { field: section, modulo: 256, key: [pair], detect: order } }
      - { id: window, title: T, select: item, measure: row, within: [0, 1], decision: simple, key: [pair] }
      - id: relative-window
        title: T
        select: item
        measure: section
        within: [0, 8]
        decision: simple
        key: [pair]
        absolute: late
      - id: spread
        title: T
        select: item
        measure: section
        within: [0, 2]
        decision: simple
        key: [pair]
        over: [slot]
      - { id: disjoint, title: T, select: plan, disjoint: { key: [pair], rows: [fromRow, toRow], columns: [from, to] } }
      - id: windowed-count
        title: T
        select: item
        aggregate: { statistic: count, key: [pair], window: 10 ms }
        within: [2, 4]
      - { id: whole-count, title: T, select: item, aggregate: { statistic: count, key: [pair] }, within: [1, 40] }
      - { id: cover, title: T, cover: "count(item[late]) >= 30" }
      - { id: forbid, title: T, select: "item[late]", forbid: { in: item } }
      - { id: forbid-too, title: T, select: "item[row == 3]", forbid: { in: item } }
      - { id: unanswered, title: T, transaction: { request: plan, response: item, key: [pair, slot], within: 5 ms } }
      - id: unsolicited
        title: T
        transaction: { request: plan, response: item, key: [pair, slot], detect: unsolicited }
      - { id: repeated, title: T, transaction: { request: plan, response: item, key: [pair, slot], detect: repeated } }
      - { id: overlap, title: T, transaction: { request: plan, response: item, key: [pair], detect: overlap } }
      - id: machine
        title: T
        machine:
          key: [pair]
          initial: idle
          states: { idle: { plan: busy }, busy: { "item[row == 0]": idle } }
      - id: machine-to-the-end
        title: T
        machine:
          key: [pair, slot]
          initial: idle
          states: { idle: { plan: busy }, busy: { "item[row == 0]": idle } }
          else: ignore
          at_end: { busy: fail }

    """
    + ["delivered", "scheduled", "inside", "once", "announced", "avoided"].map { judgement in
      """
        - id: \(judgement)
          title: T
          join:
            left: plan
            right: item
            key: { left: [pair, slot], right: [pair, slot] }
            rows: { left: [fromRow, toRow], right: [row] }
            columns: { left: [from, to], right: [from, to] }
            hold: 15 ms
          judge: \(judgement)

      """
    }.joined()

  static func requirements() throws -> [Requirement] {
    let head = "profile: toy\ncite: { document: D, version: \"1\", clause: \"1\" }\nrequirements:\n"
    let (profile, diagnostics) = Profile.read(
      head + text, file: "toy.yaml", catalogue: Grid.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.map(\.description) == [])
    return try #require(profile).requirements
  }
}

/// Events of ``Grid`` in bursts, healthy ones and others: all that belongs together lies in one burst, except what comes
/// late.
struct FormTrace {
  struct Event {
    var time: Int64
    var isPlan = false
    var pair: Int64
    var slot: Int64
    var section: Int64 = 0
    var row: Int64 = 0
    var isLate = false
    var isSparse = false
  }

  private(set) var events: [Event] = []
  /// Where bursts end: the numbers of their last events.
  private(set) var ends: [Int] = []

  init(seed: UInt64, bursts: Int = 60) {
    var random = SeededNumbers(seed)
    var time: Int64 = 0
    var sections: [Int64] = [0, 0]
    /// What comes late.
    var late: [Event] = []
    for slot in 0..<Int64(bursts) {
      for pair in 0..<Int64(2) {
        time += 100_000
        if random.next(8) > 0 { events.append(Event(time: time, isPlan: true, pair: pair, slot: slot)) }
        if random.next(12) == 0 { events.append(Event(time: time, isPlan: true, pair: pair, slot: slot)) }
        for row in 0..<Int64(2) {
          time += 200_000
          var event = Event(
            time: time, pair: pair, slot: slot, section: sections[Int(pair)] % 256, row: row,
            isLate: random.next(10) == 0, isSparse: random.next(20) == 0)
          sections[Int(pair)] += 1
          switch random.next(16) {
          case 0: continue
          case 1:
            event.time += random.next(2) == 0 ? 9_000_000 : 17_000_000
            late.append(event)
            continue
          case 2: event.row = 3
          case 3: events.append(event)
          default: break
          }
          events.append(event)
        }
      }
      ends.append(events.count - 1)
      time += 3_000_000
      for event in late where event.time <= time {
        var event = event
        event.time = time
        events.append(event)
      }
      late.removeAll { $0.time <= time }
    }
  }
}

/// A generator with the same numbers in every run.
struct SeededNumbers {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 to below a limit.
  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

/// Shows the events of a trace to an engine.
struct TraceRun: ~Copyable {
  private var engine: Engine
  private var plans = EventRow(flow: EventRow.sharedFlow)
  private var items = EventRow(flow: 1)
  private var frame: Int64 = 0

  init(_ program: RuleProgram, judging range: JudgedRange = JudgedRange()) {
    engine = Engine(program, range: range, showsAllUnits: true)
    engine.begin(at: -1_000_000_000)
    // Traffic that no rule looks at.
    for time in stride(from: -1_000_000_000 as Int64, to: 0, by: 5_000_000) {
      items.type = Grid.pulse
      items[FrameSlot.captureTime] = time
      engine.receive(&items)
    }
  }

  mutating func send(_ event: FormTrace.Event) {
    frame += 1
    if event.isPlan {
      plans.clear(.all)
      Self.fill(&plans, event, frame, sender: 0)
      plans[Grid.fromRow] = 0
      plans[Grid.toRow] = 2
      plans.type = Grid.plan
      engine.receive(&plans)
    } else {
      Self.fill(&items, event, frame, sender: 1)
      items[Grid.row] = event.row
      items.type = Grid.item
      engine.receive(&items)
    }
  }

  private static func fill(
    _ row: inout EventRow, _ event: FormTrace.Event, _ frame: Int64, sender: Int64
  ) {
    row[FrameSlot.frameNumber] = frame
    row[FrameSlot.captureTime] = event.time
    row[FrameSlot.capture] = 0
    row[FrameSlot.sender] = sender
    row[FrameSlot.receiver] = 1 - sender
    row[Grid.pair] = event.pair
    row[Grid.slot] = event.slot
    row[Grid.section] = event.section
    row[Grid.from] = 0
    row[Grid.to] = 100
    row[Grid.sparse] = event.isSparse ? 1 : 0
    row[Grid.late] = event.isLate ? 1 : 0
  }

  /// What was found.
  ///
  /// - Parameter end: up to when the traffic was observed.
  mutating func finish(at end: Int64? = nil) -> [RequirementRecord] { engine.finish(CaptureLimits(end: end)) }
}
