import Conformance
import Events
import Results
import Testing

@Suite struct DisjointRuleTests {
  private static let rule = """
      - id: disjoint
        title: Apart
        select: plan
        disjoint: { key: [pair, slot], rows: [fromRow, toRow], columns: [from, to, sparse], layers: section }

    """

  @Test func whatSharesNoCellPasses() throws {
    var feed = try GridFeed(Self.rule)
    feed.plan(slot: 1, section: 1, rows: 0..<2, columns: 0..<10)
    feed.plan(slot: 1, section: 1, rows: 2..<4, columns: 0..<10)
    feed.plan(slot: 1, section: 1, rows: 0..<4, columns: 10..<20)
    feed.plan(slot: 2, section: 1, rows: 0..<4, columns: 0..<20)
    feed.plan(pair: 1, slot: 2, section: 1, rows: 0..<4, columns: 0..<20)
    let result = try #require(feed.results()["disjoint"])
    #expect(result.tally.passed == 5)
    #expect(result.verdict == .pass)
  }

  @Test func aSharedCellFailsAndNamesBothFrames() throws {
    var feed = try GridFeed(Self.rule)
    feed.plan(slot: 1, section: 1, rows: 0..<2, columns: 0..<10)
    feed.plan(slot: 1, section: 1, rows: 5..<6, columns: 0..<10)
    feed.plan(slot: 1, section: 1, rows: 1..<3, columns: 9..<12)
    let result = try #require(feed.results()["disjoint"])
    #expect(result.tally.failed == 1)
    let witness = try #require(result.findings.first?.first.first)
    #expect(witness.frame == 3)
    #expect(witness.partnerFrame == 1)
    #expect(witness.observedText.en == "frame 1 takes rows 0 to 1, columns 0 to 9")
  }

  @Test func cellsThatAWrongPlanTookAreAConsequenceOfIt() throws {
    let late = """
        - id: late
          title: Not late
          select: plan
          assert: "!late"

      """
    var feed = try GridFeed(Self.rule + "    consequence_of: late\n\n" + late)
    feed.plan(slot: 1, section: 1, rows: 0..<1, late: true)
    feed.plan(slot: 1, section: 1, rows: 0..<1)
    feed.plan(slot: 2, section: 1, rows: 0..<1)
    feed.plan(slot: 2, section: 1, rows: 0..<1, late: true)
    feed.plan(slot: 3, section: 1, rows: 0..<1)
    feed.plan(slot: 3, section: 1, rows: 0..<1)
    let findings = try #require(feed.results()["disjoint"]).findings
    #expect(findings.map(\.consequenceOf) == ["late", nil])
    #expect(findings.map { $0.first.map(\.frame) } == [[2, 4], [6]])
  }

  @Test func layersDoNotMeet() throws {
    var feed = try GridFeed(Self.rule)
    feed.plan(slot: 1, section: 0b0011)
    feed.plan(slot: 1, section: 0b1100)
    feed.plan(slot: 1, section: 0b0110)
    #expect(feed.results()["disjoint"]?.tally.failed == 1)
  }

  @Test func everyOtherColumnLeavesRoomForTheOthers() throws {
    var feed = try GridFeed(Self.rule)
    feed.plan(slot: 1, section: 1, columns: 0..<9, sparse: true)
    feed.plan(slot: 1, section: 1, columns: 1..<10, sparse: true)
    feed.plan(slot: 2, section: 1, columns: 0..<9, sparse: true)
    feed.plan(slot: 2, section: 1, columns: 3..<4)
    feed.plan(slot: 3, section: 1, columns: 0..<9, sparse: true)
    feed.plan(slot: 3, section: 1, columns: 4..<5)
    feed.plan(slot: 4, section: 1, columns: 3..<5)
    feed.plan(slot: 4, section: 1, columns: 0..<9, sparse: true)
    let result = try #require(feed.results()["disjoint"])
    #expect(result.findings.first?.first.map(\.frame) == [6, 8])
  }

  @Test func keysAreForgottenInTime() throws {
    var feed = try GridFeed(Self.rule)
    feed.plan(slot: 1, section: 1)
    feed.wait(19_980)
    feed.plan(slot: 1, section: 1)
    feed.wait(20_001)
    feed.plan(slot: 1, section: 1)
    let result = try #require(feed.results()["disjoint"])
    #expect(result.tally.failed == 1, "the second one meets the first, the third one nobody")
    #expect(result.tally.passed == 2)
  }

  @Test func whatDoesNotSayItsCellsIsInconclusive() throws {
    var feed = try GridFeed(Self.rule)
    feed.plan(slot: 1, section: 1, columns: nil)
    feed.plan(slot: 1, section: 1, unknown: Grid.toRow)
    #expect(feed.results()["disjoint"]?.tally.inconclusive == 2)
  }

  /// Rules with the same key and cells share what is remembered, and nothing else.
  @Test(arguments: [["layers"], ["owners"], ["cells"], ["layers", "owners", "cells"], ["cells", "owners"]])
  func rulesThatLookAtTheSameCellsJudgeApart(_ chosen: [String]) throws {
    let more = ["layers": ", layers: section", "owners": ", unless_same: section", "cells": ""]
    var feed = try GridFeed(
      chosen.map { id in
        """
          - id: \(id)
            title: Apart
            select: plan
            disjoint:
              { key: [pair, slot], rows: [fromRow, toRow], columns: [from, to, sparse]\(more[id, default: ""]) }

        """
      }.joined())
    feed.plan(slot: 1, section: 0b01)
    feed.plan(slot: 1, section: 0b10)
    feed.plan(slot: 2, section: 0b01)
    feed.plan(slot: 2, section: 0b01)
    feed.plan(slot: 3, section: 0b01, unknown: Grid.section)
    feed.plan(slot: 3, section: 0b01)
    let results = feed.results()
    let expected = ["layers": [4, 1, 1], "owners": [4, 1, 1], "cells": [3, 3, 0]]
    let frames = ["layers": [4], "owners": [2], "cells": [2, 4, 6]]
    #expect(results.count == chosen.count)
    for id in chosen {
      let result = try #require(results[id])
      #expect([result.tally.passed, result.tally.failed, result.tally.inconclusive] == expected[id], "\(id)")
      #expect(result.findings.flatMap { $0.first.map(\.frame) } == frames[id], "\(id)")
    }
  }
}
