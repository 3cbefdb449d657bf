import Events
import Results
import Testing

@testable import Reports

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("plain 適合", "plain 適合"), ("\u{1B}[2J", "\\u{1B}[2J"), ("a\nb", "a\\u{A}b"),
    ("\u{9B}31m", "\\u{9B}31m"), ("x\u{202E}cod.exe", "x\\u{202E}cod.exe"), ("\u{7F}", "\\u{7F}"),
  ])
  func controlCharactersBecomeVisible(hostile: String, shown: String) {
    #expect(hostile.visible() == shown)
  }

  @Test func lineFeedsStayWhereTheyAreWanted() {
    #expect("a\n\rb".visible(keepingLines: true) == "a\n\\u{D}b")
  }

  @Test func wideCharactersTakeTwoColumnsAndCombiningOnesNone() {
    #expect("適合a".columns == 5)
    #expect("e\u{301}".columns == 1)
  }

  @Test func linesBreakAtSpacesBetweenWideCharactersAndInsideLongWords() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("適合性試験".wrapped(to: 5) == ["適合", "性試", "験"])
    #expect("abcdefgh".wrapped(to: 3) == ["abc", "def", "gh"])
    #expect("a\n\nb".wrapped(to: 9) == ["a", "", "b"])
    #expect("".wrapped(to: 9) == [""])
  }

  @Test func noLineIsEverWiderThanTheWidth() {
    let text = "Frame 42 適合性 of the capture, e\u{301}tude: \(String(repeating: "x", count: 50)) end"
    for width in 2...60 {
      #expect(text.wrapped(to: width).allSatisfy { $0.columns <= width }, "width \(width)")
    }
  }

  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000000000Z"), (-1, "1969-12-31T23:59:59.999999999Z"),
      (1_795_304_732_560_919_560, "2026-11-21T23:45:32.560919560Z"),
      (951_782_400_000_000_000, "2000-02-29T00:00:00.000000000Z"),
      (Int64.max, "2262-04-11T23:47:16.854775807Z"), (Int64.min, "1677-09-21T00:12:43.145224192Z"),
    ] as [(Int64, String)])
  func timesAreShownToTheNanosecond(nanoseconds: Int64, text: String) {
    #expect(isoText(nanoseconds: nanoseconds) == text)
  }

  @Test func numbersAreGroupedByThousands() {
    #expect([0, 999, 1000, -1_234_567].map(\.grouped) == ["0", "999", "1,000", "-1,234,567"])
  }
}
