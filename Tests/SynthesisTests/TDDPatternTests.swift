import Synthesis
import Testing

@Suite struct TDDPatternTests {
  @Test(arguments: ["DDDSU", "F", "uuuu"]) func aPatternIsMadeOfItsLetters(text: String) {
    #expect(TDDPattern(text)?.text == text.uppercased())
  }

  @Test func whatIsNoPatternIsRefused() {
    #expect(TDDPattern("") == nil)
    #expect(TDDPattern("DDX") == nil)
    #expect(TDDPattern("S", specialDownlink: 10, specialUplink: 5) == nil)
    #expect(TDDPattern("S", specialDownlink: -1, specialUplink: 5) == nil)
  }
}
