import Events
import Fronthaul
import Testing

@Suite struct PairSurveyTests {
  @Test(arguments: [true, false]) func aCounterThatBothDirectionsShareIsRecognised(isShared: Bool) throws {
    var survey = PairSurvey()
    var counters: [UInt8] = [250, 17]
    for index in 0..<300 {
      let isDownlink = index % 5 < 3
      let counter = isShared || isDownlink ? 0 : 1
      counters[counter] &+= 1
      survey.observe(
        isUPlane: false, isDownlink: isDownlink, eAxC: 3, sequenceId: counters[counter])
    }
    let scope = try #require(survey.inferred().cPlaneSequence)
    #expect(scope.value == (isShared ? .bothDirections : .perDirection))
    #expect(scope.alternatives.isEmpty)
    #expect(survey.inferred().uPlaneSequence == nil)
  }

  @Test func withOneDirectionTheCounterScopeIsUntested() throws {
    var survey = PairSurvey()
    for index in 0..<50 {
      survey.observe(isUPlane: true, isDownlink: true, eAxC: 3, sequenceId: UInt8(index))
    }
    let scope = try #require(survey.inferred().uPlaneSequence)
    #expect(scope.value == .perDirection)
    #expect(scope.evidence == [Indication(.noBothDirections)])
  }

  @Test func aSurveyOfNothingSaysNothing() {
    let configuration = PairSurvey().inferred()
    #expect(configuration.carriers.isEmpty && configuration.eAxCSplit == nil)
    #expect(configuration.uPlaneSequence == nil && configuration.cPlaneSequence == nil)
  }

  @Test func carriersOfOnePairHaveSlotsAndPrbsOfTheirOwn() {
    var survey = PairSurvey()
    for index in 0..<100 {
      survey.carriers[0, default: CarrierSurvey()].observe(slotId: UInt8(index % 2))
      survey.carriers[0, default: CarrierSurvey()].observeSection(prbEnd: 273)
      survey.carriers[1, default: CarrierSurvey()].observe(slotId: 0)
      survey.carriers[1, default: CarrierSurvey()].observeSection(prbEnd: 51)
    }
    let carriers = survey.inferred().carriers
    #expect(carriers[0]?.slotsPerSubframe?.value == 2 && carriers[0]?.carrierPrbs?.value == 273)
    #expect(carriers[1]?.slotsPerSubframe?.value == 1 && carriers[1]?.carrierPrbs?.value == 52)
  }

  @Test func anEAxCIsDividedFromTheTop() throws {
    let split = EAxCSplit.usual
    #expect(split.duPort(of: 0x1234) == 1)
    #expect(split.bandSector(of: 0x1234) == 2)
    #expect(split.cc(of: 0x1234) == 3)
    #expect(split.ruPort(of: 0x1234) == 4)
    let narrow = try #require(EAxCSplit(duPort: 2, bandSector: 2, cc: 2, ruPort: 2))
    #expect(narrow.duPort(of: 0x01C0) == 3)
    #expect(narrow.unusedBits(of: 0x01C0) == 1)
    #expect(EAxCSplit(duPort: 8, bandSector: 8, cc: 1, ruPort: 0) == nil)
    let flat = try #require(EAxCSplit(duPort: 0, bandSector: 0, cc: 0, ruPort: 16))
    #expect(flat.ruPort(of: 0xFFFF) == 0xFFFF)
    #expect(flat.duPort(of: 0xFFFF) == 0)
  }
}
