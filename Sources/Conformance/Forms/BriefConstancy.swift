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

  init(_ values: BriefValues, rule: Int) {
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
private struct BriefValues {
  /// Keys that are remembered at a time.
  private static let capacity = 8192

  private let rule: Int
  private let form: ConstancyRule
  private let hold: Int64
  private let keyFields: RoleFields
  private let valueFields: RoleFields
  private var keys: KeyStore
  /// The cells of each key, one behind the other.
  private var values: [Int64] = []
  private var frames: [Int] = []
  /// Keys by age, and when they were seen first.
  private var recent: [(place: Int, time: Int64)] = []
  private var forgotten = 0
  private var key: [Int64]
  private var found: [Int64]

  init(_ form: ConstancyRule, _ hold: Int64, rule: Int, events: [EventTypeID]) {
    self.rule = rule
    self.form = form
    self.hold = hold
    keyFields = RoleFields(form.key, events: events)
    valueFields = RoleFields(form.fields, events: events)
    let width = form.key.values.map(\.count).max() ?? 0
    keys = KeyStore(width: width)
    key = Array(repeating: .min, count: width)
    found = Array(repeating: .min, count: form.fields.values.map(\.count).max() ?? 0)
  }

  var use: MemoryUse {
    MemoryUse(
      form: ConstancyRule.name, what: "keys whose values are compared", most: keys.capacity,
      limit: Self.capacity,
      bytes: keys.bytes + recent.storageBytes + frames.storageBytes + values.storageBytes)
  }

  mutating func observe(
    _ row: borrowing EventRow, event: Int, _ roles: RoleSet, _ ledger: inout Ledger
  ) {
    forget(before: row[FrameSlot.captureTime].subtractingWithSaturation(hold))
    guard roles.certain != 0, keyFields.read(row, event: event, into: &key),
      valueFields.read(row, event: event, into: &found)
    else {
      ledger.inconclusive(rule, row, reason: Reason(.roleNotCaptured))
      return
    }
    let known = keys.first(key)
    guard known < 0 else {
      compare(row, known, &ledger)
      return
    }
    guard keys.count < Self.capacity else {
      ledger.notJudged(rule, row, reason: Reason(.tooManyOpen, "\(Self.capacity)", "keys"))
      return
    }
    begin(row)
    ledger.pass(rule, row)
  }

  private mutating func begin(_ row: borrowing EventRow) {
    let place = keys.insert(key)
    if place == frames.count {
      values.append(contentsOf: repeatElement(0, count: found.count))
      frames.append(0)
    }
    for cell in found.indices { values[place &* found.count &+ cell] = found[cell] }
    frames[place] = Int(row[FrameSlot.frameNumber])
    recent.append((place, row[FrameSlot.captureTime]))
  }

  private func compare(_ row: borrowing EventRow, _ place: Int, _ ledger: inout Ledger) {
    let fields = form.fields[row.type] ?? []
    guard let index = fields.indices.first(where: { found[$0] != values[place &* found.count &+ $0] }) else {
      return ledger.pass(rule, row)
    }
    func text(_ value: Int64) -> String { value == .min ? "absent" : fields[index].text(value) }
    ledger.fail(
      rule, row, cause: "changed", fields: fields, partner: frames[place],
      expected: "\(fields[index].name) stays \(text(values[place &* found.count &+ index]))",
      observed: "\(fields[index].name) is \(text(found[index]))")
  }

  /// Forgets the keys that were seen first before a time.
  private mutating func forget(before time: Int64) {
    while forgotten < recent.count, recent[forgotten].time < time {
      keys.remove(recent[forgotten].place)
      forgotten += 1
    }
    guard forgotten > 64, forgotten * 2 > recent.count else { return }
    recent.removeFirst(forgotten)
    forgotten = 0
  }
}
