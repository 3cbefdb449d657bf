import CaptureFiles
import Conformance
import Foundation
import Fronthaul
import Harness
import Profiles
import Results
import Testing
import Wire

/// Damaged traffic of every kind, the same in every run: it is judged to its end, and the counts add up.
@Suite struct MutationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let profile = Profile.load(
    root.appending(path: "Profiles/pair/demo.yaml").path, catalogue: Tekigo.catalogue, asOf: "2026-01-01"
  ).profile

  /// Real captures, which the repository does not have.
  private static var realCaptures: [URL] {
    let named = ProcessInfo.processInfo.environment["TEKIGO_CAPTURES"].map { URL(filePath: $0) }
    let folder = named ?? root.deletingLastPathComponent().appending(path: "shared/captures")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["pcap", "pcapng"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  @Test(arguments: ["teaching-healthy", "teaching-several-faults"])
  func shippedCaptures(_ name: String) throws {
    let frames = try Frames.reading(Self.root.appending(path: "Captures/\(name).pcapng"), most: 150)
    try judge(frames, seed: 1, rounds: 3)
  }

  @Test func everySectionTypeAndExtension() throws {
    let frames = HandMade.frames
    #expect(frames.count > 40)
    try judge(frames, seed: 2, rounds: 16)
  }

  /// One of four: `.ci/mutate` takes them all, and many more mutations.
  @Test(.enabled(if: !realCaptures.isEmpty, "no ../shared/captures, and TEKIGO_CAPTURES names no others"))
  func realTraffic() throws {
    for (number, file) in Self.realCaptures.enumerated() where number % 4 == 0 {
      guard let frames = try? Frames.reading(file, most: 200), !frames.isEmpty else { continue }
      try judge(frames, seed: UInt64(3 + number), rounds: 1)
    }
  }

  /// A capture file whose own structure is damaged is read up to there, or refused; nothing else.
  @Test func damagedFiles() throws {
    let file = Array(try Data(contentsOf: Self.root.appending(path: "Captures/teaching-healthy.pcapng")))
    let start = Array(file.prefix(40_000))
    var mutator = Mutator(seed: 4)
    for _ in 0..<60 {
      do { check(try run(mutator.mutated(start))) } catch is CaptureError {}
    }
  }

  // MARK: Judging

  /// Judges captures of which each frame is damaged in its own way.
  private func judge(_ frames: [Frames.Frame], seed: UInt64, rounds: Int) throws {
    var mutator = Mutator(seed: seed)
    for _ in 0..<rounds {
      var capture = PcapBytes(linkType: frames.first?.linkType ?? .ethernet)
      for frame in frames {
        let bytes = mutator.mutated(frame.bytes)
        // Now and then the capture has less than there was.
        capture.append(bytes, original: bytes.count + (mutator.below(8) == 0 ? mutator.below(2000) : 0))
      }
      let result = try run(capture.bytes)
      #expect(result.captures.first?.frames == frames.count)
      check(result)
    }
  }

  private func run(_ bytes: [UInt8]) throws -> RunResult {
    let file = FileManager.default.temporaryDirectory.appending(path: "tekigo-\(UUID().uuidString).pcap")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var run = CheckRun([CaptureInput(file.path)], profile: try #require(Self.profile), asOf: "2026-01-01")
    run.computesDigest = false
    return RunResult(try run.run())
  }

  private func check(_ result: RunResult) {
    for requirement in result.requirements {
      let tallies = [requirement.tally] + requirement.units.map(\.tally)
      for tally in tallies {
        #expect(
          tally.instances == tally.passed + tally.failed + tally.inconclusive + tally.notJudged
            + tally.outside
            + tally.unseen,
          "\(requirement.requirement.id)")
      }
      #expect(
        (requirement.verdict == .fail) == (requirement.tally.failed > 0), "\(requirement.requirement.id)")
      if !requirement.units.isEmpty {
        let failed = requirement.units.map(\.tally.failed).reduce(0, +)
        #expect(failed == requirement.tally.failed, "\(requirement.requirement.id)")
      }
      // What the limits of the capture made inconclusive keeps its evidence.
      let shown = requirement.tally.failed + requirement.tally.inconclusive
      #expect(requirement.findings.isEmpty || shown > 0, "\(requirement.requirement.id)")
    }
  }
}

/// Changes bytes, always in the same way for the same seed.
private struct Mutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    guard !bytes.isEmpty else { return bytes }
    switch below(8) {
    case 0: break
    case 1: bytes.removeLast(below(bytes.count + 1))
    case 2:
      // A part stands in another place.
      let from = below(bytes.count)
      let part = Array(bytes[from..<min(bytes.count, from + 1 + below(16))])
      bytes.insert(contentsOf: part, at: below(bytes.count))
    case 3: bytes += (0..<below(40)).map { _ in UInt8(truncatingIfNeeded: next()) }
    case 4, 5:
      // The headers, where lengths, counts and types are.
      let value: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF]
      for _ in 0...below(3) { bytes[below(min(bytes.count, 64))] = value[below(value.count)] }
    default:
      for _ in 0...below(6) { bytes[below(bytes.count)] ^= 1 << UInt8(below(8)) }
    }
    return bytes
  }
}

