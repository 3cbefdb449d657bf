import Conformance
import Events
import Expressions
import Results
import Testing

/// Numbers in a window: the sequence number of a message, for each flow.
@Suite struct WindowRuleTests {
  private static func measure(_ text: String) throws -> FormValue {
    guard let definition = Bench.catalogue.event(named: "message") else {
      throw Bench.BenchError.unknownEvent
    }
    return .expression([
      Bench.message: try ExpressionCompiler(catalogue: Bench.catalogue).measure(text, of: definition).program
    ])
  }

  private static func condition(_ text: String) throws -> FormValue {
    .expression([Bench.message: try Bench.program(text)])
  }

  private static func requirement(
    _ lower: Int64 = 100, _ upper: Int64 = 200, decision: DecisionRule = .guardBand(width: 10),
    measure: String = "sequence", more: [String: FormValue] = [:]
  ) throws -> Requirement {
    let values: [String: FormValue] = [
      "measure": try Self.measure(measure), "within": .interval(lower, upper),
      "decision": .decision(decision),
      "key": .fields([Bench.message: [try Bench.field("flow")]]),
    ]
    let form = try WindowRule(FormValues(values.merging(more) { $1 }))
    return Bench.requirement("w", Rule(selections: [try Bench.selection("message")], form: form))
  }

  private static func result(_ requirement: Requirement, _ numbers: [Int64]) -> RequirementResult {
    var feed = Feed([requirement])
    for number in numbers { feed.send(sequence: number) }
    return feed.results()[0]
  }

  /// Numbers around the limits 100 and 200, with a guard band of 10 to either side.
  @Test(
    arguments: [
      (89, Verdict.fail), (90, .inconclusive), (99, .inconclusive), (100, .inconclusive),
      (109, .inconclusive),
      (110, .pass), (150, .pass), (190, .pass), (191, .inconclusive), (200, .inconclusive),
      (210, .inconclusive),
      (211, .fail),
    ] as [(Int64, Verdict)])
  func aNumberNearALimitIsInconclusive(number: Int64, verdict: Verdict) throws {
    #expect(Self.result(try Self.requirement(), [number]).verdict == verdict)
  }

  @Test(arguments: [(99, Verdict.fail), (100, .pass), (200, .pass), (201, .fail)] as [(Int64, Verdict)])
  func withoutAGuardBandTheLimitsDecide(number: Int64, verdict: Verdict) throws {
    #expect(Self.result(try Self.requirement(decision: .simple), [number]).verdict == verdict)
  }

  /// Numbers of which a part of a unit was rounded off. With the second measure they are rounded up.
  @Test(
    arguments: [
      ("sequence", 99, Verdict.fail), ("sequence", 100, .pass), ("sequence", 199, .pass),
      ("sequence", 200, .fail), ("300 - sequence", 200, .fail), ("300 - sequence", 199, .pass),
      ("300 - sequence", 100, .pass), ("300 - sequence", 99, .fail),
    ] as [(String, Int64, Verdict)])
  func whatWasRoundedOffDecidesAtALimit(measure: String, number: Int64, verdict: Verdict) throws {
    var feed = Feed([try Self.requirement(decision: .simple, measure: measure)])
    feed.send(sequence: number, isRounded: true)
    let result = feed.results()[0]
    #expect(result.verdict == verdict)
    let measurement = try #require(result.measurements.first)
    #expect((measurement.onTime == 1) == (verdict == .pass))
  }

  /// The same at the ends of a guard band of 10.
  @Test(
    arguments: [
      (89, Verdict.fail), (90, .inconclusive), (110, .pass), (189, .pass), (190, .inconclusive),
      (209, .inconclusive), (210, .fail),
    ] as [(Int64, Verdict)])
  func whatWasRoundedOffDecidesAtAGuardBand(number: Int64, verdict: Verdict) throws {
    var feed = Feed([try Self.requirement()])
    feed.send(sequence: number, isRounded: true)
    #expect(feed.results()[0].verdict == verdict)
  }

  @Test func aFindingSaysThatANumberIsALittleMore() throws {
    var feed = Feed([try Self.requirement(decision: .simple)])
    feed.send(sequence: 200, isRounded: true)
    let observed = try #require(feed.results()[0].findings.first?.first.first?.observedText.en)
    #expect(observed == "sequence = 200 and less than 1 more")
  }

