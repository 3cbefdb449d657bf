import Conformance
import Events
import Results
import Testing

/// Checks that do not apply run again only when what decides that has changed; whatever changes in between, the counts
/// are those of a check that looks at each message.
@Suite struct SleepingCheckTests {
  private struct Message: Sendable {
    var sequence: Int64
    var version: Int64
    var mode: Int64?
  }

  /// Numbers that look random, the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func below(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
  }

  private struct Rule: Sendable {
    var when: String
    var assert: String
    var applies: @Sendable (Message) -> Bool
    var holds: @Sendable (Message) -> Bool
  }

  private static let rules = [
    Rule(
      when: "sequence >= 7", assert: "version == 1", applies: { $0.sequence >= 7 }, holds: { $0.version == 1 }
    ),
    Rule(
      when: "version == 3", assert: "sequence <= 4", applies: { $0.version == 3 }, holds: { $0.sequence <= 4 }
    ),
    Rule(
      when: "has(mode) && mode == 2", assert: "sequence != version",
      applies: { $0.mode == 2 }, holds: { $0.sequence != $0.version }),
    // The demand reads what others decide by, and the other way round.
    Rule(
      when: "sequence == 2 && version == 2", assert: "!has(mode)",
      applies: { $0.sequence == 2 && $0.version == 2 }, holds: { $0.mode == nil }),
  ]

  @Test(arguments: 1...12) func countsAreThoseOfEachMessage(_ seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed))
    var feed = Feed(
      try Self.rules.enumerated().map {
        try Bench.assertion("r\($0.offset)", when: $0.element.when, $0.element.assert)
      })
    var expected = Self.rules.map { _ in (passed: 0, failed: 0) }
    var message = Message(sequence: 0, version: 1, mode: nil)
    for _ in 0..<1500 {
      // Mostly one field changes, sometimes none.
      switch numbers.below(4) {
      case 0: message.sequence = Int64(numbers.below(10))
      case 1: message.version = Int64(numbers.below(3)) + 1
      case 2: message.mode = numbers.below(3) == 0 ? nil : Int64(numbers.below(2)) + 1
      default: break
      }
      feed.send(version: message.version, sequence: message.sequence, mode: message.mode)
      for (number, rule) in Self.rules.enumerated() where rule.applies(message) {
        if rule.holds(message) { expected[number].passed += 1 } else { expected[number].failed += 1 }
      }
    }
    let results = feed.results()
    #expect(results.map(\.tally.passed) == expected.map(\.passed))
    #expect(results.map(\.tally.failed) == expected.map(\.failed))
    #expect(expected.allSatisfy { $0.passed > 0 && $0.failed > 0 }, "each rule passes and fails in this run")
  }

  /// What an unknown field leaves open is decided again when it is known.
  @Test func anUnknownConditionWakesTheCheck() throws {
    var feed = Feed([try Bench.assertion("v", when: "version == 2", "sequence == 1")])
    feed.send(version: 1, sequence: 5)
    feed.send(version: 2, sequence: 5, unknown: Bench.version)
    feed.send(version: 1, sequence: 6)
    feed.send(version: 2, sequence: 6)
    let tally = feed.results()[0].tally
    #expect((tally.passed, tally.failed, tally.inconclusive) == (0, 1, 1))
  }
}
