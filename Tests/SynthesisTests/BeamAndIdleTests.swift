import Fronthaul
import Synthesis
import Testing

@Suite struct BeamAndIdleTests {
  private func beams(_ text: String) throws -> [(message: DecodedMessage, beam: Int64)] {
    try SampleScenario.scenario("beams: { dl: { \(text) } }\n").decoded().filter(\.isDownlink).compactMap {
      message in message.cPlane?.sections.first?["beamId"].map { (message, $0) }
    }
  }

  @Test func anAntennaKeepsItsBeam() throws {
    #expect(try beams("ids: [7, 9]").allSatisfy { $0.beam == ($0.message.eAxC == 0 ? 7 : 9) })
  }

  @Test func aBeamIsThatOfItsSlot() throws {
    let beams = try beams("ids: [3, 4, 5], by: slot")
    for (message, beam) in beams {
      let others = beams.filter { $0.message.slot == message.slot }
      #expect(others.allSatisfy { $0.beam == beam })
    }
    #expect(Set(beams.map(\.beam)) == [3, 4, 5])
  }

  @Test func beamsByChanceAreAllOfThem() throws {
    let beams = try beams("ids: [3, 4, 5], by: random")
    #expect(Set(beams.map(\.beam)) == [3, 4, 5])
    // Antennas of one slot do not agree everywhere.
    #expect(beams.contains { a in beams.contains { $0.message.slot == a.message.slot && $0.beam != a.beam } })
  }

  /// CUS 7.4.2: what no message uses is announced, and nothing that one uses.
  @Test func idleSymbolsAreThoseThatNothingUses() throws {
    let messages = try SampleScenario.with(["dl: 70, ul: 70": "dl: 50, ul: 50"], "idle: [guard, dl, ul]\n")
      .decoded()
    let idle = messages.filter { $0.cPlane?.sectionType == 0 }
    #expect(Set(idle.map(\.isDownlink)) == [true, false])
    for message in idle {
      let section = try #require(message.cPlane?.sections.first)
      #expect(section["startPrbc"] == 0 && section["numPrbc"] == 51)
      let symbols = message.symbol..<(message.symbol + Int(section["numSymbol"] ?? 0))
      #expect(symbols.upperBound <= 14)
      let used = messages.filter {
        $0.uPlane != nil && $0.slot == message.slot && $0.isDownlink == message.isDownlink
          && $0.eAxC == message.eAxC
      }
      #expect(used.allSatisfy { !symbols.contains($0.symbol) })
      // Ts from the start of the slot.
      let offset = message.cPlane?["timeOffset"] ?? -1
      #expect(abs(offset - Int64(message.symbol) * 1096) <= 16)
    }
    // The special slot has 6 downlink and 4 uplink symbols.
    #expect(idle.contains { $0.symbol == 6 && $0.cPlane?.sections.first?["numSymbol"] == 4 })
  }

  @Test func onlyTheIdleSymbolsThatAreAskedForAreAnnounced() throws {
    let idle = try SampleScenario.scenario("idle: guard\n").decoded().filter { $0.cPlane?.sectionType == 0 }
    #expect(!idle.isEmpty)
    #expect(idle.allSatisfy { $0.symbol == 6 && $0.isDownlink })
  }
}
