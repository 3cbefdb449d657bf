import Testing

@testable import Fronthaul

/// Selective RE sending, methods 5 to 8. The order of the mask's bits is unvalidated: the masks here are not
/// symmetric, so that another order would be seen.
@Suite struct SelectiveRETests {
  /// RE1, RE2, RE11 and RE12 of which RE2 is missing.
  static let mask = SelectiveREMask(rawValue: 0b1100_0000_0001)

  @Test func theMostSignificantBitOfTheMaskIsTheHighestSubcarrier() {
    #expect((0..<12).filter { Self.mask.contains($0) } == [0, 10, 11])
    #expect(SelectiveREMask(rawValue: 0xF801) == SelectiveREMask(rawValue: 0x801), "4 bits are reserved")
  }

  @Test func method5PutsTheMaskRoundItsExponent() throws {
    let codec = try PRBCodec(CompressionHeader(.blockFloatingPointSelective, width: 4))
    // Mask 1100 00000001, exponent 2; RE1 (1, −1), RE11 (2, −2), RE12 (3, −3).
    let bytes: [UInt8] = [0xC2, 0x01, 0x1F, 0x2E, 0x3D]
    let read = try codec.samples(bytes)
    #expect(read.sent == Self.mask)
    var expected = [Int](repeating: 0, count: 24)
    expected.replaceSubrange(0..<2, with: [4, -4])
    expected.replaceSubrange(20..<24, with: [8, -8, 12, -12])
    #expect(read.values == expected)
  }

  @Test func method6HasNoExponentInThatPlace() throws {
    let codec = try PRBCodec(CompressionHeader(.modulationSelective, width: 4))
    let bytes: [UInt8] = [0xC0, 0x01, 0x1F, 0x2E, 0x3D]
    let read = try codec.samples(bytes)
    #expect(read.values.prefix(2) == [4096, -4096])
    #expect(read.values.suffix(4) == [8192, -8192, 12_288, -12_288])
    #expect(try codec.bytes(read) == bytes)
    var reserved = bytes
    reserved[0] |= 0x0F
    #expect(try codec.samples(reserved) == read)
  }

  @Test func methods7And8TakeTheMaskOfTheSection() throws {
    let floating = try PRBCodec(CompressionHeader(.blockFloatingPointSectionMasks, width: 4))
    let read = try floating.samples([0x02, 0x1F, 0x2E, 0x3D], sectionMask: Self.mask)
    #expect(read.sent == Self.mask)
    #expect(read.values.suffix(4) == [8, -8, 12, -12])
    let modulated = try PRBCodec(CompressionHeader(.modulationSectionMasks, width: 4))
    #expect(
      try modulated.samples([0x1F, 0x2E, 0x3D], sectionMask: Self.mask).values.prefix(2) == [4096, -4096])
  }

  @Test func aShiftMakesNothingOfWhatIsNotSent() throws {
    let codec = try PRBCodec(
      CompressionHeader(.modulationSectionMasks, width: 1),
      scaling: ModulationScaling(csf: true, modCompScaler: 0x7FF))
    let read = try codec.samples([0], sectionMask: SelectiveREMask(rawValue: 0x002))
    #expect(read.values.filter { $0 != 0 }.count == 2)
    #expect(read.values[2...3].allSatisfy { $0 > 0 })
  }

  @Test(
    arguments: [
      CompressionMethod.blockFloatingPointSelective, .modulationSelective, .blockFloatingPointSectionMasks,
      .modulationSectionMasks,
    ], 1...13)
  func everyMaskAndWidthIsMadeAgain(method: CompressionMethod, width: Int) throws {
    var generator = SeededGenerator(seed: UInt64(method.rawValue) << 8 | UInt64(width))
    let header = CompressionHeader(method, width: width)
    let codec = try PRBCodec(header, scaling: ModulationScaling(csf: width % 2 == 0, modCompScaler: 0x7FF))
    let masks = [0, 0xFFF, 0x001, 0x800] + (0..<40).map { _ in UInt16(truncatingIfNeeded: generator.next()) }
    for (mask, samples) in zip(masks, TestPRB.random(masks.count, seed: UInt64(width))) {
      var wanted = samples
      wanted.sent = SelectiveREMask(rawValue: mask)
      let bytes = try codec.bytes(wanted)
      #expect(bytes.count == header.bytesPerPRB(resourceElements: wanted.sent.count))
      let read = try codec.samples(bytes, sectionMask: wanted.sent)
      #expect(read.sent == wanted.sent)
      #expect(try codec.bytes(read) == bytes)
      let silent = (0..<12).filter { !wanted.sent.contains($0) }
      #expect(silent.allSatisfy { read.values[2 * $0] == 0 && read.values[2 * $0 + 1] == 0 })
    }
  }

  @Test func whatIsNotSentDoesNotRaiseTheExponent() throws {
    let codec = try PRBCodec(CompressionHeader(.blockFloatingPointSelective, width: 9))
    let samples = PRBSamples(sent: SelectiveREMask(rawValue: 1)) { $0 < 2 ? 100 : 30_000 }
    #expect(try codec.bytes(samples).prefix(2) == [0x00, 0x01])
  }
}
