import JSON
import Testing

@Suite struct JSONReaderTests {
  @Test func everyKindOfValueIsRead() throws {
    let text = #" {"a": [null, true, false, -7, 18446744073709551615], "b": {}, "a": "x"} "#
    #expect(
      try JSONValue(json: text)
        == .object([
          .init("a", .array([.null, .boolean(true), .boolean(false), .integer(-7), .unsigned(.max)])),
          .init("b", [:]), .init("a", "x"),
        ]))
  }

  @Test(arguments: [
    "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "0", "-0",
  ])
  func numbersAreExact(_ text: String) throws {
    #expect(try JSONValue(json: text).compactText == (text == "-0" ? "0" : text))
  }

  @Test(arguments: [
    ("1.5", 1_500), ("-0.05", -50), ("0.001", 1), ("2.0", 2_000), ("-9223372036854775.808", Int64.min),
  ])
  func numbersWithDecimalsAreThousandths(_ text: String, _ thousandths: Int64) throws {
    #expect(try JSONValue(json: text) == .thousandths(thousandths))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u9069""#, "é適"),
    (#""\ud83d\ude00""#, "😀"), (#""適合 ✓""#, "適合 ✓"),
  ])
  func escapesAreTakenBack(_ text: String, _ expected: String) throws {
    #expect(try JSONValue(json: text).text == expected)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let value: JSONValue = [
      "k\u{1B}\u{202E}": .array(["\n\"\\", .integer(.min), .unsigned(.max), [:], .array([])])
    ]
    #expect(try JSONValue(json: value.compactText) == value)
    #expect(try JSONValue(json: value.prettyText) == value)
  }

  @Test(arguments: [
    ("", 0), ("nul", 0), ("{\"a\" 1}", 5), ("{a: 1}", 1), ("{\"a\": 1,}", 8), ("[1 2]", 3), ("[1", 2),
    ("01", 0),
    ("1.", 0), ("1.2345", 0), ("1.5e3", 0), ("01.5", 0), ("-.5", 0), ("9223372036854775.808", 0), ("1e3", 0),
    ("-", 0), ("18446744073709551616", 0), ("-9223372036854775809", 0), ("\"a", 2),
    ("\"\\x\"", 1), ("\"\\u12\"", 1), ("\"\\ud83d\"", 7), ("\"\\ud83d\\u0041\"", 13), ("\"\n\"", 1),
    ("1 2", 2),
  ])
  func whatIsNoJSONIsRefusedAtItsPlace(_ text: String, _ offset: Int) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(json: text) }
    #expect(error.offset == offset, "\(error)")
  }

  @Test func depthIsBounded() throws {
    let error = try #require(throws: JSONError.self) {
      try JSONValue(json: String(repeating: "[", count: 1_000_000))
    }
    #expect(error.message.contains("nested deeper"))
  }
}
