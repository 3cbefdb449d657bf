internal import Events
internal import Expressions

/// A number goes up by a step from message to message of a key, modulo something.
///
/// Numbers are not compared pairwise: a network or a capturing host may swap two frames, and a sender may
/// number the messages of a slot in any order. The highest number seen is kept and never stepped back from.
/// A number that was skipped is lost only if it is still absent when the reorder window closes; one that turns
/// up late clears its loss. Radio time tells a late message from one that is far ahead, since a message that
/// is late by more than half a cycle looks like one that comes after a hole.
public struct SequenceRule: RuleForm {
  public static let name = "sequence"
  public static let summary = "A counter of a key misses no number, repeats none, or goes up in order"
  public static let usesSelect = true
  public static let keys = [
    FormKey(
      "sequence",
      .mapping([
        FormKey("field", .field, required: true, "The counter"),
        FormKey("step", .integer, "How much it goes up by; 1"),
        FormKey("modulo", .integer, required: true, "Where it starts again at 0"),
        FormKey("key", .fields, required: true, "What counts by itself"),
        FormKey("detect", .choice(["loss", "duplicate", "order"]), "What fails; loss"),
        FormKey("reorder", .duration, "How late a number may turn up; 1 slot"),
        FormKey("clock", .field, "Radio time in slots: late messages are told by it, windows in slots measured"),
        FormKey("identity", .fields, "What must be equal, beside the number, for a message to be a duplicate"),
      ]), required: true, "A counter without holes")
  ]

  enum Detection: String { case loss, duplicate, order }

  let field: [EventTypeID: FieldDefinition]
  let clock: [EventTypeID: FieldDefinition]
  let identity: [EventTypeID: [FieldDefinition]]
  let key: [EventTypeID: [FieldDefinition]]
  let step: Int64
  let modulo: Int64
  let detection: Detection
  let reorder: FormDuration

  public init(_ values: FormValues) throws(FormError) {
    let sequence = values.mapping("sequence")
    guard let field = sequence.field("field"), let key = sequence.fields("key"),
      let modulo = sequence.integer("modulo")
    else { throw FormError(key: "sequence", "needs `field`, `modulo` and `key`") }
    guard (2...65_536).contains(modulo) else {
      throw FormError(key: "sequence.modulo", "must be 2 to 65536")
    }
    step = sequence.integer("step") ?? 1
    guard step >= 1, step < modulo else { throw FormError(key: "sequence.step", "must be 1 to modulo - 1") }
    reorder = sequence.duration("reorder") ?? .slots(1)
    clock = sequence.field("clock") ?? [:]
    if case .slots = reorder, clock.isEmpty {
      throw FormError(key: "sequence.reorder", "is in slots, so `clock` must name a field that counts slots")
    }
    detection = sequence.text("detect").flatMap(Detection.init) ?? .loss
    identity = sequence.fields("identity") ?? [:]
    self.field = field
    self.key = key
    self.modulo = modulo
  }

  public func makeRuntime() -> RuleRuntime { .keyed(SequenceEvaluator(self)) }
}

private final class SequenceEvaluator: KeyedEvaluator {
  /// A number that was skipped, and since when.
  private struct Missing {
    var number: Int64
    var since: Int64
    var before: Int
    var snapshot: RowSnapshot
  }

  private struct Counter {
    /// The highest number seen, in steps, unwrapped, and the radio time of its message.
    var highest: Int64
    var radioTime: Int64
    var lastFrame: Int
    var missing: [Missing] = []
  }

  private let form: SequenceRule
  /// Numbers in a cycle, in steps.
  private let cycle: Int64
  private var counters: [Counter] = []
  /// `cycle` entries for each key: a digest of what was last seen with the number, and its frame.
  private var seen: [Int64] = []
  private var seenFrame: [Int32] = []

