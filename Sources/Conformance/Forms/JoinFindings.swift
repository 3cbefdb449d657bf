internal import Events
internal import Expressions
internal import Platform
internal import Results

/// What a join says of keys whose time is over: the cold ways.
extension JoinMatcher {
  /// Judges a key, and forgets it.
  ///
  /// - Parameter end: up to when it was observed; `nil` = for as long as it takes.
  mutating func settle(_ place: Int, observedUpTo end: Int64?, _ ledger: inout Ledger) {
    let since = memory.entries[place].since
    let ahead = end.map { ledger.observation.ahead(of: since, form.hold, upTo: $0) } ?? .observed
    if rules.avoided >= 0 {
      judgeAvoided(place, ahead, &ledger)
    } else if memory.entries[place].left == nil {
      judgeUnannounced(place, ahead, &ledger)
    } else {
      judgeDeferred(place, ahead, &ledger)
      judgeAnnounced(place, &ledger)
      judgeDelivered(place, ahead, &ledger)
    }
    memory.close(place)
  }

  // MARK: What was seen

  /// How well the capture shows who may have announced an event of the right before it came.
  private func sightBefore(
    _ time: Int64, _ sender: UnitID?, _ receiver: UnitID?, _ lane: Int, _ ledger: borrowing Ledger
  ) -> Sight {
    let observation = ledger.observation
    // Until one of the two has announced something, either may be the one that does.
    let since = max(
      resumed,
      lanes.lanes[lane].leftSender.map { observation.since($0) }
        ?? max(observation.since(sender), observation.since(receiver)))
    if observation.isHole(
      from: time.advancedSafely(by: -form.hold), to: time.advancedSafely(by: form.hold), between: sender,
      and: receiver)
    {
      return .hole
    }
    return observation.before(time, form.hold, since: since)
  }

  private func sightBefore(
    _ right: DeferredRight, at place: Int, _ ledger: borrowing Ledger
  ) -> Sight {
    sightBefore(
      right.instance.time, right.instance.sender, right.instance.receiver, memory.entries[place].lane, ledger)
  }

  /// How well the capture shows who owes what the left of a key announces.
  private func sight(of place: Int, _ left: Instance, _ ahead: Sight, _ ledger: borrowing Ledger) -> Sight {
    let entry = memory.entries[place]
    let observation = ledger.observation
    let debtor = ledger.unit(rules.delivered, left.sender, left.receiver)
    let end = (entry.lastLeft ?? left).time.advancedSafely(by: form.hold)
    if observation.isHole(from: left.time, to: end, between: left.sender, and: left.receiver) { return .hole }
    let since = observation.since(debtor)
    guard since <= left.time else { return .unseen }
    // What comes ahead of its left may have come before the observation began, unless its lane had begun by then.
    let hasBegun = lanes.lanes[entry.lane].firstRight.map { form.order != nil && entry.order > $0 } ?? true
    return hasBegun
      ? ahead : ahead.and(observation.before(left.time, form.hold, since: max(resumed, observation.start)))
  }

  // MARK: The right

  /// Judges the right events that waited, now that all of the left is known.
  private mutating func judgeDeferred(_ place: Int, _ ahead: Sight, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    guard entry.firstDeferred >= 0 else { return }
    for right in memory.waiting(at: place) {
      if rules.scheduled >= 0 { ledger.pass(rules.scheduled, right.instance) }
      guard !entry.isOpen else {
        for rule in [rules.inside, rules.once] where rule >= 0 {
          ledger.notJudged(rule, right.instance, reason: Self.unknownCells)
        }
        continue
      }
      let isInside = right.span.fits && memory.cells.isInside(right.span, place)
      if rules.inside >= 0 { judgeInside(right, isInside, place, ahead, &ledger) }
      if right.span.fits {
        let (new, isRepeated) = memory.cells.cover(right.span, place, frame: right.instance.frame)
        memory.entries[place].covered += new
        if rules.once >= 0, isRepeated {
          failOnce(right, place, &ledger)
        } else if rules.once >= 0 {
          ledger.pass(rules.once, right.instance)
        }
      }
    }
  }

