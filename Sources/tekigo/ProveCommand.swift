import ArgumentParser
import Documents
import Proofs
import Reports

/// `tekigo profile prove`: shows that the rules of a profile say what they should.
struct ProveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Prove each requirement of a profile by scenarios that pass and fail it.",
    discussion: """
      A proof file names a profile, a scenario without faults, and for each requirement the faults that fail it. \
      With --mutants small mistakes are made in the rules, one at a time, and each must change a verdict or the \
      place of a finding. Exit code 0: every requirement has a proof, all hold, and enough mutants are caught.
      """)

  @Argument(help: "Proof files, or folders of *.proofs.yaml.")
  var files: [String]

  @Flag(help: "Mutate the rules, and look for mutants that no proof catches.")
  var mutants = false

  @Option(help: "The share of the mutants that must be caught, in percent.")
  var minimumScore = 90

  @Option(help: "Write the proofs as JSON; `-` is standard output, in place of the table.")
  var json: String?

  mutating func validate() throws {
    guard (0...100).contains(minimumScore) else { throw ValidationError("--minimum-score is 0 to 100") }
  }

  mutating func run() async throws {
    let (suite, diagnostics) = ProofSuite.load(files, asOf: try ProfileLoading.day(nil))
    guard let suite else { throw DiagnosedError(diagnostics: diagnostics) }
    for diagnostic in diagnostics { complain(diagnostic.description) }
    if let json {
      var used = FileUse()
      for path in files { used.reads(path, as: "the proof file \(path)") }
      try used.writes(json, as: "--json \(json)")
    }
    let report = try await suite.report(withMutants: mutants, minimumScore: minimumScore)
    if let json { try write(ProofJSON.text(of: report), to: json) }
    if json != "-" {
      try show(
        ProofTable.text(of: report, columns: Terminal.columns ?? 120, colour: Terminal.hasColour))
    }
    throw ArgumentParser.ExitCode((report.isComplete ? Reports.ExitCode.noFailure : .failure).rawValue)
  }
}