  init(_ form: SequenceRule) {
    self.form = form
    cycle = max(2, form.modulo / form.step)
    super.init(key: form.key, needsCompleteCapture: form.detection == .loss)
  }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) {
    guard let field = form.field[row.type] else { return }
    guard row.value(field.slot) != nil else {
      ledger.inconclusive(rule, row, reason: "\(field.name) was not captured")
      return
    }
    let number = (row[field.slot] / form.step) % cycle
    let frame = Int(row[FrameSlot.frameNumber])
    if state == counters.count {
      counters.append(Counter(highest: number, radioTime: radioTime(row), lastFrame: frame))
      if form.detection == .duplicate {
        seen.append(contentsOf: repeatElement(.min, count: Int(cycle)))
        seenFrame.append(contentsOf: repeatElement(0, count: Int(cycle)))
        remember(row, number, state)
      }
      return
    }
    var delta = (number &- counters[state].highest) % cycle
    if delta < 0 { delta &+= cycle }
    let advance = advance(by: delta, number, radioTime(row), counters[state])
    switch form.detection {
    case .duplicate: judgeDuplicate(row, number, state, field, &ledger)
    case .order: judgeOrder(row, advance > 0 || delta == 0, state, field, &ledger)
    case .loss: judgeLoss(row, number, advance, state, field, &ledger)
    }
    if advance > 0 {
      counters[state].highest &+= advance
      counters[state].radioTime = radioTime(row)
    }
    counters[state].lastFrame = frame
  }

  /// How far a message takes the counter on: 0 for one that is late, or comes again.
  private func advance(by delta: Int64, _ number: Int64, _ radioTime: Int64, _ counter: Counter) -> Int64 {
    guard delta > 1 else { return delta }
    if delta >= (cycle &+ 1) / 2 || radioTime < counter.radioTime { return 0 }
    return counter.missing.contains { $0.number % cycle == number } ? 0 : delta
  }

  private func radioTime(_ row: borrowing EventRow) -> Int64 {
    guard let field = form.clock[row.type] else { return 0 }
    return row.value(field.slot) ?? 0
  }

  private func judgeDuplicate(
    _ row: borrowing EventRow, _ number: Int64, _ state: Int, _ field: FieldDefinition,
    _ ledger: inout Ledger
  ) {
    let index = state * Int(cycle) + Int(number)
    if seen[index] == identity(row) {
      ledger.fail(
        rule, row, cause: "duplicate", fields: [field] + (form.identity[row.type] ?? []),
        partner: Int(seenFrame[index]), expected: "each \(field.name) once",
        observed: "\(field.name) = \(row[field.slot]) again with the same content as frame \(seenFrame[index])")
    } else {
      ledger.pass(rule, row)
    }
    remember(row, number, state)
  }

  private func remember(_ row: borrowing EventRow, _ number: Int64, _ state: Int) {
    let index = state * Int(cycle) + Int(number)
    seen[index] = identity(row)
    seenFrame[index] = Int32(truncatingIfNeeded: row[FrameSlot.frameNumber])
  }

  /// A digest of the identity fields; two messages with different ones collide once in 2^63.
  private func identity(_ row: borrowing EventRow) -> Int64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    if let fields = form.identity[row.type] {
      for field in fields {
        digest = (digest ^ UInt64(bitPattern: row.present.contains(field.slot) ? row[field.slot] : .min))
          &* 0x9E37_79B9_7F4A_7C15
        digest ^= digest >> 29
      }
    }
    return Int64(digest >> 1)
  }

  private func judgeOrder(
    _ row: borrowing EventRow, _ inOrder: Bool, _ state: Int, _ field: FieldDefinition,
    _ ledger: inout Ledger
  ) {
    if inOrder {
      ledger.pass(rule, row)
    } else {
      ledger.fail(
        rule, row, cause: "out-of-order", fields: [field], partner: counters[state].lastFrame,
        expected: "\(field.name) above \(counters[state].highest % cycle * form.step)",
        observed: "\(field.name) = \(row[field.slot])")
    }
  }

  private func judgeLoss(
    _ row: borrowing EventRow, _ number: Int64, _ delta: Int64, _ state: Int, _ field: FieldDefinition,
    _ ledger: inout Ledger
  ) {
    let now = clock(row)
    if !counters[state].missing.isEmpty {
      if delta == 0, let index = counters[state].missing.firstIndex(where: { $0.number % cycle == number }) {
        counters[state].missing.remove(at: index)
        ledger.pass(rule, row)
      }
      settle(state, now: now, field, &ledger)
    }
    if delta > 1 {
      let snapshot = RowSnapshot(row)
      for step in 1..<delta {
        guard counters[state].missing.count < 1024 else {
          ledger.notJudged(rule, row, reason: "more than 1024 numbers are missing at a time")
          break
        }
        counters[state].missing.append(
          Missing(
            number: counters[state].highest &+ step, since: now, before: counters[state].lastFrame,
            snapshot: snapshot))
      }
    }
    if delta > 0 { ledger.pass(rule, row) }
  }

  /// Where the reorder window is measured: slots of radio time, or nanoseconds of capture time.
  private func clock(_ row: borrowing EventRow) -> Int64 {
    if case .slots = form.reorder { return radioTime(row) }
    return row[FrameSlot.captureTime]
  }

  private var window: Int64 {
    switch form.reorder {
    case .slots(let count): count
    case .nanoseconds(let length): length
    }
  }

  private func settle(_ state: Int, now: Int64, _ field: FieldDefinition, _ ledger: inout Ledger) {
    let window = window
    var kept = 0
    for index in counters[state].missing.indices {
      let missing = counters[state].missing[index]
      // A whole cycle later the number is due again and can clear nothing any more.
      if now &- missing.since > window || counters[state].highest &- missing.number >= cycle {
        let number = missing.number % cycle * form.step
        ledger.fail(
          rule, missing.snapshot.row, cause: "loss", fields: [field], partner: missing.before,
          expected: "\(field.name) = \(number) between frame \(missing.before) and this one",
          observed: "\(field.name) goes on at \(missing.snapshot.row[field.slot]); \(number) never comes")
      } else {
        counters[state].missing[kept] = missing
        kept += 1
      }
    }
    counters[state].missing.removeLast(counters[state].missing.count - kept)
  }

  override func finish(_ ledger: inout Ledger) {
    for counter in counters {
      for missing in counter.missing {
        ledger.inconclusive(
          rule, missing.snapshot.row, reason: "the capture ends before the reorder window of a skipped number")
      }
    }
  }
}
