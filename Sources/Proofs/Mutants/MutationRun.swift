internal import Conformance
internal import Events
internal import Foundation
internal import Harness
internal import Profiles
internal import Results

/// Looks for a proof that gives each mutant away.
///
/// Mutants are judged many at a time, each as a requirement of its own beside the originals, in one pass over a
/// scenario: first by the proofs of their own requirements, then, as long as they survive, by all others. Which proof
/// catches a mutant does not depend on how many scenarios are run at a time.
///
/// A mistake in a text that several rules share, by an anchor, is one mistake: who catches it in one of the rules has
/// caught it, and it is counted with the first of them.
struct MutationRun {
  private let suite: ProofSuite
  private var hunted: [HuntedMutant] = []
  /// Mutants of each requirement by their numbers.
  private var numbers: [String: [Int]] = [:]
  /// Mutants that are the same mistake in the same text, by their numbers.
  private var shared: [Mutant.Mistake: [Int]] = [:]
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
    for (number, entry) in hunted.enumerated() {
      if let mistake = entry.mutant.mistake { shared[mistake, default: []].append(number) }
    }
  }

  /// - Throws: what the synthesis throws.
  mutating func results() async throws -> [MutantResult] {
    for isOwn in [true, false] {
      var hunts: [Hunt] = []
      for (index, member) in suite.members.enumerated() {
        let proofs = member.file.proofs
        let all = Set((isOwn ? proofs.map(\.requirement) : member.profile.requirements.map(\.id)))
        hunts.append(Hunt(place: .init(member: index, proof: nil), requirements: all))
        hunts += proofs.indices.map {
          Hunt(place: .init(member: index, proof: $0), requirements: isOwn ? [proofs[$0].requirement] : all)
        }
      }
      for start in stride(from: 0, to: hunts.count, by: Self.width) {
        try await hunt(hunts[start..<min(start + Self.width, hunts.count)])
      }
    }
    return hunted.enumerated().map { number, entry in
      let first = entry.mutant.mistake.flatMap { shared[$0]?.first } ?? number
      return MutantResult(
        mutant: entry.mutant, caughtBy: entry.caughtBy,
        countedWith: first == number ? nil : hunted[first].mutant.requirement)
    }
  }

  /// Scenarios that are judged at a time. What the first of them catches is judged by the others in vain.
  private static let width = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// A scenario, and the requirements whose mutants are judged by it.
  private struct Hunt {
    var place: HuntedMutant.Place
    var requirements: Set<String>
  }

  /// Mutants beside their originals, by their places in a list of requirements.
  fileprivate struct Herd: Sendable {
    var requirements: [Requirement] = []
    var judged: [(original: Int, mutants: [(number: Int, result: Int)])] = []
  }

  /// Judges the mutants that still live by some scenarios at a time; of those that catch one the first is named.
  private mutating func hunt(_ hunts: some Sequence<Hunt>) async throws {
    let herds = hunts.map { (place: $0.place, herd: herd($0)) }.filter { !$0.herd.judged.isEmpty }
    let members = suite.members
    let caught = try await withThrowingTaskGroup(of: (Int, [Int]).self) { group in
      for (order, (place, herd)) in herds.enumerated() {
        let member = members[place.member]
        let run = member.run(place.proof.map { member.file.proofs[$0] })
        group.addTask { (order, try herd.caught(by: run)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (order, (place, _)) in herds.enumerated() {
      for number in caught[order] ?? [] where hunted[number].caughtBy == nil {
        let same = hunted[number].mutant.mistake.flatMap { shared[$0] } ?? [number]
        for number in same where hunted[number].caughtBy == nil { hunted[number].caughtBy = name(place) }
      }
    }
  }

  /// The mutants of some requirements that still live and were not judged there.
  private mutating func herd(_ hunt: Hunt) -> Herd {
    let profile = suite.members[hunt.place.member].profile
    var herd = Herd()
    for original in profile.requirements where hunt.requirements.contains(original.id) {
      let living = (numbers[original.id] ?? []).filter {
        hunted[$0].caughtBy == nil && hunted[$0].places.insert(hunt.place).inserted
      }
      let mutants = living.compactMap { number in
        hunted[number].mutant.requirement(in: profile).map { (number, $0) }
      }
      guard !mutants.isEmpty else { continue }
      let base = herd.requirements.count
      herd.requirements += ([original] + mutants.map(\.1)).map(\.alone)
      herd.judged.append((base, mutants.enumerated().map { ($1.0, base + 1 + $0) }))
    }
    return herd
  }

  private func name(_ place: HuntedMutant.Place) -> String {
    let file = suite.members[place.member].file
    return file.name
      + (place.proof.map { ", proof \($0 + 1) (\(file.proofs[$0].requirement))" } ?? ", healthy")
  }
}

extension MutationRun.Herd {
  /// The numbers of the mutants of which a run says something else than of their originals.
  fileprivate func caught(by run: ScenarioRun) throws -> [Int] {
    let results = try run.judge(Tekigo.compile(requirements)).results.map(JudgedOutcome.init)
    return judged.flatMap { original, mutants in
      mutants.filter { results[$0.result] != results[original] }.map(\.number)
    }
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

/// What gives a mutant away: its verdict, whom it charges, whether it leaves something outside of the observation, where
/// it finds something, and what of it it shows.
private struct JudgedOutcome: Equatable {
  private struct Place: Equatable {
    var unit: UnitID?
    var cause: String
    var count: Int
    var frames: [Int]
    /// Names of the fields, of events that are shown for what they are.
    var shown: [[String]]
  }
  private let verdict: Verdict
  private let units: [Verdict]
  private let isOutside: [Bool]
  private let charged: [UnitID?]
  private let places: [Place]

  init(_ result: RequirementResult) {
    verdict = result.verdict
    charged = result.units.map(\.unit)
    units = result.units.map(\.verdict)
    isOutside = result.units.map { $0.tally.outside + $0.tally.unseen > 0 }
    places = result.findings.map {
      Place(
        unit: $0.unit, cause: $0.cause, count: $0.count, frames: $0.first.map(\.frame),
        shown: $0.cause == "forbidden" ? $0.first.map { $0.fields.map(\.name) } : [])
    }
  }
}

extension Requirement {
  /// By itself: what explains a failure is no part of the rule.
  fileprivate var alone: Requirement {
    var requirement = self
    requirement.consequences = []
    return requirement
  }
}
