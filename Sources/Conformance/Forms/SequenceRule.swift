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
        FormKey("step", .integer, default: "1", "How much it goes up by; 1"),
        FormKey("modulo", .integer, required: true, "Where it starts again at 0"),
        FormKey("key", .fields, required: true, "What counts by itself"),
        FormKey("detect", .choice(["loss", "duplicate", "order"]), "What fails; loss"),
        FormKey("reorder", .duration, "How late a number may turn up before it is lost; 1 slot"),
        FormKey(
          "clock", .field, "Radio time in slots: late messages are told by it, windows in slots measured"),
        FormKey(
          "identity", .fields, "What must be equal, beside the number, for a message to be a duplicate"),
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
    detection = sequence.text("detect").flatMap(Detection.init) ?? .loss
    // For duplicates something is remembered of each number, for the rest only of those that are missing.
    let largest: Int64 = detection == .duplicate ? 1 << 16 : 1 << 32
    guard (2...largest).contains(modulo) else {
      throw FormError(key: "sequence.modulo", "must be 2 to \(largest)")
    }
    step = sequence.integer("step") ?? 1
    guard step >= 1, step < modulo else { throw FormError(key: "sequence.step", "must be 1 to modulo - 1") }
    reorder = sequence.duration("reorder") ?? .slots(1)
    clock = sequence.field("clock") ?? [:]
    // Only a loss waits for a number to turn up.
    if case .slots = reorder, clock.isEmpty, detection == .loss {
      throw FormError(key: "sequence.reorder", "is in slots, so `clock` must name a field that counts slots")
    }
    identity = sequence.fields("identity") ?? [:]
    self.field = field
    self.key = key
    self.modulo = modulo
  }

  public func makeRuntime(rule: Int, selections: [Selection]) -> RuleRuntime {
    .keyed(SequenceEvaluator(self, rule: rule))
  }
}

/// Follows the counter of each key.
private final class SequenceEvaluator: KeyedEvaluator {
  private let form: SequenceRule
  private let fieldSlots: SlotTable
  private let clockSlots: SlotTable
  private let identitySlots: SlotTable
  /// Numbers in a cycle, in steps.
  private let cycle: Int64
  private let remembersContent: Bool
  private var memory = SequenceMemory()
  private var strays: [Stray] = []

  /// A message that may be missing under another key.
  private struct Stray {
    let number: Int64
    let time: Int64
    let sender: UnitID?
    let receiver: UnitID?
    /// The requirement that it violated.
    let origin: Int
  }

  /// Strays that are remembered; the oldest are forgotten.
  private static let strayLimit = 256

  init(_ form: SequenceRule, rule: Int) {
    self.form = form
    remembersContent = form.detection == .duplicate
    fieldSlots = SlotTable(form.field)
    clockSlots = SlotTable(form.clock)
    identitySlots = SlotTable(form.identity)
    cycle = max(2, form.modulo / form.step)
    super.init(
      rule: rule, key: form.key, needsCompleteCapture: form.detection == .loss,
      needsUniqueFrames: form.detection == .duplicate, needsSteadyClock: form.detection == .order)
  }

