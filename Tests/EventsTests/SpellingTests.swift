import Events
import Testing

@Suite struct SpellingTests {
  let names = ["startPrbc", "startPrbu", "numPrbc", "dataDirection", "id", "cc"]

  @Test(arguments: [
    ("startPrb", "startPrbc"), ("STARTPRBU", "startPrbu"), ("numprbc", "numPrbc"),
    ("direction", "dataDirection"),
    ("dataDirectoin", "dataDirection"), ("ids", "id"),
  ])
  func findsTheNearest(_ name: String, _ nearest: String) {
    #expect(Spelling.nearest(to: name, among: names) == nearest)
  }

  @Test(arguments: ["", "x", "frobnicate", "zz"])
  func suggestsNothingFarOff(_ name: String) {
    #expect(Spelling.nearest(to: name, among: names) == nil)
  }

  @Test func aNameFarOffGetsTheChoice() {
    #expect(
      Spelling.suggestion(for: "frobnicate", among: ["a", "b"], kind: "the keys are")
        == "the keys are: `a`, `b`")
    #expect(Spelling.suggestion(for: "x", among: [], kind: "the keys are") == nil)
  }
}
