internal import Events
internal import Results

/// Fields that stay the same for a key as long as it is remembered.
struct BriefConstancyPlan: TrackingPlan {
  let form: ConstancyRule
  /// Nanoseconds.
  let hold: Int64
  let rule: Int
  let events: [EventTypeID]

  var needs: Set<CaptureNeed> { [] }

  func makeMemory(leader: TrackingMemory?) -> TrackingMemory {
    BriefConstancyMemory(BriefValues(form, hold, rule: rule, events: events), rule: rule)
  }
}

/// Hands events to what remembers their values.
private final class BriefConstancyMemory: TrackingMemory {
  /// Apart, so that access to all of it is asked for once for each event.
  private var values: BriefValues

  init(_ values: consuming BriefValues, rule: Int) {
    self.values = values
    super.init(rule: rule)
  }

  override var memoryUse: MemoryUse? { values.use }

  override func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    values.observe(row, event: event, roles, &ledger)
  }
}

/// The first values of keys that are recent.
private struct BriefValues: ~Copyable {
  private let rule: Int
  private let form: ConstancyRule
  private let hold: Int64
  private let keyFields: RoleFields
  private let valueFields: RoleFields
  /// Beside each key its values in its first event, and the frame of that.
  private var keys: RecentKeys
  private var key: [Int64]
  private var found: [Int64]

  init(_ form: ConstancyRule, _ hold: Int64, rule: Int, events: [EventTypeID]) {
    self.rule = rule
    self.form = form
    self.hold = hold
    keyFields = RoleFields(form.key, events: events)
    valueFields = RoleFields(form.fields, events: events)
    key = Array(repeating: .min, count: form.key.values.map(\.count).max() ?? 0)
    found = Array(repeating: .min, count: form.fields.values.map(\.count).max() ?? 0)
    keys = RecentKeys(width: key.count, more: found.count + 1, limit: 8192)
  }

  var use: MemoryUse {
    MemoryUse(
      form: ConstancyRule.name, what: "keys whose values are compared", most: keys.most, limit: keys.limit,
      bytes: keys.bytes)
  }

  mutating func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    let time = row[FrameSlot.captureTime]
    let start = time.subtractingWithSaturation(hold)
    while keys.forgetOldest(before: start) != nil {}
    guard roles.certain != 0, keyFields.read(row, event: event, into: &key),
      valueFields.read(row, event: event, into: &found)
    else {
      ledger.inconclusive(rule, row, reason: Reason(.roleNotCaptured))
      return
    }
    guard let place = keys.place(of: key, at: time) else {
      ledger.notJudged(rule, row, reason: Reason(.tooManyOpenKeys, "\(keys.limit)"))
      return
    }
    guard place.isNew else {
      compare(row, place.place, &ledger)
      return
    }
    for cell in found.indices { keys[place.place, cell] = found[cell] }
    keys[place.place, found.count] = row[FrameSlot.frameNumber]
    ledger.pass(rule, row)
  }

  private func compare(_ row: borrowing EventRow, _ place: Int, _ ledger: inout Ledger) {
    let fields = form.fields[row.type] ?? []
    var index = 0
    while index < fields.count, found[index] == keys[place, index] { index += 1 }
    guard index < fields.count else { return ledger.pass(rule, row) }
    let first = keys[place, index]
    ledger.fail(
      rule, row, cause: "changed", fields: fields, partner: Int(keys[place, found.count]),
      expected: [fields[index].stays(first)], observed: [fields[index].statement(found[index])],
      // It may be the first one that is wrong.
      ties: FailureTies(frames: [Ledger.frame(keys[place, found.count], of: row[FrameSlot.capture])]))
  }
}
