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

extension EngineState {
  /// Draws up what was found: counts before any cap, reasons, findings in words.
  func records(_ program: RuleProgram) -> [RequirementRecord] {
    var records = ledger.records()
    for traits in program.traits {
      let known = records[traits.rule].requirement.needs
      records[traits.rule].requirement.needs = CaptureNeed.allCases.filter {
        traits.needs.contains($0) || known.contains($0)
      }
      records[traits.rule].requirement.spansRun = traits.spansRun
    }
    for memory in keyedMemories as [RuleMemory] + trackingMemories {
      records[memory.rule].cover = memory.cover
      records[memory.rule].measurements = memory.measurements(ledger.catalogue)
    }
    return records
  }
}

extension Ledger {
  fileprivate func records() -> [RequirementRecord] {
    let counted = tallies.counted()
    var records = requirements.indices.map { rule in
      RequirementRecord(
        requirements[rule].description, lines: tallyLines(rule, counted), reasons: reasons[rule])
    }
    let last = lastKeptTime
    for record in findings {
      let rule = record.key.rule
      if record.time <= last {
        records[rule].findings.append(record.finding(self))
      } else {
        records[rule].leaveOut(1, about: record.count, of: record.key.unit)
      }
    }
    for rule in requirements.indices where requirements[rule].rule.restsOnHistory {
      records[rule].requirement.needs = [.completeCapture]
    }
    for rule in requirements.indices where requirements[rule].rule.restsOnOrder {
      records[rule].requirement.needs.append(.steadyClock)
    }
    return records
  }

  /// The time of the last finding that a record keeps, nanoseconds since 1970: later ones are only counted.
  private var lastKeptTime: Int64 {
    guard findings.count > RunRecord.mostFindings else { return .max }
    return findings.map(\.time).sorted()[RunRecord.mostFindings - 1]
  }

  private func tallyLines(_ rule: Int, _ counted: [[UnitTally]]) -> [TallyLine] {
    var lines = [TallyLine(units: counted[rule])]
    if let family = requirements[rule].family {
      for (value, line) in members(rule).sorted(by: { $0.value < $1.value }) {
        lines.append(TallyLine(member: .init(value: value, name: family.text(value)), units: counted[line]))
      }
    }
    return lines.filter { !$0.units.isEmpty }
  }

  /// The name of the member whose line it is; `nil` for the line of a requirement.
  fileprivate func memberName(_ rule: Int, line: Int) -> String? {
    guard line != rule, let family = requirements[rule].family,
      let member = members(rule).first(where: { $0.line == line })
    else { return nil }
    return family.text(member.value)
  }
}

extension FindingRecord {
  /// When the first of the failures was, nanoseconds since 1970; those without evidence come last.
  fileprivate var time: Int64 { (first.first ?? last)?.order.time ?? .max }

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
