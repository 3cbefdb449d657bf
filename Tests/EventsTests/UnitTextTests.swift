import Events
import Testing

@Suite struct UnitTextTests {
  @Test(
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (-1_500, "-1.5 µs"), (123_456, "123.456 µs"), (286_000, "286 µs"),
      (11_565_056, "11.565056 ms"), (-37_000_000_000, "-37 s"), (1_160_000_001, "1.160000001 s"),
    ] as [(Int64, String)])
  func timesAreToldInTheUnitInWhichPeopleReadThem(value: Int64, text: String) {
    #expect(Events.Unit.nanoseconds.text(value) == text)
  }

  @Test func timesOfTheClockAreDates() {
    let field = FieldDefinition("arrivalTime", FieldSlot(9), .time, unit: .nanoseconds, "")
    #expect(field.text(1_795_304_732_560_919_560) == "2026-11-21T23:45:32.560919560Z")
  }

  @Test func otherUnitsStandBehindTheNumber() {
    #expect(Events.Unit.slots.text(3) == "3 slots")
    #expect(Events.Unit.none.text(-3) == "-3")
  }
}
