import CaptureFiles
import Foundation

/// Everything that a reader hands over.
struct Collector: FrameSink {
  var frames: [FrameInfo] = []
  var contents: [[UInt8]] = []
  var comments: [String] = []
  /// Asks to stop with this frame.
  var limit = Int.max

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    frames.append(frame)
    contents.append(bytes.indices.map { bytes[$0] })
    return frames.count < limit
  }

  mutating func receive(comment: String, of frame: FrameInfo) {
    comments.append("\(frame.number): \(comment)")
  }
}

/// A directory that is removed with everything in it.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/tekigo-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  var entries: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
}

/// Reads captures given as bytes, each from a file of its own.
func read(
  _ captures: [UInt8]..., limit: Int = .max
) throws -> (summaries: [CaptureSummary], seen: Collector) {
  let directory = try TemporaryDirectory()
  var inputs: [CaptureInput] = []
  for (index, bytes) in captures.enumerated() {
    inputs.append(CaptureInput(try directory.file("\(index)", bytes)))
  }
  var collector = Collector(limit: limit)
  let summaries = try CaptureReader(inputs, windowBudget: 64 << 10).read(into: &collector)
  return (summaries, collector)
}