  @Test func whatIsRoundedMayBeImpossibleByAPartOfAUnit() throws {
    let more = ["acausal": try Self.condition("sequence > 99")]
    var feed = Feed([try Self.requirement(decision: .simple, more: more)])
    feed.send(sequence: 99, isRounded: true)
    feed.send(sequence: 99)
    let measurement = try #require(feed.results()[0].measurements.first)
    #expect(measurement.early == 2 && measurement.acausal == 1)
  }

  @Test func aNumberIsNotCertainWhereTheClockGoesBack() throws {
    var feed = Feed([try Self.requirement()])
    for number in [50, 150, 250] as [Int64] { feed.send(sequence: number) }
    let result = feed.results(
      caps: VerdictCaps(unsteady: LocalizedText(en: "the capture clock goes back once")))[0]
    #expect(result.verdict == .inconclusive)
    #expect(result.tally.inconclusive == 2 && result.tally.passed == 1)
    #expect(result.measurements.first?.late == 1, "the numbers stay")
  }

  @Test func theCountsAreThoseBeforeTheGuardBand() throws {
    let result = Self.result(try Self.requirement(), [50, 99, 100, 150, 200, 201, 260, 270])
    let measurement = try #require(result.measurements.first)
    #expect([measurement.early, measurement.onTime, measurement.late] == [2, 3, 3])
    #expect(measurement.minimum == 50)
    #expect(measurement.maximum == 270)
    #expect((148...152).contains(measurement.median))
    #expect(result.tally.failed == 3)
    #expect(result.tally.inconclusive == 4)
    #expect(result.tally.passed == 1)
  }

  @Test func aFindingTellsTheSideAndTheWorst() throws {
    let result = Self.result(try Self.requirement(), [80, 20, 60, 300])
    #expect(result.findings.map(\.cause) == ["early", "late"])
    let early = try #require(result.findings.first)
    #expect(early.first.map(\.frame) == [1, 2, 3])
    #expect(early.worst?.frame == 2)
    #expect(early.worst?.observedText.en == "sequence = 20")
    #expect(early.first.first?.expectedText.en == "sequence in 100 … 200")
  }

  @Test func ofALeadTheLateNumbersAreThoseBelow() throws {
    let lead = ["late": FormValue.text("below"), "acausal": try Self.condition("sequence > 900")]
    let result = Self.result(try Self.requirement(decision: .simple, more: lead), [50, 99, 150, 250, 999])
    let measurement = try #require(result.measurements.first)
    #expect([measurement.early, measurement.acausal, measurement.onTime, measurement.late] == [2, 1, 1, 2])
    #expect(result.findings.map(\.cause) == ["late", "early"])
    #expect(result.findings.first?.worst?.observedText.en == "sequence = 50")
  }

  @Test func whatFollowsFromAnotherRequirementIsFoldedUnderIt() throws {
    var requirement = try Self.requirement(decision: .simple)
    requirement.consequences = [
      ConsequenceLink(["cause"], on: .frame([Bench.message: try Bench.field("slot")]))
    ]
    var feed = Feed([requirement, try Bench.assertion("cause", "version < 9")])
    feed.send(version: 2, sequence: 150)
    feed.send(version: 2, sequence: 500, slot: 1)
    feed.send(version: 9, sequence: 150)
    feed.send(version: 2, sequence: 600, slot: 3)
    let findings = feed.results()[0].findings
    #expect(findings.map(\.consequenceOf) == [nil, "cause"])
    #expect(findings.map { $0.first.first?.frame } == [2, 4], "a cause that has not failed explains nothing")
    #expect(findings.last?.first.first?.fields.map(\.name) == ["sequence", "slot"])
  }

