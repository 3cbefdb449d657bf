import CaptureFiles
import Events
import Foundation
import Harness
import Profiles
import Results
import Testing

/// What a run keeps of the capture for pictures and hex views.
@Suite("The second look") struct SecondLookTests {
  private static func record(
    _ capture: String, _ profile: String, payload: Bool = false
  ) throws
    -> RunRecord
  {
    let loaded = try LoadedProfile.named(profile)
    let path = TeachingCapture.folder.appending(path: capture).path
    var run = CheckRun(
      [CaptureInput(path)], profile: loaded, asOf: "2026-01-01")
    run.keepsPayload = payload
    return try run.run()
  }

  /// Every frame of a capture.
  private struct Frames: FrameSink {
    var all: [[UInt8]] = []
    mutating func receive(_ frame: FrameInfo, _ bytes: Span<UInt8>) -> Bool {
      all.append(bytes.indices.map { bytes[$0] })
      return true
    }
  }

  private static func frames(_ capture: String) throws -> [[UInt8]] {
    var frames = Frames()
    let path = TeachingCapture.folder.appending(path: capture).path
    _ = try CaptureReader([CaptureInput(path)]).read(into: &frames)
    return frames.all
  }

  private static func findings(_ record: RunRecord) -> [Finding] { record.requirements.flatMap(\.findings) }

  @Test(
    "shows the bytes of the frame, 192 at most, and says how many are left out",
    arguments: [
      ("teaching-several-faults.pcapng", "pair/demo"), ("f1-missing-ie.pcapng", "pair/demo-f1"),
    ])
  func excerpts(_ capture: String, _ profile: String) throws {
    let frames = try Self.frames(capture)
    let findings = try Self.findings(Self.record(capture, profile))
    try #require(!findings.isEmpty)
    for finding in findings {
      let look = try #require(finding.look)
      let excerpt = try #require(look.frame)
      #expect(excerpt.frame == finding.first[0].frame)
      for excerpt in [look.frame, look.partner].compactMap({ $0 }) {
        let frame = frames[excerpt.frame - 1]
        let shown = excerpt.parts.reduce(0) { $0 + $1.bytes.utf8.count / 2 }
        #expect(shown > 0 && shown <= FrameExcerpt.mostBytes)
        for part in excerpt.parts {
          let bytes = frame[part.offset..<part.offset + part.bytes.utf8.count / 2]
          #expect(part.bytes == bytes.map { String(Int($0) + 256, radix: 16).suffix(2) }.joined())
        }
        #expect(shown + excerpt.leftOut.reduce(0) { $0 + $1.bytes } == excerpt.length)
      }
      #expect((look.partner == nil) == (finding.first[0].partnerFrame == nil))
    }
  }

  @Test("shows of the U-plane the headers of messages and sections, and no sample") func samples()
    throws
  {
    for payload in [false, true] {
      let record = try Self.record("teaching-several-faults.pcapng", "pair/demo", payload: payload)
      let excerpts = Self.findings(record).filter { $0.first.first?.event.hasPrefix("cus.u") == true }
        .compactMap { $0.look?.frame }
      try #require(!excerpts.isEmpty)
      for excerpt in excerpts {
        let shown = excerpt.parts.reduce(0) { $0 + $1.bytes.utf8.count / 2 }
        // Ethernet with a tag, eCPRI, the headers of the message and of its sections, which have at most ten bytes.
        #expect(shown <= 18 + 12 + 10 * excerpt.parts.count)
        #expect(excerpt.leftOut.contains { $0.what == .samples && $0.bytes >= 28 })
      }
    }
  }

