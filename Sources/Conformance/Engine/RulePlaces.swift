internal import Events
internal import Results

/// Where a run keeps the states of a rule that has one for each key.
enum KeyedPlace: Equatable {
  case sequence(Int)
  /// With an object, by the number of its plan.
  case object(Int)
}

/// Where a run keeps what a rule remembers that sees events in several roles.
enum TrackedPlace {
  case transaction(Int)
  case machine(Int)
  case join(Int)
  /// With an object, by the number of its plan.
  case object(Int)
}

/// A rule that has a state for each key, with those that share its memory.
struct KeyedRule {
  /// The requirements that it judges: first its own, then those that it took over.
  var rules: [Int]
  let key: [EventTypeID: [FieldDefinition]]
  let place: KeyedPlace
  /// See ``KeyedPlan/repeatsUnless``.
  var repeatsUnless: FieldSet?
}

/// A rule that sees events in several roles.
struct TrackedRule {
  let rule: Int
  /// The event types that it selects, in ascending order.
  let events: [EventTypeID]
  let place: TrackedPlace
}

/// A plan, and the number of the one to which it left roles.
struct LedPlan {
  var plan: any TrackingPlan
  var leader: Int?
}

/// What a rule remembers, and where.
struct RulePlace {
  enum Place {
    case keyed(KeyedPlace)
    case tracked(TrackedPlace)
  }
  let rule: Int
  let place: Place
}

/// What a rule is like, whoever judges it.
struct RuleTraits {
  let rule: Int
  let needs: Set<CaptureNeed>
  let spansRun: Bool

  init(_ plan: any RulePlan) { (rule, needs, spansRun) = (plan.rule, plan.needs, plan.spansRun) }
}
