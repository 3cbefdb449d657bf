internal import Events
internal import Expressions
internal import Platform
internal import Results

/// Matches what is delivered with what was announced.
///
/// An event of the right whose cells are owed is judged when it comes. One that comes before its left, or with cells
/// that nobody announced so far, waits. A key is settled when `hold` has passed behind its last event of the left:
/// until then what is late can still be told from what is missing.
struct JoinMatcher: ~Copyable {
  let form: JoinRule
  let rules: JoinRules
  private let keys: RoleFields
  /// By the number of the event type.
  private let cellFields: [CellFields?]
  private let standsForOthers: [Program?]
  private let optional: [Program?]
  var memory: JoinMemory
  var lanes: JoinLanes
  /// The key at hand.
  private var key: [Int64]
  /// Right events that were announced and pass all there is, of one sender and receiver: counted when these change.
  private var passes = PassRun()
  /// For each flow the last place that was found.
  private var hints = OwnedArray<JoinHint>()
  /// The latest time so far, nanoseconds since 1970, and when the next key is due.
  private var now = Int64.min
  private var due = Int64.max
  /// The end of the last pause over which the capture clock may have stepped unseen: nothing is joined over it.
  var resumed = Int64.min
  /// Events that could not be read.
  private var doubts = JoinDoubts()

  init(_ form: JoinRule, _ rules: JoinRules, events: [EventTypeID]) {
    self.form = form
    self.rules = rules
    keys = RoleFields(form.key, events: events)
    cellFields = events.map { CellFields(rows: form.rows[$0] ?? [], columns: form.columns[$0] ?? []) }
    standsForOthers = events.map { form.standsForOthers[$0] }
    optional = events.map { form.optional[$0] }
    let width = form.key.values.map(\.count).max() ?? 0
    memory = JoinMemory(width: width)
    lanes = JoinLanes(cells: form.edges)
    key = Array(repeating: .min, count: width)
  }

