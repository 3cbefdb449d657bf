import Events
import Expressions
import Testing

@Suite struct DiagnosticTests {
  /// Text, offset of what is marked, its length, what the message must say, what the suggestion must say.
  static let refused: [(String, Int, Int, String, String?)] = [
    ("", 0, 0, "empty", nil),
    ("payloadVersion ==", 17, 0, "expected a value, found the end", nil),
    ("payloadVersion = 1", 15, 1, "unexpected character `=`", "=="),
    ("wellFormed & wellFormed", 11, 1, "unexpected character `&`", "&&"),
    ("payloadVersion ≤ 1", 15, 1, "unexpected character", "<="),
    ("wellFormed and wellFormed", 11, 3, "expected an operator", "&&"),
    ("startPrb == 1", 0, 8, "`x.c` has no field `startPrb`", "did you mean `startPrbc`?"),
    ("frobnicate == 1", 0, 10, "has no field", "its fields are: `payloadVersion`"),
    ("direction == DL", 0, 9, "has no field", "did you mean `dataDirection`?"),
    ("numPrbc-startPrbc == 1", 0, 17, "a binary minus needs spaces round it", nil),
    ("numPrbc -startPrbc == 1", 8, 1, "a binary minus needs spaces round it", "a - b"),
    ("numPrbc- startPrbc == 1", 7, 1, "a binary minus needs spaces round it", nil),
    ("dataDirection == LD", 17, 2, "neither a code point", "`UL`"),
    ("payloadVersion == $few1", 18, 5, "no parameter `$few1`", "did you mean `few`?"),
    ("few == 1", 0, 3, "has no field", "did you mean the parameter `$few`?"),
    ("payloadVersion == $method", 18, 7, "a text can only be compared", nil),
    ("payloadVersion == $methods", 18, 8, "is a list", nil),
    ("payloadVersion in $few", 18, 4, "is no list", nil),
    ("udIqWidth > 3", 0, 9, "`udIqWidth` is optional", "has(udIqWidth)"),
    ("has(udIqWidth) || udIqWidth > 3", 18, 9, "is optional", nil),
    ("!has(udIqWidth) && udIqWidth > 3", 19, 9, "is optional", nil),
    ("airTime - captureTime > 20", 0, 26, "do not go together", "`20 us`"),
    ("airTime > symbolId", 0, 18, "do not go together", "slots and symbols are no durations"),
    ("numPrbc + symbolId == 3", 0, 18, "do not go together", nil),
    ("airTime == 30 kHz", 0, 17, "do not go together", nil),
    ("airTime == 1 Tc", 0, 15, "do not go together", nil),
    ("airTime == 0.5 ns", 11, 6, "not a whole number of ns", nil),
    ("payloadVersion == 1.5", 18, 3, "a number with decimals needs a unit", nil),
    ("airTime == 20 mss", 14, 3, "unknown unit `mss`", "did you mean"),
    ("payloadVersion == 9223372036854775808", 18, 19, "does not fit in 64 bits", nil),
    ("payloadVersion == 0xffffffffffffffff", 18, 18, "does not fit in 64 bits", nil),
    ("airTime == 9223372036854775807 s", 11, 21, "does not fit in 64 bits", nil),
    ("payloadVersion == 9223372036854775807 + 1", 18, 23, "does not fit in 64 bits", nil),
    ("payloadVersion / 0 == 1", 17, 1, "division by zero", nil),
    ("payloadVersion % (2 - 2) == 1", 17, 7, "division by zero", nil),
    ("wellFormed == 1", 0, 15, "do not go together", "`!wellFormed`"),
    ("!payloadVersion", 1, 14, "needs a truth value", nil),
    ("payloadVersion", 0, 14, "a condition needs a truth value", nil),
    ("wellFormed && payloadVersion", 14, 14, "needs a truth value", nil),
    ("wellFormed < wellFormed", 0, 23, "no order", nil),
    ("reMask < 3", 0, 10, "no order", nil),
    ("wellFormed in [1]", 0, 10, "in no set", nil),
    ("payloadVersion in [numPrbc]", 19, 7, "do not go together", nil),
    ("numPrbc in [startPrbc]", 12, 9, "constants", nil),
    ("payloadVersion in [7..3]", 19, 4, "the range is empty", nil),
    ("payloadVersion in 3", 18, 1, "expected `[`", nil),
    ("payloadVersion in [1, 2", 23, 0, "expected `]`", nil),
    ("payloadVersion subset reMask", 0, 14, "needs bit masks", nil),
    ("size(payloadVersion) == 1", 5, 14, "takes a bit mask", nil),
    ("sizes(reMask) == 1", 0, 13, "no function `sizes`", "did you mean `size`?"),
    ("has(1)", 4, 1, "takes the name of a field", nil),
    ("has(udIqWidht)", 4, 9, "has no field", "did you mean `udIqWidth`?"),
    ("has(payload, payload)", 0, 21, "takes one argument", nil),
    ("1 < payloadVersion < 3", 19, 1, "cannot be chained", "&&"),
    ("(payloadVersion == 1", 20, 0, "expected `)`", nil),
    ("payloadVersion == 1)", 19, 1, "expected an operator or the end", nil),
    ("source == \"00:11\"", 10, 7, "no MAC address", nil),
    ("source == 3", 0, 11, "do not go together", nil),
    ("cause == \"x\"", 9, 3, "a text can only be compared", nil),
    ("source == \"00", 10, 3, "has no closing", nil),
    ("payloadVersion == $", 18, 1, "expected the name of a parameter", nil),
    ("reMask + 1 == 2", 0, 6, "`+` needs numbers", nil),
  ]

