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

/// What a rule to which events are different things remembers during one run.
///
/// The engine shows each event once, with all the roles that it has. Keys are the memory's own business, since
/// they come and go, and events of different roles know different parts of them: see ``KeyStore``.
open class TrackingMemory: RuleMemory {
  /// Takes an event that has a role.
  ///
  /// - Parameter event: number of the event's type in ``TrackingPlan/events``.
  open func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {}
}

extension [Selection] {
  /// The event types that are selected, in ascending order.
  var eventTypes: [EventTypeID] { Set(map(\.event.id)).sorted() }
}
