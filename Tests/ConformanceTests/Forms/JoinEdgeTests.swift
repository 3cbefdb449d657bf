import Conformance
import Events
import Results
import Testing

/// What the edges of a capture, and what it did not keep, do to joins.
@Suite struct JoinEdgeTests {
  private static let all = Grid.rules("delivered", "scheduled", "inside", "once", "announced")

  /// A capture that begins with the first event, in which each unit is seen from its own first event on.
  private static func feed(_ text: String = all) throws -> GridFeed {
    try GridFeed(text, observedBefore: 0, showsAllUnits: false)
  }

  // MARK: The start

  @Test func deliveriesThatMayHaveBeenPlannedBeforeTheCaptureAreOutside() throws {
    var feed = try Self.feed()
    feed.plan(slot: 1)
    feed.item(slot: 1, row: 0)
    feed.item(slot: 1, row: 1)
    // No plan, and cells that no plan has: a plan may have announced them up to 20 ms before.
    feed.wait(7_000)
    feed.item(slot: 2, row: 0)
    feed.plan(slot: 3, columns: 0..<10)
    feed.item(slot: 3, row: 0)
    feed.wait(50_000)
    feed.plan(slot: 100)
    let results = feed.results()
    #expect(results["scheduled"]?.tally.outside == 1)
    #expect(results["scheduled"]?.verdict == .pass, "what was seen decides")
    #expect(results["scheduled"]?.reasons.map(\.en) == [Reason(.startOfObservation).text.en])
    #expect(results["inside"]?.tally.outside == 1)
    #expect(results["inside"]?.tally.failed == 0)
  }

  @Test(arguments: [(Int64(9_000), 1, 0), (20_000, 0, 1)])
  func unplannedDeliveriesFailWhenPlansWereSeenForLongEnough(
    _ wait: Int64, _ inconclusive: Int, _ failed: Int
  )
    throws
  {
    var feed = try Self.feed()
    feed.exchange(slot: 1)
    feed.idle(for: wait)
    feed.item(slot: 2, row: 0)
    let tally = try #require(feed.results()["scheduled"]?.tally)
    #expect((tally.inconclusive, tally.failed) == (inconclusive, failed))
  }

  @Test func aPlanBehindItsDeliveriesIsJudgedOnlyIfAnEarlierOneWouldHaveBeenSeen() throws {
    for wait in [Int64(0), 20_000] {
      var feed = try Self.feed()
      feed.exchange(slot: 1)
      feed.idle(for: wait)
      feed.item(slot: 2, row: 0)
      feed.item(slot: 2, row: 1)
      feed.plan(slot: 2)
      let tally = try #require(feed.results()["announced"]?.tally)
      #expect((tally.outside, tally.failed) == (wait == 0 ? (1, 0) : (0, 1)))
    }
  }

  @Test func deliveriesAheadOfALatePlanMayLieBeforeTheCapture() throws {
    var feed = try Self.feed()
    // The deliveries of slot 5 begin the capture: those of slot 4 were sent before, and its plan comes late.
    feed.item(slot: 5, row: 0)
    feed.item(slot: 5, row: 1)
    feed.plan(slot: 5)
    feed.plan(slot: 4)
    feed.plan(slot: 6)
    let tally = try #require(feed.results()["delivered"]?.tally)
    #expect(tally.outside == 1)
    #expect(tally.failed == 1, "slot 6 was not delivered in all the time behind its plan")
  }

