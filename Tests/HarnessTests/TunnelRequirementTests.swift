import CaptureFiles
import Conformance
import Events
import Foundation
import Harness
import Profiles
import Results
import Testing
import Transport
import UserPlane

/// The requirements of F1-U that rest on what F1AP announced, with a directory in the place of F1AP.
@Suite struct TunnelRequirementTests {
  private static let du = IPAddress(ipv4: 0xC000_0202)
  private static let cu = IPAddress(ipv4: 0xC000_0201)

  /// Judges uplink data, a millisecond apart, with a directory that changes ahead of each.
  private func judge(
    _ steps: [(inout TunnelDirectory, Int64) -> Void]
  ) throws -> [String: Verdict] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Profiles/spec/3gpp-f1u.yaml").standardized.path
    let profile = try #require(
      Profile.load(path, catalogue: Tekigo.catalogue, asOf: "2026-01-01").profile)
    let requirements = profile.requirements.filter { $0.id.hasPrefix("f1u/") }
    var engine = Engine(requirements, catalogue: Tekigo.catalogue)
    var decoder = UserPlaneDecoder()
    var directory = TunnelDirectory()
    let bytes = try GTPUMessage(.gPDU, teid: 7, content: [0x80, 0, 1]).encode()
    let datagram = Datagram(
      source: Self.cu, destination: Self.du, sourcePort: 2152, destinationPort: 2152)
    for (index, step) in steps.enumerated() {
      let time = Int64(index + 1) * 1_000_000
      step(&directory, time)
      let frame = FrameInfo(number: index + 1, time: time, capturedLength: bytes.count)
      let packet = Packet(
        link: LinkFrame(), datagram: datagram, payload: 0..<bytes.count, payloadEnd: bytes.count,
        carriesECPRI: false)
      decoder.receive(
        UserPlanePacket(packet, datagram, of: frame, sender: UnitID(rawValue: 0)), bytes.span,
        tunnels: directory, into: &engine)
    }
    let results = engine.finish().map {
      RequirementResult($0, caps: VerdictCaps(), waivers: [], units: [])
    }
    return Dictionary(uniqueKeysWithValues: results.map { ($0.requirement.id, $0.verdict) })
  }

  private func announce(_ directory: inout TunnelDirectory, teid: UInt32, at time: Int64) {
    directory.announce(
      .init(address: Self.du, teid: teid),
      .init(owner: .du, association: 1, ue: 1, bearer: 1, announced: time), isComplete: true)
  }

  @Test func anAnnouncedTunnelPasses() throws {
    let verdicts = try judge([{ announce(&$0, teid: 7, at: $1) }, { _, _ in }])
    #expect(
      verdicts == ["f1u/8.3.1.2/tunnel-announced": .pass, "f1u/8.3.3.2/tunnel-in-use": .pass])
  }

  @Test func aTunnelThatNobodyAnnouncedFails() throws {
    let verdicts = try judge([{ announce(&$0, teid: 8, at: $1) }])
    #expect(verdicts["f1u/8.3.1.2/tunnel-announced"] == .fail)
    #expect(verdicts["f1u/8.3.3.2/tunnel-in-use"] == .notExercised)
  }

  @Test func aTunnelThatWasReleasedFails() throws {
    let verdicts = try judge([
      { announce(&$0, teid: 7, at: $1) },
      { directory, time in directory.release(association: 1, ue: 1, at: time - 1) },
    ])
    #expect(
      verdicts == ["f1u/8.3.1.2/tunnel-announced": .pass, "f1u/8.3.3.2/tunnel-in-use": .fail])
  }

  @Test func withoutF1APNothingIsJudged() throws {
    #expect(try judge([{ _, _ in }]).values.allSatisfy { $0 == .notExercised })
  }
}
