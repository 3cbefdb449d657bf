internal import Events
internal import Expressions
internal import Platform
internal import Results

/// Lays out the rules of a profile as flat code: one plan for each event type.
struct RuleAssembly: ~Copyable {
  var code: [CodeStep] = []
  var groups: [CheckGroup] = []
  var checks: [Check] = []
  var keyed: [KeyedEntry] = []
  var tracked: [TrackedEntry] = []
  var roleGuards: [RoleGuard] = []
  var plans = OwnedArray<EventPlan>()
  /// The rules that have a state for each key, and what remembers these.
  var keyedRules: [KeyedRule] = []
  var keyedPlans: [any KeyedPlan] = []
  var sequences: [SequencePlan] = []
  /// The rules that see events in several roles, and what remembers these.
  var trackedRules: [TrackedRule] = []
  var trackingPlans: [LedPlan] = []
  var transactions: [TransactionPlan] = []
  var machines: [MachinePlan] = []
  var joins: [JoinPlan] = []
  /// What each requirement's own rule is like, whoever judges it.
  var traits: [RuleTraits] = []
  /// The rules that have a verdict for each member of a family.
  private var families: Set<Int> = []
  private var rulesOf: [EventTypeID: EventRules] = [:]

  private typealias KeyedSelection = (keyed: Int, rule: Int, condition: Program?)

  /// What the rules make of an event type.
  private struct EventRules {
    var checks: [Check] = []
    var keyed: [KeyedSelection] = []
    var tracked: [(tracked: Int, rule: Int, roles: [Selection])] = []
  }

