internal import Events

/// Failures that are not certain because of the limits of the capture: what follows from them is no more certain (design
/// §5, rule 10).
struct CappedCauses {
  private struct Failing: Hashable {
    let id: String
    let unit: UnitID?
  }

  private var capped: Set<Failing> = []

  init(_ records: [RequirementRecord]) {
    for record in records {
      var certain: Set<UnitID?> = []
      var failing: Set<UnitID?> = []
      for entry in record.lines.flatMap(\.units) where entry.tally.failed > 0 {
        failing.insert(entry.unit)
        if entry.unmet.allSatisfy({ !record.requirement.needs.contains($0) }) { certain.insert(entry.unit) }
      }
      let id = record.requirement.id
      for unit in failing.subtracting(certain) { capped.insert(Failing(id: id, unit: unit)) }
    }
  }

  /// Whether what explains a finding is not certain.
  func explains(_ finding: Finding) -> Bool {
    finding.consequenceOf.map { capped.contains(Failing(id: $0, unit: finding.causeUnit)) } ?? false
  }
}

extension [TallyLine] {
  /// Turns failures into inconclusive instances that follow from failures which are not certain.
  ///
  /// - Returns: the causes.
  mutating func cap(_ findings: [Finding], by causes: CappedCauses) -> [String] {
    var ids: [String] = []
    for finding in findings where causes.explains(finding) {
      guard let cause = finding.consequenceOf,
        let line = firstIndex(where: { $0.member?.name == finding.member })
      else { continue }
      var rest = finding.count
      for unit in self[line].units.indices where self[line].units[unit].unit == finding.unit {
        let capped = Swift.min(rest, self[line].units[unit].tally.failed)
        guard capped > 0 else { continue }
        self[line].units[unit].tally.failed -= capped
        self[line].units[unit].tally.inconclusive += capped
        rest -= capped
        if !ids.contains(cause) { ids.append(cause) }
      }
    }
    return ids
  }
}
