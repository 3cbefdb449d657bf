public import Events

/// What an event is to a rule: a bit for each role.
public struct RoleSet: Sendable, Equatable {
  /// The roles that the event has for certain.
  public var certain: UInt64
  /// The roles that it may have: what decides was not captured.
  public var doubtful: UInt64

  public init(certain: UInt64 = 0, doubtful: UInt64 = 0) {
    self.certain = certain
    self.doubtful = doubtful
  }

  @inline(__always) var isEmpty: Bool { certain | doubtful == 0 }
}

/// The memory of a rule to which events are different things: a request and its answer, what leads from one state
/// to another.
///
/// The engine shows each event once, with all the roles that it has. Keys are the evaluator's own business, since
/// they come and go, and events of different roles know different parts of them: see ``KeyStore``.
open class TrackingEvaluator: RuleEvaluator {
  /// The event types that the rule selects, in ascending order.
  public let events: [EventTypeID]

  public init(
    rule: Int, selections: [Selection], needsCompleteCapture: Bool, needsUniqueFrames: Bool = false,
    needsSteadyClock: Bool = false
  ) {
    events = Self.events(of: selections)
    super.init(
      rule: rule, needsCompleteCapture: needsCompleteCapture, needsUniqueFrames: needsUniqueFrames,
      needsSteadyClock: needsSteadyClock)
  }

  /// The event types of selections, in ascending order.
  static func events(of selections: [Selection]) -> [EventTypeID] {
    Set(selections.map(\.event.id)).sorted()
  }

  /// Takes over what another evaluator judges, if both would remember the same: the engine then shows events to this
  /// one alone.
  open func absorb(_ other: TrackingEvaluator) -> Bool { false }

  /// Lets another evaluator take events in the roles in which both would do the same with them.
  ///
  /// - Returns: a bit for each of these roles: events that have no other one are not shown to this evaluator.
  open func leaveRoles(to other: TrackingEvaluator) -> UInt64 { 0 }

  /// Takes an event that has a role.
  ///
  /// - Parameter event: number of the event's type in ``events``.
  open func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {}
}
