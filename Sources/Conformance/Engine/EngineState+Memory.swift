internal import Events
internal import Platform
internal import Expressions
internal import Results

/// Rules that remember.
extension EngineState {
  /// Shows an event to the rules that have a state for each key.
  ///
  /// - Parameter row: only looked at; the compiler would copy one that is borrowed, for every event.
  @inline(__always)
  mutating func runKeyed(
    _ type: Int, _ level: Int, _ changed: FieldSet, _ row: inout EventRow,
    _ program: RuleProgram
  ) {
    if !program.plans[type].constants.isEmpty,
      !levels[level].isSettled || changed.intersects(program.plans[type].decisive)
    {
      runConstants(type, level, changed, row, program)
    }
    let base = levels[level].memoBase
    for index in program.plans[type].followed {
      let entry = program.keyed[index]
      let place = levels[level].keyBase &+ index &- program.plans[type].keyed.lowerBound
      guard isSeen(entry, base, row, program) else {
        // The rule does not see what changes now.
        if entry.keyFields.intersects(changed) { keyedMemos[place].number = -1 }
        continue
      }
      guard !entry.keyFields.intersects(row.unknown) else {
        keyedMemos[place].number = -1
        refuseKey(entry, row, program)
        continue
      }
      if keyedMemos[place].number < 0 || entry.keyFields.intersects(changed) {
        keyedMemos[place].number = Int32(truncatingIfNeeded: keyNumber(entry, row))
      }
      _ = show(entry, Int(keyedMemos[place].number), row, program)
    }
  }

  /// The rules that stand until something changes: those that don't stand are shown the event, and what the others
  /// stood for is counted where they stand no longer.
  @inline(never)
  private mutating func runConstants(
    _ type: Int, _ level: Int, _ changed: FieldSet, _ row: borrowing EventRow,
    _ program: RuleProgram
  ) {
    let (base, count) = (levels[level].memoBase, levels[level].events)
    var isSettled = true
    for index in program.plans[type].constants {
      let entry = program.keyed[index]
      guard let decisive = entry.repeatsUnless else { continue }
      let place = levels[level].keyBase &+ index &- program.plans[type].keyed.lowerBound
      if decisive.intersects(changed) { keyedMemos[place].passed = false }
      if entry.keyFields.intersects(changed) { keyedMemos[place].number = -1 }
      let isSeen = isSeen(entry, base, row, program)
      if isSeen, keyedMemos[place].passed {
        if !keyedMemos[place].stands {
          keyedMemos[place].stands = true
          keyedMemos[place].since = count &- 1
        }
        continue
      }
      flush(place, entry.rule, upTo: count &- 1, row.sender, row.receiver)
      keyedMemos[place].stands = false
      guard isSeen else {
        if isDoubtful(entry, base) { isSettled = false }
        continue
      }
      if entry.keyFields.intersects(row.unknown) {
        keyedMemos[place].passed = false
        refuseKey(entry, row, program)
      } else {
        if keyedMemos[place].number < 0 {
          keyedMemos[place].number = Int32(truncatingIfNeeded: keyNumber(entry, row))
        }
        let passed = show(entry, Int(keyedMemos[place].number), row, program)
        keyedMemos[place].passed = passed
        keyedMemos[place].stands = passed
        keyedMemos[place].since = count
        keyedMemos[place].inferred = decisive.intersects(row.inferred)
      }
      if !keyedMemos[place].stands { isSettled = false }
    }
    levels[level].isSettled = isSettled
  }

  /// Whether a rule sees an event, as far as is known.
  ///
  /// - Parameter base: where the memos of the event's groups begin.
  @inline(__always)
  private mutating func isSeen(
    _ entry: KeyedEntry, _ base: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) -> Bool {
    guard entry.guardGroup >= 0 else { return true }
    if memos[base &+ entry.guardGroup].applicable & (1 &<< UInt64(entry.guardBit)) != 0 { return true }
    if isDoubtful(entry, base) { observeDoubtful(entry, row, program) }
    return false
  }

