import Conformance
import Events
import Results
import Testing

@Suite struct JoinRuleTests {
  private static let all = Grid.rules("delivered", "scheduled", "inside", "once", "announced")

  /// Two slots so that the beginning of the capture is past.
  private func feed(_ text: String = all) throws -> GridFeed {
    var feed = try GridFeed(text)
    feed.exchange(slot: 1)
    return feed
  }

  // MARK: What passes

  @Test func whatIsAnnouncedAndDeliveredPassesEveryJudgement() throws {
    var feed = try feed()
    for slot in Int64(2)..<5 { feed.exchange(slot: slot) }
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 4)
    #expect(results["delivered"]?.units.map(\.unit) == [UnitID(rawValue: 1)], "who has to deliver is judged")
    #expect(results["announced"]?.tally.passed == 4)
    for judgement in ["scheduled", "inside", "once"] {
      #expect(results[judgement]?.tally.passed == 8, "\(judgement)")
      #expect(results[judgement]?.verdict == .pass, "\(judgement)")
    }
  }

  @Test func piecesAndOtherOrdersDeliverToo() throws {
    var feed = try feed()
    feed.plan(slot: 2, columns: 0..<273)
    feed.item(slot: 2, row: 1, columns: 200..<273)
    feed.item(slot: 2, row: 1, columns: 0..<200)
    feed.item(slot: 2, row: 0, columns: 64..<128)
    feed.item(slot: 2, row: 0, columns: 0..<64)
    feed.item(slot: 2, row: 0, columns: 128..<273)
    let results = feed.results()
    for (id, result) in results { #expect(result.verdict == .pass, "\(id)") }
  }

  @Test func severalPlansOfAKeyAddUp() throws {
    var feed = try feed()
    feed.plan(slot: 2, rows: 0..<1, columns: 0..<10)
    feed.plan(slot: 2, rows: 0..<1, columns: 20..<30)
    feed.plan(slot: 2, rows: 1..<2, columns: 50..<60)
    feed.item(slot: 2, row: 0, columns: 0..<10)
    feed.item(slot: 2, row: 0, columns: 20..<30)
    feed.item(slot: 2, row: 1, columns: 50..<60)
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 2, "one obligation, however many plans it has")
    for (id, result) in results { #expect(result.verdict == .pass, "\(id)") }
  }

  @Test func everyOtherColumnIsOwedAndDelivered() throws {
    var feed = try feed()
    feed.plan(slot: 2, rows: 0..<1, columns: 1..<100, sparse: true)
    feed.item(slot: 2, row: 0, columns: 1..<100, sparse: true)
    feed.plan(slot: 3, rows: 0..<1, columns: 1..<100, sparse: true)
    feed.item(slot: 3, row: 0, columns: 2..<100, sparse: true)
    let results = feed.results()
    #expect(results["inside"]?.tally.failed == 1, "even columns are not announced")
    #expect(results["delivered"]?.tally.failed == 1)
  }

  // MARK: Not delivered

  @Test func whatNeverComesFailsOnceItsTimeIsOver() throws {
    var feed = try feed()
    feed.plan(slot: 2, section: 7)
    feed.wait(19_900)
    feed.exchange(slot: 3)
    feed.wait(21_000)
    let results = feed.results()
    let finding = try #require(results["delivered"]?.findings.first)
    #expect(finding.cause == "not-delivered")
    #expect(finding.unit == UnitID(rawValue: 1))
    #expect(finding.count == 1)
    let witness = try #require(finding.first.first)
    #expect(witness.frame == 4)
    #expect(witness.fields.map(\.value) == [0, 2, 7])
    #expect(witness.expectedText.en == "item with all 200 cells, at the latest 20 ms later")
    #expect(witness.observedText.en == "none from this frame to 20 ms after this frame")
    #expect(results["announced"]?.tally.instances == 2, "what never came was not late")
  }

  /// Nothing of what was announced came, and something else did.
  @Test func whatBringsOtherCellsIsNamed() throws {
    var feed = try feed()
    feed.plan(slot: 2, columns: 0..<50)
    feed.item(slot: 2, row: 0, columns: 60..<70)
    let finding = try #require(feed.results()["delivered"]?.findings.first)
    #expect(finding.cause == "not-delivered")
    #expect(finding.first.first?.observedText.en == "frame 5 brings other cells, and none of these")
    #expect(finding.first.first?.partnerFrame == 5)
  }

  @Test func whatComesInPartNamesTheRest() throws {
    var feed = try feed()
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0, columns: 0..<100)
    feed.item(slot: 2, row: 1, columns: 10..<60)
    let finding = try #require(feed.results()["delivered"]?.findings.first)
    #expect(finding.cause == "partly-delivered")
    #expect(finding.first.first?.partnerFrame == 6)
    #expect(
      finding.first.first?.observedText.en == "frames 5 to 6 bring 150; row 1 lacks from 0–9, 60–99")
  }

  @Test func lateIsNotMissing() throws {
    var feed = try feed()
    feed.plan(slot: 2)
    feed.wait(19_900)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    let results = feed.results()
    #expect(results["delivered"]?.verdict == .pass)
    #expect(results["scheduled"]?.verdict == .pass)
  }

  @Test func whatComesBehindTheHoldIsMissingAndUnscheduled() throws {
    var feed = try feed()
    feed.plan(slot: 2)
    feed.idle(for: 20_001)
    feed.item(slot: 2, row: 0)
    let results = feed.results()
    #expect(results["delivered"]?.tally.failed == 1)
    #expect(results["scheduled"]?.tally.failed == 1)
  }

  @Test func aPlanThatComesAgainWaitsAnewAndHoldsNothingElseUp() throws {
    var feed = try feed()
    feed.plan(slot: 2, rows: 0..<1)
    feed.plan(slot: 3)
    feed.wait(15_000)
    feed.plan(slot: 2, rows: 1..<2)
    feed.wait(15_000)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    feed.item(slot: 3, row: 0)
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 2)
    #expect(results["delivered"]?.tally.failed == 1, "slot 3 is over after 20 ms")
    #expect(results["scheduled"]?.tally.failed == 1)
  }

  // MARK: Not announced

  @Test func aDeliveryThatNobodyAnnouncedFails() throws {
    var feed = try feed()
    feed.item(slot: 2, section: 9, row: 1, columns: 5..<7)
    let results = feed.results()
    let finding = try #require(results["scheduled"]?.findings.first)
    #expect(finding.cause == "unscheduled")
    #expect(finding.unit == UnitID(rawValue: 1))
    #expect(finding.first.first?.fields.map(\.value) == [0, 2, 9, 1, 5, 7, 0])
    #expect(finding.first.first?.observedText.en == "none before this frame, and none in the 20 ms after it")
    #expect(results["inside"]?.tally.instances == 2, "it lies neither inside nor outside")
  }

  @Test func aPlanBehindItsDeliveryIsLateAndTheDeliveryIsNone() throws {
    var feed = try feed()
    feed.item(slot: 2, row: 0)
    feed.wait(2_990)
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 1)
    let results = feed.results()
    #expect(results["scheduled"]?.verdict == .pass)
    #expect(results["delivered"]?.verdict == .pass)
    #expect(results["inside"]?.verdict == .pass)
    let finding = try #require(results["announced"]?.findings.first)
    #expect(finding.cause == "behind")
    #expect(finding.first.map(\.frame) == [5])
    #expect(finding.first.first?.partnerFrame == 4)
    #expect(finding.first.first?.observedText.en == "the first one came in frame 4, 3 ms before")
  }

  @Test func cellsBeyondTheAnnouncedOnesAreOutside() throws {
    var feed = try feed()
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1, columns: 0..<101)
    feed.item(slot: 2, row: 2)
    let results = feed.results()
    let finding = try #require(results["inside"]?.findings.first)
    #expect(finding.count == 2)
    #expect(finding.first.map(\.frame) == [6, 7])
    #expect(finding.first.map(\.partnerFrame) == [4, 4])
    #expect(finding.first[0].observedText.en == "row 1 is announced with from 0–99")
    #expect(finding.first[1].observedText.en == "row 2 is not announced")
    #expect(results["delivered"]?.verdict == .pass, "the cells that are owed came")
    #expect(results["scheduled"]?.verdict == .pass)
  }

  @Test func columnsBeyondTheGridAreOutside() throws {
    var feed = try feed()
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    feed.item(slot: 2, row: 1, columns: 600..<700)
    feed.item(slot: 2, row: 17)
    let results = feed.results()
    #expect(results["inside"]?.tally.failed == 2)
    #expect(results["once"]?.tally.failed == 0)
  }

  // MARK: Twice

  @Test func aCellThatComesTwiceFails() throws {
    var feed = try feed()
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    feed.item(slot: 2, row: 0, columns: 99..<100)
    let results = feed.results()
    let finding = try #require(results["once"]?.findings.first)
    #expect(finding.cause == "repeated")
    #expect(finding.first.map(\.frame) == [7])
    #expect(finding.first.map(\.partnerFrame) == [5])
    #expect(results["delivered"]?.verdict == .pass)
    #expect(results["inside"]?.verdict == .pass)
  }

  @Test func aKeyThatIsUsedAgainRemembersNothing() throws {
    var feed = try feed()
    for slot in Int64(2)..<200 {
      feed.exchange(slot: slot)
      feed.wait(1_000)
    }
    let results = feed.results()
    #expect(results["once"]?.verdict == .pass)
    let use = try #require(feed.memoryUse.first)
    #expect(feed.memoryUse.count == 1, "five requirements share one memory")
    #expect((10...25).contains(use.most), "no more than 20 ms of slots: \(use.most)")
  }

  // MARK: Avoided

  @Test func whatIsAnnouncedAsIdleIsAvoided() throws {
    var feed = try GridFeed(Grid.rules("avoided"))
    feed.item(slot: 1, row: 0)
    feed.plan(slot: 2, rows: 1..<2, columns: 10..<20)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1, columns: 20..<30)
    feed.plan(slot: 3, rows: 1..<2, columns: 10..<20)
    feed.item(slot: 3, row: 1, columns: 0..<11)
    feed.item(slot: 4, row: 1)
    let result = try #require(feed.results()["avoided"])
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.map(\.frame) == [5])
    #expect(result.findings.first?.first.map(\.partnerFrame) == [6])
  }
}
