internal import Events

/// What a failed requirement means for the run. The verdict itself is not touched by it.
public enum FailureStanding: String, Sendable, CaseIterable {
  /// It makes the run fail.
  case nonconformity
  /// A valid waiver accepts it.
  case accepted
  /// The run that this one is compared with has it too, with the same causes.
  case known
  /// Only test equipment deviates.
  case testEquipment = "test-equipment"
  /// Its level does not make the run fail.
  case advisory
  /// The rule is not validated: information only.
  case unvalidated
  /// The rule is an observation of ours: no clause demands it.
  case observed

  /// `nil` for a requirement that did not fail.
  public init?(_ result: RequirementResult, units: [UnitDescription], failOn: Level) {
    guard result.verdict == .fail else { return nil }
    if result.requirement.status == .unvalidated {
      self = .unvalidated
    } else if result.requirement.status == .observation {
      self = .observed
    } else if result.requirement.level < failOn {
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
}

/// What the failed requirements of a run mean for it, all together: a consequence shares the disposition of its cause
/// (design §5, rule 3).
public struct FailureStandings: Sendable {
  private struct Failing: Hashable {
    let id: String
    let unit: UnitID?
  }

  private var standings: [String: FailureStanding] = [:]
  /// Units whose failures of a requirement a waiver accepts.
  private var accepted: Set<Failing> = []
  private var causes: [String: [String]] = [:]

  /// - Parameter failOn: the weakest level whose failures make the run fail.
  public init(_ run: RunResult, failOn: Level) {
    self.init(run.requirements, units: run.units, failOn: failOn, known: run.baseline?.known ?? [])
  }

  /// - Parameters:
  ///   - failOn: the weakest level whose failures make the run fail.
  ///   - known: failed requirements that a baseline has with the same causes.
  init(_ results: [RequirementResult], units: [UnitDescription], failOn: Level, known: Set<String> = []) {
    for result in results {
      let id = result.requirement.id
      standings[id] = FailureStanding(result, units: units, failOn: failOn)
      for unit in result.units where unit.verdict == .fail && unit.disposition != nil && unit.unit != nil {
        accepted.insert(Failing(id: id, unit: unit.unit))
      }
    }
    // What is accepted with its cause may itself be the cause of another failure.
    var open = results.filter { standings[$0.requirement.id] == .nonconformity }
    var count = open.count + 1
    while open.count < count {
      count = open.count
      open = open.filter { result in
        guard let causes = acceptedCauses(result, units) else { return true }
        standings[result.requirement.id] = .accepted
        self.causes[result.requirement.id] = causes
        return false
      }
    }
    for id in known where standings[id] == .nonconformity { standings[id] = .known }
  }

  /// `nil` for a requirement that did not fail.
  public subscript(id: String) -> FailureStanding? { standings[id] }

  /// The accepted requirements with which a requirement is accepted; empty where it is not, or by a waiver of its own.
  public func causes(of id: String) -> [String] { causes[id] ?? [] }

  public func count(_ standing: FailureStanding) -> Int { standings.values.count { $0 == standing } }

  /// The causes of all failures that no waiver accepts and no tester is charged with; `nil` unless all of these causes
  /// are accepted.
  private func acceptedCauses(_ result: RequirementResult, _ units: [UnitDescription]) -> [String]? {
    var causes: [String] = []
    for unit in result.units
    where unit.verdict == .fail && unit.disposition == nil && !units.isTester(unit.unit) {
      let findings = result.findings.filter { $0.unit == unit.unit }
      guard findings.reduce(0, { $0 + $1.count }) >= unit.tally.failed else { return nil }
      for finding in findings {
        guard let cause = finding.consequenceOf,
          standings[cause] == .accepted || accepted.contains(Failing(id: cause, unit: finding.causeUnit))
        else { return nil }
        if !causes.contains(cause) { causes.append(cause) }
      }
    }
    return causes.isEmpty ? nil : causes
  }
}
