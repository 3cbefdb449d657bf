import Events
import Expressions
import Fronthaul

/// The expression language over the real catalogue: conditions, numbers, quantities, selectors, counts,
/// capabilities.
///
/// Input: what the text is meant to be, the event (one byte each), the value of every field, then the text.
extension FuzzTarget {
  static let expression = FuzzTarget("expression", budget: .texts) { input throws(Violation) in
    var cursor = InputCursor(input)
    let meaning = cursor.byte()
    let event = ExpressionPromises.events[Int(cursor.byte()) % ExpressionPromises.events.count]
    let value = Int64(Int8(bitPattern: cursor.byte()))
    // Texts that are compiled together stand on lines of their own.
    let texts = String(decoding: cursor.bytes(), as: UTF8.self).split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    let compiled: [ExpressionPromises.Compiled]
    do throws(ExpressionError) {
      compiled = try ExpressionPromises.compile(texts, as: meaning, of: event)
    } catch {
      return try error.promisesToLie(in: texts)
    }
    for expression in compiled { try ExpressionPromises.evaluate(expression, value) }
  }
}

/// What is promised of an expression that compiles.
enum ExpressionPromises {
  /// What a text turned out to be.
  enum Compiled {
    case condition(CompiledExpression)
    case measure(CompiledExpression)
    case quantity(Expressions.Quantity)
  }

  private static let catalogue = Catalogue([FronthaulCatalogue.events])
  static let events = catalogue.events
  private static let compiler = ExpressionCompiler(
    catalogue: catalogue,
    parameters: [
      "time": .number(20_000_000, .nanoseconds), "count": .number(3, .none), "flag": .boolean(true),
      "method": .name("BFP"), "list": .list([.number(1, .none), .number(70, .none), .number(-3, .none)]),
    ])
  private static let capabilities: [String: ParameterValue] = [
    "beamforming": .boolean(true), "method": .name("BFP"), "layers": .number(4, .none),
    "reach": .number(1_000_000, .nanoseconds),
  ]

  static func compile(
    _ texts: [String], as meaning: UInt8, of event: EventDefinition
  ) throws(ExpressionError) -> [Compiled] {
    let text = texts[0]
    switch meaning % 6 {
    case 0: return [.condition(try compiler.condition(texts, of: event))]
    case 1: return [.measure(try compiler.measure(text, of: event))]
    case 2: return [.quantity(try compiler.quantity(text))]
    case 3:
      let selections = try compiler.select(text, when: texts.count > 1 ? texts[1] : nil)
      return selections.compactMap(\.condition).map(Compiled.condition)
    case 4: return try compiler.count(text).selections.compactMap(\.condition).map(Compiled.condition)
    default:
      _ = try CapabilityCondition.decide(text, capabilities)
      return []
    }
  }

  static func evaluate(_ compiled: Compiled, _ value: Int64) throws(Violation) {
    switch compiled {
    case .condition(let expression):
      for presence in Presence.allCases { try condition(expression, row(presence, value)) }
    case .measure(let expression):
      for presence in Presence.allCases {
        let row = row(presence, value)
        _ = expression.program.evaluate(row)
        _ = expression.program.explain(row)
      }
    case .quantity(let quantity):
      // As it is shown, it is read again.
      let again = try? Expressions.Quantity(quantity.text)
      try Violation.unless(again == quantity, "\(quantity) is shown as `\(quantity.text)`")
    }
  }

  /// A condition is true, false, unknown or not computable; where it is true, the fields that it guarantees are
  /// there.
  private static func condition(_ expression: CompiledExpression, _ row: borrowing EventRow) throws(Violation)
  {
    let result = expression.program.evaluate(row)
    _ = expression.program.explain(row)
    if case .known(let truth) = result {
      try Violation.unless(truth == 0 || truth == 1, "`\(expression.program.text)` is worth \(truth)")
    }
    if let constant = expression.constant {
      try Violation.unless(
        result == .known(constant), "`\(expression.program.text)` is \(result), not always \(constant)")
    }
    guard result == .known(1) else { return }
    let missing = expression.guarantees.subtracting(row.present)
    try Violation.unless(
      missing.isEmpty, "`\(expression.program.text)` holds without the slots \(missing.slots.map(\.rawValue))"
    )
  }

  /// Which fields a message has.
  private enum Presence: CaseIterable { case all, none, some, unknown }

  /// Slots that hold a truth value in some event.
  private static let booleans = FieldSet(
    catalogue.events.flatMap(\.fields).filter { $0.kind == .boolean }.map(\.slot))

  private static func row(_ presence: Presence, _ value: Int64) -> EventRow {
    var row = EventRow(flow: 0)
    for number in 0..<128 {
      let slot = FieldSlot(number)
      let value = booleans.contains(slot) ? value & 1 : value
      switch presence {
      case .all: row[slot] = value
      case .none: break
      case .some: if number & 1 == 0 { row[slot] = value }
      case .unknown: if number % 3 == 0 { row.markUnknown(slot) } else { row[slot] = value }
      }
    }
    return row
  }
}
