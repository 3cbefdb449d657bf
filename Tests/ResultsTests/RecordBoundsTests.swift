import Testing

@testable import Results

@Suite("The bounds of a record") struct RecordBoundsTests {
  @Test("keep the earliest findings and count the rest for each requirement and unit") func findings() {
    var record = SampleRecord.record([
      SampleRecord.requirement(
        "a", failed: 12,
        findings: [
          SampleRecord.finding(frame: 9, time: 9, count: 5), SampleRecord.finding(frame: 2, time: 2),
          SampleRecord.finding(frame: 8, time: 8, count: 6),
        ]),
      SampleRecord.requirement(
        "b", failed: 1, findings: [SampleRecord.finding(frame: 1, time: 1, unit: SampleRecord.ru)]),
    ])
    record.bound(findings: 2)
    #expect(record.requirements[0].findings.map { $0.first[0].frame } == [2])
    #expect(record.requirements[1].findings.map { $0.first[0].frame } == [1])
    #expect(
      record.requirements[0].unkeptFindings
        == [UnkeptFindings(unit: SampleRecord.du, findings: 2, failures: 11)])
    #expect(record.requirements[0].lines[0].units[0].tally.failed == 12)
    let reasons = RunResult(record).requirements[0].reasons.map(\.en)
    #expect(
      reasons == [
        "2 findings about 11 failures of du1 are counted and not kept: there are more than 4096 in all"
      ])
  }

  @Test("count what was left out before behind what they leave out") func leftOut() {
    var record = SampleRecord.record([
      SampleRecord.requirement(
        "a", findings: [SampleRecord.finding(frame: 1, time: 1), SampleRecord.finding(frame: 2, time: 2)])
    ])
    record.requirements[0].leaveOut(3, about: 4, of: SampleRecord.ru)
    record.requirements[0].leaveOut(5, about: 6, of: SampleRecord.du)
    record.bound(findings: 1)
    #expect(
      record.requirements[0].unkeptFindings == [
        UnkeptFindings(unit: SampleRecord.du, findings: 6, failures: 7),
        UnkeptFindings(unit: SampleRecord.ru, findings: 3, failures: 4),
      ])
  }

  @Test("leave every finding its first witness before any has a second one") func witnesses() {
    var many = SampleRecord.finding(frame: 1, witnesses: 8)
    (many.last, many.worst) = (SampleRecord.witness(frame: 50), SampleRecord.witness(frame: 40))
    var record = SampleRecord.record([
      SampleRecord.requirement("a", findings: [many, SampleRecord.finding(frame: 20)]),
      SampleRecord.requirement("b", findings: [SampleRecord.finding(frame: 30, witnesses: 3)]),
    ])
    var roomy = record
    roomy.bound(witnesses: 13)
    #expect(roomy.requirements[0].findings[0].first.count == 8)
    #expect(roomy.requirements[0].findings[0].last?.frame == 50)
    #expect(roomy.requirements[0].findings[0].worst == nil)
    #expect(roomy.requirements[0].unkeptWitnesses == 1)
    record.bound(witnesses: 5)
    #expect(record.requirements[0].findings.map { $0.first.map(\.frame) } == [[1, 2], [20]])
    #expect(record.requirements[0].findings[0].last == nil)
    #expect(record.requirements[1].findings.map { $0.first.map(\.frame) } == [[30, 31]])
    #expect(record.requirements.map(\.unkeptWitnesses) == [8, 1])
  }

  @Test("change nothing of a record within them") func within() {
    var record = SampleRecord.full
    record.bound()
    #expect(record == SampleRecord.full)
  }
}
