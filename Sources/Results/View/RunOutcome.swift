/// The rules by which single verdicts make the outcome of a run (design §5, rule 3).
public struct RunJudgement: Sendable {
  public let outcome: Outcome
  public let statement: String

  /// - Parameters:
  ///   - failOn: the weakest level whose failures count; `shall` unless the user says otherwise.
  ///   - captures: what was judged.
  ///   - limitHit: a part of the traffic was not judged because a bound of the tool was reached.
  public init(
    _ results: [RequirementResult], units: [UnitDescription], profile: String, failOn: Level,
    captures: [CaptureDescription] = [], limitHit: Bool = false
  ) {
    let counted = results.filter {
      $0.requirement.status == .validated && $0.requirement.level >= failOn
    }
    let standings = FailureStandings(results, units: units, failOn: failOn)
    let failed = standings.count(.nonconformity)
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
      || counted.contains(where: { $0.verdict == .inconclusive })
    {
      outcome = .inconclusive
    } else {
      outcome = .pass
    }
    let scope = "\(clean.count) of \(applicable.count) requirements of \(profile)"
    var parts: [String] = []
    if failed > 0 { parts.append("\(Self.requirements(failed)) not fulfilled") }
    if accepted > 0 {
      parts.append(
        (failed > 0 ? (accepted == 1 ? "1 more is" : "\(accepted) more are") : Self.requirements(accepted))
          + " not fulfilled and accepted")
    }
    parts.append(
      exercised.isEmpty ? "nothing of \(profile) was exercised" : "no nonconformity observed in \(scope)")
    if !absent.isEmpty {
      parts.append(
        absent.joined(separator: ", ")
          + (absent.count == 1
            ? ", which is under test, is not in the capture"
            : ", which are under test, are not in the capture"))
    }
    if !gaps.isEmpty {
      parts.append(
        gaps.count == 1
          ? "1 requirement that has to be exercised was not"
          : "\(gaps.count) requirements that have to be exercised were not")
    }
    if !weakened.isEmpty {
      let failed = weakened.count { $0.verdict == .fail }
      parts.append(
        (weakened.count == 1
          ? "1 requirement that the profile weakens is counted apart"
          : "\(weakened.count) requirements that the profile weakens are counted apart")
          + (failed == 0 ? "" : failed == 1 ? ", 1 is not fulfilled" : ", \(failed) are not fulfilled"))
    }
    let cut = captures.reduce(0) { $0 + $1.cutFrames }
    if cut > 0 {
      let frames = captures.reduce(0) { $0 + $1.frames }
      parts.append(
        "\(cut) of \(frames) frames were cut by the snap length: the bytes after the cut were not looked at")
    }
    statement = parts.joined(separator: "; ")
  }

  private static func requirements(_ count: Int) -> String {
    count == 1 ? "1 requirement is" : "\(count) requirements are"
  }
}
