import Conformance
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

  @Test func whatTheProfileWeakenedIsNotCountedAmongTheRequirements() {
    let statement = judge([passed(), Sample.departed]).statement
    #expect(
      statement
        == "no nonconformity observed in 1 of 1 requirements of demo; 1 more requirement is weakened by a departure of "
        + "the profile")
  }
}
