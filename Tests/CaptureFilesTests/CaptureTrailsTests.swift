import CaptureFiles
import Foundation
import Platform
import Testing

/// Single frames of a capture that was read are looked at again.
@Suite struct CaptureTrailsTests {
  private static let count = 6_000

  private static func content(_ number: Int) -> [UInt8] {
    (0..<200).map { UInt8(truncatingIfNeeded: number &* 31 &+ $0) }
  }

  private static func pcap() -> [UInt8] {
    var file = CaptureBytes.pcap()
    for number in 1...count { file.record(UInt32(number), 7, content(number)) }
    return file.bytes
  }

  private static func pcapng() -> [UInt8] {
    var file = CaptureBytes.pcapng()
    for number in 1...count { file.enhanced(ticks: UInt64(number), content(number)) }
    return file.bytes
  }

  /// What the reading shows, and what the second reading of some frames does.
  private static func twice(
    _ path: String, _ frames: [Range<Int>], window: Int = 64 << 10
  ) throws -> (first: Collector, second: Collector, isStream: Bool) {
    let input = CaptureInput(path)
    let trails = CaptureTrails()
    var (first, second) = (Collector(), Collector())
    _ = try CaptureReader([input], windowBudget: window).read(into: &first, trails: trails)
    try trails.read(input, at: 0, frames: frames, into: &second)
    return (first, second, trails.isStream(0))
  }

  private static func expectSame(_ first: Collector, _ second: Collector, _ numbers: [Int]) {
    #expect(second.frames.map(\.number) == numbers)
    #expect(second.frames == numbers.map { first.frames[$0 - 1] })
    #expect(second.contents == numbers.map { first.contents[$0 - 1] })
  }

  @Test(arguments: [pcap(), pcapng()], [64 << 10, 32 << 20])
  func framesOfAFileAreFoundAgainEachOnceAndInTheirOrder(_ file: [UInt8], _ window: Int) throws {
    let directory = try TemporaryDirectory()
    let (first, second, isStream) = try Self.twice(
      directory.file("a", file), [5_990..<7_000, 3..<5, 4..<7, 3_000..<3_001, 1..<2], window: window)
    #expect(!isStream)
    Self.expectSame(first, second, [1, 3, 4, 5, 6, 3_000] + Array(5_990...6_000))
  }

  @Test func framesOfACompressedFileAreFoundAgain() throws {
    let directory = try TemporaryDirectory()
    let plain = try directory.file("plain", Self.pcapng())
    let process = try ChildProcess("gzip", ["-c"], input: FileDescriptor(reading: plain))
    let path = try directory.file("a.gz", process.readAll())
    let (first, second, isStream) = try Self.twice(path, [2..<3, 5_000..<5_002])
    #expect(!isStream)
    Self.expectSame(first, second, [2, 5_000, 5_001])
  }

  /// A pipe with more than is kept of it.
  @Test func theLastFramesOfAStreamAreFoundAgain() throws {
    let directory = try TemporaryDirectory()
    var file = CaptureBytes.pcapng()
    let blocks = 6
    for number in 1...Self.count * blocks { file.enhanced(ticks: UInt64(number), Self.content(number)) }
    let plain = try directory.file("plain", file.bytes)
    let path = directory.path + "/pipe"
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "cat '\(plain)' > '\(path)'"]
    try writer.run()
    let last = Self.count * blocks
    let (first, second, isStream) = try Self.twice(path, [2..<3, last - 100..<last - 97, last..<last + 1])
    writer.waitUntilExit()
    #expect(isStream)
    #expect(file.bytes.count > CaptureTrails.mostBytes * 5 / 4)
    Self.expectSame(first, second, [last - 100, last - 99, last - 98, last])
  }

  @Test func whatIsGoneIsAnError() throws {
    let directory = try TemporaryDirectory()
    let input = CaptureInput(try directory.file("a", Self.pcap()))
    let trails = CaptureTrails()
    var collector = Collector()
    _ = try CaptureReader([input]).read(into: &collector, trails: trails)
    try FileManager.default.removeItem(atPath: input.path)
    #expect(throws: CaptureError.self) {
      try trails.read(input, at: 0, frames: [1..<2], into: &collector)
    }
  }
}
