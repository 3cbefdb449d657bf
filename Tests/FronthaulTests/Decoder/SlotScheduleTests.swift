import Testing

@testable import Fronthaul

/// What the C-plane asked for, and how far the U-plane has come in it.
@Suite struct SlotScheduleTests {
  @Test func scheduledSymbolsBetweenTwoMomentsAreCounted() {
    var schedule = SlotSchedule()
    schedule.schedule(0b0000_0000_0011_1111, in: 100, lead: nil, frame: 1, reached: Self.nowhere)
    schedule.schedule(0b0011_1100_0000_0000, in: 100, lead: nil, frame: 1, reached: Self.nowhere)
    schedule.schedule(0b0011_1111_1111_1111, in: 101, lead: nil, frame: 1, reached: Self.nowhere)
    #expect(schedule.symbols(after: (100, 2), before: (100, 12)) == 5)
    #expect(schedule.symbols(after: (100, 12), before: (101, 3)) == 4)
    #expect(schedule.symbols(after: (99, 0), before: (102, 0)) == 24)
    // Back in time there is nothing.
    #expect(schedule.symbols(after: (101, 3), before: (100, 12)) == 0)
  }

  @Test func slotsBeyondTheCapacityAreForgotten() {
    var schedule = SlotSchedule()
    schedule.schedule(1, in: 3, lead: 7, frame: 1, reached: Self.nowhere)
    schedule.schedule(1, in: 3 + Int64(SlotSchedule.capacity), lead: 9, frame: 1, reached: Self.nowhere)
    #expect(schedule.request(for: 3) == nil)
    #expect(schedule.symbols(after: (0, 0), before: (10, 0)) == 0)
    #expect(schedule.request(for: 3 + Int64(SlotSchedule.capacity))?.lead == 9)
  }

  @Test func slotsWithinTheCapacityAreKeptInWhateverOrderTheyCome() {
    var schedule = SlotSchedule()
    let slots = (0..<Int64(SlotSchedule.capacity)).map {
      ($0 * 37) % Int64(SlotSchedule.capacity) + 1_000_000
    }
    for slot in slots { schedule.schedule(1, in: slot, lead: slot, frame: 1, reached: Self.nowhere) }
    #expect(slots.allSatisfy { schedule.request(for: $0)?.lead == $0 })
  }

  @Test func aRequestIsUnansweredUntilUPlaneOfItsSlotAsksForIt() {
    // Given a request for a section with a filter on the first six symbols of a slot,
    var schedule = SlotSchedule()
    var asked = AskedSections()
    asked.add(7, isSparse: false)
    schedule.schedule(
      0b11_1111, in: 5, lead: nil, frame: 9, reached: Self.nowhere, filter: 3
    ) { $0.add(asked, compression: nil, message: 1) }
    func frame(_ slot: Int64, _ symbol: Int64, _ section: UInt16, _ filter: Int64) -> Int64? {
      schedule.unanswered(slot, symbol: symbol, sectionId: section, filter: filter)
    }
    // then only what fits it all may answer it,
    #expect(frame(5, 0, 7, 3) == 9)
    #expect(frame(5, 6, 7, 3) == nil)
    #expect(frame(5, 0, 8, 3) == nil)
    #expect(frame(5, 0, 7, 0) == nil)
    #expect(frame(6, 0, 7, 3) == nil)
    // and nothing any more when the slot itself was answered.
    _ = schedule.request(for: 5)
    #expect(frame(5, 0, 7, 3) == nil)
  }

  @Test func requestsWithDifferentFiltersLeaveTheFilterOpen() {
    var schedule = SlotSchedule()
    schedule.schedule(1, in: 5, lead: nil, frame: 1, reached: Self.nowhere, filter: 3)
    #expect(schedule.request(for: 5)?.filter == 3)
    schedule.schedule(1, in: 5, lead: nil, frame: 2, reached: Self.nowhere, filter: 0)
    #expect(schedule.request(for: 5)?.filter == nil)
  }

  @Test func theLatestRequestOfASlotCounts() {
    var schedule = SlotSchedule()
    schedule.schedule(1, in: 5, lead: 400_000, frame: 1, reached: Self.nowhere)
    schedule.schedule(2, in: 5, lead: -3_000, frame: 2, reached: Self.nowhere)
    schedule.schedule(4, in: 5, lead: 380_000, frame: 3, reached: Self.nowhere)
    #expect(schedule.request(for: 5)?.lead == -3_000)
    #expect(schedule.request(for: 5)?.frame == 2)
    #expect(schedule.request(for: 6) == nil)
  }

  @Test func aRequestBehindItsUPlaneIsTold() {
    var schedule = SlotSchedule()
    schedule.schedule(0b11_1000, in: 5, lead: 1, frame: 7, reached: (5, 2))
    #expect(schedule.request(for: 5)?.isBehind == false, "its first symbol is still to come")
    schedule.schedule(0b11_1000, in: 6, lead: 1, frame: 8, reached: (6, 3))
    #expect(schedule.request(for: 6)?.isBehind == true)
    schedule.schedule(0b11_1000, in: 7, lead: 1, frame: 9, reached: (8, 0))
    schedule.schedule(0b11_1000, in: 7, lead: 0, frame: 10, reached: (7, 0))
    #expect(schedule.request(for: 7)?.isBehind == true, "one of them was")
  }

