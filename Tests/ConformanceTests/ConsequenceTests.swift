import Conformance
import Results
import Testing

/// Design §5, rule 10: consequences are folded under their cause.
@Suite struct ConsequenceTests {
  private static func requirement(_ id: String, _ demand: String, of causes: [String]) throws -> Requirement {
    var requirement = try Bench.assertion(id, demand)
    requirement.consequenceOf = causes
    return requirement
  }

  private static func causes(_ results: [RequirementResult]) -> [[String?]] {
    results.map { $0.findings.map(\.consequenceOf) }
  }

  @Test func aChainIsPutDownToItsFirstLink() throws {
    var feed = Feed([
      try Self.requirement("first", "version < 2", of: []),
      try Self.requirement("second", "version < 3", of: ["first"]),
      try Self.requirement("third", "version < 4", of: ["second"]),
    ])
    feed.send(version: 4)
    #expect(Self.causes(feed.results()) == [[nil], ["first"], ["first"]])
  }

  @Test func causesThatNameEachOtherEndTheChain() throws {
    var feed = Feed([
      try Self.requirement("first", "version < 2", of: ["second"]),
      try Self.requirement("second", "version < 2", of: ["first"]),
    ])
    feed.send(version: 4)
    #expect(Self.causes(feed.results()) == [["second"], ["first"]])
  }

  @Test func aChainMayLeadToAnEarlierFrame() throws {
    // Given a failure that follows from an earlier one, and one that follows from it on its frame,
    var second = try Self.requirement("second", "version < 3", of: [])
    second.consequenceWhen = [
      ConsequenceCondition(cause: "first", condition: [Bench.message: try Bench.program("sequence == 7")])
    ]
    var feed = Feed([
      try Bench.assertion("first", "version != 2"), second,
      try Self.requirement("third", "version < 4", of: ["second"]),
    ])
    // when the condition holds before the cause, behind it, and not at all,
    feed.send(version: 4, sequence: 7)
    feed.send(version: 2)
    feed.send(version: 4, sequence: 7)
    feed.send(version: 4, sequence: 8)
    // then only the second of the three is put down to it.
    let results = feed.results()
    #expect(Self.causes(results) == [[nil], [nil, "first"], ["second", "first"]])
    #expect(results[1].findings.map { $0.first.map(\.frame) } == [[1, 4], [3]])
    #expect(results[2].findings.map { $0.first.map(\.frame) } == [[1, 4], [3]])
  }
}
