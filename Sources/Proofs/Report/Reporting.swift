internal import Conformance
internal import Documents
internal import Profiles
internal import Results

extension ProofSuite {
  /// Runs every proof, and looks for mutants that no proof catches.
  ///
  /// - Parameters:
  ///   - withMutants: whether the rules are mutated; without it the proofs alone are run.
  ///   - minimumScore: the share of the mutants that must be caught, in percent.
  /// - Throws: what the synthesis throws for a scenario whose numbers do not fit their fields.
  public func report(withMutants: Bool, minimumScore: Int = 90) async throws -> ProofReport {
    let proofs = Dictionary(grouping: try await prove(), by: \.proof.requirement)
    var mutants: [String: [MutantResult]] = [:]
    var hunt: MutationRun?
    var diagnostics: [Diagnostic] = []
    if withMutants {
      var run = MutationRun(self)
      var results = try await run.results()
      diagnostics = declare(&results)
      mutants = Dictionary(grouping: results, by: \.mutant.requirement)
      hunt = run
    }
    let entries = requirements.map { id in
      ProofReport.Entry(
        requirement: id, form: form(of: id), proofs: proofs[id] ?? [], mutants: mutants[id] ?? [],
        refused: hunt?.refused[id] ?? 0, equivalent: hunt?.equivalent[id] ?? 0)
    }
    return ProofReport(
      entries: entries, hasMutants: withMutants, diagnostics: diagnostics, minimumScore: minimumScore)
  }

  private func form(of id: String) -> String {
    members.lazy.compactMap { $0.profile.rules.form(of: id)?.name }.first ?? ""
  }

  /// Gives declared survivors their reasons. A declaration that means no survivor is out of date.
  private func declare(_ results: inout [MutantResult]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // A mistake in a shared text is declared once, with any of the requirements that have it.
    var shared: [Mutant.Mistake: [Int]] = [:]
    for index in results.indices {
      if let mistake = results[index].mutant.mistake { shared[mistake, default: []].append(index) }
    }
    for member in members {
      for survivor in member.file.survivors {
        let meant = results.indices.filter {
          survivor.isOf(results[$0].mutant.requirement) && results[$0].mutant.isMeant(by: survivor.mutant)
        }
        for index in meant where results[index].caughtBy == nil {
          let same = results[index].mutant.mistake.flatMap { shared[$0] } ?? [index]
          for index in same { results[index].reason = survivor.why }
        }
        guard meant.allSatisfy({ results[$0].caughtBy != nil }) else { continue }
        let caught = meant.compactMap { results[$0].caughtBy }.first
        diagnostics.append(
          member.file.document.diagnostic(
            .error, survivor.location,
            caught.map { "this mutant of `\(survivor.requirement)` does not survive: \($0) catches it" }
              ?? "`\(survivor.requirement)` has no such mutant: `\(survivor.mutant)`"))
      }
    }
    return diagnostics
  }
}
