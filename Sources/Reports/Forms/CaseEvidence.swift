import Results

/// What the run says to a test case of the laboratory: the requirements that look at the same thing. It is never the
/// result of the case.
struct CaseEvidence {
  /// Requirements that bear on the case and apply, in the order of the profile; `nil` where the laboratory names no
  /// specification, so that the number of the case alone says nothing.
  let results: [RequirementResult]?

  init(_ testCase: LaboratoryGroup, of document: LaboratoryDocument, in run: RunResult) {
    let methods = document.fields.group(.test).groups(.methods).compactMap { $0.text(.document) }
    let names = testCase.text(.specification).map { [$0] } ?? methods
    guard let number = testCase.text(.number), !names.isEmpty else {
      results = nil
      return
    }
    results = run.requirements.filter { result in
      EvidenceKind(result) != nil
        && result.requirement.relevantTo.contains { Self.names($0, number, names) }
    }
  }

  /// The kinds of evidence with how many requirements are of each.
  var counts: [(kind: EvidenceKind, count: Int)] { EvidenceKind.counts(results ?? []) }

  /// Whether an entry such as `O-RAN.WG4.CONF.0 3.2.3.1.1` is a case with this number of one of the documents.
  private static func names(_ entry: String, _ number: String, _ documents: [String]) -> Bool {
    let parts = entry.split(separator: " ")
    guard parts.count > 1, parts.last == number[...] else { return false }
    let wanted = words(parts.dropLast().joined(separator: " "))
    return documents.contains { wanted.isSubset(of: words($0)) }
  }

  /// Documents are named with and without their kind, revision and version: `O-RAN.WG4.CONF.0`,
  /// `O-RAN.WG4.TS.CONF.0-R004-v12.00`.
  private static func words(_ name: String) -> Set<Substring> {
    Set(name.uppercased()[...].split { ".- ".contains($0) }).subtracting(["TS", "0"])
  }
}
