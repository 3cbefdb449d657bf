import Fronthaul
import Testing
import Wire

@Suite struct UPlaneSectionWalkTests {
  /// Vector U1 of a worked message: behind the timing header.
  private let vector: [UInt8] =
    [0x00, 0x80, 0x0A, 0x01, 0x91, 0x00, 0x01] + [UInt8](repeating: 0x4B, count: 27)

  @Test func aDynamicSectionIsReadFieldByField() throws {
    let section = try UPlaneSection(reading: vector.span, at: 0, to: vector.count, as: .dynamic())
    #expect(section.sectionId == 8)
    #expect(!section.rb && !section.symInc)
    #expect(section.startPrbu == 10)
    #expect(section.numPrbu == 1)
    #expect(section.compression == CompressionHeader(.blockFloatingPoint, width: 9))
    #expect(section.data == 6..<34)
    #expect(section.end == 34)
  }

  @Test(arguments: 1...16) func bytesPerPRBFollowTheTable(width: Int) {
    // Methods 0 and 4; 1 to 3; 5 and 6 with 12, 6 and 4 REs.
    for method in [CompressionMethod.none, .modulation] {
      #expect(CompressionHeader(method, width: width).bytesPerPRB() == 3 * width)
    }
    for method in [CompressionMethod.blockFloatingPoint, .blockScaling, .muLaw] {
      #expect(CompressionHeader(method, width: width).bytesPerPRB() == 3 * width + 1)
    }
    let six = [4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26]
    let four = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]
    for method in [CompressionMethod.blockFloatingPointSelective, .modulationSelective] {
      let header = CompressionHeader(method, width: width)
      #expect(header.bytesPerPRB() == 3 * width + 2)
      #expect(header.bytesPerPRB(resourceElements: 6) == six[width - 1])
      #expect(header.bytesPerPRB(resourceElements: 4) == four[width - 1])
    }
  }

  @Test(arguments: 0...15) func everyCodePointIsKept(code: Int) {
    #expect(CompressionMethod(rawValue: UInt8(code)).rawValue == UInt8(code))
  }

  @Test func evenAndOddPrbsHaveMasksOfTheirOwn() throws {
    // Method 7, 8 bit: 12 REs in even PRBs (25 bytes), 2 REs in odd ones (5 bytes); 3 PRBs.
    let header: [UInt8] = [0, 0x10, 0, 3, 0x87, 0, 0x0F, 0xFF, 0x00, 0x03]
    let bytes = header + [UInt8](repeating: 1, count: 55)
    let section = try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count, as: .dynamic())
    #expect(section.end == bytes.count)
    var all = bytes
    all[3] = 0
    #expect(try UPlaneSection(reading: all.span, at: 0, to: all.count, as: .dynamic()).prbCount == 3)
  }

  @Test func allPrbsReachToTheEndOfTheMessageUnlessTheCarrierIsKnown() throws {
    var synthetic = SyntheticUPlane(.fixed(.blockFloatingPoint, width: 9))
    let bytes = synthetic.section(start: 0, numPrbu: 0, count: 51)
    let format = UPlaneFormat.fixed(.blockFloatingPoint, width: 9)
    #expect(try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count, as: format).prbCount == 51)
    #expect(throws: WireError(.badLength, at: 3, "numPrbu")) {
      try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count - 1, as: format)
    }
    var known = format
    known.carrierPrbs = 52
    #expect(throws: WireError(.truncated, at: 4, "PRB data")) {
      try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count, as: known)
    }
  }

  @Test func aCutSectionHasItsDeclaredSize() throws {
    let section = try UPlaneSection(reading: vector.span, at: 0, to: 34, captured: 10, as: .dynamic())
    #expect(section.end == 34)
    #expect(throws: WireError(.notCaptured, at: 0, "section header")) {
      try UPlaneSection(reading: vector.span, at: 0, to: 34, captured: 5, as: .dynamic())
    }
  }

  @Test func aReservedMethodIsABadValueWithItsPlace() {
    var bytes = vector
    bytes[4] = 0x9F
    #expect(throws: WireError(.badValue, at: 0, "udCompMeth")) {
      try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count, as: .dynamic())
    }
  }

  @Test(arguments: [0, 1, 5, 20, 0xFFFF]) func aLengthThatContradictsTheSectionIsBad(length: Int) {
    var synthetic = SyntheticUPlane(
      .dynamic(hasLength: true), CompressionHeader(.blockFloatingPointSelective, width: 9))
    var bytes = synthetic.section(start: 0, numPrbu: 4, count: 4)
    bytes[6] = UInt8(length >> 8)
    bytes[7] = UInt8(length & 0xFF)
    #expect(throws: WireError.self) {
      try UPlaneSection(reading: bytes.span, at: 0, to: bytes.count, as: .dynamic(hasLength: true))
    }
  }

  @Test func theWalkGivesSectionAfterSectionAndThenNil() throws {
    let bytes = vector + vector
    var walk = UPlaneSectionWalk(bytes.span, from: 0, to: bytes.count, as: .dynamic())
    let offsets = [try walk.next()?.offset, try walk.next()?.offset, try walk.next()?.offset]
    #expect(offsets == [0, 34, nil])
  }

  @Test(arguments: CompressionMethod.known) func everyTruncationIsAnErrorNeverATrap(method: CompressionMethod)
  {
    let header = CompressionHeader(method, width: 9)
    for format in [UPlaneFormat.dynamic(), .dynamic(hasLength: true)] {
      var synthetic = SyntheticUPlane(format, header)
      let bytes = synthetic.section(start: 0, numPrbu: 3, count: 3)
      for end in 0..<bytes.count {
        #expect(throws: WireError.self) {
          try UPlaneSection(reading: bytes.span, at: 0, to: end, as: format)
        }
      }
    }
  }
}
