import Events
import Testing

@Suite struct SaturatingArithmeticTests {
  @Test func sumsStopAtTheEndsOfTheRange() {
    #expect(Int64.max.addingWithSaturation(1) == .max)
    #expect(Int64.min.addingWithSaturation(-1) == .min)
    #expect(Int64.min.addingWithSaturation(.max) == -1)
    #expect(UInt32.max.addingWithSaturation(1) == .max)
    #expect(Int64(40).addingWithSaturation(2) == 42)
  }

  @Test func differencesStopAtTheEndsOfTheRange() {
    #expect(Int64.max.subtractingWithSaturation(-1) == .max)
    #expect(Int64.min.subtractingWithSaturation(1) == .min)
    #expect(Int64(0).subtractingWithSaturation(.min) == .max)
    #expect(Int64(-1).subtractingWithSaturation(.min) == .max)
    #expect(UInt32(0).subtractingWithSaturation(1) == 0)
    #expect(Int64(44).subtractingWithSaturation(2) == 42)
  }

  @Test func productsStopAtTheEndsOfTheRange() {
    #expect(Int64.max.multipliedWithSaturation(by: 2) == .max)
    #expect(Int64.max.multipliedWithSaturation(by: -2) == .min)
    #expect(Int64.min.multipliedWithSaturation(by: -1) == .max)
    #expect(Int64(-6).multipliedWithSaturation(by: 7) == -42)
  }

  @Test func openBoundsStayOpenWhereTheyAreMoved() {
    #expect(Int64.max.advancedSafely(by: -1) == .max)
    #expect(Int64.min.advancedSafely(by: 1) == .min)
    #expect((Int64.max - 1).advancedSafely(by: 5) == .max)
    #expect(Int64(40).advancedSafely(by: 2) == 42)
  }
}
