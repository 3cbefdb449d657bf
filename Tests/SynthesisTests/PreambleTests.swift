import Fronthaul
import Synthesis
import Testing

@Suite struct PreambleTests {
  struct Format: CustomTestStringConvertible, Sendable {
    var name: String
    var scs: Int64
    var filter: Int64
    var prbs: Int64
    var start: Int64
    var timeOffset: Int64
    var repetitions: Int
    var frequencyOffset: Int64
    var testDescription: String { name }
  }

  /// On a carrier of 106 PRBs of 15 kHz, from PRB 10 on: (120 − 636) subcarriers from its centre.
  private static let formats = [
    Format(
      name: "0", scs: 12, filter: 1, prbs: 72, start: 1, timeOffset: 3168, repetitions: 1,
      frequencyOffset: -516 * 24),
    Format(
      name: "1", scs: 12, filter: 1, prbs: 72, start: 9, timeOffset: 21024, repetitions: 2,
      frequencyOffset: -516 * 24),
    Format(
      name: "2", scs: 12, filter: 1, prbs: 72, start: 2, timeOffset: 4688, repetitions: 4,
      frequencyOffset: -516 * 24),
    Format(
      name: "3", scs: 14, filter: 2, prbs: 72, start: 1, timeOffset: 3168, repetitions: 4,
      frequencyOffset: -516 * 6),
    Format(
      name: "A1", scs: 0, filter: 3, prbs: 12, start: 0, timeOffset: 288, repetitions: 2,
      frequencyOffset: -516 * 2),
    Format(
      name: "A3", scs: 0, filter: 3, prbs: 12, start: 0, timeOffset: 864, repetitions: 6,
      frequencyOffset: -516 * 2),
    Format(
      name: "B4", scs: 0, filter: 3, prbs: 12, start: 0, timeOffset: 936, repetitions: 12,
      frequencyOffset: -516 * 2),
    Format(
      name: "C0", scs: 0, filter: 3, prbs: 12, start: 0, timeOffset: 1240, repetitions: 1,
      frequencyOffset: -516 * 2),
    Format(
      name: "C2", scs: 0, filter: 3, prbs: 12, start: 0, timeOffset: 2048, repetitions: 4,
      frequencyOffset: -516 * 2),
  ]

  private static let cell = [
    "scs: 30": "scs: 15", "prbs: 51": "bandwidth: 20", "tdd: DDDSUDDSUU": "tdd: FDD",
  ]
  private static let prach = "prach: { slots: [9, 19], start_symbol: 0, symbols: 12, start_prb: 2 }"

  private func messages(_ prach: String, _ more: [String: String] = [:]) throws -> [DecodedMessage] {
    try SampleScenario.with(
      Self.cell.merging([Self.prach: "prach: { \(prach) }"]) { $1 }.merging(more) { $1 }
    ).decoded().filter { $0.eAxC == 4 }
  }

  @Test(arguments: formats) func anOccasionIsWhatItsFormatSays(format: Format) throws {
    let messages = try messages("format: \(format.name), slots: 2, start_prb: 10")
    let request = try #require(messages.first { $0.cPlane != nil })
    let content = try #require(request.cPlane)
    #expect(content.sectionType == 3)
    #expect(content["filterIndex"] == format.filter)
    #expect(content["frameStructureScs"] == format.scs)
    #expect(content["startSymbolId"] == format.start)
    #expect(content["timeOffset"] == format.timeOffset)
    let section = try #require(content.sections.first)
    #expect(section["numPrbc"] == format.prbs)
    #expect(section["numSymbol"] == Int64(format.repetitions))
    #expect(section["freqOffset"] == format.frequencyOffset)
    #expect(request.slot == [8, 2, 0])
    let preambles = messages.filter { $0.uPlane != nil && $0.slot[0] == 8 }
    // 72 PRBs without compression are three messages at this MTU.
    let whole = preambles.filter { $0.uPlane?.sections.first?["startPrbu"] == 0 }
    #expect(whole.count == format.repetitions)
    #expect(preambles.allSatisfy { Int64($0.payload[0] & 15) == format.filter })
    let prbs = preambles.flatMap { $0.uPlane?.sections ?? [] }.reduce(0) { $0 + ($1["numPrbu"] ?? 0) }
    #expect(prbs == format.prbs * Int64(format.repetitions))
  }

  /// Preambles of 24,576 Ts behind a prefix of 21,024 Ts: each is sent when it is over. The first one names the symbol of
  /// 15 kHz in which it begins, the next ones count on from it, whenever they are on the air (CUS 8.3.3.7).
  @Test func longPreamblesFollowEachOtherInTheirTime() throws {
    let preambles = try messages("format: 1, slots: 2, start_prb: 10").filter {
      $0.uPlane?.sections.first?["startPrbu"] == 0 && $0.slot[0] == 8
    }
    // 684.4 µs behind the start of subframe 2, and 1,484.4 µs.
    #expect(preambles.map(\.slot) == [[8, 2, 0], [8, 2, 0]])
    #expect(preambles.map(\.symbol) == [9, 10])
    let subframe: Int64 = 1_704_067_200_002_000_000
    for (preamble, end) in zip(preambles, [1_484_375, 2_284_375] as [Int64]) {
      let behind = preamble.time - subframe - end
      // Ta4 is 130 µs behind the start of the last symbol.
      #expect(behind > 30_000 && behind < 100_000, "\(behind)")
    }
  }

  @Test func shortPreamblesTakeASymbolEach() throws {
    let preambles = try messages("format: A2, slots: 4, start_symbol: 3, start_prb: 10").filter {
      $0.uPlane != nil && $0.slot[0] == 8
    }
    #expect(preambles.map(\.symbol) == [3, 4, 5, 6])
  }

  @Test func aScenarioMayDepartFromTheFormat() throws {
    let messages = try messages(
      "slots: 4, start_prb: 10, symbols: 2, filter_index: 6, time_offset: 77, frequency_offset: -5, period: 2"
    )
    let content = try #require(messages.first?.cPlane)
    #expect(content["filterIndex"] == 6)
    #expect(content["timeOffset"] == 77)
    #expect(content.sections.first?["freqOffset"] == -5)
    #expect(content.sections.first?["numSymbol"] == 2)
    // Of the frames 8 and 9 one is even.
    #expect(Set(messages.map { $0.slot[0] }).count == 1)
  }

  @Test func theCyclicPrefixIsShorterAtWiderSpacing() throws {
    let request = try SampleScenario.with(["symbols: 12, start_prb": "symbols: 2, format: A1, start_prb"])
      .decoded().first { $0.cPlane?.sectionType == 3 }
    #expect(request?.cPlane?["timeOffset"] == 144)
    #expect(request?.cPlane?["frameStructureScs"] == 1)
  }
}
