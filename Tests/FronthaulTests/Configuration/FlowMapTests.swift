import CaptureFiles
import Events
import Testing

@testable import Fronthaul

/// What a flow map in a capture says of its flows.
@Suite struct FlowMapTests {
  private func map(_ options: (UInt16, UInt64)...) -> FlowMap {
    FlowMap(
      ConfigurationBlock(
        kind: .flowMap, options: options.map { ConfigurationBlock.Option(code: $0.0, value: $0.1) },
        offset: 96))
  }

  @Test func itemsThatSayTheSameAreForTheirDirection() {
    let found = map(
      (1, 0), (20, 0), (31, 1), (32, 9), (35, 273), (36, 1), (20, 1), (31, 1), (32, 9), (35, 273), (36, 1),
      (21, 0),
      (31, 0), (32, 0), (2, 0))
    #expect(found.entries.map(\.isDownlink) == [true, false] && found.entries.map(\.eAxC) == [nil, nil])
    #expect(found.entries.map(\.method) == [.blockFloatingPoint, CompressionMethod.none])
    #expect(found.entries.map(\.width) == [9, 16])
    #expect(
      found.entries.map(\.carrierPrbs) == [273, nil] && found.entries.map(\.slotsPerSubframe) == [2, nil])
    #expect(
      found.entries.allSatisfy { $0.provenance == .capture && $0.source == [Indication(.flowMap, "96")] })
    // Nobody says what the values for the header mean.
    #expect(found.entries.allSatisfy { $0.isDynamic == nil } && found.unread.isEmpty)
  }

  @Test func itemsThatDifferAreForTheirOwnNumber() {
    let found = map((20, 3), (32, 9), (20, 0x104), (32, 14), (20, 0x1_0000), (32, 8))
    #expect(found.entries.map(\.eAxC) == [[3], [0x104]] && found.entries.map(\.width) == [9, 14])
    #expect(found.unusable == 1)
  }

  @Test func whatStandsAheadOfTheItemsIsForAll() {
    let found = map((25, 2), (26, 6), (27, 4), (28, 4), (20, 0), (32, 9), (21, 0))
    #expect(
      found.entries.map(\.split)
        == [nil, nil].map { _ in EAxCSplit(duPort: 2, bandSector: 6, cc: 4, ruPort: 4) })
    let alone = map((36, 3))
    #expect(alone.entries.map(\.slotsPerSubframe) == [8] && alone.entries.map(\.isDownlink) == [nil])
  }

  @Test func whatIsNotKnownOrOutOfBoundsIsNamed() {
    let found = map((20, 0), (30, 1), (41, 2), (31, 9), (32, 17), (35, 274), (36, 5), (25, 17), (30, 1))
    #expect(found.unread == [25, 30, 31, 32, 35, 36, 41] && found.entries.isEmpty)
    #expect(map().entries.isEmpty && map((21, 7)).entries.isEmpty)
  }

  @Test func itemsBeyondTheLimitAreCounted() {
    let options = (0..<600).flatMap {
      [
        ConfigurationBlock.Option(code: 20, value: $0),
        ConfigurationBlock.Option(code: 32, value: 1 + $0 % 16),
      ]
    }
    let found = FlowMap(ConfigurationBlock(kind: .flowMap, options: options, offset: 0))
    #expect(found.entries.count == 512 && found.unusable == 88)
  }
}
