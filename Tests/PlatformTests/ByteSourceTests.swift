import Foundation
import Platform
import Testing

@Suite struct ByteSourceTests {
  private func file(_ count: Int) throws -> String {
    let path = NSTemporaryDirectory() + "/tekigo-" + UUID().uuidString
    try Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// What can be seen of a source, in a value that can be compared.
  private struct State: Equatable {
    var offset: Int
    var count: Int
    var first: UInt8?
    var isAtEnd: Bool
  }

  private func state(_ source: borrowing ByteSource) -> State {
    let first = source.bytes.isEmpty ? nil : source.bytes[0]
    return State(
      offset: source.offset, count: source.bytes.count, first: first, isAtEnd: source.isAtEnd)
  }

  private func byte(_ offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: offset &* 7) }

  @Test(arguments: [1, 4095, 4096, 4097, 10_000])
  func aWindowBeginsWhereItWasMovedTo(step: Int) throws {
    let path = try file(50_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var source = try ByteSource.opening(path: path, windowLength: 16_384)
    var offset = 0
    while offset + step <= 50_000, offset < 40 * step {
      let count = min(16_384, 50_000 - offset)
      #expect(
        state(source)
          == State(
            offset: offset, count: count, first: byte(offset), isAtEnd: offset + count == 50_000))
      try source.advance(by: step)
      offset += step
    }
  }

  @Test func aWindowGrowsToWhatIsNeededAndEndsWithTheFile() throws {
    let path = try file(50_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var source = try ByteSource.opening(path: path, windowLength: 4096)
    try source.advance(by: 10, needing: 40_000)
    #expect(state(source) == State(offset: 10, count: 10 * 4096, first: byte(10), isAtEnd: false))
    try source.advance(by: 49_000, needing: 40_000)
    #expect(state(source) == State(offset: 49_010, count: 990, first: byte(49_010), isAtEnd: true))
    try source.advance(by: .max)
    #expect(state(source) == State(offset: 50_000, count: 0, first: nil, isAtEnd: true))
  }

  @Test(arguments: [false, true])
  func keptBytesOutliveTheWindow(fetchesAhead: Bool) throws {
    let path = try file(50_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let register = WindowRegister(fetchesAhead: fetchesAhead)
    var source = try ByteSource.opening(path: path, windowLength: 8192, register: register)
    var kept: [(pages: KeptPages, range: Range<Int>)] = []
    for _ in 0..<6 {
      for range in [100..<300, 8192 - 7..<8192] {
        let bytes = source.bytes.extracting(range)
        if let pages = register.pages(of: bytes), let range = pages.range(of: bytes) {
          kept.append((pages, range))
        }
      }
      try source.advance(by: 8192)
    }
    #expect(kept.count == 12)
    for (index, (pages, range)) in kept.enumerated() {
      let start = index / 2 * 8192 + (index % 2 == 0 ? 100 : 8192 - 7)
      let count = pages.bytes(range).count
      #expect(count == (index % 2 == 0 ? 200 : 7))
      let holds = (0..<count).allSatisfy { pages.bytes(range)[$0] == byte(start + $0) }
      #expect(holds, "\(index)")
    }
  }

  /// Pages are being brought in while the window goes, and while the file ends earlier than it did.
  @Test func aWindowThatIsFetchedAheadMayGoAtAnyTime() throws {
    let path = try file(6_000_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let register = WindowRegister(fetchesAhead: true)
    var source = try ByteSource.opening(path: path, windowLength: 2_500_000, register: register)
    for step in 0..<40 {
      #expect(source.bytes[0] == byte(step * 100_000))
      try source.advance(by: 100_000)
    }
    try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 4_100_000)
    try source.advance(by: 0)
    #expect(state(source) == State(offset: 4_000_000, count: 100_000, first: byte(4_000_000), isAtEnd: true))
  }

  @Test func bytesThatAreNotMappedAreNotKept() throws {
    let path = try file(20_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let register = WindowRegister()
    let source = try ByteSource.opening(path: path, windowLength: 8192, register: register)
    let ours = [UInt8](repeating: 7, count: 100)
    func isKept(_ bytes: Span<UInt8>) -> Bool { register.pages(of: bytes) != nil }
    let keepsOurs = isKept(ours.span)
    #expect(!keepsOurs)
    let program = try ByteSource.opening(path: path, windowLength: 8192).filtered(through: "cat", [])
    let keepsPiped = isKept(program.bytes.extracting(0..<10))
    #expect(!keepsPiped, "a pipe has no pages of a file")
    let keepsMapped = isKept(source.bytes.extracting(0..<10))
    #expect(keepsMapped)
  }

  @Test func theOutputOfAProgramIsReadInOrder() throws {
    let path = try file(300_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let plain = try ByteSource.opening(path: path, windowLength: 4096)
    var source = try plain.filtered(through: "cat", [])
    var offset = 0
    while !source.bytes.isEmpty {
      for index in source.bytes.indices where source.bytes[index] != byte(offset + index) {
        Issue.record("byte \(offset + index) is wrong")
        return
      }
      offset += source.bytes.count
      let count = source.bytes.count
      try source.advance(by: count)
    }
    #expect(offset == 300_000)
    let failure = source.programFailure()
    #expect(failure == nil)
  }

  @Test func aFileThatShrinksWhileItIsReadEndsEarly() throws {
    let path = try file(50_000)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var source = try ByteSource.opening(path: path, windowLength: 4096)
    try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 6000)
    try source.advance(by: 4096)
    #expect(state(source) == State(offset: 4096, count: 1904, first: byte(4096), isAtEnd: true))
  }
}
