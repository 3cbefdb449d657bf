import CaptureFiles
import Testing

@Suite struct PcapngTests {
  @Test(arguments: [false, true])
  func everyPacketBlockGivesItsFrame(isBig: Bool) throws {
    var file = CaptureBytes.pcapng(isBig: isBig)
    file.enhanced(ticks: 1_700_000_000_000_001, frame(61), original: 1500)
    file.simple(frame(33))
    file.obsolete(drops: 3, ticks: 1_700_000_000_000_009, frame(47))
    let (summaries, seen) = try read(file.bytes)

    #expect(seen.contents == [frame(61), frame(33), frame(47)])
    #expect(
      seen.frames.map(\.time) == [
        1_700_000_000_000_001_000, 1_700_000_000_000_001_000, 1_700_000_000_000_009_000,
      ])
    #expect(seen.frames.map(\.hasTime) == [true, false, true])
    #expect(seen.frames.map(\.originalLength) == [1500, 33, 47])
    let summary = try #require(summaries.first)
    #expect(summary.format == (isBig ? "pcapng big-endian" : "pcapng"))
    #expect(summary.framesWithoutTime == 1)
    #expect(summary.drops == 3)
    #expect(summary.damage == nil)
  }

  @Test func aSimplePacketIsCutAtTheSnapLengthOfTheFirstInterface() throws {
    var file = CaptureBytes.pcapng(interfaces: 0)
    file.interface(snapLength: 64)
    file.interface(snapLength: 10)
    file.simple(frame(64), original: 900)
    let info = try #require(try read(file.bytes).seen.frames.first)
    #expect(info.capturedLength == 64)
    #expect(info.originalLength == 900)
  }

  @Test func blocksWithoutFramesArePassedByTheirLength() throws {
    var file = CaptureBytes.pcapng()
    // Name resolution, systemd journal, decryption secrets, custom blocks, one that nobody knows.
    for type: UInt32 in [4, 9, 10, 0xBAD, 0x4000_0BAD, 0x7777_7777] {
      file.block(type) { $0.bytes += frame(123) }
      file.enhanced(ticks: UInt64(type), frame(20))
    }
    file.block(10) { $0.bytes += frame(300_000) }  // Larger than the window.
    file.enhanced(ticks: 1, frame(21))
    let (summaries, seen) = try read(file.bytes)
    #expect(seen.frames.count == 7)
    #expect(seen.contents.last == frame(21))
    #expect(summaries.first?.damage == nil)
    #expect(summaries.first?.bytes == file.bytes.count)
  }

  @Test func interfacesTellTheirOptions() throws {
    var file = CaptureBytes.pcapng(interfaces: 0)
    file.interface(link: 113, snapLength: 96) {
      $0.option(2) { $0.bytes += Array("eth7".utf8) }
      $0.option(9) { $0.bytes = [9] }
      $0.option(11) { $0.bytes = [0] + Array("ether proto 0xaefe".utf8) }
      $0.option(13) { $0.bytes = [4] }
      $0.option(14) { $0.append(Int64(3600)) }
    }
    file.enhanced(ticks: 5, frame(8))
    let (summaries, seen) = try read(file.bytes)
    let interface = try #require(summaries.first?.interfaces.first)
    #expect(interface.name == "eth7")
    #expect(interface.filter == "ether proto 0xaefe")
    #expect(interface.snapLength == 96)
    #expect(interface.fcsLength == 4)
    #expect(interface.resolution == .nanoseconds)
    #expect(interface.frames == 1)
    let info = try #require(seen.frames.first)
    #expect(info.linkType == .linuxCooked)
    #expect(info.fcsLength == 4)
    #expect(info.time == 3_600_000_000_005)
  }

  @Test func theFlagsOfAPacketOverrideTheFrameCheckSequenceOfItsInterface() throws {
    var file = CaptureBytes.pcapng()
    file.enhanced(ticks: 1, frame(64)) { $0.option(2) { $0.append(UInt32(4 << 5)) } }
    file.enhanced(ticks: 2, frame(64))
    #expect(try read(file.bytes).seen.frames.map(\.fcsLength) == [4, 0])
  }

  @Test func dropsAreTheLastStatisticsOrTheSumOverFramesWhicheverIsLarger() throws {
    var file = CaptureBytes.pcapng(interfaces: 3)
    file.statistics(interface: 0, interfaceDrops: 1, systemDrops: 0)
    file.statistics(interface: 0, interfaceDrops: 5, systemDrops: 2)
    for _ in 0..<2 {
      file.enhanced(interface: 1, ticks: 1, frame(4)) { $0.option(4) { $0.append(UInt64(10)) } }
    }
    let summary = try #require(try read(file.bytes).summaries.first)
    #expect(summary.interfaces.map(\.drops) == [7, 20, nil])
    #expect(summary.interfaces[0].systemDrops == 2)
    #expect(summary.drops == 27)
  }

  @Test func aCaptureThatReportsNoDropsIsToldFromOneThatReportsZero() throws {
    var silent = CaptureBytes.pcapng()
    silent.enhanced(ticks: 1, frame(4))
    var zero = CaptureBytes.pcapng()
    zero.statistics(interfaceDrops: 0, systemDrops: 0)
    #expect(try read(silent.bytes).summaries.first?.drops == nil)
    #expect(try read(zero.bytes).summaries.first?.drops == 0)
  }

  @Test func commentsComeBeforeTheirFrame() throws {
    var file = CaptureBytes.pcapng()
    file.enhanced(ticks: 1, frame(5))
    file.enhanced(ticks: 2, frame(6)) {
      $0.option(1) { $0.bytes += Array("phase: attach".utf8) }
      $0.option(1) { $0.bytes += Array("適合".utf8) }
      $0.option(0) { _ in }
    }
    file.enhanced(ticks: 3, frame(7))
    let (summaries, seen) = try read(file.bytes)
    #expect(seen.comments == ["2: phase: attach", "2: 適合"])
    #expect(summaries.first?.comments == 2)
  }

  @Test func everySectionHasInterfacesAndAByteOrderOfItsOwn() throws {
    var first = CaptureBytes.pcapng(isBig: false, interfaces: 2)
    first.enhanced(interface: 1, ticks: 10, frame(9))
    var second = CaptureBytes.pcapng(isBig: true, interfaces: 0)
    second.interface(link: 276)
    second.enhanced(interface: 0, ticks: 20, frame(10))
    let (summaries, seen) = try read(first.bytes + second.bytes)
    #expect(seen.frames.map(\.interface) == [1, 2])
    #expect(seen.frames.map(\.linkType) == [.ethernet, .linuxCooked2])
    #expect(seen.frames.map(\.time) == [10_000, 20_000])
    #expect(summaries.first?.sections == 2)
    #expect(summaries.first?.interfaces.map(\.section) == [0, 0, 1])
  }

  /// Resolution, ticks, seconds of offset, expected nanoseconds; `nil` where no 64-bit time can hold it.
  @Test(
    arguments: [
      (0, 1_700_000_000, 0, 1_700_000_000_000_000_000),
      (3, 1_700_000_000_123, 0, 1_700_000_000_123_000_000),
      (9, 1_700_000_000_123_456_789, -3600, 1_699_996_400_123_456_789),
      (12, 1_700_000_000_123_999, 0, 1_700_000_000_123),
      (28, .max, 0, 1),
      (127, .max, 0, 0),
      (0x80, 7, 0, 7_000_000_000),
      (0x80 | 1, 3, 0, 1_500_000_000),
      (0x80 | 20, 1_700_000_000 << 20 | 1 << 19, 0, 1_700_000_000_500_000_000),
      (0x80 | 32, 1_700_000_000 << 32 | 1, 0, 1_700_000_000_000_000_000),
      (0x80 | 127, .max, 0, 0),
      (0, 10_000_000_000, 0, nil),
      (0x80, .max, 0, nil),
      (9, .max, 0, nil),
      (9, 1, .max, nil),
      (9, UInt64(Int64.max), 1, nil),
    ] as [(UInt8, UInt64, Int64, Int64?)])
  func anyResolutionAndOffsetComesOutInNanoseconds(
    resolution: UInt8, ticks: UInt64, offset: Int64, expected: Int64?
  ) throws {
    var file = CaptureBytes.pcapng(interfaces: 0)
    file.interface {
      $0.option(9) { $0.bytes = [resolution] }
      $0.option(14) { $0.append(offset) }
    }
    file.enhanced(ticks: ticks, frame(4))
    let info = try #require(try read(file.bytes).seen.frames.first)
    #expect(info.hasTime == (expected != nil))
    if let expected { #expect(info.time == expected) }
  }
}
