import Foundation
import Testing

/// `tekigo check` where everything is well formed.
@Suite struct CheckTests {
  private static let faulty = BadUsageTests.capture
  private static let healthy = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func check(_ arguments: String...) throws -> (outcome: Command.Outcome, report: Report) {
    let outcome = try Command.run(
      ["check"] + arguments
        + ["-p", "pair/demo", "--as-of", "2026-01-01", "--quiet", "--report", "json=report.json"],
      in: workspace.folder)
    return (outcome, try Report(Data(workspace.text("report.json").utf8)))
  }

  @Test func aHealthyCaptureHasNoFailure() throws {
    let (outcome, report) = try check(Self.healthy)
    #expect(outcome.code == 0)
    #expect(report.verdict.outcome == "pass")
    #expect(report.requirements("fail") == [])
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    _ = try check(Self.faulty)
    let first = workspace.text("report.json")
    let (outcome, report) = try check(Self.faulty)
    #expect(workspace.text("report.json") == first)
    #expect(outcome.code == 1)
    #expect(report.verdict.exitCode == 1)
    #expect(!first.contains(Command.root.path + "/Profiles"), "where profiles lie is no part of the result")
  }

  // MARK: Input

  @Test(arguments: ["gzip", "zstd", "xz"])
  func aCompressedCaptureIsJudgedLikeThePlainOne(_ program: String) throws {
    _ = try check(Self.faulty)
    let plain = withoutNames(workspace.text("report.json"))
    let packed = try Command.shell("\(program) -c < '\(Self.faulty)' > packed", in: workspace.folder)
    try #require(packed.code == 0, "\(program) is not installed")
    let (outcome, report) = try check("packed")
    #expect(outcome.code == 1)
    #expect(withoutNames(workspace.text("report.json")) == plain)
    #expect(report.captures.map(\.frames) == [1221])
  }

  @Test func standardInputIsJudgedLikeTheFile() throws {
    _ = try check(Self.faulty)
    let plain = withoutNames(workspace.text("report.json"))
    let arguments = "-p pair/demo --as-of 2026-01-01 --quiet --report json=report.json"
    for line in [
      "tekigo check - \(arguments) < '\(Self.faulty)'", "cat '\(Self.faulty)' | tekigo check - \(arguments)",
    ] {
      let outcome = try Command.shell(line, in: workspace.folder)
      #expect(outcome.code == 1)
      let text = workspace.text("report.json")
      #expect(withoutNames(text) == plain)
      #expect(try Report(Data(text.utf8)).captures.map(\.digest) == ["left out"])
    }
  }

  @Test func severalCapturesAreMergedByTime() throws {
    // The frames of a capture are dealt out to two files; together they are the capture again.
    let frames = (0..<40 as Range<UInt8>).map { Frame.ethernet(Frame.cPlane(sequence: $0)) }
    var (odd, even, all) = (CaptureBytes(), CaptureBytes(), CaptureBytes(frames).bytes)
    let length = all.count - 24
    let record = length / frames.count
    (odd, even) = (CaptureBytes(), CaptureBytes())
    var (left, right) = (odd.bytes, even.bytes)
    for index in frames.indices {
      let bytes = all[(24 + index * record)..<(24 + (index + 1) * record)]
      if index % 2 == 0 { left += bytes } else { right += bytes }
    }
    all = []
    try workspace.write("left.pcap", left)
    try workspace.write("right.pcap", right)
    let (_, both) = try check("left.pcap", "right.pcap")
    #expect(both.captures.map(\.frames) == [20, 20])
    #expect(both["cus/5.1.3.2.8/c-plane-loss"]?.verdict == "pass")
    let (_, one) = try check("left.pcap")
    #expect(one["cus/5.1.3.2.8/c-plane-loss"]?.verdict == "fail")
  }

  @Test func aDigestThatWasLeftOutIsSaidToBe() throws {
    let (_, with) = try check(Self.healthy)
    #expect(with.captures.first?.digest.hasPrefix("sha256:") == true)
    let (_, without) = try check(Self.healthy, "--no-digest")
    #expect(without.captures.map(\.digest) == ["left out"])
  }

  // MARK: What is judged

