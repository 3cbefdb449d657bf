import Testing

@testable import Fronthaul

/// Which slots of a carrier are for which direction, by its traffic.
@Suite struct UsualDirectionsTests {
  private func timing(frame: Int, subframe: Int, slot: Int) -> TimingHeader {
    let bytes = [
      UInt8(0x10), UInt8(frame & 0xFF), UInt8(subframe << 4 | slot >> 2),
      UInt8(truncatingIfNeeded: slot << 6),
    ]
    return TimingHeader(bytes.span, at: 0)
  }

  /// What is found in frames whose slots have messages of both directions as a function says, two slots in a subframe.
  private func found(
    frames: Int, slots: Int = 2, _ uses: (_ frame: Int, _ slot: Int) -> (down: Bool, up: Bool)
  ) -> UsualDirections {
    let usual = UsualDirections()
    for frame in 0..<frames {
      for slot in 0..<(10 * slots) {
        let time = timing(frame: frame, subframe: slot / slots, slot: slot % slots)
        let use = uses(frame, slot)
        for isDownlink in [true, false] where isDownlink ? use.down : use.up {
          if usual.observe(time, isDownlink: isDownlink) { usual.settle(slotsPerSubframe: slots) }
        }
      }
    }
    return usual
  }

  private func follows(_ pattern: String, _ slot: Int) -> (down: Bool, up: Bool) {
    let letter = Array(pattern)[slot % pattern.count]
    return (letter == "D" || letter == "S", letter == "U" || letter == "S")
  }

  @Test(arguments: ["DDDSU", "DDDSUDDSUU", "DDDDDDDSUU", "DDDDDDDSUUDDDSUUUUUU", "DDDU"])
  func theShortestPeriodInWhichSlotsHaveOneDirectionIsThePattern(_ pattern: String) {
    // Slots between downlink and uplink, and the one ahead of the uplink, may have either.
    var expected = Array(pattern.map { $0 == "S" ? "F" : $0 })
    for slot in expected.indices where expected[slot] == "D" && expected[(slot + 1) % expected.count] == "U" {
      expected[slot] = "F"
    }
    let usual = found(frames: 40) { follows(pattern, $0 * 20 + $1) }
    #expect(usual.entry?.value == String(expected) && !usual.isOpen)
  }

  @Test func trafficOfBothDirectionsInEachSlotShowsNoPattern() {
    #expect(found(frames: 100) { _, _ in (true, true) }.entry?.value == nil)
    // Nor does a downlink that is always there with an uplink that is rare.
    #expect(found(frames: 100) { frame, slot in (true, slot == 9 && frame % 16 == 0) }.entry?.value == nil)
  }

  @Test func slotsThatAreNotUsedLeaveThePatternOpen() {
    // As of an idle cell: a block in the first slot, and something in the last one.
    #expect(found(frames: 100) { _, slot in (slot == 0, slot == 19) }.entry?.value == nil)
    #expect(found(frames: 100) { _, slot in (slot < 10, slot >= 16) }.entry?.value == nil)
  }

  @Test func aShortCaptureShowsNoPattern() {
    #expect(found(frames: 4) { follows("DDDSU", $0 * 20 + $1) }.entry?.value == nil)
    #expect(found(frames: 8) { follows("DDDSU", $0 * 20 + $1) }.entry?.value != nil)
  }

  @Test func aSingleDeviationDoesNotHideThePattern() {
    let usual = found(frames: 40) { frame, slot in
      let use = follows("DDDSU", slot)
      return frame == 1 && slot == 5 ? (true, true) : use
    }
    #expect(usual.entry?.value == "DDDFU")
    #expect(usual.direction(timing(frame: 7, subframe: 2, slot: 1)) == .downlink)
    #expect(usual.direction(timing(frame: 7, subframe: 2, slot: 0)) == .uplink)
    #expect(usual.direction(timing(frame: 7, subframe: 1, slot: 1)) == nil)
    // Slots that the carrier does not have are in neither direction.
    #expect(usual.direction(timing(frame: 7, subframe: 2, slot: 2)) == nil)
    #expect(usual.direction(timing(frame: 7, subframe: 10, slot: 0)) == nil)
  }

  @Test func directionsThatChangeAllTheTimeAreNotWaitedForForever() {
    let usual = found(frames: 600) { _, _ in (true, true) }
    #expect(usual.entry?.value == nil && !usual.isOpen)
  }

  @Test func requestsAheadOfTheirAnswersDoNotCountFramesTwice() {
    let usual = UsualDirections()
    for frame in [2, 3, 4, 3, 4, 3, 4, 3, 4, 5] {
      _ = usual.observe(timing(frame: frame, subframe: 0, slot: 0), isDownlink: true)
    }
    // Frames 2 to 5 are two pairs.
    #expect(!usual.observe(timing(frame: 4, subframe: 0, slot: 0), isDownlink: true))
    #expect(usual.observe(timing(frame: 6, subframe: 0, slot: 0), isDownlink: true))
  }
}
