import ArgumentParser
import CaptureFiles
import Conformance
import Foundation
import Harness
import Platform
import Profiles
import Reports
import Results

/// `tekigo check`: judge captures.
struct CheckCommand: ParsableCommand {
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
      "Write the record of the run, of which `tekigo report` makes reports later; compressed if the name ends in .gz, "
        + ".zst or .xz.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Take units, roles and flow settings from the record of another run with this profile instead of inferring them, "
        + "so that the records of both merge.", valueName: "record"))
  var settings: String?

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

  @Option(help: "The day by which waivers are judged, YYYY-MM-DD; today without it.")
  var asOf: String?

  @Flag(inversion: .prefixedNo, help: "Compute the SHA-256 of the captures.")
  var digest = true

  @Flag(help: "Measure the samples of the U-plane: power, saturation, exponents. Samples are in no report.")
  var iq = false

  @Option(help: "Threads that may work at a time; all processors without it. The result is the same.")
  var threads: Int?

  @OptionGroup var encapsulation: EncapsulationOptions

  @OptionGroup var laboratory: LaboratoryOptions

  @OptionGroup var reporting: ReportingOptions

  @Flag(
    help: ArgumentHelp(
      "Write to standard error, after the report, what the run remembered: the memory at its peak, the most "
        + "obligations that a join held at a time, and the states of each rule form with their bounds. Reports do not "
        + "change."))
  var statistics = false

  func run() throws {
    let asOf = try ProfileLoading.day(asOf)
    var request = try reporting.request(asOf: asOf)
    let profile = try ProfileLoading.load(
      profile, overrides: set, managementPlane: mPlane, asOf: asOf)
    request.options.ownFiles = profile.ownFiles.mapValues(FileUse.relative).filter {
      !$0.value.hasPrefix("../") && !$0.value.hasPrefix("/")
    }
    try checkFiles(request.targets, profile)
    let stated = try laboratory.document(units: profile.units.map(\.description))
    try request.checkLaboratory(stated)
    if request.needsCaptures { try checkEvidence() }
    var check = CheckRun(captures.map { CaptureInput($0) }, profile: profile, asOf: asOf)
    check.settingsRecord = try settings.map { try settingsRecord($0, profile) }
    check.range = JudgedRange(from: try from.map(parseBound), to: try to.map(parseBound))
    if check.range.isEmpty { throw ValidationError("--from \(from ?? "") is after --to \(to ?? "")") }
    check.computesDigest = digest
    check.measuresSamples = iq
    check.keepsPayload = request.keepsPayload
    check.threads = try parseThreads()
    check.encapsulation = encapsulation.value
    var found = try check.run(progress: Progress.meter(for: captures))
    Progress.clear()
    found.laboratory = stated
    if let record { try RecordFile(record).write(found) }
    try request.writeEvidence(found, of: captures, encapsulation.value)
    let result = try request.show(found)
    if statistics {
      let memory = MemoryStatistics(result, peakResidentBytes: ProcessMemory.peakResidentBytes())
      try? say(memory.text, to: .standardError)
    }
    throw ArgumentParser.ExitCode(request.options.exitCode(result).rawValue)
  }

  /// No report goes where the run reads, nor where another one goes.
  private func checkFiles(_ targets: [ReportTarget], _ profile: Profile) throws {
    var files = FileUse()
    for path in captures { files.reads(path, as: "the capture \(path)") }
    for path in profile.sources { files.reads(path, as: "the profile \(path)") }
    if let baseline = reporting.baseline { files.reads(baseline, as: "--baseline \(baseline)") }
    if let settings { files.reads(settings, as: "--settings \(settings)") }
    if let lab = laboratory.lab { files.reads(lab, as: "--lab \(lab)") }
    for path in mPlane { files.reads(path, as: "the M-plane data \(path)") }
    for target in targets {
      try files.writes(target.path, as: "--report \(target.name)=\(target.path)")
    }
    if let record { try files.writes(record, as: "--record \(record)") }
  }

  private func settingsRecord(_ path: String, _ profile: Profile) throws -> RunRecord {
    let record = try RecordFile(path).read()
    guard record.isOf(profile) else {
      throw RecordFileError(
        path: path, error: RecordError("its settings are of another profile, \(record.profile.name)"))
    }
    return record
  }

  /// Evidence takes a second reading of captures that are known by their digests.
  private func checkEvidence() throws {
    guard digest else {
      throw ValidationError("--report evidence=FILE needs the digests of the captures: leave out --no-digest")
    }
    for path in captures where path == "-" || FileDescriptor.kind(ofPath: path) == .other {
      throw ValidationError(
        "--report evidence=FILE needs captures that can be read again; \(path == "-" ? "standard input" : path) can't"
      )
    }
  }

  private func parseThreads() throws -> Int {
    guard let threads else { return ProcessInfo.processInfo.activeProcessorCount }
    guard (1...64).contains(threads) else { throw ValidationError("--threads is 1 to 64, not \(threads)") }
    return threads
  }

  private func parseBound(_ text: String) throws -> JudgedRange.Bound {
    if let frame = Int(text), frame >= 1 { return .frame(frame) }
    if text.hasPrefix("@"), let time = Int64(text.dropFirst()) { return .time(time) }
    if let nanoseconds = ProfileLoading.nanoseconds(text) { return .offset(nanoseconds) }
    throw ValidationError("`\(text)` is no frame number, no time such as `20 ms`, and no @nanoseconds")
  }
}
