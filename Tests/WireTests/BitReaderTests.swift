import Testing
import Wire

@Suite struct BitReaderTests {
  @Test func aFieldAcrossByteBoundariesIsReadMostSignificantBitFirst() throws {
    let bytes: [UInt8] = [0b1010_1100, 0b0111_0001, 0xFF]
    var reader = BitReader(bytes.span)
    #expect(try reader.bits(3, "a") == 0b101)
    #expect(try reader.bits(9, "b") == 0b0_1100_0111)
    #expect(try reader.bits(12, "c") == 0b0001_1111_1111)
    #expect(reader.remainingBits == 0)
  }

  @Test func aNegativeNumberIsSignExtended() throws {
    let bytes: [UInt8] = [0xFF, 0xF3, 0x34]
    var reader = BitReader(bytes.span)
    #expect(try reader.signedBits(24, "freqOffset") == -3276)
  }

  @Test func readingPastTheEndNamesTheFieldAndTheByte() {
    let bytes: [UInt8] = [1, 2]
    var reader = BitReader(bytes.span)
    #expect(throws: WireError(.truncated, at: 1, "y")) {
      _ = try reader.bits(8, "x")
      _ = try reader.bits(9, "y")
    }
  }

  @Test(arguments: 1...64) func whatIsWrittenIsReadAgain(width: Int) throws {
    let value = 0xA5C3_96F0_1234_5678 & (UInt64.max >> UInt64(64 - width))
    var writer = ByteWriter()
    writer.bits(1, 3)
    writer.bits(value, width)
    let bytes = writer.bytes
    var reader = BitReader(bytes.span)
    #expect(try reader.bits(3, "prefix") == 1)
    #expect(try reader.bits(width, "value") == value)
  }
}
