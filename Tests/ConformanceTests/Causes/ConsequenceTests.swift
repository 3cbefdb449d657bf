import Conformance
import Events
import Results
import Testing

/// Design §5, rule 10: consequences are folded under their cause.
@Suite struct ConsequenceTests {
  private static func requirement(_ id: String, _ demand: String, of causes: [String]) throws -> Requirement {
    var requirement = try Bench.assertion(id, demand)
    requirement.consequences = [ConsequenceLink(causes)]
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
    // Given a failure that follows from one on the frame that it names, and one that follows from it on its own frame,
    var second = try Self.requirement("second", "version < 3", of: [])
    second.consequences = [
      ConsequenceLink(["first"], on: .frame([Bench.message: try Bench.field("sequence")]))
    ]
    var feed = Feed([
      try Bench.assertion("first", "version != 2"), second,
      try Self.requirement("third", "version < 4", of: ["second"]),
    ])
    // when it names a frame without the cause, one that has it, and one that is not there,
    feed.send(version: 4, sequence: 1)
    feed.send(version: 2)
    feed.send(version: 4, sequence: 2)
    feed.send(version: 4, sequence: 8)
    // then only the second of the three follows from it.
    let results = feed.results()
    #expect(Self.causes(results) == [[nil], [nil, "first"], ["second", "first"]])
    #expect(results[1].findings.map { $0.first.map(\.frame) } == [[1, 4], [3]])
    #expect(results[2].findings.map { $0.first.map(\.frame) } == [[1, 4], [3]])
  }

  /// What a unit says wrongly because it answers what another said wrongly; of its own mistakes none explains another.
  @Test func aRequirementMayExplainItselfForAnotherUnit() throws {
    var only = try Bench.assertion("only", "version < 2")
    only.consequences = [
      ConsequenceLink(["only"], on: .frame([Bench.message: try Bench.field("sequence")]))
    ]
    var feed = Feed([only])
    feed.send(flow: 0, unit: 0, version: 4)
    feed.send(flow: 1, unit: 1, version: 4, sequence: 1)
    feed.send(flow: 0, unit: 0, version: 4, sequence: 1)
    feed.send(flow: 1, unit: 1, version: 4, sequence: 4)
    let findings = try #require(feed.results().first).findings
    let told = findings.map {
      "\($0.unit?.rawValue ?? -1) \($0.consequenceOf ?? "-") \($0.first.map(\.frame))"
    }
    #expect(told.sorted() == ["0 - [1, 3]", "1 - [4]", "1 only [2]"])
  }

  @Test func theFrameOfACauseMayComeLater() throws {
    var second = try Self.requirement("second", "version < 3", of: [])
    second.consequences = [
      ConsequenceLink(["first"], on: .frame([Bench.message: try Bench.field("sequence")]))
    ]
    var feed = Feed([try Bench.assertion("first", "version != 2"), second])
    feed.send(version: 4, sequence: 2)
    feed.send(version: 2)
    #expect(Self.causes(feed.results()) == [[nil], ["first"]])
  }

  @Test func aConditionMayBeOnTheEventThatFailed() throws {
    var second = try Self.requirement("second", "version < 3", of: [])
    second.consequences = [
      ConsequenceLink(
        ["first"], on: .frame([Bench.message: try Bench.field("sequence")]),
        condition: [Bench.message: try Bench.program("slot == 1")])
    ]
    var feed = Feed([try Bench.assertion("first", "version != 2"), second])
    feed.send(version: 2)
    feed.send(version: 4, sequence: 1)
    feed.send(version: 4, sequence: 1, slot: 1)
    let findings = feed.results()[1].findings
    #expect(findings.map(\.consequenceOf) == [nil, "first"])
    #expect(findings.last?.first.first?.fields.map(\.name) == ["version", "slot", "sequence"])
  }

  /// What explains a failure is known a second of the capture after it was found out, and not before.
  @Test func alongACaptureCausesAreFoundAsAtItsEnd() throws {
    var second = try Self.requirement("second", "version < 3", of: [])
    second.consequences = [
      ConsequenceLink(["first"], on: .frame([Bench.message: try Bench.field("sequence")]))
    ]
    var feed = Feed([try Bench.assertion("first", "version != 2"), second])
    for _ in 0..<400 {
      feed.send(version: 2)
      feed.send(version: 4, sequence: feed.frame)
      feed.send(version: 4, sequence: 0)
      feed.wait(10_000)
    }
    let findings = feed.results()[1].findings
    #expect(findings.map(\.consequenceOf) == ["first", nil])
    #expect(findings.map(\.count) == [400, 400])
    #expect(findings.map { $0.first.map(\.frame) }[0] == (0..<8).map { 2 + 3 * $0 })
    #expect(findings.map(\.last?.frame) == [1199, 1200])
  }

  @Test func tooManyFailuresAtATimeLeaveCausesUnresolved() throws {
    var second = try Self.requirement("second", "version < 3", of: [])
    second.consequences = [
      ConsequenceLink(["first"], on: .frame([Bench.message: try Bench.field("sequence")]))
    ]
    var feed = Feed([try Bench.assertion("first", "version != 2"), second])
    // Five thousand causes within 5 ms, and what follows from them.
    for _ in 0..<5_000 { feed.send(version: 2) }
    for frame in Int64(1)...10 { feed.send(version: 4, sequence: frame) }
    feed.wait(50_000)
    feed.send(version: 2)
    feed.send(version: 4, sequence: feed.frame)
    let results = feed.results()
    #expect(results[0].tally.failed == 5_001)
    let findings = results[1].findings
    #expect(findings.map(\.isCauseUnresolved) == [true, false])
    #expect(findings.map(\.consequenceOf) == [nil, "first"], "no guess")
    #expect(findings.map(\.count) == [10, 1])
  }
}
