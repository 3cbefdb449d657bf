import Events
import Results
import Testing

@testable import Reports

@Suite struct FirstCauseTests {
  private func first(_ results: [RequirementResult]) -> String? {
    FirstCause(Sample.run(results))?.requirement.requirement.id
  }

  private func failed(
    _ id: String, at time: Int64, level: Level = .shall, status: ValidationStatus = .validated,
    consequenceOf: String? = nil
  ) -> RequirementResult {
    Sample.result(
      Sample.requirement(id, level: level, status: status), .fail,
      findings: [Sample.finding(frame: Int(time), time: time, consequenceOf: consequenceOf)])
  }

  @Test func theEarliestWitnessWins() {
    #expect(first([failed("a", at: 30), failed("b", at: 10), failed("c", at: 20)]) == "b")
  }

  @Test func aConsequenceIsNoFirstCause() {
    #expect(first([failed("a", at: 30), failed("b", at: 10, consequenceOf: "a")]) == "a")
  }

  @Test func whatExplainsAnObligationCountsWhateverItsLevel() {
    let explaining = failed("a", at: 30, level: .should)
    #expect(first([explaining, failed("b", at: 10, consequenceOf: "a")]) == "a")
    #expect(first([explaining, failed("b", at: 40)]) == "b")
    #expect(first([failed("b", at: 10, consequenceOf: "c")]) == "b", "what explains it did not fail")
    #expect(first([explaining, failed("b", at: 10, level: .may, consequenceOf: "a")]) == nil)
  }

  @Test func onlyValidatedObligationsCount() {
    #expect(
      first([
        failed("should", at: 1, level: .should), failed("unsure", at: 2, status: .unvalidated),
        failed("shall", at: 3),
      ]) == "shall")
    #expect(first([failed("should", at: 1, level: .should)]) == nil)
  }

  @Test func anObservationIsAFirstCauseOnlyOfAFailure() {
    let seen = failed("seen", at: 1, level: .may, status: .observation)
    #expect(first([seen]) == nil)
    #expect(first([seen, failed("b", at: 10)]) == "b")
    #expect(first([seen, failed("b", at: 10, consequenceOf: "seen")]) == "seen")
  }

  @Test func whatAWaiverAcceptsIsNotLookedFor() {
    let accepted = Sample.result(
      Sample.requirement("a"), .fail, findings: [Sample.finding(frame: 1)], waiver: Sample.waiver)
    #expect(first([accepted, failed("b", at: 5_000)]) == "b")
  }

  @Test func theProfileDecidesBetweenWitnessesOfTheSameFrame() {
    #expect(first([failed("a", at: 5), failed("b", at: 5)]) == "a")
  }

  @Test func withoutWitnessesThereIsNone() {
    #expect(first([]) == nil)
    #expect(first([Sample.result(Sample.requirement("a"), .fail)]) == nil)
  }

  @Test func aFilterNamesFrameMessageAndFieldsOnceEach() {
    var witness = Sample.witness(frame: 7)
    witness.fields = [
      WitnessField(name: "number", value: 7, text: "7", filter: "frame.number == 7"),
      WitnessField(
        name: "source", value: 1, text: "70:b3:d5:e1:5b:06", filter: "eth.src == 70:b3:d5:e1:5b:06"),
      WitnessField(name: "freqOffset", value: -3276, text: "-3276", wireshark: "oran_fh_cus.freqOffset"),
      WitnessField(name: "message", value: 4, text: "Reset", filter: "f1ap.Reset_element"),
    ]
    witness.eventFilter = "f1ap.Reset_element"
    witness.context = [WitnessField(name: "stream", value: 4, text: "4", filter: "sctp.data_sid == 4")]
    #expect(
      witness.displayFilter
        == "frame.number == 7 && f1ap.Reset_element && sctp.data_sid == 4 && eth.src == 70:b3:d5:e1:5b:06")
  }
}
