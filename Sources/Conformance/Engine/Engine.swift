public import Events
internal import Expressions

/// Judges events by the requirements of a profile.
public struct Engine: EventSink, ~Copyable {
  private let program: RuleProgram
  private var state: EngineState
  public let catalogue: Catalogue

  public init(_ requirements: [Requirement], catalogue: Catalogue) {
    program = RuleProgram(requirements, catalogue: catalogue)
    state = EngineState(program, Ledger(requirements, catalogue: catalogue))
    self.catalogue = catalogue
  }

  public mutating func receive(_ row: inout EventRow) { state.receive(&row, program) }

  /// Ends the run: what is open is judged, and results are drawn up in the order of the requirements.
  public mutating func finish(
    _ limits: CaptureLimits, waivers: [Waiver], units: [UnitDescription]
  )
    -> [RequirementResult]
  {
    state.finish(program, at: limits.end)
    return state.ledger.results(program, limits, waivers: waivers, units: units)
  }

  /// How many events of each type were judged.
  public var eventCounts: [EventCount] {
    catalogue.events.compactMap { event in
      // Types that another profile of the process has asked for since were never judged here.
      let number = Int(event.id.rawValue)
      let count = state.events.indices.contains(number) ? state.events[number] : 0
      return count > 0 ? EventCount(event: event.name, count: count) : nil
    }
  }
}
