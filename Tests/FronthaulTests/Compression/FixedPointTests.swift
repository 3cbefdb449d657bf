import Testing

@testable import Fronthaul

/// CUS 8.3.3.13, method 0.
@Suite struct FixedPointTests {
  @Test func sixteenBitsAreTheSamplesOfTheWorkedExample() throws {
    let u3 =
      "012cfed40096ff6a004bffb50025ffdb00ffff00000afff60001ffff000000000078ff8700c8ff38005affa6012bff00"
    let codec = try PRBCodec(CompressionHeader(.none, width: 16))
    #expect(try codec.samples(hex(u3)) == TestPRB.a)
    #expect(try codec.bytes(TestPRB.a) == hex(u3))
  }

  @Test func narrowComponentsKeepTheMostSignificantBits() throws {
    let codec = try PRBCodec(CompressionHeader(.none, width: 3))
    let samples = PRBSamples([32_767, -32_768, 8_192, -1] + [Int32](repeating: 0, count: 20))
    // 011 100 001 111, then zeros.
    #expect(try codec.bytes(samples) == [0b0111_0000, 0b1111_0000, 0, 0, 0, 0, 0, 0, 0])
    #expect(try codec.samples(codec.bytes(samples)).values.prefix(4) == [24_576, -32_768, 8_192, -8_192])
  }

  @Test(arguments: 1...16) func theLowBitsAreLostAndNothingElse(width: Int) throws {
    let codec = try PRBCodec(CompressionHeader(.none, width: width))
    for samples in TestPRB.extremes + TestPRB.random(64, seed: 20) {
      let bytes = try codec.bytes(samples)
      let read = try codec.samples(bytes)
      let losses = zip(samples.values, read.values).map { $0 - $1 }
      #expect(losses.allSatisfy { (0..<(1 << (16 - width))).contains($0) })
      #expect(try codec.bytes(read) == bytes)
    }
  }

  @Test func componentsOutsideOf16BitsSaturate() throws {
    let codec = try PRBCodec(CompressionHeader(.none, width: 16))
    let bytes = try codec.bytes(PRBSamples { $0 % 2 == 0 ? 100_000 : -100_000 })
    #expect(bytes.prefix(4) == [0x7F, 0xFF, 0x80, 0x00])
  }
}
