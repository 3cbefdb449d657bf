internal import Events

/// What the capture itself does not allow to be judged.
public struct CaptureLimits: Sendable {
  /// Why a missing frame may be the capture's fault: drops, damage, a cut. `nil` = the capture is whole.
  public var incomplete: String?
  /// Why a frame that comes twice may be the capture's fault. `nil` = frames are not doubled as a rule.
  public var doubled: String?
  public init(incomplete: String? = nil, doubled: String? = nil) {
    self.incomplete = incomplete
    self.doubled = doubled
  }
}

extension Ledger {
  /// Draws up the results: counts, findings in words, dispositions.
  mutating func results(
    _ program: RuleProgram, _ limits: CaptureLimits, waivers: [Waiver], units: [UnitDescription]
  ) -> [RequirementResult] {
    if let cause = limits.incomplete { cap(program, because: cause) { $0.needsCompleteCapture } }
    if let cause = limits.doubled { cap(program, because: cause) { $0.needsUniqueFrames } }
    var findingsOf: [[Finding]] = Array(repeating: [], count: requirements.count)
    for record in findings {
      findingsOf[record.key.rule].append(record.finding(requirements, catalogue))
    }
    return requirements.indices.map { rule in
      result(rule, findingsOf[rule], waivers: waivers, units: units)
    }
  }

  /// Turns the failures of rules that need more than the capture gives into inconclusive instances (design §5,
  /// rule 7).
  private mutating func cap(
    _ program: RuleProgram, because cause: String, _ isConcerned: (KeyedEvaluator) -> Bool
  ) {
    for evaluator in program.evaluators where isConcerned(evaluator) {
      let rule = evaluator.rule
      var capped = false
      for place in 0..<stride {
        let failed = tallies[rule * stride + place].failed
        guard failed > 0 else { continue }
        add(rule, unit: place == 0 ? nil : UnitID(rawValue: place - 1)) {
          $0.inconclusive += failed
          $0.failed = 0
        }
        capped = true
      }
      if capped { reason(rule, "capped at inconclusive: \(cause)") }
    }
  }

  private func result(
    _ rule: Int, _ findings: [Finding], waivers: [Waiver], units: [UnitDescription]
  )
    -> RequirementResult
  {
    let requirement = requirements[rule]
    var total = Tally()
    var unitResults: [UnitResult] = []
    for place in 0..<stride {
      let tally = tallies[rule * stride + place]
      guard tally != Tally() else { continue }
      total += tally
      let unit = place == 0 ? nil : UnitID(rawValue: place - 1)
      let name = unit.flatMap { units.indices.contains($0.rawValue) ? units[$0.rawValue].name : nil }
      let waiver =
        tally.verdict == .fail
        ? waivers.first {
          requirement.id.isAddressed(by: $0.requirement) && ($0.unit == nil || $0.unit == name)
        } : nil
      unitResults.append(UnitResult(unit: unit, verdict: tally.verdict, tally: tally, disposition: waiver))
    }
    let failing = unitResults.filter { $0.verdict == .fail }
    let accepted = !failing.isEmpty && failing.allSatisfy { $0.disposition != nil }
    let verdict: Verdict = requirement.applicable ? total.verdict : .notApplicable
    return RequirementResult(
      requirement: requirement, verdict: verdict, basis: total.basis, tally: total, units: unitResults,
      findings: findings, reasons: notes(rule, verdict), disposition: accepted ? failing[0].disposition : nil)
  }

  private func notes(_ rule: Int, _ verdict: Verdict) -> [String] {
    if verdict == .notApplicable, let condition = requirements[rule].appliesIf {
      return ["applies if \(condition)"]
    }
    return reasons[rule]
  }
}

extension FindingRecord {
  fileprivate func finding(_ requirements: [Requirement], _ catalogue: Catalogue) -> Finding {
    Finding(
      unit: key.unit, cause: key.cause, count: count, first: first.map { $0.witness(catalogue) }, worst: nil,
      last: last?.witness(catalogue), consequenceOf: key.consequenceOf.map { requirements[$0].id })
  }
}
