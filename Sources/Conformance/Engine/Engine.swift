public import Events
public import Results
internal import Platform
internal import Expressions

/// Judges events by the requirements of a profile.
public struct Engine: EventSink, ~Copyable {
  private let program: RuleProgram
  private var state: EngineState
  private let range: JudgedRange

  public init(
    _ requirements: [Requirement], catalogue: Catalogue, range: JudgedRange = JudgedRange(),
    showsAllUnits: Bool = false
  ) {
    self.init(
      RuleProgram(requirements, catalogue: catalogue), range: range, showsAllUnits: showsAllUnits)
  }

  /// - Parameters:
  ///   - program: it may run in other engines too.
  ///   - range: the events of which instances are judged; the others are context.
  ///   - showsAllUnits: whether the capture is known to show all units from its start on.
  public init(
    _ program: RuleProgram, range: JudgedRange = JudgedRange(), showsAllUnits: Bool = false
  ) {
    self.range = range
    self.program = program
    state = EngineState(program, Ledger(program))
    state.ledger.observation.showsAll = showsAllUnits
  }

  /// The capture begins: nothing was seen before.
  public mutating func begin(at time: Int64) { state.ledger.begin(at: time, judging: range) }

  /// What is open is judged by what was seen, and what follows as at the begin of a capture.
  public mutating func breakOff(at end: Int64, until start: Int64) {
    state.breakOff(at: end, until: start, program)
  }

  public mutating func noteStep(_ step: ClockStep) { state.noteStep(step) }

  public mutating func noteJump(of unit: UnitID, over other: UnitID, from start: Int64, to end: Int64) {
    state.ledger.observation.noteJump(of: unit, over: other, from: start, to: end)
  }

  /// Whether the numbers of some counter are out of order at a time, so that one that was skipped may still come.
  public func hasDisorder(at time: Int64) -> Bool {
    state.sequences.indices.contains { state.sequences[$0].isInDisorder(at: time) }
  }

  /// How long absence is waited for where a rule does not say it, nanoseconds.
  public static var hold: Int64 { Observation.hold }

  public var catalogue: Catalogue { program.catalogue }

  public mutating func receive(_ row: inout EventRow) { state.receive(&row, program) }

  public mutating func see(_ unit: UnitID, at time: Int64) {
    state.ledger.observation.see(unit.rawValue, at: time)
  }

  /// Ends the run: what is open is judged, and what was found is drawn up in the order of the requirements.
  public mutating func finish(_ limits: CaptureLimits = CaptureLimits()) -> [RequirementRecord] {
    state.finish(program, at: limits.end)
    return state.records(program)
  }

  /// Whether some requirement looks at events of a type.
  public func wants(_ event: EventTypeID) -> Bool {
    let number = Int(event.rawValue)
    return program.plans.indices.contains(number) && !program.plans[number].isEmpty
  }

  /// How much of their bounded memories rules used: those that follow events, then those that have states for keys,
  /// each in the order of the requirements. Rules that remember the same share a memory.
  public var memoryUse: [MemoryUse] { state.memoryUse(program) }

  /// Events outside of the range that is judged.
  public var eventsOutside: Int { state.eventsOutside }

  /// Events inside of it, where only a range is judged.
  public var eventsInside: Int { state.eventsInside }

  /// Silences of all units over which the counters of both ends of a pair jump: holes of the capture, and how long they are in all.
  public var holes: (count: Int, nanoseconds: Int64) {
    (state.ledger.observation.holes, state.ledger.observation.holeTime)
  }

  /// What the counters of messages show, by their units, in the order in which it was found out.
  public var counterDefects: [CounterDefects] { state.ledger.observation.counterDefects }

  /// How many events of each type were judged.
  public var eventCounts: [EventCount] {
    state.events.indices.compactMap { number in
      let count = state.events[number]
      // The catalogue may have grown since; what it knows then was not judged here.
      guard count > 0, let event = program.catalogue.event(EventTypeID(rawValue: UInt16(number))) else {
        return nil
      }
      return EventCount(event: event.name, count: count)
    }
  }
}
