import Testing

@testable import Fronthaul

/// How long PRACH occasions may stay away before they have ended.
@Suite struct OccasionsTests {
  private static let millisecond: Int64 = 1_000_000

  /// Occasions at slots of half a millisecond, asked for when they are.
  private func occasions(_ slots: Int64...) -> Occasions {
    var found = Occasions(filter: 3, slot: slots[0], time: slots[0] * Self.millisecond / 2, frame: 1)
    for slot in slots.dropFirst() {
      _ = found.advance(to: slot, slotsPerSubframe: 2, at: slot * Self.millisecond / 2, in: slot)
    }
    return found
  }

  @Test func theGapIsRadioTimeFromOneSlotToTheNext() {
    var found = occasions(0)
    #expect(found.advance(to: 40, slotsPerSubframe: 2, at: 0, in: 2) == 20 * Self.millisecond)
    #expect(found.advance(to: 40, slotsPerSubframe: 2, at: 0, in: 3) == nil, "the same slot")
    #expect(found.advance(to: 30, slotsPerSubframe: 2, at: 0, in: 4) == nil, "an earlier slot")
    #expect(found.advance(to: 50, slotsPerSubframe: nil, at: 0, in: 5) == nil, "an unknown numerology")
  }

  // The last one is at 60 ms, the longest gap is 40 ms; a request may be sent up to 8 ms later than the one before.
  @Test(
    arguments: [(108, .running), (109, .unclear), (228, .unclear), (229, .ended)] as [(Int64, Occasions.End)])
  func theyHaveEndedFourOfTheirLongestGapsLater(_ milliseconds: Int64, _ expected: Occasions.End) {
    #expect(occasions(0, 40, 120).end(at: milliseconds * Self.millisecond) == expected)
  }

  @Test func ofTwoNobodyKnowsHowOftenTheyCome() {
    #expect(occasions(0, 40).end(at: 10_000 * Self.millisecond) == nil)
  }
}
