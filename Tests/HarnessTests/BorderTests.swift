import CaptureFiles
import Foundation
import Harness
import Profiles
import Results
import Testing

/// A border between files is an edge where frames are missing, and none where the numbers of messages go on. Design §5,
/// rule 6.
@Suite struct BorderTests {
  struct Healthy: Sendable, CustomTestStringConvertible {
    var name: String
    var profile: String
    var testDescription: String { name }
  }

  private static let signalling = [
    Healthy(name: "f1-healthy", profile: "spec/3gpp-f1ap"),
    Healthy(name: "e1-healthy", profile: "spec/3gpp-e1ap"),
  ]
  private static let numbered = signalling + [Healthy(name: "teaching-healthy", profile: "pair/demo")]
  /// With tunnels of F1-U, whose numbers nobody follows over a border.
  private static let captures = numbered + [Healthy(name: "chain-healthy", profile: "pair/demo-chain")]

  /// Places of a border, spread over a capture.
  private func places(_ capture: RewrittenCapture) -> [Int] {
    (1...3).map { capture.frames.count * $0 / 4 }
  }

  private func borders(_ judged: RunResult) -> [String] {
    judged.integrity.filter { $0.kind == "borders" }.map(\.text.en)
  }

  @Test(arguments: numbered) func filesThatFollowEachOtherAreJudgedAsOne(_ healthy: Healthy) throws {
    let capture = try RewrittenCapture(healthy.name)
    let all = capture.frames.count
    let whole = try capture.judge(healthy.profile)
    #expect(whole.failing == [])
    for place in places(capture) {
      let judged = try capture.judge(healthy.profile, files: [0..<place, place..<all])
      #expect(borders(judged) == [])
      #expect(judged.requirements.map(\.tally) == whole.requirements.map(\.tally))
      #expect(judged.configuration.count == whole.configuration.count)
    }
  }

