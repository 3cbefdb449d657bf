import Conformance
import Events
import Results
import Testing

@Suite struct ForbidRuleTests {
  private static func rule(_ more: String = "") -> String {
    """
      - id: f
        title: Nothing is missing
        select: "sig.violation[defect == missing]"
        forbid: { in: sig.*, message: number, show: [element, defect] }
        \(more)
    """
  }

  @Test func aMessageWithoutAForbiddenEventPasses() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest")
    try feed.part("SetupRequest.bearers", bearer: 1)
    try feed.send("SetupResponse", from: 1)
    try feed.part("violation", defect: 1)
    let result = feed.result()
    #expect(result.verdict == .pass)
    #expect(result.tally.passed == 2)
    #expect(result.units.map(\.tally.passed) == [1, 1])
  }

  @Test func eachForbiddenEventIsAFailure() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest")
    try feed.part("violation", bearer: 40, defect: 0)
    try feed.part("violation", bearer: 41, defect: 0)
    try feed.send("Data")
    let result = feed.result()
    #expect(result.tally.failed == 2)
    #expect(result.tally.passed == 1, "the message with the violations passes nowhere")
    let witnesses = try #require(result.findings.first).first
    #expect(witnesses.map(\.frame) == [1, 1])
    #expect(witnesses.map { $0.fields.map(\.value) } == [[40, 0], [41, 0]])
    #expect(witnesses.first?.expectedText.en == "no sig.violation[defect == missing]")
    #expect(witnesses.first?.observedText.en == "element = 40, defect = missing")
  }

  @Test func messagesOfOneFrameAreJudgedApart() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", number: 1)
    try feed.send("Data", sameFrame: true, number: 2)
    try feed.part("violation", defect: 0)
    let tally = feed.result().tally
    #expect(tally.passed == 1)
    #expect(tally.failed == 1)
  }

  @Test func aViolationThatWasNotCapturedIsInconclusive() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest")
    try feed.part("violation", unknown: Signalling.defect)
    let result = feed.result()
    #expect(result.tally.inconclusive == 1)
    #expect(result.tally.instances == 1)
  }

  @Test func aMessageThatIsNotThereAsAWholeFailsOrIsInconclusive() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", isPartial: true)
    try feed.send("SetupResponse", from: 1, isPartial: true)
    try feed.part("violation", defect: 0)
    try feed.send("Data")
    let tally = feed.result().tally
    #expect((tally.passed, tally.failed, tally.inconclusive) == (1, 1, 1))
  }

  @Test func whatIsForbiddenMayBeAMessage() throws {
    var feed = try SignallingFeed(
      """
        - id: f
          title: No failure
          select: sig.SetupFailure
          forbid: { in: sig.* }
      """)
    try feed.send("SetupRequest")
    try feed.send("SetupFailure", from: 1)
    let tally = feed.result().tally
    #expect(tally.passed == 1)
    #expect(tally.failed == 1)
  }

  /// Rules of several kinds that look at the same messages, and one that does not.
  private static let together = [
    """
      - id: missing
        title: t
        select: "sig.violation[defect == missing]"
        forbid: { in: sig.*, message: number }
        for_each: message

    """,
    """
      - id: unknown
        title: t
        select: "sig.violation[defect == unknown]"
        forbid: { in: sig.*, message: number }
        for_each: message

    """,
    """
      - id: doubled
        title: t
        select: "sig.violation[defect == doubled]"
        forbid: { in: sig.*, message: number }

    """,
    """
      - id: element
        title: t
        select: "sig.violation[element == 7 || defect == doubled]"
        forbid: { in: sig.*, message: number }
        for_each: association

    """,
    """
      - id: receiver
        title: t
        attribute: receiver
        select: "sig.violation[defect == missing]"
        forbid: { in: sig.Data, message: number }

    """,
  ]

  private static func results(_ text: String) throws -> [RequirementResult] {
    var feed = try SignallingFeed(text)
    for step in 0..<200 as Range<Int64> {
      try feed.send(
        Signalling.names[Int(step * 7 % 9)], from: step % 11 == 0 ? nil : Int(step % 2),
        association: step % 5,
        sameFrame: step % 4 == 3, number: step)
      if step % 13 == 0 { try feed.part("violation", bearer: step % 3 + 6, defect: step % 3) }
      if step % 17 == 0 { try feed.part("violation", unknown: Signalling.defect) }
    }
    return feed.results()
  }

  @Test func rulesThatShareTheirMessagesJudgeAsEachAlone() throws {
    let all = try Self.results(Self.together.joined())
    #expect(all.count == Self.together.count)
    for (result, text) in zip(all, Self.together) {
      let alone = try #require(try Self.results(text).first)
      #expect(result.tally == alone.tally)
      #expect(result.tally.passed > 0 && result.tally.failed > 0 && result.tally.inconclusive > 0)
      #expect(result.units == alone.units)
      #expect(result.members == alone.members)
      #expect(result.findings == alone.findings)
      #expect(result.verdict == alone.verdict)
    }
  }
}
