internal import Events
internal import Expressions

/// Rules that remember.
extension EngineState {
  @inline(__always)
  mutating func runKeyed(
    _ plan: EventPlan, _ level: LevelState, _ changed: FieldSet, _ row: borrowing EventRow,
    _ program: RuleProgram
  ) {
    let evaluators = program.evaluators
    for index in plan.keyed {
      let entry = program.keyed[index]
      let place = level.keyBase &+ index &- plan.keyed.lowerBound
      if entry.guardGroup >= 0 {
        let guardMemo = memos[level.memoBase &+ entry.guardGroup]
        if guardMemo.applicable & (1 &<< UInt64(entry.guardBit)) == 0 {
          if guardMemo.doubtful & (1 &<< UInt64(entry.guardBit)) != 0 { observeDoubtful(entry, row, program) }
          // The rule does not see what changes now: the next event that it sees is no repetition.
          if entry.keyFields.intersects(changed) { keyedMemos[place].number = -1 }
          if let decisive = entry.repeatsUnless, decisive.intersects(changed) {
            keyedMemos[place].passed = false
          }
          continue
        }
      }
      var memo = keyedMemos[place]
      if memo.passed, let decisive = entry.repeatsUnless, !decisive.intersects(changed) {
        keyedMemos[place].repeats = memo.repeats &+ 1
        continue
      }
      guard !entry.keyFields.intersects(row.unknown) else {
        keyedMemos[place].number = -1
        keyedMemos[place].passed = false
        ledger.inconclusive(entry.rule, row, reason: Self.unknownKey)
        continue
      }
      if memo.number < 0 || entry.keyFields.intersects(changed) {
        memo.number = Int32(truncatingIfNeeded: keyNumber(entry, row))
      }
      if memo.repeats > 0 {
        flush(place, entry.rule, row.sender, row.receiver)
        memo.repeats = 0
      }
      // Through a span: taking the evaluator out of the array would count its references.
      memo.passed = observe(evaluators.span[entry.evaluator], entry.rule, Int(memo.number), row)
      memo.inferred = entry.repeatsUnless?.intersects(row.inferred) ?? false
      keyedMemos[place] = memo
    }
  }

  /// The keyed rules of an event of which nothing is remembered.
  mutating func runKeyedOnce(_ row: borrowing EventRow, _ program: RuleProgram, _ plan: EventPlan) {
    let evaluators = program.evaluators
    for index in plan.keyed {
      let entry = program.keyed[index]
      if entry.guardGroup >= 0, memos[entry.guardGroup].applicable & (1 &<< UInt64(entry.guardBit)) == 0 {
        if memos[entry.guardGroup].doubtful & (1 &<< UInt64(entry.guardBit)) != 0 {
          observeDoubtful(entry, row, program)
        }
        continue
      }
      guard !entry.keyFields.intersects(row.unknown) else {
        ledger.inconclusive(entry.rule, row, reason: Self.unknownKey)
        continue
      }
      let number = keyNumber(entry, row)
      _ = observe(evaluators.span[entry.evaluator], entry.rule, number, row)
    }
  }

  /// Shows an event with all the roles that it has to a rule.
  ///
  /// - Parameter base: where the memos of the event's groups begin.
  @inline(__always)
  mutating func runTracked(
    _ plan: EventPlan, _ base: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    let trackers = program.trackers
    for index in plan.tracked {
      let entry = program.tracked[index]
      var roles = RoleSet(certain: entry.always)
      for place in entry.guards {
        let role = program.roleGuards[place]
        let memo = base &+ role.group
        let bit: UInt64 = 1 &<< UInt64(role.bit)
        if memos[memo].applicable & bit != 0 {
          roles.certain |= 1 &<< UInt64(role.role)
        } else if memos[memo].doubtful & bit != 0 {
          doubt(role, entry, &roles, row, program)
        }
      }
      guard !roles.isEmpty else { continue }
      switch entry.place {
      case .matcher(let number): matchers[number].observe(row, event: entry.event, roles, &ledger)
      case .machine(let number): machines[number].observe(row, event: entry.event, roles, &ledger)
      case .evaluator(let number):
        // Through a span: taking the evaluator out of the array would count its references.
        show(trackers.span[number], entry.event, roles, row)
      }
    }
  }

  @inline(__always)
  private mutating func show(
    _ tracker: borrowing TrackingEvaluator, _ event: Int, _ roles: RoleSet, _ row: borrowing EventRow
  ) {
    tracker.observe(row, event: event, roles, &ledger)
  }

  /// A guard that can't be told: bytes were not captured, or a number overflows.
  @inline(never)
  private mutating func doubt(
    _ role: RoleGuard, _ entry: TrackedEntry, _ roles: inout RoleSet, _ row: borrowing EventRow,
    _ program: RuleProgram
  ) {
    let check = program.checks[role.check]
    if case .error? = check.condition?.evaluate(row) {
      ledger.notJudged(program.trackers[entry.tracker].rule, row, reason: check.overflows)
    } else {
      roles.doubtful |= 1 &<< UInt64(role.role)
    }
  }

  /// The same for a rule with a key.
  @inline(never)
  private mutating func observeDoubtful(
    _ entry: KeyedEntry, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    let evaluator = program.evaluators[entry.evaluator]
    let check = program.checks[entry.guardCheck]
    if case .error? = check.condition?.evaluate(row) {
      ledger.notJudged(evaluator.rule, row, reason: check.overflows)
    } else {
      evaluator.observeDoubtful(row, &ledger)
    }
  }

  @inline(__always)
  private mutating func observe(
    _ evaluator: borrowing KeyedEvaluator, _ rule: Int, _ number: Int, _ row: borrowing EventRow
  ) -> Bool {
    if number < 0 {
      ledger.notJudged(rule, row, reason: Self.tooManyKeys)
      return false
    }
    return evaluator.observe(row, state: number, &ledger)
  }

  /// The memories of the rules that follow exchanges, then the keys of each rule that has states for keys.
  func memoryUse(_ program: RuleProgram) -> [MemoryUse] {
    let exchanges = matchers.map(\.memory.use) + machines.map(\.memoryUse)
    return exchanges
      + program.evaluators.indices.compactMap { index in
        let evaluator = program.evaluators[index]
        guard tables[index].count > 0 else { return nil }
        let requirement = ledger.requirements[evaluator.rule]
        return MemoryUse(
          form: type(of: requirement.rule.form).name, what: "keys of \(requirement.id)",
          most: tables[index].count,
          limit: KeyTable.capacity, bytes: tables[index].bytes + evaluator.stateBytes)
      }
  }

  private static let unknownKey = "the key was not captured"
  private static let tooManyKeys = "more than \(KeyTable.capacity) keys: the rest was not judged"

  /// The number of the row's key, or -1 where the table is full.
  private mutating func keyNumber(_ entry: KeyedEntry, _ row: borrowing EventRow) -> Int {
    tables[entry.evaluator].number(of: row) ?? -1
  }
}