  /// - Parameter changed: what has changed since the event of this type before it that was shown, in its flow.
  @inline(__always)
  mutating func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ changed: FieldSet, _ ledger: inout Ledger
  ) {
    // A hint that is left as it is leads to a key that is closed: it is not followed.
    if ignoresRight, roles.doubtful == 0, roles.certain == 1 << UInt64(JoinRule.right) { return }
    if keys.fields(event: event).intersects(changed), row.flow < hints.count { hints[row.flow] = JoinHint() }
    advance(to: row[FrameSlot.captureTime], &ledger)
    if roles.doubtful != 0 {
      doubt(row, event, isLeft: roles.doubtful & 1 << UInt64(JoinRule.left) != 0, &ledger)
    } else if roles.certain & 1 << UInt64(JoinRule.right) != 0 {
      takeRight(row, event, &ledger)
    } else {
      takeLeft(row, event, &ledger)
    }
  }

  // MARK: The left

  @inline(never)
  private mutating func takeLeft(_ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger) {
    guard keys.read(row, event: event, into: &key) else {
      doubt(row, event, isLeft: true, &ledger)
      return
    }
    let lane = lanes.number(of: key)
    let order = form.order.map { key[$0] } ?? 0
    lanes.lanes[lane].leftSender = row.sender
    let standsForOthers = Self.mayHold(standsForOthers[event], row)
    if standsForOthers {
      lanes.lanes[lane].standsForOthers = true
      if let cell = form.standsFor { lanes.lanes[lane].addRepresentative(key[cell]) }
    }
    var place = memory.keys.first(key)
    if place < 0 {
      guard let opened = open(row, lane, order, &ledger) else {
        for rule in rules.ofLeft { ledger.notJudged(rule, row, reason: Self.tooManyKeys) }
        return
      }
      place = opened
    }
    if !memory.entries[place].isOptional, Self.mayHold(optional[event], row) {
      memory.entries[place].isOptional = true
    }
    if standsForOthers { memory.standForOthers(reach(row), at: place) }
    let instance = ledger.instance(row)
    if memory.entries[place].left == nil { memory.entries[place].left = instance }
    memory.entries[place].lastLeft = instance
    if row[FrameSlot.captureTime] > memory.entries[place].since {
      memory.entries[place].since = row[FrameSlot.captureTime]
      memory.entries[place].isRenewed = true
    }
    if rules.obliging >= 0, memory.entries[place].spoiltLeft < 0, ledger.isSpoilt(rules.obliging) {
      memory.entries[place].spoiltLeft = Ledger.frame(row)
    }
    switch span(row, event) {
    case .cells(let span) where span.fits:
      memory.entries[place].owed = memory.cells.owe(span, place)
      if isSpoilt(&ledger) {
        lanes.lanes[lane].spoiltLefts.add(
          .init(span: span, time: instance.time, frame: instance.number))
      }
    case .cells:
      memory.entries[place].isOpen = true
      for rule in rules.ofLeft { ledger.reason(rule, Self.tooLarge) }
    case .absent: memory.entries[place].isOpen = true
    case .unknown: memory.entries[place].doubt(row)
    }
    if memory.entries[place].firstDeferred >= 0 { judgeAnnounced(row, place, &ledger) }
  }

  /// For which other keys a left stands. What was not captured limits nothing.
  private func reach(_ row: borrowing EventRow) -> StandInReach {
    StandInReach(
      bits: form.standsForBits[row.type].flatMap { row.value($0.slot) } ?? 0,
      most: form.standsForMost[row.type].flatMap { row.value($0.slot) })
  }

  /// Whether a condition holds, or may hold: what decides was not captured.
  private static func mayHold(_ condition: Program?, _ row: borrowing EventRow) -> Bool {
    condition.map { $0.evaluate(row) != .known(0) } ?? false
  }

  private mutating func open(
    _ row: borrowing EventRow, _ lane: Int, _ order: Int64, _ ledger: inout Ledger
  ) -> Int? {
    let since = row[FrameSlot.captureTime]
    let entry = JoinEntry(since: since, lane: lane, order: order)
    let place = memory.open(key, entry)
    if memory.count == 1 { due = since.addingWithSaturation(form.hold) }
    return place
  }

  // MARK: The right

  @inline(__always)
  private mutating func takeRight(_ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger) {
    // Nothing is to be avoided.
    if ignoresRight { return }
    guard keys.areKnown(row, event: event) else {
      doubt(row, event, isLeft: false, &ledger)
      return
    }
    let place = place(of: row, event)
    guard place >= 0 else {
      takeUnannounced(row, event, &ledger)
      return
    }
    guard case .cells(let span) = span(row, event), span.fits else {
      takeIrregular(row, event, place, &ledger)
      return
    }
    guard rules.avoided < 0 else {
      if memory.entries[place].firstRight == 0, memory.cells.touches(span, place) {
        memory.entries[place].firstRight = Int(row[FrameSlot.frameNumber])
      }
      return
    }
    guard memory.cells.isInside(span, place), memory.entries[place].left != nil else {
      takeEarly(row, span, place, &ledger)
      return
    }
    let frame = Int(row[FrameSlot.frameNumber])
    let (new, isRepeated) = memory.cells.deliver(span, place, frame: frame)
    if memory.entries[place].take(frame, new) {
      beginRight(memory.entries[place].lane, memory.entries[place].order)
    }
    if isRepeated {
      if isSpoilt(&ledger) { noteSpoilt(row, span, memory.entries[place].lane) }
      if rules.scheduled >= 0 { ledger.pass(rules.scheduled, row) }
      if rules.inside >= 0 { ledger.pass(rules.inside, row) }
      if rules.once >= 0 { failOnce(row, span, place, &ledger) }
    } else if !passes.add(row) {
      countPasses(&ledger)
      passes = PassRun(row)
    }
  }

  /// The place that has the key of a right event; -1: none.
  @inline(__always)
  private mutating func place(of row: borrowing EventRow, _ event: Int) -> Int {
    if row.flow < hints.count {
      let hint = hints[row.flow]
      let place = Int(hint.place)
      if hint.event == event, memory.entries[place].serial == hint.serial { return place }
    }
    return find(row, event)
  }

  /// Finds the place of a right event by its key, which is then the key at hand.
  @inline(never)
  private mutating func find(_ row: borrowing EventRow, _ event: Int) -> Int {
    _ = keys.read(row, event: event, into: &key)
    let place = memory.keys.first(key)
    guard place >= 0 else { return -1 }
    remember(place, row.flow, event)
    return place
  }

  private mutating func remember(_ place: Int, _ flow: Int, _ event: Int) {
    // Who is not followed from event to event says nothing about what has changed.
    guard flow != EventRow.sharedFlow else { return }
    if flow >= hints.count { hints.append(JoinHint(), times: flow + 1 - hints.count) }
    hints[flow] = JoinHint(
      place: Int32(truncatingIfNeeded: place), event: Int32(truncatingIfNeeded: event),
      serial: memory.entries[place].serial)
  }

  /// Counts the right events that passed.
  @inline(never)
  mutating func countPasses(_ ledger: inout Ledger) {
    guard passes.times > 0 else { return }
    for rule in rules.ofRight {
      ledger.add(rule, unit: ledger.unit(rule, passes.sender, passes.receiver)) { $0.passed += passes.times }
    }
    passes = PassRun()
  }

  @inline(__always)
  private mutating func beginRight(_ lane: Int, _ order: Int64) {
    if lanes.lanes[lane].firstRight == nil { lanes.lanes[lane].firstRight = order }
  }

  /// A right event of which nothing is announced: its left may be late.
  @inline(never)
  private mutating func takeUnannounced(
    _ row: borrowing EventRow, _ event: Int, _ ledger: inout Ledger
  ) {
    guard rules.avoided < 0 else { return }
    let lane = lanes.number(of: key)
    let order = form.order.map { key[$0] } ?? 0
    beginRight(lane, order)
    guard let place = open(row, lane, order, &ledger) else {
      for rule in rules.ofRight { ledger.notJudged(rule, row, reason: Self.tooManyKeys) }
      return
    }
    remember(place, row.flow, event)
    noteCandidate(place, of: lane)
    guard case .cells(let span) = span(row, event) else {
      takeIrregular(row, event, place, &ledger)
      return
    }
    takeEarly(row, span, place, &ledger)
  }

  private mutating func waiting(
    _ row: borrowing EventRow, _ cells: CellFields.Cells, _ lane: Int, _ ledger: inout Ledger
  ) -> DeferredRight {
    var span = CellSpan(rows: 0..<0, columns: 0..<0)
    if case .cells(let known) = cells { span = known }
    let isSpoilt = isSpoilt(&ledger)
    if isSpoilt { noteSpoilt(row, span, lane) }
    return DeferredRight(instance: ledger.instance(row), span: span, isSpoilt: isSpoilt)
  }

  /// Whether the event at hand has something wrong that may explain why its cells are elsewhere.
  ///
  /// Mutating, since the compiler copies the whole for a call that only looks at it.
  private mutating func isSpoilt(_ ledger: inout Ledger) -> Bool {
    for rule in rules.ofRight where ledger.isSpoilt(rule) { return true }
    return false
  }

  private mutating func noteSpoilt(_ row: borrowing EventRow, _ span: CellSpan, _ lane: Int) {
    lanes.lanes[lane].spoiltRights.add(
      .init(span: span, time: row[FrameSlot.captureTime], frame: Ledger.frame(row)))
  }

  /// A right event with cells that nobody announced so far.
  @inline(never)
  private mutating func takeEarly(
    _ row: borrowing EventRow, _ span: CellSpan, _ place: Int, _ ledger: inout Ledger
  ) {
    beginRight(memory.entries[place].lane, memory.entries[place].order)
    var right = waiting(row, .cells(span), memory.entries[place].lane, &ledger)
    right.standIn = standIn(for: span, of: place)
    guard memory.wait(right, at: place) else {
      for rule in rules.ofRight { ledger.notJudged(rule, row, reason: Self.tooManyWaiting) }
      memory.entries[place].isDoubtful = true
      return
    }
    if memory.entries[place].firstRight == 0 { memory.entries[place].firstRight = right.instance.frame }
    memory.entries[place].lastRight = right.instance.frame
  }

  /// A right event that does not say which cells it has, or that has some beyond the largest grid.
  @inline(never)
  private mutating func takeIrregular(
    _ row: borrowing EventRow, _ event: Int, _ place: Int, _ ledger: inout Ledger
  ) {
    if case .cells(let span) = span(row, event) {
      if rules.avoided < 0 { takeEarly(row, span, place, &ledger) }
      return
    }
    memory.entries[place].doubt(row)
    for rule in rules.ofRight { ledger.inconclusive(rule, row, reason: Self.notCaptured) }
  }

  // MARK: Reading

  @inline(__always)
  private func span(_ row: borrowing EventRow, _ event: Int) -> CellFields.Cells {
    cellFields[event]?.read(row) ?? .absent
  }

  /// An event of which nobody can tell whether it has a part in the join, or which.
  @inline(never)
  private mutating func doubt(
    _ row: borrowing EventRow, _ event: Int, isLeft: Bool, _ ledger: inout Ledger
  ) {
    for rule in isLeft ? rules.ofLeft : rules.ofRight {
      ledger.inconclusive(rule, row, reason: Self.notCaptured)
    }
    let known = keys.readKnown(row, event: event, into: &key)
    doubts.add(
      key, known: known, isUnreadable: row.isUnreadable, at: now,
      horizon: now.subtractingWithSaturation(form.hold).subtractingWithSaturation(form.hold))
  }

  // MARK: Time

  /// Settles the keys whose time is over.
  @inline(__always)
  private mutating func advance(to time: Int64, _ ledger: inout Ledger) {
    guard time > now else { return }
    now = time
    if time >= due { settleDue(&ledger) }
  }

  /// Behind a time over which no unit was seen, what is open waits for as long as it would have before: the capture
  /// clock may have stepped, and units that were silent owe nothing the sooner.
  mutating func wait(for length: Int64, from last: Int64, _ ledger: inout Ledger) {
    guard !mayHideStep(length) else {
      breakOff(at: last, &ledger)
      resumed = last.advancedSafely(by: length)
      return
    }
    memory.wait(for: length)
    doubts.wait(for: length)
    due = memory.oldest.map { memory.entries[$0].since.advancedSafely(by: form.hold) } ?? .max
  }

  /// Whether a pause is about a multiple of the time after which the key comes again. Then numbers that go on without a
  /// pause look as they do after it.
  private func mayHideStep(_ length: Int64) -> Bool {
    guard let repeats = form.repeats, length > repeats - Observation.hold else { return false }
    let rest = length % repeats
    return min(rest, repeats - rest) <= Observation.hold
  }

  /// The observation breaks off: what is open is judged by what was seen so far.
  mutating func breakOff(at end: Int64, _ ledger: inout Ledger) {
    settleAll(at: end, &ledger)
    now = .min
    doubts.removeAll()
    for lane in lanes.lanes.indices { lanes.lanes[lane].firstRight = nil }
  }

  private mutating func settleAll(at end: Int64, _ ledger: inout Ledger) {
    if now != .min, end > now { now = end }
    settleDue(&ledger)
    while let place = memory.oldest {
      memory.popOldest()
      settle(place, observedUpTo: now, &ledger)
    }
    due = .max
  }

  @inline(never)
  private mutating func settleDue(_ ledger: inout Ledger) {
    while let place = memory.oldest {
      let end = memory.entries[place].since.addingWithSaturation(form.hold)
      guard end <= now || memory.entries[place].isRenewed else {
        due = end
        return
      }
      memory.popOldest()
      if end > now {
        memory.entries[place].isRenewed = false
        memory.push(place)
      } else {
        settle(place, observedUpTo: nil, &ledger)
      }
    }
    due = .max
  }

  mutating func finish(at end: Int64, _ ledger: inout Ledger) {
    settleAll(at: end, &ledger)
    countPasses(&ledger)
  }

  var memoryUse: MemoryUse {
    MemoryUse(
      form: JoinRule.name, what: "obligations of \(form.leftText)", most: memory.most,
      limit: JoinMemory.capacity, bytes: memory.bytes)
  }

  /// Whether right events are of no use at the moment: nothing is to be avoided.
  var ignoresRight: Bool { rules.avoided >= 0 && memory.count == 0 }

  /// Why an event that could not be read may be one that a key waits for; `nil` = there is none.
  func doubt(of place: Int) -> Reason? {
    let entry = memory.entries[place]
    if entry.isDoubtful { return Reason(entry.isUnreadable ? .partnerUnreadable : .partnerMayBeCut) }
    return doubts.reason(since: entry.since.subtractingWithSaturation(form.hold)) {
      memory.keys.cell(place, $0)
    }
  }

  static let tooManyKeys = Reason(.tooManyObligations, "\(JoinMemory.capacity)")
  static let tooManyWaiting = Reason(.tooManyWaiting, "\(JoinMemory.deferredCapacity)")
  static let tooLarge = Reason(.tooLarge, "\(CellSpan.rowLimit)", "\(CellSpan.columnLimit)")
  static let notCaptured = Reason(.roleNotCaptured)
}
