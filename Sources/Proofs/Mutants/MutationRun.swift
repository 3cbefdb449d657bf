internal import Conformance
internal import Events
internal import Profiles

/// Looks for a proof that gives each mutant away.
///
/// Mutants are judged many at a time, each as a requirement of its own beside the originals, in one pass over a
/// scenario: first by the proofs of their own requirements, then, as long as they survive, by all others.
struct MutationRun {
  private let suite: ProofSuite
  private var hunted: [HuntedMutant] = []
  /// Mutants of each requirement by their numbers.
  private var numbers: [String: [Int]] = [:]
  private(set) var refused: [String: Int] = [:]
  private(set) var equivalent: [String: Int] = [:]

  init(_ suite: ProofSuite) {
    self.suite = suite
    var done: Set<String> = []
    for member in suite.members {
      let mutator = RuleMutator(member.profile)
      for id in member.file.proofs.map(\.requirement) where done.insert(id).inserted {
        let made = mutator.mutants(of: id)
        refused[id] = made.refused
        equivalent[id] = made.equivalent
        numbers[id] = Array(hunted.count..<hunted.count + made.mutants.count)
        hunted += made.mutants.map { HuntedMutant($0) }
      }
    }
  }

  /// - Throws: what the synthesis throws.
  mutating func results() throws -> [MutantResult] {
    for (index, member) in suite.members.enumerated() {
      try hunt(index, nil, Set(member.file.proofs.map(\.requirement)))
      for (number, proof) in member.file.proofs.enumerated() { try hunt(index, number, [proof.requirement]) }
    }
    for (index, member) in suite.members.enumerated() {
      let all = Set(member.profile.requirements.map(\.id))
      try hunt(index, nil, all)
      for number in member.file.proofs.indices { try hunt(index, number, all) }
    }
    return hunted.map { MutantResult(mutant: $0.mutant, caughtBy: $0.caughtBy) }
  }

  /// Judges the mutants of some requirements that still live by a scenario, healthy or with a proof's faults.
  private mutating func hunt(_ index: Int, _ proof: Int?, _ ids: Set<String>) throws {
    let member = suite.members[index]
    let place = HuntedMutant.Place(member: index, proof: proof)
    var requirements: [Requirement] = []
    var judged: [(original: Int, mutants: [(number: Int, result: Int)])] = []
    for original in member.profile.requirements where ids.contains(original.id) {
      let living = (numbers[original.id] ?? []).filter {
        hunted[$0].caughtBy == nil && hunted[$0].places.insert(place).inserted
      }
      let mutants = living.compactMap { number in
        hunted[number].mutant.requirement(in: member.profile).map { (number, $0) }
      }
      guard !mutants.isEmpty else { continue }
      let base = requirements.count
      requirements += ([original] + mutants.map(\.1)).map(\.alone)
      judged.append((base, mutants.enumerated().map { ($1.0, base + 1 + $0) }))
    }
    guard !requirements.isEmpty else { return }
    let run = member.run(proof.map { member.file.proofs[$0] })
    let results = try run.judge(requirements).results.map(JudgedOutcome.init)
    for (original, mutants) in judged {
      for (number, result) in mutants where results[result] != results[original] {
        hunted[number].caughtBy = name(place)
      }
    }
  }

  private func name(_ place: HuntedMutant.Place) -> String {
    let file = suite.members[place.member].file
    return file.name
      + (place.proof.map { ", proof \($0 + 1) (\(file.proofs[$0].requirement))" } ?? ", healthy")
  }
}

/// A mutant and what has become of it so far.
private struct HuntedMutant {
  /// A scenario, healthy or with the faults of a proof.
  struct Place: Hashable {
    var member: Int
    var proof: Int?
  }
  let mutant: Mutant
  /// Where it was judged.
  var places: Set<Place> = []
  var caughtBy: String?

  init(_ mutant: Mutant) { self.mutant = mutant }
}

/// What gives a mutant away: its verdict, whom it charges, and where it finds something.
private struct JudgedOutcome: Equatable {
  private struct Place: Equatable {
    var unit: UnitID?
    var cause: String
    var count: Int
    var frames: [Int]
  }
  private let verdict: Verdict
  private let units: [Verdict]
  private let charged: [UnitID?]
  private let places: [Place]

  init(_ result: RequirementResult) {
    verdict = result.verdict
    charged = result.units.map(\.unit)
    units = result.units.map(\.verdict)
    places = result.findings.map {
      Place(unit: $0.unit, cause: $0.cause, count: $0.count, frames: $0.first.map(\.frame))
    }
  }
}

extension Requirement {
  /// By itself: what explains a failure is no part of the rule.
  fileprivate var alone: Requirement {
    var requirement = self
    requirement.consequenceOf = []
    return requirement
  }
}
