internal import Events
internal import Results

/// What is known of the observation as a whole when a run ends.
public struct CaptureLimits: Sendable {
  /// Up to when the traffic was observed, nanoseconds since 1970 of the capture clock; `nil` = up to the last event
  /// that was judged.
  public var end: Int64?
  public init(end: Int64? = nil) {
    self.end = end
  }
}

extension Ledger {
  /// Draws up what was found: counts before any cap, reasons, findings in words.
  func records(_ program: RuleProgram) -> [RequirementRecord] {
    var records = requirements.indices.map { rule in
      RequirementRecord(
        requirements[rule].description, lines: tallyLines(rule), reasons: reasons[rule])
    }
    for record in findings { records[record.key.rule].findings.append(record.finding(self)) }
    for rule in requirements.indices where requirements[rule].rule.restsOnHistory {
      records[rule].requirement.needs = [.completeCapture]
    }
    for rule in requirements.indices where requirements[rule].rule.restsOnOrder {
      records[rule].requirement.needs.append(.steadyClock)
    }
    for evaluator in program.all {
      records[evaluator.rule].requirement.needs = CaptureNeed.allCases.filter {
        evaluator.needs.contains($0) || records[evaluator.rule].requirement.needs.contains($0)
      }
      records[evaluator.rule].requirement.spansRun = evaluator.spansRun
      records[evaluator.rule].cover = evaluator.cover
      records[evaluator.rule].measurements = evaluator.measurements(catalogue)
    }
    return records
  }

  private func tallyLines(_ rule: Int) -> [TallyLine] {
    var lines = [TallyLine(units: unitTallies(rule))]
    if let family = requirements[rule].family {
      for (value, line) in members(rule).sorted(by: { $0.value < $1.value }) {
        lines.append(
          TallyLine(member: .init(value: value, name: family.text(value)), units: unitTallies(line)))
      }
    }
    return lines.filter { !$0.units.isEmpty }
  }

  /// The units that have an instance in a line: the unknown one first.
  private func unitTallies(_ line: Int) -> [UnitTally] {
    (0..<stride).compactMap { place in
      let tally = tallies[line * stride + place]
      guard tally != Tally() else { return nil }
      return UnitTally(unit: place == 0 ? nil : UnitID(rawValue: place - 1), tally: tally)
    }
  }

  /// The name of the member whose line it is; `nil` for the line of a requirement.
  fileprivate func memberName(_ rule: Int, line: Int) -> String? {
    guard line != rule, let family = requirements[rule].family,
      let member = members(rule).first(where: { $0.line == line })
    else { return nil }
    return family.text(member.value)
  }
}

extension RuleEvaluator {
  /// What the rule needs of a capture.
  fileprivate var needs: [CaptureNeed] {
    CaptureNeed.allCases.filter { need in
      switch need {
      case .completeCapture: needsCompleteCapture
      case .uniqueFrames: needsUniqueFrames
      case .steadyClock: needsSteadyClock
      }
    }
  }
}

extension FindingRecord {
  fileprivate func finding(_ ledger: borrowing Ledger) -> Finding {
    let catalogue = ledger.catalogue
    var worst = worst?.witness(catalogue)
    worst?.excess = excess
    return Finding(
      unit: key.unit, member: ledger.memberName(key.rule, line: key.line), cause: key.cause, count: count,
      first: first.map { $0.witness(catalogue) }, worst: worst,
      last: last?.witness(catalogue),
      consequenceOf: key.consequenceOf.map { ledger.requirements[$0.rule].id },
      causeUnit: key.consequenceOf?.unit,
      isCauseUnresolved: key.isUnresolved)
  }
}
