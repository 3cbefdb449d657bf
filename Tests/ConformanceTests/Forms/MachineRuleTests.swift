import Conformance
import Events
import Results
import Testing

@Suite struct MachineRuleTests {
  private static let life = """
      - id: m
        title: Life of a session
        machine:
          key: [association, session]
          initial: none
          states:
            none: { sig.SetupRequest: pending }
            pending: { sig.SetupResponse: active, sig.SetupFailure: none, sig.ReleaseCommand: releasing }
            active: { "sig.Data[number == 0]": active, sig.ReleaseCommand: releasing }
            releasing: { sig.ReleaseComplete: none, sig.Data: releasing }
          resets: { events: sig.Reset, key: [association], to: none }
          at_end: { pending: inconclusive, releasing: fail }
          MORE
    """

  private static func rule(_ more: String = "") -> String { life.replacing("MORE", with: more) }

  @Test func aLifeThatFollowsTheStatesPasses() throws {
    var feed = try SignallingFeed(Self.rule())
    for name in ["SetupRequest", "SetupResponse", "Data", "ReleaseCommand", "Data", "ReleaseComplete"] {
      try feed.send(name, session: 3)
    }
    let result = feed.result()
    #expect(result.verdict == .pass)
    #expect(result.tally.passed == 6)
  }

