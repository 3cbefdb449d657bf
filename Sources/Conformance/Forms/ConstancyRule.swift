internal import Events
internal import Expressions

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
      ]), required: true, "Fields that stay the same for a key")
  ]

  let fields: [EventTypeID: [FieldDefinition]]
  let key: [EventTypeID: [FieldDefinition]]

  public init(_ values: FormValues) throws(FormError) {
    let constant = values.mapping("constant")
    guard let fields = constant.fields("of"), let key = constant.fields("key") else {
      throw FormError(key: "constant", "needs `of` and `key`")
    }
    self.fields = fields
    self.key = key
  }

  public func makeRuntime(rule: Int) -> RuleRuntime { .keyed(ConstancyEvaluator(self, rule: rule)) }
}

/// Remembers the first values of each key.
private final class ConstancyEvaluator: KeyedEvaluator {
  private let fields: [EventTypeID: [FieldDefinition]]
  private let slots: SlotTable
  private let width: Int
  private let decisive: FieldSet
  private var memory = Memory()

  /// The first values of each key, absent ones as the smallest number, and where they were seen.
  private struct Memory {
    var cells: [Int64] = []
    var frames: [Int] = []
  }

  init(_ form: ConstancyRule, rule: Int) {
    fields = form.fields
    slots = SlotTable(form.fields)
    width = form.fields.values.map(\.count).max() ?? 0
    decisive = FieldSet(
      (Array(form.fields.values) + Array(form.key.values)).flatMap { $0 }.map(\.slot))
    super.init(rule: rule, key: form.key, needsCompleteCapture: false, repeatsUnless: decisive)
  }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    let range = slots.range(row.type)
    guard state < memory.frames.count else {
      begin(row, range)
      ledger.pass(rule, row, reads: decisive)
      return true
    }
    var differs = false
    for index in range
    where memory.cells[state &* width &+ index &- range.lowerBound] != Self.cell(row, slots[index]) {
      differs = true
    }
    if differs { judge(row, state, &ledger) } else { ledger.pass(rule, row, reads: decisive) }
    return !differs
  }

  private func begin(_ row: borrowing EventRow, _ range: Range<Int>) {
    memory.frames.append(Int(row[FrameSlot.frameNumber]))
    for index in 0..<width {
      memory.cells.append(index < range.count ? Self.cell(row, slots[range.lowerBound + index]) : .min)
    }
  }

  @inline(never)
  private func judge(_ row: borrowing EventRow, _ state: Int, _ ledger: inout Ledger) {
    guard let fields = fields[row.type] else { return }
    for (index, field) in fields.enumerated() {
      if row.unknown.contains(field.slot) {
        ledger.inconclusive(rule, row, reason: "\(field.name) was not captured")
        return
      }
      let before = memory.cells[state * width + index]
      if Self.cell(row, field.slot) != before {
        let was = before == .min ? "absent" : field.text(before)
        ledger.fail(
          rule, row, cause: "changed", fields: fields, partner: memory.frames[state],
          expected: "\(field.name) stays \(was)",
          observed: row.value(field.slot).map { "\(field.name) = \(field.text($0))" }
            ?? "\(field.name) is absent"
        )
        return
      }
    }
  }

  @inline(__always)
  private static func cell(_ row: borrowing EventRow, _ slot: FieldSlot) -> Int64 {
    row.present.contains(slot) ? row[slot] : .min
  }
}
