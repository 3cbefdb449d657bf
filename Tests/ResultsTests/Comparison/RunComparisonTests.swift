import Events
import Testing

@testable import Results

/// What changed from one run to another.
@Suite struct RunComparisonTests {
  private static let du = UnitID(rawValue: 0)

  private func tally(_ verdict: Verdict) -> Tally {
    var tally = Tally()
    switch verdict {
    case .pass: tally.passed = 10
    case .fail: (tally.passed, tally.failed) = (8, 2)
    case .inconclusive: tally.inconclusive = 3
    case .error: tally.notJudged = 1
    case .notExercised, .notApplicable: break
    }
    return tally
  }

  private func finding(_ cause: String, frame: Int = 1, of explanation: String? = nil) -> Finding {
    let witness = Witness(
      capture: 0, frame: frame, time: Int64(frame), event: "cus.u", fields: [],
      expected: [Statement(.expression, "x")],
      observed: [Statement(.expression, "y \(frame)")])
    return Finding(unit: Self.du, cause: cause, count: 2, first: [witness], consequenceOf: explanation)
  }

  private func result(
    _ verdict: Verdict, _ findings: [Finding] = [], id: String = "cus/1/a",
    status: ValidationStatus = .validated,
    formerly: [String] = [], waiver: Waiver? = nil
  ) -> RequirementResult {
    var requirement = RequirementDescription(
      id: id, title: LocalizedText(en: "A"), cite: Citation(document: "D", version: "1", clause: "1"),
      form: "assertion")
    requirement.status = status
    requirement.formerly = formerly
    let tally = tally(verdict)
    let units =
      tally == Tally() ? [] : [UnitResult(unit: Self.du, verdict: verdict, tally: tally, disposition: waiver)]
    return RequirementResult(
      requirement: requirement, verdict: verdict, basis: .given, tally: tally, units: units,
      findings: findings,
      reasons: [], disposition: waiver)
  }

  private func run(
    _ results: [RequirementResult], digest: String = "d", flows: [FlowDescription] = []
  ) -> ComparedRun {
    ComparedRun(
      RunResult(
        toolVersion: "1", captures: [],
        profile: ProfileDescription(
          name: "p", title: LocalizedText(en: "P"), files: [], digest: digest, parameters: []),
        units: [UnitDescription(name: "du", role: "O-DU", addresses: ["01"], provenance: "profile")],
        configuration: flows, integrity: [], requirements: results, outcome: .pass,
        statement: LocalizedText(en: "s"),
        events: [], otherTraffic: [], restrictions: [], asOf: "2026-11-25"))
  }

  private func only(_ old: RequirementResult?, _ new: RequirementResult?) throws -> RunComparison.Entry {
    let comparison = try RunComparison(run([old].compactMap(\.self)), run([new].compactMap(\.self)))
    return try #require(comparison.entries.first)
  }

  @Test(
    arguments: [
      (.pass, .pass, .same, false), (.pass, .fail, .fails, true), (.fail, .pass, .passes, false),
      (.fail, .fail, .stillFails, false), (.pass, .inconclusive, .notJudgedAnyMore, true),
      (.pass, .notExercised, .notJudgedAnyMore, true), (.fail, .inconclusive, .notJudgedAnyMore, true),
      (.fail, .notExercised, .notJudgedAnyMore, true), (.pass, .error, .notJudgedAnyMore, true),
      (.inconclusive, .pass, .judgedNow, false), (.notExercised, .fail, .fails, true),
      (.inconclusive, .notExercised, .same, false),
    ] as [(Verdict, Verdict, RunComparison.Change, Bool)])
  func aVerdictChanges(
    _ before: Verdict, _ after: Verdict, _ change: RunComparison.Change, _ isWorse: Bool
  ) throws {
    let causes = [finding("loss")]
    let entry = try only(
      result(before, before == .fail ? causes : []), result(after, after == .fail ? causes : []))
    #expect(entry.change == change && entry.isWorse == isWorse)
  }

  @Test func anotherCauseOfTheSameRequirementIsWorse() throws {
    let entry = try only(
      result(.fail, [finding("loss")]), result(.fail, [finding("loss"), finding("duplicate")]))
    #expect(entry.change == .otherCause && entry.isWorse)
    #expect(entry.newCauses == ["duplicate"])
  }

