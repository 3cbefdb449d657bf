import Testing
import Wire

@Suite struct ByteWriterTests {
  @Test func inUsedMemoryAWriterBeginsAtTheBeginning() {
    var writer = ByteWriter(reusing: [1, 2, 3])
    #expect(writer.count == 0)
    writer.u16(0xABCD)
    #expect(writer.finished() == [0xAB, 0xCD])
  }

  @Test func wholeBytesBehindAFewBitsBeginWithAByte() {
    var writer = ByteWriter()
    writer.bits(5, 3)
    writer.append([7, 8, 9][1...])
    writer.u8(1)
    #expect(writer.bytes == [0xA0, 8, 9, 1])
  }
}
