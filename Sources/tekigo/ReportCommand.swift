import ArgumentParser
import Harness
import Reports
import Results

/// `tekigo report`: make reports of the record of a run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Make reports of the record of a run, without its captures.",
    discussion: """
      `tekigo check --record FILE` writes a record. The verdict goes to standard output, and the exit code is that of \
      the check; --report writes more. Which levels count, by which day waivers are judged and in what language is \
      decided here anew.
      """)

  @Argument(help: "The record; may be compressed with gzip, zstd or xz; `-` for standard input.")
  var record: String

  @Option(help: "The day by which waivers are judged, YYYY-MM-DD; that of the run without it.")
  var asOf: String?

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    let request = try reporting.request()
    let day = try asOf.map { try ProfileLoading.day($0) }
    let result = try request.show(RecordFile(record).read(), asOf: day)
    throw ArgumentParser.ExitCode(Reports.ExitCode(result.outcome).rawValue)
  }
}
