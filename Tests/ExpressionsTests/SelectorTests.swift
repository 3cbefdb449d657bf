import Events
import Expressions
import Testing

@Suite struct SelectorTests {
  @Test(arguments: [
    ("x.c", ["x.c"]), ("x.c.*", ["x.c", "x.c.section"]), ("x.c , x.c.section", ["x.c", "x.c.section"]),
    ("x.c.section[payloadVersion in [1, 2]]", ["x.c.section"]),
    ("x.c[source == '00:00:00:00:00:01'], x.c.section", ["x.c", "x.c.section"]),
  ])
  func namesEvents(_ text: String, _ events: [String]) throws {
    #expect(try Radio.compiler.select(text).map(\.event.name) == events)
  }

  @Test func bracketsAndWhenAreOneCondition() throws {
    let selection = try #require(
      try Radio.compiler.select("x.c[has(udIqWidth)]", when: "udIqWidth > 3").first)
    let condition = try #require(selection.condition)
    #expect(condition.program.evaluate(Radio.row()) == .known(0))
    #expect(condition.program.evaluate(Radio.row { $0[FieldSlot(12)] = 4 }) == .known(1))
    #expect(selection.guarantees.contains(FieldSlot(12)))
  }

  @Test func aContradictionOfBothIsFound() throws {
    let selection = try Radio.compiler.select("x.c[dataDirection == DL]", when: "dataDirection == UL")
    #expect(selection.first?.condition?.constant == 0)
  }

  @Test func whatIsNotASCIIIsShownAsItIsWritten() throws {
    let error = #expect(throws: ExpressionError.self) {
      try Radio.compiler.select("x.c[\u{3000}source == 'é…']")
    }
    #expect(error?.message == "`é…` is no MAC address")
    #expect(error?.offset == 15)
    #expect(throws: ExpressionError.self) { try Radio.compiler.select("x.ç") }
  }

  @Test func aliasesAreKept() throws {
    #expect(try Radio.compiler.select("x.c.section[sectionId == 1] as c").first?.alias == "c")
  }

  @Test(arguments: [
    ("x.d", 0, "no event type `x.d`"), ("x.c, y", 5, "no event type `y`"),
    ("y.*", 0, "no event type belongs"),
    ("x.c[", 3, "not closed"), ("x.c[numPrbb == 1]", 4, "has no field `numPrbb`"),
    ("x.c, x.c.section[ foo]", 18, "has no field `foo`"), ("x.c,", 4, "expected the name"),
    ("x.c x", 4, "expected `,`"), ("x.c, x.c", 5, "selected twice"), ("x.c as", 6, "expected a name"),
    ("", 0, "expected the name"),
  ])
  func refusesWithThePlace(_ text: String, _ offset: Int, _ message: String) throws {
    let error = try #require(throws: ExpressionError.self) { try Radio.compiler.select(text) }
    #expect(error.part == 0 && error.offset == offset && error.message.contains(message), "\(error)")
  }

  @Test func anErrorInWhenBelongsToWhen() throws {
    for selector in ["x.c", "x.c[wellFormed]"] {
      let error = try #require(throws: ExpressionError.self) {
        try Radio.compiler.select(selector, when: "1 == foo")
      }
      #expect(error.part == 1 && error.offset == 5)
    }
  }

  @Test func countsHaveALowerBound() throws {
    let count = try Radio.compiler.count("count(x.c.section[sectionId in [1, 2] && (wellFormed)]) >= 10")
    #expect(count.minimum == 10 && count.selections.map(\.event.name) == ["x.c.section"])
    #expect(try Radio.compiler.count("count(x.c) > $few").minimum == 4)
  }

  @Test(arguments: [
    ("cont(x.c) >= 1", 0), ("count(x.d) >= 1", 6), ("count(x.c[foo]) >= 1", 10), ("count(x.c) <= 1", 11),
    ("count(x.c)", 10), ("count(x.c >= 1", 5), ("count(x.c) >= wellFormed", 14), ("count(x.c) >= $timer", 14),
    ("count(x.c) >= -1", 14),
  ])
  func refusesOtherCounts(_ text: String, _ offset: Int) throws {
    let error = try #require(throws: ExpressionError.self) { try Radio.compiler.count(text) }
    #expect(abs(error.offset - offset) <= 1, "\(error)")
  }
}
