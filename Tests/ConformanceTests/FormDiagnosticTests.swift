import Documents
import Testing

/// What is wrong with a rule of several roles is told with its place.
@Suite struct FormDiagnosticTests {
  /// The rule, with `«` at the place of the diagnostic; its severity, its message, the suggestion.
  typealias Case = (rule: String, severity: Severity, message: String, hint: String?)

  static let transactions: [Case] = [
    (
      "transaction: { request: «sig.SetupRequst, response: sig.Data, key: [association] }", .error,
      "there is no event type `sig.SetupRequst`", "`sig.SetupRequest`"
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: [«asociation] }", .error,
      "`sig.Data` has no field `asociation`", "`association`"
    ),
    (
      "transaction: { request: sig.violation, response: sig.Reset, key: [«element] }", .error,
      "`sig.Reset` has no field `element`", nil
    ),
    (
      "transaction: «{ request: sig.Data, response: sig.Reset }", .error, "the key `key` is missing", nil
    ),
    (
      "transaction: { request: «\"sig.Data[number == 1 && number == 2]\", response: sig.Reset, key: association }",
      .warning, "selects nothing", nil
    ),
    (
      "transaction: { request: [sig.Data, «sig.*], response: sig.Reset, key: association }", .error,
      "`sig.Data` is selected twice", "`||`"
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: association, within: «3 slots }", .error,
      "is a length of capture time", nil
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: association, within: 1 s, patience: «1 s }",
      .error, "is for answers for which no time is given by `within`", nil
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: association, detect: overlap, patience: «1 s }",
      .error, "is for `detect: unanswered`", nil
    ),
    (
      "transaction: «{ request: sig.Data, response: sig.Reset, key: association, due_by: sig.Data }", .error,
      "`transaction.due_key` is missing", nil
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: number, due_by: sig.Data, due_key: «association }",
      .error, "names `association`, which is no part of the key [number]", nil
    ),
    (
      """
      transaction:
            request: sig.Data
            response: sig.Reset
            key: association
            cancelled_by:
              - { events: sig.Data, key: association }
              - { events: sig.Data, key: «transaction }
      """, .error, "names `transaction`, which is no part of the key", nil
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: number, unless: «\"!startSeen\" }", .error,
      "is for `detect: unsolicited`", nil
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: number, detect: unsolicited, unless: «startSen }",
      .error, "no field `startSen`", "`startSeen`"
    ),
    (
      "transaction: { request: sig.Data, response: sig.Reset, key: number, detect: «lost }", .error,
      "expected one of `unanswered`", nil
    ),
  ]

  private static func machine(_ states: String, initial: String = "idle", _ more: String = "") -> String {
    "machine: { key: association, initial: \(initial), states: \(states)\(more) }"
  }

  static let machines: [Case] = [
    (
      machine("{ idle: { sig.Data: «bussy }, busy: {} }"), .error, "there is no state `bussy`",
      "did you mean `busy`?"
    ),
    (
      machine("{ idle: { sig.Data: idle } }", initial: "«idel"), .error, "there is no state `idel`",
      "did you mean `idle`?"
    ),
    (
      machine("{ idle: { sig.Data: idle }, «busy: {} }"), .warning, "no transition leads to the state `busy`",
      nil
    ),
    (
      machine("{ idle: { sig.Data: idle }, «busy: { sig.Reset: up }, up: { sig.Data: busy } }"), .warning,
      "the state `busy` can't be reached from `idle`", nil
    ),
    (
      machine("{ idle: { sig.Data: idle, «\"sig.Data[number == 1]\": idle } }"), .warning,
      "transitions of `idle` ahead of this one take all of its events", nil
    ),
    (
      machine("{ idle: { sig.Data: busy }, busy: {} }", ", at_end: { «bsy: fail }"), .error,
      "there is no state `bsy`", "`busy`"
    ),
    (
      machine("{ idle: { sig.Data: busy }, busy: {} }", ", at_end: «{ idle: fail }"), .error,
      "keys in the state `idle` are not kept", nil
    ),
    (
      machine(
        "{ idle: { sig.Data: idle } }", ", resets: { events: sig.Reset, key: «number, to: idle }"), .error,
      "names `number`, which is no part of the key [association]", nil
    ),
    (
      machine(
        "{ idle: { sig.Data: idle } }", ", resets: { events: sig.Reset, key: association, to: «idel }"),
      .error,
      "there is no state `idel`", "`idle`"
    ),
    (
      "machine: { key: «element, initial: idle, states: { idle: { sig.violation: idle, sig.Data: idle } } }",
      .error,
      "`sig.Data` has no field `element`", "its fields are"
    ),
    (
      machine("{ idle: { \"sig.Data[«numbr == 1]\": idle } }"), .error, "no field `numbr`", "`number`"
    ),
  ]

  static let others: [Case] = [
    ("select: sig.Data\n    forbid: { «inn: sig.* }", .error, "unknown key `inn`", "`in`"),
    ("select: sig.Data\n    forbid: { in: sig.*, show: «elemnt }", .error, "no field `elemnt`", nil),
    (
      "{ select: sig.Data, assert: number == 1, for_each: «mesage }", .error, "no field `mesage`", "`message`"
    ),
    (
      "{ select: sig.Data, assert: number == 1, for_each: «station }", .error,
      "`station` has no values to tell apart", nil
    ),
  ]

  @Test(arguments: transactions + machines + others)
  func whatIsWrongIsToldWithItsPlace(_ wrong: Case) throws {
    var rule = wrong.rule
    if rule.hasPrefix("{ ") {
      rule = rule.dropFirst(2).dropLast(2).split(separator: ", ").joined(separator: "\n    ")
    }
    let text = "  - id: r\n    title: t\n    \(rule)\n"
    let (profile, diagnostics) = Signalling.load(text.replacing("«", with: ""))
    let diagnostic = try #require(
      diagnostics.first { $0.message.contains(wrong.message) }, "\(diagnostics.map(\.description))")
    // Behind the three lines of the head.
    let before = text.prefix { $0 != "«" }.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(diagnostic.severity == wrong.severity)
    #expect(diagnostic.location.line == before.count + 3)
    #expect(diagnostic.location.column == (before.last?.count ?? 0) + 1)
    if let hint = wrong.hint {
      #expect(diagnostic.suggestion?.contains(hint) == true, "\(diagnostic.description)")
    }
    #expect((profile == nil) == (wrong.severity == .error))
  }
}
