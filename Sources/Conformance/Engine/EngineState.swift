internal import Events
internal import Expressions
internal import Platform
internal import Results

/// What is remembered of a group of checks for one flow: how its last run ended, and since which event
/// of the flow nothing that it reads has changed.
struct GroupMemo {
  var applicable: UInt64 = 0
  var failed: UInt64 = 0
  /// Guards of which nobody can tell whether they let the event at hand through.
  var doubtful: UInt64 = 0
  var since = 0
  var inferred = false
  var valid = false

  /// Whether the group has to run again whatever changes.
  var isRestless: Bool { failed != 0 || !valid }

  /// Whether a run without a failure says what the last one said.
  @inline(__always)
  func isRepeated(by applicable: UInt64, _ inferred: Bool) -> Bool {
    valid && failed == 0 && self.applicable == applicable && self.inferred == inferred
  }
}

/// Events of a type of which nothing is remembered, one after the other, that pass the same checks of a group for
/// the same units.
struct RepeatedPasses {
  let passed: UInt64
  /// Cells of the row; -1: not known.
  private let senderCell: Int64
  private let receiverCell: Int64
  let inferred: FieldSet
  var times: Int

  /// None.
  init() {
    (passed, senderCell, receiverCell, inferred, times) = (0, -1, -1, FieldSet(), 0)
  }

  @inline(__always)
  init(_ passed: UInt64, _ row: borrowing EventRow) {
    self.passed = passed
    senderCell = row.present.contains(FrameSlot.sender) ? row[FrameSlot.sender] : -1
    receiverCell = row.present.contains(FrameSlot.receiver) ? row[FrameSlot.receiver] : -1
    inferred = row.inferred
    times = 1
  }

  @inline(__always)
  func isRepeated(by other: RepeatedPasses) -> Bool {
    passed == other.passed && senderCell == other.senderCell && receiverCell == other.receiverCell
      && inferred == other.inferred
  }

  var sender: UnitID? { senderCell >= 0 ? UnitID(rawValue: Int(senderCell)) : nil }
  var receiver: UnitID? { receiverCell >= 0 ? UnitID(rawValue: Int(receiverCell)) : nil }
}

/// What is remembered of a keyed rule for one flow: the number of its key, -1 = not known yet, and for a rule that
/// stands until something changes (``KeyedPlan/repeatsUnless``) how it stands.
struct KeyedMemo {
  var number: Int32 = -1
  /// Whether the last event that it was shown passed, and nothing that decides has changed since then.
  var passed = false
  /// Whether every event behind number `since` of the flow passes like that one.
  var stands = false
  var inferred = false
  var since = 0
}

/// What is remembered, for one flow, of a rule that sees events in several roles.
struct TrackedMemo {
  /// What the events of the flow are to it.
  var roles = RoleSet()
  /// Whether it was not shown the event before, so that anything may have changed since it was shown one.
  var isNew = true
  /// The next rule to which they are something, counted from the plan's first; -1: none.
  var next: Int32 = -1
}

/// What is remembered of an incremental event type of a flow. A flow has ``RuleProgram/levels`` of these.
struct LevelState {
  /// Changes since the last event.
  var pending = FieldSet.all
  /// Where the memos and the key numbers begin; -1 = not made yet.
  var memoBase = -1
  var keyBase = -1
  var trackedBase = -1
  /// The first rule that sees the events in some role, counted from the plan's first; -1: none.
  var firstTracked: Int32 = -1
  /// Events so far.
  var events = 0
  /// The first groups of which no check applies, a bit each: nothing but ``CheckGroup/decisive`` changes that.
  var asleep = InlineArray<2, UInt64>(repeating: 0)
  /// Whether one of the groups has to run again whatever changes.
  var isRestless = true
  /// Whether each rule that stands until something changes either stands or does not see the events.
  var isSettled = false
}

/// What is remembered of a flow beside its levels.
struct FlowStanding {
  /// Who is charged: sender and receiver of its last event.
  var sender: UnitID?
  var receiver: UnitID?
  /// The levels of which the flow has events, a bit each. To the others everything is new anyway.
  var levels: UInt8 = 0
}

