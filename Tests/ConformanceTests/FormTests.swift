import Conformance
import Events
import Results
import Testing

@Suite struct SequenceRuleTests {
  /// Sequence number and slot of each message.
  func run(
    _ detect: String, identity: [String] = [], modulo: Int64 = 256, _ messages: [(Int64, Int64)]
  ) throws -> RequirementResult {
    var feed = Feed([try Bench.sequence("s", detect: detect, identity: identity, modulo: modulo)])
    for (sequence, slot) in messages { feed.send(sequence: sequence, slot: slot) }
    return feed.results()[0]
  }

  @Test func aCounterThatWrapsLosesNothing() throws {
    let result = try run("loss", (250..<270).map { ($0 % 256, $0) })
    #expect(result.verdict == .pass)
    #expect(result.tally.failed == 0)
  }

  @Test func aCounterOf24BitsIsFollowedAcrossItsEnd() throws {
    let end: Int64 = 1 << 24
    let numbers = [end - 3, end - 2, 0, 1, 2, 3]
    let messages = numbers.enumerated().map { ($1, Int64($0)) }
    let result = try run("loss", modulo: end, messages)
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.expectedText.en.contains("= \(end - 1)") == true)
    #expect(try run("order", modulo: end, [(end - 1, 0), (0, 0), (end - 2, 0)]).tally.failed == 1)
  }

  @Test func ofEachNumberSomethingIsRememberedForDuplicatesAlone() {
    #expect(throws: FormError.self) { try Bench.sequence("s", detect: "duplicate", modulo: 1 << 24) }
    #expect(throws: FormError.self) { try Bench.sequence("s", detect: "loss", modulo: 1 << 33) }
  }

  @Test func aNumberThatNeverComesIsLostOnceTheWindowCloses() throws {
    let result = try run("loss", [(0, 0), (1, 0), (4, 1), (5, 2), (6, 3), (7, 4)])
    #expect(result.tally.failed == 2)
    let finding = try #require(result.findings.first)
    #expect(finding.cause == "loss")
    #expect(finding.first.map(\.frame) == [3])
    #expect(finding.first[0].partnerFrame == 2)
    #expect(finding.first[0].expectedText.en == "sequence = 2 to 3 between frame 2 and this one")
    #expect(finding.first[0].observedText.en == "sequence continues at 4; 2 to 3 were not received")
  }

  @Test func numbersThatOneMessageSkipsAreOneWitness() throws {
    var messages: [(Int64, Int64)] = [(0, 0), (1, 0), (21, 1)]
    // One of them is only late. The counter skips others later on.
    for (slot, number) in [7, 22, 24, 26, 27, 28, 29, 30].enumerated() {
      messages.append((Int64(number), Int64(max(1, slot))))
    }
    let result = try run("loss", messages)
    let finding = try #require(result.findings.first)
    #expect(finding.count == 20 && result.tally.failed == 20)
    #expect(finding.first.map(\.frame) == [3, 6, 7])
    #expect(
      finding.first.map(\.observedText.en) == [
        "sequence continues at 21; 18 of the numbers 2 to 20 were not received",
        "sequence continues at 24; 23 was not received", "sequence continues at 26; 25 was not received",
      ])
  }

  @Test func aSwapOfTwoMessagesIsNoLoss() throws {
    let result = try run("loss", [(0, 0), (2, 1), (1, 1), (3, 2), (4, 3), (5, 4)])
    #expect(result.verdict == .pass)
  }

  @Test func aLateNumberDoesNotPullTheCounterBack() throws {
    // A pairwise comparison would call 1 → 3 a second loss.
    let result = try run("loss", [(0, 0), (2, 0), (1, 1), (3, 3), (4, 5)])
    #expect(result.tally.failed == 0)
  }

  @Test func aMessageThatIsLateByMoreThanHalfACycleIsNoHole() throws {
    // Number 1 comes when the counter stands at 150: taken for one ahead it would be a loss of 106.
    var messages: [(Int64, Int64)] = [(0, 0)]
    for number in 2...150 { messages.append((Int64(number), 1)) }
    messages.append((1, 0))
    for number in 151...160 { messages.append((Int64(number), 9)) }
    let result = try run("loss", messages)
    #expect(result.tally.failed == 0)
    #expect(result.verdict == .pass)
  }

  @Test func whatIsStillOpenAtTheEndIsOutside() throws {
    let result = try run("loss", [(0, 0), (1, 0), (3, 1)])
    #expect(result.verdict == .pass)
    #expect(result.tally.outside == 1)
    #expect(result.tally.failed == 0)
  }

  @Test func lossOnALossyCaptureIsInconclusive() throws {
    var feed = Feed([try Bench.sequence("s", detect: "loss")])
    for (sequence, slot) in [(0, 0), (2, 1), (3, 5), (4, 9)] as [(Int64, Int64)] {
      feed.send(sequence: sequence, slot: slot)
    }
    let result = feed.results(caps: VerdictCaps(incomplete: LocalizedText(en: "12 frames were dropped")))[0]
    #expect(result.verdict == .inconclusive)
    #expect(result.reasons.map(\.en).contains { $0.contains("12 frames were dropped") })
  }

  @Test(arguments: [("loss", Int64(78)), ("loss", 200), ("order", 200)])
  func whatWasSentWhileTheCaptureWasSilentIsNotKnown(_ detect: String, _ number: Int64) throws {
    // Given a capture that breaks off for more than a second while a number is missing,
    var feed = Feed([try Bench.sequence("s", detect: detect)])
    for (sequence, slot) in [(0, 0), (1, 0), (3, 1)] as [(Int64, Int64)] {
      feed.send(sequence: sequence, slot: slot)
    }
    feed.wait(1_000_001)
    // and goes on at another one,
    for offset in Int64(0)..<5 { feed.send(sequence: number + offset, slot: 3_000 + offset) }
    let result = feed.results()[0]
    // then nobody is charged for the numbers between.
    #expect(result.tally.failed == 0)
    #expect(result.tally.outside == (detect == "loss" ? 2 : 0))
    #expect(detect == "order" || result.reasons.map(\.en) == [Reason(.silence).text.en])
  }

  @Test func aNumberThatIsMissingBehindASilenceIsLost() throws {
    var feed = Feed([try Bench.sequence("s", detect: "loss")])
    feed.send(sequence: 0, slot: 0)
    feed.wait(1_000_001)
    for (sequence, slot) in [(1, 3_000), (3, 3_001), (4, 3_004), (5, 3_008)] as [(Int64, Int64)] {
      feed.send(sequence: sequence, slot: slot)
    }
    let result = feed.results()[0]
    #expect(result.tally.failed == 1)
    #expect(result.tally.inconclusive == 0)
  }

  /// Number 1 may have been sent ahead of number 0, before the sender was captured; where the next message comes late, only
  /// by a sender that does not keep the order of its numbers.
  @Test(arguments: [(0, false, 0), (40_000, false, 1), (40_000, true, 0)] as [(Int64, Bool, Int64)])
  func aNumberThatTheFirstMessageOfASenderLeavesOutMayHaveComeAhead(
    _ pause: Int64, _ isOutOfOrder: Bool, _ failed: Int64
  ) throws {
    var feed = Feed(
      [try Bench.sequence("s", detect: "loss"), try Bench.sequence("order", detect: "order")],
      isObservedBefore: false)
    feed.send(flow: 1, unit: 1)
    feed.wait(50_000)
    if isOutOfOrder {
      for number in [0, 2, 1] as [Int64] { feed.send(flow: 2, receiver: 1, sequence: number) }
    }
    feed.send(receiver: 1, sequence: 0, slot: 0)
    feed.wait(pause)
    for number in 2..<50 as Range<Int64> {
      feed.send(receiver: 1, sequence: number, slot: number * 10)
      feed.wait(1_000)
    }
    #expect(feed.results()[0].tally.failed == failed)
  }

  @Test func aNumberThatALaterMessageSkipsWasNotSentBeforeTheFirst() throws {
    var feed = Feed([try Bench.sequence("s", detect: "loss")], isObservedBefore: false)
    feed.send(sequence: 0, slot: 0)
    feed.wait(40_000)
    for number in [1, 3, 4, 5] as [Int64] { feed.send(sequence: number, slot: number * 10) }
    #expect(feed.results()[0].tally.failed == 1)
  }

  @Test func orderIsNotCertainWhereTheClockGoesBack() throws {
    var feed = Feed([try Bench.sequence("s", detect: "order"), try Bench.sequence("t", detect: "duplicate")])
    for sequence in [0, 2, 1, 1] as [Int64] { feed.send(sequence: sequence) }
    let results = feed.results(
      caps: VerdictCaps(unsteady: LocalizedText(en: "the capture clock goes back 12 times")))
    #expect(results.map(\.verdict) == [.inconclusive, .fail])
    #expect(results[0].reasons.map(\.en) == ["capped at inconclusive: the capture clock goes back 12 times"])
  }

  /// In a slot that was held back the messages have consecutive numbers: what explains the first explains all.
  @Test func messagesBehindOneThatWasHeldBackFollowFromTheSame() throws {
    var order = try Bench.sequence("order", detect: "order")
    order.consequences = [ConsequenceLink(["held"])]
    var feed = Feed([try Bench.assertion("held", "version == 1"), order])
    // Numbers 3 to 5 come behind 9, and the first of them says why; 7 comes late by itself.
    for number in [0, 1, 2, 6, 8, 9] as [Int64] { feed.send(sequence: number, slot: number) }
    feed.send(version: 2, sequence: 3, slot: 3)
    for number in [4, 5, 7] as [Int64] { feed.send(sequence: number, slot: number) }
    let findings = feed.results()[1].findings
    #expect(Set(findings.map(\.consequenceOf)) == ["held", nil])
    #expect(findings.first { $0.consequenceOf == "held" }?.first.map(\.frame) == [7, 8, 9])
    #expect(findings.first { $0.consequenceOf == nil }?.first.map(\.frame) == [10])
  }

  @Test func aDuplicateHasTheSameContentToo() throws {
    let result = try run("duplicate", identity: ["slot"], [(0, 0), (1, 0), (1, 0), (1, 9), (2, 9)])
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.partnerFrame == 2)
  }

  @Test func sameContentUnderAnotherNumberIsNoDuplicate() throws {
    let result = try run("duplicate", identity: ["slot"], (0..<300).map { ($0 % 256, $0) })
    #expect(result.verdict == .pass)
  }

  @Test func goingBackIsOutOfOrder() throws {
    let result = try run("order", [(0, 0), (2, 0), (1, 0), (3, 0)])
    #expect(result.tally.failed == 1)
    #expect(result.findings.first?.first.first?.frame == 3)
  }

  @Test func keysCountByThemselves() throws {
    var feed = Feed([try Bench.sequence("s", detect: "loss")])
    for index in 0..<50 { feed.send(flow: index % 3, sequence: Int64(index / 3), slot: Int64(index)) }
    #expect(feed.results()[0].tally.failed == 0)
  }
}

