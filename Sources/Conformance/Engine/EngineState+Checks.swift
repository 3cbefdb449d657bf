internal import Events
internal import Platform
internal import Expressions
internal import Results

/// Conditions without memory, group by group.
extension EngineState {
  /// An event of a type whose slots others use too, or that stands alone: everything runs, nothing is remembered.
  @inline(never)
  mutating func runOnce(_ row: inout EventRow, _ program: RuleProgram, _ type: Int) {
    for group in program.plans[type].groups {
      let memo = group &- program.plans[type].groups.lowerBound
      let present = row.present
      guard hasAll(group, row, program) else {
        runExactly(group, memo, 1, row, program)
        continue
      }
      let outcome = interpret(program.code, from: program.groups[group].start, present, &row.cells)
      guard !outcome.overflow else {
        runExactly(group, memo, 1, row, program)
        continue
      }
      memos[memo].applicable = outcome.applicable
      memos[memo].doubtful = 0
      countPasses(group, outcome.applicable & ~outcome.failed & program.groups[group].counted, row, program)
      if outcome.failed != 0 { fail(outcome.failed, group, row, program) }
    }
    if !program.plans[type].keyed.isEmpty { runKeyedOnce(row, program, type) }
    if !program.plans[type].tracked.isEmpty { runTrackedOnce(row, program, type) }
  }

  /// Counts checks that passed: events of a type mostly pass the same ones, for the same units, one after the other.
  @inline(__always)
  private mutating func countPasses(
    _ group: Int, _ passed: UInt64, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    let families = passed & program.groups[group].ofFamilies
    let passes = RepeatedPasses(passed & ~families, row)
    if repeated[group].isRepeated(by: passes) {
      repeated[group].times &+= 1
    } else {
      flushPasses(group, program)
      repeated[group] = passes
    }
    var rest = families
    while rest != 0 {
      let check = program.groups[group].firstCheck &+ rest.trailingZeroBitCount
      rest &= rest &- 1
      ledger.pass(program.countedRules[check], row, reads: program.checkReads[check])
    }
  }

  /// Counts what a group's events have passed since the last time.
  @inline(never)
  mutating func flushPasses(_ group: Int, _ program: RuleProgram) {
    let passes = repeated[group]
    repeated[group].times = 0
    var rest = passes.passed
    while rest != 0 {
      let check = program.groups[group].firstCheck &+ rest.trailingZeroBitCount
      rest &= rest &- 1
      let rule = program.countedRules[check]
      let isInferred = program.checkReads[check].intersects(passes.inferred)
      ledger.add(rule, unit: ledger.unit(rule, passes.sender, passes.receiver)) {
        $0.passed += passes.times
        $0.passedOnInference += isInferred ? passes.times : 0
      }
    }
  }

  /// Runs a group. Its outcome stays in the memo, to be counted when it changes.
  ///
  /// - Parameter isWhole: whether the event has all that any group needs.
  /// - Returns: whether it need not run again before something changes.
  @inline(__always)
  mutating func run(
    _ group: Int, _ memo: Int, _ level: Int, _ count: Int, isWhole: Bool, _ row: inout EventRow,
    _ program: RuleProgram
  ) -> Bool {
    // A malformed message may end before a field: its cell then holds what an earlier message left there.
    guard isWhole || hasAll(group, row, program) else {
      rolesMayDiffer = true
      runExactly(group, memo, count, row, program)
      noteSleep(of: memo, level)
      return false
    }
    let outcome = interpret(program.code, from: program.groups[group].start, row.present, &row.cells)
    let inferred = program.groupReads[group].intersects(row.inferred)
    if outcome.failed == 0, !outcome.overflow, memos[memo].isRepeated(by: outcome.applicable, inferred) {
      return true
    }
    let guards = ~program.groups[group].counted
    if !memos[memo].valid || (memos[memo].applicable ^ outcome.applicable) & guards != 0 {
      rolesMayDiffer = true
    }
    take(outcome, inferred, group, memo, count, row, program)
    noteSleep(of: memo, level)
    return !memos[memo].isRestless
  }

