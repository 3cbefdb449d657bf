internal import Conformance
internal import Events
internal import Results

/// Compares what a proof says with what was seen.
struct ProofJudgement {
  let proof: Proof
  let healthy: ScenarioRun.Observation
  let broken: ScenarioRun.Observation

  var failures: [ProofFailure] { healthyFailures + brokenFailures }

  private var healthyFailures: [ProofFailure] {
    var failures: [ProofFailure] = []
    let verdict = healthy.result(proof.requirement)?.verdict
    if verdict != .pass { failures.append(.healthyVerdict(Self.text(verdict))) }
    let failing = healthy.failing.filter { !proof.companions.contains($0) }
    if !failing.isEmpty { failures.append(.healthyFails(failing)) }
    return failures
  }

  private var brokenFailures: [ProofFailure] {
    guard broken.unused.isEmpty else { return [.faultHitsNothing(broken.unused)] }
    guard let result = broken.result(proof.requirement) else { return [.doesNotFail(Self.text(nil))] }
    let canFail = RuleForms.all.first { $0.name == result.requirement.form }?.canFail ?? true
    guard result.verdict == (canFail ? .fail : .notExercised) else {
      return [.doesNotFail(Self.text(result.verdict))]
    }
    var failures: [ProofFailure] = []
    let declared = (canFail ? [proof.requirement] : []) + proof.consequences + proof.companions
    let more = broken.failing.filter { !declared.contains($0) }
    if !more.isEmpty { failures.append(.failsToo(more)) }
    let less = declared.filter { !broken.failing.contains($0) }
    if !less.isEmpty { failures.append(.doesNotFailToo(less)) }
    let causes = [proof.requirement] + proof.consequences
    for id in proof.consequences {
      let findings = broken.result(id)?.findings ?? []
      let isFolded = findings.allSatisfy { $0.consequenceOf.map(causes.contains) ?? false }
      if !isFolded { failures.append(.notFolded(id)) }
    }
    guard canFail else { return failures }
    return failures + (proof.witness == .each ? failuresOfEach(result) : findingFailures(result))
  }

  /// Findings at all frames that were hit, and at no others, charged to the right units.
  private func failuresOfEach(_ result: RequirementResult) -> [ProofFailure] {
    guard let marks = broken.marks[.hit] else { return [.noWitness(proof.witness)] }
    if let cause = result.findings.compactMap(\.consequenceOf).first { return [.folded(under: cause)] }
    var failures: [ProofFailure] = []
    let found = result.findings.flatMap { $0.first.map(\.frame) }.sorted()
    let expected = marks.map(\.number).sorted()
    if found != expected { failures.append(.wrongFrames(found: found, expected: expected)) }
    for finding in result.findings {
      guard let mark = marks.first(where: { $0.number == finding.first.first?.frame }) else { continue }
      let unit = chargedUnit(mark, result.requirement)
      if finding.unit != unit {
        failures.append(
          .wrongUnit(found: broken.units.name(finding.unit), expected: broken.units.name(unit)))
      }
    }
    return failures
  }

  /// One finding, at the right frames, charged to the right unit.
  private func findingFailures(_ result: RequirementResult) -> [ProofFailure] {
    guard let finding = result.findings.first, result.findings.count == 1 else {
      return [.severalFindings(result.findings.map { "\($0.cause) (\(broken.units.name($0.unit)))" })]
    }
    if let cause = finding.consequenceOf { return [.folded(under: cause)] }
    let isHit = proof.witness != .before && proof.witness != .behind
    guard let marks = broken.marks[isHit ? proof.witness : .hit], let first = marks.first else {
      return [.noWitness(proof.witness)]
    }
    var failures: [ProofFailure] = []
    let found = finding.first.map(\.frame)
    let expected = marks.map(\.number)
    let isNamed =
      switch proof.witness {
      case .before: found.allSatisfy { $0 < first.number }
      case .behind:
        found.allSatisfy { $0 > first.number } && finding.first.map(\.partnerFrame) == [first.number]
      default: found.first == first.number && found.allSatisfy(expected.contains)
      }
    if !isNamed { failures.append(.wrongFrames(found: found, expected: expected)) }
    let unit = chargedUnit(first, result.requirement)
    if finding.unit != unit {
      failures.append(
        .wrongUnit(found: broken.units.name(finding.unit), expected: broken.units.name(unit)))
    }
    return failures
  }

  /// The unit that is to be charged for a frame, told by its addresses alone.
  private func chargedUnit(_ frame: ScenarioRun.MarkedFrame, _ requirement: RequirementDescription) -> UnitID?
  {
    let charged = proof.unit ?? (requirement.attribution == .receiver ? .receiver : .sender)
    let ends = [frame.sender, frame.receiver].map { address in
      broken.units.firstIndex { $0.addresses.contains(address) }
    }
    let number: Int?
    switch charged {
    case .sender: number = ends[0]
    case .receiver: number = ends[1]
    case .du, .ru:
      let role = "O-" + charged.rawValue
      number = ends.compactMap { $0 }.first { broken.units[$0].role == role }
    }
    return number.map { UnitID(rawValue: $0) }
  }

  private static func text(_ verdict: Verdict?) -> String {
    verdict.map { "the verdict is \($0.rawValue)" } ?? "the profile has no such requirement"
  }
}

extension ScenarioRun.Observation {
  func result(_ id: String) -> RequirementResult? { results.first { $0.requirement.id == id } }

  /// What fails, whatever its level.
  var failing: [String] { results.filter { $0.verdict == .fail }.map(\.requirement.id) }
}
