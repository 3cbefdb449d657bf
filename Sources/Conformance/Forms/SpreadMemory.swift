internal import Events
internal import Expressions
internal import Results

/// Judges how far apart the numbers are of events that belong together, such as all messages of a symbol.
///
/// Groups are open for a while after their first event and closed in that order, so that memory is bounded.
final class SpreadMemory: KeyedMemory {
  /// Groups of a key that are open at a time; a group more closes the oldest one.
  static let capacity = 256

  private struct Group {
    /// The values that the events have in common, as a hash.
    var identity: UInt64 = 0
    var opened: Int64 = 0
    var minimum: Int64 = 0
    var maximum: Int64 = 0
    var firstFrame = 0
    var last: Instance?

    var spread: Int64 { maximum.subtractingWithSaturation(minimum) }
  }

  private let form: WindowRule
  private let measure: NumberReaders
  private let over: SlotTable
  private let guardBand: Int64?
  private var memory = WindowMemory()
  /// The groups of each key, `capacity` places in a ring: those numbered from `oldest` up to and without `next`.
  private var groups: [Group] = []
  private var oldest: [Int] = []
  private var next: [Int] = []

  init(_ form: WindowRule, rule: Int) {
    self.form = form
    measure = NumberReaders(form.measure)
    over = SlotTable(form.over)
    switch form.decision {
    case .simple: guardBand = 0
    case .guardBand(let width): guardBand = width
    }
    super.init(rule: rule)
  }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    guard case .known(let number) = measure.read(row), let identity = identity(row) else {
      ledger.inconclusive(rule, row, reason: Reason(.notCaptured, measure.program(row.type)?.text ?? ""))
      return false
    }
    guard WindowMemory.has(state) else {
      ledger.notJudged(rule, row, reason: WindowMemory.tooManyKeys)
      return false
    }
    if state >= oldest.count { begin(state, row, &ledger) }
    let time = row[FrameSlot.captureTime]
    if let place = find(identity, state) {
      if number < groups[place].minimum { groups[place].minimum = number }
      if number > groups[place].maximum {
        groups[place].maximum = number
        groups[place].last = ledger.instance(rule, row)
      }
      return false
    }
    while oldest[state] < next[state], isOver(state, at: time) { close(state, &ledger) }
    let place = place(next[state], state)
    groups[place] = Group(
      identity: identity, opened: time, minimum: number, maximum: number,
      firstFrame: Int(row[FrameSlot.frameNumber]), last: ledger.instance(rule, row))
    next[state] += 1
    return false
  }

  /// nil where a field was not captured.
  @inline(__always)
  private func identity(_ row: borrowing EventRow) -> UInt64? {
    var hash = KeyTable.seed
    for index in over.range(row.type) {
      guard !row.unknown.contains(over[index]) else { return nil }
      KeyTable.mix(row.present.contains(over[index]) ? row[over[index]] : .min, into: &hash)
    }
    return hash
  }

  @inline(__always)
  private func place(_ number: Int, _ state: Int) -> Int { state &* Self.capacity &+ number % Self.capacity }

  /// The newest groups are the likeliest.
  @inline(__always)
  private func find(_ identity: UInt64, _ state: Int) -> Int? {
    var number = next[state] &- 1
    while number >= oldest[state] {
      let place = place(number, state)
      if groups[place].identity == identity { return place }
      number &-= 1
    }
    return nil
  }

  private func isOver(_ state: Int, at time: Int64) -> Bool {
    next[state] - oldest[state] == Self.capacity
      || time.subtractingWithSaturation(groups[place(oldest[state], state)].opened) >= form.hold
  }

  @inline(never)
  private func begin(_ state: Int, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    memory.begin(state, rule, row, form.key[row.type] ?? [], &ledger)
    while oldest.count <= state {
      groups.append(contentsOf: repeatElement(Group(), count: Self.capacity))
      oldest.append(0)
      next.append(0)
    }
  }

  /// Judges the oldest group of a key.
  private func close(_ state: Int, _ ledger: inout Ledger) {
    let group = groups[place(oldest[state], state)]
    oldest[state] += 1
    judge(group, state, &ledger)
  }

  private func judge(_ group: Group, _ state: Int, _ ledger: inout Ledger) {
    guard let last = group.last else { return }
    if ledger.counts(last) {
      memory.add(group.spread, to: state, last)
      memory.count(MeasuredNumber(group.spread), form, in: state)
    }
    guard let guardBand else {
      ledger.inconclusive(rule, last, reason: Reason(.noUncertainty))
      return
    }
    let over = group.spread.subtractingReportingOverflow(form.upper)
    if !over.overflow, over.partialValue.magnitude <= UInt64(guardBand), guardBand > 0 {
      ledger.inconclusive(
        rule, last, reason: Reason(.guardBand, form.quantity(guardBand)))
    } else if group.spread <= form.upper {
      ledger.pass(rule, last)
    } else {
      ledger.fail(
        rule, last, cause: "spread", fields: [], partner: group.firstFrame, expected: form.expected,
        observed: [Statement(.expression, form.quantity(group.spread))], ties: .none)
    }
  }

  /// Groups that are open may go on behind the capture: what they lack says nothing.
  override func finish(at end: Int64, _ ledger: inout Ledger) {
    for state in oldest.indices {
      for number in oldest[state]..<next[state] {
        let group = groups[place(number, state)]
        if ledger.observation.ahead(of: group.opened, form.hold, upTo: end) == .observed
          || group.spread > form.upper
        {
          judge(group, state, &ledger)
        } else if let last = group.last {
          _ = ledger.excuse(rule, last, .behindEnd)
        }
      }
    }
  }

  override func breakOff(at end: Int64, _ ledger: inout Ledger) {
    finish(at: end, &ledger)
    for state in oldest.indices { oldest[state] = next[state] }
  }

  override var stateBytes: Int { memory.bytes + groups.storageBytes }

  override func measurements(_ catalogue: Catalogue) -> [Measurement] {
    memory.measurements(measure.unit, catalogue)
  }
}
