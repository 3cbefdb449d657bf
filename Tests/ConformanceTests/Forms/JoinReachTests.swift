import Conformance
import Events
import Results
import Testing

/// Plans that stand for other sections than their own, and how far.
@Suite struct JoinReachTests {
  /// A plan with the flag stands for sections that have the bits of its first row in common with its own, and for as many
  /// as its last row says.
  private static let rules = Grid.rules(
    "scheduled", "inside",
    more: """
      stands_for_others: sparse
            stands_for: section
            stands_for_bits: fromRow
            stands_for_most: toRow
      """)

  /// How the deliveries of sections under a plan of section 0 are judged.
  private func tally(
    _ sections: Int64..., bits: Int64 = 0, most: Int64
  ) throws -> (onInference: Int, inconclusive: Int, failed: Int) {
    var feed = try GridFeed(Self.rules)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, rows: bits..<most, sparse: true)
    for section in sections { feed.item(slot: 2, section: section, row: bits, sparse: true) }
    let tally = try #require(feed.results()["scheduled"]?.tally)
    return (tally.passedOnInference, tally.inconclusive, tally.failed)
  }

  @Test func asManySectionsAsThePlanStandsForPassOnInference() throws {
    #expect(try tally(1, 2, most: 2) == (2, 0, 0))
  }

  @Test func oneMoreIsInconclusiveAndFailsNobody() throws {
    #expect(try tally(1, 2, 3, most: 2) == (2, 1, 0))
  }

  @Test func aSectionThatIsDeliveredInPartsCountsOnce() throws {
    #expect(try tally(1, 1, 2, 2, most: 2) == (4, 0, 0))
  }

  @Test func sectionsThatDifferInABitOfThePlanAreNotMeant() throws {
    #expect(try tally(2, 4, bits: 1, most: 8) == (2, 0, 0))
    #expect(try tally(1, 3, bits: 1, most: 8) == (0, 2, 0))
  }

  @Test func whatIsBeyondNamesTheReason() throws {
    var feed = try GridFeed(Self.rules)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, rows: 0..<1, sparse: true)
    for section in [Int64(1), 2] { feed.item(slot: 2, section: section, row: 0, sparse: true) }
    let results = feed.results()
    #expect(results["scheduled"]?.reasons == [Reason(.tooManyOthers, "plan").text])
    #expect(results["inside"]?.tally.inconclusive == 1)
  }
}
