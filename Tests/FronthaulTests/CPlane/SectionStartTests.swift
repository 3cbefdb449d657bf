import Testing

@testable import Fronthaul

/// CUS 7.5.3.3: with symInc a section starts behind the last symbol of the one ahead of it, else where that one starts.
@Suite struct SectionStartTests {
  @Test func symIncCountsTheSymbolsOfTheSectionAhead() {
    var start = SectionStart(2)
    start.next(symInc: false, numSymbol: 4)
    #expect(start.symbol == 2)
    start.next(symInc: true, numSymbol: 3)
    #expect(start.symbol == 6)
    start.next(symInc: false, numSymbol: 1)
    #expect(start.symbol == 6)
    start.next(symInc: true, numSymbol: 1)
    #expect(start.symbol == 7)
  }

  @Test func inFrontOfTheFirstSectionStandsOneOfASingleSymbol() {
    var start = SectionStart(0)
    start.next(symInc: true, numSymbol: 14)
    #expect(start.symbol == 1)
  }
}