  @Test func onlyWhatLiesInTheRangeIsJudged() throws {
    let (_, whole) = try check(Self.faulty)
    let id = "cus/8.3.3.13/compression-constant"
    #expect(whole[id]?.verdict == "fail")
    #expect(whole.restrictions == [])
    // The compression changes early in the capture; it is constant from the middle on.
    for bound in ["700", "50 ms", "@1704067200050000000"] {
      let (_, part) = try check(Self.faulty, "--from", bound)
      #expect(part[id]?.verdict == "pass", "from \(bound)")
      #expect(part.restrictions.count == 2)
      #expect(part.restrictions.first?.hasPrefix("judged from ") == true)
    }
    let (start, _) = try check(Self.faulty, "--to", "2")
    #expect(start.code == 0)
  }

  @Test func aRangeBehindTheEndJudgesNothing() throws {
    for bound in ["100000", "9000000000 s", "@9223372036854775807"] {
      let (outcome, report) = try check(Self.faulty, "--from", bound)
      #expect(outcome.code == 2)
      #expect(report.requirements("fail") == [])
    }
  }

  @Test func timesAreCountedFromTheFirstFrameWhateverItIs() throws {
    // The first frame has no readable header; 1 ms later comes the fault.
    var capture = CaptureBytes()
    capture.record([1, 2, 3])
    for sequence in 0..<9 as Range<UInt8> { capture.record(Frame.ethernet(Frame.cPlane(sequence: sequence))) }
    capture.record(Frame.ethernet(Frame.cPlane(sequence: 9, size: 6000)))
    try workspace.write("late.pcap", capture.bytes)
    #expect(try check("late.pcap", "--to", "950 us").outcome.code == 0)
    #expect(try check("late.pcap", "--to", "1 ms").outcome.code == 1)
  }

  @Test func levelsThatCountMoveTheLine() throws {
    let frames = (0..<20 as Range<UInt8>).map { sequence -> [UInt8] in
      var frame = Frame.ethernet(Frame.cPlane(sequence: sequence))
      frame[18] |= 0x0E  // The reserved bits of the eCPRI header, which should be 0.
      return frame
    }
    try workspace.write("reserved.pcap", CaptureBytes(frames).bytes)
    let (lenient, report) = try check("reserved.pcap")
    #expect(lenient.code == 0)
    #expect(report["ecpri/3.1.3.1/reserved-bits"]?.verdict == "fail")
    #expect(try check("reserved.pcap", "--fail-on", "shall,should").outcome.code == 1)
  }

  // MARK: Waivers

  /// A capture whose only fault is the one that the demonstration profile accepts.
  private func waived() throws {
    let frames = (0..<20 as Range<UInt8>).map { sequence -> [UInt8] in
      var frame = Frame.ethernet(Frame.cPlane(sequence: sequence))
      if sequence == 7 { frame[26] = 0xA0 }
      return frame
    }
    try workspace.write("waived.pcap", CaptureBytes(frames).bytes)
  }

  @Test func anAcceptedFailureStaysOneAndDoesNotCount() throws {
    try waived()
    let id = "cus/7.5.2.2/payload-version"
    let (outcome, report) = try check("waived.pcap", "--report", "junit=report.xml")
    #expect(report.requirements("fail") == [id])
    #expect(report[id]?.disposition?.ticket == "DEMO-17")
    #expect(report[id]?.standing == "accepted")
    #expect(outcome.code == 0)
    let junit = workspace.text("report.xml")
    let element = try #require(junit.range(of: "name=\"\(id)\""))
    #expect(junit[element.upperBound...].prefix { $0 != "\n" || true }.prefix(400).contains("<skipped"))
    #expect(!junit.contains("<failure"))
  }

  @Test func anExpiredWaiverAcceptsNothing() throws {
    try waived()
    let outcome = try workspace.tekigo(
      "check", "waived.pcap", "-p", "pair/demo", "--as-of", "2100-01-01", "--quiet", "--report",
      "json=report.json")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("expired on 2099-12-31: it is not applied"))
    let report = try Report(Data(workspace.text("report.json").utf8))
    #expect(report["cus/7.5.2.2/payload-version"]?.disposition == nil)
  }
}
