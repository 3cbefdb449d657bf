import CaptureFiles
import Conformance
import Foundation
import Harness
import Profiles
import Results
import Synthesis
import Testing

/// The healthy teaching cell, as bad captures show it: nobody is charged for what the capture did, and what a unit
/// did is told (design §5, rules 6 and 7).
@Suite struct BadFronthaulInputTests {
  struct Frame {
    var time: Int64
    var bytes: [UInt8]
    var isOfRadioUnit: Bool { bytes[11] == 2 }
    /// Moves the radio frame behind the headers of Ethernet, VLAN and eCPRI.
    mutating func advance(frames: Int) { bytes[27] &+= UInt8(truncatingIfNeeded: frames) }
    mutating func advance(sequence: UInt8) { bytes[24] &+= sequence }
  }

  private static let millisecond: Int64 = 1_000_000
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let profile = Profile.read(
    """
    profile: bad-input
    extends: pair/demo.yaml
    timebase: { scale: UTC, point: o-du, uncertainty: 100 ns, k: 2, alpha: 0, beta: 0 }
    parameters:
      { t1a_min_cp_dl: 286 us, t1a_max_cp_dl: 535 us, t1a_min_cp_ul: 286 us, t1a_max_cp_ul: 535 us,
        t1a_min_up: 80 us, t1a_max_up: 390 us, ta4_min: 25 us, ta4_max: 500 us }
    """, file: folder.appending(path: "Profiles/bad-input.yaml").path, catalogue: Tekigo.catalogue,
    asOf: "2026-01-01"
  ).profile

  /// 60 ms of the healthy cell.
  private static let healthy: [Frame] = {
    let path = folder.appending(path: "Captures/teaching-healthy.scenario.yaml").path
    guard var scenario = Scenario.load(path).scenario else { return [] }
    scenario.duration = 60
    return ((try? Synthesizer(scenario).frames()) ?? []).map { Frame(time: $0.time, bytes: $0.bytes) }
  }()
  private static let middle = healthy.count / 2

