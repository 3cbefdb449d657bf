import SchemaCheck
import Testing

@testable import Results

/// What a laboratory states: the table of fields, and what records and results make of it.
@Suite struct LaboratoryDocumentTests {
  @Test func aRecordGivesItBack() throws {
    var record = SampleRecord.record()
    record.laboratory = SampleLaboratory.full
    #expect(try RunRecord(text: record.text()).laboratory == SampleLaboratory.full)
    #expect(try RunRecord(text: SampleRecord.record().text()).laboratory == nil)
  }

  @Test func aWordThatIsNoChoiceIsRefusedWithItsPlace() throws {
    var record = SampleRecord.record()
    record.laboratory = SampleLaboratory.full
    let text = try record.text().replacing(#""deployment":"virtual""#, with: #""deployment":"rented""#)
    let error = #expect(throws: RecordError.self) { try RunRecord(text: text) }
    #expect(error?.place.hasSuffix("items[0].deployment") == true)
  }

  @Test func nothingIsMissingInAFullDocument() { #expect(SampleLaboratory.full.notStated == []) }

  @Test func whatISO17025AsksForIsMissedWhereItIsNotStated() {
    let empty = LaboratoryDocument(file: "lab.yaml", sha256: "", fields: LaboratoryGroup())
    for path in [
      "report.number", "report.issued", "laboratory.name", "laboratory.address", "customer.name", "items",
      "test.place", "test.started", "test.ended", "test.methods", "test.deviations", "test.exclusions",
      "decision_rule", "authorised_by.name", "interpretations_by.name",
    ] {
      #expect(empty.notStated.contains(path), "\(path)")
    }
    var one = SampleLaboratory.full
    var items = one.fields.groups(.items)
    items[1].values[.serial] = nil
    one.fields.values[.items] = .groups(items)
    #expect(one.notStated == ["items[1].serial"])
  }

  @Test func aPartOfTheDocumentMarksAllBelowIt() {
    var document = SampleLaboratory.full
    document.fields.values[.customerData] = .texts(["items.serial", "customer"])
    #expect(document.isCustomerData("items.serial") && document.isCustomerData("customer.name"))
    #expect(!document.isCustomerData("items.vendor") && !document.isCustomerData("customers"))
  }

  @Test func aReportTellsWhereTheDataComeFrom() {
    var record = SampleRecord.record()
    func origin(_ given: LaboratoryDocument?) -> LaboratoryOrigin {
      var view = ViewOptions()
      view.laboratory = given
      return RunResult(record, view).laboratoryOrigin
    }
    var other = SampleLaboratory.full
    other.sha256 = "other"
    #expect(origin(other) == .added)
    record.laboratory = SampleLaboratory.full
    #expect(origin(nil) == .record && origin(SampleLaboratory.full) == .record)
    #expect(origin(other) == .replaced)
    #expect(RunResult(record).laboratory == SampleLaboratory.full)
  }

  @Test func recordsOfOneRunSayTheSameOfTheLaboratory() throws {
    var (a, b) = (SampleRecord.full, SampleRecord.full)
    (a.laboratory, b.laboratory) = (SampleLaboratory.full, nil)
    let error = #expect(throws: MergeError.self) {
      try RunRecord(merging: [MergeInput(name: "a", record: a), MergeInput(name: "b", record: b)])
    }
    #expect(error.map { "\($0)".contains("what the laboratory states") } == true)
  }

  @Test func theIntegrityGateFailsWithAnythingThatLimitsVerdicts() {
    var run = RunResult(SampleRecord.record())
    run.integrity = [IntegrityNote(kind: "resolution", text: LocalizedText(en: "us"), limitsVerdicts: false)]
    #expect(run.passesIntegrityGate)
    run.integrity.append(IntegrityNote(kind: "drops", text: LocalizedText(en: "4"), limitsVerdicts: true))
    #expect(!run.passesIntegrityGate)
  }

  @Test func everyFieldHasANameOfItsOwnInItsGroupAndBothLanguages() {
    func visit(_ table: [LaboratoryField]) {
      #expect(Set(table.map(\.key)).count == table.count)
      for field in table {
        #expect(!field.summary.isEmpty)
        visit(field.fields)
      }
    }
    visit(LaboratoryField.root)
    for phrase in LaboratoryKey.allCases.map(\.phrase) + LaboratoryChoice.allCases.map(\.phrase)
      + LaboratoryOrigin.allCases.map(Phrase.origin) + EvidenceKind.allCases.map(\.phrase)
    {
      #expect(!phrase.en.isEmpty && phrase.ja != nil && phrase.ja != phrase.en, "\(phrase.en)")
    }
    #expect(Set(LaboratoryKey.allCases.map(\.stringValue)).count == LaboratoryKey.allCases.count)
    #expect(LaboratoryKey.cusPlaneConfiguration.stringValue == "cusPlaneConfiguration")
  }

  @Test func noRequirementThatIsNotValidatedIsEvidence() {
    func kind(_ verdict: Verdict, _ change: (inout RequirementResult) -> Void = { _ in }) -> EvidenceKind? {
      var result = RequirementResult(
        requirement: SampleRecord.description("x/1/a"), verdict: verdict, basis: .given, tally: Tally(),
        units: [], findings: [], reasons: [], disposition: nil)
      result.requirement.status = .validated
      change(&result)
      return EvidenceKind(result)
    }
    #expect(kind(.pass) == .clean && kind(.fail) == .deviating && kind(.inconclusive) == .open)
    #expect(kind(.error) == .open && kind(.notExercised) == .notExercised && kind(.notApplicable) == nil)
    #expect(kind(.pass) { $0.basis = .inferred } == .cleanOnInference)
    #expect(
      kind(.pass) {
        $0.requirement.departures = [
          Departure(key: "level", before: nil, after: "may", place: "p:1", reason: "r", weakens: true)
        ]
      } == .cleanDeparted)
    #expect(kind(.pass) { $0.requirement.status = .unvalidated } == .information)
    #expect(kind(.fail) { $0.requirement.status = .observation } == .information)
  }
}
