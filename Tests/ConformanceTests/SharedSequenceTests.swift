import Conformance
import Results
import Testing

/// Rules that follow the same counters share them: each says what it says alone.
@Suite struct SharedSequenceTests {
  private static func requirements() throws -> [Requirement] {
    [
      try Bench.sequence("loss", detect: "loss", modulo: 16),
      try Bench.sequence(
        "duplicate", detect: "duplicate", identity: ["slot", "version"], modulo: 16, hasClock: false),
      try Bench.sequence("order", detect: "order", modulo: 16, hasClock: false),
    ]
  }

  /// Two flows whose messages are lost, come twice, late or unread, or go on behind a silence.
  private static func feed(_ feed: inout Feed, seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ limit: UInt64) -> UInt64 {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return random % limit
    }
    var numbers: [Int64] = [0, 0]
    for message in 0..<400 {
      let flow = Int(draw(2))
      let slot = Int64(message / 8)
      switch draw(24) {
      case 0: numbers[flow] += 1 + Int64(draw(4))
      case 1: feed.send(flow: flow, unit: flow, sequence: numbers[flow] & 15, slot: slot)
      case 2:
        feed.send(flow: flow, unit: flow, sequence: (numbers[flow] - 1 - Int64(draw(5))) & 15, slot: slot - 1)
      case 3: feed.send(flow: flow, unit: flow, unknown: Bench.sequence)
      case 4 where draw(4) == 0: feed.wait(1_500_000)
      default:
        numbers[flow] += 1
        feed.send(flow: flow, unit: Int(draw(50) == 0 ? 1 : 0), sequence: numbers[flow] & 15, slot: slot)
      }
    }
  }

  @Test(arguments: 1...12) func eachSaysWhatItSaysAlone(_ seed: UInt64) throws {
    var shared = Feed(try Self.requirements())
    Self.feed(&shared, seed: seed)
    let together = shared.results()
    for (number, requirement) in try Self.requirements().enumerated() {
      var feed = Feed([requirement])
      Self.feed(&feed, seed: seed)
      let alone = feed.results()[0]
      #expect(together[number].tally == alone.tally)
      #expect(together[number].units.map(\.tally) == alone.units.map(\.tally))
      #expect(together[number].findings == alone.findings)
      #expect(together[number].reasons.map(\.en) == alone.reasons.map(\.en))
      #expect(alone.tally.failed > 0)
    }
  }
}
