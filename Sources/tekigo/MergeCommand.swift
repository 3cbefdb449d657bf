import ArgumentParser
import Harness
import Results

/// `tekigo merge`: make one record of several.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Merge records of runs to one.",
    discussion: """
      The records are of one profile and the same settings: of pieces of a run (--from, --to), of which no two judge \
      the same, or of runs on captures of their own. The order in which they are named makes no difference. `tekigo \
      report` makes reports of the record that comes of it. Records that do not fit each other are refused, exit code 3, \
      and nothing is written.
      """)

  @Argument(help: "The records; may be compressed with gzip, zstd or xz.")
  var records: [String]

  @Option(
    help: ArgumentHelp(
      "Where the merged record goes; compressed if the name ends in .gz, .zst or .xz.", valueName: "file"))
  var record: String

  func validate() throws {
    guard records.count > 1 else { throw ValidationError("two records at least are needed to merge") }
  }

  func run() throws {
    var files = FileUse()
    for path in records { files.reads(path, as: "the record \(path)") }
    try files.writes(record, as: "--record \(record)")
    let inputs = try records.map { MergeInput(name: $0, record: try RecordFile($0).read()) }
    try RecordFile(record).write(RunRecord(merging: inputs))
  }
}
