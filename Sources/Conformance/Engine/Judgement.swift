internal import Events

/// What the capture itself does not allow to be judged.
public struct CaptureLimits: Sendable {
  /// Why a missing frame may be the capture's fault: drops, damage, a cut. `nil` = the capture is whole.
  public var incomplete: String?
  /// Why a frame that comes twice may be the capture's fault. `nil` = frames are not doubled as a rule.
  public var doubled: String?
  /// Why when frames came, and which one first, is not certain: the clock goes back. `nil` = it does not.
  public var unsteady: String?
  /// Up to when the traffic was observed, nanoseconds since 1970 of the capture clock; `nil` = up to the last event
  /// that was judged.
  public var end: Int64?
  public init(
    incomplete: String? = nil, doubled: String? = nil, unsteady: String? = nil, end: Int64? = nil
  ) {
    self.incomplete = incomplete
    self.doubled = doubled
    self.unsteady = unsteady
    self.end = end
  }
}

extension Ledger {
  /// Draws up the results: counts, findings in words, dispositions.
  mutating func results(
    _ program: RuleProgram, _ limits: CaptureLimits, waivers: [Waiver], units: [UnitDescription]
  ) -> [RequirementResult] {
    if let cause = limits.incomplete { cap(program, because: cause) { $0.needsCompleteCapture } }
    if let cause = limits.doubled { cap(program, because: cause) { $0.needsUniqueFrames } }
    if let cause = limits.unsteady { cap(program, because: cause) { $0.needsSteadyClock } }
    var findingsOf: [[Finding]] = Array(repeating: [], count: requirements.count)
    for record in findings {
      findingsOf[record.key.rule].append(record.finding(self))
    }
    var results = requirements.indices.map { rule in
      result(rule, findingsOf[rule], waivers: waivers, units: units)
    }
    for evaluator in program.all {
      results[evaluator.rule].measurements = evaluator.measurements(catalogue)
    }
    return results
  }

  /// Turns the failures of rules that need more than the capture gives into inconclusive instances (design §5,
  /// rule 7).
  private mutating func cap(
    _ program: RuleProgram, because cause: String, _ isConcerned: (RuleEvaluator) -> Bool
  ) {
    for evaluator in program.all where isConcerned(evaluator) {
      let rule = evaluator.rule
      var capped = false
      for line in lines(rule) {
        for place in 0..<stride {
          let failed = tallies[line * stride + place].failed
          guard failed > 0 else { continue }
          tally(line: line, unit: place == 0 ? nil : UnitID(rawValue: place - 1)) {
            $0.inconclusive += failed
            $0.failed = 0
          }
          capped = true
        }
      }
      if capped { caps[rule].append("capped at inconclusive: \(cause)") }
    }
  }

  /// The line of a requirement, and those of the members of its family.
  private func lines(_ rule: Int) -> [Int] { [rule] + members(rule).map(\.line) }

  private func result(
    _ rule: Int, _ findings: [Finding], waivers: [Waiver], units: [UnitDescription]
  )
    -> RequirementResult
  {
    let requirement = requirements[rule]
    let waivers = waivers.filter { requirement.id.isAddressed(by: $0.requirement) }
    let unitResults = unitResults(lines(rule), waivers, units)
    let total = unitResults.reduce(into: Tally()) { $0 += $1.tally }
    let failing = unitResults.filter { $0.verdict == .fail }
    let accepted = !failing.isEmpty && failing.allSatisfy { $0.disposition != nil }
    let verdict: Verdict = requirement.applicable ? total.verdict : .notApplicable
    return RequirementResult(
      requirement: requirement, verdict: verdict, basis: total.basis, tally: total, units: unitResults,
      members: memberResults(rule, waivers, units), findings: findings, reasons: notes(rule, verdict),
      disposition: accepted ? failing[0].disposition : nil)
  }

  private func memberResults(
    _ rule: Int, _ waivers: [Waiver], _ units: [UnitDescription]
  ) -> [MemberResult] {
    guard let family = requirements[rule].family else { return [] }
    return members(rule).sorted { $0.value < $1.value }.compactMap { value, line in
      let results = unitResults([line], waivers, units)
      let tally = results.reduce(into: Tally()) { $0 += $1.tally }
      // A member may have turned up with an instance that counts neither way.
      guard tally.instances > 0 else { return nil }
      return MemberResult(
        name: family.text(value), value: value, verdict: tally.verdict, tally: tally, units: results)
    }
  }

  /// What lines of the ledger come to for each unit that has an instance in them.
  private func unitResults(
    _ lines: [Int], _ waivers: [Waiver], _ units: [UnitDescription]
  ) -> [UnitResult] {
    (0..<stride).compactMap { place in
      let tally = lines.reduce(into: Tally()) { $0 += tallies[$1 * stride + place] }
      guard tally != Tally() else { return nil }
      let unit = place == 0 ? nil : UnitID(rawValue: place - 1)
      let name = unit.flatMap { units.indices.contains($0.rawValue) ? units[$0.rawValue].name : nil }
      let waiver = tally.verdict == .fail ? waivers.first { $0.unit == nil || $0.unit == name } : nil
      return UnitResult(unit: unit, verdict: tally.verdict, tally: tally, disposition: waiver)
    }
  }

  /// The name of the member whose line it is; `nil` for the line of a requirement.
  fileprivate func memberName(_ rule: Int, line: Int) -> String? {
    guard line != rule, let family = requirements[rule].family,
      let member = members(rule).first(where: { $0.line == line })
    else { return nil }
    return family.text(member.value)
  }

  private func notes(_ rule: Int, _ verdict: Verdict) -> [String] {
    if verdict == .notApplicable, let condition = requirements[rule].appliesIf {
      return ["applies if \(condition)"]
    }
    return reasons[rule].map(\.reason.text) + caps[rule]
  }
}

extension FindingRecord {
  fileprivate func finding(_ ledger: borrowing Ledger) -> Finding {
    let catalogue = ledger.catalogue
    return Finding(
      unit: key.unit, member: ledger.memberName(key.rule, line: key.line), cause: key.cause, count: count,
      first: first.map { $0.witness(catalogue) }, worst: worst?.witness(catalogue),
      last: last?.witness(catalogue),
      consequenceOf: key.consequenceOf.map { ledger.requirements[$0].id })
  }
}
