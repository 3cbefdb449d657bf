internal import Events
internal import Expressions
internal import Results

/// Later values of a key agree with the first ones.
public struct ConstancyRule: RuleForm {
  public static let name = "constancy"
  public static let summary = "Fields keep the value that they had when their key was first seen"
  public static let usesSelect = true
  public static let keys = [
    FormKey(
      "constant",
      .mapping([
        FormKey("of", .fields, required: true, "The fields that must not change"),
        FormKey("key", .fields, required: true, "What they must not change for"),
        FormKey("hold", .duration, "How long a key is remembered; without it, for good"),
      ]), required: true, "Fields that stay the same for a key")
  ]

  let fields: [EventTypeID: [FieldDefinition]]
  let key: [EventTypeID: [FieldDefinition]]
  /// Nanoseconds; `nil` = for good.
  let hold: Int64?

  public init(_ values: FormValues) throws(FormError) {
    let constant = values.mapping("constant")
    guard let fields = constant.fields("of"), let key = constant.fields("key") else {
      throw FormError(key: "constant", "needs `of` and `key`")
    }
    self.fields = fields
    self.key = key
    switch constant.duration("hold") {
    case .nanoseconds(let length)?: hold = length
    case .slots?: throw FormError(key: "constant.hold", "is a length of capture time, not of slots")
    case nil: hold = nil
    }
  }

  /// The fields of which each decides.
  fileprivate var decisive: FieldSet {
    FieldSet((Array(fields.values) + Array(key.values)).flatMap { $0 }.map(\.slot))
  }

  public var horizon: Horizon { .event }

  public func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    guard let hold else { return .keyed(ConstancyPlan(form: self, rule: rule)) }
    return .tracking(
      BriefConstancyPlan(form: self, hold: hold, rule: rule, events: selections.eventTypes))
  }
}

private struct ConstancyPlan: KeyedPlan {
  let form: ConstancyRule
  let rule: Int

  var key: [EventTypeID: [FieldDefinition]] { form.key }
  var repeatsUnless: FieldSet? { form.decisive }

  func makeMemory() -> KeyedMemory { ConstancyMemory(form, rule: rule) }
}

/// Remembers the first values of each key.
private final class ConstancyMemory: KeyedMemory {
  private let fields: [EventTypeID: [FieldDefinition]]
  private let slots: SlotTable
  private let width: Int
  private let decisive: FieldSet
  private var memory = Memory()

  /// The first values of each key, absent ones as the smallest number, and where they were seen; -1 = not yet.
  private struct Memory {
    var cells: [Int64] = []
    var frames: [Int] = []
  }

  init(_ form: ConstancyRule, rule: Int) {
    fields = form.fields
    slots = SlotTable(form.fields)
    width = form.fields.values.map(\.count).max() ?? 0
    decisive = form.decisive
    super.init(rule: rule)
  }

  override var stateBytes: Int { memory.cells.storageBytes + memory.frames.storageBytes }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    let range = slots.range(row.type)
    guard state < memory.frames.count, memory.frames[state] >= 0 else {
      return begin(row, range, state, &ledger)
    }
    var differs = decisive.intersects(row.unknown)
    for index in range
    where memory.cells[state &* width &+ index &- range.lowerBound] != Self.cell(row, slots[index]) {
      differs = true
    }
    if differs { return judge(row, state, &ledger) }
    ledger.pass(rule, row, reads: decisive)
    return true
  }

  /// Takes the first values of a key. What was not captured is nothing to compare with.
  @inline(never)
  private func begin(
    _ row: borrowing EventRow, _ range: Range<Int>, _ state: Int, _ ledger: inout Ledger
  ) -> Bool {
    while memory.frames.count <= state {
      memory.frames.append(-1)
      memory.cells.append(contentsOf: repeatElement(.min, count: width))
    }
    if let field = unknownField(row) {
      ledger.inconclusive(rule, row, reason: Reason(.notCaptured, field.name))
      return false
    }
    memory.frames[state] = Int(row[FrameSlot.frameNumber])
    for index in range {
      memory.cells[state * width + index - range.lowerBound] = Self.cell(row, slots[index])
    }
    ledger.pass(rule, row, reads: decisive)
    return true
  }

  private func unknownField(_ row: borrowing EventRow) -> FieldDefinition? {
    for field in fields[row.type] ?? [] where row.unknown.contains(field.slot) { return field }
    return nil
  }

  /// Looks closer at an event that differs, or was not captured whole. One field that differs decides.
  @inline(never)
  private func judge(_ row: borrowing EventRow, _ state: Int, _ ledger: inout Ledger) -> Bool {
    let fields = fields[row.type] ?? []
    for (index, field) in fields.enumerated() where !row.unknown.contains(field.slot) {
      let before = memory.cells[state * width + index]
      guard Self.cell(row, field.slot) != before else { continue }
      ledger.fail(
        rule, row, cause: "changed", fields: fields, partner: memory.frames[state],
        expected: [field.stays(before)], observed: [field.statement(row.value(field.slot) ?? .min)])
      return false
    }
    if let field = unknownField(row) {
      ledger.inconclusive(rule, row, reason: Reason(.notCaptured, field.name))
      return false
    }
    ledger.pass(rule, row, reads: decisive)
    return true
  }

  @inline(__always)
  private static func cell(_ row: borrowing EventRow, _ slot: FieldSlot) -> Int64 {
    row.present.contains(slot) ? row[slot] : .min
  }
}
