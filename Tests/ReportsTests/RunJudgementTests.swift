import Results
import Events
import Testing

@testable import Reports

/// Design §5, rule 3: what single verdicts make of a run, and what its statement says.
@Suite struct RunJudgementTests {
  private func judge(_ results: [RequirementResult], failOn: Level = .shall) -> RunJudgement {
    RunJudgement(results, units: Sample.units, profile: "demo", failOn: failOn)
  }

  private func passed(_ id: String = "cus/1/pass") -> RequirementResult {
    Sample.result(Sample.requirement(id), .pass)
  }

  @Test(arguments: [(Level.shall, Outcome.pass), (.should, .fail), (.may, .fail)])
  func theThresholdCountsWhatIsStronger(_ threshold: Level, _ outcome: Outcome) {
    let advisory = Sample.result(Sample.requirement("cus/9/should", level: .should), .fail)
    #expect(judge([passed(), advisory], failOn: threshold).outcome == outcome)
  }

  @Test(arguments: Level.allCases) func aFailedShallCountsWhateverTheThreshold(_ threshold: Level) {
    let failed = Sample.result(Sample.requirement("cus/1/a"), .fail)
    #expect(judge([passed(), failed], failOn: threshold).outcome == .fail)
  }

  @Test(arguments: Level.allCases) func anObservationNeverMakesARunFail(_ threshold: Level) {
    let seen = Sample.result(Sample.requirement("cus/9/seen", level: .may, status: .observation), .fail)
    #expect(judge([passed(), seen], failOn: threshold).outcome == .pass)
  }

  @Test func anObservationIsNoneOfTheRequirementsOfTheStatement() {
    let seen = Sample.requirement("cus/9/seen", level: .may, status: .observation)
    for verdict in [Verdict.pass, .fail, .inconclusive] {
      let statement = judge([passed(), Sample.result(seen, verdict)]).statement.en
      #expect(statement == "no nonconformity observed in 1 of 1 requirements of demo")
    }
  }

  // MARK: Units

  @Test func aUnitUnderTestThatTheCaptureLacksMakesTheRunInconclusive() {
    var units = Sample.units
    (units[0].isUnderTest, units[0].isInCapture) = (true, false)
    let judgement = RunJudgement([passed()], units: units, profile: "demo", failOn: .shall)
    #expect(judgement.outcome == .inconclusive)
    #expect(judgement.statement.en.hasSuffix("; ru1, which is under test, is not in the capture"))
    // A unit that is there for the others' sake may be missing.
    units[0].isUnderTest = false
    #expect(RunJudgement([passed()], units: units, profile: "demo", failOn: .shall).outcome == .pass)
  }

  // MARK: Captures

  @Test func aPassOnCutFramesSaysWhatWasNotLookedAt() {
    var capture = CaptureDescription(
      name: "cut.pcap", format: "pcap", bytes: 1, frames: 12, linkTypes: ["Ethernet"])
    func statement() -> String {
      RunJudgement([passed()], units: Sample.units, profile: "demo", failOn: .shall, captures: [capture])
        .statement.en
    }
    #expect(!statement().contains("snap length"))
    capture.cutFrames = 7
    #expect(
      statement().hasSuffix(
        "; 7 of 12 frames were cut by the snap length: the bytes after the cut were not looked at"))
  }

  // MARK: Waivers

  private let cause = Sample.result(
    Sample.requirement("cus/7.5.2/version"), .fail, findings: [Sample.finding(frame: 1)],
    waiver: Sample.waiver)

  private func consequence(
    of ids: [String?], unit: UnitID = Sample.du, id: String = "cus/8/delivered"
  ) -> RequirementResult {
    var result = Sample.result(Sample.requirement(id), .fail, unit: unit)
    result.findings = ids.map { id in
      var finding = Sample.finding(frame: 2, unit: unit, consequenceOf: id)
      finding.count = result.tally.failed / ids.count
      return finding
    }
    return result
  }

  @Test func aRunInWhichAllIsAcceptedSaysSo() {
    let judgement = judge([passed(), cause])
    #expect(judgement.outcome == .pass)
    #expect(
      judgement.statement.en
        == "1 requirement is not fulfilled and accepted; no nonconformity observed in 1 of 2 requirements of demo"
    )
  }

  @Test func aConsequenceIsAcceptedWithItsCause() {
    let judgement = judge([passed(), cause, consequence(of: [cause.requirement.id])])
    #expect(judgement.outcome == .pass)
    #expect(judgement.statement.en.hasPrefix("2 requirements are not fulfilled and accepted; "))
  }

  @Test func aConsequenceOfAnotherUnitIsAcceptedWithItsCause() {
    // The answer is missing since the request, of the other unit, was wrong.
    #expect(judge([cause, consequence(of: [cause.requirement.id], unit: Sample.ru)]).outcome == .pass)
  }

  /// Two units fail alike, and a waiver accepts one of them.
  @Test(arguments: [(Sample.du, 1), (Sample.ru, 2), (nil, 2)] as [(UnitID?, Int)])
  func aConsequenceIsAcceptedWithTheUnitOfItsCause(_ unit: UnitID?, _ unfulfilled: Int) {
    var cause = cause
    cause.disposition = nil
    cause.units.append(UnitResult(unit: Sample.ru, verdict: .fail, tally: cause.units[0].tally))
    var result = consequence(of: [cause.requirement.id])
    result.findings[0].causeUnit = unit
    let judgement = judge([cause, result])
    #expect(judgement.statement.en.hasPrefix("\(unfulfilled) requirement"), "\(judgement.statement.en)")
  }

  @Test func aConsequenceOfAConsequenceIsAcceptedToo() {
    let first = consequence(of: [cause.requirement.id])
    let second = consequence(of: [first.requirement.id], id: "cus/8/answered")
    #expect(judge([second, first, cause]).outcome == .pass)
    let standings = FailureStandings(Sample.run([second, first, cause]), failOn: .shall)
    #expect(standings.causes(of: second.requirement.id) == [first.requirement.id])
  }

  @Test func aFailureOfItsOwnBesideAConsequenceCounts() {
    let judgement = judge([passed(), cause, consequence(of: [cause.requirement.id, nil])])
    #expect(judgement.outcome == .fail)
    #expect(
      judgement.statement.en.hasPrefix(
        "1 requirement is not fulfilled; 1 more is not fulfilled and accepted; "))
  }

  @Test func aFailureThatNoFindingTellsOfCounts() {
    var result = consequence(of: [cause.requirement.id])
    result.findings[0].count -= 1
    #expect(judge([cause, result]).outcome == .fail)
  }

  @Test func theConsequenceOfAnOpenFailureCounts() {
    let open = Sample.result(Sample.requirement("cus/1/a"), .fail, findings: [Sample.finding(frame: 1)])
    let judgement = judge([open, consequence(of: ["cus/1/a"])])
    #expect(judgement.statement.en.hasPrefix("2 requirements are not fulfilled; "))
    let circle = [
      consequence(of: ["cus/8/b"], id: "cus/8/a"), consequence(of: ["cus/8/a"], id: "cus/8/b"),
    ]
    #expect(judge(circle).outcome == .fail)
  }

  // MARK: Departures

  @Test func whatTheProfileWeakenedIsNotCountedAmongTheRequirements() {
    let statement = judge([passed(), Sample.departed]).statement.en
    #expect(
      statement
        == "no nonconformity observed in 1 of 1 requirements of demo; 1 requirement that the profile weakens is counted "
        + "apart")
  }
}
