public import Events
internal import Expressions
internal import Platform
internal import Results

/// What a step of the engine's code does: the operations of expressions, and the few that decide.
enum Step: UInt8 {
  case constant, copy, add, subtract, multiply, addConstant, multiplyConstant, divide, remainder
  case bitAnd, bitCount, equal, notEqual, less, lessOrEqual
  case equalConstant, notEqualConstant, lessOrEqualConstant, greaterOrEqualConstant
  case inRange, inMask, subset, and, or, not, has
  /// Leave the check, `jump` steps on, unless a is true; x <= a <= y; bit a of x is set.
  case skipUnless, skipUnlessInRange, skipUnlessInMask
  /// The check `b` applies, and is fulfilled and left, `jump` steps on, if a is true; x <= a <= y; bit a of x is set.
  case settleIf, settleIfInRange, settleIfInMask
  /// The check `b` applies, and fails unless a is true; x <= a <= y; bit a of x is set.
  case check, checkInRange, checkInMask
  /// The check `b` applies; there is nothing to fail (the guard of a keyed rule).
  case applies
  /// The group is over.
  case end

  init(_ op: Opcode) {
    switch op {
    case .constant: self = .constant
    case .copy: self = .copy
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .addConstant: self = .addConstant
    case .multiplyConstant: self = .multiplyConstant
    case .divide: self = .divide
    case .remainder: self = .remainder
    case .bitAnd: self = .bitAnd
    case .bitCount: self = .bitCount
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .equalConstant: self = .equalConstant
    case .notEqualConstant: self = .notEqualConstant
    case .lessOrEqualConstant: self = .lessOrEqualConstant
    case .greaterOrEqualConstant: self = .greaterOrEqualConstant
    case .inRange: self = .inRange
    case .inMask: self = .inMask
    case .subset: self = .subset
    case .and: self = .and
    case .or: self = .or
    case .not: self = .not
    case .has: self = .has
    }
  }
}

/// One step of the flat code that all stateless checks of an event type compile to.
struct CodeStep {
  var op: Step
  var dst: UInt8 = 0
  var a: UInt8 = 0
  /// A register, or of a step that decides the number of the check in its group.
  var b: UInt8 = 0
  /// How many steps to leave out.
  var jump: Int32 = 0
  var x: Int64 = 0
  var y: Int64 = 0
}

/// A rule's check of one event type: a condition to apply, and one to fulfil (none for a guard).
struct Check {
  var rule: Int
  var condition: Program?
  var demand: Program?
  /// Why the check may not tell, ready-made: on a capture that was cut off it is said for every event.
  let notCaptured: Reason
  let overflows: Reason
  let presumes: Reason

  init(rule: Int, condition: Program?, demand: Program?) {
    self.rule = rule
    self.condition = condition
    self.demand = demand
    let text = (demand ?? condition)?.text ?? ""
    notCaptured = Reason(.notCaptured, text)
    overflows = Reason(.overflow, text)
    presumes = Reason(.inferredCriterion, text)
  }

  var reads: FieldSet { (condition?.reads ?? FieldSet()).union(demand?.reads ?? FieldSet()) }

  /// The fields that decide whether the check applies.
  var decisive: FieldSet { condition?.reads ?? FieldSet() }

  /// The fields among them whose presence nobody asks for, since every message has them.
  var required: FieldSet {
    (condition?.required ?? FieldSet()).union(demand?.required ?? FieldSet())
  }
}

/// Checks that run together: on events that keep their fields those that read the same ones, which run again only
/// when one of these has changed.
struct CheckGroup {
  var reads: FieldSet
  /// The fields among them that decide whether its checks apply.
  var decisive: FieldSet
  /// The fields among them that only a malformed message lacks.
  var required: FieldSet
  /// Where its code begins.
  var start: Int
  var firstCheck: Int
  var count: Int
  /// The checks that are no guards.
  var counted: UInt64
  /// Those among them whose passes count for a member of a family.
  var ofFamilies: UInt64
}

/// A keyed rule on one event type.
struct KeyedEntry {
  var rule: Int
  /// Number of the rule in ``RuleProgram/keyedRules``, and of its keys.
  var number: Int
  var place: KeyedPlace
  /// Group (counted from the plan's first) and bit of the guard; -1 = no guard.
  var guardGroup: Int
  var guardBit: Int
  /// Number of the guard among all checks.
  var guardCheck: Int
  /// The fields of the event that make the key.
  var keyFields: FieldSet
  /// See ``KeyedPlan/repeatsUnless``.
  var repeatsUnless: FieldSet?
}

/// A rule that sees events of one type in several roles.
struct TrackedEntry {
  var rule: Int
  var place: TrackedPlace
  /// Number of the event type in ``TrackedRule/events``.
  var event: Int
  /// The roles that every event of the type has.
  var always: UInt64
  /// The guards of the others.
  var guards: Range<Int>
}

/// What decides whether an event has a role: group (counted from the plan's first) and bit of the guard.
struct RoleGuard {
  var role: Int
  var group: Int
  var bit: Int
  /// Number of the guard among all checks.
  var check: Int
}

