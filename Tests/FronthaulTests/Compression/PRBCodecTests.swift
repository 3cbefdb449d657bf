import Testing
import Wire

@testable import Fronthaul

/// What all methods have in common: sizes, errors, and the walk over a section.
@Suite struct PRBCodecTests {
  /// Bytes of udCompParam, table 8.3.3.15, by method.
  static let parameterBytes = [0, 1, 1, 1, 0, 2, 2, 1, 0]

  @Test(arguments: 0...8, 1...16) func aWholePRBHasTheBytesOfTheTable(method: Int, width: Int) throws {
    let header = CompressionHeader(CompressionMethod(rawValue: UInt8(method)), width: width)
    guard method != 3 || width >= 4 else {
      #expect(throws: WireError.self) { try PRBCodec(header) }
      return
    }
    let codec = try PRBCodec(header)
    #expect(try codec.bytes(TestPRB.a).count == Self.parameterBytes[method] + 3 * width)
  }

  @Test func aWidthCodeOfZeroIs16() throws {
    let codec = try PRBCodec(CompressionHeader(rawValue: 0x01))
    #expect(try codec.bytes(TestPRB.b).count == 49)
  }

  @Test(arguments: 9...15) func aReservedMethodIsRefused(method: UInt8) {
    let error = #expect(throws: WireError.self) { try PRBCodec(CompressionHeader(rawValue: 0x90 | method)) }
    #expect(error?.code == .badValue)
    #expect(error?.field.contains("udCompMeth") == true)
  }

  @Test func aWidthThatTheMethodDoesNotHaveIsRefused() {
    let error = #expect(throws: WireError.self) { try PRBCodec(CompressionHeader(.muLaw, width: 3)) }
    #expect(error?.code == .badValue)
    #expect(error?.field.contains("udIqWidth") == true)
  }

  @Test(arguments: CompressionMethod.known) func everyCutIsTruncated(method: CompressionMethod) throws {
    let codec = try PRBCodec(CompressionHeader(method, width: 9))
    let whole = try codec.bytes(TestPRB.b)
    for length in 0..<whole.count {
      var samples = TestPRB.a
      let cut = Array(whole.prefix(length))
      let error = #expect(throws: WireError.self) { try codec.decompress(cut.span, at: 0, into: &samples) }
      #expect(error?.code == .truncated)
      #expect((0...length).contains(error?.offset ?? -1))
      #expect(samples == TestPRB.a, "left as it was")
    }
  }

  @Test(arguments: CompressionMethod.known) func tooLittleRoomIsTruncated(method: CompressionMethod) throws {
    let codec = try PRBCodec(CompressionHeader(method, width: 9))
    let size = try codec.bytes(TestPRB.b).count
    var bytes = [UInt8](repeating: 0, count: size)
    #expect(throws: WireError(.truncated, at: 1, "PRB")) {
      var space = bytes.mutableSpan
      _ = try codec.compress(TestPRB.b, to: &space, at: 1)
    }
    #expect(bytes.allSatisfy { $0 == 0 })
  }

  @Test func offsetsOutsideTheBytesAreTruncated() throws {
    let codec = try PRBCodec(CompressionHeader(.none, width: 16))
    let bytes = [UInt8](repeating: 0, count: 48)
    for offset in [-1, 49, Int.max, Int.min] {
      var samples = PRBSamples()
      #expect(throws: WireError.self) { try codec.decompress(bytes.span, at: offset, into: &samples) }
    }
  }
}

/// The PRBs of a section in turn.
@Suite struct PRBWalkTests {
  /// What each PRB of the one section of a message holds first.
  private func firsts(_ text: String, _ format: UPlaneFormat, keeping kept: Int? = nil) throws -> [[Int]] {
    let whole = hex(text)
    let section = try UPlaneSection(reading: whole.span, at: 0, to: whole.count, as: format)
    let bytes = Array(whole.prefix(kept ?? whole.count))
    var walk = try PRBWalk(bytes.span, section)
    var samples = PRBSamples()
    var found: [[Int]] = []
    while try walk.next(into: &samples) {
      found.append(samples.values.enumerated().filter { $0.element != 0 }.map(\.offset))
    }
    return found
  }

  @Test func masks1And2TakeTurns() throws {
    // Mask 1 has RE1 and RE12, mask 2 RE2.
    let section = "00700003 4700 0801 0002" + "00 1111" + "00 11" + "00 1111"
    #expect(try firsts(section, .dynamic()) == [[0, 1, 22, 23], [2, 3], [0, 1, 22, 23]])
  }

  @Test func withEveryOtherPRBMask1IsForAll() throws {
    let section = "00780002 4700 0801 0000" + "00 1111" + "00 1111"
    #expect(try firsts(section, .dynamic()) == [[0, 1, 22, 23], [0, 1, 22, 23]])
  }

  @Test func masksInThePRBsAreTakenFromThem() throws {
    let section = "00700002 4500" + "8001 1111" + "0002 11"
    #expect(try firsts(section, .dynamic()) == [[0, 1, 22, 23], [2, 3]])
  }

  @Test func whatTheSnapLengthCutOffIsNotCaptured() throws {
    let section = "00700002 4700 0801 0002" + "00 1111" + "00 11"
    let error = #expect(throws: WireError.self) { _ = try firsts(section, .dynamic(), keeping: 14) }
    #expect(error?.code == .notCaptured)
  }
}