/// The changing part of the engine.
struct EngineState: ~Copyable {
  var ledger: Ledger
  private(set) var events: OwnedArray<Int>
  /// Events outside of the range that is judged.
  private(set) var eventsOutside = 0
  /// Those inside of it, where only a range is judged.
  private(set) var eventsInside = 0
  var levels = OwnedArray<LevelState>()
  private var flows = OwnedArray<FlowStanding>()
  /// Those of events of which nothing is remembered come first, then those of each flow and event type.
  var memos: OwnedArray<GroupMemo>
  var keyedMemos = OwnedArray<KeyedMemo>()
  var trackedMemos = OwnedArray<TrackedMemo>()
  /// Whether the event at hand may have other roles than the one before it: a guard has ended in another way.
  var rolesMayDiffer = false
  /// By group, of events of which nothing is remembered.
  var repeated: OwnedArray<RepeatedPasses>
  /// The keys of each evaluator.
  var tables = OwnedArray<KeyTable>()
  var transactions = OwnedArray<TransactionMatcher>()
  var machines = OwnedArray<MachineTracker>()
  var joins = OwnedArray<JoinMatcher>()
  /// The last step of the capture clock that was told.
  private var lastStep: ClockStep?
  var sequences = OwnedArray<SequenceFollower>()
  /// What all other rules remember.
  let keyedMemories: [KeyedMemory]
  let trackingMemories: [TrackingMemory]

  init(_ program: RuleProgram, _ ledger: consuming Ledger) {
    events = OwnedArray(repeating: 0, count: program.plans.count)
    for rule in program.keyedRules { tables.append(KeyTable(rule.key)) }
    for plan in program.transactions { transactions.append(plan.makeMemory()) }
    for plan in program.machines { machines.append(plan.makeMemory()) }
    for plan in program.joins { joins.append(plan.makeMemory()) }
    for plan in program.sequences {
      sequences.append(plan.makeMemory(countsAtOnce: !ledger.hasFamily(plan.rule)))
    }
    keyedMemories = program.keyedPlans.map { $0.makeMemory() }
    var memories: [TrackingMemory] = []
    for led in program.trackingPlans {
      memories.append(led.plan.makeMemory(leader: led.leader.map { memories[$0] }))
    }
    trackingMemories = memories
    memos = OwnedArray(repeating: GroupMemo(), count: program.mostGroups)
    repeated = OwnedArray(repeating: RepeatedPasses(), count: program.groups.count)
    self.ledger = ledger
  }

  mutating func receive(_ row: inout EventRow, _ program: RuleProgram) {
    if !ledger.observation.follows(row[FrameSlot.captureTime]) {
      step(to: row[FrameSlot.captureTime], program)
    }
    if row.present.contains(FrameSlot.sender) { ledger.observation.see(Int(row[FrameSlot.sender])) }
    if ledger.isRanged {
      enter(row, program)
      if ledger.isInside { eventsInside &+= 1 } else { eventsOutside &+= 1 }
    }
    let type = Int(row.type.rawValue)
    guard type < program.plans.count else { return }
    if ledger.isInside { events[type] &+= 1 }
    // What has changed is left to the next event that somebody looks at.
    guard !program.plans[type].isEmpty else { return }
    ledger.frame = Ledger.frame(row)
    let flow = row.flow
    if flow >= flows.count { addFlows(flow) }
    let changes = row.changed
    if !changes.isEmpty {
      row.changed = FieldSet()
      if changes.contains(FrameSlot.sender) || changes.contains(FrameSlot.receiver) {
        noteEnds(flow, row, program)
      }
      var rest = flows[flow].levels
      while rest != 0 {
        levels[flow &* RuleProgram.levels &+ rest.trailingZeroBitCount].pending.formUnion(changes)
        rest &= rest &- 1
      }
    }
    guard program.plans[type].level >= 0 else {
      runOnce(&row, program, type)
      return
    }
    let level = flow &* RuleProgram.levels &+ program.plans[type].level
    let changed = levels[level].pending
    levels[level].pending = FieldSet()
    levels[level].events &+= 1
    rolesMayDiffer = false
    if levels[level].memoBase < 0 {
      makeMemos(flow, level, type, program)
      rolesMayDiffer = true
    }
    runGroups(type, level, changed, &row, program)
    runKeyed(type, level, changed, &row, program)
    if !program.plans[type].tracked.isEmpty { runTracked(type, level, changed, &row, program) }
  }