/// All that runs for one event type. It is lent, never copied: a copy would cost as much as a group of checks.
struct EventPlan: ~Copyable {
  var groups = 0..<0
  /// The rules with a key: those that stand until something changes, then those that are shown each event.
  var keyed = 0..<0
  var constants = 0..<0
  var followed: Range<Int> { constants.upperBound..<keyed.upperBound }
  /// The fields that decide whether one of the constants stands on, and whether it sees an event.
  var decisive = FieldSet()
  var tracked = 0..<0
  /// Number of the type among the incremental ones, or -1.
  var level = -1
  /// What its groups read, and the fields among them that only a malformed message lacks.
  var reads = FieldSet()
  var required = FieldSet()
  /// Where the groups that read a field stand in ``RuleProgram/groupsOfField``, and the words of a field: one for each
  /// 64 groups, and one for those among them that the field wakes.
  var fieldBase = 0
  var groupWords = 0

  @inline(__always) var isEmpty: Bool { groups.isEmpty && keyed.isEmpty && tracked.isEmpty }
}

/// The compiled rules of a profile. Nothing in it changes: any number of engines may run it at a time.
public final class RuleProgram: Sendable {
  /// Incremental event types that are told apart; others run everything each time.
  static let levels = 8

  let code: [CodeStep]
  let groups: [CheckGroup]
  /// What each group reads, packed for the loop that decides which ones run.
  let groupReads: [FieldSet]
  /// For each incremental event type and field the groups that read it, a bit each, counted from the plan's first; beside
  /// each word those of which it may change whether a check applies.
  let groupsOfField: [UInt64]
  let checks: [Check]
  /// The rule of each check, apart: taking a check out of its array counts a dozen references. -1 = a guard.
  let countedRules: [Int]
  /// What each check reads, apart for the same reason.
  let checkReads: [FieldSet]
  let keyed: [KeyedEntry]
  let tracked: [TrackedEntry]
  let roleGuards: [RoleGuard]
  /// By raw event type.
  let plans: OwnedArray<EventPlan>
  /// The plans of incremental event types, by raw event type.
  let leveled: [Int]
  /// The most groups that an event type has.
  let mostGroups: Int
  /// The rules that have a state for each key.
  let keyedRules: [KeyedRule]
  let keyedPlans: [any KeyedPlan]
  let sequences: [SequencePlan]
  /// The plans of rules that see events in several roles.
  let trackingPlans: [LedPlan]
  let transactions: [TransactionPlan]
  let machines: [MachinePlan]
  let joins: [JoinPlan]
  /// Where the memory of each rule is, in the order of the requirements, for the end of a run.
  let places: [RulePlace]
  /// What the rules are like that remember something, in the order of the requirements.
  let traits: [RuleTraits]
  public let requirements: [Requirement]
  let catalogue: Catalogue
  let causes: CauseTable

  public init(_ requirements: [Requirement], catalogue: Catalogue) {
    var assembly = RuleAssembly(requirements, catalogue: catalogue)
    groupsOfField = assembly.indexGroups()
    code = assembly.code
    groups = assembly.groups
    groupReads = assembly.groups.map(\.reads)
    checks = assembly.checks
    countedRules = assembly.checks.map { $0.demand == nil ? -1 : $0.rule }
    checkReads = assembly.checks.map(\.reads)
    keyed = assembly.keyed
    tracked = assembly.tracked
    roleGuards = assembly.roleGuards
    leveled = assembly.plans.indices.filter { assembly.plans[$0].level >= 0 }
    mostGroups = assembly.plans.indices.map { assembly.plans[$0].groups.count }.max() ?? 0
    keyedRules = assembly.keyedRules
    keyedPlans = assembly.keyedPlans
    sequences = assembly.sequences
    trackingPlans = assembly.trackingPlans
    transactions = assembly.transactions
    machines = assembly.machines
    joins = assembly.joins
    places =
      (assembly.keyedRules.map { RulePlace(rule: $0.rules[0], place: .keyed($0.place)) }
      + assembly.trackedRules.map { RulePlace(rule: $0.rule, place: .tracked($0.place)) })
      .sorted { $0.rule < $1.rule }
    traits = assembly.traits
    self.requirements = requirements
    self.catalogue = catalogue
    causes = CauseTable(requirements)
    plans = assembly.plans
  }

  /// The numbers of the rules that a missing event may fail.
  var needsCompleteCapture: Set<Int> {
    Set(traits.filter { $0.needs.contains(.completeCapture) }.map(\.rule))
  }

  /// A word of the groups of an event type that have to run when some fields have changed.
  ///
  /// - Parameter asleep: groups of which no check applies: they run only where that may change.
  @inline(__always)
  func groups(of type: Int, _ word: Int, readingAnyOf fields: FieldSet, asleep: UInt64) -> UInt64 {
    let first = plans[type].fieldBase &+ word &* 2
    let words = plans[type].groupWords &* 2
    var found: UInt64 = 0
    var woken: UInt64 = 0
    var rest = fields.low
    while rest != 0 {
      let place = first &+ rest.trailingZeroBitCount &* words
      found |= groupsOfField[place]
      woken |= groupsOfField[place &+ 1]
      rest &= rest &- 1
    }
    rest = fields.high
    while rest != 0 {
      let place = first &+ (64 &+ rest.trailingZeroBitCount) &* words
      found |= groupsOfField[place]
      woken |= groupsOfField[place &+ 1]
      rest &= rest &- 1
    }
    return found & ~asleep | woken
  }
}
