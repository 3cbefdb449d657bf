import Foundation
import Results
import Testing

/// Where the clock has stepped between two files, their stamps do not tell in which order they were captured: the numbers
/// of their messages do. Design §5, rule 6: a step of the clock is a break.
@Suite struct SteppedFilesTests {
  struct Healthy: Sendable, CustomTestStringConvertible {
    var name: String
    var profile: String
    var places: [Int]
    var testDescription: String { name }
  }

  private static let captures = [
    Healthy(name: "teaching-healthy", profile: "pair/demo", places: [89, 149, 204, 816, 1020]),
    Healthy(name: "f1-healthy", profile: "spec/3gpp-f1ap", places: [23, 64, 97, 165]),
    Healthy(name: "e1-healthy", profile: "spec/3gpp-e1ap", places: [9, 27, 45]),
    Healthy(name: "chain-healthy", profile: "pair/demo-chain", places: [14, 33, 135, 169]),
  ]

  private func isNoted(_ judged: RunResult) -> Bool {
    judged.integrity.contains { $0.kind == "stepped-borders" }
  }

  @Test(arguments: captures, [-1, -50, -1_000, 5]) func stepBetweenFilesFailsNothing(
    _ healthy: Healthy, _ milliseconds: Int64
  ) throws {
    for place in healthy.places {
      var capture = try RewrittenCapture(healthy.name)
      let all = capture.frames.count
      for index in place..<all { capture.frames[index].time += milliseconds * 1_000_000 }
      let judged = try capture.judge(healthy.profile, files: [0..<place, place..<all])
      #expect(judged.failing == [], "from frame \(place + 1) on")
    }
  }

  /// As a step within a file is told, so is one between files.
  @Test func stepBackBetweenFilesIsTold() throws {
    var capture = try RewrittenCapture("teaching-healthy")
    let all = capture.frames.count
    for index in all / 2..<all { capture.frames[index].time -= 5_000_000 }
    let judged = try capture.judge("pair/demo", files: [0..<all / 2, all / 2..<all])
    let note = judged.integrity.first { $0.kind == "stepped-borders" }
    #expect(note?.text.en.contains("before the end of the file before it") == true)
    #expect(note?.limitsVerdicts == true)
  }

  /// Frames that are missing there too are charged to nobody.
  @Test(arguments: [1, 9]) func stepBetweenFilesThatLackFramesFailsNothing(_ missing: Int) throws {
    for place in [204, 612, 1_020] {
      var capture = try RewrittenCapture("teaching-healthy")
      let all = capture.frames.count
      for index in place..<all { capture.frames[index].time -= 5_000_000 }
      let judged = try capture.judge("pair/demo", files: [0..<place, place + missing..<all])
      #expect(judged.failing == [] && isNoted(judged), "from frame \(place + 1) on")
    }
  }

  // MARK: Captured at the same time

  /// Two files of one time, each with the frames of one sender, are one capture.
  @Test(arguments: captures) func filesOfOneSenderEachAreMergedByTime(_ healthy: Healthy) throws {
    var capture = try RewrittenCapture(healthy.name)
    let whole = try capture.judge(healthy.profile)
    let sender = capture.frames[0].sender
    let first = capture.frames.filter { $0.sender == sender }
    capture.frames = first + capture.frames.filter { $0.sender != sender }
    let judged = try capture.judge(
      healthy.profile, files: [0..<first.count, first.count..<capture.frames.count])
    #expect(!isNoted(judged))
    #expect(judged.requirements.map(\.tally) == whole.requirements.map(\.tally))
  }

  /// Frames of one flow that were spread over two files, whichever frame is in which.
  @Test(arguments: captures) func filesThatShareTheFramesAreMergedByTime(_ healthy: Healthy) throws {
    var capture = try RewrittenCapture(healthy.name)
    let whole = try capture.judge(healthy.profile)
    let parts = [0, 1].map { part in
      capture.frames.enumerated().filter { ($0.offset / 3 % 2) == part }.map(\.element)
    }
    capture.frames = parts[0] + parts[1]
    let judged = try capture.judge(
      healthy.profile, files: [0..<parts[0].count, parts[0].count..<capture.frames.count])
    #expect(!isNoted(judged))
    #expect(judged.requirements.map(\.tally) == whole.requirements.map(\.tally))
  }

  /// Files that repeat the last frames of the file before were captured by one clock.
  @Test(arguments: captures) func filesThatRepeatFramesAreMergedByTime(_ healthy: Healthy) throws {
    let capture = try RewrittenCapture(healthy.name)
    let (place, all) = (capture.frames.count / 2, capture.frames.count)
    #expect(!isNoted(try capture.judge(healthy.profile, files: [0..<place + 10, place - 10..<all])))
  }

  // MARK: Steps forward

  private func forwardSteps(_ judged: RunResult) -> [String] {
    judged.integrity.filter { $0.kind == "forward-step" }.map(\.text.en)
  }

  @Test func stepForwardIsToldByTheFrameNumbers() throws {
    var capture = try RewrittenCapture("teaching-healthy")
    #expect(forwardSteps(try capture.judge("pair/demo")) == [])
    for index in 612..<capture.frames.count { capture.frames[index].time += 1_000_000_000 }
    let judged = try capture.judge("pair/demo")
    #expect(judged.failing == [])
    #expect(forwardSteps(judged).count == 1)
    #expect(forwardSteps(judged).first?.contains("by 1,000 ms, or 2.56 s more") == true)
  }
}