  /// Whether nobody can tell whether a rule sees an event.
  @inline(__always)
  private func isDoubtful(_ entry: KeyedEntry, _ base: Int) -> Bool {
    entry.guardGroup >= 0
      && memos[base &+ entry.guardGroup].doubtful & (1 &<< UInt64(entry.guardBit)) != 0
  }

  /// The keyed rules of an event of which nothing is remembered.
  mutating func runKeyedOnce(_ row: borrowing EventRow, _ program: RuleProgram, _ type: Int) {
    for index in program.plans[type].keyed {
      let entry = program.keyed[index]
      guard isSeen(entry, 0, row, program) else { continue }
      guard !entry.keyFields.intersects(row.unknown) else {
        refuseKey(entry, row, program)
        continue
      }
      _ = show(entry, keyNumber(entry, row), row, program)
    }
  }

  /// Shows an event with all the roles that it has to the rules that see it in several.
  ///
  /// - Parameters:
  ///   - changed: what has changed since the event of this type before it, in its flow.
  ///   - row: only looked at; the compiler would copy one that is borrowed, for every event.
  @inline(__always)
  mutating func runTracked(
    _ type: Int, _ level: Int, _ changed: FieldSet, _ row: inout EventRow, _ program: RuleProgram
  ) {
    let base = levels[level].trackedBase
    if rolesMayDiffer { assignRoles(type, level, row, program) }
    var next = levels[level].firstTracked
    while next >= 0 {
      let memo = trackedMemos[base &+ Int(next)]
      trackedMemos[base &+ Int(next)].isNew = false
      show(
        program.tracked[program.plans[type].tracked.lowerBound &+ Int(next)], memo.roles,
        memo.isNew ? .all : changed, row, program)
      next = memo.next
    }
  }

  /// Finds out what the events of a flow are to each rule from now on, and chains those to which they are something.
  @inline(never)
  private mutating func assignRoles(
    _ type: Int, _ level: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    let tracked = program.plans[type].tracked
    let base = levels[level].trackedBase
    var next: Int32 = -1
    for index in tracked.reversed() {
      let place = base &+ index &- tracked.lowerBound
      let roles = roles(program.tracked[index], levels[level].memoBase, row, program)
      if trackedMemos[place].roles.isEmpty { trackedMemos[place].isNew = true }
      trackedMemos[place].roles = roles
      trackedMemos[place].next = next
      if !roles.isEmpty { next = Int32(truncatingIfNeeded: index &- tracked.lowerBound) }
    }
    levels[level].firstTracked = next
  }

  /// The same for an event of which nothing is remembered.
  mutating func runTrackedOnce(_ row: borrowing EventRow, _ program: RuleProgram, _ type: Int) {
    for index in program.plans[type].tracked {
      let entry = program.tracked[index]
      let roles = roles(entry, 0, row, program)
      if !roles.isEmpty { show(entry, roles, .all, row, program) }
    }
  }

  /// What an event is to a rule.
  ///
  /// - Parameter base: where the memos of the event's groups begin.
  private mutating func roles(
    _ entry: TrackedEntry, _ base: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) -> RoleSet {
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
    return roles
  }

  /// - Parameter changed: what has changed since the event of this type that the rule was shown before.
  @inline(__always)
  private mutating func show(
    _ entry: TrackedEntry, _ roles: RoleSet, _ changed: FieldSet, _ row: borrowing EventRow,
    _ program: RuleProgram
  ) {
    switch entry.place {
    case .transaction(let number): transactions[number].observe(row, event: entry.event, roles, &ledger)
    case .machine(let number): machines[number].observe(row, event: entry.event, roles, &ledger)
    case .join(let number): joins[number].observe(row, event: entry.event, roles, changed, &ledger)
    case .object(let number):
      // Through a span: taking the memory out of the array would count its references.
      let memories = trackingMemories
      show(memories.span[number], entry.event, roles, row)
    }
  }

  @inline(__always)
  private mutating func show(
    _ memory: borrowing TrackingMemory, _ event: Int, _ roles: RoleSet, _ row: borrowing EventRow
  ) {
    memory.observe(row, event: event, roles, &ledger)
  }

