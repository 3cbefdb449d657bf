import Results
import Testing

@testable import Reports

@Suite struct SampleTextsTests {
  @Test func powersAreInDecibelsWithTheirSign() {
    #expect(SampleDescription.decibels(-1_502) == "-15.02 dBFS")
    #expect(SampleDescription.decibels(-98) == "-0.98 dBFS")
    #expect(SampleDescription.decibels(301) == "3.01 dBFS")
    #expect(SampleDescription.decibels(nil) == nil)
  }

  @Test func whatIsOddIsCountedAndTheRestLeftOut() {
    #expect(
      Sample.samples.lines.map(\.en) == [
        "5,100 PRBs: mean -15.02 dBFS, peak -0.98 dBFS",
        "2,400 × saturated sample, 51 × PRB without power, 1 × constant PRB",
        "exponents 1 to 2, most often 1",
      ])
    var steady = SampleDescription(flow: "U", sender: nil, receiver: nil, blocks: 1)
    steady.exponents = [0, 7]
    #expect(steady.lines.last?.en == "exponent 1")
    var healthy = SampleDescription(flow: "U", sender: nil, receiver: nil, blocks: 1)
    healthy.exponents = Array(repeating: 0, count: 16)
    #expect(healthy.lines.map(\.en) == ["1 PRB: mean no power, peak no power"])
  }
}
