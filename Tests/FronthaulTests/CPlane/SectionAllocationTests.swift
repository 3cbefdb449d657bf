import Events
import Testing

@testable import Fronthaul

/// Which symbols and resource blocks sections come to.
@Suite struct SectionAllocationTests {
  /// A rectangle as the event tells it: symbols, resource blocks.
  private struct Piece: Equatable, CustomStringConvertible {
    var symbols: ClosedRange<Int64>
    var prbs: ClosedRange<Int64>
    var isSparse = false
    var description: String { "\(symbols) × \(prbs)\(isSparse ? " every other" : "")" }
  }

  private func events(
    _ sections: [CPlaneSection], sectionType: UInt8 = 1, startSymbol: Int64 = 0, carrier: Int64? = 106,
    asked: Bool = true
  ) throws -> [RecordedEvent] {
    let message = try CPlaneMessage(
      sectionType: sectionType, ["dataDirection": 1, "startSymbolId": startSymbol], sections: sections)
    let bytes = try message.encode()
    var row = EventRow(flow: 0)
    row[HeaderSlot.messageOffset] = 0
    if let carrier { row[HeaderSlot.carrierPrbs] = carrier }
    var recorder = Recorder()
    var decoder = CPlaneDecoder()
    decoder.sendsAllocations = asked
    decoder.decode(bytes.span, 0..<bytes.count, captured: true, row: &row, sink: &recorder)
    return recorder.named("cus.c.allocation")
  }

  private func pieces(
    _ sections: CPlaneSection..., startSymbol: Int64 = 0, carrier: Int64? = 106
  ) throws -> [Piece] {
    try events(sections, startSymbol: startSymbol, carrier: carrier).compactMap { event in
      guard let from = event["fromSymbol"], let to = event["toSymbol"], let first = event["fromPrb"],
        let end = event["toPrb"], let sparse = event["everyOtherPrb"]
      else { return nil }
      return Piece(symbols: from...to - 1, prbs: first...end - 1, isSparse: sparse == 1)
    }
  }

  private func section(
    _ extensions: (UInt8, LayoutValue)..., rb: Bool = false, symInc: Bool = false, start: UInt16 = 10,
    count: UInt8 = 20, symbols: UInt8 = 3
  ) -> CPlaneSection {
    CPlaneSection(
      sectionId: 7, startPrbc: start, numPrbc: count, numSymbol: symbols, rb: rb, symInc: symInc,
      ["beamId": 0],
      extensions: extensions.map { SectionExtension(type: $0.0, content: .fields($0.1)) })
  }

  private func groups(_ size: Int64, _ mask: Int64, _ symbols: Int64) -> (UInt8, LayoutValue) {
    (
      6,
      LayoutValue([
        "repetition": 0, "rbgSize": size, "rbgMask": mask, "priority": 0, "symbolMask": symbols,
      ])
    )
  }

  @Test func aSectionIsARectangle() throws {
    #expect(try pieces(section(), startSymbol: 4) == [Piece(symbols: 4...6, prbs: 10...29)])
  }

  @Test func theSectionsOwnFieldsAreThere() throws {
    let event = try #require(try events([section()]).first)
    #expect(event["sectionId"] == 7)
    #expect(event["sectionType"] == 1)
    #expect((event["pieceIndex"], event["pieceCount"]) == (0, 1))
    #expect(event["isShared"] == 0)
  }

  @Test func nothingIsSentUnlessSomebodyAsks() throws {
    #expect(try events([section()], asked: false).isEmpty)
  }

  @Test func allResourceBlocksAreThoseOfTheCarrier() throws {
    #expect(try pieces(section(start: 0, count: 0)) == [Piece(symbols: 0...2, prbs: 0...105)])
    let open = try #require(try events([section(start: 0, count: 0)], carrier: nil).first)
    #expect(open.unknown == ["fromSymbol", "toSymbol", "fromPrb", "toPrb", "everyOtherPrb"])
  }

