import Conformance
import Events
import Results
import Testing

@Suite struct EngineTests {
  @Test func everyMessageCountsAlsoThoseThatWereNotRunAgain() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1")])
    for _ in 0..<100 { feed.send() }
    let result = feed.results()[0]
    #expect(result.verdict == .pass)
    #expect(result.tally.passed == 100)
    #expect(result.basis == .given)
  }

  @Test func eachFailureIsAFindingAndTheGoodOnesStillPass() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1")])
    for index in 0..<100 { feed.send(version: (40..<52).contains(index) ? 2 : 1) }
    let result = feed.results()[0]
    #expect(result.verdict == .fail)
    #expect(result.tally.failed == 12)
    #expect(result.tally.passed == 88)
    let finding = try #require(result.findings.first)
    #expect(finding.count == 12)
    #expect(finding.first.map(\.frame) == Array(41...48))
    #expect(finding.last?.frame == 52)
    #expect(finding.first[0].fields.first?.value == 2)
    #expect(finding.first[0].expectedText.en == "version == 1")
  }

  @Test func interleavedFlowsAreJudgedByTheirOwnMessages() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1")])
    for _ in 0..<10 {
      feed.send(flow: 0, unit: 0, version: 1)
      feed.send(flow: 1, unit: 1, version: 3)
    }
    let result = feed.results()[0]
    #expect(result.tally.passed == 10)
    #expect(result.tally.failed == 10)
    #expect(result.units.map(\.verdict) == [.pass, .fail])
    #expect(result.units.map(\.unit) == [UnitID(rawValue: 0), UnitID(rawValue: 1)])
  }

  @Test func aConditionDecidesWhatIsAnInstance() throws {
    var feed = Feed([try Bench.assertion("v", when: "sequence >= 5", "version == 1")])
    for sequence in 0..<10 { feed.send(sequence: Int64(sequence)) }
    #expect(feed.results()[0].tally.instances == 5)
  }

  @Test func noInstanceIsNotExercised() throws {
    var feed = Feed([try Bench.assertion("v", when: "sequence == 200", "version == 1")])
    feed.send()
    #expect(feed.results()[0].verdict == .notExercised)
  }

  @Test func aFieldThatWasNotCapturedMakesTheVerdictInconclusive() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1")])
    feed.send()
    feed.send(unknown: Bench.version)
    feed.send()
    let result = feed.results()[0]
    #expect(result.verdict == .inconclusive)
    #expect(result.tally.passed == 2)
    #expect(result.tally.inconclusive == 1)
  }

  @Test func aFieldThatAMalformedMessageLacksIsNotTakenFromTheMessageBefore() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1"), try Bench.assertion("w", "version == 2")])
    feed.send()
    feed.send(missing: Bench.version)
    for result in feed.results() {
      #expect(result.tally.passed + result.tally.failed == 1)
      #expect(result.tally.inconclusive == 1)
    }
  }

  @Test func whatIsKnownDecidesWhereTheUnknownCannotMatter() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1 || sequence == 0")])
    feed.send(sequence: 0, unknown: Bench.version)
    #expect(feed.results()[0].verdict == .pass)
  }

  @Test func anOverflowIsAnErrorAndNeverAWrap() throws {
    var feed = Feed([try Bench.assertion("v", "version * version > 0")])
    feed.send(version: .max)
    #expect(feed.results()[0].verdict == .error)
  }

  @Test func anAbsentOptionalFieldIsNotReadStale() throws {
    var feed = Feed([try Bench.assertion("m", "!has(mode) || mode == 3")])
    feed.send(mode: 4)
    feed.send(mode: nil)
    feed.send(mode: 3)
    let result = feed.results()[0]
    #expect(result.tally.failed == 1)
    #expect(result.tally.passed == 2)
  }

  @Test func sectionsAreInstancesOfTheirOwn() throws {
    var feed = Feed([
      try Bench.assertion("s", "message.section", when: nil, "size <= 10"),
      try Bench.assertion("v", "version == 1"),
    ])
    feed.send(sections: [1, 10, 11])
    feed.send(sections: [1, 1])
    let results = feed.results()
    #expect(results[0].tally.passed == 4)
    #expect(results[0].tally.failed == 1)
    #expect(results[1].tally.passed == 2)
  }

  @Test func aSectionRuleSeesChangesOfItsMessage() throws {
    var feed = Feed([try Bench.assertion("s", "message.section", when: nil, "version == 1")])
    feed.send(version: 1, sections: [5])
    feed.send(version: 2, sections: [5])
    feed.send(version: 1, sections: [5])
    #expect(feed.results()[0].tally.failed == 1)
  }

  @Test func eventsThatShareSlotsAreRunEachTime() throws {
    var feed = Feed([
      try Bench.assertion("r", "rare", when: nil, "size == 7"),
      try Bench.assertion("s", "message.section", when: nil, "size == 5"),
    ])
    feed.send(sections: [5], rare: 7)
    feed.send(sections: [5], rare: 7)
    feed.send(sections: [5], rare: 6)
    let results = feed.results()
    #expect(results[0].tally.passed == 2)
    #expect(results[0].tally.failed == 1)
    #expect(results[1].tally.passed == 3)
  }

  @Test func moreThanSixtyFourRulesOnOneFieldAreAllJudged() throws {
    let rules = try (0..<150).map { try Bench.assertion("v\($0)", "version != \($0)") }
    var feed = Feed(rules)
    feed.send(version: 130)
    let failed = feed.results().enumerated().filter { $0.element.verdict == .fail }.map(\.offset)
    #expect(failed == [130])
  }

  @Test func passesOnInferredCriteriaAreCountedApart() throws {
    var feed = Feed([
      try Bench.assertion("m", "!has(mode) || mode == 3"), try Bench.assertion("v", "version == 1"),
    ])
    feed.infer(flow: 0, Bench.mode)
    for _ in 0..<5 { feed.send(mode: 3) }
    let results = feed.results()
    #expect(results[0].basis == .inferred)
    #expect(results[0].tally.passedOnInference == 5)
    #expect(results[1].basis == .given)
  }

  @Test(arguments: [false, true]) func nobodyFailsByACriterionThatIsPresumed(isPresumed: Bool) throws {
    var feed = Feed([
      try Bench.assertion("m", "!has(mode) || mode == 3"), try Bench.assertion("v", "version == 1"),
    ])
    feed.infer(flow: 0, Bench.mode, isPresumed: isPresumed)
    for mode in [3, 4, 4, 3] as [Int64] { feed.send(version: mode == 3 ? 1 : 2, mode: mode) }
    let results = feed.results()
    #expect(results[0].tally.passed == 2)
    #expect(results[0].tally.failed == (isPresumed ? 0 : 2))
    #expect(results[0].tally.inconclusive == (isPresumed ? 2 : 0))
    #expect(
      results[0].reasons.map(\.en).contains { $0.contains("inferred from the traffic") } == isPresumed)
    #expect(results[1].tally.failed == 2, "what reads something else is judged as ever")
  }

  @Test func aConsequenceIsFoldedUnderItsCauseOnTheSameFrame() throws {
    var consequence = try Bench.assertion("x/second", "sequence == 0")
    consequence.consequences = [ConsequenceLink(["x/first"])]
    var feed = Feed([consequence, try Bench.assertion("x/first", "version == 1")])
    feed.send(version: 2, sequence: 1)
    feed.send(version: 1, sequence: 1)
    let result = feed.results()[0]
    #expect(result.tally.failed == 2)
    #expect(result.findings.first { $0.consequenceOf == "x/first" }?.first.map(\.frame) == [1])
    #expect(result.findings.first { $0.consequenceOf == nil }?.first.map(\.frame) == [2])
  }

  @Test func aWaiverOfAllFailingUnitsIsADispositionAndNoOtherVerdict() throws {
    let waiver = Waiver(
      requirement: "x", unit: "B", acceptedBy: "lab", reason: "known", expires: "2027-01-01")
    func run(_ failing: Int) throws -> RequirementResult {
      var feed = Feed([try Bench.assertion("x/v", "version == 1")])
      for unit in 0..<2 { feed.send(flow: unit, unit: unit, version: unit >= 2 - failing ? 2 : 1) }
      return feed.results(waivers: [waiver])[0]
    }
    let one = try run(1)
    #expect(one.verdict == .fail)
    #expect(one.disposition == waiver)
    let both = try run(2)
    #expect(both.disposition == nil)
    #expect(both.units.map { $0.disposition == nil } == [true, false])
  }
}
