internal import Events
internal import Expressions
internal import Platform

/// Lays out the rules of a profile as flat code: one plan for each event type.
struct RuleAssembly: ~Copyable {
  var code: [CodeStep] = []
  var groups: [CheckGroup] = []
  var checks: [Check] = []
  var keyed: [KeyedEntry] = []
  var tracked: [TrackedEntry] = []
  var roleGuards: [RoleGuard] = []
  var plans = OwnedArray<EventPlan>()
  var evaluators: [KeyedEvaluator] = []
  /// Where the states of ``evaluators`` are.
  var keyedPlaces: [KeyedPlace] = []
  var sequences: [SequenceEvaluator] = []
  var trackers: [TrackingEvaluator] = []
  /// Where the memories of ``trackers`` are.
  var places: [TrackerPlace] = []
  var matchers: [TransactionEvaluator] = []
  var machines: [MachineEvaluator] = []
  var joins: [JoinEvaluator] = []
  /// The rules that have a verdict for each member of a family.
  private var families: Set<Int> = []
  /// Those whose rules others judge.
  var absorbed: [RuleEvaluator] = []

  private typealias KeyedRule = (evaluator: Int, rule: Int, condition: Program?)

  /// What the rules make of an event type.
  private struct EventRules {
    var checks: [Check] = []
    var keyed: [KeyedRule] = []
    var tracked: [(tracker: Int, rule: Int, roles: [Selection])] = []
  }

  init(_ requirements: [Requirement], catalogue: Catalogue) {
    var rulesOf: [EventTypeID: EventRules] = [:]
    families = Set(requirements.indices.filter { requirements[$0].family != nil })
    var constants = ConstantConditions()
    for (rule, requirement) in requirements.enumerated() where requirement.applicable {
      let selections = requirement.rule.selections
      switch requirement.rule.form.makeRuntime(rule: rule, selections: selections) {
      case .assertion(let programs):
        for selection in constants.settle(selections) {
          guard let demand = programs[selection.event.id] else { continue }
          rulesOf[selection.event.id, default: EventRules()].checks.append(
            Check(rule: rule, condition: selection.condition, demand: demand))
        }
      case .keyed(let evaluator):
        // Rules that remember the same share one memory, and one look at each event.
        if evaluators.contains(where: { canShare($0.rule, rule) && $0.absorb(evaluator) }) {
          absorbed.append(evaluator)
          continue
        }
        add(evaluator)
        for selection in constants.settle(selections) {
          rulesOf[selection.event.id, default: EventRules()].keyed.append(
            (evaluators.count - 1, rule, selection.condition))
        }
      case .tracking(let tracker):
        if trackers.contains(where: { $0.absorb(tracker) }) {
          absorbed.append(tracker)
          continue
        }
        var taken: UInt64 = 0
        for other in trackers where taken == 0 { taken = tracker.leaveRoles(to: other) }
        add(tracker)
        let own = constants.settle(selections).filter { taken & 1 &<< UInt64($0.role) == 0 }
        for (event, roles) in Dictionary(grouping: own, by: \.event.id) {
          rulesOf[event, default: EventRules()].tracked.append((trackers.count - 1, rule, roles))
        }
      }
    }
    let last = (catalogue.events.map(\.id) + rulesOf.keys).max()?.rawValue ?? 0
    while plans.count <= Int(last) { plans.append(EventPlan()) }
    var level = 0
    for event in catalogue.events where event.incremental && level < RuleProgram.levels {
      plans[Int(event.id.rawValue)].level = level
      level += 1
    }
    for (event, rules) in rulesOf.sorted(by: { $0.key < $1.key }) { assemble(event, rules) }
  }

  /// Members of a family are counted event by event.
  private func canShare(_ rule: Int, _ other: Int) -> Bool {
    !families.contains(rule) && !families.contains(other)
  }

  private mutating func add(_ evaluator: KeyedEvaluator) {
    evaluators.append(evaluator)
    if let sequence = evaluator as? SequenceEvaluator {
      keyedPlaces.append(.sequence(sequences.count))
      sequences.append(sequence)
    } else {
      keyedPlaces.append(.evaluator(evaluators.count - 1))
    }
  }

  private mutating func add(_ tracker: TrackingEvaluator) {
    trackers.append(tracker)
    switch tracker {
    case let matcher as TransactionEvaluator:
      places.append(.matcher(matchers.count))
      matchers.append(matcher)
    case let machine as MachineEvaluator:
      places.append(.machine(machines.count))
      machines.append(machine)
    case let join as JoinEvaluator:
      places.append(.join(joins.count))
      joins.append(join)
    default: places.append(.evaluator(trackers.count - 1))
    }
  }

  /// Where a guard ended up: group (counted from the plan's first), bit, and number among all checks.
  private typealias GuardPlace = (group: Int, bit: Int, check: Int)