  @Test func everyOtherResourceBlockIsSaid() throws {
    #expect(
      try pieces(section(rb: true, count: 4)) == [
        Piece(symbols: 0...2, prbs: 10...16, isSparse: true)
      ])
  }

  @Test func sectionsCountOnWithSymbolIncrement() throws {
    #expect(
      try pieces(
        section(symbols: 1), section(symInc: true, symbols: 1), section(symInc: true)
      )
      .map(\.symbols) == [0...0, 1...1, 2...4])
  }

  @Test func symbolIncrementCountsTheSymbolsOfTheSectionAhead() throws {
    #expect(
      try pieces(section(symbols: 2), section(symInc: true), section(symbols: 1), section(symInc: true))
        .map(\.symbols) == [0...1, 2...4, 2...2, 3...5])
  }

  @Test func symbolIncrementOfTheFirstSectionSkipsASymbol() throws {
    #expect(try pieces(section(symInc: true)).map(\.symbols) == [1...3])
  }

  /// CUS 7.5.3.3: behind the last symbol of the section ahead.
  @Test func symbolIncrementBehindALongerSectionCountsItsSymbols() throws {
    #expect(
      try pieces(section(symbols: 2), section(symInc: true)).map(\.symbols) == [0...1, 2...4])
  }

  @Test func nothingIsScheduledBeyondTheSymbolsThatAreToldApart() throws {
    #expect(
      try pieces(section(symbols: 14), section(symInc: true, symbols: 14)).map(\.symbols) == [
        0...13, 14...15,
      ])
  }

  // MARK: Extensions

  @Test func groupsBeginOnTheGridOfTheCarrier() throws {
    // Groups of 4 from PRB 8 on: the first one that the section reaches begins at 10.
    #expect(
      try pieces(section(groups(4, 0b100001, 0b10000000000011)))
        == [
          Piece(symbols: 0...1, prbs: 10...11), Piece(symbols: 0...1, prbs: 28...29),
          Piece(symbols: 13...13, prbs: 10...11), Piece(symbols: 13...13, prbs: 28...29),
        ])
    #expect(try pieces(section(groups(4, 0b110, 1))) == [Piece(symbols: 0...0, prbs: 12...19)])
  }

  @Test func groupsAboveTheLastOneAreIgnored() throws {
    #expect(
      try pieces(section(groups(4, 0b1100000, 1)))
        == [Piece(symbols: 0...0, prbs: 28...29)])
  }

  @Test func aReservedGroupSizeIsOpen() throws {
    #expect(try pieces(section(groups(0, 1, 1))).isEmpty)
    #expect(try events([section(groups(0, 1, 1))]).count == 1)
  }

  @Test func rangesCountFromTheEndOfTheOneBefore() throws {
    let ranges = LayoutValue(
      ["priority": 0, "symbolMask": 0b1100],
      groups: [
        "range": [
          LayoutValue(["offStartPrb": 5, "numPrb": 10]), LayoutValue(["offStartPrb": 1, "numPrb": 2]),
        ]
      ])
    #expect(
      try pieces(section((12, ranges)))
        == [
          Piece(symbols: 2...3, prbs: 10...29), Piece(symbols: 2...3, prbs: 35...44),
          Piece(symbols: 2...3, prbs: 46...47),
        ])
  }

  @Test func hopsMoveTheResourceBlocks() throws {
    let hops = LayoutValue(
      groups: [
        "hop": [
          LayoutValue(["nextSymbolId": 6, "nextStartPrbc": 50]),
          LayoutValue(["nextSymbolId": 7, "nextStartPrbc": 0]),
        ]
      ])
    #expect(
      try pieces(section((13, hops), symbols: 5), startSymbol: 4)
        == [
          Piece(symbols: 4...5, prbs: 10...29), Piece(symbols: 6...6, prbs: 50...69),
          Piece(symbols: 7...8, prbs: 0...19),
        ])
  }

  @Test(arguments: [(Int64(0xFFE), true), (0xFFF, false)])
  func puncturedElementsLeaveTheResourceBlocks(_ mask: Int64, _ isKnown: Bool) throws {
    let pattern = LayoutValue([
      "symbolMask": 1, "startPuncPrb": 10, "numPuncPrb": 1, "puncReMask": mask, "puncRb": 0,
      "multiSDScope": 0, "rbgIncl": 0,
    ])
    let puncturing = LayoutValue(["numPuncPatterns": 1], groups: ["pattern": [pattern]])
    #expect(
      try pieces(section((20, puncturing)))
        == (isKnown ? [Piece(symbols: 0...2, prbs: 10...29)] : []), "whole blocks may be left out or not")
  }

  @Test func extensionsThatOnlyShapeTheSignalChangeNothing() throws {
    let scaler = LayoutValue(["csf": 1, "modCompScaler": 5])
    #expect(try pieces(section((4, scaler))) == [Piece(symbols: 0...2, prbs: 10...29)])
  }

  private func hop(_ symbol: Int64, _ start: Int64) -> (UInt8, LayoutValue) {
    (13, LayoutValue(groups: ["hop": [LayoutValue(["nextSymbolId": symbol, "nextStartPrbc": start])]]))
  }

  @Test func groupsBeginAnewInEachHop() throws {
    // Groups of 8 from PRB 8 on, of which the section has those at 10…15 and 24…29; behind the hop those at 50…55 and 64…69.
    #expect(
      try pieces(section(groups(6, 0b101, 0b1011), hop(3, 50)))
        == [
          Piece(symbols: 0...1, prbs: 10...15), Piece(symbols: 0...1, prbs: 24...29),
          Piece(symbols: 3...3, prbs: 50...55), Piece(symbols: 3...3, prbs: 64...69),
        ])
  }

  @Test func aHopWithAnotherFirstGroupIsOpen() throws {
    #expect(try pieces(section(groups(6, 0b101, 0b1011), hop(3, 51))).isEmpty)
  }

  @Test func rangesBeginAnewInEachHop() throws {
    let ranges = LayoutValue(
      ["priority": 0, "symbolMask": 0b1100],
      groups: ["range": [LayoutValue(["offStartPrb": 5, "numPrb": 10])]])
    #expect(
      try pieces(section((12, ranges), hop(3, 50)))
        == [
          Piece(symbols: 2...2, prbs: 10...29), Piece(symbols: 2...2, prbs: 35...44),
          Piece(symbols: 3...3, prbs: 50...69), Piece(symbols: 3...3, prbs: 75...84),
        ])
  }

  @Test func aMaskOfPortsHopsToo() throws {
    let ports = LayoutValue(
      ["disableBFWs": 1, "repetition": 0, "numPortc": 1, "priority": 0, "symbolMask": 0b110],
      groups: ["port": [LayoutValue(["portReMask": 0xFFF, "portSymbolMask": 0b110, "portBeamId": 3])]])
    #expect(
      try pieces(section((19, ports), hop(2, 50)))
        == [Piece(symbols: 1...1, prbs: 10...29), Piece(symbols: 2...2, prbs: 50...69)])
  }

  @Test func extensionsTogetherAreOpen() throws {
    let ranges = LayoutValue(["priority": 0, "symbolMask": 1], groups: ["range": []])
    #expect(try pieces(section(groups(4, 1, 1), (12, ranges))).isEmpty)
    #expect(try pieces(section(groups(4, 1, 1), rb: true)).isEmpty)
  }

  @Test(arguments: [(3, 3), (0, 64)] as [(Int64, Int64)])
  func groupedPortsAreSaidAndCounted(_ numPortc: Int64, _ count: Int64) throws {
    let ports = LayoutValue(["beamGroupType": 0, "numPortc": numPortc])
    let event = try #require(try events([section((10, ports))]).first)
    #expect(event["isShared"] == 1)
    #expect(event["sharedPorts"] == count && event["sharedBits"] == nil)
  }

  @Test func aMaskSaysWhichBitsOtherEAxCsShare() throws {
    let sections = [section((7, LayoutValue(["eAxCmask": 0xFFF0]))), section()]
    let found = try events(sections)
    #expect(found.map { $0["sharedBits"] } == [0xFFF0, nil])
    #expect(found.map { $0["sharedPorts"] } == [nil, nil])
  }

  @Test func measurementsScheduleNothing() throws {
    let found = try events([CPlaneSection(sectionId: 7, ["ueId": 5])], sectionType: 5)
    #expect(found.count == 1)
    #expect(try events([CPlaneSection(sectionId: 1)], sectionType: 11).isEmpty)
  }
}
