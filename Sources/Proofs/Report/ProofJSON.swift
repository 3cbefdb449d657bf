internal import Documents
internal import Expressions
internal import Synthesis
public import JSON

/// The proofs of a profile for programs, `tekigo.proofs/1`.
public enum ProofJSON {
  /// A document with a line feed at its end; equal proofs give equal bytes.
  public static func text(of report: ProofReport) -> String { value(of: report).prettyText }

  public static func value(of report: ProofReport) -> JSONValue {
    .object([
      .init("schema", "tekigo.proofs/1"), .init("complete", .boolean(report.isComplete)),
      .init("minimumScore", .integer(Int64(report.minimumScore))),
      .init("mutants", report.hasMutants ? score(report.score) : .null),
      .init("requirements", .array(report.entries.map { entry($0, report.hasMutants) })),
      .init("diagnostics", .array(report.diagnostics.map { .string($0.description) })),
    ])
  }

  private static func entry(_ entry: ProofReport.Entry, _ hasMutants: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(entry.requirement)), .init("form", .string(entry.form)),
      .init("proved", .boolean(entry.isProved)), .init("proofs", .array(entry.proofs.map(proof))),
    ]
    if hasMutants {
      members += [
        .init("mutants", score(entry.score)), .init("leftOut", .integer(Int64(entry.equivalent))),
        .init("refused", .integer(Int64(entry.refused))),
        .init("survivors", .array(entry.survivors.map(survivor))),
      ]
    }
    return .object(members)
  }

  private static func proof(_ result: ProofResult) -> JSONValue {
    .object([
      .init("file", .string(result.file)),
      .init("faults", .array(result.proof.faults.map { .string($0.name) })),
      .init("holds", .boolean(result.holds)),
      .init("failures", .array(result.failures.map { .string($0.description) })),
      .init("healthyFrames", .integer(Int64(result.healthyFrames))),
      .init("brokenFrames", .integer(Int64(result.brokenFrames))),
    ])
  }

  private static func score(_ score: MutationScore) -> JSONValue {
    .object([
      .init("caught", .integer(Int64(score.caught))), .init("counted", .integer(Int64(score.counted))),
      .init("declared", .integer(Int64(score.declared))), .init("shared", .integer(Int64(score.shared))),
    ])
  }

  private static func survivor(_ result: MutantResult) -> JSONValue {
    .object([
      .init("kind", .string(result.mutant.kind.rawValue)), .init("rule", .string(result.mutant.lines.before)),
      .init("mutant", .string(result.mutant.text)),
      .init("reason", result.reason.map(JSONValue.string) ?? .null),
    ])
  }
}
