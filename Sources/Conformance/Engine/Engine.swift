public import Events
internal import Expressions

/// Judges events by the requirements of a profile.
public struct Engine: EventSink, ~Copyable {
  private let program: RuleProgram
  private var state: EngineState
  public let catalogue: Catalogue

  public init(_ requirements: [Requirement], catalogue: Catalogue) {
    program = RuleProgram(requirements, catalogue: catalogue)
    state = EngineState(program, Ledger(requirements, catalogue: catalogue))
    self.catalogue = catalogue
  }

  public mutating func receive(_ row: inout EventRow) { state.receive(&row, program) }

  /// Ends the run: what is open is judged, and results are drawn up in the order of the requirements.
  public mutating func finish(
    _ limits: CaptureLimits, waivers: [Waiver], units: [UnitDescription]
  )
    -> [RequirementResult]
  {
    state.finish(program)
    return state.ledger.results(program, limits, waivers: waivers, units: units)
  }

  /// How many events of each type were judged.
  public var eventCounts: [EventCount] {
    catalogue.events.compactMap { event in
      let count = state.events[Int(event.id.rawValue)]
      return count > 0 ? EventCount(event: event.name, count: count) : nil
    }
  }
}

/// What is remembered of a group of checks for one flow: how its last run ended, and since which event
/// of the flow nothing that it reads has changed.
private struct GroupMemo {
  var applicable: UInt64 = 0
  var failed: UInt64 = 0
  var since = 0
  var inferred = false
  var valid = false

  /// Whether the group has to run again whatever changes.
  var isRestless: Bool { failed != 0 || !valid }
}

/// What is remembered of a keyed rule for one flow: the number of its key, -1 = not known yet, and the events
/// that passed like the one before them.
private struct KeyedMemo {
  var number: Int32 = -1
  var passed = false
  var inferred = false
  var repeats = 0
}

/// What is remembered of an incremental event type of a flow. A flow has ``RuleProgram/levels`` of these.
private struct LevelState {
  /// Changes since the last event.
  var pending = FieldSet.all
  /// Where the memos and the key numbers begin; -1 = not made yet.
  var memoBase = -1
  var keyBase = -1
  /// Events so far.
  var events = 0
  /// Whether one of the groups has to run again whatever changes.
  var isRestless = true
}

/// The changing part of the engine.
private struct EngineState: ~Copyable {
  var ledger: Ledger
  var events: [Int]
  private var levels: [LevelState] = []
  /// Who is charged on a flow: sender and receiver of its last event.
  private var ends: [(sender: UnitID?, receiver: UnitID?)] = []
  private var memos: [GroupMemo] = []
  private var keyedMemos: [KeyedMemo] = []
  /// The keys of each evaluator.
  private var tables: [KeyTable]
  /// What applied of the groups of the event at hand, where nothing is remembered.
  private var scratch: [UInt64] = []

  init(_ program: RuleProgram, _ ledger: consuming Ledger) {
    self.ledger = ledger
    events = Array(repeating: 0, count: program.plans.count)
    tables = program.evaluators.map { KeyTable($0.key) }
  }

  mutating func receive(_ row: inout EventRow, _ program: RuleProgram) {
    let type = Int(row.type.rawValue)
    guard type < program.plans.count else { return }
    let plan = program.plans[type]
    events[type] &+= 1
    ledger.frame = row[FrameSlot.frameNumber] &<< 16 | row[FrameSlot.capture]
    let flow = row.flow
    if flow >= ends.count { addFlows(flow) }
    let changes = row.changed
    if !changes.isEmpty {
      row.changed = FieldSet()
      if changes.contains(FrameSlot.sender) || changes.contains(FrameSlot.receiver) {
        noteEnds(flow, row, program)
      }
      let first = flow &* RuleProgram.levels
      for level in first..<(first &+ program.levelCount) { levels[level].pending.formUnion(changes) }
    }
    guard plan.level >= 0 else {
      runOnce(&row, program, plan)
      return
    }
    let level = flow &* RuleProgram.levels &+ plan.level
    let changed = levels[level].pending
    levels[level].pending = FieldSet()
    levels[level].events &+= 1
    if levels[level].memoBase < 0 { makeMemos(level, plan) }
    runGroups(plan, level, changed, &row, program)
    runKeyed(plan, levels[level], changed, row, program)
  }

  /// Runs the groups whose fields have changed, and those that failed or could not be remembered last time.
  @inline(__always)
  private mutating func runGroups(
    _ plan: EventPlan, _ level: Int, _ changed: FieldSet, _ row: inout EventRow, _ program: RuleProgram
  ) {
    let base = levels[level].memoBase &- plan.groups.lowerBound
    let count = levels[level].events
    let wasRestless = levels[level].isRestless
    var isRestless = false
    for group in plan.groups {
      let memo = base &+ group
      guard program.groupReads[group].intersects(changed) || (wasRestless && memos[memo].isRestless) else {
        continue
      }
      run(group, memo, count, &row, program)
      if memos[memo].isRestless { isRestless = true }
    }
    if isRestless != wasRestless { levels[level].isRestless = isRestless }
  }

