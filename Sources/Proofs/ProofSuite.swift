internal import Conformance
public import Documents
internal import Harness
public import Profiles
internal import Results
public import Synthesis

/// Proof files with the profiles and scenarios that they name, ready to run.
public struct ProofSuite: Sendable {
  /// A proof file with what it names.
  public struct Member: Sendable {
    public let file: ProofFile
    public let profile: Profile
    public let scenario: Scenario
  }

  public let members: [Member]

  /// Loads proof files, and folders of them.
  ///
  /// - Parameter asOf: the day that waivers are judged by, `YYYY-MM-DD`. They change no verdict.
  /// - Returns: the suite, nil if there are errors; and everything that is wrong with the files.
  public static func load(
    _ paths: [String], asOf: String
  ) -> (suite: ProofSuite?, diagnostics: [Diagnostic]) {
    var loader = SuiteLoader(asOf: asOf)
    for path in paths { loader.add(path) }
    let failed = loader.diagnostics.all.contains { $0.severity == .error }
    return (failed ? nil : ProofSuite(members: loader.members), loader.diagnostics.all)
  }

  /// The ids of all requirements that the profiles have, in their order.
  public var requirements: [String] {
    var seen: Set<String> = []
    return members.flatMap { $0.profile.requirements.map(\.id) }.filter { seen.insert($0).inserted }
  }

  /// Runs every proof, those of several files at a time.
  ///
  /// - Throws: what the synthesis throws for a scenario whose numbers do not fit their fields.
  public func prove() async throws -> [ProofResult] {
    try await withThrowingTaskGroup(of: (Int, [ProofResult]).self) { group in
      for (place, member) in members.enumerated() {
        group.addTask { (place, try member.prove()) }
      }
      let results = try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      return members.indices.flatMap { results[$0] ?? [] }
    }
  }
}

/// What became of a proof.
public struct ProofResult: Sendable {
  /// Name of the proof file.
  public var file: String
  public var proof: Proof
  /// Why it does not hold; empty if it does.
  public var failures: [ProofFailure]
  public var healthyFrames: Int
  public var brokenFrames: Int

  public var holds: Bool { failures.isEmpty }
}

extension ProofSuite.Member {
  /// The same with the first proof of each rule form alone, in the order of the file: a sample for where all of them take
  /// too long.
  public var sampled: ProofSuite.Member {
    let forms = Dictionary(
      profile.requirements.map { ($0.id, type(of: $0.rule.form).name) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<String?> = []
    var file = file
    file.proofs = file.proofs.filter { seen.insert(forms[$0.requirement]).inserted }
    return ProofSuite.Member(file: file, profile: profile, scenario: scenario)
  }

  /// Runs every proof of the file.
  ///
  /// - Throws: what the synthesis throws for a scenario whose numbers do not fit their fields.
  public func prove() throws -> [ProofResult] {
    let program = Tekigo.compile(profile.requirements)
    let healthy = try run().judge(program)
    return try file.proofs.map { proof in
      let broken = try run(proof).judge(program)
      return ProofResult(
        file: file.name, proof: proof,
        failures: ProofJudgement(proof: proof, healthy: healthy, broken: broken).failures,
        healthyFrames: healthy.frames, brokenFrames: broken.frames)
    }
  }

  /// The healthy scenario, or with what a proof adds.
  func run(_ proof: Proof? = nil) -> ScenarioRun {
    ScenarioRun(profile: profile, scenario: scenario, faults: proof?.faults ?? [])
  }
}
