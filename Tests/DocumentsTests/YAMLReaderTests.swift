import Documents
import Testing

@Suite struct YAMLReaderTests {
  func read(_ text: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    YAMLReader.read(text, file: "p.yaml")
  }

  @Test func everyKeyAndValueHasItsPlace() throws {
    let root = try #require(read("a: 1\nlist:\n  - x: \"é\"\n    y: [p, q]\n").document?.root)
    #expect(root.location.text == "p.yaml:1:1")
    let entry = try #require(root.entry("list"))
    #expect(entry.keyLocation.text == "p.yaml:2:1")
    let item = try #require(entry.value.sequence?.first)
    #expect(item["x"]?.location.text == "p.yaml:3:8")
    #expect(item.entry("y")?.keyLocation.text == "p.yaml:4:5")
    #expect(item["y"]?.sequence?.last?.location.text == "p.yaml:4:12")
  }

  /// Text, line and column of the diagnostic, its severity, what it says.
  static let refused: [(String, Int, Int, Severity, String)] = [
    ("", 1, 1, .error, "the file is empty"),
    ("a:\n\t- x", 2, 1, .error, "a tab in the indentation"),
    ("a: 1\nb: 2\na: 3\n", 3, 1, .error, "the key `a` occurs twice; the first is in line 1"),
    ("l:\n  - { x: 1, y: 2, x: 3 }\n", 2, 19, .error, "the key `x` occurs twice"),
    ("l:\n  - id: a\n    m: { id: 2 }\n    id: b\n", 4, 5, .error, "the key `id` occurs twice"),
    ("a: 1\n\"a\": 2\n", 2, 1, .error, "the key `a` occurs twice"),
    ("a: [1, 2\nb: 3\n", 2, 2, .error, "no valid YAML"),
    ("a: x: y\n", 1, 5, .error, "mapping values are not allowed"),
    ("a: *b\n", 1, 4, .error, "undefined alias"),
    ("a: yes\n", 1, 4, .warning, "`yes` is a truth value in YAML 1.1"),
    ("a: [Off]\n", 1, 5, .warning, "`Off` is a truth value"),
    ("version: 12.10\n", 1, 10, .warning, "an unquoted version number"),
    ("a: !has(x)\n", 1, 4, .error, "begins with `!`"),
    ("a: !(x == 1) && y\n", 1, 4, .error, "begins with `!`"),
    ("a: \u{1}\n", 1, 4, .error, "control character"),
    ("a: 日本\nb: …\u{2028}x\n", 2, 5, .error, "control character U+2028"),
    ("a: é\u{85}\n", 1, 5, .error, "control character U+85"),
    ("? [a]\n: 1\n", 1, 3, .error, "a key must be a text"),
    ("---\na: 1\n---\nb: 2\n", 3, 1, .error, "another document"),
  ]

  @Test(arguments: refused.indices)
  func marksWhatIsWrong(_ index: Int) throws {
    let (text, line, column, severity, message) = Self.refused[index]
    let diagnostics = read(text).diagnostics
    let first = try #require(diagnostics.first)
    #expect(first.location == SourceLocation(file: "p.yaml", line: line, column: column), "\(first)")
    #expect(first.severity == severity && first.message.contains(message), "\(first)")
  }

