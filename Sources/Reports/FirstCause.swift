import Results

/// The deviation to look at first: of all failed validated `shall` requirements the earliest witness whose
/// finding is not the consequence of another. What a waiver accepts is known and no longer looked for.
///
/// It is an interpretation, not a result: what comes first need not be what causes the rest.
struct FirstCause {
  let requirement: RequirementResult
  let finding: Finding
  let witness: Witness

  /// `nil` where there is no such deviation.
  init?(_ run: RunResult) {
    var earliest: FirstCause?
    // What does not count by itself counts by what follows from it.
    let counting = run.requirements.filter {
      $0.isExplaining && $0.requirement.status == .validated && $0.requirement.level == .shall
    }
    let failed = Set(run.requirements.filter { $0.verdict == .fail }.map(\.requirement.id))
    let looked = Set(
      counting.map(\.requirement.id) + counting.flatMap { $0.findings.compactMap(\.consequenceOf) })
    for result in run.requirements where result.isExplaining && looked.contains(result.requirement.id) {
      for finding in result.findings where finding.consequenceOf.map(failed.contains) != true {
        for witness in finding.first {
          // Order of the profile decides between witnesses of the same frame.
          if let known = earliest, !(witness.order < known.witness.order) { continue }
          earliest = FirstCause(requirement: result, finding: finding, witness: witness)
        }
      }
    }
    guard let earliest else { return nil }
    self = earliest
  }

  private init(requirement: RequirementResult, finding: Finding, witness: Witness) {
    self.requirement = requirement
    self.finding = finding
    self.witness = witness
  }
}

extension RequirementResult {
  /// Whether the failure may be what others follow from. An observation of ours may, although it counts for nothing.
  fileprivate var isExplaining: Bool {
    verdict == .fail && requirement.status != .unvalidated && disposition == nil
  }
}

extension Witness {
  /// By time, then by place in the inputs.
  fileprivate var order: (Int64, Int, Int) { (time, capture, frame) }

  /// A Wireshark display filter to paste: the frame, what names the message, and the fields that the rule reads.
  var displayFilter: String {
    var terms = ["frame.number == \(frame)"]
    for term in [eventFilter] + (context + fields).map(\.filter) {
      if let term, !terms.contains(term) { terms.append(term) }
    }
    return terms.joined(separator: " && ")
  }
}
