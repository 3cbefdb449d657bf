import ArgumentParser
import Harness
import Platform

/// The command line. Everything it can delegate it does.
@main
struct TekigoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tekigo",
    abstract: "Checks captured Open RAN traffic against declarative profiles.",
    discussion: """
      Exit codes: 0 no failure in scope, 1 failure, 2 inconclusive or nothing exercised, 3 wrong usage or \
      profile, 4 capture unreadable, 5 not judged (a limit of the tool) without a failure.
      """,
    version: Tekigo.version,
    subcommands: [
      CheckCommand.self, ReportCommand.self, DecodeCommand.self, EncodeCommand.self, FieldsCommand.self,
      ProfileCommand.self, SynthesizeCommand.self,
    ])

  /// Maps everything that goes wrong to the documented exit codes.
  static func main() async {
    ignoreClosedPipes()
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
