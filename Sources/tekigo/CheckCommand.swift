import ArgumentParser
import CaptureFiles
import Conformance
import Foundation
import Harness
import Platform
import Profiles
import Reports

/// `tekigo check`: judge captures.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge captures against a profile.",
    discussion: """
      The verdict goes to standard output; --report writes more, each to its own file. Several captures are \
      merged by time. A capture may be compressed with gzip, zstd or xz; `-` is standard input.
      """)

  @Argument(help: "Captures, pcap or pcapng; `-` for standard input.")
  var captures: [String]

  @Option(name: .shortAndLong, help: "Profile: a file, or the name of a shipped one such as spec/oran-cus.")
  var profile: String

  @Option(
    help: ArgumentHelp(
      "Write a report: json=FILE or junit=FILE; `-` as FILE is standard output.", valueName: "format=file"))
  var report: [String] = []

  @Option(help: ArgumentHelp("Set a parameter of the profile.", valueName: "name=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "M-plane data of an O-RU (NETCONF, XML): what the profile leaves open is taken from it; may be repeated.",
      valueName: "file.xml"))
  var mPlane: [String] = []

  @Option(
    help: "Judge from here: frame number, time since the first frame (`20 ms`), or @nanoseconds since 1970.")
  var from: String?

  @Option(help: "Judge up to here, in the same forms.")
  var to: String?

  @Option(
    help: ArgumentHelp(
      "The weakest level whose failures make the run fail: shall; should (shall and should); may (all).",
      valueName: "level"))
  var failOn = "shall"

  @Option(help: "The day by which waivers are judged, YYYY-MM-DD; today without it.")
  var asOf: String?

  @Flag(inversion: .prefixedNo, help: "Compute the SHA-256 of the captures.")
  var digest = true

  @Flag(help: "Measure the samples of the U-plane: power, saturation, exponents. Samples are in no report.")
  var iq = false

  @Option(help: "Threads that may work at a time; all processors without it. The result is the same.")
  var threads: Int?

  @OptionGroup var encapsulation: EncapsulationOptions

  @Option(help: "Language of titles: en or ja.")
  var language = "en"

  @Flag(
    help: ArgumentHelp(
      "Write to standard error, behind the report, what the run remembered: the memory at its peak, the most "
        + "obligations that a join held at a time, and the states of each rule form with their bounds. Reports do not "
        + "change."))
  var statistics = false

  @Flag(help: "Write nothing to standard output but what --report asks for.")
  var quiet = false

  mutating func run() async throws {
    let threshold = try parseThreshold()
    let targets = try report.map(ReportTarget.init)
    guard let language = ReportOptions.Language(rawValue: language) else {
      throw ValidationError("--language is en or ja")
    }
    let asOf = try ProfileLoading.day(asOf)
    let profile = try ProfileLoading.load(
      profile, overrides: set, managementPlane: mPlane, asOf: asOf)
    try checkFiles(targets, profile)
    var check = CheckRun(captures.map { CaptureInput($0) }, profile: profile, asOf: asOf)
    check.range = JudgedRange(from: try from.map(parseBound), to: try to.map(parseBound))
    if check.range.isEmpty { throw ValidationError("--from \(from ?? "") lies behind --to \(to ?? "")") }
    check.failOn = threshold
    check.computesDigest = digest
    check.measuresSamples = iq
    check.threads = try parseThreads()
    check.encapsulation = encapsulation.value
    let result = try await check.run(progress: Progress.meter(for: captures))
    Progress.clear()
    var options = ReportOptions()
    options.failOn = threshold
    options.language = language
    for target in targets { try target.send(result, options) }
    if !quiet {
      options.colour = Terminal.hasColour
      if let columns = Terminal.columns { options.columns = columns }
      guard let console = ReportFormat.named("console") else { return }
      try show(console.write(result, options))
    }
    if statistics {
      let memory = MemoryStatistics(result, peakResidentBytes: ProcessMemory.peakResidentBytes())
      try? say(memory.text, to: .standardError)
    }
    throw ArgumentParser.ExitCode(Reports.ExitCode(result.outcome).rawValue)
  }

  /// No report goes where the run reads, nor where another one goes.
  private func checkFiles(_ targets: [ReportTarget], _ profile: Profile) throws {
    var files = FileUse()
    for path in captures { files.reads(path, as: "the capture \(path)") }
    for path in profile.sources { files.reads(path, as: "the profile \(path)") }
    for path in mPlane { files.reads(path, as: "the M-plane data \(path)") }
    for target in targets {
      try files.writes(target.path, as: "--report \(target.format.name)=\(target.path)")
    }
  }

  private func parseThreads() throws -> Int {
    guard let threads else { return ProcessInfo.processInfo.activeProcessorCount }
    guard (1...64).contains(threads) else { throw ValidationError("--threads is 1 to 64, not \(threads)") }
    return threads
  }

  private func parseThreshold() throws -> Level {
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

  private func parseBound(_ text: String) throws -> JudgedRange.Bound {
    if let frame = Int(text), frame >= 1 { return .frame(frame) }
    if text.hasPrefix("@"), let time = Int64(text.dropFirst()) { return .time(time) }
    if let nanoseconds = ProfileLoading.nanoseconds(text) { return .offset(nanoseconds) }
    throw ValidationError("`\(text)` is no frame number, no time such as `20 ms`, and no @nanoseconds")
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