  /// - Parameter drops: what the capturing host says that it lost.
  private func judge(_ frames: [Frame], drops: UInt64? = nil) throws -> RunResult {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pcapng").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    var writer = try PcapngWriter(path: file)
    let interface = try writer.addInterface(.ethernet)
    for frame in frames { try writer.write(frame.bytes.span, time: frame.time, interface: interface) }
    if let drops {
      try writer.writeStatistics(
        interface: interface, time: try #require(frames.last).time, interfaceDrops: drops)
    }
    try writer.close()
    var run = CheckRun([CaptureInput(file)], profile: try #require(Self.profile), asOf: "2026-01-01")
    run.computesDigest = false
    return RunResult(try run.run())
  }

  private func failed(_ result: RunResult, _ level: Level = .shall) -> [String] {
    result.requirements.filter { $0.verdict == .fail && $0.requirement.level == level }.map(\.requirement.id)
  }

  private func inconclusive(_ result: RunResult, _ id: String) -> Bool {
    result.requirements.contains { $0.requirement.id == id && $0.verdict == .inconclusive }
  }

  private func note(_ result: RunResult, _ kind: String) -> IntegrityNote? {
    result.integrity.first { $0.kind == kind }
  }

  /// Frames from the middle on, changed.
  private func fromMiddle(_ change: (inout Frame) -> Void) -> [Frame] {
    var frames = Self.healthy
    for index in Self.middle..<frames.count { change(&frames[index]) }
    return frames
  }

  @Test func theCellIsHealthy() throws {
    let result = try judge(Self.healthy)
    #expect(result.requirements.filter { $0.verdict != .pass && $0.tally.instances > 0 }.isEmpty)
    #expect(result.integrity.isEmpty)
  }

  @Test(arguments: [Int64(1_000_000_000), 1_000_000])
  func aClockThatStepsBackChargesNobody(_ step: Int64) throws {
    let result = try judge(fromMiddle { $0.time -= step })
    #expect(failed(result) == [])
    #expect(
      note(result, "clock-step")?.text.en.contains("goes back once by more than 10 µs, at frame") == true)
    #expect(note(result, "clock-step")?.limitsVerdicts == true)
    #expect(inconclusive(result, "cus/4.4/t1a-up"))
  }

  /// Frame numbers say that no time went by: 1.3 s, seconds of GPS against UTC, and seconds of TAI against UTC. A clock
  /// that is declared stays the measure of delays.
  /// Over a step of about a multiple of 2.56 s frame numbers go on as if that time had passed.
  @Test(arguments: [2_545, 2_560, 2_575, 5_120, 25_600] as [Int64], [3, 5, 8])
  func clockThatStepsForwardByTheCycleOfFrameNumbersFailsNothing(_ milliseconds: Int64, _ tenths: Int) throws
  {
    let place = Self.healthy.count * tenths / 10
    let frames = Self.healthy.indices.map { index in
      var frame = Self.healthy[index]
      if index >= place { frame.time += milliseconds * Self.millisecond }
      return frame
    }
    let result = try judge(frames)
    #expect((failed(result) + failed(result, .should)).filter { $0.hasPrefix("cus/7.8.1/") } == [])
  }

  @Test(arguments: [1_300_000_000, 18_000_000_000, 37_000_000_000] as [Int64])
  func aClockThatStepsForwardLosesNoRequest(_ step: Int64) throws {
    let result = try judge(fromMiddle { $0.time += step })
    #expect((failed(result) + failed(result, .should)).filter { $0.hasPrefix("cus/7.8.1/") } == [])
  }

  @Test func framesInAnotherOrderThanTheirTimeStampsChargeNobody() throws {
    var state: UInt64 = 1
    let places = Self.healthy.map { frame -> Int64 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return frame.time + Int64(state >> 33) % Self.millisecond
    }
    let order = Self.healthy.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let result = try judge(order.map { Self.healthy[$0] })
    #expect(failed(result) == [])
    #expect(inconclusive(result, "cus/7.8.1/downlink-announced"))
    #expect(inconclusive(result, "cus/5.1.3.2.8/u-plane-order"))
    #expect(note(result, "clock-step")?.text.en.contains(" times by more than 10 µs, first at frame") == true)
  }

  @Test func framesThatAllComeTwiceChargeNobody() throws {
    let twice = Self.healthy.flatMap { [$0, Frame(time: $0.time + 500, bytes: $0.bytes)] }
    let result = try judge(twice)
    #expect(failed(result) == [])
    #expect(note(result, "duplicates")?.limitsVerdicts == true)
    #expect(inconclusive(result, "cus/5.1.3.2.8/u-plane-duplicate"))
  }

  @Test func aFrameThatComesTwiceIsADuplicate() throws {
    var frames = Self.healthy
    let place = try #require(frames.firstIndex { $0.isOfRadioUnit })
    frames.insert(Frame(time: frames[place].time + 500, bytes: frames[place].bytes), at: place + 1)
    let result = try judge(frames)
    #expect(failed(result) == ["cus/5.1.3.2.8/u-plane-duplicate", "cus/7.8.1/uplink-once"])
    let once = try #require(result.requirements.first { $0.requirement.id == "cus/7.8.1/uplink-once" })
    #expect(once.findings.map(\.consequenceOf) == ["cus/5.1.3.2.8/u-plane-duplicate"])
  }

  @Test(arguments: [true, false])
  func oneDirectionAloneChargesNobody(_ isOfRadioUnit: Bool) throws {
    let result = try judge(Self.healthy.filter { $0.isOfRadioUnit == isOfRadioUnit })
    #expect(failed(result) == [])
    #expect(note(result, "one-direction") != nil)
    #expect(inconclusive(result, "cus/7.8.1/uplink-" + (isOfRadioUnit ? "scheduled" : "delivered")))
  }

  @Test func whatTheHostDroppedIsNobodysLoss() throws {
    let lost = Self.middle..<Self.middle + 40
    let frames = Self.healthy.indices.filter { !lost.contains($0) }.map { Self.healthy[$0] }
    let told = try judge(frames, drops: 40)
    #expect(failed(told) == [])
    #expect(note(told, "drops")?.limitsVerdicts == true)
    // Where it does not say so, the counters of both sides do.
    for result in [told, try judge(frames, drops: 0)] {
      #expect(failed(result) == [])
      let loss = try #require(result.requirements.first { $0.requirement.id == "cus/5.1.3.2.8/u-plane-loss" })
      #expect(loss.tally.outside > 0 && loss.reasons.map(\.en).contains(Reason(.hole).text.en))
      #expect(note(result, "holes")?.text.en.hasPrefix("1 hole of the capture") == true)
    }
    #expect(note(try judge(Self.healthy, drops: 0), "holes") == nil)
  }

  @Test func framesOfOneUnitThatAreMissingAreLost() throws {
    // Given a capture that lacks some frames of one unit, and none of the other,
    let lost = Self.middle..<Self.middle + 200
    let frames = Self.healthy.indices
      .filter { !lost.contains($0) || !Self.healthy[$0].isOfRadioUnit }.map { Self.healthy[$0] }
    let untold = try judge(frames, drops: 0)
    // then they are lost, and what is missing for that follows from it.
    #expect(failed(untold).contains("cus/5.1.3.2.8/u-plane-loss"))
    func causes(_ id: String) throws -> [String?] {
      try #require(untold.requirements.first { $0.requirement.id == id }).findings.map(\.consequenceOf)
    }
    #expect(
      try causes("cus/7.8.1/uplink-delivered") == [
        "cus/5.1.3.2.8/u-plane-loss", "cus/5.1.3.2.8/u-plane-loss",
      ])
    // The next PRACH occasion skips the numbers of the lost one.
    #expect(try causes("cus/7.8.1/prach-delivered") == ["cus/5.1.3.2.8/u-plane-loss"])
  }

