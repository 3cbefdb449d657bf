import Conformance
import Events
import Results
import Testing

/// What a broken exchange is put down to when another message shows what broke it.
@Suite struct JoinCauseTests {
  /// A requirement of the join of plans and items, both without those that are `late`: as if these had not been
  /// recognised.
  private func rule(_ judgement: String, _ more: String, all: Bool = false) -> String {
    """
      - id: \(judgement)
        title: Exchange
        attribute: \(judgement == "delivered" ? "receiver" : "sender")
        \(more)
        join:
          left: plan\(all ? "" : "[!late]")
          right: item\(all ? "" : "[!late]")
          key: { left: [pair, slot, section], right: [pair, slot, section] }
          rows: { left: [fromRow, toRow], right: [row] }
          columns: { left: [from, to, sparse], right: [from, to, sparse] }
          order: slot
          edges: pair
        judge: \(judgement)

    """
  }

  private let recognised = """
      - id: recognised
        title: Recognised
        select: plan, item
        assert: "!late"
        consequence_of: dense

      - id: dense
        title: Dense
        select: plan, item
        assert: "!sparse"

    """

  private func causes(_ result: RequirementResult?) throws -> [String?] {
    try #require(result).findings.map(\.consequenceOf)
  }

  @Test func anItemThatIsNotRecognisedExplainsWhatOneSlotLacksAndNoOther() throws {
    var feed = try GridFeed(
      rule("delivered", "consequence_of: { of: recognised, on: exchange }") + recognised)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, section: 0)
    feed.plan(slot: 2, section: 1)
    feed.item(slot: 2, row: 0, late: true)
    feed.plan(slot: 3)
    let findings = try #require(feed.results()["delivered"]?.findings)
    #expect(findings.map(\.consequenceOf) == ["recognised", nil])
    #expect(findings.map { $0.first.map(\.frame) } == [[4, 5], [7]])
  }

  @Test func aPlanThatIsNotRecognisedExplainsWhatIsDeliveredInOneSlot() throws {
    var feed = try GridFeed(
      rule("scheduled", "consequence_of: { of: recognised, on: exchange }") + recognised)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, late: true)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, section: 1, row: 0)
    feed.item(slot: 3, row: 0)
    let findings = try #require(feed.results()["scheduled"]?.findings)
    #expect(findings.map(\.consequenceOf) == ["recognised", nil])
    #expect(findings.map(\.count) == [2, 1])
  }

  @Test func whatIsMissingIsPutDownToTheFirstLinkOfTheChain() throws {
    var feed = try GridFeed(
      rule("delivered", "consequence_of: { of: recognised, on: exchange }") + recognised)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.item(slot: 2, row: 0, sparse: true, late: true)
    #expect(try causes(feed.results()["delivered"]) == ["dense"])
  }

  @Test func anUnrecognisedMessageOfTheOtherUnitDeliversNothing() throws {
    var feed = try GridFeed(
      rule("delivered", "consequence_of: { of: recognised, on: exchange }") + recognised)
    feed.exchange(slot: 1)
    feed.plan(slot: 2)
    feed.plan(slot: 9, late: true)
    #expect(try causes(feed.results()["delivered"]) == [nil])
  }

  /// A true loss does not hide beneath a fault of another flow.
  @Test func anUnrecognisedMessageOfAnotherFlowExplainsNothing() throws {
    for (pair, cause) in [(Int64(1), nil), (0, "recognised")] as [(Int64, String?)] {
      var feed = try GridFeed(
        rule("delivered", "consequence_of: { of: recognised, on: exchange, same: pair }") + recognised)
      feed.exchange(slot: 1)
      feed.plan(slot: 2)
      feed.item(pair: pair, slot: 2, row: 0, late: true)
      #expect(try causes(feed.results()["delivered"]) == [cause])
    }
  }

  @Test func aMessageThatWasRecognisedIsNotTheOneThatIsMissing() throws {
    // Items without columns do not show where they are.
    for (columns, cause) in [(0..<100, nil), (nil, "recognised")] as [(Range<Int64>?, String?)] {
      var feed = try GridFeed(
        rule("delivered", "consequence_of: { of: recognised, on: exchange, without: from }") + recognised)
      feed.exchange(slot: 1)
      feed.plan(slot: 2)
      feed.item(slot: 3, row: 0, columns: columns, late: true)
      #expect(try causes(feed.results()["delivered"]) == [cause])
    }
  }

  /// Thousands of failures at a time: what is counted alone explains no more than its count.
  @Test func causesThatWereCollapsedExplainAsManyPlacesAsTheyAre() throws {
    var feed = try GridFeed(
      rule("delivered", "consequence_of: { of: recognised, on: exchange }") + recognised)
    feed.exchange(slot: 1)
    for slot in Int64(0)..<6_000 {
      feed.plan(slot: 10 + slot, rows: 0..<1, columns: 0..<1)
      feed.wait(-10)
    }
    for slot in Int64(0)..<4_500 {
      feed.item(slot: 10 + slot, row: 0, columns: 0..<1, late: true)
      feed.wait(-10)
    }
    feed.idle(for: 80_000)
    let delivered = try #require(feed.results()["delivered"])
    #expect(delivered.tally.failed == 6_000)
    #expect(delivered.findings.map(\.consequenceOf) == ["recognised", nil])
    #expect(delivered.findings.map(\.isCauseUnresolved) == [false, true])
    #expect(delivered.findings.map(\.count) == [4_500, 1_500])
  }

  @Test func anUnrecognisedMessageFarAwayExplainsNothing() throws {
    var feed = try GridFeed(
      rule("delivered", "consequence_of: { of: recognised, on: exchange }") + recognised)
    feed.exchange(slot: 1)
    feed.item(slot: 1, row: 0, late: true)
    feed.wait(30_000)
    feed.plan(slot: 2)
    #expect(try causes(feed.results()["delivered"]) == [nil])
  }

  @Test func aNumberThatWasSkippedIsNotPutDownToTheMessageBehindIt() throws {
    // Sections count here. The item that shows the hole has something wrong itself, and so have all others.
    let counted = """
        - id: counted
          title: Counted
          select: item
          sequence: { field: section, modulo: 16, key: [pair], reorder: 5 ms }
          consequence_of: recognised

      """
    var feed = try GridFeed(
      rule("delivered", "consequence_of: { of: counted, on: exchange }", all: true) + counted + recognised)
    for slot in Int64(1)..<5 {
      feed.plan(slot: slot, section: slot, rows: 0..<1)
      if slot != 3 { feed.item(slot: slot, section: slot, row: 0, late: true) }
    }
    #expect(try causes(feed.results()["delivered"]) == ["counted"])
  }

  @Test func itemsOutsideAPlanFollowFromWhatIsWrongWithIt() throws {
    let rules = ["delivered", "inside"].map { rule($0, "consequence_of: recognised", all: true) }.joined()
    var feed = try GridFeed(rules + recognised)
    feed.exchange(slot: 1)
    feed.plan(slot: 2, rows: 0..<1, late: true)
    feed.item(slot: 2, row: 0)
    feed.item(slot: 2, row: 5)
    feed.plan(slot: 3, rows: 0..<1)
    feed.item(slot: 3, row: 0)
    feed.item(slot: 3, row: 5)
    #expect(try causes(feed.results()["inside"]) == ["recognised", nil])
  }

  @Test func whatAPlanLacksFollowsFromAnItemThatNamesOtherCells() throws {
    let delivered = rule("delivered", "consequence_of: [inside, recognised]", all: true)
    var feed = try GridFeed(
      delivered + rule("inside", "consequence_of: recognised", all: true) + recognised)
    feed.exchange(slot: 1)
    for (slot, isLate) in [(Int64(2), true), (3, false)] {
      feed.plan(slot: slot)
      feed.item(slot: slot, row: 0)
      feed.item(slot: slot, row: 9, late: isLate)
    }
    feed.plan(slot: 4)
    feed.item(slot: 4, row: 0)
    let results = feed.results()
    #expect(try causes(results["delivered"]) == ["recognised", "inside", nil])
    #expect(try causes(results["inside"]) == ["recognised", nil])
  }

  @Test func aPlanBehindAnItemThatIsTooEarlyFollowsFromThat() throws {
    var feed = try GridFeed(rule("announced", "consequence_of: recognised", all: true) + recognised)
    feed.exchange(slot: 1)
    for (slot, isLate) in [(Int64(2), true), (3, false)] {
      feed.item(slot: slot, row: 0, late: isLate)
      feed.plan(slot: slot)
    }
    #expect(try causes(feed.results()["announced"]) == ["recognised", nil])
  }

  @Test func anItemThatIsWrongAboutItselfDoesNotMakeAPlanLate() throws {
    let rules =
      rule("announced", "level: shall", all: true)
      + rule("scheduled", "consequence_of: recognised", all: true) + recognised
    var feed = try GridFeed(rules)
    feed.exchange(slot: 1)
    feed.item(slot: 2, row: 0, late: true)
    feed.plan(slot: 2)
    #expect(feed.results()["announced"]?.tally.failed == 0)
  }
}

