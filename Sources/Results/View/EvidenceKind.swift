/// What the verdict on a requirement says to a test case that it bears on. It is evidence and no result of the case.
public enum EvidenceKind: Sendable, CaseIterable {
  case deviating
  case clean
  /// The criterion was inferred from the same traffic, so that it shows consistency and not conformity.
  case cleanOnInference
  /// The profile demands less than the specification.
  case cleanDeparted
  case open
  case notExercised
  /// The rule is not validated, or no clause carries it.
  case information

  /// `nil` where the requirement does not apply.
  public init?(_ result: RequirementResult) {
    guard result.verdict != .notApplicable else { return nil }
    guard result.requirement.status == .validated else {
      self = result.verdict == .notExercised ? .notExercised : .information
      return
    }
    switch result.verdict {
    case .fail: self = .deviating
    case .pass where result.basis == .inferred: self = .cleanOnInference
    case .pass where result.requirement.isWeakened: self = .cleanDeparted
    case .pass: self = .clean
    case .inconclusive, .error: self = .open
    case .notExercised: self = .notExercised
    case .notApplicable: return nil
    }
  }

  /// How many requirements are of each kind, in the order of the kinds, without those that none is of.
  public static func counts(_ results: [RequirementResult]) -> [(kind: EvidenceKind, count: Int)] {
    let kinds = results.compactMap(EvidenceKind.init)
    return allCases.map { kind in (kind, kinds.count { $0 == kind }) }.filter { $0.1 > 0 }
  }
}