  /// Notes whether the group of a memo need not run before one of its checks may apply.
  @inline(never)
  private mutating func noteSleep(of memo: Int, _ level: Int) {
    let number = memo &- levels[level].memoBase
    guard number < 128 else { return }
    let bit: UInt64 = 1 &<< UInt64(number & 63)
    let isAsleep = memos[memo].valid && memos[memo].applicable == 0
    if isAsleep {
      levels[level].asleep[number >> 6] |= bit
    } else {
      levels[level].asleep[number >> 6] &= ~bit
    }
  }

  /// Whether an event has all that a group needs.
  private func hasAll(_ group: Int, _ row: borrowing EventRow, _ program: RuleProgram) -> Bool {
    !program.groupReads[group].intersects(row.unknown)
      && program.groups[group].required.subtracting(row.present).isEmpty
  }

  /// Takes what has come of a group, where it is not what came of it the last time.
  @inline(never)
  private mutating func take(
    _ outcome: GroupOutcome, _ inferred: Bool, _ group: Int, _ memo: Int, _ count: Int,
    _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    guard !outcome.overflow else {
      rolesMayDiffer = true
      runExactly(group, memo, count, row, program)
      return
    }
    flush(memo, group, upTo: count &- 1, row.sender, row.receiver, program)
    memos[memo] = GroupMemo(
      applicable: outcome.applicable, failed: outcome.failed, since: count &- 1, inferred: inferred,
      valid: true)
    if outcome.failed != 0 { fail(outcome.failed, group, row, program) }
  }

  mutating func fail(
    _ failed: UInt64, _ group: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    var rest = failed
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      let check = program.checks[program.groups[group].firstCheck + bit]
      if let demand = check.demand { fail(check, demand, row) }
    }
  }

  /// An event does not fulfil a demand. Where the criterion is a guess from the traffic, the guess may be what is wrong.
  private mutating func fail(_ check: Check, _ demand: Program, _ row: borrowing EventRow) {
    if check.reads.intersects(row.presumed) {
      ledger.inconclusive(check.rule, row, reason: check.presumes)
    } else {
      ledger.fail(check.rule, row, demand)
    }
  }

  /// Runs a group with unknowns and overflows taken into account; nothing is remembered but what applies.
  mutating func runExactly(
    _ group: Int, _ memo: Int, _ count: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    flush(memo, group, upTo: count &- 1, row.sender, row.receiver, program)
    let first = program.groups[group].firstCheck
    var applicable: UInt64 = 0
    var doubtful: UInt64 = 0
    for bit in 0..<program.groups[group].count {
      let check = program.checks[first + bit]
      let condition = check.condition?.evaluate(row) ?? .known(1)
      if case .known(0) = condition { continue }
      guard let demand = check.demand else {
        // A guard: whom it lets through finds out what doubt means to it.
        if case .known = condition {
          applicable |= 1 &<< UInt64(bit)
        } else {
          doubtful |= 1 &<< UInt64(bit)
        }
        continue
      }
      let value = demand.evaluate(row)
      switch (condition, value) {
      case (.error, _), (.known, .error):
        ledger.notJudged(check.rule, row, reason: check.overflows)
      case (.known, .known(let truth)):
        if truth == 0 {
          fail(check, demand, row)
        } else {
          ledger.pass(check.rule, row, reads: check.reads)
        }
      case (.unknown, .known(let truth)) where truth != 0:
        // Whether or not the rule applies, the event is no failure, and no proof either.
        continue
      default:
        ledger.inconclusive(check.rule, row, reason: check.notCaptured)
      }
    }
    memos[memo] = GroupMemo(applicable: applicable, doubtful: doubtful, since: count, valid: false)
  }
}
