internal import Platform

/// Goes from frame to frame, from a mark on.
struct FrameWalk {
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
