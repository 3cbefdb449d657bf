import Documents
import Testing

@Suite struct ShapeTests {
  static let shape = Shape.mapping([
    Shape.Key("name", .text, required: true, "what it is called"),
    Shape.Key("level", .choice(["shall", "should"]), "how strict"),
    Shape.Key("count", .integer(0...10), "how many"),
    Shape.Key("flag", .flag, "whether"),
    Shape.Key("until", .date, "the last day"),
    Shape.Key("within", .range(.text), "bounds"),
    Shape.Key("fields", .oneOrMore(.text), "fields"),
    Shape.Key("title", .localized, "title"),
    Shape.Key("by_name", .dictionary(.integer(0...9)), "numbers"),
    Shape.Key("items", .list(.mapping([Shape.Key("x", .text, required: true, "x")])), "items"),
  ])

  func check(_ text: String) throws -> [Diagnostic] {
    let document = try #require(YAMLReader.read(text, file: "p").document)
    return ShapeChecker.check(document.root, Self.shape, in: DocumentSet([document]))
  }

  @Test(arguments: [
    ("name: a\nlevel: shall\ncount: 0x0a\nflag: true\nuntil: 2028-02-29\nwithin: [1, 2]\nfields: a"),
    ("name: a\nfields: [a, b]\ntitle: { en: a, ja: b }\nby_name: { q: 1 }\nitems: [{ x: 1 }]"),
    ("name: 12\ntitle: plain\nitems: []"),
  ])
  func acceptsWhatFits(_ text: String) throws {
    #expect(try check(text).isEmpty)
  }

  /// Text below `name: a`, line and column, message, suggestion.
  @Test(arguments: [
    ("levle: shall", 2, 1, "unknown key `levle`", "did you mean `level`?"),
    ("zzz: 1", 2, 1, "unknown key `zzz`", "the keys are: `name`"),
    ("level: shal", 2, 8, "expected one of `shall`, `should`, found `shal`", "did you mean `shall`?"),
    ("count: 11", 2, 8, "expected an integer from 0 to 10, found `11`", nil),
    ("count: x", 2, 8, "expected an integer", nil),
    ("count: [1]", 2, 8, "expected an integer from 0 to 10, found a list", nil),
    ("flag: yes", 2, 7, "expected `true` or `false`, found `yes`", nil),
    ("flag: \"true\"", 2, 7, "expected `true` or `false`", nil),
    ("until: 2027-02-29", 2, 8, "expected a date", nil),
    ("until: 27-2-1", 2, 8, "expected a date", nil),
    ("within: 5", 2, 9, "expected a range `[lower, upper]`, found `5`", nil),
    ("within: [1, 2, 3]", 2, 9, "expected a range", nil),
    ("within: [1, [2]]", 2, 13, "expected a text, found a list", nil),
    ("fields: { a: b }", 2, 9, "expected a text, found a mapping", nil),
    ("title: { ja: b }", 2, 8, "the key `en` is missing", nil),
    ("title: [a]", 2, 8, "expected a text or a mapping, found a list", nil),
    ("by_name: { q: 10 }", 2, 15, "expected an integer from 0 to 9", nil),
    ("items: [{ y: 1 }]", 2, 11, "unknown key `y`", nil),
    ("items:\n  - x:", 3, 7, "expected a text, found nothing", nil),
  ])
  func marksWhatDoesNot(
    _ text: String, _ line: Int, _ column: Int, _ message: String, _ suggestion: String?
  ) throws {
    let first = try #require(try check("name: a\n" + text).first)
    #expect(first.location == SourceLocation(file: "p", line: line, column: column), "\(first)")
    #expect(first.message.contains(message), "\(first)")
    if let suggestion { #expect(first.suggestion?.contains(suggestion) == true, "\(first)") }
  }

  @Test func aLongChoiceIsNotSpeltOut() {
    let names = (1...31).map { "name-\($0)" }
    #expect(Shape.choice(names).description == "one of 31 names")
    #expect(Shape.choice(names.dropLast()).description.hasSuffix("`name-29`, `name-30`"))
  }

  @Test func everythingWrongIsFoundAtOnce() throws {
    #expect(try check("lvel: a\ncount: 99\nflag: 1").count == 4)
  }

  @Test func theSchemaListsEveryKey() {
    let schema = Self.shape.jsonSchema()
    for key in ["name", "level", "count", "flag", "until", "within", "fields", "title", "by_name", "items"] {
      #expect(schema.contains("\"\(key)\": {"))
    }
    #expect(schema.contains("\"required\": [\"name\"]"))
    #expect(schema.filter { $0 == "{" }.count == schema.filter { $0 == "}" }.count)
  }
}
