public import Events
public import Expressions
public import Results

/// What a requirement compiles to. Nothing in it changes, so that any number of runs may use it at a time; it makes the
/// memory of each.
public protocol RulePlan: Sendable {
  /// Number of the requirement in the profile.
  var rule: Int { get }
  /// What the rule needs of a capture. Where that is missing its failures are not certain.
  var needs: Set<CaptureNeed> { get }
  /// Whether it judges what the whole run comes to, of which parts of a run say nothing.
  var spansRun: Bool { get }
}

extension RulePlan {
  public var needs: Set<CaptureNeed> { [] }
  public var spansRun: Bool { false }
}

/// The plan of a rule that has a state for each key.
public protocol KeyedPlan: RulePlan {
  /// The fields that make the key, for each event type.
  var key: [EventTypeID: [FieldDefinition]] { get }
  /// The fields that decide, if an event that has them all as the one before it on its flow is sure to pass
  /// again and to change nothing: such events are counted and not shown. `nil` = every event is shown.
  var repeatsUnless: FieldSet? { get }
  /// The memory of a run.
  func makeMemory() -> KeyedMemory
}

extension KeyedPlan {
  public var repeatsUnless: FieldSet? { nil }
}

/// The plan of a rule to which events are different things: a request and its answer, what leads from one state to
/// another.
public protocol TrackingPlan: RulePlan {
  /// The event types that the rule selects, in ascending order.
  var events: [EventTypeID] { get }
  /// Lets another plan take events in the roles in which both would do the same with them.
  ///
  /// - Returns: a bit for each of these roles: events that have no other one are not shown to this rule.
  mutating func leaveRoles(to other: inout any TrackingPlan) -> UInt64
  /// The memory of a run.
  ///
  /// - Parameter leader: the memory of the plan to which this one left roles; `nil` = to none.
  func makeMemory(leader: TrackingMemory?) -> TrackingMemory
}

extension TrackingPlan {
  public mutating func leaveRoles(to other: inout any TrackingPlan) -> UInt64 { 0 }
}

/// What a form becomes when it is compiled.
public struct CompiledRule: Sendable {
  enum Kind {
    case assertion([EventTypeID: Program])
    case keyed(any KeyedPlan)
    case tracking(any TrackingPlan)
    // Nearly every event reaches these: to an object each event would cost a check of exclusive access and two counts
    // of references, so that their memories are values of the engine's state.
    case sequence(SequencePlan)
    case transaction(TransactionPlan)
    case machine(MachinePlan)
    case join(JoinPlan)
  }
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// One truth for each selected event, without memory.
  public static func assertion(_ programs: [EventTypeID: Program]) -> CompiledRule {
    CompiledRule(.assertion(programs))
  }
  /// Something that remembers, for each key.
  public static func keyed(_ plan: any KeyedPlan) -> CompiledRule { CompiledRule(.keyed(plan)) }
  /// Something that sees events in several roles, and remembers what it will.
  public static func tracking(_ plan: any TrackingPlan) -> CompiledRule { CompiledRule(.tracking(plan)) }
}
