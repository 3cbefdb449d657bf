import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Testing

@Suite("Records of pieces of a capture") struct MergedRecordTests {
  /// Captures of the fronthaul: what is found in them can be cut at any frame.
  static let captures: [(capture: String, profile: String)] =
    ((try? FileManager.default.contentsOfDirectory(atPath: TeachingCapture.folder.path)) ?? [])
    .filter { name in
      name.hasSuffix(".pcapng") && !["f1-", "e1-", "chain"].contains { name.hasPrefix($0) }
    }.sorted().map { ($0, "pair/demo") }

  private static func loaded(_ name: String) throws -> Profile {
    let (profile, diagnostics) = Profile.load(name, catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    return try #require(profile, "\(diagnostics)")
  }

  /// The record of a part of a capture. What stands for the digest is made of the name: it is enough to tell captures.
  private static func record(
    _ capture: String, _ profile: Profile, _ range: JudgedRange = JudgedRange()
  ) throws -> RunRecord {
    let file = TeachingCapture.folder.appending(path: capture).path
    var run = CheckRun([CaptureInput(file)], profile: profile, asOf: "2026-01-01")
    run.range = range
    var record = try run.judge()
    for number in record.captureSets[0].captures.indices {
      record.captureSets[0].captures[number].sha256 = String(repeating: "0a", count: 32)
    }
    return record
  }

  private static func merge(_ a: RunRecord, _ b: RunRecord) throws -> RunRecord {
    try RunRecord(merging: [MergeInput(name: "a", record: a), MergeInput(name: "b", record: b)])
  }

  /// Merges in a random order and grouping.
  private static func merged(_ records: [RunRecord], _ random: inout Random) throws -> RunRecord {
    var rest = records
    while rest.count > 1 {
      let first = rest.remove(at: Int(random.next(below: UInt64(rest.count))))
      let second = rest.remove(at: Int(random.next(below: UInt64(rest.count))))
      rest.append(try merge(first, second))
    }
    return rest[0]
  }

  @Test(
    "by frames merge to the record of the whole, whatever the cuts, the order and the grouping",
    arguments: captures)
  func frames(_ capture: String, _ profile: String) throws {
    let profile = try Self.loaded(profile)
    let whole = try Self.record(capture, profile)
    let text = try whole.text()
    let frames = whole.captures[0].frames
    var random = Random(seed: 14)
    for count in [1, 3] {
      let cuts = Set((0..<count).map { _ in 1 + Int(random.next(below: UInt64(frames))) }).sorted()
      let starts: [Int?] = [nil] + cuts.map { $0 + 1 }
      let ends: [Int?] = cuts.map { $0 } + [nil]
      let pieces = try zip(starts, ends).map { start, end in
        try Self.record(
          capture, profile,
          JudgedRange(from: start.map { .frame($0) }, to: end.map { .frame($0) }))
      }
      #expect(pieces.allSatisfy { $0.captureSets[0].judgedPart != nil })
      let record = try Self.merged(pieces, &random)
      #expect(try record.text() == text, "cuts behind the frames \(cuts)")
    }
  }
}

/// Random numbers that are the same in every run (splitmix64).
private struct Random {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return (z ^ (z >> 31)) % bound
  }
}