  private static let nowhere: RadioProgress.Place = (.min, 0)

  // MARK: Progress

  /// A schedule in which every symbol of slots 0 to 39 is asked for.
  private static func busy() -> SlotSchedule {
    var schedule = SlotSchedule()
    for slot in 0..<40 as Range<Int64> {
      schedule.schedule(0x3FFF, in: slot, lead: nil, frame: 1, reached: Self.nowhere)
    }
    return schedule
  }

  /// Takes symbols from 0 on, one message each, without those of a gap. What is said of the message behind the gap?
  private static func unseen(
    gap: Range<Int64>, perSymbol: Int64 = 1, lost: Int64 = 0, _ schedule: SlotSchedule?
  ) -> Int64 {
    var progress = RadioProgress()
    var number: Int64 = 250
    for symbol in 0..<560 as Range<Int64> where !gap.contains(symbol) {
      if symbol == gap.upperBound { number += lost }
      for message in 0..<perSymbol {
        let place: RadioProgress.Place = (symbol / 14, symbol % 14)
        let last = progress.advance(to: place.slot, place.symbol, sequenceId: number & 255)
        let symbols = last.map { schedule?.symbols(after: $0, before: place) ?? 0 } ?? 0
        let unseen = Int64(symbols * progress.mostMessages)
        number += 1
        if symbol == gap.upperBound, message == 0 { return unseen }
        #expect(unseen == 0)
      }
    }
    return -1
  }

  @Test func aGapThatTheNumbersDoNotShowIsSeenInTheSchedule() {
    #expect(Self.unseen(gap: 5..<261, Self.busy()) == 256)
    #expect(Self.unseen(gap: 5..<260, Self.busy()) == 255)
    // As many messages as the busiest symbol had.
    #expect(Self.unseen(gap: 20..<148, perSymbol: 2, Self.busy()) == 256)
  }

  @Test func aGapThatTheNumbersShowIsLeftToThem() {
    #expect(Self.unseen(gap: 5..<261, lost: 3, Self.busy()) == 0)
  }

  @Test func aGapInWhichNothingWasAskedForIsNone() {
    #expect(Self.unseen(gap: 5..<261, SlotSchedule()) == 0)
    #expect(Self.unseen(gap: 5..<261, nil) == 0)
  }

  // MARK: Order

  /// Whether messages of consecutive numbers keep the order of their symbols.
  private static func order(_ places: [RadioProgress.Place], from number: Int64 = 254) -> [Bool?] {
    var progress = RadioProgress()
    return places.enumerated().map { place in
      _ = progress.advance(
        to: place.element.slot, place.element.symbol, sequenceId: (number + Int64(place.offset)) & 255)
      return progress.isInOrder
    }
  }

  @Test func symbolsThatGoOnAreInOrder() {
    #expect(Self.order([(1, 12), (1, 13), (1, 13), (2, 0), (5, 3)]) == [nil, true, true, true, true])
  }

  @Test func aSymbolThatGoesBackInItsSlotIsOutOfOrder() {
    #expect(Self.order([(1, 3), (1, 5), (1, 4), (1, 6)]) == [nil, true, false, true])
  }

  @Test func aSlotThatGoesBackBehindBothMessagesAheadIsOutOfOrder() {
    #expect(Self.order([(3, 3), (3, 4), (2, 13)]) == [nil, true, false])
  }

  /// The message ahead may have a wrong slot itself.
  @Test func aSlotThatGoesBackToWhereTheFlowWasIsNotTold() {
    #expect(Self.order([(3, 3), (9, 4), (3, 5), (3, 6)]) == [nil, true, nil, true])
    // So may one whose symbol no slot has.
    #expect(Self.order([(3, 3), (3, 20), (3, 4)]) == [nil, true, nil])
  }

  @Test func messagesWhoseNumbersDoNotFollowAreNotCompared() {
    var progress = RadioProgress()
    _ = progress.advance(to: 1, 3, sequenceId: 7)
    _ = progress.advance(to: 1, 5, sequenceId: 9)
    #expect(progress.isInOrder == nil)
    _ = progress.advance(to: 1, 4, sequenceId: 8)
    #expect(progress.isInOrder == nil, "swapped on the way")
  }

  @Test func whatCountsOtherSymbolsIsNotCompared() {
    var progress = RadioProgress()
    _ = progress.advance(to: 1, 8, sequenceId: 7, isOrdered: false)
    _ = progress.advance(to: 1, 5, sequenceId: 8)
    #expect(progress.isInOrder == nil)
    _ = progress.advance(to: 1, 2, sequenceId: 9, isOrdered: false)
    #expect(progress.isInOrder == nil)
  }
}