  @Test func anEventThatNoTransitionTakesFails() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", session: 3)
    try feed.send("Data", from: 1, session: 3)
    let finding = try #require(feed.result().findings.first)
    #expect(finding.cause == "sig.Data in pending")
    #expect(finding.unit == UnitID(rawValue: 1))
    let witness = try #require(finding.first.first)
    #expect(witness.frame == 2)
    #expect(witness.partnerFrame == 1, "the event that led to the state")
    #expect(witness.fields.map(\.value) == [1, 3])
    #expect(
      witness.expectedText.en
        == "in pending: sig.SetupResponse → active, sig.SetupFailure → none, sig.ReleaseCommand → releasing")
  }

  @Test func oneDeviationIsOneFinding() throws {
    var feed = try SignallingFeed(Self.rule())
    // The release is not allowed here, but what follows belongs to it.
    for name in ["ReleaseCommand", "ReleaseComplete", "SetupRequest", "SetupResponse"] {
      try feed.send(name, session: 3)
    }
    let tally = feed.result().tally
    #expect(tally.failed == 1)
    #expect(tally.passed == 3)
  }

  @Test func keysHaveStatesOfTheirOwn() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", association: 1, session: 3)
    try feed.send("SetupResponse", association: 2, session: 3)
    try feed.send("SetupResponse", association: 1, session: 4)
    #expect(feed.result().tally.failed == 2)
  }

  @Test func aConditionIsPartOfATransition() throws {
    var feed = try SignallingFeed(Self.rule())
    for name in ["SetupRequest", "SetupResponse"] { try feed.send(name, session: 3) }
    try feed.send("Data", session: 3, number: 1)
    let result = feed.result()
    #expect(result.findings.map(\.cause) == ["sig.Data in active"])
  }

  @Test func whatIsIgnoredChangesNothingAndCountsNothing() throws {
    var feed = try SignallingFeed(Self.rule("ignore: sig.*"))
    try feed.send("Data", session: 3)
    try feed.send("SetupRequest", session: 3)
    try feed.send("Data", session: 3)
    try feed.send("SetupResponse", session: 3)
    let tally = feed.result().tally
    #expect(tally.passed == 2)
    #expect(tally.instances == 2)
  }

  @Test func withoutStrictnessOnlyTransitionsCount() throws {
    var feed = try SignallingFeed(Self.rule("else: ignore"))
    try feed.send("Data", session: 3)
    try feed.send("SetupRequest", session: 3)
    try feed.send("Data", session: 3)
    #expect(feed.result().tally.failed == 0)
  }

  @Test func aResetConcernsAllKeysOfItsPart() throws {
    var feed = try SignallingFeed(Self.rule())
    for session in [3, 4] as [Int64] { try feed.send("SetupRequest", session: session) }
    try feed.send("SetupRequest", association: 2, session: 3)
    try feed.send("Reset", association: 1)
    try feed.send("SetupResponse", association: 2, session: 3)
    try feed.send("SetupRequest", session: 3)
    try feed.send("SetupResponse", session: 4)
    let result = feed.result()
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.map(\.frame) == [7])
  }

  // MARK: The ends of a capture

  @Test func aResetThatLeavesOneStateSparesKeysInOthers() throws {
    let text = Self.rule().replacing("to: none }", with: "from: releasing, to: none }")
    var feed = try SignallingFeed(text)
    for name in ["SetupRequest", "SetupResponse"] { try feed.send(name, session: 3) }
    for name in ["SetupRequest", "SetupResponse", "ReleaseCommand"] { try feed.send(name, session: 4) }
    try feed.send("Reset")
    // Session 3 is active still, session 4 is none and may begin anew.
    try feed.send("Data", session: 3)
    try feed.send("SetupRequest", session: 4)
    try feed.send("SetupResponse", session: 4)
    #expect(feed.result().tally.failed == 0)
  }

  @Test func aKeyMayHaveOtherNamesInOtherEvents() throws {
    var feed = try SignallingFeed(
      """
        - id: m
          title: Bearers are asked for before they are used
          machine:
            key: [association, bearer | number]
            initial: absent
            states:
              absent: { sig.SetupRequest.bearers: present }
              present: { sig.Data: present }
      """)
    try feed.send("SetupRequest", session: 3)
    try feed.part("SetupRequest.bearers", bearer: 5)
    try feed.send("Data", session: 3, number: 5)
    try feed.send("Data", session: 3, number: 6)
    let result = feed.result()
    #expect(result.tally.passed == 2)
    #expect(result.findings.map { $0.first.map(\.frame) } == [[3]])
  }

  @Test func whatTheEndOfTheCaptureCutsOffIsSaidByTheProfile() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", session: 1)
    for name in ["SetupRequest", "ReleaseCommand"] { try feed.send(name, session: 2) }
    for name in ["SetupRequest", "SetupResponse"] { try feed.send(name, session: 3) }
    let result = feed.result(after: 500)
    #expect(result.tally.passed == 5)
    #expect(result.tally.outside == 1, "1 is pending")
    #expect(result.tally.failed == 1, "2 is being released, 3 is active")
    let witness = try #require(result.findings.first?.first.first)
    #expect(witness.frame == 3)
    #expect(witness.fields.last?.value == 2)
  }

  @Test func aLifeThatBeganBeforeTheCaptureFitsAnyStateThatAllowsIt() throws {
    var feed = try SignallingFeed(Self.rule("middle: \"!startSeen\""))
    try feed.send("ReleaseCommand", session: 3, startSeen: false)
    try feed.send("ReleaseComplete", session: 3, startSeen: false)
    try feed.send("SetupRequest", session: 4, startSeen: false)
    try feed.send("SetupFailure", session: 5)
    let tally = feed.result().tally
    #expect(tally.outside == 2, "the first event of 3, and 4 at the end")
    #expect(tally.passed == 2, "the release is followed from there; a set-up begins a life anyway")
    #expect(tally.failed == 1, "5 began within the capture")
  }

  @Test func aStateThatIsNotKnownIsNarrowedDown() throws {
    var feed = try SignallingFeed(Self.rule("middle: \"!startSeen\""))
    // Active or releasing.
    try feed.send("Data", session: 3, startSeen: false)
    try feed.send("ReleaseComplete", session: 3)
    try feed.send("SetupRequest", session: 3)
    try feed.send("ReleaseComplete", session: 3)
    let tally = feed.result().tally
    #expect(tally.outside == 2, "Data may not have been allowed, nor may the first complete")
    #expect(tally.passed == 1)
    #expect(tally.failed == 1)
  }

  @Test func aFirstEventThatBeginsLivesMayStandInTheMiddleOfOne() throws {
    let rule = """
        - id: m
          title: Life of a session
          machine:
            key: [association, session]
            initial: none
            states:
              none: { sig.SetupRequest: pending }
              pending: { sig.SetupResponse: active }
              active: { sig.SetupRequest: active, sig.Data: active }
            middle: "!startSeen"
      """
    var feed = try SignallingFeed(rule)
    try feed.send("SetupRequest", session: 3, startSeen: false)
    try feed.send("Data", session: 3, startSeen: false)
    let tally = feed.result().tally
    #expect(tally.failed == 0)
    #expect(tally.passed == 1 && tally.outside == 1)
  }

  // MARK: Doubt

  @Test func anEventThatWasNotCapturedWholeLeavesTheStateOpen() throws {
    var feed = try SignallingFeed(Self.rule())
    for name in ["SetupRequest", "SetupResponse"] { try feed.send(name, session: 3) }
    try feed.send("Data", session: 3, unknown: Signalling.number)
    try feed.send("ReleaseCommand", session: 3)
    try feed.send("ReleaseComplete", session: 3)
    let tally = feed.result().tally
    #expect(tally.inconclusive == 1)
    #expect(tally.passed == 4)
    #expect(tally.failed == 0)
  }

  @Test func anEventWithoutAKeyMayBeAnybodys() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", session: 3)
    try feed.send("SetupResponse", session: 3, unknown: Signalling.session)
    try feed.send("Data", session: 3)
    let tally = feed.result().tally
    #expect(tally.failed == 0)
    #expect(tally.inconclusive == 3, "the event itself, the one behind it, and the end")
  }

  @Test func aResetThatWasNotCapturedWholeMayConcernAnybody() throws {
    var feed = try SignallingFeed(Self.rule())
    try feed.send("SetupRequest", session: 3)
    try feed.send("Reset", unknown: Signalling.association)
    try feed.send("SetupResponse", session: 3)
    let tally = feed.result().tally
    #expect(tally.failed == 0)
    #expect(tally.inconclusive == 1)
  }

  // MARK: Bounds

  @Test func memoryFollowsWhatIsAlive() throws {
    var feed = try SignallingFeed(Self.rule())
    for session in 0..<70_000 as Range<Int64> {
      for name in ["SetupRequest", "SetupFailure"] { try feed.send(name, session: session) }
    }
    let result = feed.result()
    #expect(result.verdict == .pass)
    #expect(result.tally.passed == 140_000)
  }

  @Test func moreKeysThanAreKeptAreNotJudged() throws {
    var feed = try SignallingFeed(
      Self.rule("").replacing("at_end: { pending: inconclusive, releasing: fail }", with: ""))
    for session in 0..<65_537 as Range<Int64> { try feed.send("SetupRequest", session: session) }
    try feed.send("SetupResponse", session: 65_536)
    let result = feed.result()
    #expect(result.verdict == .error, "nothing fails of a key that was not kept")
    #expect(result.tally.failed == 0)
  }
}