  @Test func otherFramesAndValuesAreTheSameCause() throws {
    let entry = try only(
      result(.fail, [finding("loss", frame: 3)]), result(.fail, [finding("loss", frame: 900)]))
    #expect(entry.change == .stillFails && entry.newCauses.isEmpty)
  }

  @Test func theSameCauseOnAnotherEventIsNoOtherCause() throws {
    // Which event shows a deviation first depends on where the capture begins.
    var (control, user) = (finding("violated"), finding("violated"))
    control.first[0].event = "cus.c"
    user.first = []
    #expect(try only(result(.fail, [control]), result(.fail, [user])).change == .stillFails)
  }

  @Test func failuresWhoseCausesWereNotKeptAreNotKnown() throws {
    var new = result(.fail, [finding("loss")])
    new.unkeptUnits = [Self.du]
    #expect(try RunComparison(run([result(.fail, [finding("loss")])]), run([new])).known.isEmpty)
  }

  @Test func whatIsBelowTheThresholdIsNotWorse() throws {
    func should(_ verdict: Verdict, _ findings: [Finding] = []) -> RequirementResult {
      var result = result(verdict, findings)
      result.requirement.level = .should
      return result
    }
    let (old, new) = (run([should(.pass)]), run([should(.fail, [finding("loss")])]))
    #expect(try !RunComparison(old, new).isWorse)
    #expect(try RunComparison(old, new, failOn: .should).isWorse)
  }

  @Test func aDeviationOfTheTestEquipmentIsNotWorse() throws {
    var new = run([result(.fail, [finding("loss")])])
    new.units[0].isTester = true
    #expect(try !RunComparison(run([result(.pass)]), new).isWorse)
  }

  @Test func anotherExplanationAloneIsNotWorse() throws {
    let entry = try only(
      result(.fail, [finding("loss")]), result(.fail, [finding("loss", of: "cus/1/b")]))
    #expect(entry.change == .stillFails && entry.hasOtherFirstCause && !entry.isWorse)
  }

  @Test func aRequirementThatIsGoneIsWorseIfItWasJudged() throws {
    #expect(try only(result(.pass), nil).isWorse)
    #expect(try only(result(.fail, [finding("loss")]), nil).change == .gone)
    #expect(try !only(result(.notExercised), nil).isWorse)
  }

  @Test func aNewRequirementIsWorseOnlyIfItFails() throws {
    #expect(try only(nil, result(.pass)).change == .new)
    let failing = try only(nil, result(.fail, [finding("loss")]))
    #expect(failing.change == .fails && failing.isWorse)
  }

  @Test func aRenamedRequirementIsTheSame() throws {
    let entry = try only(result(.pass, id: "cus/1/old"), result(.pass, formerly: ["cus/1/old"]))
    #expect(entry.change == .same)
    let comparison = try RunComparison(
      run([result(.pass, id: "cus/1/old")]), run([result(.pass, formerly: ["cus/1/old"])]))
    #expect(comparison.entries.count == 1)
  }

  @Test(arguments: [ValidationStatus.observation, .unvalidated])
  func whatIsInformationOnlyIsNotWorse(_ status: ValidationStatus) throws {
    let entry = try only(result(.pass, status: status), result(.fail, [finding("loss")], status: status))
    #expect(entry.change == .fails && !entry.isWorse)
  }

  @Test func anAcceptedFailureIsNotWorse() throws {
    let waiver = Waiver(requirement: "cus", acceptedBy: "T", reason: "r", expires: "2099-01-01")
    let entry = try only(result(.pass), result(.fail, [finding("loss")], waiver: waiver))
    #expect(entry.change == .failsAccepted && !entry.isWorse)
  }

  @Test func aWaiverThatIsGoneIsWorseAndItsFailureIsNotKnown() throws {
    let waiver = Waiver(requirement: "cus", acceptedBy: "T", reason: "r", expires: "2026-01-01")
    let (old, new) = (
      result(.fail, [finding("loss")], waiver: waiver), result(.fail, [finding("loss", frame: 9)])
    )
    let entry = try only(old, new)
    #expect(entry.change == .notAcceptedAnyMore && entry.isWorse)
    #expect(try RunComparison(run([old]), run([new])).known.isEmpty)
  }

