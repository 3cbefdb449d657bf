import CaptureFiles
import Testing

@Suite struct IntegrityTests {
  private func capture(nanoseconds: [UInt32]) throws -> CaptureSummary {
    var file = CaptureBytes.pcap(magic: 0xA1B2_3C4D)
    for time in nanoseconds { file.record(1, time, frame(20)) }
    return try #require(try read(file.bytes).summaries.first)
  }

  @Test func timeGoingBackwardsByMoreThanTenMicrosecondsIsAClockStep() throws {
    let summary = try capture(nanoseconds: [50_000, 40_000, 29_999, 90_000, 0])
    #expect(summary.smallInversions == 1)
    #expect(summary.clockStepCount == 2)
    #expect(summary.clockSteps.map(\.frame) == [3, 5])
    #expect(summary.clockSteps.map(\.backwards) == [10_001, 90_000])
    #expect(summary.firstTime == 1_000_050_000)
    #expect(summary.lastTime == 1_000_000_000)
  }

  @Test func timeThatStandsOrGoesForwardsIsNoStep() throws {
    let summary = try capture(nanoseconds: [5, 5, 999_999_999])
    #expect(summary.smallInversions == 0)
    #expect(summary.clockStepCount == 0)
  }

  @Test func allClockStepsAreCountedAndTheFirstKept() throws {
    let summary = try capture(nanoseconds: (0..<100).map { $0 % 2 == 0 ? 500_000 : 0 })
    #expect(summary.clockStepCount == 50)
    #expect(summary.clockSteps.map(\.frame) == [2, 4, 6, 8, 10, 12, 14, 16])
  }

  @Test func theStepBetweenTheEndsOfTimeDoesNotOverflow() throws {
    var file = CaptureBytes.pcapng(interfaces: 0)
    for offset: Int64 in [9_000_000_000, -9_000_000_000] {
      file.interface {
        $0.option(9) { $0.bytes = [0] }
        $0.option(14) { $0.append(offset) }
      }
    }
    file.enhanced(interface: 0, ticks: 0, frame(4))
    file.enhanced(interface: 1, ticks: 0, frame(4))
    let summary = try #require(try read(file.bytes).summaries.first)
    #expect(summary.clockSteps == [.init(frame: 2, backwards: 18_000_000_000_000_000_000)])
  }

  @Test func theSnapLengthShowsInTheCountOfTruncatedFrames() throws {
    var file = CaptureBytes.pcap(snapLength: 64)
    file.record(1, 0, frame(64), original: 1500)
    file.record(1, 1, frame(60), original: 60)
    let summary = try #require(try read(file.bytes).summaries.first)
    #expect(summary.truncatedFrames == 1)
    #expect(summary.interfaces.first?.snapLength == 64)
  }

  @Test func theCoarsestResolutionOfTheInterfacesWithFramesCounts() throws {
    var file = CaptureBytes.pcapng(interfaces: 0)
    for resolution: UInt8 in [9, 0x80 | 20, 3] {
      file.interface { $0.option(9) { $0.bytes = [resolution] } }
    }
    file.enhanced(interface: 0, ticks: 1, frame(4))
    file.enhanced(interface: 1, ticks: 1, frame(4))
    let summary = try #require(try read(file.bytes).summaries.first)
    #expect(summary.resolution == TimeResolution(rawValue: 0x80 | 20))
    #expect(summary.resolution?.description == "2^-20 s")
  }

  @Test func theWholeFileIsWalkedForADigest() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.file("bytes", frame(100_001))
    var seen: [UInt8] = []
    try forEachBlock(of: path) { block in
      for index in block.indices { seen.append(block[index]) }
    }
    #expect(seen == frame(100_001))
    #expect(throws: CaptureError.self) { try forEachBlock(of: path + "x") { _ in } }
  }
}
