import CaptureFiles
import Foundation
import Testing

/// Somebody cuts a capture short while it is read, as those do who rotate logs: what was read before counts.
@Suite struct CutWhileReadTests {
  /// Cuts the file when a frame comes, and keeps what comes before and after.
  private struct Cutter: FrameSink {
    let path: String
    let size: UInt64
    var collector = Collector()

    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      let goesOn = collector.receive(frame, bytes)
      if frame.number == 100 {
        try? FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: size)
      }
      return goesOn
    }
  }

  private static func pcap() -> [UInt8] {
    var file = CaptureBytes.pcap()
    for number in 0..<2_000 { file.record(UInt32(number), 0, content(number)) }
    return file.bytes
  }

  private static func pcapng() -> [UInt8] {
    var file = CaptureBytes.pcapng()
    for number in 0..<2_000 { file.enhanced(ticks: UInt64(number), content(number)) }
    return file.bytes
  }

  private static func content(_ number: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(truncatingIfNeeded: number % 255 + 1), count: 1_000)
  }

  /// Both formats; in one window and in many.
  @Test(arguments: [pcap(), pcapng()], [64 << 10, 32 << 20])
  func whatCameBeforeTheCutIsReadAndTheCutIsDamage(_ file: [UInt8], _ window: Int) throws {
    let directory = try TemporaryDirectory()
    for size in [0, 300_000, 1_000_000] {
      let path = try directory.file("\(size)", file)
      var sink = Cutter(path: path, size: UInt64(size))
      let summary = try #require(
        CaptureReader([CaptureInput(path)], windowBudget: window).read(into: &sink).first)
      let damage = try #require(summary.damage, "cut to \(size)")
      #expect(damage.reason.contains("was cut short from \(file.count) to \(size) bytes"))
      #expect(damage.afterFrame == sink.collector.frames.count)
      #expect(
        (max(100, size / 1_100)...max(100, size / 1_000)).contains(sink.collector.frames.count))
      for (number, found) in sink.collector.contents.enumerated().dropLast() {
        #expect(found == Self.content(number))
      }
    }
  }
}