  @Test("tells what the link adds behind a short packet from what the packet carries") func padding() throws {
    let record = try Self.record("section-count.pcapng", "pair/demo")
    let excerpt = try #require(
      Self.findings(record).first { $0.look?.frame?.length == 60 }?.look?.frame)
    #expect(excerpt.leftOut.map(\.what) == [.padding])
  }

  @Test("shows of signalling the element alone, unless payload is asked for") func payload() throws {
    let usual = try Self.record("f1-missing-ie.pcapng", "pair/demo-f1")
    let more = try Self.record("f1-missing-ie.pcapng", "pair/demo-f1", payload: true)
    #expect(usual.settings.isEmpty && more.settings.map(\.name) == ["payload"])
    func payload(_ record: RunRecord) -> Int {
      Self.findings(record).flatMap { $0.look?.frame?.leftOut ?? [] }
        .reduce(0) { $0 + ($1.what == .payload ? $1.bytes : 0) }
    }
    #expect(payload(usual) > 0)
    #expect(payload(more) == 0)
  }

  @Test(
    "keeps messages about the witness, in their order, of units of the record",
    arguments: [
      ("teaching-several-faults.pcapng", "pair/demo"), ("f1-missing-ie.pcapng", "pair/demo-f1"),
    ])
  func neighbours(_ capture: String, _ profile: String) throws {
    let record = try Self.record(capture, profile)
    for finding in Self.findings(record) {
      let neighbours = try #require(finding.look?.neighbours)
      #expect((2...SecondLook.mostNeighbours).contains(neighbours.count))
      #expect(neighbours.map(\.frame) == neighbours.map(\.frame).sorted())
      // The message of the witness is among them.
      let witness = finding.first[0]
      #expect(neighbours.contains { $0.frame == witness.frame && $0.time == witness.time })
      for neighbour in neighbours {
        #expect(abs(neighbour.frame - witness.frame) <= 192 && !neighbour.event.isEmpty)
        #expect(neighbour.sender.map { record.units.indices.contains($0.rawValue) } ?? true)
        #expect(neighbour.sender != neighbour.receiver || neighbour.sender == nil)
      }
    }
  }

  @Test("shows the cells that were announced and delivered with the key of the witness") func cells() throws {
    let findings = try Self.record("teaching-several-faults.pcapng", "pair/demo").requirements.flatMap {
      line in line.findings.map { (line.requirement.id, $0) }
    }
    func picture(_ id: String) throws -> (CellPicture, Witness) {
      let finding = try #require(findings.first { $0.0 == id }?.1)
      return (try #require(finding.look?.cells), finding.first[0])
    }
    // The C-plane announces resource blocks that lie elsewhere than those that came.
    let (downlink, obliging) = try picture("cus/7.8.1/downlink-delivered")
    #expect(downlink.rowField == "fromSymbol" && downlink.columnField == "fromPrb")
    #expect(downlink.frames == max(1, obliging.frame - 192)..<obliging.frame + 193)
    #expect(
      downlink.events == [
        ClaimedCells(
          frame: obliging.frame, part: .announced, rows: 0..<2, columns: 50..<74, everyOtherColumn: false),
        ClaimedCells(frame: 138, part: .delivered, rows: 0..<1, columns: 0..<24, everyOtherColumn: false),
        ClaimedCells(frame: 139, part: .delivered, rows: 1..<2, columns: 0..<24, everyOtherColumn: false),
      ])
    #expect(downlink.eventsBeyondBound == 0)
    // Of four symbols that were asked for, the first one did not come.
    let (uplink, _) = try picture("cus/7.8.1/uplink-delivered")
    #expect(uplink.events.map(\.part) == [.announced, .delivered, .delivered, .delivered])
    #expect(uplink.events.map(\.rows) == [10..<14, 11..<12, 12..<13, 13..<14])
    #expect(uplink.events.allSatisfy { $0.columns == 5..<8 })
    // Requirements that judge no cells have no picture.
    #expect(findings.first { $0.0 == "cus/7.5.2.2/payload-version" }?.1.look?.cells == nil)
  }

  @Test("costs a run without findings nothing, and leaves the record alone") func healthy() throws {
    let record = try Self.record("teaching-healthy.pcapng", "pair/demo")
    #expect(Self.findings(record).allSatisfy { $0.look != nil })
    #expect(record.findingsToLookAt().count == Self.findings(record).count)
  }
}
