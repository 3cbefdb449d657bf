import Platform
import Testing

@Suite struct WideReadsTests {
  private let bytes = [UInt8](1...20)

  @Test(arguments: [0, 1, 3, 4])
  func bytesAreReadFromAnyOffset(_ offset: Int) {
    let span = bytes.span
    let first = UInt8(offset + 1)
    let (eight, sixteen) = (span.eightBytes(at: offset), span.sixteenBytes(at: offset))
    for lane in 0..<8 { #expect(eight[lane] == first + UInt8(lane)) }
    for lane in 0..<16 { #expect(sixteen[lane] == first + UInt8(lane)) }
  }

  @Test func wordsBeginWithTheirMostSignificantByte() {
    #expect(bytes.span.bigEndianWord(at: 2) == 0x03_04_05_06_07_08_09_0A)
  }

  @Test func numbersArePutTogether() {
    let high = bytes.span.eightBytes(at: 0)
    let low = bytes.span.eightBytes(at: 8)
    let numbers = SIMD8(high: high, low: low)
    #expect(numbers[0] == 0x0109)
    #expect(numbers[7] == 0x0810)
    let quarters = SIMD8(quarters: SIMD2(0x0001_0002_0003_FFFC, 0x0005_0006_0007_0008))
    #expect(quarters == SIMD8(-4, 3, 2, 1, 8, 7, 6, 5))
  }

  @Test(arguments: [0, 1, 6, 7, 20, 21])
  func blocksFollowEachOtherAndAPartIsLeftOut(_ size: Int) {
    var blocks = EqualBlocks(bytes.span, of: size)
    var found: [[UInt8]] = []
    while let block = blocks.next() { found.append(block.indices.map { block[$0] }) }
    let whole = max(1, size)
    #expect(found == (0..<20 / whole).map { Array(bytes[$0 * whole..<($0 + 1) * whole]) })
  }
}
