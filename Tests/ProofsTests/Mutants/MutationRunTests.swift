import Proofs
import Testing

@Suite("The hunt for mutants") struct MutationRunTests {
  private func report(_ proofs: String, survivors: String = "") async throws -> ProofReport {
    let bench = try Workbench()
    defer { bench.remove() }
    return try await bench.suite(proofs, survivors: survivors).report(withMutants: true)
  }

  private func survivors(_ report: ProofReport, _ id: String) -> [String] {
    report.entries.first { $0.requirement == id }?.mutants.filter { $0.caughtBy == nil }.map(\.mutant.text)
      ?? []
  }

  private static let again = """
      - requirement: small/2/version-again
        faults: [{ fault: payload-version, plane: U, direction: DL, at: { frame: 1 } }]
        companions: small/1/version
        why: Its cause.
    """

  @Test("catches what changes a verdict or the place of a finding") func caught() async throws {
    let report = try await report(Workbench.version)
    let entry = try #require(report.entries.first { $0.requirement == "small/1/version" })
    #expect(
      Set(entry.mutants.filter { $0.caughtBy != nil }.map(\.mutant.text)).isSuperset(of: [
        "assert: payloadVersion == 0", "assert: payloadVersion == 2", "assert: payloadVersion != 1",
        "when: dataDirection != DL",
      ]))
    #expect(entry.score.caught == entry.mutants.count)
  }

  @Test("uses the proofs of other requirements too") func othersHelp() async throws {
    // `<= 1` and `< 1`: the healthy scenario tells. `<= 2`: only the version that is too large does.
    let alone = try await report(
      Workbench.loss + "\n" + Self.again.replacing("payload-version", with: "ecpri-version"))
    #expect(survivors(alone, "small/2/version-again").contains("assert: payloadVersion <= ($limit + 1)"))
    let together = try await report(
      Workbench.loss + "\n" + Self.again.replacing("payload-version", with: "ecpri-version") + "\n"
        + Workbench.version)
    #expect(
      !survivors(together, "small/2/version-again").contains("assert: payloadVersion <= ($limit + 1)"))
  }

  /// Two rules with the same condition, by an anchor or written twice. Only a version that is too large tells a limit
  /// that is too high, and no scenario has one in the uplink.
  ///
  /// - Parameter fault: what fails the rule of the downlink.
  private func twice(
    _ isShared: Bool, fault: String = "payload-version", survivors: String = ""
  ) async throws -> ProofReport {
    let bench = try Workbench()
    defer { bench.remove() }
    let profile =
      Workbench.profile.replacing("payloadVersion <= $limit", with: "&again payloadVersion <= $limit") + """

          - id: small/4/uplink
            title: Version of the uplink
            cite: "4"
            select: cus.u[dataDirection == UL]
            assert: \(isShared ? "*again" : "payloadVersion <= $limit")
        """
    try bench.write("small.profile.yaml", profile)
    let proofs =
      Self.again.replacing("payload-version", with: fault) + """

          - requirement: small/4/uplink
            faults: [{ fault: ecpri-version, plane: U, direction: UL, at: { frame: 1 } }]
        """
    return try await bench.suite(proofs, survivors: survivors).report(withMutants: true)
  }

  @Test(
    "takes a mistake in a shared text as caught where one of its rules notices", arguments: [true, false])
  func sharedText(_ isShared: Bool) async throws {
    let survivors = survivors(try await twice(isShared), "small/4/uplink")
    #expect(survivors.contains("assert: payloadVersion <= ($limit + 1)") == !isShared, "\(survivors)")
  }

  @Test("counts a mistake in a shared text with the first rule that has it") func countedOnce() async throws {
    let (shared, written) = (try await twice(true), try await twice(false))
    func score(_ report: ProofReport, _ id: String) throws -> MutationScore {
      try #require(report.entries.first { $0.requirement == id }).score
    }
    let (first, second) = (
      try score(shared, "small/2/version-again"), try score(shared, "small/4/uplink")
    )
    let alone = try score(written, "small/4/uplink")
    #expect(first == (try score(written, "small/2/version-again")))
    #expect(first.shared == 0)
    #expect(second.shared > 0)
    #expect(second.counted == alone.counted - second.shared, "its `select` is its own")
    #expect(shared.score.counted == written.score.counted - second.shared)
    #expect(shared.score.shared == second.shared)
    #expect(ProofTable.text(of: shared).contains("+ \(second.shared) shared\n"))
  }

  @Test("takes a declaration of a shared text for all rules that have it") func declaredOnce() async throws {
    let mutant = "assert: payloadVersion <= ($limit + 1)"
    let alone = try await twice(true, fault: "ecpri-version")
    #expect(survivors(alone, "small/2/version-again").contains(mutant))
    let declared = try await twice(
      true, fault: "ecpri-version",
      survivors: "  - { requirement: small/4/uplink, mutant: \"\(mutant)\", why: Because. }")
    #expect(declared.diagnostics.isEmpty)
    #expect(declared.score.declared == 1)
    #expect(declared.score.counted == alone.score.counted - 1)
  }

  @Test("tells what nothing catches") func survives() async throws {
    let report = try await report(Workbench.loss)
    #expect(survivors(report, "small/3/loss").contains("sequence.reorder: 3 ms"))
    #expect(!report.isComplete)
    #expect(report.missing == ["small/1/version", "small/2/version-again"])
  }

  @Test("counts declared survivors apart") func declared() async throws {
    let reason = """
        - { requirement: small/3/loss, mutant: "sequence.reorder: 3 ms", why: Nothing is that late. }
      """
    let plain = try await report(Workbench.loss).score
    let declared = try await report(Workbench.loss, survivors: reason)
    #expect(declared.diagnostics.isEmpty)
    #expect(declared.score.declared == 1)
    #expect(declared.score.counted == plain.counted - 1)
    #expect(declared.score.caught == plain.caught)
  }

  @Test(
    "refuses declarations of mutants that are caught, or are none",
    arguments: ["sequence.modulo: 2", "sequence.key: [eAxC]"])
  func outdated(_ mutant: String) async throws {
    let reason = "  - { requirement: small/3/loss, mutant: \"\(mutant)\", why: Because. }"
    let report = try await report(Workbench.loss, survivors: reason)
    #expect(report.diagnostics.count == 1)
    #expect(report.score.declared == 0)
  }

  @Test("asks for a share of the mutants") func score() async throws {
    let bench = try Workbench()
    defer { bench.remove() }
    let profile = Workbench.profile.split(separator: "\n").map(String.init)
    let end = try #require(profile.firstIndex { $0.contains("small/2/") })
    // Without the others, and without the parameter that one of them reads.
    let lines = profile[..<end].filter { !["parameters:", "  limit: 1"].contains($0) }
    try bench.write("small.profile.yaml", lines.joined(separator: "\n"))
    let suite = try bench.suite(
      Workbench.version.replacing("    consequences: small/2/version-again", with: ""))
    #expect(try await suite.report(withMutants: true, minimumScore: 100).isComplete)
    #expect(try await suite.report(withMutants: false).isComplete)
  }
}
