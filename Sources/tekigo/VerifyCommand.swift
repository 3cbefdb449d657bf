import ArgumentParser
import Foundation
import Harness
import Reports

/// `tekigo verify`: check a bundle.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check a bundle: that nothing was changed, and that it says what its record says.",
    discussion: """
      Needs no network. Each file is held against SHA256SUMS, the profile against the record, each report against what the \
      record gives. With --rerun the captures are judged again, and the record that comes of it is compared byte for byte. \
      Another version of tekigo may word reports otherwise: what differs for that is shown and does not fail. Exit code 1 \
      where something fails, 3 for what is no bundle. A run with --settings or of merged records can't be made again.
      """)

  @Argument(help: "The bundle: an archive or a folder.")
  var bundle: String

  @Option(
    help: ArgumentHelp("A capture of the run: make the run again; may be repeated.", valueName: "capture"))
  var rerun: [String] = []

  @Flag(help: "Make the run again of the captures that the bundle has.")
  var rerunPacked = false

  @Option(
    help: ArgumentHelp(
      "Whose signatures count: a file of allowed signers, as ssh-keygen has it. The bundle must be signed by one of them.",
      valueName: "file"))
  var signers: String?

  @Flag(help: "Write only what fails.")
  var quiet = false

  func run() throws {
    var check = BundleCheck(tool: buildIdentity.tool)
    check.signers = signers
    check.captures = rerun
    check.usesPackedCaptures = rerunPacked
    check.threads = ProcessInfo.processInfo.activeProcessorCount
    let findings = try check.run(bundle)
    for finding in findings where !quiet || finding.kind == .fails {
      try tell("\(Self.mark(finding.kind)) \(finding.text)\n")
    }
    if findings.contains(where: { $0.kind == .fails }) {
      throw ArgumentParser.ExitCode(Reports.ExitCode.failure.rawValue)
    }
  }

  private static func mark(_ kind: BundleCheck.Finding.Kind) -> String {
    switch kind {
    case .holds: "holds"
    case .fails: "FAILS"
    case .open: "open "
    }
  }
}