  /// An early message never follows from a late one.
  @Test func lateMessagesFollowFromLateRequestsAndEarlyOnesDoNot() throws {
    var (requests, answers) = (
      try Self.requirement(decision: .simple), try Self.requirement(decision: .simple)
    )
    (requests.id, answers.id) = ("requests", "answers")
    requests.rule.selections = [try Bench.selection("message", "version == 1")]
    answers.rule.selections = [try Bench.selection("message", "version == 2")]
    answers.consequences = [
      ConsequenceLink(["requests"], on: .frame([Bench.message: try Bench.field("slot")]), kind: "late")
    ]
    var feed = Feed([requests, answers])
    for number in [Int64(500), 20] {
      feed.send(version: 1, sequence: number)
      let request = feed.frame
      feed.send(version: 2, sequence: 500, slot: request)
      feed.send(version: 2, sequence: 20, slot: request)
    }
    let findings = feed.results()[1].findings.sorted { $0.first[0].frame < $1.first[0].frame }
    #expect(findings.map(\.cause) == ["late", "early", "late"])
    #expect(findings.map(\.consequenceOf) == ["requests", nil, nil])
    #expect(findings.map { $0.first.map(\.frame) } == [[2], [3, 6], [5]])
  }

  @Test func withoutAStatedUncertaintyThereAreValuesAndNoStatement() throws {
    let result = Self.result(try Self.requirement(decision: .guardBand(width: nil)), [150, 5_000])
    #expect(result.verdict == .inconclusive)
    #expect(result.findings.isEmpty)
    #expect(result.measurements.first?.late == 1)
    #expect(result.reasons.map(\.en).first?.contains("no uncertainty") == true)
  }

  @Test func anEndMayBeOpen() throws {
    let atLeast = try Self.requirement(100, .max, decision: .simple)
    #expect(Self.result(atLeast, [.max, 100]).verdict == .pass)
    #expect(Self.result(atLeast, [99]).findings.first?.first.first?.expectedText.en == "sequence >= 100")
    #expect(Self.result(try Self.requirement(.min, 200, decision: .simple), [.min, 200]).verdict == .pass)
  }

  @Test func impossibleNumbersAreCountedApart() throws {
    let acausal = ["acausal": try Self.condition("sequence < 10")]
    let result = Self.result(try Self.requirement(more: acausal), [5, 9, 50, 150])
    #expect(result.tally.instances == 2)
    #expect(result.tally.failed == 1)
    let measurement = try #require(result.measurements.first)
    #expect([measurement.early, measurement.acausal, measurement.onTime] == [3, 2, 1])
    #expect(result.reasons.map(\.en).contains { $0.hasPrefix("2 events came before") })
  }

  @Test func eachKeyHasItsNumbers() throws {
    var feed = Feed([try Self.requirement()])
    for number in [120, 130, 140] as [Int64] {
      feed.send(flow: 0, sequence: number)
      feed.send(flow: 1, unit: 1, sequence: number + 100)
    }
    let measurements = feed.results()[0].measurements
    #expect(measurements.map(\.onTime) == [3, 0])
    #expect(measurements.map(\.late) == [0, 3])
    #expect(measurements.map(\.unit) == [UnitID(rawValue: 0), UnitID(rawValue: 1)])
    #expect(measurements.map { $0.key.map(\.text) } == [["0"], ["1"]])
    #expect(measurements.map(\.event) == ["message", "message"])
  }

  // MARK: Without a common zero

  private static func relative() throws -> [String: FormValue] { ["absolute": try condition("version == 2")] }

  @Test func numbersWithoutAZeroFailByTheirSpreadAlone() throws {
    // The window is 100 wide, with 10 to either side of both limits.
    for (numbers, verdict) in [
      ([10_000, 10_120], Verdict.inconclusive), ([10_000, 10_050, 10_121], .fail),
      ([-500, -400], .inconclusive),
    ] as [([Int64], Verdict)] {
      let result = Self.result(try Self.requirement(more: try Self.relative()), numbers)
      #expect(result.verdict == verdict, "\(numbers)")
      #expect(result.measurements.first?.isRelative == true)
      #expect(result.tally.instances == numbers.count)
    }
  }

  @Test func aSpreadNamesBothFrames() throws {
    let result = Self.result(try Self.requirement(more: try Self.relative()), [700, 500, 900])
    let witness = try #require(result.findings.first?.first.first)
    #expect(result.findings.first?.cause == "spread")
    #expect(witness.frame == 3)
    #expect(witness.partnerFrame == 2)
    #expect(result.reasons.map(\.en).contains { $0.contains("no common clock") })
  }

  @Test func numbersWithAZeroAreJudgedOneByOne() throws {
    var feed = Feed([try Self.requirement(more: try Self.relative())])
    feed.send(version: 2, sequence: 150)
    feed.send(version: 2, sequence: 999)
    #expect(feed.results()[0].tally.failed == 1)
  }

