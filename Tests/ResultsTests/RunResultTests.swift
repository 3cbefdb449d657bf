import Testing

@testable import Results

@Suite("The view of a record") struct RunResultTests {
  @Test(
    "caps failures of rules that need more than the capture gives",
    arguments: [
      (CaptureNeed.completeCapture, IntegrityEntry(.drops, capture: 0, ["count": 4])),
      (.completeCapture, IntegrityEntry(.flowLimit, ["count": 4])),
      (.uniqueFrames, IntegrityEntry(.duplicates, ["count": 4, "of": 5])),
      (.steadyClock, IntegrityEntry(.clockStep, capture: 0, ["count": 1, "limit": 10_000])),
    ])
  func caps(_ need: CaptureNeed, _ entry: IntegrityEntry) {
    var record = SampleRecord.record([
      SampleRecord.requirement("a", passed: 2, failed: 3, needs: [need]),
      SampleRecord.requirement("b", passed: 2, failed: 3, needs: CaptureNeed.allCases.filter { $0 != need }),
    ])
    record.captureSets[0].integrity = [entry]
    record.noteUnmetNeeds()
    let results = RunResult(record).requirements
    #expect(results.map(\.verdict) == [.inconclusive, .fail])
    #expect(results[0].tally.inconclusive == 3 && results[0].tally.failed == 0)
    #expect(
      results[0].reasons.map(\.en) == ["capped at inconclusive: \(entry.note(record.captures).text.en)"])
    // What was found stays in the record.
    #expect(record.requirements[0].lines[0].units[0].tally.failed == 3)
  }

  /// The cause needs a whole capture, and what follows from it does not; another unit fails for another reason.
  @Test("caps what follows from a failure that is not certain", arguments: [true, false])
  func capsFollowCauses(_ isUnmet: Bool) {
    let loss = SampleRecord.requirement("loss", failed: 3, needs: [.completeCapture])
    var following = SampleRecord.finding(frame: 9, count: 2)
    (following.consequenceOf, following.causeUnit) = ("loss", SampleRecord.du)
    let late = SampleRecord.requirement(
      "late", passed: 1, failed: 3, findings: [following, SampleRecord.finding(frame: 20)])
    var record = SampleRecord.record([loss, late])
    if isUnmet { record.captureSets[0].integrity = [IntegrityEntry(.drops, capture: 0, ["count": 4])] }
    record.noteUnmetNeeds()
    let result = RunResult(record).requirements[1]
    #expect(result.tally.failed == (isUnmet ? 1 : 3) && result.tally.inconclusive == (isUnmet ? 2 : 0))
    #expect(result.verdict == .fail)
    #expect(
      result.reasons.map(\.en)
        == (isUnmet ? ["capped at inconclusive: it follows from loss, which is inconclusive"] : []))
  }

  @Test("caps nothing by what is only told") func told() {
    for code in IntegrityCode.allCases where code.effect == .told || code.effect == .part {
      var record = SampleRecord.record([SampleRecord.requirement("a", failed: 3, needs: CaptureNeed.allCases)]
      )
      record.captureSets[0].integrity = [IntegrityEntry(code)]
      record.noteUnmetNeeds()
      #expect(RunResult(record).requirements[0].verdict == .fail, "\(code)")
    }
  }

  @Test("takes a waiver as valid up to its last day") func waivers() {
    var record = SampleRecord.record([SampleRecord.requirement("cus/7/loss", failed: 1)])
    record.waivers = [DeclaredWaiver(waiver: SampleRecord.waiver, place: "demo.yaml:9")]
    func result(_ day: String?) -> RunResult { RunResult(record, ViewOptions(asOf: day)) }
    #expect(result(nil).outcome == .pass && result(nil).asOf == "2026-11-23")
    #expect(result("2027-03-31").requirements[0].disposition == SampleRecord.waiver)
    #expect(result("2027-04-01").requirements[0].disposition == nil)
    #expect(result("2027-04-01").outcome == .fail)
    #expect(result("2027-03-31").waivers.map(\.state) == [.applied])
    #expect(result("2027-04-01").waivers.map(\.state) == [.expired])
    // The verdict is the same on every day.
    #expect(result("2027-03-31").requirements[0].verdict == .fail)
  }

  @Test(
    "fails from the level on that the reader names",
    arguments: [
      (Level.shall, [true, false, false]), (.should, [true, true, false]), (.may, [true, true, true]),
    ])
  func levels(_ failOn: Level, _ fails: [Bool]) {
    for (level, isFailure) in zip([Level.shall, .should, .may], fails) {
      var record = SampleRecord.record([SampleRecord.requirement("a", failed: 1)])
      record.requirements[0].requirement.level = level
      let outcome = RunResult(record, ViewOptions(failOn: failOn)).outcome
      #expect((outcome == .fail) == isFailure, "\(level)")
    }
  }

  @Test("adds the members of a family to their requirement, unit by unit") func members() {
    var requirement = SampleRecord.requirement("a", passed: 1)
    requirement.requirement.family = FamilyDescription(name: "message", namedValues: nil)
    requirement.lines.append(
      TallyLine(
        member: .init(value: 4, name: "Reset"),
        units: [
          UnitTally(unit: nil, tally: SampleRecord.tally(outside: 2)),
          UnitTally(unit: SampleRecord.du, tally: SampleRecord.tally(passed: 1, failed: 1)),
        ]))
    let result = RunResult(SampleRecord.record([requirement])).requirements[0]
    #expect(result.units.map(\.unit) == [nil, SampleRecord.du])
    #expect(result.units.map(\.tally.passed) == [0, 2])
    #expect(result.members.map(\.verdict) == [.fail])
    #expect(result.members[0].units.map(\.verdict) == [.inconclusive, .fail])
    #expect(result.tally.outside == 2 && result.tally.instances == 5)
  }

  @Test("says of what does not apply why, and no verdict") func notApplicable() {
    var requirement = SampleRecord.requirement("a", failed: 1)
    (requirement.requirement.applicable, requirement.requirement.appliesIf) = (false, "prach")
    let result = RunResult(SampleRecord.record([requirement])).requirements[0]
    #expect(result.verdict == .notApplicable && result.reasons.map(\.en) == ["applies if prach"])
  }

  @Test("is an error where a bound of the tool was reached") func limits() {
    var record = SampleRecord.record([SampleRecord.requirement("a", passed: 1)])
    record.captureSets[0].integrity = [IntegrityEntry(.tunnelLimit, ["count": 1])]
    #expect(record.limitHit)
    #expect(RunResult(record).outcome == .error)
  }
}