  override var stateBytes: Int { memory.bytes }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    guard let slot = fieldSlots.first(row.type) else { return false }
    guard row.value(slot) != nil else {
      ledger.inconclusive(rule, row, reason: "the counter was not captured")
      return false
    }
    let message = SequenceMessage(
      number: number(row[slot]),
      radioTime: clockSlots.first(row.type).flatMap { row.value($0) } ?? 0,
      time: row[FrameSlot.captureTime], frame: Int(row[FrameSlot.frameNumber]),
      digest: remembersContent ? identity(row) : 0)
    if let silence = ledger.silence, memory.isQuiet(state, since: silence.from) {
      restart(message, row, state, &ledger)
    }
    let step = memory.follow(message, state, cycle, remembersContent: remembersContent)
    if step.isBeyondLimit {
      ledger.notJudged(rule, row, reason: "more keys than content is remembered of")
      return false
    }
    if form.detection == .loss, step.isFirst || step.delta != 1 { noteStray(message, row, &ledger) }
    if step.isFirst { return false }
    switch form.detection {
    case .duplicate where step.sameBefore > 0: failDuplicate(row, step.sameBefore, &ledger)
    case .order where step.advance == 0 && step.delta != 0: failOrder(row, step, &ledger)
    case .loss:
      if step.hasMissing { settle(message, step.advance, row, state, &ledger) }
      if step.advance > 1 { open(message, step, row, state, &ledger) }
      if step.advance > 0 { ledger.pass(rule, row) }
    default: ledger.pass(rule, row)
    }
    return false
  }

  /// A value in steps, from 0 to below the cycle. Most are so as they come, and need no division.
  @inline(__always)
  private func number(_ value: Int64) -> Int64 {
    if form.step == 1, value >= 0, value < cycle { return value }
    let number = (value / form.step) % cycle
    return number < 0 ? number &+ cycle : number
  }

  override func finish(at end: Int64, _ ledger: inout Ledger) {
    for counter in memory.counters {
      for missing in counter.missing {
        ledger.inconclusive(
          rule, missing.snapshot.row, reason: "the capture ends before the reorder window of a skipped number"
        )
      }
    }
  }

  /// A digest of the identity fields; two messages with different ones collide once in 2^63.
  private func identity(_ row: borrowing EventRow) -> Int64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in identitySlots.range(row.type) {
      let slot = identitySlots[index]
      let cell = row.present.contains(slot) ? row[slot] : .min
      digest = (digest ^ UInt64(bitPattern: cell)) &* 0x9E37_79B9_7F4A_7C15
      digest ^= digest >> 29
    }
    return Int64(digest >> 1)
  }

  // MARK: The cold ways

  private func failDuplicate(_ row: borrowing EventRow, _ before: Int, _ ledger: inout Ledger) {
    guard let field = form.field[row.type] else { return }
    ledger.fail(
      rule, row, cause: "duplicate", fields: [field] + (form.identity[row.type] ?? []), partner: before,
      expected: "each \(field.name) once",
      observed: "\(field.name) = \(row[field.slot]) again with the same content as frame \(before)")
  }

  private func failOrder(_ row: borrowing EventRow, _ step: SequenceMemory.Step, _ ledger: inout Ledger) {
    guard let field = form.field[row.type] else { return }
    ledger.fail(
      rule, row, cause: "out-of-order", fields: [field], partner: step.frameBefore,
      expected: "\(field.name) above \(step.highestBefore % cycle * form.step)",
      observed: "\(field.name) = \(row[field.slot])")
  }

  /// Begins anew behind a silence of the whole capture: nobody knows what was sent in it.
  @inline(never)
  private func restart(
    _ message: SequenceMessage, _ row: borrowing EventRow, _ state: Int, _ ledger: inout Ledger
  ) {
    guard !memory.counters[state].isNext(message, cycle) else { return }
    if form.detection == .loss {
      settle(message, 1, row, state, &ledger)
      ledger.inconclusive(rule, row, reason: Self.silent)
    }
    memory.totalMissing -= memory.counters[state].missing.count
    memory.counters[state] = SequenceMemory.Counter()
  }

  private static let silent = "the capture is silent for more than a second, in which numbers went by"

  /// Notes the numbers that a message skips.
  private func open(
    _ message: SequenceMessage, _ step: SequenceMemory.Step, _ row: borrowing EventRow, _ state: Int,
    _ ledger: inout Ledger
  ) {
    let snapshot = RowSnapshot(row)
    let since = clock(message, row)
    for skipped in 1..<step.advance {
      guard memory.counters[state].missing.count < SequenceMemory.missingLimit,
        memory.totalMissing < SequenceMemory.totalMissingLimit
      else {
        ledger.notJudged(
          rule, row,
          reason: "more than \(SequenceMemory.missingLimit) numbers of a key, or "
            + "\(SequenceMemory.totalMissingLimit) in all, are missing at a time")
        break
      }
      memory.totalMissing += 1
      ledger.suspect(rule, row)
      memory.counters[state].missing.append(
        .init(
          number: step.highestBefore &+ skipped, since: since, frameBefore: step.frameBefore,
          snapshot: snapshot))
    }
  }

  /// Clears the loss of a number that turned up, and closes windows.
  private func settle(
    _ message: SequenceMessage, _ advance: Int64, _ row: borrowing EventRow, _ state: Int,
    _ ledger: inout Ledger
  ) {
    let before = memory.counters[state].missing.count
    if advance == 0,
      let index = memory.counters[state].missing.firstIndex(where: { $0.number % cycle == message.number })
    {
      memory.counters[state].missing.remove(at: index)
      ledger.acquit(rule, row)
      ledger.pass(rule, row)
    }
    guard let field = form.field[row.type] else { return }
    let now = clock(message, row)
    var kept: [SequenceMemory.Missing] = []
    for missing in memory.counters[state].missing {
      // A whole cycle later the number is due again and can clear nothing any more.
      guard now &- missing.since > window || memory.counters[state].highest &- missing.number >= cycle else {
        kept.append(missing)
        continue
      }
      if let silence = ledger.silence,
        silence.cuts(missing.snapshot.row[FrameSlot.captureTime], open: openTime)
      {
        ledger.inconclusive(rule, missing.snapshot.row, reason: Self.silent)
        continue
      }
      let number = missing.number % cycle * form.step
      let origin = unrecognised(missing, state, &ledger)
      ledger.fail(
        rule, over: missing.snapshot, cause: "loss", fields: [field], partner: missing.frameBefore,
        expected: "\(field.name) = \(number) between frame \(missing.frameBefore) and this one",
        observed: "\(field.name) goes on at \(missing.snapshot.row[field.slot]); \(number) never comes",
        consequenceOf: origin)
    }
    memory.counters[state].missing = kept
    memory.totalMissing -= before - kept.count
  }

  /// Notes a message that is not in the order of its key and has something wrong that may have brought it there.
  private func noteStray(_ message: SequenceMessage, _ row: borrowing EventRow, _ ledger: inout Ledger) {
    guard let origin = ledger.cause(of: rule) else { return }
    if strays.count == Self.strayLimit { strays.removeFirst() }
    strays.append(
      Stray(
        number: message.number, time: message.time, sender: row.sender, receiver: row.receiver, origin: origin
      ))
  }

  /// What explains that a number never comes: a message that had it counts under another key, or was not recognised.
  private func unrecognised(
    _ missing: SequenceMemory.Missing, _ state: Int, _ ledger: inout Ledger
  ) -> Int? {
    let (one, other) = (missing.snapshot.row.sender, missing.snapshot.row.receiver)
    let reach = max(openTime, Self.reach)
    let time = missing.snapshot.row[FrameSlot.captureTime]
    let period = time.advancedSafely(by: -reach)...max(time, time.advancedSafely(by: reach))
    let place = strays.firstIndex {
      $0.number == missing.number % cycle && period.contains($0.time)
        && ($0.sender == one && $0.receiver == other || $0.sender == other && $0.receiver == one)
    }
    if let place { return strays.remove(at: place).origin }
    return ledger.takeSuspicion(
      explaining: rule, at: [Int64(state), missing.number], one, other, in: period)
  }

  /// How far from the message that skips a number the one that has it is looked for: nanoseconds.
  private static let reach: Int64 = 20_000_000

  /// Where the reorder window is measured: slots of radio time, or nanoseconds of capture time.
  private func clock(_ message: SequenceMessage, _ row: borrowing EventRow) -> Int64 {
    if case .slots = form.reorder { return message.radioTime }
    return row[FrameSlot.captureTime]
  }

  /// For how long a number is waited for by the capture clock; of a window in radio time only the least is known.
  private var openTime: Int64 {
    if case .nanoseconds(let length) = form.reorder { return length }
    return 0
  }

  private var window: Int64 {
    switch form.reorder {
    case .slots(let count): count
    case .nanoseconds(let length): length
    }
  }
}