/// What a number that never comes is put down to.
@Suite struct SequenceCauseTests {
  private let rules = """
      - id: counted
        title: Counted
        select: item
        sequence: { field: section, modulo: 16, key: [pair], reorder: 20 ms }
        consequence_of: [honest, { of: dense, on: exchange }]

      - id: honest
        title: Honest
        select: item
        assert: "!late"

      - id: dense
        title: Dense
        select: plan
        assert: "!sparse"

    """

  /// Numbers 0 to 9 of pair 0, 10 ms apart; `replacing` sends something in the place of number 4.
  private func causes(_ replacing: (inout GridFeed) -> Void) throws -> [String?] {
    var feed = try GridFeed(rules)
    for number in Int64(0)..<10 {
      feed.wait(10_000)
      if number == 4 { replacing(&feed) } else { feed.item(slot: number, section: number, row: 0) }
    }
    return try #require(feed.results()["counted"]).findings.map(\.consequenceOf)
  }

  @Test func aNumberThatIsLostIsPutDownToNothing() throws {
    #expect(try causes { _ in } == [nil])
    #expect(try causes { $0.item(pair: 1, slot: 4, section: 4, row: 0) } == [nil], "it has nothing wrong")
  }

  @Test func aNumberThatTurnsUpUnderAnotherKeyIsPutDownToWhatBroughtItThere() throws {
    #expect(try causes { $0.item(pair: 1, slot: 4, section: 4, row: 0, late: true) } == ["honest"])
    #expect(
      try causes { $0.item(pair: 1, slot: 4, section: 5, row: 0, late: true) } == [nil], "another number")
  }

  @Test func whatGoesWrongAllTheTimeExplainsNoLoss() throws {
    // Another flow in which every message fails, in order: none of them is the one that is missing.
    var feed = try GridFeed(rules)
    for number in Int64(0)..<10 {
      feed.wait(10_000)
      if number != 4 { feed.item(slot: number, section: number, row: 0) }
      feed.item(pair: 1, slot: number, section: number, row: 0, late: true)
    }
    #expect(try #require(feed.results()["counted"]).findings.map(\.consequenceOf) == [nil])
  }

  @Test func aMessageThatIsNotCountedExplainsOneNumber() throws {
    #expect(try causes { $0.plan(slot: 4, sparse: true) } == ["dense"])
    var feed = try GridFeed(rules)
    for number in Int64(0)..<10 {
      feed.wait(10_000)
      if number == 4 { feed.plan(slot: 4, sparse: true) }
      if number != 4, number != 6 { feed.item(slot: number, section: number, row: 0) }
    }
    let findings = try #require(feed.results()["counted"]).findings
    #expect(findings.map(\.consequenceOf) == ["dense", nil])
    #expect(findings.map(\.count) == [1, 1])
  }
}
