import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Testing

@Suite("Records of pieces of a capture") struct MergedRecordTests {
  /// Captures of the fronthaul: what is found in them can be cut at any frame.
  static let captures: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: TeachingCapture.folder.path)) ?? [])
    .filter { name in
      name.hasSuffix(".pcapng") && !["f1-", "e1-", "chain"].contains { name.hasPrefix($0) }
    }.sorted()

  /// Some of them, for what takes long and is the same in all.
  static let someCaptures = captures.enumerated().filter { $0.offset % 4 == 1 }.map(\.element)

  private static func path(_ capture: String) -> String {
    TeachingCapture.folder.appending(path: capture).path
  }

  private static func loaded(_ name: String) throws -> Profile { try LoadedProfile.named(name) }

  private static func record(
    _ files: [String], _ profile: Profile, _ range: JudgedRange = JudgedRange(), settings: RunRecord? = nil
  ) throws -> RunRecord {
    var run = CheckRun(files.map { CaptureInput($0) }, profile: profile, asOf: "2026-01-01")
    run.range = range
    run.settingsRecord = settings
    return try run.run()
  }

  /// The pieces between some places, of which each is the last one of a piece.
  private static func ranges<Place: BinaryInteger>(
    _ cuts: [Place], _ bound: (Place) -> JudgedRange.Bound
  ) -> [JudgedRange] {
    let starts = [nil] + cuts.map { bound($0 + 1) }
    let ends = cuts.map { bound($0) } + [nil]
    return zip(starts, ends).map { JudgedRange(from: $0, to: $1) }
  }

  /// Merges in a random order and grouping.
  private static func merged(_ records: [RunRecord], _ random: inout Random) throws -> RunRecord {
    var rest = records
    while rest.count > 1 {
      let inputs = (0..<2).map { number in
        MergeInput(name: "\(number)", record: rest.remove(at: Int(random.next(below: UInt64(rest.count)))))
      }
      rest.append(try RunRecord(merging: inputs))
    }
    return rest[0]
  }

  @Test(
    "by frames merge to the record of the whole, whatever the cuts, the order and the grouping",
    arguments: captures)
  func frames(_ capture: String) throws {
    let profile = try Self.loaded("pair/demo")
    let whole = try Self.record([Self.path(capture)], profile)
    let text = try whole.text()
    var random = Random(capture)
    let cuts = Set((0..<3).map { _ in 1 + Int(random.next(below: UInt64(whole.captures[0].frames))) })
      .sorted()
    var pieces: [RunRecord] = []
    for range in Self.ranges(cuts, { .frame($0) }) {
      pieces.append(try Self.record([Self.path(capture)], profile, range))
      #expect(pieces.last?.captureSets[0].judgedPart != nil)
    }
    let isSame = try Self.merged(pieces, &random).text() == text
    #expect(isSame, "cuts behind the frames \(cuts)")
  }

  @Test("by times merge to the record of the whole", arguments: someCaptures)
  func times(_ capture: String) throws {
    let profile = try Self.loaded("spec/oran-cus")
    let whole = try Self.record([Self.path(capture)], profile)
    let (first, last) = (try #require(whole.captures[0].firstTime), try #require(whole.captures[0].lastTime))
    var random = Random(capture)
    let cuts = Set((0..<2).map { _ in first + Int64(random.next(below: UInt64(last - first))) }).sorted()
    var pieces: [RunRecord] = []
    for range in Self.ranges(cuts, { .time($0) }) {
      pieces.append(try Self.record([Self.path(capture)], profile, range))
    }
    // The first one as an offset from the first frame.
    pieces[0] = try Self.record(
      [Self.path(capture)], profile, JudgedRange(from: nil, to: .offset(cuts[0] - first)))
    let (text, merged) = (try whole.text(), try Self.merged(pieces, &random).text())
    let isSame = merged == text
    #expect(isSame, "cuts at the times \(cuts)")
  }

  @Test("are those of a run with the settings of its own record", arguments: someCaptures)
  func settings(_ capture: String) throws {
    let profile = try Self.loaded("spec/oran-cus")
    let whole = try Self.record([Self.path(capture)], profile)
    let again = try Self.record([Self.path(capture)], profile, settings: whole)
    let isSame = try again.text() == whole.text()
    #expect(isSame)
  }

  @Test("are made with the settings of a record, not with what the capture shows") func otherSettings()
    throws
  {
    let profile = try Self.loaded("spec/oran-cus")
    let capture = Self.path("teaching-healthy.pcapng")
    var record = try Self.record([capture], profile)
    let flows = record.captureSets[0].flows.indices.filter {
      record.captureSets[0].flows[$0].radio?.isUPlane == true
    }
    for flow in flows {
      for item in record.captureSets[0].flows[flow].items.indices
      where record.captureSets[0].flows[flow].items[item].name == "carrierPrbs" {
        record.captureSets[0].flows[flow].items[item].value = "50"
      }
    }
    let unit = try #require(record.units.firstIndex { $0.role == "O-RU" })
    record.units[unit].role = "FHM"
    let other = try Self.record([capture], profile, settings: record)
    #expect(other.units[unit].role == "FHM")
    for flow in flows {
      let item = other.captureSets[0].flows[flow].items.first { $0.name == "carrierPrbs" }
      #expect(item?.value == "50" && item?.provenance == "inferred")
    }
    // Offsets count from the first frame of the record's captures.
    let start = try #require(record.captures[0].firstTime)
    record.captureSets[0].captures[0].firstTime = start - 1_000
    let part = try Self.record([capture], profile, JudgedRange(from: .offset(5_000)), settings: record)
    #expect(part.captureSets[0].judgedPart?.spans == [.init(from: .time(start + 4_000), to: nil)])
  }

  // MARK: Files

  /// Instances of a requirement by verdict, whatever the unit.
  private static func tally(_ requirement: RequirementRecord) -> Tally {
    requirement.lines.flatMap(\.units).reduce(into: Tally()) { $0 += $1.tally }
  }

  @Test(
    "that are files of their own count all that stands for itself, and add no failure",
    arguments: ["teaching-healthy.pcapng", "teaching-several-faults.pcapng"])
  func files(_ capture: String) throws {
    let profile = try Self.loaded("pair/demo")
    let whole = try Self.record([Self.path(capture)], profile)
    var random = Random(capture)
    let files = try CutCapture(Self.path(capture), behind: 200 + Int(random.next(below: 800)))
    // Read together, a border without a gap is none.
    let together = try Self.record(files.paths, profile)
    #expect(together.requirements.map(\.lines) == whole.requirements.map(\.lines))
    #expect(together.events == whole.events && together.flows.map(\.frames) == whole.flows.map(\.frames))
    // Read apart, both files have an edge there.
    var pieces: [RunRecord] = []
    for path in files.paths { pieces.append(try Self.record([path], profile, settings: whole)) }
    let merged = try Self.merged(pieces, &random)
    #expect(merged.events == whole.events && merged.units == whole.units)
    #expect(merged.flows.map(\.frames) == whole.flows.map(\.frames))
    for (part, all) in zip(merged.requirements, whole.requirements) {
      let (one, other) = (Self.tally(part), Self.tally(all))
      if all.requirement.id.hasSuffix("/payload-version") { #expect(one == other && other.passed > 1_000) }
      #expect(one.failed <= other.failed && one.passed <= other.passed, "\(all.requirement.id)")
    }
  }
}

/// A capture of Ethernet frames in two files, which are removed with the value that stands for them.
private final class CutCapture {
  let paths: [String]

  init(_ path: String, behind place: Int) throws {
    var frames = Frames()
    _ = try CaptureReader([CaptureInput(path)]).read(into: &frames)
    let folder = FileManager.default.temporaryDirectory
    paths = (1...2).map { folder.appending(path: "tekigo-cut-\(UUID().uuidString)-\($0).pcapng").path }
    for (path, part) in zip(paths, [frames.all.prefix(place), frames.all.dropFirst(place)]) {
      var writer = try PcapngWriter(path: path)
      let interface = try writer.addInterface(.ethernet)
      for frame in part {
        try writer.write(
          frame.bytes.span, time: frame.info.time, interface: interface,
          originalLength: frame.info.originalLength)
      }
      try writer.close()
    }
  }

  deinit { for path in paths { try? FileManager.default.removeItem(atPath: path) } }

  private struct Frames: FrameSink {
    var all: [(info: FrameInfo, bytes: [UInt8])] = []

    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      all.append((frame, bytes.indices.map { bytes[$0] }))
      return true
    }
    mutating func receive(comment: String, of frame: FrameInfo) {}
    mutating func receive(_ block: ConfigurationBlock) {}
  }
}

/// Random numbers that are the same in every run (splitmix64), with a text as the seed.
private struct Random {
  private var state: UInt64
  init(_ seed: String) { state = seed.utf8.reduce(14) { $0 &* 31 &+ UInt64($1) } }

  mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) % bound
  }
}
