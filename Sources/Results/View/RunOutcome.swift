/// The rules by which single verdicts make the outcome of a run (design §5, rule 3).
public struct RunJudgement: Sendable {
  public let outcome: Outcome
  public let statement: LocalizedText

  /// - Parameters:
  ///   - failOn: the weakest level whose failures count; `shall` unless the user says otherwise.
  ///   - captures: what was judged.
  ///   - baseline: the earlier run that this one is held against.
  ///   - limitHit: a part of the traffic was not judged because a bound of the tool was reached.
  public init(
    _ results: [RequirementResult], units: [UnitDescription], profile: String, failOn: Level,
    captures: [CaptureDescription] = [], limitHit: Bool = false, baseline: Baseline? = nil
  ) {
    let counted = results.filter {
      $0.requirement.status == .validated && $0.requirement.level >= failOn
    }
    let standings = FailureStandings(results, units: units, failOn: failOn, known: baseline?.known ?? [])
    let failed = standings.count(.nonconformity)
    let knownFailures = standings.count(.known)
    let accepted = standings.count(.accepted)
    let exercised = results.filter { ![.notExercised, .notApplicable].contains($0.verdict) }
    // What a profile weakened is judged by other words than the specification's.
    let weakened = results.filter(\.requirement.isWeakened)
    // What no clause demands is no requirement: neither a pass of it nor a failure says anything of conformity.
    let applicable = results.filter {
      $0.verdict != .notApplicable && !$0.requirement.isWeakened && $0.requirement.status != .observation
    }
    let clean = applicable.filter { $0.verdict == .pass }
    let gaps = results.filter { $0.requirement.exerciseRequired && $0.verdict == .notExercised }
    let absent = units.filter { $0.isUnderTest && !$0.isInCapture }.map(\.name)
    if failed > 0 {
      outcome = .fail
    } else if limitHit || counted.contains(where: { $0.verdict == .error }) {
      outcome = .error
    } else if exercised.isEmpty || !gaps.isEmpty || !absent.isEmpty
      || counted.contains(where: { $0.verdict == .inconclusive }) || baseline?.lost.isEmpty == false
    {
      outcome = .inconclusive
    } else {
      outcome = .pass
    }
    var parts: [LocalizedText] = []
    if failed > 0 { parts.append(Phrase.notFulfilled(failed)) }
    if accepted > 0 { parts.append(Phrase.notFulfilledAndAccepted(accepted, more: failed > 0)) }
    if knownFailures > 0 { parts.append(Phrase.knownFailures(knownFailures)) }
    parts.append(
      exercised.isEmpty
        ? Phrase.nothingExercised(profile)
        : Phrase.noNonconformity(clean.count, of: applicable.count, profile))
    if let lost = baseline?.lost.count, lost > 0 { parts.append(Phrase.lostCoverage(lost)) }
    if !absent.isEmpty { parts.append(Phrase.absent(absent)) }
    if !gaps.isEmpty { parts.append(Phrase.gaps(gaps.count)) }
    if !weakened.isEmpty {
      parts.append(Phrase.weakened(weakened.count, failed: weakened.count { $0.verdict == .fail }))
    }
    let cut = captures.reduce(0) { $0 + $1.cutFrames }
    if cut > 0 { parts.append(Phrase.cut(cut, of: captures.reduce(0) { $0 + $1.frames })) }
    statement = Phrase.joined(parts)
  }
}
