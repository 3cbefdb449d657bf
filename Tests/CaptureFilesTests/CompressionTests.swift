import CaptureFiles
import Foundation
import Platform
import Testing

@Suite struct CompressionTests {
  static let programs = ["gzip", "zstd", "xz"]

  private static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private let directory: TemporaryDirectory
  private let capture: [UInt8]

  init() throws {
    directory = try TemporaryDirectory()
    var file = CaptureBytes.pcapng()
    var state: UInt32 = 1
    for index in 0..<4000 {
      // Bytes that do not compress to nothing, so that the streams are longer than a pipe's buffer.
      let content = (0..<64).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24)
      }
      file.enhanced(ticks: UInt64(index), content)
    }
    capture = file.bytes
  }

  private func compressed(_ program: String) throws -> [UInt8] {
    guard Self.isInstalled(program) else { try Test.cancel("\(program) is not installed") }
    let plain = try directory.file("plain", capture)
    let process = try ChildProcess(program, ["-c"], input: FileDescriptor(reading: plain))
    return try process.readAll()
  }

  private func read(_ path: String) throws -> (CaptureSummary, Collector) {
    var collector = Collector()
    let summaries = try CaptureReader([CaptureInput(path)]).read(into: &collector)
    return (try #require(summaries.first), collector)
  }

  @Test(arguments: programs)
  func aCompressedCaptureReadsLikeThePlainOneWhateverItsName(program: String) throws {
    let (summary, seen) = try read(try directory.file("a.pcapng", try compressed(program)))
    #expect(summary.format == "pcapng in \(program)")
    #expect(summary.damage == nil)
    #expect(summary.bytes == capture.count)
    #expect(seen.contents == (try read(try directory.file("b", capture)).1.contents))
  }

  @Test(arguments: programs)
  func aCompressedStreamThatBreaksGivesTheFramesBeforeAndTheReason(program: String) throws {
    let whole = try compressed(program)
    let path = try directory.file("cut", Array(whole[..<(whole.count * 3 / 4)]))
    // A program that expands in large blocks may give nothing at all of a stream that breaks.
    do {
      let (summary, seen) = try read(path)
      #expect(seen.frames.count < 4000)
      #expect(seen.frames.count == summary.frames)
      #expect(summary.damage?.afterFrame == seen.frames.count)
      #expect(summary.damage?.reason.contains(program) == true)
    } catch let error as CaptureError {
      guard case .programFailed(let reason) = error.cause else { throw error }
      #expect(reason.contains(program))
    }
  }

  /// A named pipe into which another process writes the bytes.
  private func pipe(_ bytes: [UInt8]) throws -> (path: String, writer: ChildProcess) {
    let path = directory.path + "/pipe"
    // The path is the system's for the time of the call only.
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let writer = try ChildProcess(
      "sh", ["-c", "cat > \(path)"], input: FileDescriptor(reading: directory.file("piped", bytes)))
    return (path, writer)
  }

  @Test(arguments: [nil] + programs.map(Optional.init))
  func aPipeIsReadLikeAFileAlsoCompressed(program: String?) throws {
    let (path, writer) = try pipe(try program.map { try compressed($0) } ?? capture)
    let (summary, seen) = try read(path)
    #expect(seen.frames.count == 4000)
    #expect(summary.bytes == capture.count)
    #expect(summary.damage == nil)
    #expect(writer.wait() == .exited(0))
  }

  @Test func aPipeThatBreaksIsDamaged() throws {
    let (path, writer) = try pipe(Array(capture[..<100_001]))
    let (summary, seen) = try read(path)
    #expect(seen.frames.count == (100_001 - 48) / 96)
    #expect(summary.damage?.offset == 48 + seen.frames.count * 96)
    #expect(writer.wait() == .exited(0))
  }

  @Test(arguments: programs)
  func bytesThatOnlyBeginLikeACompressedFileAreAnError(program: String) throws {
    let bytes = Array(try compressed(program)[..<12]) + frame(100)
    #expect(throws: CaptureError.self) { try read(try directory.file("bad", bytes)) }
  }

  @Test func whatIsMissingIsNamed() {
    let error = CaptureError("a.pcap.zst", .programMissing("zstd"))
    #expect(
      error.description
        == "a.pcap.zst: is compressed, and the program zstd that expands it was not found in PATH")
  }

  /// A file names what memory it needs: this one of a few bytes half a gigabyte.
  @Test func aFileThatNeedsMuchMemoryIsNotExpanded() throws {
    guard Self.isInstalled("xz") else { try Test.cancel("xz is not installed") }
    let path = try directory.file("a.xz", Self.halfAGigabyte)
    let error = #expect(throws: CaptureError.self) { _ = try read(path) }
    #expect(error.map { "\($0)".contains("Memory usage limit") } == true, "\(String(describing: error))")
  }

  private static let halfAGigabyte: [UInt8] = [
    0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00, 0x00, 0x01, 0x69, 0x22, 0xDE, 0x36, 0x02, 0x00, 0x21, 0x01,
    0x22, 0x00, 0x00, 0x00, 0x82, 0x40, 0xAC, 0xDC, 0xE0, 0x00, 0x35, 0x00, 0x18, 0x5D, 0x00, 0x6A,
    0x30, 0xD1, 0xC8, 0x7D, 0x8B, 0xF8, 0x09, 0x9B, 0xAD, 0x94, 0x14, 0xBE, 0xC9, 0x38, 0x60, 0x0D,
    0x4B, 0x4D, 0x60, 0x7B, 0xFF, 0x38, 0x2E, 0x00, 0x8B, 0x95, 0x70, 0x28, 0x00, 0x01, 0x30, 0x36,
    0x41, 0x16, 0x7A, 0x30, 0x90, 0x42, 0x99, 0x0D, 0x01, 0x00, 0x00, 0x00, 0x00, 0x01, 0x59, 0x5A,
  ]
}
