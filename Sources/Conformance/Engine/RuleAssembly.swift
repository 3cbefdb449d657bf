internal import Events
internal import Expressions

/// Lays out the rules of a profile as flat code: one plan for each event type.
struct RuleAssembly {
  var code: [CodeStep] = []
  var groups: [CheckGroup] = []
  var checks: [Check] = []
  var keyed: [KeyedEntry] = []
  var plans: [EventPlan] = []
  var evaluators: [KeyedEvaluator] = []

  init(_ requirements: [Requirement], catalogue: Catalogue) {
    var checksOf: [EventTypeID: [Check]] = [:]
    var keyedOf: [EventTypeID: [(evaluator: Int, condition: Program?, rule: Int)]] = [:]
    for (rule, requirement) in requirements.enumerated() where requirement.applicable {
      let form = requirement.rule.form
      switch form.makeRuntime(rule: rule) {
      case .assertion(let programs):
        for selection in requirement.rule.selections {
          guard let demand = programs[selection.event.id] else { continue }
          checksOf[selection.event.id, default: []].append(
            Check(rule: rule, condition: selection.condition, demand: demand))
        }
      case .keyed(let evaluator):
        evaluators.append(evaluator)
        for selection in requirement.rule.selections {
          keyedOf[selection.event.id, default: []].append(
            (evaluators.count - 1, selection.condition, rule))
        }
      }
    }
    plans = Array(repeating: EventPlan(), count: Int(catalogue.events.map(\.id.rawValue).max() ?? 0) + 1)
    var level = 0
    for event in catalogue.events {
      var plan = EventPlan()
      if event.incremental, level < RuleProgram.levels {
        plan.level = level
        level += 1
      }
      assemble(&plan, event.id, checksOf[event.id] ?? [], keyedOf[event.id] ?? [])
      plans[Int(event.id.rawValue)] = plan
    }
  }

  private mutating func assemble(
    _ plan: inout EventPlan, _ event: EventTypeID, _ checks: [Check],
    _ keyedRules: [(evaluator: Int, condition: Program?, rule: Int)]
  ) {
    let guards = keyedRules.filter { $0.condition != nil }.map {
      Check(rule: $0.rule, condition: $0.condition, demand: nil)
    }
    var byReads: [(reads: FieldSet, checks: [Check])] = []
    for check in checks + guards {
      if let index = byReads.firstIndex(where: { $0.reads == check.reads && $0.checks.count < 64 }) {
        byReads[index].checks.append(check)
      } else {
        byReads.append((check.reads, [check]))
      }
    }
    let firstGroup = groups.count
    for entry in byReads {
      groups.append(
        CheckGroup(
          reads: entry.reads, required: entry.checks.reduce(FieldSet()) { $0.union($1.required) },
          start: code.count, firstCheck: self.checks.count, count: entry.checks.count))
      for (bit, check) in entry.checks.enumerated() { emit(check, bit: bit) }
      code.append(CodeStep(op: .end))
      self.checks += entry.checks
    }
    plan.groups = firstGroup..<groups.count
    let firstKeyed = keyed.count
    for rule in keyedRules {
      var guardGroup = -1
      var guardBit = 0
      if let condition = rule.condition {
        for group in plan.groups where groups[group].reads == condition.reads {
          let range = groups[group].firstCheck..<(groups[group].firstCheck + groups[group].count)
          for (bit, index) in range.enumerated()
          where self.checks[index].rule == rule.rule && self.checks[index].demand == nil {
            guardGroup = group - firstGroup
            guardBit = bit
          }
        }
      }
      keyed.append(
        KeyedEntry(
          evaluator: rule.evaluator, guardGroup: guardGroup, guardBit: guardBit,
          keyFields: FieldSet((evaluators[rule.evaluator].key[event] ?? []).map(\.slot)),
          repeatsUnless: evaluators[rule.evaluator].repeatsUnless))
    }
    plan.keyed = firstKeyed..<keyed.count
  }

  /// Appends a check: its condition, a jump over the rest, its demand. The last step of an expression is
  /// fused with the decision where the two together are one comparison.
  private mutating func emit(_ check: Check, bit: Int) {
    var jump: Int?
    if let condition = check.condition {
      let last = appendBody(condition)
      jump = code.count
      code.append(decision(last, condition.result, .skipUnless, .skipUnlessInRange, .skipUnlessInMask))
    }
    if let demand = check.demand {
      let last = appendBody(demand)
      var step = decision(last, demand.result, .check, .checkInRange, .checkInMask)
      step.k = Int32(bit)
      code.append(step)
    } else {
      code.append(CodeStep(op: .applies, k: Int32(bit)))
    }
    if let jump { code[jump].k = Int32(code.count - jump - 1) }
  }

  /// Appends all instructions but a last one that can be fused, which it returns.
  private mutating func appendBody(_ program: Program) -> Instruction? {
    let fusable = program.instructions.last.flatMap { last -> Instruction? in
      switch last.op {
      case .inRange, .inMask, .equalConstant, .lessOrEqualConstant, .greaterOrEqualConstant:
        return last.dst == program.result ? last : nil
      default: return nil
      }
    }
    for instruction in fusable == nil ? program.instructions[...] : program.instructions.dropLast() {
      code.append(
        CodeStep(
          op: Step(instruction.op), dst: instruction.dst, a: instruction.a, b: instruction.b,
          x: instruction.x,
          y: instruction.y))
    }
    return fusable
  }

  private func decision(
    _ last: Instruction?, _ result: UInt8, _ plain: Step, _ range: Step, _ mask: Step
  ) -> CodeStep {
    guard let last else { return CodeStep(op: plain, a: result) }
    switch last.op {
    case .inMask: return CodeStep(op: mask, a: last.a, x: last.x)
    case .equalConstant: return CodeStep(op: range, a: last.a, x: last.x, y: last.x)
    case .lessOrEqualConstant: return CodeStep(op: range, a: last.a, x: .min, y: last.x)
    case .greaterOrEqualConstant: return CodeStep(op: range, a: last.a, x: last.x, y: .max)
    default: return CodeStep(op: range, a: last.a, x: last.x, y: last.y)
    }
  }
}