  /// Runs the groups whose fields have changed, and those that failed or could not be remembered last time.
  @inline(__always)
  private mutating func runGroups(
    _ type: Int, _ level: Int, _ changed: FieldSet, _ row: inout EventRow, _ program: RuleProgram
  ) {
    guard !levels[level].isRestless else {
      runAllGroups(type, level, changed, &row, program)
      return
    }
    let relevant = changed.intersection(program.plans[type].reads)
    guard !relevant.isEmpty else { return }
    let isWhole = isWhole(row, type, program)
    let first = program.plans[type].groups.lowerBound
    let base = levels[level].memoBase
    let count = levels[level].events
    var isRestless = false
    for word in 0..<program.plans[type].groupWords {
      let asleep = word < 2 ? levels[level].asleep[word] : 0
      var rest = program.groups(of: type, word, readingAnyOf: relevant, asleep: asleep)
      while rest != 0 {
        let number = word &* 64 &+ rest.trailingZeroBitCount
        rest &= rest &- 1
        if !run(first &+ number, base &+ number, level, count, isWhole: isWhole, &row, program) {
          isRestless = true
        }
      }
    }
    if isRestless { levels[level].isRestless = true }
  }

  /// The same where some group has to run whatever changes.
  @inline(never)
  private mutating func runAllGroups(
    _ type: Int, _ level: Int, _ changed: FieldSet, _ row: inout EventRow, _ program: RuleProgram
  ) {
    let isWhole = isWhole(row, type, program)
    let base = levels[level].memoBase &- program.plans[type].groups.lowerBound
    let count = levels[level].events
    var isRestless = false
    for group in program.plans[type].groups {
      let memo = base &+ group
      guard program.groupReads[group].intersects(changed) || memos[memo].isRestless else { continue }
      if !run(group, memo, level, count, isWhole: isWhole, &row, program) { isRestless = true }
    }
    if !isRestless { levels[level].isRestless = false }
  }

  /// Whether an event has all that the groups of its type need.
  @inline(__always)
  private func isWhole(_ row: borrowing EventRow, _ type: Int, _ program: RuleProgram) -> Bool {
    row.unknown.isEmpty && program.plans[type].required.subtracting(row.present).isEmpty
  }

  /// Counts the events of a flow for which a keyed rule stands, up to and with event number `last`.
  mutating func flush(
    _ place: Int, _ rule: Int, upTo last: Int, _ sender: UnitID?, _ receiver: UnitID?
  ) {
    let memo = keyedMemos[place]
    guard memo.stands, last > memo.since else { return }
    let times = last &- memo.since
    ledger.add(rule, unit: ledger.unit(rule, sender, receiver)) {
      $0.passed += times
      $0.passedOnInference += memo.inferred ? times : 0
    }
    keyedMemos[place].since = last
  }

  @inline(never)
  private mutating func addFlows(_ flow: Int) {
    while flows.count <= flow {
      flows.append(FlowStanding())
      levels.append(LevelState(), times: RuleProgram.levels)
    }
  }

  /// Counts what is due of a flow before its events are charged to others.
  @inline(never)
  private mutating func noteEnds(_ flow: Int, _ row: borrowing EventRow, _ program: RuleProgram) {
    guard flows[flow].sender != row.sender || flows[flow].receiver != row.receiver else { return }
    flush(flow, program)
    (flows[flow].sender, flows[flow].receiver) = (row.sender, row.receiver)
  }

  // MARK: Time

  /// Takes a time that does not follow the last one closely.
  @inline(never)
  private mutating func step(to time: Int64, _ program: RuleProgram) {
    let last = ledger.observation.last
    switch ledger.observation.step(to: time) {
    case .ordinary: return
    case .pause(let length):
      for number in joins.indices { joins[number].wait(for: length, from: last, &ledger) }
    case .back:
      // What is open is judged by what was seen up to here.
      for number in joins.indices { joins[number].breakOff(at: last, &ledger) }
      ledger.settle()
      ledger.observation.restart(at: time)
    }
  }

  /// The clock of the capture has stepped forward. Each pair of units may show the same step.
  mutating func noteStep(_ step: ClockStep) {
    if let lastStep, step.start <= lastStep.end, lastStep.start <= step.end { return }
    lastStep = step
    for number in transactions.indices { transactions[number].wait(for: step) }
  }

