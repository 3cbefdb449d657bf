import CaptureFiles
import Testing

@Suite struct PcapTests {
  @Test(arguments: [false, true], [UInt32(0xA1B2_C3D4), 0xA1B2_3C4D])
  func bothByteOrdersAndBothUnitsOfTimeAreRead(isBig: Bool, magic: UInt32) throws {
    var file = CaptureBytes.pcap(isBig: isBig, magic: magic)
    file.record(1_700_000_000, 123_456, frame(60))
    file.record(1_700_000_001, 999_999, frame(3, first: 9), original: 1500)
    let (summaries, seen) = try read(file.bytes)

    let unit: Int64 = magic == 0xA1B2_3C4D ? 1 : 1000
    #expect(
      seen.frames.map(\.time) == [
        1_700_000_000_000_000_000 + 123_456 * unit, 1_700_000_001_000_000_000 + 999_999 * unit,
      ])
    #expect(seen.frames.map(\.number) == [1, 2])
    #expect(seen.frames.map(\.originalLength) == [60, 1500])
    #expect(seen.contents == [frame(60), frame(3, first: 9)])
    let summary = try #require(summaries.first)
    #expect(summary.format == "pcap " + (unit == 1 ? "ns" : "µs") + (isBig ? " big-endian" : ""))
    #expect(summary.truncatedFrames == 1)
    #expect(summary.bytes == file.bytes.count)
    #expect(summary.damage == nil)
  }

  @Test func theModifiedRecordHeaderHasEightMoreBytes() throws {
    var file = CaptureBytes.pcap(magic: 0xA1B2_CD34)
    for index in 0..<2 {
      file.append(UInt32(index))
      file.append(UInt32(0))
      file.append(UInt32(4))
      file.append(UInt32(4))
      file.append(UInt64(0x1122))
      file.bytes += frame(4)
    }
    #expect(try read(file.bytes).seen.contents == [frame(4), frame(4)])
  }

  @Test(arguments: [UInt32(1), 113, 147, 276, 4711])
  func everyLinkTypeIsKept(link: UInt32) throws {
    var file = CaptureBytes.pcap(link: link)
    file.record(1, 0, frame(8))
    let (summaries, seen) = try read(file.bytes)
    #expect(seen.frames.first?.linkType.rawValue == link)
    #expect(summaries.first?.interfaces.first?.linkType.rawValue == link)
  }

  @Test func theLinkTypeFieldAlsoTellsTheFrameCheckSequence() throws {
    var file = CaptureBytes.pcap(link: 0x2400_0001)
    file.record(1, 0, frame(64))
    let info = try #require(try read(file.bytes).seen.frames.first)
    #expect(info.linkType == .ethernet)
    #expect(info.fcsLength == 4)
  }

  @Test func aFrameMayBeLongerThanTheWindow() throws {
    var file = CaptureBytes.pcap(snapLength: 1 << 20)
    file.record(1, 0, frame(10))
    file.record(2, 0, frame(700_000))
    file.record(3, 0, frame(11))
    #expect(try read(file.bytes).seen.contents.map(\.count) == [10, 700_000, 11])
  }

  @Test func framesAcrossManyWindowsAreAllThere() throws {
    var file = CaptureBytes.pcap()
    for index in 0..<3000 { file.record(UInt32(index), 0, frame(100 + index % 7, first: UInt8(index % 251))) }
    let seen = try read(file.bytes).seen
    #expect(seen.frames.map(\.time) == (0..<3000).map { Int64($0) * 1_000_000_000 })
    #expect(seen.contents.enumerated().allSatisfy { $1 == frame(100 + $0 % 7, first: UInt8($0 % 251)) })
  }

  @Test func aCaptureWithoutFramesIsWhole() throws {
    let summary = try #require(try read(CaptureBytes.pcap().bytes).summaries.first)
    #expect(summary.frames == 0)
    #expect(summary.firstTime == nil)
    #expect(summary.damage == nil)
  }
}
