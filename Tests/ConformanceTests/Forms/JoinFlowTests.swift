import Conformance
import Events
import Results
import Testing

/// A join takes events of a flow to the place of the one before, as long as nothing has changed that decides which.
@Suite struct JoinFlowTests {
  private static let rules = Grid.rules("delivered", "scheduled", "inside")

  @Test func aPlaceThatIsGivenToAnotherKeyDoesNotTakeTheItemsOfTheOldOne() throws {
    var feed = try GridFeed(Self.rules)
    for slot in Int64(1)..<3 { feed.exchange(slot: slot) }
    feed.idle(for: 50_000)
    // The places of both are free by now, and this takes one of them.
    feed.plan(slot: 3)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 3, row: 0)
    feed.item(slot: 3, row: 1)
    let results = feed.results()
    #expect(results["scheduled"]?.tally.failed == 1)
    #expect(results["delivered"]?.tally.passed == 3)
    #expect(results["delivered"]?.verdict == .pass)
  }

  @Test func aKeyThatChangesOnAnItemThatIsNotShownIsNotTakenForTheOneBefore() throws {
    var feed = try GridFeed(Grid.rules("delivered", "scheduled", "inside", right: "item[!sparse]"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.plan(slot: 3)
    feed.item(slot: 2, row: 0)
    // The join does not see this one, which changes the key, and the next one changes nothing of it.
    feed.item(slot: 3, row: 0, sparse: true)
    feed.item(slot: 3, row: 0)
    feed.item(slot: 3, row: 1)
    feed.item(slot: 2, row: 1)
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 3)
    for (id, result) in results { #expect(result.verdict == .pass, "\(id)") }
  }

  @Test func aKeyThatChangesOnAnItemOfWhichNobodyKnowsWhetherItIsMeantIsNotTakenForTheOneBefore() throws {
    var feed = try GridFeed(Grid.rules("delivered", "scheduled", right: "item[!sparse]"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.plan(slot: 3)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 1)
    feed.item(slot: 3, row: 0, unknown: Grid.sparse)
    feed.item(slot: 3, row: 0)
    feed.item(slot: 3, row: 1)
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 3)
    #expect(results["scheduled"]?.tally.passed == 6)
  }

  @Test func itemsThatHaveTheSameFieldsAgainAreTakenToTheirPlace() throws {
    var feed = try GridFeed(Grid.rules("delivered", "once"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2, rows: 0..<1)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 0)
    let results = feed.results()
    #expect(results["delivered"]?.tally.passed == 2)
    #expect(results["once"]?.tally.failed == 1)
  }
}
