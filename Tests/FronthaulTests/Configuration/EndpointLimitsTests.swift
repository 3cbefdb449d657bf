import Events
import Testing
import Wire

@testable import Fronthaul

/// What is declared of single endpoints.
@Suite struct EndpointLimitsTests {
  @Test func masksOfAnEAxCMayLieInAnyOrderAndHaveGaps() throws {
    let split = try #require(EAxCSplit(masks: [0x000F, 0x00F0, 0x0500, 0xF000]))
    #expect(
      split.duPort(of: 0x4321) == 1 && split.bandSector(of: 0x4321) == 2 && split.ruPort(of: 0x4321) == 4)
    // Bits 8 and 10 of 3 = 0b0011 are 1 and 0; side by side they come to 1.
    #expect(split.cc(of: 0x4321) == 1)
    #expect(split.unusedBits(of: 0x4321) == 1)
    #expect(EAxCSplit(masks: [0x3, 0x2, 0, 0]) == nil && EAxCSplit(masks: [1, 2, 4]) == nil)
  }

  @Test(arguments: ["4/4/4/4", "2/2/2/2", "0/0/0/16", "0xf/0xf0/0xf00/0xf000"])
  func aSplitReadsAsItIsWritten(_ text: String) throws {
    let split = try #require(EAxCSplit(text))
    #expect("\(split)" == text)
    #expect(EAxCSplit("4/4/4") == nil && EAxCSplit("9/9/9/9") == nil && EAxCSplit("0xf/0x1/0x0/0x0") == nil)
  }

  @Test func aMethodWithoutAWidthIsSupportedWithAny() {
    var limits = EndpointLimits()
    #expect(limits.supports(CompressionHeader(.blockFloatingPoint, width: 9)) == nil)
    limits.compressions = [.init(method: 1, width: 9), .init(method: 3, width: nil)]
    #expect(limits.supports(CompressionHeader(.blockFloatingPoint, width: 9)) == true)
    #expect(limits.supports(CompressionHeader(.blockFloatingPoint, width: 14)) == false)
    #expect(limits.supports(CompressionHeader(.muLaw, width: 8)) == true)
  }

  @Test func sectionsAndBeamsOfASlotCountOnceEach() {
    let uses = SlotUses()
    func take(_ sectionId: Int64, _ beam: Int64, _ slot: Int64) -> [Int] {
      let use = uses.take(sectionId, beam: beam, symbols: 0, in: slot)
      return [use.sections, use.beams]
    }
    #expect(take(1, 5, 100) == [1, 1])
    #expect(take(1, 6, 100) == [1, 2])
    #expect(take(2, 5, 100) == [2, 2])
    // Without an identifier each is one of its own, and beam 0 is none.
    #expect(take(4095, 0, 100) == [3, 2])
    #expect(take(4095, 0, 100) == [4, 2])
    #expect(take(1, 0, 101) == [1, 0])
    #expect(take(3, 0, 100) == [5, 2])
    // A slot that has its place is another one.
    #expect(take(1, 0, 164) == [1, 0])
  }

  @Test func sectionsAndBeamsOfASymbolCountOnceEach() {
    let uses = SlotUses()
    func take(_ sectionId: Int64, _ beam: Int64, _ symbols: UInt16) -> [Int] {
      let use = uses.take(sectionId, beam: beam, symbols: symbols, in: 7)
      return [use.sectionsOfSymbol, use.beamsOfSymbol]
    }
    #expect(take(1, 5, 0b0011) == [1, 1])
    #expect(take(2, 5, 0b0110) == [2, 1])
    // Another symbol is free, and what comes again adds nothing.
    #expect(take(3, 6, 0b1000) == [1, 1])
    #expect(take(1, 5, 0b0011) == [2, 1])
    #expect(take(1, 6, 0b0001) == [1, 2])
    // A section whose symbols are not known is in none.
    #expect(take(4, 7, 0) == [0, 0])
    #expect(take(4095, 0, 0b0010) == [3, 0] && take(4095, 0, 0b0010) == [4, 0])
  }

  @Test func aPatternBeginsWithAFrameOfAnEvenNumber() throws {
    let pattern = try #require(SlotDirections("DDDSU"))
    let directions = (0..<10).map { pattern.direction(ofSlot: $0, slotsPerFrame: 20) }
    #expect(
      directions == [
        .downlink, .downlink, .downlink, .flexible, .uplink, .downlink, .downlink, .downlink, .flexible,
        .uplink,
      ])
    // Eight slots of 30 kHz do not fit into a frame, and fit into two.
    let long = try #require(SlotDirections("DDDDDDUU"))
    #expect(long.direction(ofSlot: 20, slotsPerFrame: 20) == .downlink)
    #expect(
      long.direction(ofSlot: 22, slotsPerFrame: 20) == .uplink
        && long.direction(ofSlot: 40, slotsPerFrame: 20) == .downlink)
    // Nobody knows where a pattern begins that does not repeat.
    let odd = try #require(SlotDirections("DDU"))
    #expect(odd.direction(ofSlot: 0, slotsPerFrame: 20) == nil)
    #expect(SlotDirections("DX") == nil && SlotDirections("") == nil)
  }

  @Test func aCommandSaysTheDirectionOfItsSlotsAndSymbols() {
    var command = DirectionCommand(
      eAxC: 3, slot: 10, firstSymbol: 0, slots: 2, downlink: 0b0011, guardSymbols: 0b0110)
    #expect(command.direction(3, 10, 0) == .downlink && command.direction(3, 11, 3) == .uplink)
    #expect(command.direction(3, 10, 1) == .flexible && command.direction(3, 10, 2) == .flexible)
    #expect(command.direction(3, 9, 0) == nil && command.direction(3, 12, 0) == nil)
    #expect(command.direction(4, 10, 0) == nil && command.direction(3, 10, 14) == nil)
    // Ahead of the start symbol it says nothing.
    command.firstSymbol = 2
    #expect(command.direction(3, 10, 1) == nil && command.direction(3, 11, 0) == .downlink)
    command.slots = 0
    command.eAxC = nil
    #expect(command.direction(4, 1_000, 0) == .downlink)
  }

  @Test func longPreamblesAreAsLongAsTheirSpacingSays() {
    #expect(LongPreamble(firstSymbol: 9, spacingCode: 12)?.length == 800_000)
    #expect(LongPreamble(firstSymbol: 1, spacingCode: 14)?.length == 200_000)
    #expect(LongPreamble(firstSymbol: 0, spacingCode: 1) == nil)
  }
}