  private func judgeInside(
    _ right: DeferredRight, _ isInside: Bool, _ place: Int, _ ahead: Sight, _ ledger: inout Ledger
  ) {
    let entry = memory.entries[place]
    guard !isInside else { return ledger.pass(rules.inside, right.instance) }
    guard !ledger.excuse(rules.inside, right.instance, ahead.and(sightBefore(right, at: place, ledger)))
    else {
      return
    }
    if let doubt = doubt(of: place) {
      return ledger.inconclusive(rules.inside, right.instance, reason: doubt)
    }
    let owed = right.span.rows.map { row in
      memory.cells.owed(place, row: min(row, CellSpan.rowLimit - 1)).isEmpty || row >= CellSpan.rowLimit
        ? Statement(.rowNotAnnounced, rowName, "\(row)")
        : Statement(
          .rowAnnounced, rowName, "\(row)", columnName, text(memory.cells.owed(place, row: row)))
    }
    ledger.fail(
      rules.inside, right.instance, cause: "outside", fields: fields(of: right, place),
      partner: entry.left?.frame,
      expected: [Statement(.announcedCells, form.leftText, "\(entry.left?.frame ?? 0)")],
      observed: owed, ties: ties(entry))
  }

  /// A right event that brings what came already.
  @inline(never)
  func failOnce(_ row: borrowing EventRow, _ span: CellSpan, _ place: Int, _ ledger: inout Ledger) {
    let fields = [form.key, form.rows, form.columns].flatMap { $0[row.type] ?? [] }
    ledger.fail(
      rules.once, row, cause: "repeated", fields: fields, partner: firstFrame(span, place),
      expected: Self.eachOnce, observed: repetition(span, place))
  }

  /// The same for one that waited.
  private func failOnce(_ right: DeferredRight, _ place: Int, _ ledger: inout Ledger) {
    ledger.fail(
      rules.once, right.instance, cause: "repeated", fields: fields(of: right, place),
      partner: firstFrame(right.span, place), expected: Self.eachOnce,
      observed: repetition(right.span, place))
  }

  private static let eachOnce = [Statement(.eachCellOnce)]

  private func firstFrame(_ span: CellSpan, _ place: Int) -> Int {
    memory.cells.firstFrame(place, row: span.rows.lowerBound)
  }

  private func repetition(_ span: CellSpan, _ place: Int) -> [Statement] {
    [Statement(.rowRepeated, rowName, "\(span.rows.lowerBound)", "\(firstFrame(span, place))")]
  }

  /// Judges the right events of a key that nobody announced.
  private mutating func judgeUnannounced(_ place: Int, _ ahead: Sight, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    let lane = lanes.lanes[entry.lane]
    let waiting = memory.waiting(at: place)
    let ties = ahead == .observed ? lostLeft(of: waiting, at: place, &ledger) : FailureTies()
    for right in waiting {
      if judgeStandIn(right, at: place, &ledger) { continue }
      let sight = ahead.and(sightBefore(right, at: place, ledger))
      guard rules.scheduled >= 0, !ledger.excuse(rules.scheduled, right.instance, sight) else { continue }
      if lane.standsForOthers {
        ledger.inconclusive(
          rules.scheduled, right.instance, reason: Reason(.otherKey, form.leftText))
      } else if let doubt = doubt(of: place) {
        ledger.inconclusive(rules.scheduled, right.instance, reason: doubt)
      } else {
        let announcement = announcement(of: place)
        ledger.fail(
          rules.scheduled, right.instance, cause: "unscheduled", fields: fields(of: right, place),
          partner: announcement?.frame, expected: [Statement(.announcement, form.leftText)],
          observed: [
            announcement?.statement ?? Statement(.noneAround, "\(right.instance.frame)", holdText)
          ],
          ties: ties)
      }
    }
  }

  /// Where a cause may be why right events of a key are without a left: one that has their cells and something wrong, or
  /// one that was lost.
  private mutating func lostLeft(
    of rights: [DeferredRight], at place: Int, _ ledger: inout Ledger
  ) -> FailureTies {
    guard let first = rights.first, let last = rights.last else { return FailureTies() }
    let start = first.instance.time.advancedSafely(by: -form.hold)
    let end = max(start, last.instance.time.advancedSafely(by: form.hold))
    let lane = memory.entries[place].lane
    var ties = FailureTies(
      candidates: lanes.lanes[lane].spoiltLefts.candidates(in: start...end) { span in
        rights.allSatisfy { span.holds($0.span) }
      }, alike: rules.ofRight)
    ties.absence = absence(
      at: place, first.instance, in: start...end, &ledger)
    return ties
  }

