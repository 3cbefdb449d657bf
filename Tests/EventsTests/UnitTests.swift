import Events
import Testing

@Suite struct UnitTests {
  @Test(
    arguments: [
      (20_000_000, "20 ms"), (1_500_000, "1500 us"), (3_000_000_000, "3 s"), (7, "7 ns"), (0, "0 ns"),
      (-2000, "-2 us"),
    ] as [(Int64, String)])
  func timesAreShownInTheLargestUnitWithoutAFraction(value: Int64, text: String) {
    #expect(Unit.nanoseconds.text(value) == text)
  }

  @Test func numbersWithoutAUnitStandAlone() {
    #expect(Unit.none.text(273) == "273")
    #expect(Unit.prbs.text(273) == "273 PRB")
  }
}
