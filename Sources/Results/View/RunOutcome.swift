/// The rules by which single verdicts make the outcome of a run (design §5, rule 3).
public struct RunJudgement: Sendable {
  public let outcome: Outcome
  public let statement: String

  /// - Parameters:
  ///   - failOn: the levels whose failures count; `shall` alone unless the user says otherwise.
  ///   - limitHit: a part of the traffic was not judged because a bound of the tool was reached.
  public init(
    _ results: [RequirementResult], units: [UnitDescription], profile: String, failOn: Set<Level>,
    limitHit: Bool = false
  ) {
    let counted = results.filter {
      $0.requirement.status == .validated && failOn.contains($0.requirement.level)
    }
    let failed = results.filter { FailureStanding($0, units: units, failOn: failOn) == .nonconformity }
    let exercised = results.filter { ![.notExercised, .notApplicable].contains($0.verdict) }
    let applicable = results.filter { $0.verdict != .notApplicable }
    let clean = applicable.filter { $0.verdict == .pass }
    let gaps = results.filter { $0.requirement.exerciseRequired && $0.verdict == .notExercised }
    if !failed.isEmpty {
      outcome = .fail
    } else if limitHit || counted.contains(where: { $0.verdict == .error }) {
      outcome = .error
    } else if exercised.isEmpty || !gaps.isEmpty || counted.contains(where: { $0.verdict == .inconclusive }) {
      outcome = .inconclusive
    } else {
      outcome = .pass
    }
    let scope = "\(clean.count) of \(applicable.count) requirements of \(profile)"
    var parts: [String] = []
    if failed.isEmpty {
      parts.append(
        clean.isEmpty ? "nothing of \(profile) was exercised" : "no nonconformity observed in \(scope)")
    } else {
      let noun = failed.count == 1 ? "1 requirement is" : "\(failed.count) requirements are"
      parts.append("\(noun) not fulfilled; no nonconformity observed in \(scope)")
    }
    if !gaps.isEmpty {
      parts.append(
        gaps.count == 1
          ? "1 requirement that has to be exercised was not"
          : "\(gaps.count) requirements that have to be exercised were not")
    }
    statement = parts.joined(separator: "; ")
  }
}
