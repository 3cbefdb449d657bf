import Conformance
import Results
import Testing

/// A counter that does not move on from slot to slot. CUS 5.1.3.2.8.
@Suite struct SequenceStandstillTests {
  /// - Parameter numbers: of the messages of each slot.
  private static func judge(_ slots: [[Int64]], modulo: Int64 = 256) throws -> RequirementResult {
    var feed = Feed([try Bench.sequence("still", detect: "standstill", modulo: modulo)])
    for (slot, numbers) in slots.enumerated() {
      for number in numbers { feed.send(sequence: number, slot: Int64(slot)) }
    }
    return try #require(feed.results().first)
  }

  @Test func aNumberThatAllMessagesHaveFailsFromTheFourthSlotOn() throws {
    let result = try Self.judge(Array(repeating: [5, 5, 5], count: 6))
    #expect(result.tally.failed == 3)
    #expect(result.findings.first?.first.first?.frame == 10)
    #expect(
      result.findings.first?.first.first?.observedText.en
        == "sequence = 5, as at the start of the 3 slots before")
  }

  @Test func aCounterThatBeginsEachSlotAnewFails() throws {
    let slots = [3, 9, 2, 5, 7].map { count in (0..<Int64(count)).map { $0 } }
    #expect(try Self.judge(slots).tally.failed == 2)
  }

  @Test func threeSlotsAreTooFew() throws {
    #expect(try Self.judge([[5], [5], [5], [6], [7]]).tally.failed == 0)
    #expect(try Self.judge([[5], [5], [5], [9], [5], [5]]).tally.failed == 0)
  }

  @Test func messagesOfASlotMayShareANumber() throws {
    let slots = (0..<20).map { slot in Array(repeating: Int64(slot), count: 4) }
    #expect(try Self.judge(slots).tally.failed == 0)
  }

  /// Each slot takes a whole cycle, and the message that would be in line is lost.
  @Test func aCounterThatGoesRoundMeanwhileHasMovedOn() throws {
    let slots = (0..<8).map { _ in Array(0..<Int64(15)) }
    #expect(try Self.judge(slots, modulo: 16).tally.failed == 0)
  }

  @Test func lossAndDisorderAreNoStandstill() throws {
    let slots: [[Int64]] = [[0, 1, 4], [3, 5, 9], [8, 12], [11, 10, 20], [16, 21]]
    #expect(try Self.judge(slots).tally.failed == 0)
  }
}
