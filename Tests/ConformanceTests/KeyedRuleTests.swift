import Conformance
import Events
import Results
import Testing

/// What the engine leaves out between two events that a keyed rule sees must not change what it says.
@Suite struct KeyedRuleTests {
  private func constancy(
    of fields: [String] = ["version"], key: [String] = ["flow"], when condition: String? = nil
  ) throws -> Requirement {
    let form = try ConstancyRule(
      FormValues([
        "constant": .mapping(
          FormValues([
            "of": .fields([Bench.message: try fields.map { try Bench.field($0) }]),
            "key": .fields([Bench.message: try key.map { try Bench.field($0) }]),
          ]))
      ]))
    return Bench.requirement("c", Rule(selections: [try Bench.selection("message", condition)], form: form))
  }

  @Test func aChangeOnAMessageThatIsNotSelectedIsSeenOnTheNextThatIs() throws {
    var feed = Feed([try constancy(when: "sequence == 0")])
    feed.send(version: 1, sequence: 0)
    feed.send(version: 2, sequence: 1)
    feed.send(version: 2, sequence: 0)
    let result = feed.results()[0]
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 1)
  }

  @Test func aKeyThatChangesOnAMessageThatIsNotSelectedIsTheKeyOfTheNextThatIs() throws {
    var feed = Feed([try constancy(key: ["slot"], when: "sequence == 0")])
    feed.send(version: 1, sequence: 0, slot: 0)
    feed.send(version: 1, sequence: 1, slot: 1)
    feed.send(version: 2, sequence: 0, slot: 1)
    #expect(feed.results()[0].tally.failed == 0)
  }

  @Test func aKeyIsTheSameWhateverTheSlotsThatHoldIt() throws {
    let version = try Bench.field("version")
    let form = try ConstancyRule(
      FormValues([
        "constant": .mapping(
          FormValues([
            "of": .fields([Bench.message: [version], Bench.section: [version]]),
            "key": .fields([
              Bench.message: [try Bench.field("sequence")],
              Bench.section: [try Bench.field("size", "message.section")],
            ]),
          ]))
      ]))
    var feed = Feed([
      Bench.requirement(
        "c",
        Rule(
          selections: [try Bench.selection("message"), try Bench.selection("message.section")], form: form))
    ])
    feed.send(version: 1, sequence: 5)
    feed.send(version: 2, sequence: 6, sections: [7])
    feed.send(version: 3, sequence: 7)
    let result = feed.results()[0]
    #expect(result.tally.passed == 3, "5, 6 and 7 are three keys")
    #expect(result.tally.failed == 1)
    let frames = result.findings.first?.first.map(\.frame)
    #expect(frames == [3], "7 of the section and 7 of the message are one key")
  }

  @Test func aFirstValueThatWasNotCapturedIsNothingToCompareWith() throws {
    var feed = Feed([try constancy()])
    feed.send(unknown: Bench.version)
    feed.send(version: 1)
    feed.send(version: 1)
    feed.send(version: 2)
    let tally = feed.results()[0].tally
    #expect(tally.inconclusive == 1)
    #expect(tally.passed == 2)
    #expect(tally.failed == 1)
  }

  @Test func aFieldThatDiffersFailsWhateverWasNotCaptured() throws {
    var feed = Feed([try constancy(of: ["version", "slot"])])
    feed.send(version: 1, slot: 0)
    feed.send(slot: 1, unknown: Bench.version)
    feed.send(slot: 0, unknown: Bench.version)
    let tally = feed.results()[0].tally
    #expect(tally.failed == 1)
    #expect(tally.inconclusive == 1)
  }

  @Test func aKeyThatWasNotCapturedIsInconclusive() throws {
    var feed = Feed([try constancy(key: ["slot"])])
    feed.send(version: 1, unknown: Bench.slot)
    feed.send(version: 2, unknown: Bench.slot)
    let tally = feed.results()[0].tally
    #expect(tally.inconclusive == 2)
    #expect(tally.failed == 0)
  }

  @Test func aConditionThatWasNotCapturedIsInconclusive() throws {
    var feed = Feed([try constancy(when: "sequence == 0")])
    feed.send(unknown: Bench.sequence)
    #expect(feed.results()[0].verdict == .inconclusive)
  }

  @Test func aConditionThatOverflowsIsAnError() throws {
    var feed = Feed([try constancy(when: "sequence * sequence > 0")])
    feed.send(sequence: .max)
    #expect(feed.results()[0].verdict == .error)
  }

  @Test(arguments: [(1, Verdict.inconclusive), (2, .pass)]) func coverageThatIsReachedNeedsNothingMore(
    seen: Int, verdict: Verdict
  ) throws {
    let selection = try Bench.selection("message", "version == 1")
    let form = try CoverRule(FormValues(["cover": .count(selections: [selection], minimum: 2)]))
    var feed = Feed([Bench.requirement("c", Rule(selections: [selection], form: form))])
    for _ in 0..<seen { feed.send(version: 1) }
    feed.send(unknown: Bench.version)
    #expect(feed.results()[0].verdict == verdict)
  }

  @Test func aCounterThatWasNotCapturedAtFirstDisturbsNoOther() throws {
    var feed = Feed([try Bench.sequence("s", detect: "loss")])
    feed.send(flow: 0, sequence: 10, slot: 0, unknown: Bench.sequence)
    for index in 0..<20 {
      feed.send(flow: 1, sequence: Int64(100 + index), slot: Int64(index))
      feed.send(flow: 0, sequence: Int64(11 + index), slot: Int64(index))
    }
    let tally = feed.results()[0].tally
    #expect(tally.failed == 0)
    #expect(tally.inconclusive == 1)
    #expect(tally.passed == 38)
  }

  @Test func aCounterBelowZeroIsFollowedAsWell() throws {
    var feed = Feed([try Bench.sequence("s", detect: "duplicate", identity: ["slot"])])
    for sequence in [-3, -2, -2, -1, 0] as [Int64] { feed.send(sequence: sequence) }
    #expect(feed.results()[0].tally.failed == 1)
  }

  @Test func whatPassedIsChargedToWhoSentIt() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1"), try constancy()])
    for unit in [0, 0, 0, 1, 1] { feed.send(unit: unit) }
    for result in feed.results() { #expect(result.units.map(\.tally.passed) == [3, 2]) }
  }

  @Test func aRuleThatStandsCountsOnlyTheMessagesThatItSees() throws {
    var feed = Feed([try constancy(when: "sequence == 0"), try constancy()])
    for sequence in [0, 0, 0, 1, 1, 0, 1, 0, 0] { feed.send(sequence: Int64(sequence)) }
    #expect(feed.results().map(\.tally.passed) == [6, 9])
  }

  @Test func aCriterionThatIsInferredFromNowOnCountsFromNowOn() throws {
    var feed = Feed([try Bench.assertion("v", "version == 1"), try constancy()])
    for _ in 0..<3 { feed.send() }
    feed.infer(flow: 0, Bench.version)
    for _ in 0..<2 { feed.send() }
    for result in feed.results() { #expect(result.tally.passedOnInference == 2) }
  }

  @Test func whatTheWholeRunCameToIsNoConsequenceOfItsLastFrame() throws {
    let form = try AggregateRule(
      FormValues([
        "aggregate": .mapping(FormValues(["statistic": .text("count")])), "within": .interval(10, 20),
      ]))
    var count = Bench.requirement("x/count", Rule(selections: [try Bench.selection("message")], form: form))
    count.consequences = [ConsequenceLink(["x/first"])]
    var feed = Feed([try Bench.assertion("x/first", "version == 1"), count])
    feed.send(version: 2)
    let finding = try #require(feed.results()[1].findings.first)
    #expect(finding.consequenceOf == nil)
  }

  @Test func consequencesOnOneFrameAreKeptAsFindingsAre() throws {
    var consequence = try Bench.assertion("x/size", "message.section", when: nil, "size == 0")
    consequence.consequences = [ConsequenceLink(["x/first"])]
    var feed = Feed([consequence, try Bench.assertion("x/first", "version == 1")])
    feed.send(version: 2, sections: (1...5000).map { $0 })
    let finding = try #require(feed.results()[0].findings.first)
    #expect(finding.consequenceOf == "x/first")
    #expect(finding.count == 5000)
    #expect(finding.first.map { $0.fields[0].value } == (1...8).map { $0 })
    #expect(finding.last?.fields[0].value == 5000)
  }
}
