import Events
import Testing

@testable import Conformance

/// Design §5, rule 10: failures are kept for causes in bounded memory, whatever their number.
@Suite struct FailureLogTests {
  private static let (du, ru) = (UnitID(rawValue: 0), UnitID(rawValue: 1))
  private static let millisecond: Int64 = 1_000_000

  private func failure(frame: Int64, at time: Int64, flow: Int64? = 5, rule: Int = 0) -> LoggedFailure {
    LoggedFailure(
      frame: frame, time: time, flow: flow, rule: rule, sender: Self.du, receiver: Self.ru, kind: -1,
      isCounted: false)
  }

  /// Those of a flow, and those that may be of any.
  private func lanes(_ log: inout FailureLog) -> [Int] {
    [5, LoggedFailure.noFlow, LoggedFailure.anyFlow].map {
      log.sort(FailureLog.Lane(1, 0, flow: $0)).filter { log[$0].rule >= 0 }
        .reduce(0) { $0 + Int(log[$1].count) }
    }
  }

  @Test func anEntryHas64Bytes() { #expect(MemoryLayout<LoggedFailure>.stride <= 64) }

  @Test func aGapBeginsNoLaterThanItsField() {
    for (since, expected) in [(nil, 9_000_000), (3_000_500, 3_000_000), (9_500_000, 9_000_000)]
      as [(Int64?, Int64)]
    {
      let entry = LoggedFailure(
        frame: 1, time: 9_000_000, flow: 5, rule: 0, sender: Self.du, receiver: Self.ru, kind: -1,
        isCounted: false,
        since: since)
      #expect(entry.since == expected)
    }
  }

  @Test func failuresOfOneFrameThatAreAlikeAreOneEntry() throws {
    var log = FailureLog()
    for rule in [3, 1, 3, 3] { log.add(failure(frame: 7, at: 0, rule: rule), now: 0, explainsAbsence: false) }
    #expect(log.count == 2)
    let first = try #require(log.first(on: 7) { _ in true })
    #expect(log[first].rule == 1, "the first by the order of the profile")
    let counted = try #require(log.first(on: 7) { $0.rule == 3 })
    #expect(log[counted].count == 3)
    #expect(log.first(on: 8) { _ in true } == nil)
  }

  @Test func whatIsTakenBackExplainsNothing() {
    var log = FailureLog()
    for _ in 0..<2 { log.add(failure(frame: 7, at: 0), now: 0, explainsAbsence: true) }
    log.takeBack(failure(frame: 7, at: 0))
    #expect(log.first(on: 7) { _ in true } != nil)
    log.takeBack(failure(frame: 7, at: 0))
    #expect(log.first(on: 7) { _ in true } == nil)
  }

  @Test func failuresAreFoundByTheirFlowOrWithoutOne() {
    var log = FailureLog()
    log.add(failure(frame: 1, at: 0), now: 0, explainsAbsence: true)
    log.add(failure(frame: 2, at: 0, flow: nil), now: 0, explainsAbsence: true)
    log.add(failure(frame: 3, at: 0, flow: 6), now: 0, explainsAbsence: true)
    log.add(failure(frame: 4, at: 0), now: 0, explainsAbsence: false)
    #expect(lanes(&log) == [1, 1, 3])
  }

  /// It is not the order of arrival that decides which of too many keep their frames: none does.
  @Test func tooManyOfTenMillisecondsAreKeptByWhatTheySay() {
    var log = FailureLog()
    let number = Int64(FailureLog.most) + 100
    for frame in 1...number {
      log.add(failure(frame: frame, at: 5, flow: frame % 2 == 0 ? 5 : nil), now: 5, explainsAbsence: true)
    }
    log.add(failure(frame: 0, at: 20 * Self.millisecond), now: 20 * Self.millisecond, explainsAbsence: true)
    #expect(log.isCollapsed(in: 0...9) && !log.isCollapsed(in: 15 * Self.millisecond...Int64.max))
    #expect([1, number].allSatisfy { log.first(on: $0) { _ in true } == nil })
    #expect(log.first(on: 0) { _ in true } != nil)
    #expect(lanes(&log) == [Int(number) / 2 + 1, Int(number) / 2, Int(number) + 1], "the counts are exact")
  }

  @Test func whatIsLongOverIsForgotten() {
    var log = FailureLog()
    for frame in Int64(0)..<600_000 {
      log.add(failure(frame: frame, at: frame * 10_000), now: frame * 10_000, explainsAbsence: true)
    }
    // Six seconds; a second has 100,000.
    #expect(log.count < 400_000)
    #expect(log.first(on: 0) { _ in true } == nil)
    #expect(log.first(on: 599_999) { _ in true } != nil)
    #expect(log.first(on: 480_000) { _ in true } != nil, "a second back")
  }
}
