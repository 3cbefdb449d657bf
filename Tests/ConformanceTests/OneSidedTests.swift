import Conformance
import Events
import Results
import Testing

/// Design §5, rules 6 and 7: nobody is charged for what the capture of a conversation does not show, and the other
/// conversations of the capture are judged as ever.
@Suite struct OneSidedTests {
  private static let unsolicited = TransactionRuleTests.rule(detect: "unsolicited")
  private static let machine = """
      - id: a
        title: Life
        machine:
          key: [association]
          initial: none
          states: { none: { sig.SetupRequest: asked }, asked: { sig.SetupResponse: none } }
    """

  @Test func anAnswerThatNobodyCouldSeeIsNotMissing() throws {
    // Given requests of two conversations, of one of which only one side is seen,
    var feed = try SignallingFeed(TransactionRuleTests.rule("within: 5 s"))
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    try feed.send("SetupRequest", association: 2)
    // when neither is answered,
    let result = feed.result(after: 6_000)
    // then the one with both sides fails, and no more than it.
    #expect(result.verdict == .fail && result.tally.failed == 1 && result.tally.unseen == 1)
    #expect(result.findings.first?.first.map(\.frame) == [2])
    #expect(result.reasons.contains { $0 == Reason(.oneSided).text })
  }

  @Test func whatLiesOutsideOfTheJudgedPartGivesNoReason() throws {
    // Given a request of which only one side is seen, before the part that is judged,
    var feed = try SignallingFeed(
      TransactionRuleTests.rule("within: 5 s"), judging: JudgedRange(from: .frame(2)))
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    try feed.send("SetupRequest", association: 2)
    // then it counts neither as an instance nor as a reason.
    let result = feed.result(after: 6_000)
    #expect(result.tally.failed == 1 && result.tally.instances == 1)
    #expect(result.reasons.isEmpty, "\(result.reasons)")
  }

  @Test func aRequestThatNobodyCouldSeeIsNotMissing() throws {
    var feed = try SignallingFeed(Self.unsolicited)
    try feed.send("SetupResponse", from: 1, association: 1, isOneSided: true)
    #expect(feed.result().verdict == .inconclusive)
  }

  @Test func aTransitionThatNobodyCouldSeeIsNotMissing() throws {
    var feed = try SignallingFeed(Self.machine)
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    #expect(feed.result().tally.failed == 0)
    var other = try SignallingFeed(Self.machine)
    try other.send("SetupRequest", association: 1)
    try other.send("SetupRequest", association: 1)
    #expect(other.result().tally.failed == 1)
  }

  @Test func whatAMessageSaysByItselfIsJudgedAsEver() throws {
    var feed = try SignallingFeed("  - { id: a, title: A, select: sig.SetupRequest, assert: number == 1 }\n")
    try feed.send("SetupRequest", isOneSided: true)
    #expect(feed.result().verdict == .fail)
  }
}
