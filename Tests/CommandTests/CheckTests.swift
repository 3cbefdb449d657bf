import Foundation
import Testing

/// `tekigo check` where everything is well formed.
@Suite struct CheckTests {
  private static let faulty = BadUsageTests.capture
  private static let healthy = Command.root.appending(path: "Captures/teaching-healthy.pcapng").path
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func check(
    _ arguments: String..., profile: String = "pair/demo"
  ) throws -> (outcome: Command.Outcome, report: Report) {
    let outcome = try Command.run(
      ["check"] + arguments
        + ["-p", profile, "--as-of", "2026-01-01", "--quiet", "--report", "json=report.json"],
      in: workspace.folder)
    return (outcome, try Report(Data(workspace.text("report.json").utf8)))
  }

  /// A profile for messages picked by hand: what one plane announces the other does not bring.
  private func excerpt() throws -> String {
    try workspace.write(
      "excerpt.yaml", "profile: excerpt\nextends: pair/demo\ncapabilities: { whole-exchange: false }\n")
    return "excerpt.yaml"
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

  /// The programs that this machine has.
  private static let compressors = ["gzip", "zstd", "xz"].filter { program in
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  @Test(arguments: compressors)
  func aCompressedCaptureIsJudgedLikeThePlainOne(_ program: String) throws {
    _ = try check(Self.faulty)
    let plain = withoutNames(workspace.text("report.json"))
    let packed = try Command.shell("\(program) -c < '\(Self.faulty)' > packed", in: workspace.folder)
    try #require(packed.code == 0)
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
    var files = [CaptureBytes(), CaptureBytes()]
    for sequence in 0..<40 as Range<UInt8> {
      let frame = Frame.ethernet(Frame.cPlane(sequence: sequence, radioFrame: sequence))
      // A radio frame apart, so that the reorder window closes.
      files[Int(sequence) % 2].record(frame, after: Int(sequence) * 100)
    }
    try workspace.write("even.pcap", files[0].bytes)
    try workspace.write("odd.pcap", files[1].bytes)
    let (_, both) = try check("even.pcap", "odd.pcap")
    #expect(both.captures.map(\.frames) == [20, 20])
    #expect(both["cus/5.1.3.2.8/c-plane-loss"]?.failed == 0)
    #expect(both["cus/5.1.3.2.8/c-plane-order"]?.verdict == "pass")
    let (_, one) = try check("even.pcap")
    #expect(one["cus/5.1.3.2.8/c-plane-loss"]?.verdict == "fail")
  }

  @Test(arguments: [(1, "fail"), (40, "inconclusive")])
  func framesThatAMirrorPortDoublesAreTheCapturesFault(doubled: Int, verdict: String) throws {
    // One message that comes twice is the sender's or the network's; all of them are the capture's.
    var file = CaptureBytes()
    for sequence in 0..<40 as Range<UInt8> {
      let frame = Frame.ethernet(Frame.cPlane(sequence: sequence, radioFrame: sequence))
      file.record(frame, after: Int(sequence) * 100)
      if Int(sequence) < doubled { file.record(frame, after: Int(sequence) * 100) }
    }
    try workspace.write("doubled.pcap", file.bytes)
    let (_, report) = try check("doubled.pcap")
    #expect(report["cus/5.1.3.2.8/c-plane-duplicate"]?.verdict == verdict)
    #expect(report.integrity.contains { $0.kind == "duplicates" } == (verdict == "inconclusive"))
    #expect(report["cus/5.1.3.2.8/c-plane-loss"]?.failed == 0)
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
    let id = "cus/7.5.3.6/prb-range"
    #expect(whole[id]?.failed == 2)
    #expect(whole.restrictions == [])
    // The resource blocks beyond the carrier are asked for in frames 1 and 130.
    for (bound, failed) in [("130", 1), ("131", 0), ("50 ms", 0), ("@1704067200050000000", 0)] {
      let (_, part) = try check(Self.faulty, "--from", bound)
      #expect(part[id]?.failed == failed, "from \(bound)")
      #expect(part.restrictions.count == 2)
      #expect(part.restrictions.first?.hasPrefix("judged from ") == true)
    }
    #expect(try check(Self.faulty, "--to", "129").report[id]?.failed == 1)
    let (between, report) = try check(Self.faulty, "--from", "2", "--to", "129")
    #expect(between.code == 0, "what lies outside is context")
    #expect(report.requirements("fail") == [])
  }

  @Test func theReportSaysHowMuchLiesOutsideOfTheObservation() throws {
    // The first deviation is within 20 ms of the start: cells beyond those that are announced may have been announced
    // before the capture began.
    let workspace = try Workspace()
    let outcome = try workspace.tekigo("check", Self.faulty, "-p", "pair/demo", "--no-digest")
    #expect(outcome.output.contains("Edges: 5 instances outside of the observation"))
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
    let profile = try excerpt()
    #expect(try check("late.pcap", "--to", "950 us", profile: profile).outcome.code == 0)
    #expect(try check("late.pcap", "--to", "1 ms", profile: profile).outcome.code == 1)
  }

  @Test func levelsThatCountMoveTheLine() throws {
    let frames = (0..<20 as Range<UInt8>).map { sequence -> [UInt8] in
      var frame = Frame.ethernet(Frame.cPlane(sequence: sequence))
      frame[18] |= 0x0E  // The reserved bits of the eCPRI header, which should be 0.
      return frame
    }
    try workspace.write("reserved.pcap", CaptureBytes(frames).bytes)
    let profile = try excerpt()
    let (lenient, report) = try check("reserved.pcap", profile: profile)
    #expect(lenient.code == 0)
    #expect(report["ecpri/3.1.3.1/reserved-bits"]?.verdict == "fail")
    for threshold in ["should", "may"] {
      #expect(try check("reserved.pcap", "--fail-on", threshold, profile: profile).outcome.code == 1)
    }
  }

  @Test(arguments: ["shall", "should", "may"])
  func aThresholdNeverHidesAFailedShall(_ threshold: String) throws {
    #expect(try check(Self.faulty, "--fail-on", threshold).outcome.code == 1)
  }

  // MARK: Units

  @Test func anotherUnitThanTheOneUnderTestIsNoPass() throws {
    func profile(_ address: String) throws {
      try workspace.write(
        "unit.yaml",
        """
        profile: unit
        extends: spec/oran-cus
        units: [{ name: the-ru, role: O-RU, addresses: "\(address)", under_test: true }]

        """)
    }
    try profile("02:00:5e:00:00:02")
    let (present, whole) = try check(Self.healthy, profile: "unit.yaml")
    #expect(present.code == 0 && whole.units.first?.inCapture == true)
    try profile("02:00:5e:00:00:77")
    let (absent, report) = try check(Self.healthy, profile: "unit.yaml")
    #expect(absent.code == 2 && report.verdict.outcome == "inconclusive")
    #expect(report.units.first?.inCapture == false)
    #expect(report.verdict.statement.hasSuffix("; the-ru, which is under test, is not in the capture"))
  }

  // MARK: Departures

  @Test(arguments: ["assert: \"payloadVersion in [1, 2]\"", "applies_if: \"false\""])
  func aSoftenedShallIsNoSilentPass(_ change: String) throws {
    let id = "cus/7.5.2.2/payload-version"
    try waived()
    func profile(_ reason: String) throws {
      try workspace.write(
        "soft.yaml",
        "profile: soft\nextends: spec/oran-cus\nrequirements:\n  - { id: \(id), \(change)\(reason) }\n")
    }
    // Given no reason, the profile is refused;
    try profile("")
    let refused = try workspace.tekigo("check", "waived.pcap", "-p", "soft.yaml")
    #expect(refused.code == 3)
    #expect(
      refused.errors.contains("soft.yaml:4:\(id.count + 13): error: ")
        && refused.errors.contains("write `reason: …`"))
    // given one, the report says what was softened, by whom and why.
    try profile(", reason: Agreed with the vendor")
    let outcome = try workspace.tekigo(
      "check", "waived.pcap", "-p", "soft.yaml", "--report", "json=report.json", "--report",
      "junit=report.xml")
    let report = try Report(Data(workspace.text("report.json").utf8))
    let requirement = try #require(report[id])
    #expect(requirement.level == "shall" && requirement.status == "departed")
    #expect(requirement.departures.map(\.reason) == ["Agreed with the vendor"])
    #expect(
      report.verdict.statement.hasSuffix("; 1 requirement that the profile weakens is counted apart"))
    for text in [outcome.output, workspace.text("report.xml")] {
      #expect(text.contains("shall (departed)") && text.contains("soft.yaml:4: Agreed with the vendor"))
    }
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
    let (outcome, report) = try check("waived.pcap", "--report", "junit=report.xml", profile: excerpt())
    #expect(report.requirements("fail") == [id])
    #expect(report[id]?.disposition?.ticket == "DEMO-17")
    #expect(report[id]?.standing == "accepted")
    #expect(outcome.code == 0)
    #expect(
      report.verdict.statement.hasPrefix("1 requirement is not fulfilled and accepted; no nonconformity "))
    #expect(report.waivers.map(\.state) == ["applied"] && report.waivers.map(\.accepts) == [[id]])
    let junit = workspace.text("report.xml")
    let element = try #require(junit.range(of: "name=\"\(id)\""))
    #expect(junit[element.upperBound...].prefix(400).contains("<skipped"))
    #expect(!junit.contains("<failure"))
  }

  @Test func whatFollowsFromAnAcceptedFailureIsAcceptedWithIt() throws {
    let capture = Command.root.appending(path: "Captures/lost-uplink-frames.pcapng").path
    try workspace.write(
      "accept.yaml",
      """
      profile: accept
      extends: spec/oran-cus
      waivers:
        - { requirement: cus/5.1.3.2.8/u-plane-loss, accepted_by: A, reason: R, expires: 2099-12-31 }

      """)
    #expect(try check(capture, profile: "spec/oran-cus").outcome.code == 1)
    let (outcome, report) = try check(capture, "--report", "junit=report.xml", profile: "accept.yaml")
    #expect(outcome.code == 0)
    #expect(report.verdict.statement.hasPrefix("2 requirements are not fulfilled and accepted; "))
    let consequence = try #require(report["cus/7.8.1/uplink-delivered"])
    #expect(consequence.verdict == "fail" && consequence.standing == "accepted")
    #expect(consequence.acceptedWith == ["cus/5.1.3.2.8/u-plane-loss"])
    #expect(workspace.text("report.xml").contains("accepted with its cause cus/5.1.3.2.8/u-plane-loss"))
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
    #expect(report.waivers.map(\.state) == ["expired"])
    #expect(try check(Self.healthy).report.waivers.map(\.state) == ["unused"])
  }
}
