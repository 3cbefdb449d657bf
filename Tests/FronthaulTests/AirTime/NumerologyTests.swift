import Testing

@testable import Fronthaul

/// When symbols begin: TS 38.211, 5.3.1.
@Suite struct NumerologyTests {
  /// Nanoseconds behind the start of the slot, of symbols 0 to 13 of slot 0.
  private static let starts: [[Int64]] = [
    [
      0, 71875, 143229, 214583, 285937, 357291, 428645, 500000, 571875, 643229, 714583, 785937, 857291,
      928645,
    ],
    [
      0, 36197, 71875, 107552, 143229, 178906, 214583, 250260, 285937, 321614, 357291, 392968, 428645, 464322,
    ],
    [
      0, 18359, 36197, 54036, 71875, 89713, 107552, 125390, 143229, 161067, 178906, 196744, 214583, 232421,
    ],
    [0, 9440, 18359, 27278, 36197, 45117, 54036, 62955, 71875, 80794, 89713, 98632, 107552, 116471],
    [0, 4980, 9440, 13899, 18359, 22819, 27278, 31738, 36197, 40657, 45117, 49576, 54036, 58496],
  ]
  /// Nanoseconds from the start of the subframe to each of its slots.
  private static let slots: [[Int64]] = [
    [0], [0, 500_000], [0, 250_260, 500_000, 750_260],
    [0, 125_390, 250_260, 375_130, 500_000, 625_390, 750_260, 875_130],
    [0, 62_955, 125_390, 187_825, 250_260, 312_695, 375_130, 437_565, 500_000],
  ]

  @Test(arguments: 0...4)
  func symbolsBeginAsTheSpecificationSays(mu: Int) throws {
    let numerology = try #require(Numerology(mu: mu))
    #expect((0..<14).map { numerology.nanoseconds(ofSymbol: $0) } == Self.starts[mu])
    for (slot, start) in Self.slots[mu].enumerated() {
      #expect(numerology.nanoseconds(ofSymbol: Int64(slot * 14)) == start)
    }
  }

  @Test(arguments: 0...6)
  func theSymbolsOfASubframeFillIt(mu: Int) throws {
    let numerology = try #require(Numerology(mu: mu))
    #expect(numerology.start(ofSymbol: 14 << mu) == Numerology.subframeLength)
    let lengths = (0..<(14 << mu)).map { numerology.start(ofSymbol: $0 + 1) - numerology.start(ofSymbol: $0) }
    // Two are longer: those at the start of the half milliseconds.
    #expect(lengths.indices.filter { lengths[$0] != lengths.min() } == [0, 7 << mu])
  }

  @Test func durationsAreThoseBetweenTheStarts() throws {
    let numerology = try #require(Numerology(mu: 1))
    #expect(
      (0..<15).map { numerology.duration(ofSymbol: $0) } == [36_197] + Array(repeating: 35_677, count: 13) + [
        36_197
      ])
  }

  @Test func theExtendedPrefixHasTwelveEqualSymbols() throws {
    let numerology = try #require(Numerology(mu: 2, cyclicPrefix: .extended))
    #expect(numerology.symbolsPerSlot == 12)
    #expect(numerology.start(ofSymbol: 48) == Numerology.subframeLength)
    #expect(numerology.nanoseconds(ofSymbol: 1) == 20_833)
    #expect(Numerology(mu: 1, cyclicPrefix: .extended) == nil)
  }

  @Test func codesOfSpacingsBelow15kHzCountAt15kHz() {
    #expect(Numerology(spacingCode: 12) == .fifteenKilohertz)
    #expect(Numerology(spacingCode: 3)?.slotsPerSubframe == 8)
    #expect(Numerology(spacingCode: 5) == nil)
    #expect(Numerology(slotsPerSubframe: 3) == nil)
  }
}