  @Test(arguments: captures, [1, 60]) func framesThatAreMissingBetweenFilesFailNothing(
    _ healthy: Healthy, _ missing: Int
  ) throws {
    let capture = try RewrittenCapture(healthy.name)
    let all = capture.frames.count
    for place in places(capture) {
      let judged = try capture.judge(
        healthy.profile, files: [0..<place, min(all - 1, place + missing)..<all])
      #expect(judged.failing == [], "from frame \(place + 1) on")
      // What was lost is known to lie at the border, and caps nothing else.
      #expect(!judged.integrity.contains { $0.kind == "sctp-gap" })
      if missing == 60 {
        #expect(
          borders(judged).first?.contains("missing between the file or section before and this one") == true)
      }
    }
  }

  /// The messages that are missing are the last ones of their counter: no number behind the border tells.
  @Test(arguments: [14, 15]) func lastMessageOfACounterMayBeMissing(_ place: Int) throws {
    let capture = try RewrittenCapture(scenario: "oran-cus/shared-address")
    let whole = try capture.judge("spec/oran-cus")
    let judged = try capture.judge(
      "spec/oran-cus", files: [0..<place, place + 1..<capture.frames.count])
    #expect(Set(judged.failing).subtracting(whole.failing) == [])
    #expect(borders(judged).first?.contains("frames may be missing") == true)
  }

  /// The message that is missing is the only one of its counter, which asks for what comes behind the border.
  @Test func firstMessageOfACounterMayBeMissing() throws {
    let capture = try RewrittenCapture(scenario: "oran-cus/answers")
    let judged = try capture.judge("spec/oran-cus", files: [0..<271, 272..<capture.frames.count])
    #expect(judged.failing == [])
    #expect(borders(judged).first?.contains("frames may be missing") == true)
  }

  /// A fragment that is missing between two files is no fault of the fragments behind it, whichever of a message it is.
  @Test(arguments: 20..<26) func fragmentMayBeMissing(_ place: Int) throws {
    let capture = try RewrittenCapture(scenario: "oran-cus/fragments")
    let whole = try capture.judge("spec/oran-cus")
    let judged = try capture.judge("spec/oran-cus", files: [0..<place, place + 1..<capture.frames.count])
    #expect(Set(judged.failing).subtracting(whole.failing) == [])
    #expect(!borders(judged).isEmpty)
    let split = try capture.judge("spec/oran-cus", files: [0..<place, place..<capture.frames.count])
    #expect(borders(split).isEmpty)
  }

  /// Where the last fragment of a message is lost, no number is skipped: what is not delivered follows from it all the same.
  @Test func undeliveredPartOfAnUnendedMessageFollowsFromItsFragment() throws {
    var capture = try RewrittenCapture(scenario: "oran-cus/fragments")
    #expect(try !capture.judge("spec/oran-cus").failing.contains("cus/5.5.3/fragments-in-order"))
    // Behind the tag: the common header, the eAxC, the number, then the E bit and the number of the fragment.
    let last = try #require(
      capture.frames.indices.first {
        let bytes = capture.frames[$0].bytes
        return $0 > 100 && bytes[19] == 0 && bytes[25] > 0x80 && bytes[26] < 0x80
      })
    capture.frames.remove(at: last)
    let judged = try capture.judge("spec/oran-cus")
    #expect(judged.requirement("cus/5.5.3/fragments-in-order")?.verdict == .fail)
    let findings = judged.requirement("cus/7.8.1/uplink-delivered")?.findings ?? []
    #expect(!findings.isEmpty && findings.allSatisfy { $0.consequenceOf != nil })
  }

  /// What is not known behind a break was not unknown before it.
  @Test func whatWasNotSeenSinceABreakIsToldSo() throws {
    let capture = try RewrittenCapture("f1-healthy")
    let all = capture.frames.count
    let judged = try capture.judge("spec/3gpp-f1ap", files: [0..<all / 2, all / 2 + 20..<all])
    let reasons = Set(judged.requirements.flatMap(\.reasons).map(\.en))
    #expect(reasons.contains(Reason(.lifeBeforeBreak).text.en))
    #expect(!reasons.contains(Reason(.lifeBeforeCapture).text.en))
    let cut = try capture.judge("spec/3gpp-f1ap", files: [all / 2..<all])
    #expect(Set(cut.requirements.flatMap(\.reasons).map(\.en)).contains(Reason(.lifeBeforeCapture).text.en))
  }

  /// Associations that go on are described once.
  @Test func anAssociationThatGoesOnBehindABreakIsOne() throws {
    let capture = try RewrittenCapture("f1-healthy")
    let (place, all) = (capture.frames.count / 2, capture.frames.count)
    let judged = try capture.judge("spec/3gpp-f1ap", files: [0..<place, place + 20..<all])
    #expect(borders(judged).count == 1)
    let whole = try capture.judge("spec/3gpp-f1ap")
    #expect(judged.configuration.map(\.name) == whole.configuration.map(\.name))
  }

  /// F1 is silent for long where nothing happens: if its numbers go on, nothing is missing.
  @Test(arguments: signalling, [0, 7]) func pauseOfSecondsBetweenFilesFailsNothing(
    _ healthy: Healthy, _ missing: Int
  ) throws {
    var capture = try RewrittenCapture(healthy.name)
    let all = capture.frames.count
    for place in places(capture) {
      capture = try RewrittenCapture(healthy.name)
      for index in place..<all { capture.frames[index].time += 7_000_000_000 }
      let whole = try capture.judge(healthy.profile)
      let judged = try capture.judge(
        healthy.profile, files: [0..<place, min(all - 1, place + missing)..<all])
      #expect(Set(judged.failing).subtracting(whole.failing) == [])
      if missing == 0 {
        #expect(borders(judged) == [])
        #expect(judged.requirements.map(\.tally) == whole.requirements.map(\.tally))
      }
    }
  }

  @Test func filesThatOverlapHaveNoBorder() throws {
    let capture = try RewrittenCapture("f1-healthy")
    let all = capture.frames.count
    let judged = try capture.judge("spec/3gpp-f1ap", files: [0..<all, 20..<40])
    #expect(borders(judged) == [])
  }

  /// The numbers of exported PDUs and of other protocols tell nothing, so that the border may be a break.
  @Test func borderThatNoNumberCrossesIsABreak() throws {
    let capture = try RewrittenCapture("f1-healthy")
    let judged = try capture.judge(
      "spec/3gpp-f1ap",
      files: [0..<capture.frames.count - 1, capture.frames.count - 1..<capture.frames.count])
    #expect(borders(judged).first?.contains("frames may be missing") == true)
    #expect(judged.failing == [])
  }
}
