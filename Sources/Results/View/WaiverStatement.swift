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

extension WaiverStatement {
  /// The statement before a run is judged.
  ///
  /// - Parameters:
  ///   - asOf: the day of the run, `YYYY-MM-DD`.
  ///   - requirements: the ids of all requirements of the profile.
  public init(_ declared: DeclaredWaiver, asOf: String, requirements: [String]) {
    // Days are written so that their texts are in their order.
    let isOver = declared.waiver.expires < asOf
    let isKnown = requirements.contains { $0.isAddressed(by: declared.waiver.requirement) }
    self.init(
      waiver: declared.waiver, state: isOver ? .expired : isKnown ? .unused : .unmatched,
      place: declared.place)
  }
}
