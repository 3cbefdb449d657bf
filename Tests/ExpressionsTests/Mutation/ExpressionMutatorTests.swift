import Events
import Expressions
import Testing

@Suite("Mutations of texts") struct ExpressionMutatorTests {
  private let mutator = ExpressionMutator(Radio.compiler)

  private func texts(_ kind: Mutation.Kind, _ mutations: [Mutation]) -> [String] {
    mutations.filter { $0.kind == kind }.map(\.text)
  }

  private func condition(_ text: String, _ kind: Mutation.Kind) -> [String] {
    texts(kind, mutator.condition(text, of: [Radio.message]))
  }

  @Test(
    "Bounds are off by one of the unit that the author wrote",
    arguments: [
      ("payloadVersion == 1", ["payloadVersion == 0", "payloadVersion == 2"]),
      ("gNB-DU-ID > -3", ["gNB-DU-ID > -4", "gNB-DU-ID > -2"]),
      ("gNB-DU-ID == 0x10", ["gNB-DU-ID == 15", "gNB-DU-ID == 17"]),
      ("captureTime - airTime < 20 ms", ["captureTime - airTime < 19 ms", "captureTime - airTime < 21 ms"]),
      (
        "captureTime - airTime < 35.7 us",
        ["captureTime - airTime < 35699 ns", "captureTime - airTime < 35701 ns"]
      ),
      (
        "captureTime - airTime < $timer",
        ["captureTime - airTime < ($timer - 1 ms)", "captureTime - airTime < ($timer + 1 ms)"]
      ),
      ("gNB-DU-ID <= $few", ["gNB-DU-ID <= ($few - 1)", "gNB-DU-ID <= ($few + 1)"]),
      ("dataDirection == DL", ["dataDirection == UL"]),
      (
        "gNB-DU-ID in [3..5]",
        ["gNB-DU-ID in [2..5]", "gNB-DU-ID in [4..5]", "gNB-DU-ID in [3..4]", "gNB-DU-ID in [3..6]"]
      ),
    ])
  func bounds(_ text: String, _ mutants: [String]) { #expect(condition(text, .bound) == mutants) }

  @Test(
    "Operators stand for their neighbours",
    arguments: [
      ("payloadVersion == 1", ["payloadVersion != 1"]), ("payloadVersion < 1", ["payloadVersion <= 1"]),
      ("payloadVersion <= 1", ["payloadVersion < 1"]), ("payloadVersion > 1", ["payloadVersion >= 1"]),
      ("payloadVersion >= 1", ["payloadVersion > 1"]), ("payloadVersion != 1", ["payloadVersion == 1"]),
      ("wellFormed && has(flag)", ["wellFormed || has(flag)"]),
      ("startPrbc+numPrbc <= 51", ["startPrbc+numPrbc < 51", "startPrbc - numPrbc <= 51"]),
      ("reMask subset otherMask", ["otherMask subset reMask"]),
    ])
  func operators(_ text: String, _ mutants: [String]) { #expect(condition(text, .operator) == mutants) }

  @Test(
    "Conditions are turned round",
    arguments: [
      ("payloadVersion == 1", ["!(payloadVersion == 1)"]),
      ("!wellFormed", ["wellFormed", "!(!wellFormed)"]),
      (
        "wellFormed || payloadVersion in [1, 2]",
        [
          "!(wellFormed) || payloadVersion in [1, 2]", "wellFormed || !(payloadVersion in [1, 2])",
          "!(wellFormed || payloadVersion in [1, 2])",
        ]
      ),
    ])
  func negations(_ text: String, _ mutants: [String]) { #expect(condition(text, .negation) == mutants) }

  @Test(
    "Sets have an element less, or one more",
    arguments: [
      (
        "payloadVersion in [1, 3..5]",
        ["payloadVersion in [3..5]", "payloadVersion in [1]", "payloadVersion in [1, 3..5, 6]"]
      ),
      (
        "has(udCompMeth) && udCompMeth in [none]",
        ["has(udCompMeth) && udCompMeth in [none, BFP]"]
      ),
      (
        "has(udCompMeth) && udCompMeth in $methods",
        ["has(udCompMeth) && udCompMeth in [2]", "has(udCompMeth) && udCompMeth in [BFP]"]
      ),
    ])
  func members(_ text: String, _ mutants: [String]) { #expect(condition(text, .member) == mutants) }

  @Test("Fields stand for the nearest ones of the same type") func fields() {
    #expect(
      condition("reMask subset otherMask", .field) == ["otherMask subset otherMask", "reMask subset reMask"])
    #expect(condition("numPrbc > 0", .field) == ["startPrbc > 0"])
    #expect(condition("wellFormed", .field) == [], "an optional field can't be read without more ado")
    #expect(
      mutator.neighbours(ofField: "gNB-DU-ID", in: [Radio.message, Radio.section]) == ["payloadVersion"])
    #expect(mutator.neighbours(ofField: "gNB-DU-ID", in: [Radio.section]) == ["payloadVersion", "sectionId"])
  }

  @Test("Numbers without an event are off by one, or twice as large") func quantities() {
    #expect(mutator.quantity("256").map(\.text) == ["255", "257", "512"])
    #expect(mutator.quantity("1 slot").map(\.text) == ["0 slot", "2 slot", "2 slots"])
    #expect(mutator.quantity("$timer").map(\.text) == ["($timer - 1 ms)", "($timer + 1 ms)", "$timer * 2"])
  }

  @Test("Selectors lose events, take siblings, and have mutants of their conditions") func selectors() {
    let mutations = mutator.selector("x.c[payloadVersion == 1], x.c.section as s")
    #expect(texts(.event, mutations) == ["x.c.section as s", "x.c[payloadVersion == 1]"])
    #expect(texts(.operator, mutations) == ["x.c[payloadVersion != 1], x.c.section as s"])
    #expect(texts(.event, mutator.selector("x.c.*")) == ["x.c"])
  }

  @Test("Counts have mutants of the selector and of the number") func counts() {
    let mutations = mutator.count("count(x.c[wellFormed]) >= 10")
    #expect(texts(.bound, mutations) == ["count(x.c[wellFormed]) >= 9", "count(x.c[wellFormed]) >= 11"])
    #expect(texts(.operator, mutations) == ["count(x.c[wellFormed]) > 10"])
    #expect(texts(.negation, mutations) == ["count(x.c[!(wellFormed)]) >= 10"])
  }

  @Test("What can't be read has no mutants") func unreadable() {
    #expect(mutator.condition("payloadVersion ==", of: [Radio.message]).isEmpty)
    #expect(mutator.selector("x.c[").isEmpty)
    #expect(mutator.count("count").isEmpty)
  }
}
