import Conformance
import Documents
import Events
import Fronthaul
import Testing

@Suite("Every shipped requirement") struct RequirementTests {
  @Test("The profile loads without a diagnostic") func lint() {
    #expect(Judgement.loaded.diagnostics.map(\.description) == [])
    #expect(Judgement.requirements.count >= 55)
  }

  @Test("Ids, titles and notes are complete, in both languages") func texts() {
    for requirement in Judgement.requirements {
      let parts = requirement.id.split(separator: "/")
      #expect(parts.count == 3 && ["cus", "ecpri"].contains(parts[0]), "\(requirement.id)")
      #expect(
        parts.count == 3 && parts[1] == requirement.cite.clause,
        "\(requirement.id) cites \(requirement.cite.clause)")
      #expect(requirement.title.ja?.isEmpty == false, "\(requirement.id) has no Japanese title")
      #expect(requirement.notes?.ja?.isEmpty == false, "\(requirement.id) has no Japanese notes")
      #expect(
        requirement.cite.document == (parts[0] == "cus" ? "ETSI TS 103 859" : "eCPRI Specification"),
        "\(requirement.id)")
    }
  }

  @Test("Each has a proof") func complete() {
    let proved = Set(Proof.all.map(\.id))
    let missing = Judgement.requirements.map(\.id).filter { !proved.contains($0) }
    #expect(missing == [], "without a proof")
    let stated = Set(Judgement.requirements.map(\.id))
    #expect(
      proved.filter { !stated.contains($0) }.sorted() == [], "proofs of requirements that are not there")
  }

  @Test("The healthy trace passes whatever it exercises") func healthy() throws {
    let results = try Judgement.results(of: try HealthyTrace.make())
    for (id, result) in results.sorted(by: { $0.key < $1.key }) {
      #expect(
        result.verdict == .pass || result.verdict == .notExercised || result.verdict == .notApplicable,
        "\(id): \(result.verdict) \(result.account)")
    }
  }

  @Test("A trace passes it, and one fails it alone", arguments: Proof.all.indices)
  func proof(_ index: Int) throws {
    let proof = Proof.all[index]
    let before = try proof.isPrepared ? Judgement.results(of: proof.healthy()) : Self.healthy.get()
    #expect(before[proof.id]?.verdict == .pass, "\(proof.id) before: \(before[proof.id]?.account ?? "")")
    #expect(
      failing(before).subtracting(proof.companions).sorted() == [], "\(proof.id): the healthy trace fails")

    let trace = try proof.broken()
    let after = try Judgement.results(of: trace)
    #expect(
      failing(after).sorted() == ([proof.id] + proof.consequences + proof.companions).sorted(),
      "\(proof.id): \(after.values.filter { $0.verdict == .fail }.map(\.account).joined(separator: "; "))")
    try check(proof, trace, after)
  }

  /// The healthy trace is the same for most proofs.
  private static let healthy = Result { try Judgement.results(of: try HealthyTrace.make()) }

  private func failing(_ results: [String: RequirementResult]) -> Set<String> {
    Set(results.values.filter { $0.verdict == .fail }.map(\.requirement.id))
  }

  /// The failure has the right witness and is charged to the right unit; what it trips is folded under it.
  private func check(_ proof: Proof, _ trace: Trace, _ results: [String: RequirementResult]) throws {
    let result = try #require(results[proof.id])
    let finding = try #require(result.findings.first)
    let frame = try #require(trace[proof.frame], "no frame \(proof.frame)")
    #expect(result.findings.count == 1)
    #expect(finding.consequenceOf == nil, "\(proof.id) is folded under \(finding.consequenceOf ?? "")")
    #expect(finding.first.map(\.frame) == [trace.number(of: proof.frame)], "\(proof.id)")
    let charged = result.requirement.attribution == .receiver ? frame.sender.peer : frame.sender
    #expect(finding.unit == UnitID(rawValue: charged.rawValue), "\(proof.id)")
    for id in proof.consequences {
      for consequence in results[id]?.findings ?? [] {
        #expect(consequence.consequenceOf != nil, "\(id) is not folded under \(proof.id)")
      }
    }
  }
}

extension RequirementResult {
  /// The verdict in words, for the message of a test that fails.
  fileprivate var account: String {
    let witnesses = findings.flatMap { finding in
      finding.first.map { "frame \($0.frame): \($0.expected), \($0.observed)" }
    }
    return "\(requirement.id) \(tally) \(reasons) \(witnesses.prefix(3))"
  }
}
