internal import Results

/// The failed requirements of a run, sorted once: causes in the order in which to look at them, what follows from each
/// beneath it. The work grows with the findings and no faster, however many requirements failed.
struct FailureGroups {
  /// A failed requirement and the failed requirements that follow from it.
  struct Group: Equatable {
    /// Numbers in the run's list of requirements.
    let cause: Int
    let consequences: [Int]
  }

  /// A finding by its place: the number of its requirement, and its own among the findings of that.
  struct Place: Hashable, Comparable {
    let requirement: Int
    let finding: Int

    static func < (a: Place, b: Place) -> Bool {
      (a.requirement, a.finding) < (b.requirement, b.finding)
    }
  }

  private(set) var groups: [Group] = []
  /// The number of the requirement beneath which one is folded, by the id of that one.
  private(set) var causes: [String: Int] = [:]
  /// The number of the requirement to look at first.
  let first: Int?
  private let run: RunResult
  /// The numbers of the failed requirements by their ids.
  private let failed: [String: Int]
  /// The findings that name a requirement as their cause.
  private let following: [String: [Place]]

  init(_ run: RunResult, _ standings: FailureStandings) {
    self.run = run
    let failed = run.requirements.indices.filter { run.requirements[$0].verdict == .fail }
    self.failed = Dictionary(
      failed.map { (run.requirements[$0].requirement.id, $0) },
      uniquingKeysWith: { first, _ in first })
    var following: [String: [Place]] = [:]
    for (requirement, result) in run.requirements.enumerated() {
      for (number, finding) in result.findings.enumerated() {
        guard let cause = finding.consequenceOf else { continue }
        following[cause, default: []].append(Place(requirement: requirement, finding: number))
      }
    }
    self.following = following
    first = FirstCause(run).flatMap { first in
      run.requirements.firstIndex { $0.requirement.id == first.requirement.requirement.id }
    }
    groups = sorted(fold(failed), standings)
    for group in groups {
      for index in group.consequences { causes[run.requirements[index].requirement.id] = group.cause }
    }
  }

  /// The failed requirements, each exactly once. One whose findings all name a cause that failed too is folded beneath
  /// that cause; where causes name each other, the first of the profile stays on top.
  private func fold(_ failed: [Int]) -> [Group] {
    /// The cause that each requirement hangs from; itself where it is on top.
    var parents = Array(run.requirements.indices)
    func top(of index: Int) -> Int {
      var top = index
      while parents[top] != top { top = parents[top] }
      // The way was walked once.
      var index = index
      while parents[index] != top { (index, parents[index]) = (parents[index], top) }
      return top
    }
    for index in failed {
      let findings = run.requirements[index].findings
      guard let name = findings.first?.consequenceOf,
        findings.allSatisfy({ $0.consequenceOf != nil }),
        let above = self.failed[name]
      else { continue }
      // Hung from the topmost cause, which closes no ring.
      parents[index] = top(of: above)
    }
    var consequences: [Int: [Int]] = [:]
    for index in failed where parents[index] != index {
      consequences[top(of: index), default: []].append(index)
    }
    return failed.filter { parents[$0] == $0 }
      .map { Group(cause: $0, consequences: consequences[$0] ?? []) }
  }

  /// What the engineer should see first: the first cause, then what makes the run fail, then the rest.
  private func sorted(_ groups: [Group], _ standings: FailureStandings) -> [Group] {
    let order = FailureStanding.allCases
    let ranks = groups.map { group -> Int in
      if group.cause == first { return 0 }
      let members = [group.cause] + group.consequences
      let found = members.compactMap { standings[run.requirements[$0].requirement.id] }
      return 1 + (found.compactMap(order.firstIndex).min() ?? 0)
    }
    return groups.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { groups[$0] }
  }

  /// Whether a finding is shown beneath another requirement, because its cause failed too.
  func isFolded(_ finding: Finding) -> Bool {
    finding.consequenceOf.map { failed[$0] != nil } ?? false
  }

  /// What follows from the cause of a group: findings of requirements that are folded, and single findings of others; of
  /// the cause's own requirement those that say so, such as the one of the unit that answers.
  func consequences(of group: Group) -> [Place] {
    var places: Set<Place> = []
    for index in [group.cause] + group.consequences {
      for place in following[run.requirements[index].requirement.id] ?? []
      where place.requirement != group.cause || index == group.cause { places.insert(place) }
    }
    for index in group.consequences {
      for finding in run.requirements[index].findings.indices {
        places.insert(Place(requirement: index, finding: finding))
      }
    }
    return places.sorted()
  }
}