  @inline(__always)
  private mutating func runKeyed(
    _ plan: EventPlan, _ level: LevelState, _ changed: FieldSet, _ row: borrowing EventRow,
    _ program: RuleProgram
  ) {
    let evaluators = program.evaluators
    for index in plan.keyed {
      let entry = program.keyed[index]
      let place = level.keyBase &+ index &- plan.keyed.lowerBound
      if entry.guardGroup >= 0 {
        let memo = memos[level.memoBase &+ entry.guardGroup]
        if memo.applicable & (1 &<< UInt64(entry.guardBit)) == 0 {
          // The rule does not see what changes now: the next event that it sees is no repetition.
          if entry.keyFields.intersects(changed) { keyedMemos[place].number = -1 }
          if let decisive = entry.repeatsUnless, decisive.intersects(changed) {
            keyedMemos[place].passed = false
          }
          continue
        }
      }
      if keyedMemos[place].passed, let decisive = entry.repeatsUnless, !decisive.intersects(changed) {
        keyedMemos[place].repeats &+= 1
        continue
      }
      guard !entry.keyFields.intersects(row.unknown) else {
        keyedMemos[place].number = -1
        keyedMemos[place].passed = false
        ledger.inconclusive(evaluators[entry.evaluator].rule, row, reason: Self.unknownKey)
        continue
      }
      var number = Int(keyedMemos[place].number)
      if number < 0 || entry.keyFields.intersects(changed) {
        number = keyNumber(entry, row)
        keyedMemos[place].number = Int32(truncatingIfNeeded: number)
      }
      if keyedMemos[place].repeats > 0 {
        flush(place, evaluators[entry.evaluator].rule, row.sender, row.receiver)
      }
      // Through a span: taking the evaluator out of the array would count its references.
      keyedMemos[place].passed = observe(evaluators.span[entry.evaluator], number, row)
      keyedMemos[place].inferred = entry.repeatsUnless?.intersects(row.inferred) ?? false
    }
  }

  /// Counts the events that passed like the one before them.
  private mutating func flush(_ place: Int, _ rule: Int, _ sender: UnitID?, _ receiver: UnitID?) {
    let memo = keyedMemos[place]
    ledger.add(rule, unit: ledger.unit(rule, sender, receiver)) {
      $0.passed += memo.repeats
      $0.passedOnInference += memo.inferred ? memo.repeats : 0
    }
    keyedMemos[place].repeats = 0
  }

  @inline(never)
  private mutating func addFlows(_ flow: Int) {
    while ends.count <= flow {
      ends.append((nil, nil))
      levels.append(contentsOf: repeatElement(LevelState(), count: RuleProgram.levels))
    }
  }

  @inline(__always)
  private mutating func observe(
    _ evaluator: borrowing KeyedEvaluator, _ number: Int, _ row: borrowing EventRow
  ) -> Bool {
    if number < 0 {
      ledger.notJudged(evaluator.rule, row, reason: Self.tooManyKeys)
      return false
    }
    return evaluator.observe(row, state: number, &ledger)
  }

  private static let unknownKey = "the key was not captured"
  private static let tooManyKeys = "more than \(KeyTable.capacity) keys: the rest was not judged"

  /// The number of the row's key, or -1 where the table is full.
  private mutating func keyNumber(_ entry: KeyedEntry, _ row: borrowing EventRow) -> Int {
    tables[entry.evaluator].number(of: row) ?? -1
  }

  /// Counts what is due of a flow before its events are charged to others.
  @inline(never)
  private mutating func noteEnds(_ flow: Int, _ row: borrowing EventRow, _ program: RuleProgram) {
    guard ends[flow].sender != row.sender || ends[flow].receiver != row.receiver else { return }
    flush(flow, program)
    ends[flow] = (row.sender, row.receiver)
  }

  @inline(never)
  private mutating func makeMemos(_ level: Int, _ plan: EventPlan) {
    levels[level].memoBase = memos.count
    memos.append(contentsOf: repeatElement(GroupMemo(), count: plan.groups.count))
    levels[level].keyBase = keyedMemos.count
    keyedMemos.append(contentsOf: repeatElement(KeyedMemo(), count: plan.keyed.count))
  }

  /// An event of a type whose slots others use too: everything runs, nothing is remembered.
  private mutating func runOnce(_ row: inout EventRow, _ program: RuleProgram, _ plan: EventPlan) {
    while scratch.count < plan.groups.count { scratch.append(0) }
    for group in plan.groups {
      let memo = memos.count
      memos.append(GroupMemo())
      run(group, memo, 1, &row, program)
      scratch[group - plan.groups.lowerBound] = memos[memo].applicable
      flush(memo, group, upTo: 1, row.sender, row.receiver, program)
      memos.removeLast()
    }
    for index in plan.keyed {
      let entry = program.keyed[index]
      if entry.guardGroup >= 0,
        scratch[entry.guardGroup] & (1 &<< UInt64(entry.guardBit)) == 0
      {
        continue
      }
      guard !entry.keyFields.intersects(row.unknown) else {
        ledger.inconclusive(program.evaluators[entry.evaluator].rule, row, reason: Self.unknownKey)
        continue
      }
      let number = keyNumber(entry, row)
      _ = observe(program.evaluators[entry.evaluator], number, row)
    }
  }

