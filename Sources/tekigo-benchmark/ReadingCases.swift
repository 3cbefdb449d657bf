import CaptureFiles

extension BenchmarkCase {
  /// Capture files to frames, nothing else.
  static let readers: [BenchmarkCase] = [
    read(.pcapng, "A pcapng file, mapped"),
    read(.pcap, "A pcap file, mapped"),
    read(.gzip, "A pcapng file that gzip expands, over a pipe"),
    read(.zstd, "A pcapng file that zstd expands, over a pipe"),
    read(.xz, "A pcapng file that xz expands, over a pipe"),
  ]

  private static func read(_ input: Input, _ summary: String) -> BenchmarkCase {
    BenchmarkCase(name: "read/\(input.rawValue)", summary: summary, unit: "frames", input: input) {
      workload, watch in
      let reader = CaptureReader([CaptureInput(try workload.path)])
      var frames = CountedFrames()
      let summaries = try watch.measure { try reader.read(into: &frames) }
      return try Work(reading: summaries, frames: frames.count)
    }
  }
}

/// Counts frames and looks at a byte of each.
private struct CountedFrames: FrameSink {
  var count = 0
  var sum: UInt8 = 0

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    count &+= 1
    if bytes.count > 0 { sum &+= bytes[0] }
    return true
  }
}

extension Work {
  /// A capture that was read to its end.
  init(reading summaries: [CaptureSummary], frames: Int) throws(BenchmarkError) {
    for summary in summaries {
      if let damage = summary.damage { throw BenchmarkError("\(summary.name) is \(damage)") }
    }
    self.init(items: frames, bytes: summaries.reduce(0) { $0 + $1.bytes })
  }
}
