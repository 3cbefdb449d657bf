import Conformance
import Events
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
    #expect(witnesses.first?.expected == "no sig.violation[defect == missing]")
    #expect(witnesses.first?.observed == "element = 40, defect = missing")
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
}
