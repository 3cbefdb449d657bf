import ArgumentParser
import Documents
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
      decided here anew. --lab adds what a laboratory states, or replaces what the record has of it, and reports say so. \
      Only `--report evidence=FILE` needs the captures again (--capture); their digests must be those of the record.
      """)

  @Argument(help: "The record; may be compressed with gzip, zstd or xz; `-` for standard input.")
  var record: String

  @Option(
    help: ArgumentHelp(
      "With --report evidence=FILE: a capture that the record was made of; may be repeated.",
      valueName: "file"))
  var capture: [String] = []

  @Option(help: "The day by which waivers are judged, YYYY-MM-DD; that of the run without it.")
  var asOf: String?

  @OptionGroup var laboratory: LaboratoryOptions

  @OptionGroup var reporting: ReportingOptions

  func run() throws {
    let request = try reporting.request(asOf: asOf)
    if let asOf, CalendarDate(try ProfileLoading.day(asOf)) == nil {
      throw ValidationError("--as-of \(asOf): there is no such day")
    }
    guard request.needsCaptures != capture.isEmpty else {
      throw ValidationError(
        request.needsCaptures
          ? "--report evidence=FILE needs the captures again: name them by --capture"
          : "--capture goes with --report evidence=FILE")
    }
    var files = FileUse()
    for path in capture { files.reads(path, as: "the capture \(path)") }
    if let baseline = reporting.baseline { files.reads(baseline, as: "--baseline \(baseline)") }
    files.reads(record, as: "the record \(record)")
    if let lab = laboratory.lab { files.reads(lab, as: "--lab \(lab)") }
    for target in request.targets {
      try files.writes(target.path, as: "--report \(target.name)=\(target.path)")
    }
    let found = try RecordFile(record).read()
    // Units that were found in the traffic are of this run alone: an item is one that the profile declares.
    let stated = try laboratory.document(units: found.units.filter { !$0.isInferred })
    try request.checkLaboratory(stated ?? found.laboratory)
    try request.writeEvidence(found, of: capture)
    let result = try request.show(found, asOf: asOf, laboratory: stated)
    throw ArgumentParser.ExitCode(request.options.exitCode(result).rawValue)
  }
}
