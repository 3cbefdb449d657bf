import Fronthaul
import Testing
import Wire

@Suite struct BlockFloatingPointTests {
  static let a: [Int16] = [
    300, -300, 150, -150, 75, -75, 37, -37, 255, -256, 10, -10, 1, -1, 0, 0, 120, -121, 200, -200, 90, -90,
    299, -256,
  ]
  static let b: [Int16] = [
    100, -200, 3000, -3000, 32767, -32768, 0, 1, -1, 255, -256, 511, -512, 1023, -1024, 2047, -2048, 4095,
    -4096, 8191, -8192, 16383, -16384, 7,
  ]

  @Test(arguments: [
    (a, 8, "024bb525da12ed09f63fc002fd00ff00001ee132ce16e94ac0"),
    (a, 9, "014b5a897b512f6825ed3fe000bfb007fc00001e70cc99c16f4d2b80"),
    (a, 14, "0004b3ed4025bf6a012ffb50097fdb03fff00002bff60007fff000000001e3f870323f38016bfa604aff00"),
    (b, 9, "07007f82fe87fc000000ff807fc03fe01ff00ff807fc03fe01ff0000"),
    (b, 12, "04006ff30bbf447ff800000000fff00fff001ffe003ffc007ff800fff001ffe003ffc00000"),
  ]) func aPrbIsCompressedAsTheVectorsSay(samples: [Int16], width: Int, expected: String) {
    var writer = ByteWriter()
    BlockFloatingPoint.compress(samples.span, width: width, into: &writer)
    let hex = writer.bytes.map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    #expect(hex.joined() == expected)
  }

  @Test(arguments: 1...16) func everyWidthHasTheSizeOfTheTable(width: Int) {
    var floating = ByteWriter()
    BlockFloatingPoint.compress(Self.b.span, width: width, into: &floating)
    #expect(floating.count == CompressionHeader(.blockFloatingPoint, width: width).bytesPerPRB())
    var fixed = ByteWriter()
    FixedPoint.compress(Self.b.span, width: width, into: &fixed)
    #expect(fixed.count == CompressionHeader(.none, width: width).bytesPerPRB())
  }

  @Test func silenceHasExponentZero() {
    #expect(BlockFloatingPoint.exponent(of: [Int16](repeating: 0, count: 24).span, width: 9) == 0)
    #expect(BlockFloatingPoint.exponent(of: [Int16.min].span, width: 9) == 7)
    #expect(BlockFloatingPoint.exponent(of: [Int16.min].span, width: 16) == 0)
  }
}
