import ArgumentParser
import Foundation
import Harness
import Reports
import Results

/// What commands that show the result of a run have in common: the result is always a view of a record.
struct ReportingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report: json=FILE or junit=FILE; `-` as FILE is standard output. evidence=FILE is a pcapng with the frames "
        + "of the first findings, each with a comment.", valueName: "format=file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "The weakest level whose failures make the run fail: shall; should (shall and should); may (all).",
      valueName: "level"))
  var failOn = "shall"

  @Option(help: "Language of titles: en or ja.")
  var language = "en"

  @Flag(
    help: ArgumentHelp(
      "Keep payload: messages of F1 and E1 in the bytes that a record shows of frames (never samples), and whole frames "
        + "in evidence."))
  var payload = false

  @Flag(help: "Write nothing to standard output but what --report asks for.")
  var quiet = false

  /// What the options ask for, checked before anything is read.
  struct Request {
    var targets: [ReportTarget]
    var options: ReportOptions
    var quiet: Bool
    var keepsPayload: Bool
    /// Whether the captures are needed again.
    var needsCaptures: Bool { targets.contains { $0.format == nil } }
  }

  func request() throws -> Request {
    var options = ReportOptions()
    options.failOn = try threshold()
    let targets = try report.map(ReportTarget.init)
    guard let language = ReportOptions.Language(rawValue: language) else {
      throw ValidationError("--language is en or ja")
    }
    options.language = language
    return Request(targets: targets, options: options, quiet: quiet, keepsPayload: payload)
  }

  private func threshold() throws -> Level {
    if let level = Level(rawValue: failOn) { return level }
    guard failOn.contains(",") else {
      throw ValidationError("--fail-on: `\(failOn)` is none of shall, should, may")
    }
    let levels = failOn.split(separator: ",").compactMap {
      Level(rawValue: $0.trimmingCharacters(in: .whitespaces))
    }
    let weakest = levels.min() ?? .should
    throw ValidationError(
      "--fail-on \(failOn): give one level, which counts with all that are stronger; write --fail-on \(weakest.rawValue)"
    )
  }
}

extension ReportingOptions.Request {
  /// Writes the frames of findings, where that was asked for.
  ///
  /// - Parameter captures: those of the record.
  func writeEvidence(
    _ record: RunRecord, of captures: [String], _ encapsulation: Encapsulation = Encapsulation()
  ) throws {
    for target in targets where target.format == nil {
      var evidence = EvidenceCapture(record)
      evidence.keepsPayload = keepsPayload
      evidence.encapsulation = encapsulation
      let frames = try evidence.write(of: captures, to: target.path)
      if target.path != "-" { complain("\(frames) frames written to \(target.path)") }
    }
  }

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
  /// The name of what is made of the captures as well as of the record.
  static let evidence = "evidence"

  let name: String
  /// `nil` = evidence.
  let format: ReportFormat?
  let path: String

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let format = parts.first.flatMap { ReportFormat.named($0) }
    guard parts.count == 2, !parts[1].isEmpty, format != nil || parts[0] == Self.evidence else {
      let names = (ReportFormat.all.map(\.name) + [Self.evidence]).joined(separator: ", ")
      throw ValidationError("--report \(text): write FORMAT=FILE, with one of the formats \(names)")
    }
    self.format = format
    name = parts[0]
    path = parts[1]
  }

  func send(_ result: RunResult, _ options: ReportOptions) throws {
    guard let format else { return }
    try write(to: path) { try format.send(result, options, $0) }
  }
}
