import Testing

@testable import Fronthaul

/// CUS Annex A.3, as far as it is known.
@Suite struct MuLawTests {
  private static func codec(_ width: Int) throws -> PRBCodec {
    try PRBCodec(CompressionHeader(.muLaw, width: width))
  }

  @Test func theWorkedExampleOf8BitsIsMetByteByByte() throws {
    let bytes = hex("86 32b222a212920989 2fb0028200800000 1e9e29a9169632b0")
    #expect(try Self.codec(8).bytes(TestPRB.a) == bytes)
    #expect(
      try Self.codec(8).samples(bytes).values == [
        288, -288, 144, -144, 72, -72, 36, -36, 248, -256, 8, -8, 0, 0, 0, 0, 120, -120, 200, -200, 88, -88,
        288, -256,
      ])
  }

  @Test func theWorkedExampleOf9BitsHasTheCodesOfTheSheet() throws {
    let codes = [
      0x65, 0x165, 0x45, 0x145, 0x25, 0x125, 0x12, 0x112, 0x5F, 0x160, 0x05, 0x105, 0x00, 0x100, 0x00, 0x00,
      0x3C, 0x13C, 0x52, 0x152, 0x2D, 0x12D, 0x65, 0x160,
    ]
    let bytes = try Self.codec(9).bytes(TestPRB.a)
    #expect(bytes[0] == 0x96)
    let bits = bytes.dropFirst().reduce("") { text, byte in
      text + String(String(Int(byte) | 0x100, radix: 2).dropFirst())
    }
    #expect((0..<24).map { Int(bits.dropFirst($0 * 9).prefix(9), radix: 2) } == codes)
  }

  @Test func theWorkedExamplesLoseWhatTheyShould() throws {
    func worst(_ samples: PRBSamples, _ width: Int) throws -> Int {
      let read = try Self.codec(width).samples(Self.codec(width).bytes(samples))
      return zip(samples.values, read.values).map { abs($0 - $1) }.max() ?? 0
    }
    #expect(try [8, 9, 12, 14].map { try worst(TestPRB.a, $0) } == [12, 4, 0, 0])
    #expect(try [8, 9, 12, 14].map { try worst(TestPRB.b, $0) } == [1024, 512, 64, 16])
  }

  @Test func theWidthInTheParameterIsNotNeeded() throws {
    let bytes = try Self.codec(8).bytes(TestPRB.a)
    var without = bytes
    without[0] &= 0x0F
    #expect(try Self.codec(8).samples(without) == Self.codec(8).samples(bytes))
  }

  @Test(arguments: 4...16) func whatIsLostIsBoundedByTheWidestSegment(width: Int) throws {
    let codec = try Self.codec(width)
    for samples in TestPRB.extremes + TestPRB.random(160, seed: 40) {
      let bytes = try codec.bytes(samples)
      // The segment of the largest samples has steps of 2^(17 − M).
      let step = Double(sign: .plus, exponent: 18 - width, significand: 1)
      let bound = max(1, step / Double(1 << Int(bytes[0] & 15)) + 1)
      let read = try codec.samples(bytes)
      #expect(zip(samples.values, read.values).allSatisfy { Double(abs($0 - $1)) <= bound })
      #expect(zip(samples.values, read.values).allSatisfy { abs($1) <= abs($0) }, "rounded towards 0")
    }
  }

  @Test(arguments: 4...16) func compressingAgainChangesNothingButNegativeZeros(width: Int) throws {
    let codec = try Self.codec(width)
    for samples in TestPRB.extremes + TestPRB.random(64, seed: 41) {
      let once = try codec.samples(codec.bytes(samples))
      let bytes = try codec.bytes(once)
      #expect(try codec.samples(bytes) == once)
      #expect(try codec.bytes(codec.samples(bytes)) == bytes)
    }
  }

  @Test func silenceIsShiftedAsFarAsThereIs() throws {
    #expect(try Self.codec(9).bytes(PRBSamples()) == [0x97] + [UInt8](repeating: 0, count: 27))
  }
}
