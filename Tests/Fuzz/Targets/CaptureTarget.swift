import CaptureFiles
import Platform

/// Capture files, pcap and pcapng: through windows on a file and through a pipe.
///
/// Input: the length of the window in steps of 64 bytes, then the file.
extension FuzzTarget {
  static let capture = FuzzTarget("capture") { input throws(Violation) in
    var cursor = InputCursor(input)
    let window = (Int(cursor.byte()) + 1) * 64
    let file = cursor.bytes()
    guard !file.isEmpty else { return }
    let mapped = try CapturePromises.reading(TemporaryBytes.file(file, windowLength: window), of: file.count)
    let streamed = try CapturePromises.reading(
      TemporaryBytes.pipe(file, windowLength: window), of: file.count)
    try Violation.unless(mapped == streamed, "by windows: \(mapped), by a pipe: \(streamed)")
  }
}

/// What is promised of a capture file.
enum CapturePromises {
  /// What came of reading.
  enum Outcome: Equatable {
    case read(CaptureSummary, frames: [FrameInfo], digest: UInt64)
    case refused(CaptureError)
  }

  static func reading(_ source: consuming ByteSource, of count: Int) throws(Violation) -> Outcome {
    var sink = FrameCollector()
    let summary: CaptureSummary
    do throws(CaptureError) {
      summary = try CaptureReader.read(source, name: "capture", into: &sink)
    } catch {
      try Violation.unless(sink.frames.isEmpty, "\(error), and \(sink.frames.count) frames")
      try Violation.unless((0...count).contains(error.offset ?? 0), "\(error), of \(count) bytes")
      return .refused(error)
    }
    try Violation.unless(
      summary.frames == sink.frames.count && summary.comments == sink.comments
        && summary.interfaces.reduce(0) { $0 + $1.frames } == summary.frames && summary.bytes <= count,
      "\(summary), of \(sink.frames.count) frames and \(sink.comments) comments")
    for (index, frame) in sink.frames.enumerated() {
      try Violation.unless(
        frame.number == index + 1 && summary.interfaces.indices.contains(frame.interface), "\(frame)")
    }
    if let damage = summary.damage {
      try Violation.unless(
        (0...count).contains(damage.offset) && damage.afterFrame == summary.frames, "\(damage), of \(count)")
    }
    return .read(summary, frames: sink.frames, digest: sink.digest)
  }
}

/// Keeps what the file says of its frames, and a sum of their bytes.
private struct FrameCollector: FrameSink {
  private(set) var frames: [FrameInfo] = []
  private(set) var comments = 0
  /// FNV-1a.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    frames.append(frame)
    for index in bytes.indices { digest = (digest ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return true
  }

  mutating func receive(comment: String, of frame: FrameInfo) { comments += 1 }
}