  @Test(arguments: ["a: \"yes\"", "a: true", "version: \"12.0\"", "a: \"!x\"", "version: 12.0.1", "b: 12.0"])
  func saysNothingOfWhatIsClear(_ text: String) {
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).document != nil)
  }

  @Test func allDuplicatesAreFoundAndTheFirstValueStays() throws {
    let (document, diagnostics) = read("a: 1\nb: 2\na: 3\nb: 4\nc: { d: 1, d: 2 }\na: 5\n")
    #expect(diagnostics.map(\.location.line) == [3, 4, 5, 6])
    #expect(document?.root["a"]?.text == "1")
  }

  @Test func depthAliasesAndSizeAreBounded() {
    let flow = "a: " + String(repeating: "[", count: 5000)
    let block = String(repeating: "- ", count: 900) + "x"
    let laughs =
      "a: &a [1]\n" + (1..<30).map { "b\($0): &b\($0) [*a, *a, *a, *a]\n" }.joined()
    let large = "a: \"" + String(repeating: "x", count: YAMLReader.largest) + "\""
    for text in [flow, block, laughs, large] {
      let (document, diagnostics) = read(text)
      #expect(document == nil && diagnostics.count == 1)
    }
  }

  /// Each value looks at its place in the line: a line of many values must not be gone through for each.
  @Test func manyValuesInALineAreRead() throws {
    let many = (0..<30_000).map { "k\($0): yes" }.joined(separator: ", ")
    let (document, diagnostics) = read("a: {\(many)}\n")
    #expect(document?.root["a"]?.mapping?.count == 30_000)
    #expect(diagnostics.count == Diagnostics.most && diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func noNumberOfWarningsHidesAnError() {
    var diagnostics = Diagnostics()
    for line in 1...1_000 {
      diagnostics.add(Diagnostic(.warning, SourceLocation(file: "p", line: line, column: 1), "odd"))
    }
    diagnostics.add(Diagnostic(.error, SourceLocation(file: "p", line: 2_000, column: 1), "wrong"))
    #expect(diagnostics.hasErrors && diagnostics.all.count == Diagnostics.most + 1)
  }

  @Test func anAliasStandsForItsValue() throws {
    let root = try #require(read("a: &x { p: 1 }\nb: *x\n").document?.root)
    #expect(root["b"]?["p"]?.text == "1")
  }
}

@Suite struct DocumentTests {
  @Test func everyTextOfAValueIsShown() throws {
    let root = try #require(YAMLReader.read("a: [b, { c: d e }]\nf: 1\n", file: "p.yaml").document?.root)
    var texts: [String] = []
    root.forEachText { texts.append($0) }
    #expect(texts == ["a", "b", "c", "d e", "f", "1"])
  }

  /// A document whose key `e` holds an expression with an `X` in it: where does the `X` stand?
  @Test(arguments: [
    ("e: a == X", 1, 9), ("e: \"a == X\"", 1, 10), ("e: 'it''s X'", 1, 11), ("e: \"a \\\"b\\\" X\"", 1, 13),
    ("e: |\n  a == 1\n    && X\n", 3, 8), ("e: >\n  a == 1\n  && X\n", 3, 6), ("e: a == 1\n  && X\n", 2, 6),
    ("e: >-\n\n  a\n\n  X\n", 5, 3), ("é: 1\ne: é X", 2, 6),
  ])
  func findsThePlaceOfACharacter(_ text: String, _ line: Int, _ column: Int) throws {
    let document = try #require(YAMLReader.read(text, file: "p").document)
    let node = try #require(document.root["e"])
    let offset = try #require(node.scalar.flatMap { Array($0.text.unicodeScalars).firstIndex(of: "X") })
    let place = document.location(of: offset, in: node)
    #expect(place == SourceLocation(file: "p", line: line, column: column))
  }

  @Test func aPlaceBehindTheEndIsStillInTheFile() throws {
    let document = try #require(YAMLReader.read("e: a ==\nf: 1\n", file: "p").document)
    let node = try #require(document.root["e"])
    #expect(document.location(of: 4, in: node) == SourceLocation(file: "p", line: 1, column: 8))
    #expect(document.location(of: 400, in: node).line == 1)
  }

  @Test func aDiagnosticShowsTheLineAndACaret() {
    let diagnostic = Diagnostic(
      .error, SourceLocation(file: "p.yaml", line: 3, column: 9), length: 4, "unknown field `foo`",
      sourceLine: "assert: fooo == 1", suggestion: "did you mean `food`?")
    #expect(
      diagnostic.description == """
        p.yaml:3:9: error: unknown field `foo`
          assert: fooo == 1
                  ^~~~
          did you mean `food`?
        """)
  }
}
