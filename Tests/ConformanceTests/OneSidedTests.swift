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
    #expect(result.reasons.map(\.en).contains { $0 == Reason(.oneSided).text.en })
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
    #expect(result.reasons.map(\.en).isEmpty, "\(result.reasons.map(\.en))")
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

  /// What the other side sent before it was seen leads from state to state all the same.
  @Test func aKeyMayHaveMovedOnWhileOneSideWasSeen() throws {
    // Given a request that the other side may have answered before anything of it was seen,
    var feed = try SignallingFeed(Self.machine)
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    // when both sides are seen and another request comes,
    try feed.send("SetupRequest", association: 1)
    // then nobody can tell whether it comes too early,
    var result = feed.result()
    #expect(result.tally.failed == 0 && result.tally.passed == 1 && result.tally.unseen == 1)
    #expect(result.reasons.map(\.en).contains { $0 == Reason(.oneSided).text.en })
    // and from there on the state is known.
    try feed.send("SetupRequest", association: 1)
    result = feed.result()
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.observedText.en == "sig.SetupRequest in asked")
  }

  @Test func whatNoMessageOfTheOtherSideLeadsToFails() throws {
    // Given states that only lead on,
    var feed = try SignallingFeed(
      """
        - id: a
          title: Life
          machine:
            key: [association]
            initial: none
            states: { none: { sig.SetupRequest: asked, sig.SetupFailure: none }, asked: { sig.SetupResponse: over }, over: {} }
      """)
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    // when what only the first of them allows comes behind that one,
    try feed.send("SetupFailure", association: 1)
    // then it fails, whatever the other side may have sent.
    let result = feed.result()
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.observedText.en == "sig.SetupFailure in asked or over")
  }

  @Test func aResetOfOneSideMayBeFollowedByWhatNobodySaw() throws {
    var feed = try SignallingFeed(
      """
        - id: a
          title: Life
          machine:
            key: [association, number]
            initial: none
            states: { none: { sig.SetupRequest: asked }, asked: { sig.SetupResponse: up }, up: {}, ending: { sig.SetupFailure: none } }
            resets: [{ events: sig.Reset, key: [association], to: ending }]
      """)
    try feed.send("SetupRequest", association: 1)
    try feed.send("Reset", association: 1, isOneSided: true)
    try feed.send("SetupRequest", association: 1)
    #expect(feed.result().tally.failed == 0)
  }

  @Test func aRequestThatMayBeAnsweredIsNotOpenStill() throws {
    // Given a request of one side,
    var feed = try SignallingFeed(TransactionRuleTests.rule(detect: "overlap"))
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    // when the next one comes, then the first may have been answered.
    try feed.send("SetupRequest", association: 1)
    #expect(feed.result().tally.failed == 0)
    // Of two that both sides show that is not so.
    try feed.send("SetupRequest", association: 1)
    #expect(feed.result().tally.failed == 1)
  }

  @Test func anAnswerBelongsToTheRequestThatNobodyHasAnsweredYet() throws {
    // Given a request of one side, which may have been answered, and another with the same key,
    var feed = try SignallingFeed(TransactionRuleTests.rule("within: 5 s"))
    try feed.send("SetupRequest", association: 1, isOneSided: true)
    try feed.send("SetupRequest", association: 1)
    // when one answer comes,
    try feed.send("SetupResponse", from: 1, association: 1)
    // then the second request is not left unanswered.
    let result = feed.result(after: 6_000)
    #expect(result.tally.failed == 0 && result.tally.passed == 1 && result.tally.unseen == 1)
  }

  @Test func whatAMessageSaysByItselfIsJudgedAsEver() throws {
    var feed = try SignallingFeed("  - { id: a, title: A, select: sig.SetupRequest, assert: number == 1 }\n")
    try feed.send("SetupRequest", isOneSided: true)
    #expect(feed.result().verdict == .fail)
  }
}
