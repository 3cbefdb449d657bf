internal import Platform

extension CaptureTrails {
  /// Windows of the second reading: a few frames are wanted of each place.
  private static let windowLength = 1 << 20

  /// Hands frames of an input that was read before to the sink again, in their order and each once. Of a file no more
  /// is read than from the last noted place before them; what is compressed is expanded again; of a stream only the
  /// last frames are there.
  ///
  /// - Parameters:
  ///   - index: the place of the input among those that were read.
  ///   - frames: numbers of frames.
  /// - Throws: `CaptureError` for an input that can't be opened any more.
  public func read<Sink: FrameSink & ~Copyable>(
    _ input: CaptureInput, at index: Int, frames: [Range<Int>], into sink: inout Sink
  ) throws(CaptureError) {
    guard trails.indices.contains(index) else { return }
    let trail = trails[index]
    let ranges = Self.joined(frames)
    guard !ranges.isEmpty else { return }
    if trail.source == .stream {
      Self.read(trail.pieces, ranges, index, into: &sink)
    } else if let first = trail.marks.first {
      var source = try CaptureStream.reopening(input, windowLength: Self.windowLength)
      do throws(SystemError) {
        try source.advance(by: first.offset)
        try Self.read(&source, trail, FrameWalk(first, index), ranges, into: &sink)
      } catch {
        throw CaptureError(input.name, .unreadable(error.reason))
      }
    }
  }

  /// The same numbers in ascending ranges that do not touch.
  private static func joined(_ frames: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in frames.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  private static func read<Sink: FrameSink & ~Copyable>(
    _ pieces: [CaptureTrail.Piece], _ ranges: [Range<Int>], _ index: Int, into sink: inout Sink
  ) {
    for piece in pieces {
      var walk = FrameWalk(piece.mark, index)
      while case .frame(let start) = walk.step(piece.bytes.span) {
        guard ranges.contains(where: { $0.contains(walk.frame.number) }) else { continue }
        let end = start + walk.frame.capturedLength
        guard sink.receive(walk.frame, piece.bytes.span.extracting(start..<end)) else { return }
      }
    }
  }

  private static func read<Sink: FrameSink & ~Copyable>(
    _ source: inout ByteSource, _ trail: CaptureTrail, _ first: FrameWalk, _ ranges: [Range<Int>],
    into sink: inout Sink
  ) throws(SystemError) {
    var walk = first
    for range in ranges {
      if trail.source == .file, let mark = trail.mark(before: range.lowerBound),
        mark.frames > walk.frame.number
      {
        try source.advance(by: mark.offset - source.offset)
        walk = FrameWalk(mark, walk.frame.capture)
      }
      while walk.frame.number < range.upperBound - 1 {
        guard let start = try walk.next(&source) else { return }
        guard range.contains(walk.frame.number) else { continue }
        let end = start + walk.frame.capturedLength
        guard sink.receive(walk.frame, source.bytes.extracting(start..<end)) else { return }
      }
    }
  }
}

/// Goes from frame to frame, from a mark on.
private struct FrameWalk {
  private var parser: FrameParser
  private var time: Int64
  /// Where the next record begins in the window; may lie beyond its end.
  private var position = 0
  /// The frame that was found last.
  private(set) var frame = FrameInfo()

  init(_ mark: CaptureTrail.Mark, _ index: Int) {
    parser = mark.parser
    time = mark.time
    frame.capture = index
    frame.number = mark.frames
    parser.describe(&frame)
  }

  /// The next frame of the window, or what keeps it from being found.
  mutating func step(_ bytes: Span<UInt8>) -> ParseStep {
    while true {
      // A record that was passed over may reach beyond a window that ends here.
      guard position <= bytes.count else { return .more(1) }
      let step = parser.step(bytes, &position, &frame)
      switch step {
      case .again: _ = parser.takeConfiguration()
      case .frame:
        frame.number += 1
        if frame.hasTime { time = frame.time } else { frame.time = time }
        return step
      case .more, .damaged: return step
      }
    }
  }

  /// Where the next frame begins in the window; `nil` where there is none.
  mutating func next(_ source: inout ByteSource) throws(SystemError) -> Int? {
    while true {
      switch step(source.bytes) {
      case .frame(let start): return start
      case .more(let length):
        if let remaining = source.knownRemaining, length > remaining - position { return nil }
        try source.advance(by: position, needing: length)
        position = 0
        guard source.bytes.count >= length else { return nil }
      case .again, .damaged: return nil
      }
    }
  }
}
