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
