internal import Platform
internal import Transport

/// The first frames of a run, kept until their configuration is known, then replayed. Bounded.
struct PrefixStore {
  private(set) var frames: [FrameHeader] = []
  private(set) var starts: [Int] = []
  private(set) var bytes: [UInt8] = []
  /// The breaks of the capture, each with the place of the first frame behind it.
  private(set) var breaks: [(place: Int, end: Int64, start: Int64)] = []
  /// Packets without eCPRI from one end to another, the first ones since the last break, each with the place of the first
  /// frame behind it.
  private(set) var others: [(place: Int, packet: Packet, time: Int64)] = []
  /// Where those behind the last break begin.
  private var othersSinceBreak = 0
  private static let mostOthers = 256
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Keeps a frame; says whether there is room for more.
  mutating func append(_ frame: FrameHeader, _ span: Span<UInt8>) -> Bool {
    frames.append(frame)
    starts.append(bytes.count)
    bytes.append(copying: span)
    return bytes.count + frames.count * MemoryLayout<FrameHeader>.stride < limit
  }

  /// Keeps a break of the capture between the frames so far and those to come.
  mutating func noteBreak(at end: Int64, until start: Int64) {
    breaks.append((frames.count, end, start))
    othersSinceBreak = others.count
  }

  /// Keeps a packet without eCPRI.
  mutating func notice(_ packet: Packet, at time: Int64) {
    guard others.count < Self.mostOthers,
      !others[othersSinceBreak...].contains(where: {
        $0.packet.link.source == packet.link.source && $0.packet.link.destination == packet.link.destination
      })
    else { return }
    others.append((frames.count, packet, time))
  }

  /// The bytes of a frame.
  @_lifetime(borrow self)
  func bytes(of index: Int) -> Span<UInt8> {
    let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
    return bytes.span.extracting(starts[index]..<end)
  }
}
