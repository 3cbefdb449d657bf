import CaptureFiles
import Testing

@Suite struct MergeTests {
  private func capture(_ seconds: UInt32...) -> [UInt8] {
    var file = CaptureBytes.pcap()
    for second in seconds { file.record(second, 0, frame(20)) }
    return file.bytes
  }

  @Test func severalInputsComeInTheOrderOfTimeAndTiesInTheOrderOfInputs() throws {
    let (summaries, seen) = try read(capture(2, 5, 5, 9), capture(1, 5, 7), capture(5, 10), capture())
    #expect(seen.frames.map(\.capture) == [1, 0, 0, 0, 1, 2, 1, 0, 2])
    #expect(seen.frames.map { $0.time / 1_000_000_000 } == [1, 2, 5, 5, 5, 5, 7, 9, 10])
    #expect(seen.frames.map(\.number) == [1, 1, 2, 3, 2, 1, 3, 4, 2])
    #expect(summaries.map(\.frames) == [4, 3, 2, 0])
  }

  @Test func manyInputsAreMergedLikeAFullSort() throws {
    // Times of each input ascend; the steps differ so that the inputs interleave.
    let files = (1...9).map { step in
      var file = CaptureBytes.pcap()
      for index in 0..<40 { file.record(UInt32(index * step), 0, frame(4)) }
      return file.bytes
    }
    let seen = try read(
      files[0], files[1], files[2], files[3], files[4], files[5], files[6], files[7], files[8]
    ).seen
    let order = seen.frames.map { [$0.time, Int64($0.capture), Int64($0.number)] }
    #expect(order.count == 360)
    #expect(order == order.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func anInputKeepsItsOwnOrderWhereItsTimeGoesBackwards() throws {
    let seen = try read(capture(4, 1, 6), capture(5)).seen
    #expect(seen.frames.map { [$0.capture, $0.number] } == [[0, 1], [0, 2], [1, 1], [0, 3]])
  }

  @Test func damageOfOneInputLeavesTheOthers() throws {
    let (summaries, seen) = try read(capture(1, 3) + [1, 2, 3], capture(2, 4))
    #expect(seen.frames.map(\.capture) == [0, 1, 0, 1])
    #expect(summaries.map { $0.damage != nil } == [true, false])
  }

