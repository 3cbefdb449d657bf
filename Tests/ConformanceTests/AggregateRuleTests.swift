import Conformance
import Events
import Expressions
import Results
import Testing

@Suite struct AggregateRuleTests {
  private static func measure(_ text: String) throws -> FormValue {
    guard let definition = Bench.catalogue.event(named: "message") else {
      throw Bench.BenchError.unknownEvent
    }
    return .expression([
      Bench.message: try ExpressionCompiler(catalogue: Bench.catalogue).measure(text, of: definition).program
    ])
  }

  private static func requirement(
    _ statistic: String, _ inner: [String: FormValue] = [:], within interval: (Int64, Int64)
  ) throws -> Requirement {
    let values = inner.merging(["statistic": .text(statistic)]) { given, _ in given }
    let form = try AggregateRule(
      FormValues([
        "aggregate": .mapping(FormValues(values)), "within": .interval(interval.0, interval.1),
      ]))
    return Bench.requirement("a", Rule(selections: [try Bench.selection("message")], form: form))
  }

  /// Statistic over the versions 3, 7 and 5, and what it comes to.
  @Test(arguments: [("sum", 15), ("minimum", 3), ("maximum", 7), ("count", 3)] as [(String, Int64)])
  func theStatisticIsTakenOverAllEvents(_ statistic: String, _ value: Int64) throws {
    for (lower, upper, verdict) in [
      (value, value, Verdict.pass), (value + 1, value + 9, .fail), (value - 9, value - 1, .fail),
    ] {
      let of = statistic == "count" ? [:] : ["of": try Self.measure("version")]
      var feed = Feed([try Self.requirement(statistic, of, within: (lower, upper))])
      for version in [3, 7, 5] as [Int64] { feed.send(version: version) }
      let result = feed.results()[0]
      #expect(result.verdict == verdict, "\(statistic) in \(lower)…\(upper)")
      if verdict == .fail {
        #expect(
          result.findings.first?.first.first?.observedText.en == "\(statistic) = \(value) over 3 events")
      }
    }
  }

  @Test(arguments: [(4, .max, "count >= 4"), (.min, 2, "count <= 2")] as [(Int64, Int64, String)])
  func anEndThatIsOpenIsNotShown(lower: Int64, upper: Int64, text: String) throws {
    var feed = Feed([try Self.requirement("count", within: (lower, upper))])
    for _ in 0..<3 { feed.send() }
    #expect(feed.results()[0].findings.first?.first.first?.expectedText.en == text)
  }

  @Test func eachKeyHasANumberOfItsOwn() throws {
    let key = FormValue.fields([Bench.message: [try Bench.field("flow")]])
    var feed = Feed([try Self.requirement("count", ["key": key], within: (2, 2))])
    for flow in [0, 1, 0, 1, 1] { feed.send(flow: flow) }
    let result = feed.results()[0]
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 1)
  }

  @Test func aFindingNamesTheKey() throws {
    let key = FormValue.fields([Bench.message: [try Bench.field("flow")]])
    var feed = Feed([try Self.requirement("count", ["key": key], within: (2, 2))])
    for flow in [4, 5, 4, 5, 5] { feed.send(flow: flow) }
    let witness = feed.results()[0].findings.first?.first.first
    #expect(witness?.frame == 2)
    #expect(witness?.fields.map(\.text) == ["5"])
  }

  /// Where a part of a capture is judged, a key that was seen before it counts all the same.
  @Test func aNumberOfTheRunIsThatOfThePartThatIsJudged() throws {
    let requirement = try Self.requirement("count", within: (2, 2))
    var engine = Engine([requirement], catalogue: Bench.catalogue, range: JudgedRange(from: .frame(3)))
    engine.begin(at: 0)
    var row = EventRow(flow: 0)
    for frame in 1...4 as ClosedRange<Int64> {
      row[FrameSlot.frameNumber] = frame
      row[FrameSlot.captureTime] = frame * 1_000
      row[FrameSlot.capture] = 0
      row.type = Bench.message
      engine.receive(&row)
    }
    #expect(engine.finish()[0].lines.flatMap(\.units).map(\.tally.passed) == [1])
  }

  @Test func windowsAreAlignedAndThoseThatAreCutAreOutside() throws {
    // Messages come every microsecond, from 1 to 10: windows begin at 0, 4 and 8.
    let window = FormValue.duration(.nanoseconds(4_000))
    var feed = Feed(
      [try Self.requirement("count", ["window": window], within: (4, 4))], isObservedBefore: false)
    for _ in 0..<10 { feed.send() }
    let result = feed.results()[0]
    #expect(result.tally.passed == 1)
    #expect(result.tally.failed == 0)
    #expect(result.tally.outside == 2)
    #expect(result.verdict == .pass)
  }

  @Test func aSumThatOverflowsIsNotJudged() throws {
    var feed = Feed([try Self.requirement("sum", ["of": try Self.measure("version")], within: (0, 9))])
    feed.send(version: .max)
    feed.send(version: 1)
    #expect(feed.results()[0].verdict == .error)
  }

  @Test func aNumberThatOverflowsIsNotJudged() throws {
    var feed = Feed([try Self.requirement("sum", ["of": try Self.measure("version * 2")], within: (0, 9))])
    feed.send(version: .max)
    #expect(feed.results()[0].tally.notJudged == 1)
  }

  @Test func aNumberThatWasNotCapturedIsInconclusive() throws {
    var feed = Feed([try Self.requirement("maximum", ["of": try Self.measure("version")], within: (0, 9))])
    feed.send(version: 3)
    feed.send(unknown: Bench.version)
    let result = feed.results()[0]
    #expect(result.tally.inconclusive == 1)
    #expect(result.tally.passed == 1)
  }

  /// What is missing or wrong, and the key that is blamed.
  @Test(
    arguments: [
      ("sum", [:], "aggregate.of"), ("share", [:], "aggregate.holds"), ("median", [:], "aggregate.statistic"),
      ("count", ["window": FormValue.duration(.slots(3))], "aggregate.window"),
      ("count", ["window": FormValue.duration(.nanoseconds(0))], "aggregate.window"),
    ] as [(String, [String: FormValue], String)])
  func whatIsMissingIsNamed(_ statistic: String, _ inner: [String: FormValue], _ key: String) {
    let error = #expect(throws: FormError.self) {
      try Self.requirement(statistic, inner, within: (0, 1))
    }
    #expect(error?.key == key)
  }
}
