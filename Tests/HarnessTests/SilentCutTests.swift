import Harness
import Results
import Testing

/// Some tools cut frames and say that nothing is missing. Design §5, rule 7.
@Suite struct SilentCutTests {
  private static let withinFrame = "ecpri/3.1.3.1.4/payload-within-frame"

  @Test(arguments: [64, 96, 128, 256, 500])
  func framesThatAreCutWithoutSayingSoFailNothing(_ length: Int) throws {
    var capture = try RewrittenCapture("teaching-healthy")
    let cut = capture.frames.count { $0.bytes.count > length }
    for index in capture.frames.indices {
      capture.frames[index].bytes = Array(capture.frames[index].bytes.prefix(length))
    }
    let judged = try capture.judge("pair/demo")
    #expect(judged.failing == [])
    #expect(judged.requirement(Self.withinFrame)?.verdict == .inconclusive)
    let note = judged.integrity.first { $0.kind == "alike-lengths" }
    #expect(note?.text.en.contains("\(cut.grouped) frames claim more bytes than captured") == true)
    #expect(judged.captures.first?.cutFrames == cut)
  }

  @Test(arguments: [96, 128])
  func signallingThatIsCutWithoutSayingSoFailsNothing(_ length: Int) throws {
    var capture = try RewrittenCapture("f1-healthy")
    for index in capture.frames.indices {
      capture.frames[index].bytes = Array(capture.frames[index].bytes.prefix(length))
    }
    let judged = try capture.judge("pair/demo-f1")
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "alike-lengths" })
  }

  /// Adds to the payload size of eCPRI, which stands behind a VLAN tag and the first half of the common header.
  private func enlarge(_ bytes: inout [UInt8], by excess: Int) {
    let size = Int(bytes[20]) << 8 | Int(bytes[21]) + excess
    (bytes[20], bytes[21]) = (UInt8(size >> 8), UInt8(size & 0xFF))
  }

  @Test func aSenderWhoseSizesAreWrongInSomeOfTheLongestFramesFails() throws {
    var capture = try RewrittenCapture("teaching-healthy")
    let longest = try #require(capture.frames.map(\.bytes.count).max())
    // Every third of them, so that most frames of this length hold what they claim.
    let long = capture.frames.indices.filter { capture.frames[$0].bytes.count == longest }
    for index in long.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      enlarge(&capture.frames[index].bytes, by: 4)
    }
    let judged = try capture.judge("pair/demo")
    let rule = try #require(judged.requirement(Self.withinFrame))
    #expect(rule.verdict == .fail && rule.tally.failed == (long.count + 2) / 3)
    #expect(!judged.integrity.contains { $0.kind == "alike-lengths" })
  }

  @Test func aSenderWhoseSizesAreAllWrongFails() throws {
    var capture = try RewrittenCapture("teaching-healthy")
    let sender = capture.frames[0].sender
    var enlarged = 0
    for index in capture.frames.indices
    where capture.frames[index].sender == sender && capture.frames[index].bytes[16] == 0xAE {
      enlarge(&capture.frames[index].bytes, by: 100)
      enlarged += 1
    }
    let judged = try capture.judge("pair/demo")
    #expect(judged.requirement(Self.withinFrame)?.tally.failed == enlarged)
  }
}
