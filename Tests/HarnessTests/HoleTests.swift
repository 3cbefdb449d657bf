import Harness
import Results
import Testing

/// The middle of a capture is missing, and the time stamps tell how long: nobody is charged with what was sent in it.
/// Design §5, rule 6.
@Suite struct HoleTests {
  /// The last octet of the O-DU's MAC address.
  private static let controller: UInt8 = 1
  private static let uPlaneLoss = "cus/5.1.3.2.8/u-plane-loss"

  /// - Parameter hole: the places of the frames that are missing.
  private func judge(
    _ hole: Range<Int>, keeping isKept: (Int, RewrittenCapture.Frame) -> Bool = { _, _ in true }
  ) throws -> RunResult {
    var capture = try RewrittenCapture("teaching-healthy")
    capture.frames = capture.frames.enumerated().filter {
      !hole.contains($0.offset) && isKept($0.offset, $0.element)
    }
    .map(\.element)
    return try capture.judge("pair/demo")
  }

  /// Counters of 8 bits that go on at a number in the other half of their cycle have not gone back.
  @Test func aCounterThatGoesRoundInAHoleIsNotOutOfOrder() throws {
    let judged = try judge(91..<876)
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "holes" })
    #expect(judged.requirement("cus/5.1.3.2.8/u-plane-order")?.tally.failed == 0)
    #expect(!judged.integrity.contains { $0.kind == "both-sides-reorder" })
  }

  /// Shortly after the start of a flow a skipped number may have come before it; its jump tells of a hole all the same.
  @Test(arguments: [153..<215, 280..<346, 234..<330]) func aShortHoleChargesNobody(_ hole: Range<Int>) throws
  {
    #expect(try judge(hole).failing == [])
  }

  @Test func whereOneEndIsCapturedItsCountersTellOfAHole() throws {
    let judged = try judge(91..<876) { $1.sender == Self.controller }
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "holes" })
  }

  /// The other end is seen after the hole alone: whether its counters jumped nobody knows.
  @Test func anEndThatIsSeenLaterTellsNothingOfAHole() throws {
    let judged = try judge(91..<876) { $0 >= 876 || $1.sender == Self.controller }
    #expect(judged.failing == [])
  }

  /// The request on E1 lies in the hole, and no later message of its sender tells so: the numbers of both ends of F1 do.
  @Test(arguments: [(29..<49, 63), (29..<49, 105), (39..<60, 105)])
  func anAssociationThatIsSilentInAHoleChargesNobody(_ hole: Range<Int>, _ end: Int) throws {
    var capture = try RewrittenCapture("chain-healthy")
    capture.frames = Array(capture.frames[..<hole.lowerBound] + capture.frames[hole.upperBound...end])
    let judged = try capture.judge("pair/demo-chain")
    #expect(judged.failing == [])
    #expect(judged.integrity.contains { $0.kind == "holes" })
    #expect(judged.requirement("e1ap/10.6/ids-known")?.tally.inconclusive == 1)
  }

  /// A network loses frames between two pauses of a TDD pattern too.
  @Test func numbersThatOneEndSkipsOverAShortPauseAreLost() throws {
    let judged = try judge(600..<640) { $1.sender == Self.controller }
    #expect(judged.failing.contains(Self.uPlaneLoss))
  }

  /// Fragments share a sequence number: one that was lost leaves a message of which nobody knows whether it can be read.
  @Test(arguments: [20, 84]) func aMessageOfWhichAFragmentIsMissingIsNotUnreadable(_ place: Int) throws {
    var capture = try RewrittenCapture(scenario: "oran-cus/fragments")
    capture.frames.remove(at: place)
    let judged = try capture.judge("spec/oran-cus")
    #expect(judged.requirement("cus/5.5.3/fragments-in-order")?.tally.failed == 1)
    let readable = try #require(judged.requirement("cus/5.1.3.2/message-readable")).tally
    #expect((readable.failed, readable.inconclusive) == (0, 1))
  }
}