/// The first frames of a capture.
private struct Frames: FrameSink {
  struct Frame {
    var linkType: LinkType
    var bytes: [UInt8]
  }
  private var frames: [Frame] = []
  private let most: Int

  mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
    frames.append(Frame(linkType: frame.linkType, bytes: bytes.indices.map { bytes[$0] }))
    return frames.count < most
  }

  mutating func receive(comment: String, of frame: FrameInfo) {}

  static func reading(_ file: URL, most: Int) throws -> [Frame] {
    var frames = Frames(most: most)
    _ = try CaptureReader([CaptureInput(file.path)]).read(into: &frames)
    return frames.frames
  }

  private init(most: Int) { self.most = most }
}

/// A pcap file.
private struct PcapBytes {
  private(set) var bytes: [UInt8] = []
  private var records: UInt32 = 0

  init(linkType: LinkType) {
    for value in [0xA1B2_C3D4, 0x0004_0002, 0, 0, 65_535, linkType.rawValue] as [UInt32] { append(value) }
  }

  private mutating func append(_ value: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func append(_ frame: [UInt8], original: Int) {
    append(1_704_067_200 + records / 10_000)
    append(records % 10_000 * 100)
    append(UInt32(frame.count))
    append(UInt32(original))
    bytes += frame
    records += 1
  }
}

/// A frame for each section type, section extension and other eCPRI message.
private enum HandMade {
  static let frames: [Frames.Frame] = (sections + extensions + uPlane + others).map {
    Frames.Frame(linkType: .ethernet, bytes: addresses + [0xAE, 0xFE] + $0)
  }

  private static let addresses: [UInt8] = [2, 0, 0x5E, 0, 0, 2, 2, 0, 0x5E, 0, 0, 1, 0x81, 0, 0xE0, 5]

  private static func message(_ type: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0x10, type, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)] + payload
  }

  private static func application(_ type: UInt8, _ hexadecimal: String) -> [UInt8] {
    message(type, [0, 0, 0, 0x80] + bytes(hexadecimal))
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  private static let sections: [[UInt8]] = [
    "90010000 0100 0000c1000000 00100000fffe0000",
    "907b4040 0101 0000 00700000fffe0123",
    "107b404a 0102 9100 00800a64fff40000",
    "11c89000 0103 0c60cc000000 80000048fff10000fff33400",
    "91010000 0004 0200 0200030512340000 3f0f00f0 04000400 00000000 02000005 00000000",
    "90010000 0105 0000 00200014fffe0042",
    "90010000 0106 0100 0042fffe000a02 1122334455",
    "90010000 0007 0000 0201020a93007000",
    "91010000 0108 0201 1234 1235 4321",
    "10010000 0109 6500 00100a02 01020304",
    "10010000 010a 0000 00300014fffe0042 81000002fffe0000 060200020001ffff",
    "90010000 010b 0000 00300014fffe0000 0500000230010000",
  ].map { application(2, $0) }

  /// Section extensions with bodies of several lengths.
  private static let extensions: [[UInt8]] = (1...30 as ClosedRange<UInt8>).flatMap { type in
    [1, 2, 4].map { anExtension(type, words: $0) }
  }

  private static func anExtension(_ type: UInt8, words: Int) -> [UInt8] {
    // These have a length of two bytes.
    let isLong = [11, 19, 20, 22].contains(type)
    let head: [UInt8] = isLong ? [type, 0, UInt8(words)] : [type, UInt8(words)]
    let body = (0..<words * 4 - head.count).map { UInt8(truncatingIfNeeded: $0 * 37 + Int(type)) }
    let sectionType: UInt8 = type == 10 || type == 24 ? 5 : 1
    let header: [UInt8] = [0, 0, 0, 0x80, 0x90, 1, 0, 0, 1, sectionType, 0, 0]
    let section: [UInt8] = [0, 0x30, 0, 0x14, 0xFF, 0xFE, 0x80, 0]
    return message(2, header + section + head + body)
  }

  /// Every compression method in two widths.
  private static let uPlane: [[UInt8]] = (0..<12 as Range<UInt8>).flatMap { method in
    [9, 14].map { section(method, width: $0) }
  }

  private static func section(_ method: UInt8, width: UInt8) -> [UInt8] {
    let head: [UInt8] = [0, 0, 0, 0x80, 0x90, 1, 0, 0, 0, 0x10, 0, 2, width << 4 | method, 0]
    return message(0, head + [UInt8](repeating: 0x35, count: 2 * (3 * Int(width) + 1)))
  }

  private static let types: [UInt8] = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 64]

  private static let others: [[UInt8]] =
    types.flatMap { type in
      [4, 12, 20].map { length in message(type, (0..<length).map { UInt8($0) }) }
    } + [concatenated]

  /// Two messages in one packet.
  private static let concatenated: [UInt8] =
    [0x11] + application(2, "907b4040 0101 0000 00700000fffe0123").dropFirst()
    + application(2, "90010000 0105 0000 00200014fffe0042")
}
