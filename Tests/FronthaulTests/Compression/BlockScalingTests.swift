import Testing

@testable import Fronthaul

/// CUS Annex A.2.
@Suite struct BlockScalingTests {
  private static func codec(_ width: Int) throws -> PRBCodec {
    try PRBCodec(CompressionHeader(.blockScaling, width: width))
  }

  @Test func theWorkedExampleOf8BitsIsMetValueByValue() throws {
    let codes: [Int8] = [
      75, -75, 37, -38, 18, -19, 9, -10, 63, -64, 2, -3, 0, -1, 0, 0, 30, -31, 50, -50, 22, -23, 74, -64,
    ]
    let decoded = [
      300, -300, 148, -152, 72, -76, 36, -40, 252, -256, 8, -12, 0, -4, 0, 0, 120, -124, 200, -200, 88, -92,
      296, -256,
    ]
    let bytes = try Self.codec(8).bytes(TestPRB.a)
    #expect(bytes == [2] + codes.map { UInt8(bitPattern: $0) })
    #expect(try Self.codec(8).samples(bytes).values == decoded)
  }

  @Test func theWorkedExamplesLoseWhatTheyShould() throws {
    func worst(_ samples: PRBSamples, _ width: Int) throws -> Int {
      let read = try Self.codec(width).samples(Self.codec(width).bytes(samples))
      return zip(samples.values, read.values).map { abs($0 - $1) }.max() ?? 0
    }
    #expect(try [8, 9, 12, 14].map { try worst(TestPRB.a, $0) } == [3, 1, 0, 0])
    #expect(try worst(TestPRB.b, 9) == 127)
    let read = try Self.codec(9).samples(Self.codec(9).bytes(TestPRB.b))
    #expect(read.values.prefix(10) == [0, -256, 2944, -3072, 32_640, -32_768, 0, 0, -128, 128])
  }

  @Test func aScalerOf128IsOne() throws {
    let scaled: [UInt8] = [128, 0x40, 0xC0] + [UInt8](repeating: 0, count: 22)
    #expect(try Self.codec(8).samples(scaled).values.prefix(2) == [16_384, -16_384])
  }

  @Test func scalersAbove128AreReadWithoutBeingClipped() throws {
    let scaled: [UInt8] = [255, 0x7F, 0x80] + [UInt8](repeating: 0, count: 22)
    #expect(try Self.codec(8).samples(scaled).values.prefix(2) == [127 * 510, -128 * 510])
  }

  @Test func fineCodesAreRoundedDownwards() throws {
    // 16 bits, scaler 1: −1 / 128 is −1, 1 / 128 is 0.
    let bytes: [UInt8] = [1, 0xFF, 0xFF, 0x00, 0x01] + [UInt8](repeating: 0, count: 44)
    #expect(try Self.codec(16).samples(bytes).values.prefix(2) == [-1, 0])
  }

  @Test(arguments: 1...16) func whatIsLostIsBoundedByAStep(width: Int) throws {
    let codec = try Self.codec(width)
    for samples in TestPRB.extremes + TestPRB.random(160, seed: 30) {
      let bytes = try codec.bytes(samples)
      #expect((1...128).contains(bytes[0]))
      let bound = Double(bytes[0]) * Double(1 << (16 - width)) / 128 + 1
      let read = try codec.samples(bytes)
      #expect(zip(samples.values, read.values).allSatisfy { Double(abs($0 - $1)) <= bound })
    }
  }

  @Test(arguments: 1...16) func fullScaleIsCompressedToTheSameBytes(width: Int) throws {
    // −32,768 keeps the scaler at 128, so that no product is rounded.
    let codec = try Self.codec(width)
    for samples in TestPRB.random(64, seed: 31) {
      var full = samples
      full.components[4] = -32_768
      let bytes = try codec.bytes(full)
      #expect(try codec.bytes(codec.samples(bytes)) == bytes)
    }
  }
}
