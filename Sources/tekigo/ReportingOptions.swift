import ArgumentParser
import Foundation
import Harness
import Reports
import Results

/// What commands that show the result of a run have in common: the result is always a view of a record.
struct ReportingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report: html=FILE, json=FILE, junit=FILE, sarif=FILE or markdown=FILE; `-` as FILE is standard output. "
        + "evidence=FILE is a pcapng with the frames of the first findings, each with a comment. With --lab also "
        + "oran-summary=FILE and oran-test-report=FILE, the forms of O-RAN certification and badging as HTML, and "
        + "oran-test-results=FILE, the results of the laboratory as JSON.",
      valueName: "format=file"))
  var report: [String] = []

  @Option(
    help: ArgumentHelp(
      "The weakest level whose failures make the run fail: shall; should (shall and should); may (all).",
      valueName: "level"))
  var failOn = "shall"

  @Option(help: "Language of reports: en or ja. Ids, fields and expressions stay as they are.")
  var language = "en"

  @Flag(
    help: ArgumentHelp(
      "Keep payload: messages of F1 and E1 in the bytes that a record shows of frames (never samples), and whole frames "
        + "in evidence."))
  var payload = false

  @Option(
    help: ArgumentHelp(
      "An earlier run, by its record or its JSON report: failures that it has with the same causes are known, and do not "
        + "make this run fail. What it decided and this run does not makes this run inconclusive.",
      valueName: "file"))
  var baseline: String?

  @OptionGroup var matching: UnitMapping

  @Flag(
    help: ArgumentHelp(
      "Exit with 0 where the run is inconclusive. The verdict stays what it is, and every report says it."))
  var allowInconclusive = false

  @Flag(help: "Show all settings, gaps and advisories at length on standard output.")
  var verbose = false

  @Flag(
    help: ArgumentHelp(
      "Write nothing to standard output but what --report asks for; where the run fails, one line to standard error."
    ))
  var quiet = false

  /// What the options ask for, checked before anything is read.
  struct Request {
    var targets: [ReportTarget]
    var options: ReportOptions
    var quiet: Bool
    var keepsPayload: Bool
    var baseline: ComparedRun?
    /// The file of the baseline, as the user names it.
    var baselineName = ""
    /// Units that the user pairs with those of the baseline.
    var matched: [(old: String, new: String)] = []
    /// Whether the captures are needed again.
    var needsCaptures: Bool { targets.contains { $0.format == nil } }
  }

  /// - Parameter asOf: the day by which the waivers of a baseline are judged; `nil` = that of its run.
  func request(asOf: String?) throws -> Request {
    var options = ReportOptions()
    options.failOn = try threshold()
    let targets = try report.map(ReportTarget.init)
    guard let language = Results.Language(rawValue: language) else {
      throw ValidationError("--language is en or ja")
    }
    options.language = language
    options.allowsInconclusive = allowInconclusive
    options.isVerbose = verbose
    let matched = try matching.pairs()
    guard matched.isEmpty || baseline != nil else { throw ValidationError("--map goes with --baseline") }
    let view = ViewOptions(failOn: options.failOn, asOf: asOf)
    return Request(
      targets: targets, options: options, quiet: quiet, keepsPayload: payload,
      baseline: try baseline.map { try RecordFile($0).readForComparison(view) },
      baselineName: baseline.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "", matched: matched)
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

  /// Looks whether the data of a laboratory have what the reports need that were asked for.
  func checkLaboratory(_ laboratory: LaboratoryDocument?) throws {
    for target in targets {
      guard let format = target.format, let lacking = format.lacking else { continue }
      guard let laboratory else {
        throw ValidationError(
          "--report \(target.name)=FILE needs the data of a laboratory: give them by --lab")
      }
      let keys = lacking(laboratory)
      guard keys.isEmpty else {
        throw ValidationError(
          "--report \(target.name)=FILE needs what \(laboratory.file) does not state: \(keys.joined(separator: ", "))"
        )
      }
    }
  }

  /// Writes the reports of a record, then the one for the terminal.
  ///
  /// - Parameters:
  ///   - asOf: the day by which waivers are judged; `nil` = that of the run.
  ///   - laboratory: what a laboratory states, in the place of what the record has of it; `nil` = that of the record.
  /// - Returns: the result that was shown.
  func show(
    _ record: RunRecord, asOf: String? = nil, laboratory: LaboratoryDocument? = nil
  ) throws -> RunResult {
    let (result, mismatch) = view(record, asOf, laboratory)
    for target in targets { try target.send(result, options) }
    // What was found is kept, though it can't be compared.
    if let mismatch { throw mismatch }
    if quiet, options.exitCode(result) != .noFailure {
      complain(Phrase.inShort(result.outcome, result.statement)[options.language])
    }
    guard !quiet, let console = ReportFormat.named("console") else { return result }
    var options = options
    options.colour = Terminal.hasColour
    if let columns = Terminal.columns { options.columns = columns }
    try tekigo.show(console.write(result, options))
    return result
  }
}

extension ReportingOptions.Request {
  /// The result of a run, with what of it is known from the baseline; without that where it can't be told which unit is
  /// which.
  private func view(
    _ record: RunRecord, _ asOf: String?, _ laboratory: LaboratoryDocument?
  ) -> (RunResult, ComparisonError?) {
    var view = ViewOptions(failOn: options.failOn, asOf: asOf)
    view.laboratory = laboratory
    let result = RunResult(record, view)
    guard let baseline else { return (result, nil) }
    do throws(ComparisonError) {
      let comparison = try RunComparison(baseline, ComparedRun(result), failOn: options.failOn, map: matched)
      view.baseline = Baseline(comparison, name: baselineName, captures: baseline.captures, map: matched)
    } catch { return (result, error) }
    return (RunResult(record, view), nil)
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
