import Foundation
import Testing

/// Captures from strangers: what can be judged is judged, the rest is named with its place and cause.
@Suite struct BadCaptureTests {
  struct Case: CustomStringConvertible, Sendable {
    var description: String
    var bytes: [UInt8]
    var code: Int32
    /// What standard error says (code 4), or a note on the capture's integrity.
    var says: [String] = []
    /// A requirement that fails.
    var fails: String?
  }

  private static let healthy = Array(
    (try? Data(contentsOf: Command.root.appending(path: "Captures/teaching-healthy.pcapng"))) ?? Data())

  /// Noise that is the same every time, and begins like no capture.
  private static let noise: [UInt8] = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ 7) }

  private static let hugeRecord: [UInt8] = {
    var capture = CaptureBytes()
    capture.record([UInt8](repeating: 0, count: 60), claiming: .max)
    return capture.bytes
  }()

  private static func cPlane(_ count: Int = 4, _ frame: (UInt8) -> [UInt8]) -> [UInt8] {
    CaptureBytes((0..<UInt8(count)).map(frame)).bytes
  }

  static let cases: [Case] = [
    Case(description: "empty", bytes: [], code: 4, says: ["bad.pcap: is empty"]),
    Case(
      description: "noise", bytes: noise, code: 4,
      says: ["bad.pcap, byte 0: is not a capture", "found 07 26"]),
    Case(
      description: "half a header", bytes: Array(CaptureBytes().bytes.prefix(20)), code: 4,
      says: ["bad.pcap, byte 0", "24 bytes are needed, 20 are left"]),
    Case(description: "no frames", bytes: CaptureBytes().bytes, code: 2),
    Case(
      description: "a record of 4 GB", bytes: hugeRecord, code: 2,
      says: ["damaged at byte 24, after frame 0: a record claims 4294967295 bytes"]),
    // Sections whose U-plane the rest would have brought are outside of the observation.
    Case(
      description: "cut inside a record", bytes: Array(healthy.prefix(100_001)), code: 0,
      says: ["damaged at byte 99812, after frame 238: the file ends inside a record"]),
    Case(
      description: "cut to 20 bytes a frame",
      bytes: CaptureBytes((0..<9).map { Frame.ethernet(Frame.uPlane(sequence: $0)) }, snapLength: 20).bytes,
      code: 2, says: ["9 of 9 frames were cut by the snap length"]),
    Case(
      description: "cut to nothing",
      bytes: CaptureBytes((0..<9).map { Frame.ethernet(Frame.uPlane(sequence: $0)) }, snapLength: 0).bytes,
      code: 2, says: ["9 of 9 frames were cut by the snap length"]),
    Case(
      description: "extension length 0",
      bytes: cPlane { Frame.ethernet(Frame.cPlane(sequence: $0, more: [0x06, 0, 0, 0])) }, code: 1,
      fails: "cus/7.6.2.3/length-not-zero"),
    Case(
      description: "payload size beyond the frame",
      bytes: cPlane { Frame.ethernet(Frame.cPlane(sequence: $0, size: $0 < 2 ? 6000 : nil)) }, code: 1,
      fails: "ecpri/3.1.3.1.4/payload-within-frame"),
    Case(
      description: "numPrbu beyond the frame",
      bytes: cPlane(20) { Frame.ethernet(Frame.uPlane(sequence: $0, missing: 100)) }, code: 1,
      fails: "cus/5.1.3.2/message-readable"),
    Case(
      description: "200 VLAN tags",
      bytes: cPlane { Frame.ethernet(Frame.cPlane(sequence: $0), tags: 200) }, code: 2,
      says: ["4 frames have impossible headers, first frame 1", "VLAN tags (more than 16)"]),
    Case(
      description: "a link layer that nobody knows",
      bytes: CaptureBytes([Frame.ethernet(Frame.cPlane(sequence: 0))], link: 105).bytes, code: 2,
      says: ["1 frame has the link layer IEEE 802.11, which is not supported"]),
    Case(
      description: "IP fragments that lack a part",
      bytes: CaptureBytes(
        (0..<5).flatMap {
          Frame.datagram(Frame.uPlane(sequence: $0, prbs: 60), port: 5000, identification: $0).dropLast()
        }
      ).bytes, code: 2, says: ["5 fragmented IP datagrams lack a part"]),
    Case(
      description: "a chain of empty messages",
      bytes: cPlane { _ in
        Frame.ethernet(Array(repeatElement([0x11, 5, 0, 0], count: 370).joined()))
      }, code: 1, fails: "ecpri/3.1.3.1.4/payload-minimum"),
  ]

  @Test(arguments: cases) func whatCanBeJudgedIs(_ bad: Case) throws {
    let workspace = try Workspace()
    try workspace.write("bad.pcap", bad.bytes)
    let outcome = try workspace.tekigo(
      "check", "bad.pcap", "-p", "pair/demo", "--as-of", "2026-01-01", "--quiet", "--report",
      "json=report.json")
    #expect(outcome.code == bad.code)
    #expect(outcome.output == "")
    guard bad.code != 4 else {
      for text in bad.says { #expect(outcome.errors.contains(text)) }
      #expect(workspace.names == ["bad.pcap"], "no report, and none begun")
      return
    }
    // A run that does not pass says so in one line.
    #expect(outcome.errors.split(separator: "\n").count == (bad.code == 0 ? 0 : 1))
    #expect(workspace.names == ["bad.pcap", "report.json"])
    let report = try Report(Data(workspace.text("report.json").utf8))
    #expect(report.verdict.exitCode == bad.code)
    let notes = report.integrity.map(\.text).joined(separator: "\n")
    for text in bad.says { #expect(notes.contains(text)) }
    if let id = bad.fails { #expect(report[id]?.verdict == "fail") }
    for requirement in report.requirements {
      #expect(
        requirement.instances
          == requirement.passed + requirement.failed + requirement.inconclusive + requirement.notJudged
          + requirement.outside + requirement.unseen)
    }
  }

  @Test(arguments: cases) func whatCanBeDecodedIs(_ bad: Case) throws {
    let workspace = try Workspace()
    try workspace.write("bad.pcap", bad.bytes)
    for format in ["jsonl", "tree"] {
      let outcome = try workspace.tekigo("decode", "bad.pcap", "--format", format)
      #expect(outcome.code == (bad.code == 4 ? 4 : 0))
    }
  }

  /// Parts of a U-plane message, each with the timing header in front (CUS 5.5.3).
  private func parts(_ sequence: UInt8, dropping dropped: Int? = nil) -> [[UInt8]] {
    let whole = Frame.uPlane(sequence: sequence, symbol: sequence % 14, prbs: 100)
    let (timing, rest) = (whole[8..<12], whole[12...])
    let third = rest.count / 3
    return (0..<3).filter { $0 != dropped }.map { index in
      let start = rest.startIndex + index * third
      let part = rest[start..<(index == 2 ? rest.endIndex : start + third)]
      let fragment = UInt8(index) | (index == 2 ? 0x80 : 0)
      return Frame.ethernet(Frame.message(0, [0, 0, sequence, fragment] + timing + part))
    }
  }

  @Test func partsOfAMessageAreReadTogether() throws {
    let whole = (0..<20 as Range<UInt8>).map { Frame.ethernet(Frame.uPlane(sequence: $0, symbol: $0 % 14)) }
    let workspace = try Workspace()
    try workspace.write(
      "parts.pcap", CaptureBytes(whole + (20..<40 as Range<UInt8>).flatMap { parts($0) }).bytes)
    let (_, report) = try workspace.check("parts.pcap", "-p", "pair/demo", "--as-of", "2026-01-01")
    #expect(report["cus/5.1.3.2/message-readable"]?.verdict == "pass")
    #expect(report["cus/8.3.3.13/compression-constant"]?.verdict == "pass")
    // With the part lost that has the section header, the others tell nothing of sections.
    try workspace.write(
      "lost.pcap", CaptureBytes(whole + (20..<40 as Range<UInt8>).flatMap { parts($0, dropping: 0) }).bytes)
    let (_, lost) = try workspace.check("lost.pcap", "-p", "pair/demo", "--as-of", "2026-01-01")
    #expect(lost["cus/8.3.3.13/compression-constant"]?.failed == 0)
    #expect(lost["cus/8.3.3.13/header-form-constant"]?.failed == 0)
  }

  @Test func aMessageBehindTheSnapLengthIsNoLossOfItsSender() throws {
    var capture = CaptureBytes()
    for index in 0..<12 as Range<UInt8> {
      var frame = Frame.ethernet(Frame.cPlane(sequence: index, radioFrame: index))
      if index == 5 {
        // Behind a long message of another flow, and cut off with the end of that.
        var first = Frame.uPlane(sequence: 0)
        first[0] |= 1
        first += [UInt8](repeating: 0, count: (4 - first.count % 4) % 4)
        frame = Frame.ethernet(first + Frame.cPlane(sequence: index, radioFrame: index))
      }
      capture.record(Array(frame.prefix(60)), after: Int(index) * 100, original: frame.count)
    }
    let workspace = try Workspace()
    try workspace.write("cut.pcap", capture.bytes)
    let (_, report) = try workspace.check("cut.pcap", "-p", "pair/demo", "--as-of", "2026-01-01")
    #expect(report["cus/5.1.3.2.8/c-plane-loss"]?.verdict == "inconclusive")
    #expect(report.integrity.map(\.text).contains { $0.hasPrefix("1 messages or more lie beyond the snap") })
  }

  @Test func framesWithALengthForATypeAreOneKindOfTraffic() throws {
    let lengths: [[UInt8]] = [[0, 38], [0, 39], [0, 40]]
    let frames = lengths.map { Frame.addresses + $0 + [UInt8](repeating: 0x42, count: 46) }
    let workspace = try Workspace()
    try workspace.write("llc.pcap", CaptureBytes(frames).bytes)
    let outcome = try workspace.tekigo(
      "check", "llc.pcap", "-p", "pair/demo", "--as-of", "2026-01-01", "--quiet", "--report",
      "json=report.json")
    #expect(outcome.code == 2)
    let text = workspace.text("report.json")
    #expect(text.components(separatedBy: "IEEE 802.3 LLC").count == 2)
  }

  @Test func aMissingFileAndAFolderAreNoCaptures() throws {
    let workspace = try Workspace()
    let missing = try workspace.tekigo("check", "nothing.pcap", "-p", "spec/oran-cus")
    #expect(missing.code == 4)
    #expect(missing.errors == "error: nothing.pcap: cannot be read: No such file or directory\n")
    let folder = try workspace.tekigo("check", ".", "-p", "spec/oran-cus")
    #expect(folder.code == 4)
    #expect(folder.errors == "error: .: cannot be read: Is a directory\n")
  }
}