  // MARK: What can't be told

  @Test func whatWasNotCapturedIsInconclusive() throws {
    var feed = Feed([try Self.requirement()])
    feed.send(sequence: 150, unknown: Bench.sequence)
    let result = feed.results()[0]
    #expect(result.tally.inconclusive == 1)
    #expect(result.measurements.isEmpty)
  }

  @Test func aNumberThatOverflowsIsNotJudged() throws {
    let result = Self.result(try Self.requirement(measure: "sequence + sequence"), [.max])
    #expect(result.verdict == .error)
  }

  @Test func keysBeyondTheBoundAreNotJudged() throws {
    var feed = Feed([try Self.requirement()])
    for flow in 0..<1_025 { feed.send(flow: flow, sequence: 150) }
    let result = feed.results()[0]
    #expect(result.verdict == .error)
    #expect(result.tally.passed == 1_024)
    #expect(result.tally.notJudged == 1)
  }

  @Test(arguments: [
    "sequence - version", "sequence - version + 7", "sequence + 7", "sequence * 2 - version",
    "version - 3 - sequence",
  ])
  func shortExpressionsAreWorthWhatTheySay(text: String) throws {
    let program = try Self.measure(text)
    guard case .expression(let programs) = program, let exact = programs[Bench.message] else { return }
    var row = EventRow(flow: 0)
    row.type = Bench.message
    row[Bench.sequence] = 1_234
    row[Bench.version] = 34
    guard case .known(let value) = exact.evaluate(row) else { return }
    var feed = Feed([try Self.requirement(.min, 0, decision: .simple, measure: text)])
    feed.send(version: 34, sequence: 1_234)
    #expect(feed.results()[0].measurements.first?.maximum == value)
  }
}

/// How far apart the numbers of events are that belong together: capture times, which are a microsecond apart here.
@Suite struct SpreadWindowTests {
  private static func requirement(_ most: Int64, hold: Int64 = 1_000_000) throws -> Requirement {
    guard let definition = Bench.catalogue.event(named: "message") else {
      throw Bench.BenchError.unknownEvent
    }
    let measure = try ExpressionCompiler(catalogue: Bench.catalogue).measure("version", of: definition)
      .program
    let form = try WindowRule(
      FormValues([
        "measure": .expression([Bench.message: measure]), "within": .interval(0, most),
        "decision": .decision(.simple), "key": .fields([Bench.message: [try Bench.field("flow")]]),
        "over": .fields([Bench.message: [try Bench.field("slot")]]), "hold": .duration(.nanoseconds(hold)),
      ]))
    return Bench.requirement("s", Rule(selections: [try Bench.selection("message")], form: form))
  }

  @Test func eventsOfAGroupAreJudgedTogether() throws {
    var feed = Feed([try Self.requirement(10, hold: 4_000)])
    for (slot, version) in [(1, 5), (1, 15), (2, 40), (2, 29), (3, 0)] as [(Int64, Int64)] {
      feed.send(version: version, slot: slot)
    }
    // The last group is open: the capture ends before its time is over.
    for slot in 4..<9 as Range<Int64> { feed.send(version: 0, slot: slot) }
    let result = feed.results()[0]
    #expect(result.tally.failed == 1)
    let witness = try #require(result.findings.first?.first.first)
    #expect(witness.partnerFrame == 3)
    #expect(result.measurements.first?.maximum == 11)
    #expect(result.measurements.first?.late == 1)
  }

  @Test func groupsMayOverlap() throws {
    var feed = Feed([try Self.requirement(10)])
    for (slot, version) in [(1, 0), (2, 100), (1, 11), (2, 105)] as [(Int64, Int64)] {
      feed.send(version: version, slot: slot)
    }
    let result = feed.results()[0]
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.observedText.en == "11")
  }

  @Test func aGroupIsOverWhenItsTimeIs() throws {
    var feed = Feed([try Self.requirement(10, hold: 3_000)])
    feed.send(version: 0, slot: 1)
    for slot in 2..<6 as Range<Int64> { feed.send(version: 0, slot: slot) }
    feed.send(version: 50, slot: 1)
    #expect(feed.results()[0].tally.failed == 0)
  }
}
