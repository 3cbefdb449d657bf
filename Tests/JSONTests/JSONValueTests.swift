import Foundation
import Testing

@testable import JSON

@Suite struct JSONValueTests {
  @Test func keysKeepTheirOrder() {
    let value: JSONValue = [
      "b": .integer(1), "a": .array([.boolean(true), .null]), "c": [:], "d": .array([]),
    ]
    #expect(value.compactText == #"{"b":1,"a":[true,null],"c":{},"d":[]}"#)
    #expect(
      value.prettyText == """
        {
          "b": 1,
          "a": [
            true,
            null
          ],
          "c": {},
          "d": []
        }

        """)
  }

  @Test(
    arguments: [
      (0, "0"), (1_500, "1.5"), (-1, "-0.001"), (24_001, "24.001"), (-12_000, "-12"),
      (.min, "-9223372036854775.808"),
    ] as [(Int64, String)])
  func thousandthsHaveTheDecimalsThatTheyNeed(number: Int64, text: String) {
    #expect(JSONValue.thousandths(number).compactText == text)
  }

  @Test func integersAreExactToSixtyFourBits() {
    #expect(JSONValue.integer(.max).compactText == "9223372036854775807")
    #expect(JSONValue.integer(.min).compactText == "-9223372036854775808")
  }

  @Test func whatATerminalCouldActUponIsEscaped() {
    let hostile = "\u{1B}[31m\u{0}\u{7F}\u{9B}\u{202E}\u{2028}\"\\\n\u{E0041}"
    let text = JSONValue.string(hostile).compactText
    #expect(
      text == #""\u001B[31m\u0000\u007F\u009B\u202E\u2028\"\\\n\uDB40\uDC41""#)
  }

  @Test func anotherReaderReadsBackWhatWasWritten() throws {
    let texts = ["", "適合 ✓ 😀", "\u{1B}]0;x\u{7}", "a\tb\r\nc", "\u{FFFF}\u{FEFF}", "</script>"]
    let data = Data(JSONValue.strings(texts).prettyText.utf8)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == texts)
  }
}
