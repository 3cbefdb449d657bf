import Conformance
import Events
import Results

/// The form that the article on adding one makes.
struct SteadinessRule: RuleForm {
  static let name = "steadiness"
  static let summary = "A number moves by no more than a limit from event to event of a key"
  static let usesSelect = true
  static let keys = [
    FormKey(
      "steady",
      .mapping([
        FormKey("field", .field, required: true, "The number"),
        FormKey("key", .fields, required: true, "What moves by itself"),
        FormKey("limit", .integer, required: true, "The largest step"),
      ]), required: true, "A number without jumps")
  ]

  let field: [EventTypeID: FieldDefinition]
  let key: [EventTypeID: [FieldDefinition]]
  let limit: Int64

  init(_ values: FormValues) throws(FormError) {
    let steady = values.mapping("steady")
    guard let field = steady.field("field"), let key = steady.fields("key"),
      let limit = steady.integer("limit")
    else { throw FormError(key: "steady", "needs `field`, `key` and `limit`") }
    guard limit >= 0 else { throw FormError(key: "steady.limit", "must not be negative") }
    (self.field, self.key, self.limit) = (field, key, limit)
  }

  var horizon: Horizon { .event }

  func compile(rule: Int, selections: [Selection]) -> CompiledRule {
    .keyed(SteadinessPlan(rule: rule, form: self))
  }
}

struct SteadinessPlan: KeyedPlan {
  let rule: Int
  let form: SteadinessRule

  var key: [EventTypeID: [FieldDefinition]] { form.key }
  var needs: Set<CaptureNeed> { [.completeCapture] }

  func makeMemory() -> KeyedMemory { SteadinessMemory(form, rule: rule) }
}

final class SteadinessMemory: KeyedMemory {
  private let form: SteadinessRule
  /// The last number of each key; nil = none yet.
  private var last: [Int64?] = []

  init(_ form: SteadinessRule, rule: Int) {
    self.form = form
    super.init(rule: rule)
  }

  override var stateBytes: Int { last.capacity * MemoryLayout<Int64?>.stride }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) -> Bool {
    guard let field = form.field[row.type] else { return false }
    guard !row.unknown.contains(field.slot) else {
      ledger.inconclusive(rule, row, reason: Reason(.notCaptured, field.name))
      return false
    }
    guard let number = row.value(field.slot) else { return false }
    while last.count <= state { last.append(nil) }
    let before = last[state] ?? number
    last[state] = number
    let (step, overflow) = number.subtractingReportingOverflow(before)
    if overflow || step.magnitude > UInt64(form.limit) {
      fail(row, field, &ledger)
    } else {
      ledger.pass(rule, row)
    }
    return false
  }

  @inline(never)
  private func fail(_ row: borrowing EventRow, _ field: FieldDefinition, _ ledger: inout Ledger) {
    ledger.fail(
      rule, row, cause: "jump", fields: [field],
      expected: [Statement(.expression, "\(field.name) within \(form.limit) of the one before")])
  }
}
