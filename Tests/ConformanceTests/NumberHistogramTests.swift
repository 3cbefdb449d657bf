import Results
import Testing

@testable import Conformance

@Suite struct NumberHistogramTests {
  private static func median(_ numbers: [Int64]) -> Int64 {
    var histogram = NumberHistogram()
    histogram.addKey()
    for number in numbers { histogram.add(number, to: 0) }
    return histogram.classes(0).median
  }

  @Test func smallNumbersAreExact() {
    #expect(Self.median([5]) == 5)
    #expect(Self.median([-127, -3, 0, 4, 127]) == 0)
    #expect(Self.median([-3, -2, -1]) == -2)
    #expect(Self.median([1, 2, 3, 100]) == 2)
  }

  @Test(arguments: [128, 1_000, 243_200, 11_565_056, 17_000_000_000] as [Int64])
  func largeNumbersAreKnownToOnePartIn64(number: Int64) {
    for sign in [1, -1] as [Int64] {
      let median = Self.median([sign * number, sign * number, sign * number])
      #expect((median - sign * number).magnitude <= number.magnitude / 64, "\(median)")
    }
  }

  @Test func numbersBeyondTheLastClassAreCounted() {
    #expect(Self.median([.min, .min, .max, .max, .max]) > 1 << 33)
    #expect(Self.median([.min, .min, .min, .max, .max]) < -(1 << 33))
  }

  @Test func keysAreApart() {
    var histogram = NumberHistogram()
    histogram.addKey()
    histogram.addKey()
    histogram.add(7, to: 0)
    histogram.add(-9, to: 1)
    #expect(histogram.classes(0).median == 7)
    #expect(histogram.classes(1).median == -9)
  }
}
