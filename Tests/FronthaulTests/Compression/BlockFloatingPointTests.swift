import Testing
import Wire

@testable import Fronthaul

/// CUS Annex A.1.
@Suite struct BlockFloatingPointTests {
  private static func codec(_ width: Int) throws(WireError) -> PRBCodec {
    try PRBCodec(CompressionHeader(.blockFloatingPoint, width: width))
  }

  static let vectors: [(samples: PRBSamples, width: Int, bytes: String, loss: Int)] = [
    (TestPRB.a, 8, "024bb525da12ed09f63fc002fd00ff00001ee132ce16e94ac0", 3),
    (TestPRB.a, 9, "014b5a897b512f6825ed3fe000bfb007fc00001e70cc99c16f4d2b80", 1),
    (TestPRB.a, 12, "0012ced4096f6a04bfb5025fdb0fff0000aff6001fff000000078f870c8f3805afa612bf00", 0),
    (
      TestPRB.a, 14,
      "0004b3ed4025bf6a012ffb50097fdb03fff00002bff60007fff000000001e3f870323f38016bfa604aff00", 0
    ),
    (TestPRB.b, 8, "0800ff0bf47f800000ff00ff01fe03fc07f80ff01fe03fc000", 255),
    (TestPRB.b, 9, "07007f82fe87fc000000ff807fc03fe01ff00ff807fc03fe01ff0000", 127),
    (TestPRB.b, 12, "04006ff30bbf447ff800000000fff00fff001ffe003ffc007ff800fff001ffe003ffc00000", 15),
    (
      TestPRB.b, 14,
      "020067fce0bbbd127ffe0000000000fffc03fff0007ffe000fffc001fff8003fff0007ffe000fffc000001", 3
    ),
  ]

  @Test(arguments: vectors) func theWorkedExamplesComeOutByteByByte(
    samples: PRBSamples, width: Int, bytes: String, loss: Int
  ) throws {
    #expect(try Self.codec(width).bytes(samples) == hex(bytes))
  }

  @Test(arguments: vectors) func theWorkedExamplesLoseWhatTheyShould(
    samples: PRBSamples, width: Int, bytes: String, loss: Int
  ) throws {
    let read = try Self.codec(width).samples(hex(bytes))
    #expect(zip(samples.values, read.values).map { $0 - $1 }.max() == loss)
    #expect(zip(samples.values, read.values).map { $0 - $1 }.min() == 0)
  }

  /// The definition, on strings of bits and with divisions: nothing of the codec is in it.
  private enum Definition {
    static func compress(_ values: [Int], width: Int) -> [UInt8] {
      let range = -(1 << (width - 1))...(1 << (width - 1)) - 1
      let exponent = (0...15).first { exponent in
        values.allSatisfy { range.contains(quotient($0, exponent)) }
      }
      guard let exponent else { return [] }
      var bits = "0000" + binary(exponent, 4)
      for value in values { bits += binary(quotient(value, exponent), width) }
      return stride(from: 0, to: bits.count, by: 8).map { at in
        UInt8(bits.dropFirst(at).prefix(8), radix: 2) ?? 0
      }
    }

    static func decompress(_ bytes: [UInt8], width: Int) -> [Int] {
      let bits = bytes.map { binary(Int($0), 8) }.joined()
      let exponent = Int(bits.dropFirst(4).prefix(4), radix: 2) ?? 0
      return (0..<24).map { index in
        let field = Int(bits.dropFirst(8 + index * width).prefix(width), radix: 2) ?? 0
        let mantissa = field >= 1 << (width - 1) ? field - (1 << width) : field
        return min(max(mantissa * (1 << exponent), -8_388_608), 8_388_607)
      }
    }

    /// Division rounded downwards.
    private static func quotient(_ value: Int, _ exponent: Int) -> Int {
      Int((Double(value) / Double(1 << exponent)).rounded(.down))
    }

    private static func binary(_ value: Int, _ width: Int) -> String {
      let text = String(value < 0 ? value + (1 << width) : value, radix: 2)
      return String(repeating: "0", count: width - text.count) + text
    }
  }

  @Test(arguments: 1...16) func compressionAgreesWithTheDefinition(width: Int) throws {
    let codec = try Self.codec(width)
    for samples in TestPRB.extremes + TestPRB.random(160, seed: UInt64(width)) {
      #expect(try codec.bytes(samples) == Definition.compress(samples.values, width: width))
    }
  }

  @Test(arguments: 1...16) func decompressionOfAnyBytesAgreesWithTheDefinition(width: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + width))
    let codec = try Self.codec(width)
    for _ in 0..<160 {
      // Reserved bits and exponents beyond 16 − W are met too.
      let bytes = generator.bytes(1 + 3 * width)
      #expect(try codec.samples(bytes).values == Definition.decompress(bytes, width: width))
    }
  }

  @Test(arguments: 1...16) func whatIsLostIsLessThanTheExponentSays(width: Int) throws {
    let codec = try Self.codec(width)
    for samples in TestPRB.extremes + TestPRB.random(64, seed: 7) {
      let bytes = try codec.bytes(samples)
      let losses = zip(samples.values, try codec.samples(bytes).values).map { $0 - $1 }
      #expect(losses.allSatisfy { (0..<(1 << Int(bytes[0] & 15))).contains($0) })
    }
  }

  @Test(arguments: 2...16) func whatWasCompressedIsCompressedToTheSameBytes(width: Int) throws {
    let codec = try Self.codec(width)
    for samples in TestPRB.extremes + TestPRB.random(64, seed: 8) {
      let bytes = try codec.bytes(samples)
      #expect(try codec.bytes(codec.samples(bytes)) == bytes)
    }
  }

  @Test func oneBitKeepsItsSamplesThoughNotItsExponent() throws {
    let codec = try Self.codec(1)
    for samples in TestPRB.extremes + TestPRB.random(64, seed: 9) {
      let once = try codec.samples(codec.bytes(samples))
      #expect(try codec.samples(codec.bytes(once)) == once)
    }
    // Nothing but 1023: exponent 10, and mantissas of 0.
    #expect(try codec.bytes(PRBSamples { _ in 1023 }) == [10, 0, 0, 0])
  }

  @Test func productsBeyond24BitsSaturate() throws {
    let codec = try Self.codec(16)
    let bytes: [UInt8] = [0xFF, 0x7F, 0xFF, 0x80, 0x00] + [UInt8](repeating: 0, count: 44)
    let read = try codec.samples(bytes)
    #expect(read.values.prefix(3) == [Int(PRBSamples.maximum), Int(PRBSamples.minimum), 0])
    // 9 bits and exponent 15 are just 24.
    let narrow: [UInt8] = [0x0F, 0x7F, 0xC0] + [UInt8](repeating: 0, count: 25)
    #expect(try Self.codec(9).samples(narrow).values.prefix(2) == [255 << 15, -256 << 15])
  }

  @Test func componentsThatNoExponentFitsSaturate() throws {
    let samples = PRBSamples { $0 == 0 ? PRBSamples.maximum : PRBSamples.minimum }
    #expect(try Self.codec(2).bytes(samples) == [15, 0b0110_1010] + [UInt8](repeating: 0xAA, count: 5))
  }
}
