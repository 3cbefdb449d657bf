import Events
import Expressions
import Testing

@Suite struct EvaluationTests {
  /// Conditions on a message with `startPrbc` = 10, `wellFormed` and two bits of `reMask`, and what they are worth for its
  /// `numPrbc` and `udIqWidth`.
  private static let conditions: [(text: String, worth: @Sendable (Int64, Int64?) -> Bool)] = [
    ("wellFormed", { _, _ in true }), ("!wellFormed", { _, _ in false }),
    ("wellFormed && numPrbc > 2", { number, _ in number > 2 }),
    ("!wellFormed || numPrbc == 5", { number, _ in number == 5 }),
    ("numPrbc in [3..7]", { number, _ in (3...7).contains(number) }),
    ("numPrbc in [3, 5, 9]", { number, _ in [3, 5, 9].contains(number) }),
    ("numPrbc != startPrbc", { number, _ in number != 10 }),
    ("numPrbc < startPrbc", { number, _ in number < 10 }),
    ("startPrbc <= numPrbc", { number, _ in number >= 10 }),
    ("numPrbc <= 9 && startPrbc == 10", { number, _ in number <= 9 }),
    ("size(reMask) == 2 && reMask subset otherMask", { _, _ in true }),
    ("has(udIqWidth)", { _, width in width != nil }),
    ("has(udIqWidth) && udIqWidth == 9", { _, width in width == 9 }),
    ("startPrbc + numPrbc <= 25", { number, _ in number <= 15 }),
  ]

  /// What is known takes another way through the program than what is not.
  @Test(arguments: conditions.indices)
  func conditionsAreWorthWhatTheySay(_ index: Int) throws {
    let (text, worth) = Self.conditions[index]
    let program = try Radio.compiler.condition(text, of: Radio.message).program
    for width in [nil, 9, 14] as [Int64?] {
      for number: Int64 in [1, 5, 10, 20] {
        let row = Radio.row {
          $0[FieldSlot(3)] = number
          if let width { $0[FieldSlot(12)] = width }
        }
        #expect(program.evaluate(row) == .known(worth(number, width) ? 1 : 0), "\(text)")
      }
    }
  }

  @Test func whatWasNotCapturedIsUnknown() throws {
    let program = try Radio.compiler.condition("numPrbc in [3..7]", of: Radio.message).program
    var row = Radio.row()
    row.markUnknown(FieldSlot(3))
    #expect(program.evaluate(row) == .unknown)
  }

  @Test func anOverflowIsAnError() throws {
    let program = try Radio.compiler.condition("startPrbc * numPrbc > 0", of: Radio.message).program
    let row = Radio.row {
      $0[FieldSlot(2)] = .max
      $0[FieldSlot(3)] = 2
    }
    #expect(program.evaluate(row) == .error)
  }
}
