import Events
import Testing

@testable import Fronthaul

/// Frequency hops (section extension 13) of sections whose resource blocks come in groups (section extension 6).
@Suite struct FrequencyHopTests {
  private func hops(
    of size: Int64?, repetition: Int64 = 0, start: UInt16 = 2, _ starts: Int64...
  ) throws -> [RecordedEvent] {
    let hop = SectionExtension(
      type: 13,
      content: .fields(
        LayoutValue(
          groups: [
            "hop": starts.enumerated().map {
              LayoutValue(["nextSymbolId": Int64($0.offset) + 1, "nextStartPrbc": $0.element])
            }
          ])))
    let groups = size.map {
      SectionExtension(
        type: 6,
        content: .fields(
          LayoutValue([
            "repetition": repetition, "rbgSize": $0, "rbgMask": 1, "priority": 0, "symbolMask": 0x3FFF,
          ])))
    }
    let section = CPlaneSection(
      sectionId: 1, startPrbc: start, numPrbc: 8, numSymbol: 14, ["beamId": 0],
      extensions: [groups, hop].compactMap(\.self))
    let bytes = try CPlaneMessage(
      sectionType: 1, ["dataDirection": 1, "startSymbolId": 0], sections: [section, section]
    ).encode()
    var row = EventRow(flow: 0)
    row[HeaderSlot.messageOffset] = 0
    var recorder = Recorder()
    var decoder = CPlaneDecoder()
    decoder.decode(bytes.span, 0..<bytes.count, captured: true, row: &row, sink: &recorder)
    return recorder.named("cus.c.se13")
  }

  // Code 4 is groups of 4, of which the first one of the section has 2 resource blocks.
  @Test(arguments: [([6, 22] as [Int64], 1), ([6, 23], 0), ([5, 22], 0)] as [([Int64], Int64)])
  func theFirstGroupIsAsLargeInEachHop(_ starts: [Int64], _ expected: Int64) throws {
    #expect(try hops(of: 4, starts[0], starts[1]).map { $0["hasEqualFirstGroups"] } == [expected, expected])
  }

  @Test func withoutGroupsOrWithThoseOfAnotherSectionNothingIsSaid() throws {
    #expect(try hops(of: nil, 7).map { $0["hasEqualFirstGroups"] } == [nil, nil])
    #expect(try hops(of: 4, repetition: 1, 7).map { $0["hasEqualFirstGroups"] } == [nil, nil])
    #expect(try hops(of: 0, 7).map { $0["hasEqualFirstGroups"] } == [nil, nil])
  }
}
