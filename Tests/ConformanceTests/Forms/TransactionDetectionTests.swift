import Conformance
import Events
import Results
import Testing

/// What a transaction rule finds beside requests that nobody answers.
@Suite struct TransactionDetectionTests {
  @Test func anAnswerToNothingIsUnsolicited() throws {
    var feed = try SignallingFeed(TransactionRuleTests.rule(detect: "unsolicited"))
    try feed.send("SetupRequest", transaction: 1)
    try feed.send("SetupResponse", from: 1, transaction: 1)
    try feed.send("SetupResponse", from: 1, transaction: 2)
    let result = feed.result()
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 1)
    let finding = try #require(result.findings.first)
    #expect(finding.cause == "unsolicited")
    #expect(finding.unit == UnitID(rawValue: 1), "who answers unasked is charged")
    #expect(finding.first.map(\.frame) == [3])
  }

  @Test func aSecondAnswerIsRepeatedAndNotUnsolicited() throws {
    for (detect, failed) in [("unsolicited", 0), ("repeated", 1), ("unanswered", 0)] {
      var feed = try SignallingFeed(TransactionRuleTests.rule(detect: detect))
      try feed.send("SetupRequest")
      try feed.send("SetupResponse", from: 1)
      try feed.send("SetupFailure", from: 1)
      let result = feed.result()
      #expect(result.tally.passed == 1, "\(detect)")
      #expect(result.tally.failed == failed, "\(detect)")
      if failed == 1 { #expect(result.findings.first?.first.first?.partnerFrame == 2) }
    }
  }

  @Test func anAnswerToTheNextRequestIsNoRepetition() throws {
    var feed = try SignallingFeed(TransactionRuleTests.rule(detect: "repeated"))
    for _ in 0..<3 {
      try feed.send("SetupRequest")
      try feed.send("SetupResponse", from: 1)
    }
    #expect(feed.result().tally.passed == 3)
  }

  @Test func anAnswerToARequestBeforeTheCaptureIsOutside() throws {
    var feed = try SignallingFeed(TransactionRuleTests.rule("unless: \"!startSeen\"", detect: "unsolicited"))
    try feed.send("SetupResponse", from: 1, startSeen: false)
    try feed.send("SetupResponse", from: 1, unknown: Signalling.startSeen)
    try feed.send("SetupResponse", from: 1)
    let tally = feed.result().tally
    #expect(tally.outside == 1)
    #expect(tally.inconclusive == 1, "whether the start was seen was not captured")
    #expect(tally.failed == 1)
  }

  @Test func anAnswerToACancelledRequestIsNotUnsolicited() throws {
    var feed = try SignallingFeed(
      TransactionRuleTests.rule(
        "cancelled_by: { events: sig.Reset, key: [association] }", detect: "unsolicited"))
    try feed.send("SetupRequest")
    try feed.send("Reset")
    try feed.send("SetupResponse", from: 1)
    #expect(feed.result().tally.instances == 0)
  }

  @Test func anAnswerFromTheAskingSideIsFromTheWrongSide() throws {
    var feed = try SignallingFeed(TransactionRuleTests.rule("from: opposite", detect: "unsolicited"))
    try feed.send("SetupRequest", from: 0)
    try feed.send("SetupResponse", from: 0)
    let finding = try #require(feed.result().findings.first)
    #expect(finding.cause == "wrong-side")
    #expect(finding.first.first?.partnerFrame == 1)
  }

  @Test func anAnswerIsNotUnsolicitedWhereARequestMayHaveBeenMissed() throws {
    var feed = try SignallingFeed(TransactionRuleTests.rule(detect: "unsolicited"))
    try feed.send("SetupRequest", unknown: Signalling.transaction)
    try feed.send("SetupResponse", from: 1)
    #expect(feed.result().verdict == .inconclusive)
  }

  @Test func aKeyIsUsedAgainOnlyWhenItIsFree() throws {
    var feed = try SignallingFeed(TransactionRuleTests.rule("from: opposite", detect: "overlap"))
    try feed.send("SetupRequest", from: 0)
    try feed.send("SetupRequest", from: 1)
    try feed.send("ModifyRequest", from: 0)
    try feed.send("SetupResponse", from: 1)
    try feed.send("SetupRequest", from: 0)
    let result = feed.result()
    #expect(result.tally.passed == 3)
    #expect(result.tally.failed == 1)
    let finding = try #require(result.findings.first)
    #expect(finding.cause == "overlap")
    #expect(finding.unit == UnitID(rawValue: 0))
    #expect(finding.first.map(\.frame) == [3])
    #expect(finding.first.first?.partnerFrame == 1)
  }
}
