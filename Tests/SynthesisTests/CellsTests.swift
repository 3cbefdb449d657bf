import Documents
import Synthesis
import Testing

@Suite struct CellsTests {
  private static let two = """
    cells:
      - { name: low, scs: 30, prbs: 51, tdd: DDDSUDDSUU, eaxc: { dl: [0, 1], ul: [0], prach: [4] } }
      - name: high
        scs: 60
        prbs: 24
        tdd: FDD
        eaxc: { dl: { first: 16, count: 3 }, ul: 16 }
        vlan: { id: 9, priority: 3 }
        ru: { name: other, mac: "02:00:5e:00:00:09" }
        prach: { slots: 3, start_prb: 2, format: A1 }

    """

  private func scenario() throws -> Scenario {
    let start = try #require(SampleScenario.text.firstRange(of: "cell:\n")).lowerBound
    let end = try #require(SampleScenario.text.firstRange(of: "compression:\n")).lowerBound
    var text = SampleScenario.text
    text.replaceSubrange(start..<end, with: Self.two.replacing("ul: 16 }", with: "ul: 16, prach: 20 }"))
    let (scenario, diagnostics) = Scenario.read(
      text.replacing("jitter: 15", with: "jitter: 5"), file: "cells.yaml")
    #expect(diagnostics.map(\.description) == [])
    return try #require(scenario)
  }

  @Test func aCellHasItsOwnUnitsNumerologyAntennasAndVlan() throws {
    let scenario = try scenario()
    #expect(scenario.cells.map(\.name) == ["low", "high"])
    #expect(scenario.cells[1].downlinkEAxC == [16, 17, 18])
    let messages = try scenario.decoded()
    let high = messages.filter { $0.vlan == 9 }
    let low = messages.filter { $0.vlan == 5 }
    #expect(!high.isEmpty && !low.isEmpty && high.count + low.count == messages.count)
    #expect(high.allSatisfy { $0.source[5] == 9 || $0.destination[5] == 9 })
    #expect(low.allSatisfy { $0.source[5] != 9 && $0.destination[5] != 9 })
    #expect(Set(high.map(\.eAxC)) == [16, 17, 18, 20])
    // 60 kHz has four slots in a subframe, 30 kHz two.
    #expect(Set(high.map { $0.slot[2] }) == [0, 1, 2, 3])
    #expect(Set(low.map { $0.slot[2] }) == [0, 1])
  }

  @Test func aSecondCellLeavesTheTrafficOfTheFirstAsItWas() throws {
    var scenario = try scenario()
    let both = try scenario.decoded().filter { $0.vlan == 5 }
    scenario.cells.removeLast()
    #expect(try both.map(\.payload) == scenario.decoded().map(\.payload))
  }

  @Test func inFddBothDirectionsAreOnTheAirAtOnce() throws {
    let messages = try SampleScenario.with(["tdd: DDDSUDDSUU": "tdd: FDD"]).decoded()
    let slots = { (downlink: Bool) in
      Set(messages.filter { $0.uPlane != nil && $0.isDownlink == downlink }.map(\.slot))
    }
    #expect(!slots(true).intersection(slots(false)).isEmpty)
  }
}
