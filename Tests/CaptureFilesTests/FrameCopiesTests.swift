import CaptureFiles
import Testing

/// Taps at two places show the same frame twice; what one of them shows twice was sent twice.
@Suite struct FrameCopiesTests {
  private struct Shown {
    var milliseconds: Int
    var content: UInt8
    var length = 120
  }

  /// A file of frames at milliseconds, with nanoseconds.
  private func file(_ frames: [Shown], kept: Int = .max) -> [UInt8] {
    var file = CaptureBytes.pcap(magic: 0xA1B2_3C4D)
    for shown in frames {
      file.record(
        10 + UInt32(shown.milliseconds / 1_000), UInt32(shown.milliseconds % 1_000) * 1_000_000,
        Array(frame(shown.length, first: shown.content).prefix(kept)), original: UInt32(shown.length))
    }
    return file.bytes
  }

  private func read(
    _ files: [[UInt8]], leavesOutCopies: Bool = true
  ) throws -> (
    frames: [[Int]], summaries: [CaptureSummary]
  ) {
    let directory = try TemporaryDirectory()
    let inputs = try files.enumerated().map { CaptureInput(try directory.file("\($0)", $1)) }
    var collector = Collector()
    let summaries = try CaptureReader(inputs, leavesOutCopies: leavesOutCopies).read(into: &collector)
    return (collector.frames.map { [$0.capture, $0.number] }, summaries)
  }

  private let sent = (0..<8).map { Shown(milliseconds: $0 * 20, content: UInt8($0 + 1)) }

  private func moved(_ frames: [Shown], by milliseconds: Int) -> [Shown] {
    frames.map { Shown(milliseconds: $0.milliseconds + milliseconds, content: $0.content, length: $0.length) }
  }

  @Test(arguments: [0, 3, 25, 100]) func copyOfAnotherFileIsLeftOut(_ milliseconds: Int) throws {
    let (frames, summaries) = try read([file(sent), file(moved(sent, by: milliseconds))])
    #expect(frames == (1...8).map { [0, $0] })
    #expect(summaries.map(\.frames) == [8, 8])
    #expect(summaries[0].copies == nil)
    #expect(summaries[1].copies?.count == 8)
    #expect(summaries[1].copies?.mostApart == UInt64(milliseconds) * 1_000_000)
  }

  @Test func copyBeyondTheReachIsAFrameOfItsOwn() throws {
    let (frames, summaries) = try read([file(sent), file(moved(sent, by: 101))])
    #expect(frames.count == 16 && summaries[1].copies == nil)
  }

  @Test func copiesAreHandedOverWhereNobodyLeavesThemOut() throws {
    #expect(try read([file(sent), file(sent)], leavesOutCopies: false).frames.count == 16)
  }

  /// Each tap lost other frames: together they show all.
  @Test func whatOneTapLostComesFromTheOther() throws {
    let first = [0, 1, 3, 4, 6, 7].map { sent[$0] }
    let second = moved([1, 2, 3, 5, 7].map { sent[$0] }, by: 2)
    let (frames, summaries) = try read([file(first), file(second)])
    #expect(frames == [[0, 1], [0, 2], [1, 2], [0, 3], [0, 4], [1, 4], [0, 5], [0, 6]])
    #expect(summaries[1].copies?.count == 3)
  }

  /// A retransmission has the bytes of the first transmission: each of two has one copy.
  @Test func frameSentTwiceComesTwice() throws {
    let twice = [sent[0], Shown(milliseconds: 4, content: 1), sent[1]]
    let (frames, summaries) = try read([file(twice), file(moved(twice, by: 1))])
    #expect(frames == [[0, 1], [0, 2], [0, 3]])
    #expect(summaries[1].copies?.count == 3)
  }

  @Test func frameThatOneFileAloneShowsTwiceIsNoCopy() throws {
    let twice = [sent[0], Shown(milliseconds: 1, content: 1), sent[1]]
    let (frames, _) = try read([file(twice), file([Shown(milliseconds: 2, content: 9)])])
    #expect(frames == [[0, 1], [0, 2], [1, 1], [0, 3]])
  }

  @Test func filesOneAfterTheOtherHaveNoCopies() throws {
    let (frames, summaries) = try read([
      file([sent[0], sent[1]]), file([Shown(milliseconds: 21, content: 2), sent[2]]),
    ])
    #expect(frames.count == 4 && summaries.allSatisfy { $0.copies == nil })
  }

  /// The files of two taps, each rotated: a file that has ended still has copies.
  @Test func rotatedFilesOfTwoTaps() throws {
    let later = moved(sent, by: 7)
    let (frames, _) = try read([
      file(Array(sent[..<4])), file(Array(sent[4...])), file(Array(later[..<3])), file(Array(later[3...])),
    ])
    #expect(frames.count == 8)
  }

  @Test func moreFilesThanAreToldApartHideNothing() throws {
    let files = (0..<80).map { number in
      file(sent.map { Shown(milliseconds: $0.milliseconds, content: UInt8(number)) })
    }
    #expect(try read(files).frames.count == 640)
  }

  @Test func copyMayBeCutByASnapLength() throws {
    #expect(try read([file(sent), file(moved(sent, by: 1), kept: 96)]).frames.count == 8)
    #expect(try read([file(sent), file(moved(sent, by: 1), kept: 95)]).frames.count == 16)
  }

  @Test func framesThatDifferInTheirLastComparedByteAreNoCopies() throws {
    var other = frame(96, first: 1)
    other[95] ^= 1
    var (one, two) = (CaptureBytes.pcap(), CaptureBytes.pcap())
    one.record(1, 0, frame(96, first: 1))
    one.record(2, 0, frame(96, first: 2))
    two.record(1, 5, other)
    #expect(try read([one.bytes, two.bytes]).frames.count == 3)
  }

  // MARK: Interfaces

  private func interfaces(
    _ places: [(interface: UInt32, milliseconds: Int, content: UInt8)], sections: [Int] = []
  )
    -> [UInt8]
  {
    var file = CaptureBytes.pcapng(interfaces: 2)
    for (index, place) in places.enumerated() {
      if sections.contains(index) {
        file.section()
        for _ in 0..<2 { file.interface() }
      }
      file.enhanced(
        interface: place.interface, ticks: UInt64(1_000_000 + place.milliseconds * 1_000),
        frame(120, first: place.content))
    }
    return file.bytes
  }

  @Test func copyOnAnotherInterfaceOfTheFileIsLeftOut() throws {
    let (frames, summaries) = try read([interfaces([(0, 0, 1), (1, 1, 1), (1, 5, 2), (0, 6, 2), (0, 7, 2)])])
    #expect(frames.map { $0[1] } == [1, 3, 5])
    #expect(summaries[0].copies?.count == 2)
  }

  @Test func interfacesOfTwoSectionsHaveNoCopies() throws {
    let (frames, _) = try read([interfaces([(0, 0, 1), (1, 1, 2), (0, 2, 1)], sections: [2])])
    #expect(frames.count == 3)
  }
}