  @Test(arguments: refused.indices)
  func marksWhatIsWrong(_ index: Int) throws {
    let (text, offset, length, message, suggestion) = Self.refused[index]
    let error = try #require(throws: ExpressionError.self) {
      try Radio.compiler.condition(text, of: Radio.message)
    }
    #expect(error.message.contains(message), "\(text): \(error)")
    #expect(error.offset == offset && error.length == length, "\(text): \(error)")
    if let suggestion {
      #expect(error.suggestion?.contains(suggestion) == true, "\(text): \(error)")
    }
  }

  @Test func aGuardInTheSelectionIsEnough() throws {
    let when = try Radio.compiler.condition("has(udIqWidth)", of: Radio.message)
    let rule = try Radio.compiler.condition("udIqWidth > 3", of: Radio.message, guarded: when.guarantees)
    #expect(rule.program.evaluate(Radio.row { $0[FieldSlot(12)] = 4 }) == .known(1))
  }

  @Test(arguments: [
    "has(udIqWidth) && udIqWidth > 3", "udIqWidth > 3 && has(udIqWidth)", "!has(udIqWidth) || udIqWidth > 3",
    "!(has(udIqWidth) && udIqWidth > 3)", "!(!has(udIqWidth) || udIqWidth > 3)",
    "has(udIqWidth) && (wellFormed || udIqWidth > 3)",
    "has(udIqWidth) && has(udCompMeth) && udIqWidth > 3 && udCompMeth == BFP",
    "(has(udIqWidth) && wellFormed || has(udIqWidth) && startPrbc > 2) && udIqWidth > 3",
    "has(flag) && flag",
  ])
  func acceptsEveryFormOfGuard(_ text: String) throws {
    _ = try Radio.compiler.condition(text, of: Radio.message)
  }

  @Test(arguments: [
    ("dataDirection == DL && dataDirection == UL", 0), ("numPrbc > 3 && numPrbc < 3", 0),
    ("1 == 2", 0), ("false && wellFormed", 0), ("wellFormed || true", 1),
    ("numPrbc in [1..3] && numPrbc == 4", 0),
    ("$strict", 1), ("!$strict", 0),
  ])
  func findsWhatIsAlwaysTheSame(_ text: String, _ constant: Int64) throws {
    #expect(try Radio.compiler.condition(text, of: Radio.message).constant == constant)
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "(", count: 5000) + "wellFormed" + String(repeating: ")", count: 4000)
    let not = String(repeating: "!", count: 5000) + "wellFormed"
    let sum = Array(repeating: "numPrbc", count: 1000).joined(separator: " + ") + " == 3"
    let long = String(repeating: "wellFormed && ", count: 1000) + "wellFormed"
    for text in [deep, not, sum, long] {
      #expect(throws: ExpressionError.self) { try Radio.compiler.condition(text, of: Radio.message) }
    }
  }

  @Test func whatNeedsTooManyRegistersIsTooLarge() throws {
    // Every level keeps the left operand while the right one is computed.
    let text =
      String(repeating: "numPrbc * 2 - (", count: 140) + "numPrbc" + String(repeating: ")", count: 140)
      + " == startPrbc"
    let error = try #require(throws: ExpressionError.self) {
      try Radio.compiler.condition(text, of: Radio.message)
    }
    #expect(error.message.contains("too large"))
  }
}
