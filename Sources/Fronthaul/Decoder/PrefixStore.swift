internal import Platform

/// The first frames of a run, kept until their configuration is known, then replayed. Bounded.
struct PrefixStore {
  private(set) var frames: [FrameHeader] = []
  private(set) var starts: [Int] = []
  private(set) var bytes: [UInt8] = []
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Keeps a frame; says whether there is room for more.
  mutating func append(_ frame: FrameHeader, _ span: Span<UInt8>) -> Bool {
    frames.append(frame)
    starts.append(bytes.count)
    bytes.append(copying: span)
    return bytes.count + frames.count * MemoryLayout<FrameHeader>.stride < limit
  }
}
