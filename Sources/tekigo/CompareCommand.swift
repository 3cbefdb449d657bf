import ArgumentParser
import Harness
import Reports
import Results

/// `tekigo compare`: what changed from one run to another.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Say what changed from one run to another.",
    discussion: """
      Two runs, each by the record of `tekigo check --record FILE` or by its JSON report. Requirements are compared for each unit by the causes of their failures, \
      never by totals. What was judged and is not any more counts as worse. Exit code 1 when something got worse, 3 where \
      it can't be told which unit is which.
      """)

  @Argument(help: "The earlier run: its record or its JSON report.")
  var old: String

  @Argument(help: "The later run, in the same way.")
  var new: String

  @OptionGroup var matching: UnitMapping

  @Option(
    help: ArgumentHelp(
      "Write the comparison: json=FILE, markdown=FILE or html=FILE; `-` as FILE is standard output.",
      valueName: "format=file"))
  var report: [String] = []

  @Option(help: ArgumentHelp("The weakest level that counts: shall, should or may.", valueName: "level"))
  var failOn = "shall"

  @Option(help: "Language: en or ja.")
  var language = "en"

  @Flag(help: "Write nothing to standard output but what --report asks for.")
  var quiet = false

  func run() throws {
    var options = ReportOptions()
    guard let level = Level(rawValue: failOn) else {
      throw ValidationError("--fail-on is shall, should or may")
    }
    guard let language = Language(rawValue: language) else { throw ValidationError("--language is en or ja") }
    (options.failOn, options.language) = (level, language)
    var files = FileUse()
    for path in [old, new] { files.reads(path, as: "the run \(path)") }
    let targets = try report.map { try target($0, &files) }
    let view = ViewOptions(failOn: level)
    let before = try RecordFile(old).readForComparison(view)
    let after = try RecordFile(new).readForComparison(view)
    let comparison = try RunComparison(before, after, failOn: level, map: matching.pairs())
    for target in targets {
      let report = ComparisonReport(comparison, old: before, new: after, options: options)
      try write(target.format.write(report), to: target.path)
    }
    if !quiet, let console = ComparisonReport.formats.first {
      options.colour = Terminal.hasColour
      if let columns = Terminal.columns { options.columns = columns }
      try show(console.write(ComparisonReport(comparison, old: before, new: after, options: options)))
    }
    if comparison.isWorse { throw ArgumentParser.ExitCode(Reports.ExitCode.failure.rawValue) }
  }

  private func target(
    _ text: String, _ files: inout FileUse
  ) throws -> (format: ComparisonReport.Format, path: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ComparisonReport.formats.first(where: { $0.name == parts[0] }) else {
      let names = ComparisonReport.formats.map(\.name).joined(separator: ", ")
      throw ValidationError("--report \(text): write FORMAT=FILE, with one of the formats \(names)")
    }
    try files.writes(parts[1], as: "--report \(text)")
    return (format, parts[1])
  }
}

/// Which unit of an earlier run is which unit of this one.
struct UnitMapping: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A unit of the earlier run and the same unit of this one, by their names; may be repeated. Needed where neither "
        + "name, role nor address tells it.", valueName: "old=new"))
  var map: [String] = []

  func pairs() throws -> [(old: String, new: String)] {
    try map.map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw ValidationError("--map \(text): write OLD=NEW") }
      return (parts[0], parts[1])
    }
  }
}
