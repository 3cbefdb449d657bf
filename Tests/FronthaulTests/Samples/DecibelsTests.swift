import Foundation
import Testing

@testable import Fronthaul

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
}
