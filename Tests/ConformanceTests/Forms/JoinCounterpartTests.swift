import Conformance
import Events
import Results
import Testing

/// Cells that come under another identifier than they were announced with.
@Suite struct JoinCounterpartTests {
  private static let rules = Grid.rules("delivered", "scheduled", more: "identifier: section")

  private func observed(_ results: [String: RequirementResult], _ rule: String) -> String? {
    results[rule]?.findings.first?.first.first?.observedText.en
  }

  @Test func bothFindingsNameEachOther() throws {
    var feed = try GridFeed(Self.rules)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, section: 3)
    feed.item(slot: 2, section: 7, row: 0)
    feed.item(slot: 2, section: 7, row: 1)
    let results = feed.results()
    #expect(
      observed(results, "scheduled")
        == "section 7 was sent for the cells that frame 4 announces as section 3")
    #expect(
      observed(results, "delivered")?.hasSuffix("; frame 5 brings these cells as section 7 instead of 3")
        == true)
    #expect(results["scheduled"]?.findings.first?.first.first?.partnerFrame == 4)
    #expect(results["delivered"]?.findings.first?.first.first?.partnerFrame == 5)
  }

  @Test func whatIsLackedInPartIsNamedToo() throws {
    var feed = try GridFeed(Self.rules)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, section: 3)
    feed.item(slot: 2, section: 3, row: 0)
    feed.item(slot: 2, section: 7, row: 1)
    #expect(observed(feed.results(), "delivered")?.hasSuffix("as section 7 instead of 3") == true)
  }

  @Test(arguments: [
    // Other cells, another slot, another pair, and cells that came under their own name already.
    (slot: Int64(2), pair: Int64(0), row: Int64(0), columns: Int64(50)..<150, isDelivered: false),
    (3, 0, 0, 0..<100, false), (2, 1, 0, 0..<100, false), (2, 0, 0, 0..<100, true),
  ])
  func whatIsNoCounterpartIsNotNamed(
    slot: Int64, pair: Int64, row: Int64, columns: Range<Int64>, isDelivered: Bool
  ) throws {
    var feed = try GridFeed(Self.rules)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, section: 3)
    if isDelivered { feed.item(slot: 2, section: 3, row: 0) }
    feed.item(pair: pair, slot: slot, section: 7, row: row, columns: columns)
    let results = feed.results()
    #expect(observed(results, "scheduled")?.hasPrefix("none before") == true)
    #expect(observed(results, "delivered")?.contains("section 7") == false)
  }

  @Test func withoutAnIdentifierNothingIsNamed() throws {
    var feed = try GridFeed(Grid.rules("delivered", "scheduled"))
    feed.exchange(slot: 1)
    feed.plan(slot: 2, section: 3)
    feed.item(slot: 2, section: 7, row: 0)
    #expect(observed(feed.results(), "scheduled")?.hasPrefix("none before") == true)
  }
}