  /// A guard that can't be told: bytes were not captured, or a number overflows.
  @inline(never)
  private mutating func doubt(
    _ role: RoleGuard, _ entry: TrackedEntry, _ roles: inout RoleSet, _ row: borrowing EventRow,
    _ program: RuleProgram
  ) {
    let check = program.checks[role.check]
    if case .error? = check.condition?.evaluate(row) {
      ledger.notJudged(entry.rule, row, reason: check.overflows)
    } else {
      roles.doubtful |= 1 &<< UInt64(role.role)
    }
  }

  /// The same for a rule with a key.
  @inline(never)
  private mutating func observeDoubtful(
    _ entry: KeyedEntry, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    let rules = program.keyedRules[entry.number].rules
    let check = program.checks[entry.guardCheck]
    if case .error? = check.condition?.evaluate(row) {
      for rule in rules { ledger.notJudged(rule, row, reason: check.overflows) }
    } else if case .object(let number) = entry.place {
      keyedMemories[number].observeDoubtful(row, &ledger)
    } else {
      for rule in rules { ledger.inconclusive(rule, row, reason: KeyedMemory.notCaptured) }
    }
  }

  @inline(never)
  private mutating func refuseKey(
    _ entry: KeyedEntry, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    for rule in program.keyedRules[entry.number].rules {
      ledger.inconclusive(rule, row, reason: Self.unknownKey)
    }
  }

  /// Shows an event to a rule, with the number of the event's key; -1 = the table of keys is full.
  ///
  /// - Returns: whether the event passed, of a rule that stands until something changes.
  @inline(__always)
  private mutating func show(
    _ entry: KeyedEntry, _ number: Int, _ row: borrowing EventRow, _ program: RuleProgram
  ) -> Bool {
    guard number >= 0 else {
      refuseTooManyKeys(entry, row, program)
      return false
    }
    switch entry.place {
    case .sequence(let place):
      sequences[place].observe(row, state: number, &ledger)
      return false
    case .object(let place):
      // Through a span: taking the memory out of the array would count its references.
      let memories = keyedMemories
      return show(memories.span[place], number, row)
    }
  }

  @inline(__always)
  private mutating func show(
    _ memory: borrowing KeyedMemory, _ number: Int, _ row: borrowing EventRow
  ) -> Bool {
    memory.observe(row, state: number, &ledger)
  }

  @inline(never)
  private mutating func refuseTooManyKeys(
    _ entry: KeyedEntry, _ row: borrowing EventRow, _ program: RuleProgram
  ) {
    for rule in program.keyedRules[entry.number].rules {
      ledger.notJudged(rule, row, reason: Self.tooManyKeys)
    }
  }

  /// The memories of the rules that follow exchanges, then the keys of each rule that has states for keys.
  func memoryUse(_ program: RuleProgram) -> [MemoryUse] {
    let exchanges =
      trackingMemories.compactMap(\.memoryUse)
      + transactions.indices.map { transactions[$0].memory.use }
      + machines.indices.map { machines[$0].memoryUse } + joins.indices.map { joins[$0].memoryUse }
    return exchanges
      + program.keyedRules.indices.compactMap { index in
        let rule = program.keyedRules[index]
        guard tables[index].count > 0 else { return nil }
        let requirement = ledger.requirements[rule.rules[0]]
        return MemoryUse(
          form: type(of: requirement.rule.form).name, what: "keys of \(requirement.id)",
          most: tables[index].count,
          limit: KeyTable.capacity,
          bytes: tables[index].bytes + stateBytes(rule.place))
      }
  }

  private func stateBytes(_ place: KeyedPlace) -> Int {
    switch place {
    case .sequence(let number): sequences[number].bytes
    case .object(let number): keyedMemories[number].stateBytes
    }
  }

  private static let unknownKey = Reason(.keyNotCaptured)
  private static let tooManyKeys = Reason(.tooManyKeys, "\(KeyTable.capacity)")

  /// The number of the row's key, or -1 where the table is full.
  private mutating func keyNumber(_ entry: KeyedEntry, _ row: borrowing EventRow) -> Int {
    tables[entry.number].number(of: row) ?? -1
  }
}
