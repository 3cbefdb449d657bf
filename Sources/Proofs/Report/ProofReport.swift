public import Documents

/// What proof files prove of a profile.
public struct ProofReport: Sendable {
  /// What is known of a requirement.
  public struct Entry: Sendable {
    public var requirement: String
    /// The form of its rule.
    public var form: String
    public var proofs: [ProofResult]
    public var mutants: [MutantResult]
    /// Mutants that a profile would refuse, and those that make no difference: not counted.
    public var refused: Int
    public var equivalent: Int

    public var score: MutationScore { MutationScore(mutants) }
    /// Mutants that nothing catches, declared or not, that are counted with this requirement.
    public var survivors: [MutantResult] { mutants.filter { $0.caughtBy == nil && $0.countedWith == nil } }
    /// Every proof holds, and there is one.
    public var isProved: Bool { !proofs.isEmpty && proofs.allSatisfy(\.holds) }
  }

  /// In the order of the profiles.
  public var entries: [Entry]
  /// Whether mutants were looked for.
  public var hasMutants: Bool
  /// What is wrong with declarations of survivors.
  public var diagnostics: [Diagnostic]
  /// The share of the mutants that must be caught, in percent.
  public var minimumScore: Int

  public var missing: [String] { entries.filter { $0.proofs.isEmpty }.map(\.requirement) }
  public var failed: [ProofResult] { entries.flatMap(\.proofs).filter { !$0.holds } }
  public var score: MutationScore { MutationScore(entries.flatMap(\.mutants)) }

  /// Every requirement has a proof, all proofs hold, and enough mutants are caught.
  public var isComplete: Bool {
    missing.isEmpty && failed.isEmpty && diagnostics.isEmpty
      && (!hasMutants || score.reaches(percent: minimumScore))
  }
}
