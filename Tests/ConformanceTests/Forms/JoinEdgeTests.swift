import Conformance
import Events
import Results
import Testing

/// What the edges of a capture, and what it did not keep, do to joins.
@Suite struct JoinEdgeTests {
  private static let all = Grid.rules("delivered", "scheduled", "inside", "once", "announced")

  @Test func whatTheCaptureBeganBehindIsInconclusive() throws {
    var feed = try GridFeed(Self.all)
    feed.item(slot: 1, row: 0)
    feed.item(slot: 3, row: 0)
    feed.plan(slot: 2)
    feed.item(slot: 2, section: 4, row: 1)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    let result = try #require(feed.results()["scheduled"])
    #expect(result.tally.inconclusive == 3, "two before the first plan, one of its slot")
    #expect(result.tally.failed == 0)
    #expect(result.reasons == ["it may have been announced before the capture began"])
  }

  @Test func theOtherDirectionMayBeginLater() throws {
    var feed = try GridFeed(Self.all)
    feed.plan(slot: 1)
    feed.plan(slot: 2)
    feed.wait(30_000)
    feed.exchange(slot: 3)
    feed.plan(slot: 4)
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.inconclusive == 2)
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 1, "from there on missing is missing")
  }

  @Test func whatCameBeforeTheFirstPlanMayBeWhatALaterOneLacks() throws {
    var feed = try GridFeed(Self.all)
    feed.item(slot: 1, row: 0)
    feed.item(slot: 2, row: 0)
    for slot in Int64(1)..<4 {
      feed.plan(slot: slot)
      feed.item(slot: slot, row: 1)
    }
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.inconclusive == 2)
    #expect(result.tally.failed == 1)
  }

  @Test func beginningsAreThoseOfALane() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(pair: 0, slot: 1)
    feed.item(pair: 1, slot: 2, row: 0)
    feed.plan(pair: 1, slot: 3)
    feed.item(pair: 0, slot: 3, row: 0)
    let result = try #require(feed.results()["scheduled"])
    #expect(result.tally.inconclusive == 1)
    #expect(result.tally.failed == 1)
  }

  @Test func whatIsOpenAtTheEndIsInconclusive() throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.item(slot: 3, row: 0)
    let results = feed.results(after: 19_000)
    #expect(results["delivered"]?.tally.inconclusive == 1)
    #expect(results["delivered"]?.reasons == ["the capture ends while it is open"])
    #expect(results["scheduled"]?.tally.inconclusive == 1)
  }

  @Test(arguments: [(Int64(1_000_001), "gap"), (-25_000, "steps back")])
  func whatIsOpenInAGapOrAStepOfTheClockIsInconclusive(_ wait: Int64, _ word: String) throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.wait(wait)
    feed.exchange(slot: 3)
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.failed == 0)
    #expect(result.tally.inconclusive == 1)
    #expect(result.reasons.first?.contains(word) == true)
  }

  @Test(arguments: [Int64(1_000_001), -25_000])
  func whatMayHaveBeenAnnouncedInAGapIsInconclusive(_ wait: Int64) throws {
    var feed = try GridFeed(Self.all)
    feed.exchange(slot: 1)
    feed.wait(wait)
    // One of which the plan may lie in the gap, one whose plan may have another part there, and,
    // when plans of that time would have been seen, one without.
    feed.item(slot: 2, row: 0)
    feed.plan(slot: 3, columns: 0..<10)
    feed.item(slot: 3, row: 0)
    feed.wait(25_000)
    feed.exchange(slot: 50)
    feed.item(slot: 51, row: 0)
    let results = feed.results()
    #expect(results["scheduled"]?.tally.inconclusive == 1)
    #expect(results["scheduled"]?.tally.failed == 1)
    #expect(results["scheduled"]?.reasons.first?.contains("while the capture broke off") == true)
    #expect(results["inside"]?.tally.inconclusive == 1)
    #expect(results["inside"]?.tally.failed == 0)
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

  // MARK: One direction only

  @Test func aSilentUnitOfAOneWayCaptureIsNotBlamed() throws {
    var feed = try GridFeed(Self.all)
    for slot in Int64(1)..<4 { feed.plan(slot: slot) }
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.inconclusive == 3)
    #expect(result.verdict == .inconclusive)
  }

  @Test func aSilentUnitIsBlamedWhereTheProfileKnowsBothDirections() throws {
    var feed = try GridFeed(Self.all)
    for slot in Int64(1)..<21 {
      feed.plan(slot: slot)
      feed.wait(30_000)
    }
    let result = try #require(feed.results(bothDirections: true)["delivered"])
    #expect(result.tally.failed == 20)
    #expect(result.findings.map(\.count) == [20])
    #expect(result.findings.first?.first.count == 8, "the first ones are told, the rest is counted")
  }

  @Test func aSilentUnitIsBlamedIfItWasHeardElsewhere() throws {
    var feed = try GridFeed(Self.all)
    feed.plan(pair: 0, slot: 1)
    feed.exchange(pair: 1, slot: 1)
    let result = try #require(feed.results()["delivered"])
    #expect(result.tally.failed == 1)
  }

  @Test func deliveriesWithoutAnyPlanAreInconclusiveUnlessWhoPlansWasHeard() throws {
    for heard in [false, true] {
      var feed = try GridFeed(Self.all)
      if heard { feed.plan(pair: 1, slot: 1) }
      for slot in Int64(1)..<13 { feed.item(pair: 0, slot: slot, row: 0) }
      let result = try #require(feed.results()["scheduled"])
      #expect(result.tally.failed == (heard ? 12 : 0))
      #expect(result.tally.inconclusive == (heard ? 0 : 12))
    }
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
    #expect(results["delivered"]?.reasons == ["the event does not say which cells it means"])
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
    #expect(results["delivered"]?.reasons.contains { $0.hasPrefix("more than 32768") } == true)
    #expect(feed.memoryUse.first?.most == 32_768)
  }
}
