import Conformance
import Events
import Results
import Testing

/// What an event type settles by itself needs no look at the event.
@Suite struct ConstantConditionTests {
  @Test func conditionThatTheTypeFulfilsHoldsThoughItsFieldWasNotCaptured() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: "sig.*[message == Data]", assert: association == 1 }
      """)
    try feed.send("Data", unknown: Signalling.message)
    try feed.send("Data", association: 2, unknown: Signalling.message)
    let tally = feed.result().tally
    #expect([tally.passed, tally.failed, tally.inconclusive] == [1, 1, 0])
  }

  @Test func conditionThatTheTypeRulesOutLeavesNoDoubt() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: "sig.*[message == Data]", assert: association == 1 }
        - id: k
          title: t
          select: "sig.*[message == Data]"
          constant: { of: [number], key: [association] }
        - id: t
          title: t
          transaction:
            request: "sig.*[message == SetupRequest]"
            response: "sig.*[message == SetupResponse]"
            key: [association]
      """)
    try feed.send("Reset", association: 2, unknown: Signalling.message)
    #expect(feed.results(after: 10).map(\.verdict) == [.notExercised, .notExercised, .notExercised])
  }

  @Test func restOfAConditionIsStillAsked() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: "sig.*[message == Data && number == 7]", assert: association == 1 }
        - { id: b, title: t, select: "sig.*[message == Data || number == 7]", assert: association == 1 }
      """)
    try feed.send("Data", number: 7)
    try feed.send("Data", number: 8)
    try feed.send("Reset", number: 7)
    try feed.send("Reset", number: 8)
    #expect(feed.results().map(\.tally.passed) == [1, 3])
  }

  @Test func rolesOfATransactionAreToldByTheType() throws {
    var feed = try SignallingFeed(
      """
        - id: t
          title: t
          transaction:
            request: "sig.*[message in [SetupRequest, ModifyRequest]]"
            response: "sig.*[message in [SetupResponse, ModifyResponse]]"
            key: [association, transaction]
      """)
    try feed.send("SetupRequest", transaction: 1)
    try feed.send("SetupResponse", from: 1, transaction: 1)
    try feed.send("ModifyRequest", transaction: 2)
    let result = feed.result(after: 10)
    #expect([result.tally.passed, result.tally.outside] == [1, 1])
  }
}