  /// Runs a group. Its outcome stays in the memo, to be counted when it changes.
  private mutating func run(
    _ group: Int, _ memo: Int, _ count: Int, _ row: inout EventRow, _ program: RuleProgram
  ) {
    let reads = program.groups[group].reads
    let present = row.present
    // A malformed message may end before a field: its cell then holds what an earlier message left there.
    guard !reads.intersects(row.unknown), program.groups[group].required.subtracting(present).isEmpty else {
      runExactly(group, memo, count, row, program)
      return
    }
    let outcome = interpret(program.code, program.groups[group].start, present, &row.cells)
    guard !outcome.overflow else {
      runExactly(group, memo, count, row, program)
      return
    }
    let inferred = reads.intersects(row.inferred)
    let old = memos[memo]
    if outcome.failed == 0, old.valid, old.failed == 0, old.applicable == outcome.applicable,
      old.inferred == inferred
    {
      return
    }
    flush(memo, group, upTo: count &- 1, row.sender, row.receiver, program)
    memos[memo] = GroupMemo(
      applicable: outcome.applicable, failed: outcome.failed, since: count &- 1, inferred: inferred,
      valid: true)
    if outcome.failed != 0 { fail(outcome.failed, group, row, program) }
  }

  private mutating func fail(
    _ failed: UInt64, _ group: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    var rest = failed
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      let check = program.checks[program.groups[group].firstCheck + bit]
      if let demand = check.demand { ledger.fail(check.rule, row, demand) }
    }
  }

  /// Runs a group with unknowns and overflows taken into account; nothing is remembered but what applies.
  private mutating func runExactly(
    _ group: Int, _ memo: Int, _ count: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    flush(memo, group, upTo: count &- 1, row.sender, row.receiver, program)
    let first = program.groups[group].firstCheck
    var applicable: UInt64 = 0
    for bit in 0..<program.groups[group].count {
      let check = program.checks[first + bit]
      let condition = check.condition?.evaluate(row) ?? .known(1)
      if case .known(0) = condition { continue }
      guard let demand = check.demand else {
        switch condition {
        case .known: applicable |= 1 &<< UInt64(bit)
        case .unknown: program.evaluators.first { $0.rule == check.rule }?.observeDoubtful(row, &ledger)
        case .error: ledger.notJudged(check.rule, row, reason: check.overflows)
        }
        continue
      }
      let value = demand.evaluate(row)
      switch (condition, value) {
      case (.error, _), (.known, .error):
        ledger.notJudged(check.rule, row, reason: check.overflows)
      case (.known, .known(let truth)):
        if truth == 0 {
          ledger.fail(check.rule, row, demand)
        } else {
          let inferred = check.reads.intersects(row.inferred)
          ledger.add(check.rule, unit: ledger.unit(check.rule, row)) {
            $0.passed += 1
            $0.passedOnInference += inferred ? 1 : 0
          }
        }
      case (.unknown, .known(let truth)) where truth != 0:
        // Whether or not the rule applies, the event is no failure, and no proof either.
        continue
      default:
        ledger.inconclusive(check.rule, row, reason: check.notCaptured)
      }
    }
    memos[memo] = GroupMemo(applicable: applicable, since: count, valid: false)
  }

  /// Counts what a memo stands for, up to and with event number `last` of its flow.
  private mutating func flush(
    _ memo: Int, _ group: Int, upTo last: Int, _ sender: UnitID?, _ receiver: UnitID?, _ program: RuleProgram
  ) {
    let entry = memos[memo]
    guard entry.valid, last > entry.since else { return }
    let times = last &- entry.since
    var rest = entry.applicable & ~entry.failed
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      let rule = program.countedRules[program.groups[group].firstCheck + bit]
      guard rule >= 0 else { continue }
      ledger.add(rule, unit: ledger.unit(rule, sender, receiver)) {
        $0.passed += times
        $0.passedOnInference += entry.inferred ? times : 0
      }
    }
    memos[memo].since = last
  }

  /// Counts all that the memos of a flow stand for.
  private mutating func flush(_ flow: Int, _ program: RuleProgram) {
    let (sender, receiver) = ends[flow]
    for plan in program.plans where plan.level >= 0 {
      let level = levels[flow * RuleProgram.levels + plan.level]
      guard level.memoBase >= 0 else { continue }
      for group in plan.groups {
        flush(
          level.memoBase + group - plan.groups.lowerBound, group, upTo: level.events, sender, receiver,
          program)
      }
      for index in plan.keyed {
        let rule = program.evaluators[program.keyed[index].evaluator].rule
        flush(level.keyBase + index - plan.keyed.lowerBound, rule, sender, receiver)
      }
    }
  }

  mutating func finish(_ program: RuleProgram) {
    for flow in ends.indices { flush(flow, program) }
    ledger.frame = Ledger.behindLastFrame
    for evaluator in program.evaluators { evaluator.finish(&ledger) }
    ledger.settle()
  }
}
