/// A waiver of the profile, and what became of it in a run.
public struct WaiverStatement: Sendable, Equatable {
  public enum State: String, Sendable, CaseIterable {
    /// In force, and a failure of the run is accepted by it.
    case applied
    /// In force, and nothing failed that it is for.
    case unused
    /// Not in force on the day of the run.
    case expired
    /// For a requirement that the profile does not have.
    case unmatched
  }

  public var waiver: Waiver
  public var state: State
  /// Where it is written: `file:line`.
  public var place: String
  /// The requirements whose failures it accepts, in the order of the profile.
  public var accepted: [String] = []

  public init(waiver: Waiver, state: State, place: String) {
    self.waiver = waiver
    self.state = state
    self.place = place
  }

  /// Whether failures may be accepted by it.
  public var isInForce: Bool { state == .applied || state == .unused }

  /// The statement after a run with these results.
  public func judged(by results: [RequirementResult]) -> WaiverStatement {
    guard isInForce else { return self }
    var statement = self
    statement.accepted = results.filter { result in
      result.units.contains { $0.disposition == waiver }
    }.map(\.requirement.id)
    statement.state = statement.accepted.isEmpty ? .unused : .applied
    return statement
  }
}