  @Test func anInputThatCannotBeReadStopsBeforeTheFirstFrame() throws {
    let directory = try TemporaryDirectory()
    let good = CaptureInput(try directory.file("good", capture(1)))
    var collector = Collector()
    #expect(throws: CaptureError.self) {
      try CaptureReader([good, CaptureInput(directory.path + "/missing")]).read(into: &collector)
    }
    #expect(collector.frames.isEmpty)
  }

  @Test func theSinkCanStop() throws {
    for files in [[capture(1, 2, 3)], [capture(1, 3), capture(2)]] {
      let directory = try TemporaryDirectory()
      let inputs = try files.enumerated().map { CaptureInput(try directory.file("\($0)", $1)) }
      var collector = Collector(limit: 2)
      let summaries = try CaptureReader(inputs).read(into: &collector)
      #expect(collector.frames.count == 2)
      #expect(summaries.allSatisfy { $0.stoppedEarly })
    }
  }

  // MARK: Borders

  /// What a sink is shown of borders: the frames before them, and those ahead.
  private struct BorderCollector: FrameSink {
    var frames = 0
    var borders: [(frames: Int, capture: Int, ahead: [Int])] = []

    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      frames += 1
      return true
    }

    mutating func receive(_ border: CaptureBorder) {
      var ahead = Collector(limit: 3)
      border.ahead.read(into: &ahead)
      borders.append((frames, border.capture, ahead.frames.map(\.number)))
    }
  }

  private func borders(_ files: [UInt8]...) throws -> [(frames: Int, capture: Int, ahead: [Int])] {
    let directory = try TemporaryDirectory()
    let inputs = try files.enumerated().map { CaptureInput(try directory.file("\($0)", $1)) }
    var collector = BorderCollector()
    _ = try CaptureReader(inputs).read(into: &collector)
    return collector.borders
  }

  @Test func borderIsWhereOneFileHasEndedAndTheNextBegins() throws {
    let borders = try borders(capture(7, 8), capture(1, 2, 3), capture(4, 5, 5, 6))
    #expect(borders.map(\.frames) == [3, 7])
    #expect(borders.map(\.capture) == [2, 0])
    #expect(borders.map(\.ahead) == [[1, 2, 3], [1, 2]])
  }

  @Test func filesThatOverlapHaveNoBorder() throws {
    #expect(try borders(capture(1, 3), capture(2, 5), capture(4, 6)).isEmpty)
  }

  // MARK: Files of other times

  /// A sink for which some files show other times than those that go on when they begin.
  private struct Sorter: FrameSink {
    var areApart: Set<Int>
    var seen: [[Int]] = []
    var borders: [[Int64]] = []
    var asked: [[Int]] = []

    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      seen.append([frame.capture, frame.number])
      return true
    }

    mutating func receive(_ border: CaptureBorder) {
      borders.append([Int64(border.capture), border.end / 1_000_000_000, border.start / 1_000_000_000])
    }

    mutating func showsOtherTimes(_ overlap: CaptureOverlap) -> Bool {
      var (ahead, other) = (Collector(limit: 2), Collector(limit: 2))
      overlap.ahead.read(into: &ahead)
      overlap.other.read(into: &other)
      asked.append(
        [overlap.capture] + ahead.frames.map(\.number) + other.frames.map { $0.capture * 10 + $0.number })
      return areApart.contains(overlap.capture)
    }
  }

  private func sorted(_ files: [[UInt8]], areApart: Set<Int>) throws -> Sorter {
    let directory = try TemporaryDirectory()
    let inputs = try files.enumerated().map { CaptureInput(try directory.file("\($0)", $1)) }
    var sorter = Sorter(areApart: areApart)
    _ = try CaptureReader(inputs).read(into: &sorter)
    return sorter
  }

  @Test func fileOfAnotherTimeIsReadWhenTheOneThatGoesOnHasEnded() throws {
    let files = [capture(1, 2, 3, 4), capture(3, 5, 6)]
    let apart = try sorted(files, areApart: [1])
    #expect(apart.asked == [[1, 1, 2, 4]])
    #expect(apart.seen == [[0, 1], [0, 2], [0, 3], [0, 4], [1, 1], [1, 2], [1, 3]])
    #expect(apart.borders == [[1, 4, 3]])
    let together = try sorted(files, areApart: [])
    #expect(together.seen == [[0, 1], [0, 2], [0, 3], [1, 1], [0, 4], [1, 2], [1, 3]])
    #expect(together.borders.isEmpty)
  }

  @Test func filesOfOtherTimesAreReadOneAfterTheOther() throws {
    let apart = try sorted([capture(1, 4), capture(3, 6), capture(5, 8)], areApart: [1, 2])
    #expect(apart.seen == [[0, 1], [0, 2], [1, 1], [1, 2], [2, 1], [2, 2]])
    #expect(apart.borders == [[1, 4, 3], [2, 6, 5]])
    // One that lies wholly within another comes behind it.
    let inside = try sorted([capture(4, 5), capture(1, 9)], areApart: [0])
    #expect(inside.seen == [[1, 1], [1, 2], [0, 1], [0, 2]])
    #expect(inside.borders == [[0, 9, 4]])
  }

  @Test func sectionsOfAFileHaveABorder() throws {
    var file = CaptureBytes.pcapng()
    for ticks in 1...2 as ClosedRange<UInt64> { file.enhanced(ticks: ticks, frame(20)) }
    file.section()
    file.interface()
    for ticks in 3...4 as ClosedRange<UInt64> { file.enhanced(ticks: ticks, frame(20)) }
    // A clock that goes back is a step.
    file.section()
    file.interface()
    file.enhanced(ticks: 1, frame(20))
    let borders = try borders(file.bytes)
    #expect(borders.map(\.frames) == [2])
    #expect(borders.map(\.ahead) == [[3, 4, 5]])
  }
}
