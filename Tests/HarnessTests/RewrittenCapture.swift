import CaptureFiles
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing
import Wire

/// A shipped capture whose frames a test changes, then judges from a file of its own.
struct RewrittenCapture {
  struct Frame {
    var time: Int64
    var bytes: [UInt8]
    /// What the file says of the length on the wire; `nil` = that of the bytes.
    var originalLength: Int?

    /// The last octet of the sender's MAC address.
    var sender: UInt8 { bytes[11] }
  }

  private struct Collector: FrameSink {
    var frames: [Frame] = []

    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      frames.append(Frame(time: frame.time, bytes: bytes.indices.map { bytes[$0] }))
      return true
    }
  }

  var frames: [Frame]

  /// - Parameter name: of a capture under `Captures`.
  init(_ name: String) throws {
    var collector = Collector()
    _ = try CaptureReader([CaptureInput(TeachingCapture.folder.appending(path: name + ".pcapng").path)])
      .read(into: &collector)
    frames = collector.frames
  }

  /// - Parameter path: of a scenario under `Tests/Proofs`, without its ending.
  init(scenario path: String) throws {
    let proofs = TeachingCapture.folder.deletingLastPathComponent().appending(path: "Tests/Proofs")
    let scenario = try #require(
      Scenario.load(proofs.appending(path: path + ".scenario.yaml").path).scenario)
    frames = try Synthesizer(scenario).frames().map { Frame(time: $0.time, bytes: $0.bytes) }
  }

  /// - Parameters:
  ///   - more: lines of a profile that extends the named one.
  ///   - files: the frames of each file, where they are in several, or fewer than all.
  func judge(_ profile: String, _ more: String = "", files: [Range<Int>]? = nil) throws -> RunResult {
    let loaded = try LoadedProfile.shipped(profile, more)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var inputs: [CaptureInput] = []
    for (number, part) in (files ?? [frames.indices]).enumerated() {
      let path = folder.appending(path: "\(number).pcap")
      try Data(file(frames[part])).write(to: path)
      inputs.append(CaptureInput(path.path))
    }
    return RunResult(try CheckRun(inputs, profile: loaded, asOf: "2026-01-01").judge())
  }

  /// A pcap file with nanoseconds and without a drop counter.
  private func file(_ frames: ArraySlice<Frame>) -> [UInt8] {
    var writer = ByteWriter()
    writer.u32(0xa1b2_3c4d)
    writer.u16(2)
    writer.u16(4)
    for word: UInt32 in [0, 0, 262_144, 1] { writer.u32(word) }
    for frame in frames {
      writer.u32(UInt32(frame.time / 1_000_000_000))
      writer.u32(UInt32(frame.time % 1_000_000_000))
      writer.u32(UInt32(frame.bytes.count))
      writer.u32(UInt32(frame.originalLength ?? frame.bytes.count))
      writer.append(frame.bytes)
    }
    return writer.finished()
  }
}

extension RunResult {
  /// The requirements that are not fulfilled.
  var failing: [String] { requirements.filter { $0.verdict == .fail }.map(\.requirement.id) }

  func requirement(_ id: String) -> RequirementResult? { requirements.first { $0.requirement.id == id } }
}