  @Test func aCaptureThatBeginsInASlotChargesNobody() throws {
    for first in [7, 37, 43] {
      let result = try judge(Array(Self.healthy[first...]))
      #expect(failed(result) == [], "from frame \(first + 1) on")
    }
  }

  @Test func aFrameNumberThatJumpsIsTheCauseOfWhatFollows() throws {
    // Given one message, or all from the middle on, 64 frames ahead,
    for count in [1, Self.healthy.count - Self.middle] {
      var frames = Self.healthy
      for index in Self.middle..<Self.middle + count { frames[index].advance(frames: 64) }
      let result = try judge(frames)
      // then the coupling that is broken by it is told under it.
      let coupling = result.requirements.filter {
        $0.requirement.id.hasPrefix("cus/7.8.1/") && $0.verdict == .fail
      }
      #expect(!coupling.isEmpty)
      #expect(
        Set(coupling.flatMap { $0.findings.map(\.consequenceOf) }) == ["cus/7.5.2.4/frame-number"],
        "\(count) frames")
      #expect(failed(result, .should).contains("cus/7.5.2.4/frame-number"))
    }
  }

  /// The frame number has come round once, less, and more often.
  @Test(arguments: [150, 256, 1027])
  func aCaptureThatBreaksOffChargesNobody(_ frames: Int) throws {
    let result = try judge(
      fromMiddle {
        $0.time += Int64(frames) * 10 * Self.millisecond
        $0.advance(frames: frames)
        $0.advance(sequence: 77)
      })
    #expect(failed(result) == [] && failed(result, .should) == [])
    let loss = try #require(result.requirements.first { $0.requirement.id == "cus/5.1.3.2.8/c-plane-loss" })
    #expect(loss.tally.outside > 0 && loss.verdict == .pass)
  }
}
