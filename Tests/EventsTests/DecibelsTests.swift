import Foundation
import Testing

@testable import Events

@Suite struct DecibelsTests {
  @Test func ratiosOfPowersBecomeHundredthsOfADecibel() {
    #expect(Decibels.centibels(1) == 0)
    #expect(Decibels.centibels(2) == 301)
    #expect(Decibels.centibels(0.1) == -1000)
    #expect(Decibels.centibels(0x1p-30) == -9031)
    #expect(Decibels.centibels(0x1p-31 * 1.999_999) == -9031)
  }

  @Test func itIsTheLogarithm() {
    for step in 1...2_000 {
      let ratio = pow(1.013, Double(step - 1_000))
      #expect(Decibels.centibels(ratio) == Int64((1000 * log10(ratio)).rounded()))
    }
  }

  /// Near the middle between two hundredths the short way can't tell, and leaves it to the long one.
  @Test func theShortWayGivesWhatTheLongOneGives() {
    for hundredth in stride(from: -9_100, through: 9_100, by: 7) {
      let middle = pow(10, (Double(hundredth) + 0.5) / 1000)
      for ratio in [middle, middle.nextUp, middle.nextDown, middle * 1.000_000_1, middle * 0.999_999_9] {
        #expect(Decibels.centibels(ratio) == Decibels.exactCentibels(ratio))
      }
    }
    #expect(Decibels.centibels(0x1p-1040) == Decibels.exactCentibels(0x1p-1040))
  }
}
