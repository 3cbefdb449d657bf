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

  public func makeRuntime() -> RuleRuntime { .keyed(ConstancyEvaluator(self)) }
}

/// Remembers the first values of each key.
private final class ConstancyEvaluator: KeyedEvaluator {
  private let fields: [EventTypeID: [FieldDefinition]]
  private let width: Int
  /// `width` cells for each key: the first values, absent ones as the smallest number.
  private var first: [Int64] = []
  private var firstFrame: [Int] = []

  init(_ form: ConstancyRule) {
    fields = form.fields
    width = form.fields.values.map(\.count).max() ?? 0
    super.init(key: form.key, needsCompleteCapture: false)
  }

  override func observe(_ row: borrowing EventRow, state: Int, _ ledger: inout Ledger) {
    guard let fields = fields[row.type] else { return }
    if state == firstFrame.count {
      firstFrame.append(Int(row[FrameSlot.frameNumber]))
      for index in 0..<width {
        first.append(index < fields.count ? Self.cell(row, fields[index].slot) : .min)
      }
      ledger.pass(rule, row)
      return
    }
    for (index, field) in fields.enumerated() {
      if row.unknown.contains(field.slot) {
        ledger.inconclusive(rule, row, reason: "\(field.name) was not captured")
        return
      }
      let before = first[state * width + index]
      if Self.cell(row, field.slot) != before {
        let was = before == .min ? "absent" : field.text(before)
        ledger.fail(
          rule, row, cause: "changed", fields: fields, partner: firstFrame[state],
          expected: "\(field.name) stays \(was)",
          observed: row.value(field.slot).map { "\(field.name) = \(field.text($0))" } ?? "\(field.name) is absent"
        )
        return
      }
    }
    ledger.pass(rule, row)
  }

  private static func cell(_ row: borrowing EventRow, _ slot: FieldSlot) -> Int64 {
    row.present.contains(slot) ? row[slot] : .min
  }
}