  /// Where a cause may be why a left lacks cells: a left event with something wrong, a right event that has them, or the
  /// key, and something wrong, or one that was lost.
  private mutating func lostRight(of place: Int, _ left: Instance, _ ledger: inout Ledger) -> FailureTies {
    var ties = ties(memory.entries[place])
    ties.frames += strayRights(of: place)
    let lane = memory.entries[place].lane
    let end = max(left.time, left.time.advancedSafely(by: form.hold))
    ties.candidates = lanes.lanes[lane].spoiltRights.candidates(in: left.time...end) { span in
      !span.fits
        || span.rows.allSatisfy { row in
          memory.cells.missing(place, row: row).contains { $0.overlaps(span.columns) }
        }
    }
    ties.alike = rules.ofRight
    ties.absence = absence(at: place, left, in: left.time...end, &ledger)
    ties.absence?.culprit = ledger.unit(rules.delivered, left.sender, left.receiver)
    return ties
  }

  /// The frames of the left of a key with something wrong.
  private func ties(_ entry: JoinEntry) -> FailureTies {
    FailureTies(frames: entry.spoiltLeft < 0 ? [] : [entry.spoiltLeft])
  }

  /// The right events of a key that waited, since they name other cells: what they say may be wrong.
  private mutating func strayRights(of place: Int) -> [Int64] {
    memory.waiting(at: place).filter { !($0.span.fits && memory.cells.isInside($0.span, place)) }
      .prefix(8).map(\.instance.number)
  }

  private func absence(
    at place: Int, _ instance: Instance, in period: ClosedRange<Int64>, _ ledger: inout Ledger
  ) -> FailureTies.Absence {
    let flow = ledger.flowPlace(form.key[instance.event] ?? [], of: instance.event)
    return FailureTies.Absence(
      place: site(of: place), sender: instance.sender, receiver: instance.receiver, period: period,
      flow: flow.map { memory.keys.cell(place, $0) })
  }

  /// Where a key is in its exchange: the key up to the field that goes up, which is that of a time.
  private func site(of place: Int) -> [Int64] {
    (0...(form.order ?? memory.keys.width - 1)).map { memory.keys.cell(place, $0) }
  }

  // MARK: The left

  /// Judges an event of the left by the right events that wait: one whose cells it announces came before it.
  @inline(never)
  mutating func judgeAnnounced(_ row: borrowing EventRow, _ place: Int, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    guard rules.announced >= 0, !entry.isOpen, !entry.isBehind,
      let early = memory.waiting(at: place).first(where: {
        // One that says something wrong of itself may belong to another left.
        !$0.isSpoilt && $0.span.fits && memory.cells.isInside($0.span, place)
      })
    else { return }
    memory.entries[place].isBehind = true
    // An earlier left may have announced it.
    let sight = sightBefore(
      early.instance.time, row.sender, row.receiver, entry.lane, ledger)
    if ledger.excuse(rules.announced, row, sight) { return }
    ledger.fail(
      rules.announced, row, cause: "behind", fields: form.key[row.type] ?? [], partner: early.instance.frame,
      expected: [Statement(.announcementFirst, form.rightText)],
      observed: [
        Statement(
          .cameBefore, "\(early.instance.frame)",
          durationText(row[FrameSlot.captureTime].subtractingWithSaturation(early.instance.time)))
      ],
      // It may be the right that is early, and not the left that is behind.
      ties: FailureTies(frames: [early.instance.number]))
  }

  /// Judges the left of a key whose time is over and that was not behind.
  private func judgeAnnounced(_ place: Int, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    guard rules.announced >= 0, entry.firstRight > 0, !entry.isBehind, let left = entry.left else { return }
    if entry.isOpen {
      ledger.notJudged(rules.announced, left, reason: Self.unknownCells)
    } else {
      ledger.pass(rules.announced, left)
    }
  }

  private mutating func judgeDelivered(_ place: Int, _ ahead: Sight, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    guard rules.delivered >= 0, let left = entry.left else { return }
    if entry.isOpen {
      ledger.notJudged(rules.delivered, left, reason: Self.unknownCells)
    } else if entry.owed > 0, entry.covered == entry.owed {
      ledger.pass(rules.delivered, left)
    } else if entry.isOptional {
      return
    } else if ledger.excuse(rules.delivered, left, sight(of: place, left, ahead, ledger)) {
      return
    } else if let doubt = doubt(of: place) {
      ledger.inconclusive(rules.delivered, left, reason: doubt)
    } else if entry.owed > 0 {
      failUndelivered(place, left, &ledger)
    }
  }