  /// The capture breaks off.
  ///
  /// - Parameters:
  ///   - end: up to when the traffic was observed.
  ///   - start: since when it is observed again.
  mutating func breakOff(at end: Int64, until start: Int64, _ program: RuleProgram) {
    ledger.frame = Ledger.behindLastFrame
    let end = max(end, ledger.observation.last)
    for number in transactions.indices {
      transactions[number].finish(at: end, &ledger)
      transactions[number] = program.transactions[number].makeMemory()
    }
    for number in machines.indices {
      machines[number].finish(at: end, &ledger)
      machines[number] = program.machines[number].makeMemory()
    }
    for number in joins.indices { joins[number].breakOff(at: end, &ledger) }
    for memory in trackingMemories { memory.breakOff(at: end, &ledger) }
    for memory in keyedMemories { memory.breakOff(at: end, &ledger) }
    for number in sequences.indices {
      sequences[number].finish(at: end, &ledger)
      let plan = program.sequences[number]
      sequences[number] = plan.makeMemory(countsAtOnce: !ledger.hasFamily(plan.rule))
    }
    ledger.settle()
    ledger.observation.restart(at: start)
  }

  /// Where the range that is judged begins or ends, what went by counts as it did so far.
  @inline(never)
  private mutating func enter(_ row: borrowing EventRow, _ program: RuleProgram) {
    let isInside = ledger.counts(row)
    guard isInside != ledger.isInside else { return }
    countPasses(program)
    for memory in keyedMemories { memory.countPasses(&ledger) }
    for memory in trackingMemories { memory.countPasses(&ledger) }
    for number in joins.indices { joins[number].countPasses(&ledger) }
    for number in sequences.indices { sequences[number].countPasses(&ledger) }
    ledger.enter(isInside)
  }

  /// Counts what conditions without memory have passed so far.
  private mutating func countPasses(_ program: RuleProgram) {
    for flow in flows.indices { flush(flow, program) }
    for group in repeated.indices { flushPasses(group, program) }
  }

  @inline(never)
  private mutating func makeMemos(_ flow: Int, _ level: Int, _ type: Int, _ program: RuleProgram) {
    flows[flow].levels |= 1 << UInt8(program.plans[type].level)
    levels[level].memoBase = memos.count
    memos.append(GroupMemo(), times: program.plans[type].groups.count)
    levels[level].keyBase = keyedMemos.count
    keyedMemos.append(KeyedMemo(), times: program.plans[type].keyed.count)
    levels[level].trackedBase = trackedMemos.count
    trackedMemos.append(TrackedMemo(), times: program.plans[type].tracked.count)
  }

  /// Counts what a memo stands for, up to and with event number `last` of its flow.
  mutating func flush(
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
  mutating func flush(_ flow: Int, _ program: RuleProgram) {
    for type in program.leveled { flush(flow, program, type) }
  }

  private mutating func flush(_ flow: Int, _ program: RuleProgram, _ type: Int) {
    let (sender, receiver) = (flows[flow].sender, flows[flow].receiver)
    let level = levels[flow * RuleProgram.levels + program.plans[type].level]
    guard level.memoBase >= 0 else { return }
    for group in program.plans[type].groups {
      flush(
        level.memoBase + group - program.plans[type].groups.lowerBound, group, upTo: level.events, sender,
        receiver, program)
    }
    for index in program.plans[type].constants {
      flush(
        level.keyBase + index - program.plans[type].keyed.lowerBound, program.keyed[index].rule,
        upTo: level.events, sender,
        receiver)
    }
  }

  /// - Parameter end: up to when the traffic was observed; `nil` = up to the last event.
  mutating func finish(_ program: RuleProgram, at end: Int64?) {
    countPasses(program)
    ledger.frame = Ledger.behindLastFrame
    let end = max(end ?? .min, ledger.observation.last)
    for rule in program.places {
      switch rule.place {
      case .tracked(.transaction(let number)): transactions[number].finish(at: end, &ledger)
      case .tracked(.machine(let number)): machines[number].finish(at: end, &ledger)
      case .tracked(.join(let number)): joins[number].finish(at: end, &ledger)
      case .tracked(.object(let number)): trackingMemories[number].finish(at: end, &ledger)
      case .keyed(.object(let number)): keyedMemories[number].finish(at: end, &ledger)
      case .keyed(.sequence): continue
      }
    }
    for number in sequences.indices { sequences[number].finish(at: end, &ledger) }
    ledger.settle()
  }
}
