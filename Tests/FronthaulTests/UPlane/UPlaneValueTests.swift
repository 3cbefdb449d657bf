import Testing
import Wire

@testable import Fronthaul

/// U-plane messages as values: the vectors of the fact sheet, and the layouts of every method.
@Suite struct UPlaneValueTests {
  static let bfp9 = "014b5a897b512f6825ed3fe000bfb007fc00001e70cc99c16f4d2b80"
  static let bfp = CompressionHeader(.blockFloatingPoint, width: 9)

  @Test func u1CarriesItsCompressionHeader() throws {
    let bytes = hex("107b404a 00800a01 9100" + Self.bfp9)
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding())
    #expect(message["dataDirection"] == 0)
    #expect(message["frameId"] == 123)
    #expect(message["subframeId"] == 4)
    #expect(message["slotId"] == 1)
    #expect(message["symbolId"] == 10)
    let section = try #require(message.sections.first)
    #expect(message.sections.count == 1)
    #expect(section["sectionId"] == 8)
    #expect(section["startPrbu"] == 10)
    #expect(section["numPrbu"] == 1)
    #expect(section["udIqWidth"] == 9)
    #expect(section["udCompMeth"] == 1)
    #expect(section.prbs == hex(Self.bfp9))
    #expect(try message.encode(UPlaneCoding()) == bytes)
  }

  @Test func u2IsStatic() throws {
    let bytes = hex("907b4040 00700001" + Self.bfp9)
    let coding = UPlaneCoding(fixed: Self.bfp)
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, coding)
    #expect(message.sections.first?["udCompMeth"] == nil)
    #expect(message.sections.first?.prbs.count == 28)
    #expect(try message.encode(coding) == bytes)
  }

  @Test func u3IsNotCompressed() throws {
    let samples = String(repeating: "012cfed4", count: 12)
    let bytes = hex("107b404b 00800a01 0000" + samples)
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding())
    #expect(message.sections.first?.prbs == hex(samples))
    #expect(message.rest.isEmpty)
  }

  @Test func severalSectionsFollowEachOther() throws {
    let first = UPlaneSectionValue(
      sectionId: 1, startPrbu: 0, numPrbu: 1, compression: Self.bfp, prbs: hex(Self.bfp9))
    let second = UPlaneSectionValue(
      sectionId: 2, startPrbu: 5, numPrbu: 2, compression: Self.bfp, prbs: hex(Self.bfp9 + Self.bfp9))
    let message = UPlaneValue(
      isDownlink: true, frame: 1, subframe: 2, slot: 0, symbol: 3, sections: [first, second])
    let bytes = try message.encode(UPlaneCoding())
    #expect(bytes.count == 4 + 6 + 28 + 6 + 56)
    #expect(try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding()) == message)
  }

  @Test func aSectionOfAllResourceBlocksTakesThoseOfTheCarrier() throws {
    let bytes = hex("907b4040 00700000" + Self.bfp9 + Self.bfp9 + "00800001" + Self.bfp9)
    let known = UPlaneCoding(fixed: Self.bfp, carrierPrbs: 2)
    #expect(try UPlaneValue(bytes.span, 0..<bytes.count, known).sections.map(\.prbs.count) == [56, 28])
  }

  @Test func methods5And6TellTheSizeOfEachResourceBlock() throws {
    // An asymmetric mask: RE12 and RE11 in the high nibble, RE1 in the low byte: three resource elements.
    let three = "c5 01 112233445566 77".filter { $0 != " " }
    let none = "05 00".filter { $0 != " " }
    let bytes = hex("907b4040 00700003 9500" + three + none + three)
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding())
    #expect(message.sections.first?.prbs.count == 9 + 2 + 9)
    #expect(message.rest.isEmpty)
    #expect(try message.encode(UPlaneCoding()) == bytes)
  }

  @Test func methods7And8TakeTheirSizesFromTwoMasks() throws {
    // Mask 1 has three resource elements, mask 2 one: blocks of 1 + 3 and 1 + 1 bytes at 4 bits.
    let bytes = hex("907b4040 00700003 4700 0803 0800" + "01aabbcc" + "02dd" + "03aabbcc")
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding())
    let section = try #require(message.sections.first)
    #expect(section["sReSMask1"] == 0x803)
    #expect(section["sReSMask2"] == 0x800)
    #expect(section.prbs.count == 10)
    #expect(message.rest.isEmpty)
    #expect(try message.encode(UPlaneCoding()) == bytes)
  }

  @Test func withEveryOtherResourceBlockMask1IsUsedThroughout() throws {
    let bytes = hex("907b4040 00780002 4700 0803 0000" + "01aabbcc" + "02ddeeff")
    let message = try UPlaneValue(bytes.span, 0..<bytes.count, UPlaneCoding())
    #expect(message.sections.first?.prbs.count == 8)
  }

  @Test func aLengthFieldMustAgree() throws {
    let coding = UPlaneCoding(hasLengths: true)
    let right = hex("907b4040 00700001 8800 000e 0001 0000" + "0102")
    let message = try UPlaneValue(right.span, 0..<right.count, coding)
    #expect(message.sections.first?["udCompLen"] == 14)
    #expect(try message.encode(coding) == right)
    let wrong = hex("907b4040 00700001 8800 000d 0001 0000" + "0102")
    let other = try UPlaneValue(wrong.span, 0..<wrong.count, coding)
    #expect(other.sections.isEmpty)
    #expect(try other.encode(coding) == wrong)
  }

  @Test func resourceBlocksThatDoNotFitTheirNumberAreRefused() {
    let section = UPlaneSectionValue(
      sectionId: 1, startPrbu: 0, numPrbu: 2, compression: Self.bfp, prbs: hex(Self.bfp9))
    let message = UPlaneValue(
      isDownlink: true, frame: 1, subframe: 2, slot: 0, symbol: 3, sections: [section])
    #expect(throws: WireError.self) { try message.encode(UPlaneCoding()) }
  }

  @Test func whateverTheBytesAreTheyAreKept() throws {
    var generator = SeededGenerator(seed: 4)
    for round in 0..<2_000 {
      let bytes = generator.bytes(Int.random(in: 4...150, using: &generator))
      let coding = UPlaneCoding(
        fixed: round % 2 == 0
          ? nil : CompressionHeader(rawValue: UInt8(truncatingIfNeeded: generator.next())),
        hasLengths: round % 3 == 0, carrierPrbs: round % 4)
      let message = try UPlaneValue(bytes.span, 0..<bytes.count, coding)
      #expect((try? message.encode(coding)) == bytes)
    }
  }
}
