import ArgumentParser
import Foundation
import Harness
import Reports
import Results

/// What commands that show the result of a run have in common: the result is always a view of a record.
struct ReportingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report: json=FILE or junit=FILE; `-` as FILE is standard output.", valueName: "format=file"))
  var report: [String] = []

  @Option(help: "Levels whose failures make the run fail: shall, should, may; separated by commas.")
  var failOn = "shall"

  @Option(help: "Language of titles: en or ja.")
  var language = "en"

  @Flag(help: "Write nothing to standard output but what --report asks for.")
  var quiet = false

  /// What the options ask for, checked before anything is read.
  struct Request {
    var targets: [ReportTarget]
    var options: ReportOptions
    var quiet: Bool
  }

  func request() throws -> Request {
    var options = ReportOptions()
    options.failOn = try levels()
    let targets = try report.map(ReportTarget.init)
    guard let language = ReportOptions.Language(rawValue: language) else {
      throw ValidationError("--language is en or ja")
    }
    options.language = language
    return Request(targets: targets, options: options, quiet: quiet)
  }

  private func levels() throws -> Set<Level> {
    var levels: Set<Level> = []
    for name in failOn.split(separator: ",") {
      guard let level = Level(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
        throw ValidationError("--fail-on: `\(name)` is none of shall, should, may")
      }
      levels.insert(level)
    }
    guard !levels.isEmpty else {
      throw ValidationError("--fail-on names no level: nothing could make the run fail")
    }
    return levels
  }
}

extension ReportingOptions.Request {
  /// Writes the reports of a record, then the one for the terminal.
  ///
  /// - Parameter asOf: the day by which waivers are judged; `nil` = that of the run.
  /// - Returns: the result that was shown.
  func show(_ record: RunRecord, asOf: String? = nil) throws -> RunResult {
    let result = RunResult(record, ViewOptions(failOn: options.failOn, asOf: asOf))
    for target in targets { try target.send(result, options) }
    guard !quiet, let console = ReportFormat.named("console") else { return result }
    var options = options
    options.colour = Terminal.hasColour
    if let columns = Terminal.columns { options.columns = columns }
    try tekigo.show(console.write(result, options))
    return result
  }
}

/// A report that was asked for, and where it goes.
struct ReportTarget {
  let format: ReportFormat
  let path: String

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty, let format = ReportFormat.named(parts[0]) else {
      let names = ReportFormat.all.map(\.name).joined(separator: ", ")
      throw ValidationError("--report \(text): write FORMAT=FILE, with one of the formats \(names)")
    }
    self.format = format
    path = parts[1]
  }

  func send(_ result: RunResult, _ options: ReportOptions) throws {
    try write(format.write(result, options), to: path)
  }
}
