import ArgumentParser
import Harness
import Platform
import Reports

/// The command line. Everything it can delegate it does.
@main
struct TekigoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tekigo",
    abstract: "Checks captured Open RAN traffic against declarative profiles.",
    discussion: """
      Exit codes: 0 no failure in scope, 1 failure, 2 inconclusive or nothing exercised, 3 wrong usage or \
      profile, 4 capture unreadable, 5 not judged (a limit of the tool) without a failure, 6 output could not be written.
      """,
    version: buildIdentity.text,
    subcommands: [
      CheckCommand.self, ReportCommand.self, CompareCommand.self, MergeCommand.self, BundleCommand.self,
      VerifyCommand.self, DecodeCommand.self, EncodeCommand.self, FieldsCommand.self, ProfileCommand.self,
      LabCommand.self, SynthesizeCommand.self,
    ])

  /// Files that a run opens at a time at least: captures, programs that expand them, reports, and what the libraries need.
  private static let leastDescriptors = 16

  /// Maps everything that goes wrong to the documented exit codes.
  static func main() async {
    ignoreClosedPipes()
    quitWithoutTrace()
    if let count = shortageOfDescriptors(needing: leastDescriptors) {
      complain(
        "error: only \(count) more files may be open at a time, and \(leastDescriptors) are needed (see `ulimit -n`)"
      )
      exit(withError: ArgumentParser.ExitCode(Reports.ExitCode.usage.rawValue))
    }
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      finish(with: error)
    }
  }
}