  @Test func theFailuresOfTheBaselineAreKnownByTheirCauses() throws {
    let old = run([result(.fail, [finding("loss")])])
    #expect(try RunComparison(old, run([result(.fail, [finding("loss", frame: 7)])])).known == ["cus/1/a"])
    #expect(try RunComparison(old, run([result(.fail, [finding("duplicate")])])).known.isEmpty)
    #expect(try RunComparison(old, run([result(.pass)])).known.isEmpty)
  }

  @Test func aChangedProfileAndAMovedWindowAreTold() throws {
    var (before, after) = (result(.pass), result(.pass))
    func measurement(_ median: Int64) -> Measurement {
      Measurement(
        unit: Self.du, event: "cus.u", key: [], isRelative: false, minimum: median, maximum: median,
        classes: NumberClasses(), numberUnit: .nanoseconds)
    }
    before.measurements = [measurement(200_000)]
    after.measurements = [measurement(230_000)]
    let comparison = try RunComparison(run([before]), run([after], digest: "e"))
    #expect(comparison.shifts.count == 1 && !comparison.isWorse)
    #expect(comparison.differences == [.init(kind: .profile, name: "p", before: "d", after: "e")])
    // The ends of a distribution are exact, however long the time is.
    (before.measurements, after.measurements) = ([measurement(2_000_000)], [measurement(2_030_000)])
    #expect(try RunComparison(run([before]), run([after])).shifts.count == 1)
    (before.measurements, after.measurements) = ([measurement(200_000)], [measurement(200_500)])
    #expect(try RunComparison(run([before]), run([after])).shifts.isEmpty)
  }

  @Test func whatTheBaselineDecidedAndTheRunDoesNotIsLost() throws {
    let old = run([
      result(.pass), result(.fail, [finding("loss")], id: "cus/1/b"), result(.pass, id: "cus/1/c"),
      result(.inconclusive, id: "cus/1/d"), result(.pass, id: "cus/1/e", status: .observation),
      result(.pass, id: "cus/1/f"),
    ])
    let new = run([
      result(.notExercised), result(.inconclusive, id: "cus/1/b"), result(.pass, id: "cus/1/c"),
      result(.notExercised, id: "cus/1/d"), result(.notExercised, id: "cus/1/e", status: .observation),
    ])
    // One that was not decided before can't be lost, and what is information only does not count.
    #expect(try RunComparison(old, new).lost == ["cus/1/a", "cus/1/b", "cus/1/f"])
  }

  private func association(_ port: Int, streams: String = "0–1") -> FlowDescription {
    FlowDescription(
      kind: .association, name: "SCTP 10.0.0.1:\(port) – 10.0.0.3:38472", sender: Self.du, receiver: nil,
      frames: 10,
      items: [
        ConfigurationItem(name: ConfigurationItem.carried, value: "F1AP", provenance: "in-band"),
        ConfigurationItem(
          name: ConfigurationItem.openedBy, value: "10.0.0.1:\(port)", provenance: "in-band"),
        ConfigurationItem(name: "streams used", value: streams, provenance: "in-band"),
      ])
  }

  @Test func aPortThatAClientChoseIsNoChange() throws {
    let old = run([], flows: [association(39_001)])
    #expect(try RunComparison(old, run([], flows: [association(51_444)])).differences.isEmpty)
    let other = run([], flows: [association(51_444, streams: "0–7")])
    #expect(
      try RunComparison(old, other).differences == [
        .init(kind: .configuration, name: "F1AP, du: streams used", before: "0–1", after: "0–7")
      ])
  }

  @Test func associationsOfTheSameUnitsAreComparedTogether() throws {
    let old = run([], flows: [association(1), association(2, streams: "0–7")])
    #expect(
      try RunComparison(old, run([], flows: [association(9, streams: "0–7"), association(8)]))
        .differences.isEmpty)
    #expect(try RunComparison(old, run([], flows: [association(9)])).differences.count == 1)
  }

  @Test func aGrowingRateIsShownAndNotWorse() throws {
    var more = result(.fail, [finding("loss")])
    more.units[0].tally.failed = 5
    let entry = try only(result(.fail, [finding("loss")]), more)
    #expect(entry.change == .stillFails && !entry.isWorse)
    #expect(
      RunComparison.Entry.rate(entry.tallyBefore) == 200_000
        && RunComparison.Entry.rate(entry.tallyAfter) == 384_615)
  }
}
