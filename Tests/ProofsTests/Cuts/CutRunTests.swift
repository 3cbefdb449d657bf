import CaptureFiles
import Documents
import Foundation
import Harness
import Profiles
import Proofs
import Synthesis
import Testing

/// Cuts of a shipped capture of F1.
@Suite struct CutRunTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let healthy = root.appending(path: "Captures/f1-healthy.pcapng").path

  private func run(_ requirements: String) throws -> CutRun {
    let capture = try KeptCapture(reading: Self.healthy)
    let head = "profile: small\ncite: { document: D, version: \"1\", clause: \"1\" }\nrequirements:\n"
    let (profile, diagnostics) = Profile.read(
      head + requirements, file: "small.yaml", catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    #expect(diagnostics.map(\.description) == [])
    return CutRun(capture, profile: try #require(profile))
  }

  /// Fails where the set-up was not captured, whatever the units did.
  private static let unfair = """
    - id: unfair
      title: The interface is set up
      level: shall
      select: f1ap.*
      when: message == UEContextSetupRequest
      assert: isSetUp
    """

  @Test func ruleThatChargesAUnitForWhatIsCutOffIsFound() throws {
    let run = try run(Self.unfair)
    #expect(run.passes)
    #expect(run.added(by: .part(20..<run.frameCount)).map(\.requirement) == ["unfair"])
    #expect(run.added(by: .judged(20..<run.frameCount)) == [])
  }

  @Test func ruleThatKnowsOfTheCutIsNot() throws {
    let run = try run(Self.unfair.replacing("assert: isSetUp", with: "assert: isSetUp || !startSeen"))
    #expect(run.added(by: .part(20..<run.frameCount)) == [])
  }

  @Test func capturesThatBeginInMidLifeChargeNobody() throws {
    let (profile, _) = Profile.load("spec/3gpp-f1ap", catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    let run = CutRun(try KeptCapture(reading: Self.healthy), profile: try #require(profile))
    #expect(run.passes)
    // Before an event that begins lives, in the middle of releases, and between a message and its acknowledgement.
    for frame in [117, 146, 170, 171] {
      #expect(run.added(by: .part(frame - 1..<run.frameCount)) == [])
      #expect(run.added(by: .lost(frame - 1..<frame + 19)) == [])
    }
  }

  @Test func messageThatIsLostChargesNobodyWhereTheNumbersTellOfIt() throws {
    let answered = """
      - id: answered
        title: Requests are answered
        level: shall
        transaction:
          request: f1ap.UEContextSetupRequest
          response: f1ap.UEContextSetupResponse
          key: [association, transaction]
          within: 100 ms
      """
    let run = try run(answered)
    for frame in 0..<run.frameCount { #expect(run.added(by: .lost(frame..<frame + 1)) == []) }
  }

  /// A number of F1-U that is skipped is told by no other one: cuts count, frames that were lost do not.
  @Test func lostFramesOfTheUserPlaneDoNotCount() throws {
    let (profile, _) = Profile.load("spec/3gpp-f1u", catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    let path = Self.root.appending(path: "Captures/chain-healthy.pcapng").path
    let run = CutRun(try KeptCapture(reading: path), profile: try #require(profile))
    for frame in stride(from: 1, to: run.frameCount - 1, by: 7) {
      #expect(run.added(by: .lost(frame..<frame + 1)) == [])
      #expect(run.added(by: .part(frame..<run.frameCount)) == [])
    }
  }

  private static func synthesized(_ path: String) throws -> KeptCapture {
    let scenario = try #require(Scenario.load(path + ".scenario.yaml").scenario)
    var capture = KeptCapture()
    for (index, frame) in try Synthesizer(scenario).frames().enumerated() {
      let info = FrameInfo(number: index + 1, time: frame.time, capturedLength: frame.bytes.count)
      _ = capture.receive(info, frame.bytes.span)
    }
    return capture
  }

  /// Each side in a file of its own: what the one that is seen later did until then is charged to nobody.
  @Test(arguments: [
    ("3gpp-f1ap", "ordinary-life", 0, [4, 12, 40]), ("3gpp-f1ap", "interrupted", 1, [20, 60]),
    // The set-up is answered, and what was asked before it still is.
    ("3gpp-f1ap", "cells", 1, [28]),
    // The UE of the last message before the other side is seen.
    ("3gpp-f1ap", "left-open", 1, [27]),
    // The other side answered the set-up, and asks again.
    ("3gpp-e1ap", "loads", 1, [7, 16]), ("3gpp-e1ap", "bearer-life", 1, [30, 90]),
  ]) func sideThatIsSeenLaterChargesNobody(
    profile: String, scenario: String, sender: Int, frames: [Int]
  ) throws {
    let capture = try Self.synthesized(Self.root.appending(path: "Tests/Proofs/\(profile)/\(scenario)").path)
    #expect(capture.senders.count == 2)
    let (profile, _) = Profile.load("spec/\(profile)", catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    let run = CutRun(capture, profile: try #require(profile))
    for count in frames { #expect(run.added(by: .late(sender: sender, frames: count)) == []) }
  }

  /// A DU that hands on everything at once reports each number a moment after it was sent.
  @Test func statusBehindALostNumberChargesNobody() throws {
    let path = Self.root.appending(path: "Tests/Proofs/3gpp-f1u/borders").path
    let capture = try Self.synthesized(path)
    let (profile, _) = Profile.load(
      path.replacing("borders", with: "bearers") + ".profile.yaml", catalogue: Tekigo.catalogue,
      asOf: "2026-01-01")
    let run = CutRun(capture, profile: try #require(profile))
    #expect(run.passes)
    // Every third frame: `.ci/cuts --all` takes each.
    for frame in stride(from: 1, to: run.frameCount - 1, by: 3) {
      #expect(run.added(by: .lost(frame..<frame + 1)) == [])
      #expect(run.added(by: .lost(frame..<min(run.frameCount, frame + 7))) == [])
    }
  }
}
