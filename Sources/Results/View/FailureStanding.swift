/// What a failed requirement means for the run. The verdict itself is not touched by it.
public enum FailureStanding: String, Sendable, CaseIterable {
  /// It makes the run fail.
  case nonconformity
  /// A valid waiver accepts it.
  case accepted
  /// Only test equipment deviates.
  case testEquipment = "test-equipment"
  /// Its level does not make the run fail.
  case advisory
  /// The rule is not validated: information only.
  case unvalidated

  /// `nil` for a requirement that did not fail.
  public init?(_ result: RequirementResult, units: [UnitDescription], failOn: Set<Level>) {
    guard result.verdict == .fail else { return nil }
    if result.requirement.status == .unvalidated {
      self = .unvalidated
    } else if !failOn.contains(result.requirement.level) {
      self = .advisory
    } else if result.disposition != nil {
      self = .accepted
    } else {
      let failed = result.units.filter { $0.verdict == .fail }
      let open = failed.filter { $0.disposition == nil }
      if failed.isEmpty || open.contains(where: { !units.isTester($0.unit) }) {
        self = .nonconformity
      } else {
        self = open.isEmpty ? .accepted : .testEquipment
      }
    }
  }

  /// Why the run does not fail for it, in words.
  public func explanation(_ level: Level) -> String {
    switch self {
    case .nonconformity: return "nonconformity"
    case .accepted: return "accepted by a waiver"
    case .testEquipment: return "only test equipment deviates"
    case .advisory: return "level \(level.rawValue), does not make the run fail"
    case .unvalidated: return "rule not validated, information only"
    }
  }
}
