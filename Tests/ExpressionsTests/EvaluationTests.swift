import Events
import Expressions
import Testing

@Suite struct EvaluationTests {
  private static let conditions = [
    "wellFormed", "!wellFormed", "wellFormed && numPrbc > 2", "!wellFormed || numPrbc == 7",
    "numPrbc in [3..7]", "numPrbc in [3, 5, 9]", "numPrbc != startPrbc", "numPrbc < startPrbc",
    "startPrbc <= numPrbc", "numPrbc <= 9 && numPrbc >= 1 && startPrbc == 10", "size(reMask) == 12",
    "has(udIqWidth)", "has(udIqWidth) && udIqWidth == 9", "startPrbc + numPrbc <= 25", "startPrbc * 2 == 20",
  ]

  /// What is known takes another way through the program than what is not; an explanation takes the latter always.
  @Test(arguments: conditions)
  func whatIsKnownIsWorthWhatAnExplanationSays(_ text: String) throws {
    let program = try Radio.compiler.condition(text, of: Radio.message).program
    for width in [nil, 9, 14] as [Int64?] {
      for numPrbc: Int64 in [1, 5, 10, 20] {
        let row = Radio.row {
          $0[FieldSlot(3)] = numPrbc
          if let width { $0[FieldSlot(12)] = width }
        }
        #expect(program.explain(row).last.map(\.value) ?? program.evaluate(row) == program.evaluate(row))
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