  init(_ requirements: [Requirement], catalogue: Catalogue) {
    families = Set(requirements.indices.filter { requirements[$0].family != nil })
    var constants = ConstantConditions()
    for (rule, requirement) in requirements.enumerated() where requirement.applicable {
      add(requirement.rule, rule, &constants)
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

  private mutating func add(_ own: Rule, _ rule: Int, _ constants: inout ConstantConditions) {
    switch own.form.compile(rule: rule, selections: own.selections).kind {
    case .assertion(let programs):
      for selection in constants.settle(own.selections) {
        guard let demand = programs[selection.event.id] else { continue }
        rulesOf[selection.event.id, default: EventRules()].checks.append(
          Check(rule: rule, condition: selection.condition, demand: demand))
      }
    case .keyed(let plan):
      traits.append(RuleTraits(plan))
      add(
        KeyedRule(
          rules: [rule], key: plan.key, place: .object(keyedPlans.count), repeatsUnless: plan.repeatsUnless),
        constants.settle(own.selections))
      keyedPlans.append(plan)
    case .sequence(let plan):
      traits.append(RuleTraits(plan))
      guard !absorb(plan) else { return }
      add(
        KeyedRule(rules: [rule], key: plan.key, place: .sequence(sequences.count)),
        constants.settle(own.selections))
      sequences.append(plan)
    case .tracking(let plan):
      traits.append(RuleTraits(plan))
      let (led, taken) = lead(plan)
      add(
        TrackedRule(rule: rule, events: plan.events, place: .object(trackingPlans.count)),
        constants.settle(own.selections).filter { taken & 1 &<< UInt64($0.role) == 0 })
      trackingPlans.append(led)
    case .transaction(let plan):
      traits.append(RuleTraits(plan))
      add(
        TrackedRule(rule: rule, events: plan.events, place: .transaction(transactions.count)),
        constants.settle(own.selections))
      transactions.append(plan)
    case .machine(let plan):
      traits.append(RuleTraits(plan))
      add(
        TrackedRule(rule: rule, events: plan.events, place: .machine(machines.count)),
        constants.settle(own.selections))
      machines.append(plan)
    case .join(let plan):
      traits.append(RuleTraits(plan))
      for number in joins.indices where joins[number].absorb(plan) { return }
      add(
        TrackedRule(rule: rule, events: plan.events, place: .join(joins.count)),
        constants.settle(own.selections))
      joins.append(plan)
    }
  }

  private mutating func add(_ keyed: KeyedRule, _ selections: [Selection]) {
    keyedRules.append(keyed)
    for selection in selections {
      rulesOf[selection.event.id, default: EventRules()].keyed.append(
        (keyedRules.count - 1, keyed.rules[0], selection.condition))
    }
  }

  private mutating func add(_ tracked: TrackedRule, _ selections: [Selection]) {
    trackedRules.append(tracked)
    for (event, roles) in Dictionary(grouping: selections, by: \.event.id) {
      rulesOf[event, default: EventRules()].tracked.append((trackedRules.count - 1, tracked.rule, roles))
    }
  }

  /// Rules that remember the same share one memory, and one look at each event. Members of a family are counted event
  /// by event.
  private mutating func absorb(_ plan: SequencePlan) -> Bool {
    guard !families.contains(plan.rule) else { return false }
    for number in sequences.indices
    where !families.contains(sequences[number].rule) && sequences[number].absorb(plan) {
      for index in keyedRules.indices where keyedRules[index].place == .sequence(number) {
        keyedRules[index].rules = sequences[number].rules
      }
      return true
    }
    return false
  }

  /// Finds the plan to which another one leaves roles.
  ///
  /// - Returns: the plan, and a bit for each role that it left.
  private mutating func lead(_ plan: any TrackingPlan) -> (LedPlan, taken: UInt64) {
    var plan = plan
    for number in trackingPlans.indices {
      let taken = plan.leaveRoles(to: &trackingPlans[number].plan)
      if taken != 0 { return (LedPlan(plan: plan, leader: number), taken) }
    }
    return (LedPlan(plan: plan), 0)
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
    let constants = rules.keyed.filter { keyedRules[$0.keyed].repeatsUnless != nil }
    let followed = rules.keyed.filter { keyedRules[$0.keyed].repeatsUnless == nil }
    for rule in constants + followed {
      let place = rule.condition.flatMap { places[$0.text] }
      keyed.append(
        KeyedEntry(
          rule: rule.rule, number: rule.keyed, place: keyedRules[rule.keyed].place,
          guardGroup: place?.group ?? -1,
          guardBit: place?.bit ?? 0,
          guardCheck: place?.check ?? -1,
          keyFields: FieldSet((keyedRules[rule.keyed].key[event] ?? []).map(\.slot)),
          repeatsUnless: keyedRules[rule.keyed].repeatsUnless))
    }
    plan.keyed = firstKeyed..<keyed.count
    plan.constants = firstKeyed..<firstKeyed + constants.count
    for entry in keyed[plan.constants] {
      plan.decisive.formUnion(entry.keyFields.union(entry.repeatsUnless ?? FieldSet()))
      if entry.guardGroup >= 0 { plan.decisive.formUnion(groups[firstGroup + entry.guardGroup].reads) }
    }
    let firstTracked = tracked.count
    for rule in rules.tracked {
      guard let own = trackedRules[rule.tracked].events.firstIndex(of: event) else { continue }
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
          rule: rule.rule, place: trackedRules[rule.tracked].place, event: own, always: always,
          guards: firstGuard..<roleGuards.count))
    }
    plan.tracked = firstTracked..<tracked.count
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
          reads: entry.reads, decisive: entry.checks.reduce(FieldSet()) { $0.union($1.decisive) },
          required: entry.checks.reduce(FieldSet()) { $0.union($1.required) },
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
      let base = table.count
      table += Array(repeating: 0, count: 128 * words * 2)
      for (bit, group) in own.enumerated() {
        func note(_ slots: FieldSet, _ isWoken: Int) {
          for slot in slots.slots {
            table[base + (Int(slot.rawValue) * words + bit / 64) * 2 + isWoken] |= 1 << UInt64(bit % 64)
          }
        }
        plans[number].reads.formUnion(groups[group].reads)
        plans[number].required.formUnion(groups[group].required)
        note(groups[group].reads, 0)
        note(groups[group].decisive, 1)
      }
    }
    return table
  }
}
