import Conformance
import Events
import Results
import Testing

@Suite struct TransactionRuleTests {
  static func rule(_ more: String..., detect: String = "unanswered") -> String {
    """
      - id: a
        title: Answered
        transaction:
          request: "sig.*[kind == initiating]"
          response: [sig.SetupResponse, sig.SetupFailure]
          key: [association, transaction]
          detect: \(detect)
          \(more.joined(separator: "\n      "))
    """
  }

  // MARK: Unanswered

  @Test func aRequestThatIsAnsweredInTimePasses() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest")
    feed.wait(4_990)
    try feed.send("SetupResponse", from: 1)
    let result = feed.result()
    #expect(result.verdict == .pass)
    #expect(result.tally.passed == 1)
    #expect(result.units.map(\.unit) == [UnitID(rawValue: 1)], "who has to answer is judged")
  }

  @Test func aRequestWithoutAnAnswerFailsOnceItsTimeIsOver() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest", transaction: 7)
    let result = feed.result(after: 5_001)
    #expect(result.verdict == .fail)
    let finding = try #require(result.findings.first)
    #expect(finding.cause == "unanswered")
    #expect(finding.unit == UnitID(rawValue: 1))
    let witness = try #require(finding.first.first)
    #expect(witness.frame == 1)
    #expect(witness.event == "sig.SetupRequest")
    #expect(witness.fields.map(\.name) == ["association", "transaction"])
    #expect(witness.fields.map(\.value) == [1, 7])
    #expect(witness.expectedText.en == "an answer within 5 s")
    #expect(witness.observedText.en == "none in the 5001 ms after this frame")
  }

  @Test func aRequestThatTheEndOfTheCaptureCutsOffIsInconclusive() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest")
    let result = feed.result(after: 5_000)
    #expect(result.verdict == .inconclusive)
    #expect(result.tally.outside == 1)
    #expect(result.reasons.map(\.en) == [Reason(.endOfObservation).text.en])
  }

  @Test func aRequestWithoutADeadlineNeverFails() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest")
    #expect(feed.result(after: 1_000_000).verdict == .inconclusive)
  }

  @Test func aLateAnswerIsLateAndNotMissing() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest")
    feed.wait(6_499)
    try feed.send("SetupFailure", from: 1)
    let result = feed.result(after: 9_000)
    #expect(result.tally.failed == 1)
    let finding = try #require(result.findings.first)
    #expect(finding.cause == "late")
    #expect(finding.unit == UnitID(rawValue: 1))
    #expect(finding.first.first?.frame == 1)
    #expect(finding.first.first?.partnerFrame == 2)
    #expect(finding.first.first?.observedText.en == "the answer in frame 2 comes after 6500 ms")
  }

  // MARK: The same request again

  @Test(arguments: [("same", 0), ("another", 1)])
  func oneAnswerServesARequestThatCameTwiceWhereTheRuleSaysSo(_ again: String, _ failed: Int) throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s", "again: \(again)"))
    try feed.send("SetupRequest")
    try feed.send("SetupRequest")
    try feed.send("SetupResponse", from: 1)
    let tally = feed.result(after: 5_001).tally
    #expect((tally.passed, tally.failed) == (1, failed))
  }

  @Test func aRequestThatComesAgainWhenTheFirstIsOverIsAnotherOne() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s", "again: same"))
    try feed.send("SetupRequest")
    feed.wait(6_000)
    try feed.send("SetupRequest")
    try feed.send("SetupResponse", from: 1)
    let tally = feed.result(after: 9_000).tally
    #expect((tally.passed, tally.failed) == (1, 1))
  }

  // MARK: Patience

  @Test func anAnswerThatTakesLongerThanThePatienceOfTheHarnessPasses() throws {
    var feed = try SignallingFeed(Self.rule("patience: 5 s"))
    try feed.send("SetupRequest")
    feed.wait(19_990)
    try feed.send("SetupFailure", from: 1)
    let result = feed.result(after: 40_000)
    #expect(result.verdict == .pass && result.tally.passed == 1)
  }

  @Test func aRequestWithoutAnAnswerForFourTimesThePatienceFails() throws {
    var feed = try SignallingFeed(Self.rule("patience: 5 s"))
    try feed.send("SetupRequest")
    let finding = try #require(feed.result(after: 20_001).findings.first)
    #expect(finding.cause == "unanswered")
    #expect(finding.first.first?.expectedText.en == "an answer; it is missing after 20 s")
  }

  @Test func aRequestThatTheEndOfTheCaptureCutsOffWithinFourTimesThePatienceIsOutside() throws {
    var feed = try SignallingFeed(Self.rule("patience: 5 s"))
    try feed.send("SetupRequest")
    let result = feed.result(after: 20_000)
    #expect(result.verdict == .inconclusive && result.tally.outside == 1)
  }

  /// Had the capture ended before, the answer would be missing.
  @Test func anAnswerBehindThatIsMissingToo() throws {
    var feed = try SignallingFeed(Self.rule("patience: 5 s"))
    try feed.send("SetupRequest")
    feed.wait(20_999)
    try feed.send("SetupFailure", from: 1)
    let finding = try #require(feed.result(after: 1).findings.first)
    #expect(finding.cause == "unanswered")
    #expect(finding.first.first?.partnerFrame == 2)
    #expect(
      finding.first.first?.observedText.en
        == "none in the 20 s after this frame; the answer in frame 2 comes after 21 s")
  }

  /// What is wrong with a request, or with an answer that the other side could not take as one, explains that the request
  /// stays open.
  @Test(arguments: [(0, 1, nil), (9, 1, "requests"), (0, 0, "sides")] as [(Int, Int, String?)])
  func anOpenRequestFollowsFromWhatIsWrongWithItOrWithItsAnswer(
    _ requestTransaction: Int, _ answering: Int, _ cause: String?
  ) throws {
    var feed = try SignallingFeed(
      Self.rule("from: opposite", "within: 5 s")
        + """

            consequence_of: [requests, sides]
          - id: requests
            title: Requests
            select: sig.SetupRequest
            assert: transaction < 9
          - id: sides
            title: Sides
            select: sig.SetupResponse
            assert: startSeen

        """)
    try feed.send("SetupRequest", transaction: Int64(requestTransaction))
    if answering == 0 { try feed.send("SetupResponse", from: 0, startSeen: false) }
    let finding = try #require(feed.result(after: 6_000).findings.first)
    #expect(finding.cause == "unanswered")
    #expect(finding.consequenceOf == cause)
  }

  @Test func answersOfOtherKeysAnswerNothing() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest", association: 1, transaction: 1)
    try feed.send("SetupResponse", from: 1, association: 1, transaction: 2)
    try feed.send("SetupResponse", from: 1, association: 2, transaction: 1)
    #expect(feed.result(after: 6_000).tally.failed == 1)
  }

  @Test func twoRequestsWithOneKeyNeedTwoAnswers() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest")
    try feed.send("SetupRequest")
    try feed.send("SetupResponse", from: 1)
    let result = feed.result(after: 6_000)
    #expect(result.tally.passed == 1)
    #expect(result.findings.first?.first.map(\.frame) == [2], "the older one is answered")
  }

  @Test func aNewRequestDoesNotAnswerForOneWhoseTimeIsOver() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest")
    feed.wait(6_000)
    try feed.send("SetupRequest")
    try feed.send("SetupResponse", from: 1)
    let result = feed.result()
    #expect(result.tally.failed == 1)
    #expect(result.tally.passed == 1)
    #expect(result.findings.first?.cause == "unanswered")
    #expect(result.findings.first?.first.map(\.frame) == [1])
  }

  @Test func partsOfAMessageAreNoMessagesOfTheirOwn() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    for _ in 0..<2 {
      try feed.send("SetupRequest")
      try feed.part("SetupRequest.bearers", bearer: 1)
      try feed.part("SetupRequest.bearers", bearer: 2)
    }
    for _ in 0..<2 { try feed.send("SetupResponse", from: 1) }
    let result = feed.result(after: 6_000)
    #expect(result.tally.instances == 2)
    #expect(result.verdict == .pass)
  }

  @Test func anAnswerOfSeveralEventsAnswersOneRequest() throws {
    var feed = try SignallingFeed(
      """
        - id: a
          title: Answered
          transaction:
            request: sig.SetupRequest
            response: sig.SetupResponse, sig.SetupResponse.bearers
            key: [association, transaction]
            within: 5 s
      """)
    for _ in 0..<2 { try feed.send("SetupRequest") }
    try feed.send("SetupResponse", from: 1)
    try feed.part("SetupResponse.bearers", bearer: 1)
    #expect(feed.result(after: 6_000).tally.failed == 1)
  }

  @Test func messagesOfOneFrameAreToldApartByAField() throws {
    for (more, instances) in [("", 1), ("message: number", 2)] {
      var feed = try SignallingFeed(Self.rule(more))
      try feed.send("SetupRequest", number: 1)
      try feed.send("ModifyRequest", sameFrame: true, number: 2)
      #expect(feed.result().tally.instances == instances)
    }
  }

  // MARK: Sides

  @Test func theOtherSideHasToAnswer() throws {
    var feed = try SignallingFeed(Self.rule("from: opposite", "within: 5 s"))
    try feed.send("SetupRequest", from: 0)
    try feed.send("SetupResponse", from: 0)
    #expect(feed.result(after: 6_000).tally.failed == 1)
  }

  @Test func bothSidesMayUseOneKeyAtATime() throws {
    var feed = try SignallingFeed(Self.rule("from: opposite", "within: 5 s"))
    try feed.send("SetupRequest", from: 0)
    try feed.send("SetupRequest", from: 1)
    try feed.send("SetupResponse", from: 0)
    let result = feed.result(after: 6_000)
    #expect(result.tally.passed == 1)
    #expect(result.findings.first?.first.map(\.frame) == [1])
    #expect(result.findings.first?.unit == UnitID(rawValue: 1))
  }

  @Test func anAnswerOfTheSameSideIsAskedForByItsName() throws {
    var feed = try SignallingFeed(Self.rule("from: same", "within: 5 s"))
    try feed.send("SetupRequest", from: 0)
    try feed.send("SetupResponse", from: 1)
    #expect(feed.result(after: 6_000).tally.failed == 1)
  }

  @Test func aSideThatNobodyKnowsFits() throws {
    var feed = try SignallingFeed(Self.rule("from: opposite", "within: 5 s"))
    try feed.send("SetupRequest", from: nil)
    try feed.send("SetupResponse", from: nil)
    #expect(feed.result(after: 6_000).verdict == .pass)
  }

  // MARK: Taking back

  private static let cancelled = Self.rule(
    "cancelled_by: { events: sig.Reset, key: [association] }", "within: 5 s")

  @Test func aRequestThatIsTakenBackCountsNeitherWay() throws {
    var feed = try SignallingFeed(Self.cancelled)
    for transaction in 0..<3 { try feed.send("SetupRequest", transaction: Int64(transaction)) }
    try feed.send("SetupRequest", association: 2)
    try feed.send("Reset", association: 1)
    let result = feed.result(after: 6_000)
    #expect(result.tally.instances == 1)
    #expect(result.findings.first?.first.map(\.frame) == [4], "the other association was not reset")
    #expect(result.reasons.map(\.en) == ["cancelled requests are not counted"])
  }

  @Test func whatIsTakenBackTooLateWasNotAnswered() throws {
    var feed = try SignallingFeed(Self.cancelled)
    try feed.send("SetupRequest")
    feed.wait(6_000)
    try feed.send("Reset")
    #expect(feed.result().tally.failed == 1)
  }

  @Test func whatIsAskedBehindACancellationIsAsked() throws {
    var feed = try SignallingFeed(Self.cancelled)
    try feed.send("Reset")
    try feed.send("SetupRequest")
    #expect(feed.result(after: 6_000).tally.failed == 1)
  }

  @Test func aMessageThatAsksAndTakesBackDoesNotTakeItselfBack() throws {
    var feed = try SignallingFeed(
      Self.rule("cancelled_by: { events: sig.ModifyRequest, key: [association] }", "within: 5 s"))
    try feed.send("SetupRequest")
    try feed.send("ModifyRequest", transaction: 1)
    let result = feed.result(after: 6_000)
    #expect(result.tally.instances == 1)
    #expect(result.findings.first?.first.map(\.frame) == [2])
  }

  // MARK: Due by

  private static let due = Self.rule(
    "due_by: sig.ModifyResponse", "due_key: [association]", "within: 5 s")

  @Test func anAnswerIsDueInAMessageAtLast() throws {
    var feed = try SignallingFeed(Self.due)
    try feed.send("SetupRequest", transaction: 1)
    try feed.send("SetupRequest", association: 2, transaction: 1)
    try feed.send("ModifyResponse", from: 1)
    try feed.send("SetupResponse", from: 1, transaction: 1)
    let result = feed.result()
    #expect(result.tally.failed == 1)
    #expect(result.tally.outside == 1, "the other association is not concerned")
    let finding = try #require(result.findings.first)
    #expect(finding.cause == "unanswered")
    #expect(finding.first.first?.frame == 1)
    #expect(finding.first.first?.partnerFrame == 3)
    #expect(finding.first.first?.expectedText.en == "an answer no later than in frame 3")
  }

  @Test func aPartOfTheMessageInWhichTheAnswerIsDueIsInTime() throws {
    var feed = try SignallingFeed(
      """
        - id: a
          title: Bearers are answered
          transaction:
            request: sig.SetupRequest.bearers
            response: sig.SetupResponse.bearers
            key: [association, transaction, bearer]
            due_by: sig.SetupResponse
            due_key: [association, transaction]
      """)
    try feed.send("SetupRequest")
    try feed.part("SetupRequest.bearers", bearer: 1)
    try feed.part("SetupRequest.bearers", bearer: 2)
    try feed.part("SetupRequest.bearers", bearer: 3)
    try feed.send("SetupResponse", from: 1)
    try feed.part("SetupResponse.bearers", bearer: 3)
    try feed.part("SetupResponse.bearers", bearer: 1)
    let result = feed.result()
    #expect(result.tally.passed == 2)
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.fields.last?.value == 2)
  }

  // MARK: Doubt

  @Test func aRequestWithoutAKeyIsInconclusive() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    try feed.send("SetupRequest", unknown: Signalling.transaction)
    let result = feed.result(after: 6_000)
    #expect(result.tally.inconclusive == 1)
    #expect(result.tally.failed == 0)
  }

  @Test(arguments: [Signalling.transaction, Signalling.kind])
  func anEventThatMayBeTheAnswerSavesFromFailing(_ unknown: FieldSlot) throws {
    var feed = try SignallingFeed(
      """
        - id: a
          title: Answered
          transaction:
            request: sig.SetupRequest
            response: "sig.SetupResponse[kind == outcome]"
            key: [association, transaction]
            within: 5 s
      """)
    try feed.send("SetupRequest", transaction: 1)
    try feed.send("SetupResponse", from: 1, transaction: 1, unknown: unknown)
    try feed.send("SetupRequest", transaction: 2)
    let result = feed.result(after: 6_000)
    #expect(result.tally.inconclusive == 1)
    #expect(result.findings.first?.first.map(\.frame) == [3], "what was asked later is not answered earlier")
  }

  @Test func anEventThatMayTakeBackSavesFromFailing() throws {
    var feed = try SignallingFeed(Self.cancelled)
    try feed.send("SetupRequest")
    try feed.send("Reset", unknown: Signalling.association)
    #expect(feed.result(after: 6_000).verdict == .inconclusive)
  }

  // MARK: Bounds

  @Test func memoryFollowsWhatIsOpen() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    for number in 0..<70_000 {
      try feed.send("SetupRequest", transaction: Int64(number))
      try feed.send("SetupResponse", from: 1, transaction: Int64(number))
    }
    let result = feed.result()
    #expect(result.verdict == .pass)
    #expect(result.tally.passed == 70_000)
  }

  @Test func moreOpenRequestsThanAreKeptAreNotJudged() throws {
    var feed = try SignallingFeed(Self.rule("within: 500 s"))
    for number in 0..<65_540 { try feed.send("SetupRequest", transaction: Int64(number)) }
    let result = feed.result()
    #expect(result.verdict == .error)
    #expect(result.tally.notJudged == 4)
  }

  @Test func requestsWhoseTimeIsOverMakeRoom() throws {
    var feed = try SignallingFeed(Self.rule("within: 5 s"))
    for number in 0..<65_540 { try feed.send("SetupRequest", transaction: Int64(number)) }
    let result = feed.result(after: 6_000)
    #expect(result.tally.notJudged == 0)
    #expect(result.tally.failed == 65_540)
    #expect(result.findings.first?.first.map(\.frame) == Array(1...8))
  }

  @Test func oneKeyIsNotAskedForEver() throws {
    var feed = try SignallingFeed(Self.rule())
    for _ in 0..<20 { try feed.send("SetupRequest") }
    #expect(feed.result().tally.notJudged == 4)
  }

  @Test func aCaptureWithGapsFailsNoTransaction() throws {
    var engine = Engine(
      try Signalling.requirements(Self.rule("within: 5 s")), catalogue: Signalling.catalogue)
    var row = EventRow(flow: 0)
    row.type = try Signalling.event("SetupRequest")
    row[Signalling.kind] = 0
    row[Signalling.association] = 1
    row[Signalling.transaction] = 1
    row[FrameSlot.frameNumber] = 1
    row[FrameSlot.captureTime] = 0
    engine.receive(&row)
    let results = engine.finish(
      CaptureLimits(end: 6_000_000_000),
      caps: VerdictCaps(incomplete: LocalizedText(en: "frames were dropped")), waivers: [],
      units: [])
    #expect(results[0].verdict == .inconclusive)
  }
}