  @Test func aUnitOwesNothingThatCanBeJudgedBeforeItIsSeen() throws {
    var feed = try Self.feed()
    feed.plan(slot: 1)
    feed.plan(slot: 2)
    feed.wait(30_000)
    feed.exchange(slot: 3)
    feed.plan(slot: 4)
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.unseen == 2)
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 1, "from its first message on, what is missing is missing")
    #expect(feed.results()["delivered"]?.reasons.map(\.en) == [Reason(.senderNotObserved).text.en])
  }

  @Test func aUnitIsSeenByWhateverItSends() throws {
    var feed = try Self.feed()
    feed.plan(pair: 0, slot: 1)
    feed.exchange(pair: 1, slot: 1)
    feed.plan(pair: 0, slot: 2)
    let tally = try #require(feed.results()["delivered"]?.tally)
    #expect((tally.unseen, tally.failed) == (1, 1))
  }

  @Test func aSilentUnitOfAOneWayCaptureIsNotBlamed() throws {
    var feed = try Self.feed()
    for slot in Int64(1)..<4 { feed.plan(slot: slot) }
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.unseen == 3)
    #expect(result.verdict == .inconclusive)
  }

  @Test func aSilentUnitIsBlamedWhereTheProfileKnowsThatItIsShown() throws {
    var feed = try GridFeed(Self.all, observedBefore: 0)
    for slot in Int64(1)..<21 {
      feed.plan(slot: slot)
      feed.wait(30_000)
    }
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.failed == 20)
    #expect(result.findings.map(\.count) == [20])
    #expect(result.findings.first?.first.count == 8, "the first ones are shown, the rest is counted")
  }

  @Test func deliveriesWithoutAnyPlanFailOnlyIfTheirPlannerWasSeen() throws {
    for isSeen in [false, true] {
      var feed = try Self.feed()
      if isSeen { feed.plan(pair: 1, slot: 1) }
      feed.wait(30_000)
      for slot in Int64(1)..<13 { feed.item(pair: 0, slot: slot, row: 0) }
      let tally = try #require(feed.results()["scheduled"]?.tally)
      // With the first delivery its own sender is seen, and half a second later for long enough.
      #expect(tally.failed == 0)
      #expect(isSeen ? tally.outside == 12 : tally.unseen == 12)
    }
  }

  // MARK: The end

  @Test(arguments: [(Int64(7_000), 1, 0, 0), (19_000, 0, 1, 0), (20_000, 0, 0, 1)])
  func whatIsMissingAtTheEndFailsWhenItWasWaitedForLongEnough(
    _ after: Int64, _ outside: Int, _ inconclusive: Int, _ failed: Int
  ) throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    let tally = try #require(feed.results(after: after)["delivered"]?.tally)
    #expect(tally.passed == 1)
    #expect((tally.outside, tally.inconclusive, tally.failed) == (outside, inconclusive, failed))
  }

  @Test func whatIsMissingAtTheEndLeavesAPass() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    let result = try #require(feed.results(after: 1_000)["delivered"])
    #expect(result.verdict == .pass)
    #expect(result.reasons.map(\.en) == [Reason(.endOfObservation).text.en])
  }

  // MARK: Breaks and pauses

  @Test func aClockThatStepsBackEndsAnObservationAndBeginsAnother() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.wait(-1_000_000)
    feed.item(slot: 2, row: 0)
    feed.exchange(slot: 3)
    feed.idle(for: 25_000)
    feed.item(slot: 51, row: 0)
    let results = feed.results()
    #expect(results["delivered"]?.tally.outside == 1)
    #expect(results["delivered"]?.tally.failed == 0)
    #expect(results["scheduled"]?.tally.outside == 1, "its plan may lie before the step")
    #expect(results["scheduled"]?.tally.failed == 1, "plans of that time would have been seen")
  }

  @Test func aClockThatStepsForwardMakesNothingLate() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.wait(1_000_000)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 2)
    #expect(results["scheduled"]?.verdict == .pass)
  }

  @Test func aClockThatStepsForwardShowsNoTimeBefore() throws {
    var feed = try Self.feed()
    feed.exchange(slot: 1)
    feed.wait(1_000_000)
    feed.item(slot: 2, row: 0)
    let tally = try #require(feed.results()["scheduled"]?.tally)
    #expect((tally.outside, tally.failed) == (1, 0))
  }

  @Test func whatIsNotSentBehindAPauseIsMissing() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.wait(160_000)
    feed.exchange(slot: 300)
    #expect(feed.results()["delivered"]?.tally.failed == 1)
  }

  @Test func frameSwapsOfMicrosecondsAreNoSteps() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.wait(-1_000)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    #expect(feed.results()["delivered"]?.verdict == .pass)
  }

  // MARK: What was not captured, or not said

  @Test func aPlanThatDoesNotSayItsCellsIsNotJudged() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, columns: nil)
    feed.item(slot: 2, row: 0)
    let results = feed.results()
    #expect(results["delivered"]?.tally.notJudged == 1)
    #expect(results["inside"]?.tally.notJudged == 1)
    #expect(results["scheduled"]?.verdict == .pass)
    #expect(results["delivered"]?.reasons.map(\.en) == ["the event does not say which cells it means"])
  }

  @Test func aPlanThatWasCutOffIsInconclusive() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, unknown: Grid.to)
    feed.item(slot: 2, row: 0)
    let results = feed.results()
    #expect(results["delivered"]?.tally.inconclusive == 1)
    #expect(results["inside"]?.tally.inconclusive == 1)
  }

  @Test func whatIsMissingMayHaveBeenCutOff() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0, unknown: Grid.section)
    let results = feed.results()
    #expect(results["delivered"]?.tally.failed == 0)
    #expect(results["delivered"]?.tally.inconclusive == 1)
    #expect(results["scheduled"]?.tally.inconclusive == 1)
  }

  @Test func whatIsMissingMayBeOneThatCannotBeRead() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0, unknown: Grid.section, isUnreadable: true)
    let results = feed.results()
    #expect(results["delivered"]?.reasons == [Reason(.partnerUnreadable).text])
    #expect(results["scheduled"]?.reasons == [Reason(.unreadable).text])
  }

  /// What an event tells of its key is known, though not all of it is.
  @Test func whatIsMissingOfAnotherSlotWasNotCutOff() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.plan(slot: 3)
    feed.item(slot: 2, row: 0, unknown: Grid.section)
    let tally = try #require(feed.results()["delivered"]?.tally)
    #expect((tally.inconclusive, tally.failed) == (1, 1))
  }

  /// More events than are remembered may be of any key.
  @Test func eventsThatAreNotRememberedExcuseEveryKey() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    for slot in Int64(10)..<1_100 {
      feed.item(slot: slot, row: 0, unknown: Grid.section)
      feed.wait(-8)
    }
    let tally = try #require(feed.results()["delivered"]?.tally)
    #expect((tally.inconclusive, tally.failed) == (1, 0))
  }

  @Test func whatWasCutOffBeforeAPauseIsNotMissingBehindIt() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0, unknown: Grid.section)
    feed.wait(1_000_000)
    feed.idle(for: 25_000)
    let tally = try #require(feed.results()["delivered"]?.tally)
    #expect((tally.inconclusive, tally.failed) == (1, 0))
  }

  @Test func aPlanThatStandsForOthersMakesUnscheduledInconclusive() throws {
    var feed = try GridFeed(Grid.rules("scheduled", more: "stands_for_others: sparse"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2, sparse: true)
    feed.item(slot: 3, row: 0)
    #expect(feed.results()["scheduled"]?.tally.inconclusive == 1)
  }

  @Test func aFailureForWhichThePlanIsAtFaultIsAConsequence() throws {
    var feed = try GridFeed(Grid.rules("delivered"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2, late: true)
    feed.plan(slot: 3)
    let findings = try #require(feed.results()["delivered"]?.findings)
    #expect(findings.map(\.consequenceOf) == ["late", nil])
    #expect(findings.first?.first.map(\.frame) == [4], "the plan's frame shows the cause")
  }

  @Test func itemsInAnotherSlotForWhichTheyAreAtFaultAreConsequences() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0)
    // The other row names a slot that nobody planned, another item does so without being at fault,
    feed.item(slot: 900, row: 1, late: true)
    feed.item(slot: 901, section: 5, row: 1)
    // and two plans lack what has no equal among the items that are at fault, or has been taken.
    feed.plan(slot: 3, rows: 4..<5)
    feed.plan(slot: 4)
    feed.item(slot: 4, row: 0)
    let results = feed.results()
    let delivered = try #require(results["delivered"]?.findings)
    #expect(delivered.filter { $0.consequenceOf == "late" }.flatMap(\.first).map(\.frame) == [4])
    #expect(delivered.filter { $0.consequenceOf == nil }.map(\.count).reduce(0, +) == 2)
    let scheduled = try #require(results["scheduled"]?.findings)
    #expect(scheduled.map(\.consequenceOf) == ["late", nil])
    #expect(scheduled.flatMap(\.first).map(\.frame) == [6, 7])
  }

  @Test func itemsOfAPlanInAnotherSlotAreConsequencesOfWhatIsWrongWithIt() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 900, late: true)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    feed.item(slot: 3, row: 1)
    let results = feed.results()
    let scheduled = try #require(results["scheduled"]?.findings)
    #expect(scheduled.map(\.consequenceOf) == ["late", nil])
    #expect(scheduled.map(\.count) == [2, 1])
    #expect(results["delivered"]?.findings.map(\.consequenceOf) == ["late"])
  }

  @Test func aLatePlanThatObligesNobodyIsJudgedToo() throws {
    // Profiles may leave `delivered` out: then a failure on the plan's frame explains nothing of the join.
    var feed = try GridFeed(Grid.rules("scheduled", "announced"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2, late: true)
    feed.item(slot: 2, row: 0)
    #expect(feed.results()["scheduled"]?.tally.passed == 3)
  }

  @Test func moreKeysThanAreKeptAreNotJudged() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.wait(-100)
    for section in Int64(1)..<33_000 {
      feed.plan(slot: 2, section: section, rows: 0..<1, columns: 0..<1)
      feed.wait(-10)
    }
    let results = feed.results()
    #expect(results["delivered"]?.tally.notJudged ?? 0 > 0)
    #expect(results["delivered"]?.reasons.map(\.en).contains { $0.hasPrefix("more than 32768") } == true)
    #expect(feed.memoryUse.first?.most == 32_768)
  }
}
