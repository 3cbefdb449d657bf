import Results
import Testing

/// Two taps show each frame twice, with stamps of two clocks: no unit sent it twice.
@Suite struct TwoTapsTests {
  private static let captures = [
    ("teaching-healthy", "pair/demo"), ("f1-healthy", "spec/3gpp-f1ap"), ("e1-healthy", "spec/3gpp-e1ap"),
    ("chain-healthy", "pair/demo-chain"),
  ]

  /// - Parameter lost: every how many-th frame each of the taps lost; 0 = none.
  private func twice(_ name: String, apart: Int64, lost: Int = 0) throws -> (RewrittenCapture, [Range<Int>]) {
    var capture = try RewrittenCapture(name)
    let sent = capture.frames
    func seen(_ rest: Int) -> [RewrittenCapture.Frame] {
      lost == 0 ? sent : sent.indices.filter { $0 % lost != rest }.map { sent[$0] }
    }
    let first = seen(3)
    let second = seen(7).map { frame in
      var frame = frame
      frame.time += apart
      return frame
    }
    capture.frames = first + second
    return (capture, [0..<first.count, first.count..<first.count + second.count])
  }

  @Test(arguments: captures, [-3_000_000, 900, 25_000, 20_000_000])
  func noUnitIsChargedWithCopies(_ healthy: (name: String, profile: String), _ nanoseconds: Int64) throws {
    let (capture, files) = try twice(healthy.name, apart: nanoseconds)
    let judged = try capture.judge(healthy.profile, files: files)
    #expect(judged.failing == [])
    let note = judged.integrity.first { $0.kind.hasPrefix("copies") }
    #expect(note?.text.en.contains("each frame was judged once") == true)
    #expect(note?.limitsVerdicts == (nanoseconds.magnitude > 10_000))
  }

  /// What one tap lost the other one shows.
  @Test(arguments: captures, [-300_000, 25_000])
  func lossesOfATapAreChargedToNobody(_ healthy: (name: String, profile: String), _ nanoseconds: Int64) throws
  {
    let (capture, files) = try twice(healthy.name, apart: nanoseconds, lost: 23)
    #expect(try capture.judge(healthy.profile, files: files).failing == [])
  }

  /// The verdicts are those of one tap, counts included.
  @Test(arguments: ["teaching-several-faults", "duplicated-frames"])
  func copiesHideNoFault(_ name: String) throws {
    let (capture, files) = try twice(name, apart: 900)
    let (one, two) = (
      try capture.judge("pair/demo", files: [files[0]]), try capture.judge("pair/demo", files: files)
    )
    #expect(!one.failing.isEmpty)
    #expect(two.failing == one.failing)
    #expect(two.requirements.map(\.tally) == one.requirements.map(\.tally))
  }
}