  private mutating func failUndelivered(_ place: Int, _ left: Instance, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    let ties = lostRight(of: place, left, &ledger)
    let counterpart = counterpart(of: place, left)
    ledger.fail(
      rules.delivered, left, cause: entry.covered == 0 ? "not-delivered" : "partly-delivered",
      fields: keyFields(place, left.event),
      partner: counterpart?.frame ?? (entry.lastRight > 0 ? entry.lastRight : nil),
      expected: [Statement(.allCells, form.rightText, "\(entry.owed)", holdText)],
      observed: undelivered(place, left) + statement(counterpart, of: place), ties: ties)
  }

  /// What of the cells of a key did not come.
  private func undelivered(_ place: Int, _ left: Instance) -> [Statement] {
    let entry = memory.entries[place]
    let frames = ["\(entry.firstRight)", "\(entry.lastRight)"]
    guard entry.covered > 0 else {
      return entry.lastRight > 0
        ? [Statement(.otherCells, frames)]
        : [Statement(.noneFrom, "\(left.frame)", holdText, "\(entry.lastLeft?.frame ?? 0)")]
    }
    let rows = (0..<CellSpan.rowLimit).filter { !memory.cells.missing(place, row: $0).isEmpty }
    let shown = rows.prefix(3).map { row in
      Statement(.rowLacks, rowName, "\(row)", columnName, text(memory.cells.missing(place, row: row)))
    }
    let more = rows.count > 3 ? [Statement(.moreRows, "\(rows.count - 3)")] : []
    return [Statement(.cellsDelivered, frames + ["\(entry.covered)"])] + shown + more
  }

  private func judgeAvoided(_ place: Int, _ ahead: Sight, _ ledger: inout Ledger) {
    let entry = memory.entries[place]
    guard let left = entry.left else { return }
    if entry.isOpen {
      ledger.notJudged(rules.avoided, left, reason: Self.unknownCells)
    } else if entry.firstRight > 0 {
      ledger.fail(
        rules.avoided, left, cause: "not-avoided", fields: keyFields(place, left.event),
        partner: entry.firstRight, expected: [Statement(.noneWithCells, form.rightText)],
        observed: [Statement(.someInFrame, "\(entry.firstRight)")], ties: ties(entry))
    } else if ahead == .observed {
      ledger.pass(rules.avoided, left)
    } else {
      // Nothing is missing: what has not come so far proves nothing yet.
      _ = ledger.excuse(rules.avoided, left, .behindEnd)
    }
  }

  // MARK: In words

  private func keyFields(_ place: Int, _ event: EventTypeID) -> [WitnessField] {
    keyFields((0..<memory.keys.width).map { memory.keys.cell(place, $0) }, event)
  }

  private func keyFields(_ key: [Int64], _ event: EventTypeID) -> [WitnessField] {
    zip(form.key[event] ?? [], key).map { field, value in field.witness(value) }
  }

  private func fields(of right: DeferredRight, _ place: Int) -> [WitnessField] {
    keyFields(place, right.instance.event) + cellFields(right)
  }

  private func cellFields(_ right: DeferredRight) -> [WitnessField] {
    let rows = form.rows[right.instance.event] ?? []
    let columns = form.columns[right.instance.event] ?? []
    let values = [right.span.rows.lowerBound, right.span.rows.upperBound].prefix(rows.count)
    let ends = [right.span.columns.lowerBound, right.span.columns.upperBound, right.span.isSparse ? 1 : 0]
    return zip(rows + columns, Array(values) + ends.prefix(columns.count)).map { field, value in
      field.witness(Int64(value))
    }
  }

  /// The name of the row field of the right.
  private var rowName: String {
    form.selections.first { $0.role == JoinRule.right }.flatMap { form.rows[$0.event.id]?.first?.name }
      ?? "row"
  }

  private var columnName: String {
    form.selections.first { $0.role == JoinRule.right }.flatMap { form.columns[$0.event.id]?.first?.name }
      ?? "column"
  }

  /// Columns as `0–9, 60, 70–99`, the first four runs of them.
  private func text(_ runs: [Range<Int>]) -> String {
    let shown = runs.prefix(4).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound - 1)"
    }
    return shown.joined(separator: ", ") + (runs.count > 4 ? ", …" : "")
  }

  private var holdText: String { durationText(form.hold) }

  private static let unknownCells = Reason(.cellsNotSaid)
}
