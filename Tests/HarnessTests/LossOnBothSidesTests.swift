import Harness
import Results
import Testing

/// A unit or a network loses the messages of one side; a capture that misses frames loses those of both. Design §5, rule 7.
@Suite struct LossOnBothSidesTests {
  private static let uPlaneLoss = "cus/5.1.3.2.8/u-plane-loss"
  /// The last octets of the MAC addresses.
  private static let (controller, radioUnit): (UInt8, UInt8) = (1, 2)

  /// The healthy capture without every so many-th U-plane frame of each of some senders.
  private func capture(
    without senders: [UInt8], every step: Int, from first: Int = 0, atMost most: Int = .max
  ) throws
    -> RewrittenCapture
  {
    var capture = try RewrittenCapture("teaching-healthy")
    drop(&capture, of: senders, every: step, from: first, atMost: most)
    return capture
  }

  private func drop(
    _ capture: inout RewrittenCapture, of senders: [UInt8], every step: Int, from first: Int = 0,
    atMost most: Int = .max
  ) {
    var sent: [UInt8: Int] = [:]
    var dropped: [UInt8: Int] = [:]
    capture.frames = capture.frames.filter { frame in
      // The message type of eCPRI behind a VLAN tag.
      guard senders.contains(frame.sender), frame.bytes[16] == 0xAE, frame.bytes[19] == 0 else { return true }
      sent[frame.sender, default: 0] += 1
      guard sent[frame.sender, default: 0] >= first, sent[frame.sender, default: 0] % step == step / 2,
        dropped[frame.sender, default: 0] < most
      else {
        return true
      }
      dropped[frame.sender, default: 0] += 1
      return false
    }
  }

  @Test func lossesOnBothSidesFailNothingAndPointAtTheCapture() throws {
    let judged = try capture(without: [Self.controller, Self.radioUnit], every: 80).judge("pair/demo")
    #expect(judged.failing == [])
    let loss = try #require(judged.requirement(Self.uPlaneLoss))
    #expect(loss.verdict == .inconclusive && loss.tally.inconclusive > 5)
    #expect(loss.units.filter { $0.tally.inconclusive > 0 }.count == 2)
    let note = try #require(judged.integrity.first { $0.kind == "both-sides-lose" })
    #expect(note.limitsVerdicts && note.text.en.contains("which has no drop counter"))
  }

  /// Too late for the O-RU to be charged with them, and yet its numbers show that frames are missing.
  @Test func lossesShortBeforeTheEndCountToo() throws {
    var capture = try capture(without: [Self.controller], every: 40)
    drop(&capture, of: [Self.radioUnit], every: 40, from: 330)
    let judged = try capture.judge("pair/demo")
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "both-sides-lose" })
    let units = try #require(judged.requirement(Self.uPlaneLoss)).units
    #expect(units.contains { $0.tally.outside > 1 && $0.tally.inconclusive == 0 })
  }

  /// So early that the O-RU may have sent them before the observation began, and yet its numbers show that frames are
  /// missing.
  @Test func lossesShortBehindTheStartCountToo() throws {
    var capture = try capture(without: [Self.controller], every: 40)
    drop(&capture, of: [Self.radioUnit], every: 6, atMost: 3)
    let judged = try capture.judge("pair/demo")
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "both-sides-lose" })
    let units = try #require(judged.requirement(Self.uPlaneLoss)).units
    #expect(units.contains { $0.tally.outside == 3 && $0.tally.inconclusive == 0 })
  }

  @Test func whereTheProfileSaysThatTheCaptureIsLosslessTheyFail() throws {
    let judged = try capture(without: [Self.controller, Self.radioUnit], every: 80)
      .judge("pair/demo", "capture: lossless\n")
    let loss = try #require(judged.requirement(Self.uPlaneLoss))
    #expect(loss.verdict == .fail && loss.tally.inconclusive == 0)
    let note = try #require(judged.integrity.first { $0.kind == "both-sides-lose" })
    #expect(!note.limitsVerdicts)
  }

  @Test(arguments: [1, 2] as [UInt8]) func lossesOfOneSenderFail(_ sender: UInt8) throws {
    let judged = try capture(without: [sender], every: 80).judge("pair/demo")
    #expect(judged.requirement(Self.uPlaneLoss)?.verdict == .fail)
    #expect(!judged.integrity.contains { $0.kind == "both-sides-lose" })
  }

  @Test func oneLostMessageOnEitherSideMayBeChance() throws {
    let judged = try capture(without: [Self.controller, Self.radioUnit], every: 80, from: 240, atMost: 1)
      .judge("pair/demo")
    #expect(judged.requirement(Self.uPlaneLoss)?.tally.failed == 2)
  }

  // MARK: Time stamps

  /// The healthy capture with time stamps that are off by up to 50 µs.
  private func jittered(_ senders: [UInt8], sorted: Bool) throws -> RewrittenCapture {
    var capture = try RewrittenCapture("teaching-healthy")
    var state: UInt64 = 1
    for index in capture.frames.indices where senders.contains(capture.frames[index].sender) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      capture.frames[index].time += Int64(state >> 33) % 100_001 - 50_000
    }
    if sorted {
      // Frames of one time stay in their order.
      capture.frames = capture.frames.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
    return capture
  }

  private static let order = "cus/5.1.3.2.8/u-plane-order"

  @Test(arguments: [false, true]) func timeStampsThatJitterFailNothing(_ sorted: Bool) throws {
    let judged = try jittered([Self.controller, Self.radioUnit], sorted: sorted).judge("pair/demo")
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "both-sides-reorder" } == sorted)
  }

  /// Radio time goes on behind it as before, of both units.
  @Test(arguments: [400, 612], [1_000_000_000, -1_000_000_000, 50_000_000, -50_000_000] as [Int64])
  func aClockThatStepsFailsNothing(_ place: Int, _ distance: Int64) throws {
    var capture = try RewrittenCapture("teaching-healthy")
    for index in place..<capture.frames.count { capture.frames[index].time += distance }
    #expect(try capture.judge("pair/demo").failing == [])
  }

  @Test func messagesOfOneSideOutOfOrderFail() throws {
    let judged = try jittered([Self.controller], sorted: true).judge("pair/demo")
    #expect(judged.requirement(Self.order)?.verdict == .fail)
    #expect(!judged.integrity.contains { $0.kind == "both-sides-reorder" })
  }
}