  private mutating func assemble(_ event: EventTypeID, _ rules: EventRules) {
    var plan = EventPlan()
    plan.level = plans[Int(event.rawValue)].level
    let firstGroup = groups.count
    let places = addGroups(rules.checks, guards: Self.guards(rules), isIncremental: plan.level >= 0)
    plan.groups = firstGroup..<groups.count
    let firstKeyed = keyed.count
    let constants = rules.keyed.filter { evaluators[$0.evaluator].repeatsUnless != nil }
    let followed = rules.keyed.filter { evaluators[$0.evaluator].repeatsUnless == nil }
    for rule in constants + followed {
      let place = rule.condition.flatMap { places[$0.text] }
      keyed.append(
        KeyedEntry(
          rule: rule.rule, evaluator: rule.evaluator, place: keyedPlaces[rule.evaluator],
          guardGroup: place?.group ?? -1,
          guardBit: place?.bit ?? 0,
          guardCheck: place?.check ?? -1,
          keyFields: FieldSet((evaluators[rule.evaluator].key[event] ?? []).map(\.slot)),
          repeatsUnless: evaluators[rule.evaluator].repeatsUnless))
    }
    plan.keyed = firstKeyed..<keyed.count
    plan.constants = firstKeyed..<firstKeyed + constants.count
    for entry in keyed[plan.constants] {
      plan.decisive.formUnion(entry.keyFields.union(entry.repeatsUnless ?? FieldSet()))
      if entry.guardGroup >= 0 { plan.decisive.formUnion(groups[firstGroup + entry.guardGroup].reads) }
    }
    let firstTracked = tracked.count
    for rule in rules.tracked {
      guard let own = trackers[rule.tracker].events.firstIndex(of: event) else { continue }
      let firstGuard = roleGuards.count
      var always: UInt64 = 0
      for selection in rule.roles {
        if let place = selection.condition.flatMap({ places[$0.text] }) {
          roleGuards.append(
            RoleGuard(role: selection.role, group: place.group, bit: place.bit, check: place.check))
        } else {
          always |= 1 &<< UInt64(selection.role)
        }
      }
      tracked.append(
        TrackedEntry(
          tracker: rule.tracker, place: self.places[rule.tracker], event: own, always: always,
          guards: firstGuard..<roleGuards.count))
    }
    plan.tracked = firstTracked..<tracked.count
    for entry in tracked[plan.tracked] {
      for role in roleGuards[entry.guards] {
        plan.roleGuardReads.formUnion(groups[firstGroup + role.group].reads)
      }
    }
    plans[Int(event.rawValue)] = plan
  }

  /// The conditions of rules that remember, each once however many rules have it.
  private static func guards(_ rules: EventRules) -> [Check] {
    var guards: [Check] = []
    var seen: Set<String> = []
    for rule in rules.keyed {
      guard let condition = rule.condition, seen.insert(condition.text).inserted else { continue }
      guards.append(Check(rule: rule.rule, condition: condition, demand: nil))
    }
    for rule in rules.tracked {
      for selection in rule.roles {
        guard let condition = selection.condition, seen.insert(condition.text).inserted else { continue }
        guards.append(Check(rule: rule.rule, condition: condition, demand: nil))
      }
    }
    return guards
  }

  /// Lays out the checks of an event type: those that read the same fields together where it is of use to know
  /// what has changed, else as many as a group can hold.
  ///
  /// - Returns: where the guards ended up, by their texts.
  private mutating func addGroups(
    _ checks: [Check], guards: [Check], isIncremental: Bool
  ) -> [String: GuardPlace] {
    var laidOut: [(reads: FieldSet, checks: [Check])] = []
    for check in checks + guards {
      if let index = laidOut.firstIndex(where: {
        (!isIncremental || $0.reads == check.reads) && $0.checks.count < 64
      }) {
        laidOut[index].reads.formUnion(check.reads)
        laidOut[index].checks.append(check)
      } else {
        laidOut.append((check.reads, [check]))
      }
    }
    var places: [String: GuardPlace] = [:]
    for (group, entry) in laidOut.enumerated() {
      var counted: UInt64 = 0
      var ofFamilies: UInt64 = 0
      for (bit, check) in entry.checks.enumerated() {
        if check.demand != nil {
          counted |= 1 &<< UInt64(bit)
          if families.contains(check.rule) { ofFamilies |= 1 &<< UInt64(bit) }
        } else if let text = check.condition?.text {
          places[text] = (group, bit, self.checks.count + bit)
        }
      }
      groups.append(
        CheckGroup(
          reads: entry.reads, required: entry.checks.reduce(FieldSet()) { $0.union($1.required) },
          start: code.count, firstCheck: self.checks.count, count: entry.checks.count,
          counted: counted,
          ofFamilies: ofFamilies))
      for (bit, check) in entry.checks.enumerated() { emit(check, bit: bit) }
      code.append(CodeStep(op: .end))
      self.checks += entry.checks
    }
    return places
  }

  /// Notes in the plans where the groups that read a field are found.
  ///
  /// - Returns: see ``RuleProgram/groupsOfField``.
  mutating func indexGroups() -> [UInt64] {
    var table: [UInt64] = []
    for number in plans.indices where plans[number].level >= 0 {
      let own = plans[number].groups
      let words = (own.count + 63) / 64
      plans[number].fieldBase = table.count
      plans[number].groupWords = words
      table += Array(repeating: 0, count: 128 * words)
      for (bit, group) in own.enumerated() {
        plans[number].reads.formUnion(groups[group].reads)
        plans[number].required.formUnion(groups[group].required)
        for slot in groups[group].reads.slots {
          table[plans[number].fieldBase + Int(slot.rawValue) * words + bit / 64] |= 1 << UInt64(bit % 64)
        }
      }
    }
    return table
  }
}
