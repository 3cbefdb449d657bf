import Events
import Fronthaul
import Testing

@Suite struct CarrierSurveyTests {
  @Test func aSlotIdBelowTwoInNearlyAllMessagesIs30Kilohertz() throws {
    var survey = CarrierSurvey()
    for index in 0..<1000 {
      // A few messages with a corrupt slot do not change the numerology.
      let slot: UInt8 = index % 200 == 0 ? 37 : UInt8(index % 2)
      survey.observe(slotId: slot)
    }
    let slots = try #require(survey.inferred().slotsPerSubframe)
    #expect(slots.value == 2)
    #expect(slots.provenance == .inferred)
    #expect(slots.frames == 1000)
    #expect(slots.alternatives.isEmpty)
  }

  @Test func aSlotThatIsNeverSeenIsSaidAndLeavesAnAlternative() throws {
    var survey = CarrierSurvey()
    for _ in 0..<1000 {
      survey.observe(slotId: 2)
    }
    let slots = try #require(survey.inferred().slotsPerSubframe)
    #expect(slots.value == 4)
    #expect(slots.evidence.contains(Indication(.onlySlots, "2")))
    #expect(slots.alternatives == [AlternativeValue("8")])
  }

  @Test func theFrameStructureOfTheCarrierGoesBeforeSlotIdsAndThatOfPrachOnlyIfItAgrees() throws {
    var survey = CarrierSurvey()
    for _ in 0..<10 {
      survey.observe(slotId: 0)
    }
    survey.observeFrameStructure(0xBC, sectionType: 3)
    #expect(survey.inferred().slotsPerSubframe?.provenance == .inferred)
    survey.observeFrameStructure(0xB1, sectionType: 3)
    #expect(survey.inferred().slotsPerSubframe?.value == 1)
    survey.observeFrameStructure(0xB1, sectionType: 0)
    let slots = try #require(survey.inferred().slotsPerSubframe)
    #expect(slots.value == 2)
    #expect(slots.provenance == .cPlane)
  }

  @Test func theCarrierIsTheSmallestOneThatHoldsTheUsualPrbEnds() throws {
    var survey = CarrierSurvey()
    for index in 0..<400 {
      survey.observe(slotId: UInt8(index % 2))
      survey.observeSection(prbEnd: index % 3 == 0 ? 48 : 12)
    }
    // One corrupt section in 400 does not widen the carrier.
    survey.observeSection(prbEnd: 1100)
    let prbs = try #require(survey.inferred().carrierPrbs)
    #expect(prbs.value == 51)
    #expect(prbs.alternatives == ["65", "78", "92"].map { AlternativeValue($0) })
  }

  @Test func noSectionThatWasSurveyedIsOutsideOfTheCarrier() throws {
    var survey = CarrierSurvey()
    for _ in 0..<1000 { survey.observeSection(prbEnd: 12) }
    survey.observeSection(prbEnd: 106)
    let prbs = try #require(survey.inferred().carrierPrbs)
    #expect(prbs.value == 106 && prbs.frames == 1001)
    #expect(prbs.evidence.contains(Indication(.largestPrbEnd, "106", "1", "1001")))
  }

  @Test func exactDivisionOfSectionsOfAllPrbsTellsTheCarrierOfTheirEAxC() throws {
    var survey = CarrierSurvey()
    for _ in 0..<10 { survey.observeSection(prbEnd: 100) }
    survey.observeAllPrbs(AllPrbs(106, agreeing: 3, of: 3), eAxC: 1)
    survey.observeAllPrbs(AllPrbs(51, agreeing: 40, of: 41), eAxC: 2)
    survey.observeAllPrbs(AllPrbs(106, agreeing: 2, of: 2), eAxC: 2)
    let found = survey.inferred()
    #expect(found.statedPrbs[1]?.value == 106 && found.statedPrbs[1]?.frames == 3)
    #expect(found.statedPrbs[2]?.value == 51 && found.statedPrbs[2]?.frames == 43)
    #expect(found.statedPrbs[2]?.alternatives == [AlternativeValue("106")])
    #expect(found.statedPrbs[3] == nil)
    #expect(found.carrierPrbs?.value == 106)
  }

  @Test(arguments: [(273, 273), (272, nil)])
  func allPrbsThatTheUPlaneHasInSeveralSectionsAreThoseUpToTheEndOfACarrier(_ end: Int, _ prbs: Int?) {
    var survey = CarrierSurvey()
    survey.observeRequestOfAllPrbs(eAxC: 1)
    for part in [100, 200, end] {
      survey.observeUPlaneSection(prbEnd: part, eAxC: 1)
      survey.observeUPlaneSection(prbEnd: part, eAxC: 2)
    }
    #expect(survey.inferred().statedPrbs[1]?.value == prbs)
    #expect(survey.inferred().statedPrbs[2] == nil)
  }

  @Test func aSurveyOfNothingSaysNothing() {
    let configuration = CarrierSurvey().inferred()
    #expect(configuration.carrierPrbs == nil && configuration.slotsPerSubframe == nil)
    #expect(CarrierSurvey().largestPrbEnd == 0)
  }

  @Test func theProfileGoesBeforeTheTrafficAndTheContradictionStaysVisible() throws {
    let inferred = Sourced(106, .inferred, evidence: [.place("seen")], frames: 3)
    let stated = Sourced(273, .profile, evidence: [.place("demo.yaml:4:3")])
    let best = try #require(Sourced.mostTrusted([inferred, nil, stated]))
    #expect(best.value == 273)
    #expect(
      best.alternatives == [AlternativeValue("106", provenance: "inferred", evidence: [.place("seen")])])
  }
}