@Suite struct OtherFormTests {
  @Test func aFieldThatChangesForItsKeyFails() throws {
    let form = try ConstancyRule(
      FormValues([
        "constant": .mapping(
          FormValues([
            "of": .fields([Bench.message: [try Bench.field("version")]]),
            "key": .fields([Bench.message: [try Bench.field("flow")]]),
          ]))
      ]))
    var feed = Feed([Bench.requirement("c", Rule(selections: [try Bench.selection("message")], form: form))])
    feed.send(flow: 0, version: 1)
    feed.send(flow: 1, version: 2)
    feed.send(flow: 0, version: 1)
    feed.send(flow: 0, version: 3)
    let result = feed.results()[0]
    #expect(result.tally.passed == 3)
    #expect(result.tally.failed == 1)
    let witness = try #require(result.findings.first?.first.first)
    #expect(witness.frame == 4)
    #expect(witness.partnerFrame == 1)
  }

  @Test(arguments: [(3, Verdict.pass), (4, .fail)]) func aShareIsTakenOverTheRun(
    bad: Int, verdict: Verdict
  ) throws {
    let form = try AggregateRule(
      FormValues([
        "aggregate": .mapping(
          FormValues([
            "statistic": .text("share"),
            "holds": .expression([Bench.message: try Bench.program("version == 2")]),
          ])), "within": .interval(0, 300_000),
      ]))
    var feed = Feed([Bench.requirement("a", Rule(selections: [try Bench.selection("message")], form: form))])
    for index in 0..<10 { feed.send(version: index < bad ? 2 : 1) }
    #expect(feed.results()[0].verdict == verdict)
  }

  @Test(arguments: [(2, Verdict.notExercised), (3, .pass)]) func coverageNeedsTheNumber(
    seen: Int, verdict: Verdict
  ) throws {
    let selection = try Bench.selection("message", "version == 2")
    let form = try CoverRule(FormValues(["cover": .count(selections: [selection], minimum: 3)]))
    var feed = Feed([Bench.requirement("c", Rule(selections: [selection], form: form))])
    for index in 0..<10 { feed.send(version: index < seen ? 2 : 1) }
    #expect(feed.results()[0].verdict == verdict)
  }

  @Test func anEmptyIntervalIsRefused() {
    #expect(throws: FormError(key: "within", "the interval is empty")) {
      try AggregateRule(
        FormValues([
          "aggregate": .mapping(FormValues(["statistic": .text("count")])), "within": .interval(3, 2),
        ]))
    }
  }
}
