import Conformance
import Events
import Results
import Testing

/// Equal outcomes that follow on each other are counted together: nothing may be lost or charged to somebody else.
@Suite struct RepeatedPassTests {
  private static let rules = """
      - { id: a, title: t, select: sig.*, assert: association == 1 }
      - { id: b, title: t, select: sig.*, when: number == 7, assert: association == 1 }
      - { id: r, title: t, attribute: receiver, select: sig.*, assert: association == 1 }
    """

  @Test func unitsThatTakeTurnsAreCountedApart() throws {
    var feed = try SignallingFeed(Self.rules)
    for index in 0..<9 { try feed.send("Data", from: index % 2) }
    let results = feed.results()
    #expect(results[0].units.map(\.tally.passed) == [5, 4])
    #expect(results[2].units.map(\.tally.passed) == [4, 5])
  }

  @Test func aUnitThatIsNotKnownIsNotTheOneBefore() throws {
    var feed = try SignallingFeed(Self.rules)
    for _ in 0..<3 { try feed.send("Data") }
    for _ in 0..<2 { try feed.send("Data", from: nil) }
    let units = feed.results()[0].units
    #expect(units.map(\.unit) == [nil, UnitID(rawValue: 0)])
    #expect(units.map(\.tally.passed) == [2, 3])
  }

  @Test func eachRuleCountsTheEventsThatItAppliesTo() throws {
    var feed = try SignallingFeed(Self.rules)
    for number in [7, 7, 0, 7, 0, 0] { try feed.send("Data", number: Int64(number)) }
    #expect(feed.results().map(\.tally.passed) == [6, 3, 6])
  }

  @Test func aFailureEndsTheRunForItsRuleAlone() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: sig.*, assert: association == 1 }
        - { id: b, title: t, select: sig.*, assert: number == 0 }
      """)
    for association in [1, 1, 2, 1] { try feed.send("Data", association: Int64(association)) }
    let tallies = feed.results().map(\.tally)
    #expect(tallies.map(\.passed) == [3, 4])
    #expect(tallies.map(\.failed) == [1, 0])
  }

  @Test func whatOneRuleCannotTellLeavesTheOthersTheirVerdict() throws {
    var feed = try SignallingFeed(
      """
        - { id: a, title: t, select: sig.*, assert: association == 1 }
        - { id: b, title: t, select: sig.*, assert: number == 0 }
      """)
    try feed.send("Data")
    try feed.send("Data", unknown: Signalling.number)
    try feed.send("Data")
    let tallies = feed.results().map(\.tally)
    #expect(tallies.map(\.passed) == [3, 2])
    #expect(tallies.map(\.inconclusive) == [0, 1])
  }
}
