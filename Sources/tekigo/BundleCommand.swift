import ArgumentParser
import CaptureFiles
import Harness
import Reports
import Results

/// `tekigo bundle`: what a third party needs of a run, in one place.
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle", abstract: "Pack a record with its reports, profile and digests.",
    discussion: """
      The bundle is an archive where its name ends in .tar, .tar.gz, .tar.zst or .tar.xz, otherwise a folder. It holds the \
      record, reports, the files of the profile and its resolved form, the digests of the captures, and SHA256SUMS of all of \
      these, which `sha256sum --check` reads. `tekigo verify` checks it, and makes the run again.
      """)

  @Argument(help: "The record of `tekigo check --record FILE`.")
  var record: String

  @Option(name: .shortAndLong, help: "Where the bundle goes: NAME.tar.zst, or a folder.")
  var output: String

  @Option(name: .shortAndLong, help: "The profile of the run; without it, that of the name in the record.")
  var profile: String?

  @Option(help: ArgumentHelp("M-plane data that the run was given; may be repeated.", valueName: "file.xml"))
  var mPlane: [String] = []

  @Option(help: ArgumentHelp("A capture of the run to be packed too; may be repeated.", valueName: "file"))
  var capture: [String] = []

  @Option(
    help: ArgumentHelp(
      "A report to be packed, by its format; may be repeated. Without it: html, json and junit.",
      valueName: "format"))
  var report: [String] = []

  @Option(help: "Language of reports: en or ja; may be repeated.")
  var language: [String] = []

  @Option(help: ArgumentHelp("The weakest level that counts: shall, should or may.", valueName: "level"))
  var failOn = "shall"

  @Flag(help: "Reports say that an inconclusive run is allowed.")
  var allowInconclusive = false

  @Option(help: "The day by which reports judge waivers, YYYY-MM-DD; that of the run without it.")
  var asOf: String?

  @Option(
    help: ArgumentHelp("Sign SHA256SUMS with this private key, by ssh-keygen -Y sign.", valueName: "key"))
  var sign: String?

  func run() throws {
    let found = try RecordFile(record).read()
    let overrides = found.profile.parameters.filter { $0.provenance == ResolvedParameter.commandLine }
    let profile = try ProfileLoading.load(
      self.profile ?? found.profile.name, overrides: overrides.map { "\($0.name)=\($0.value)" },
      managementPlane: mPlane, asOf: found.asOf)
    var writer = try BundleWriter(found, profile: profile, tool: buildIdentity.tool)
    writer.reports = try reports(found)
    writer.captures = capture
    writer.key = sign
    try writer.write(to: output)
  }

  private func reports(_ record: RunRecord) throws -> [BundledReport] {
    guard let level = Level(rawValue: failOn) else {
      throw ValidationError("--fail-on is shall, should or may")
    }
    let day = try asOf.map { try ProfileLoading.day($0) } ?? record.asOf
    let formats = report.isEmpty ? ["html", "json", "junit"] : report
    var reports: [BundledReport] = []
    for language in language.isEmpty ? [Language.en.rawValue] : language {
      guard let language = Language(rawValue: language) else {
        throw ValidationError("--language is en or ja")
      }
      for name in formats {
        guard let format = ReportFormat.named(name) else {
          throw ValidationError(
            "--report \(name): write one of the formats \(ReportFormat.all.map(\.name).joined(separator: ", "))"
          )
        }
        if let lacking = format.lacking {
          guard let stated = record.laboratory, lacking(stated).isEmpty else {
            throw ValidationError("--report \(name) needs data of a laboratory that the record does not have")
          }
        }
        let report = BundledReport(
          format: name, language: language, failOn: level, allowsInconclusive: allowInconclusive, asOf: day)
        if !reports.contains(report) { reports.append(report) }
      }
    }
    return reports
  }
}

extension BuildIdentity {
  var tool: BundleTool {
    BundleTool(version: Tekigo.version, commit: commit, hasChanges: hasChanges, dependencies: dependencies)
  }
}
