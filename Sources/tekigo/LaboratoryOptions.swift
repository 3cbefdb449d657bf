import ArgumentParser
import Documents
import Foundation
import Laboratory
import Profiles
import Results

/// What a laboratory states about a test.
struct LaboratoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the laboratory states about the test: report number, customer, items under test, method, results of cases … "
        + "(see `tekigo lab --reference`).", valueName: "lab.yaml"))
  var lab: String?

  /// Reads the file; its warnings go to standard error.
  ///
  /// - Parameter units: those that items can be.
  func document(units: [UnitDescription]?) throws -> LaboratoryDocument? {
    guard let lab else { return nil }
    let (document, diagnostics) = LaboratoryDocument.load(lab, units: units)
    guard let document else { throw DiagnosedError(diagnostics: diagnostics) }
    for diagnostic in diagnostics { complain(diagnostic.description) }
    return document
  }
}

/// `tekigo lab`: look at what a laboratory states without a capture.
struct LabCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab", abstract: "Check what a laboratory states about a test.",
    discussion: """
      The file goes to `check --lab` or `report --lab`. Everything that is wrong or doubtful in it is reported, and which \
      fields that ISO/IEC 17025 asks for it does not state.
      """)

  @Argument(help: "The file, YAML.")
  var file: String?

  @Option(name: .shortAndLong, help: "Profile whose units the items under test are.")
  var profile: String?

  @Flag(help: "Print every key of the file, as a Markdown table.")
  var reference = false

  @Flag(help: "Print the JSON Schema of the file, for editors.")
  var schema = false

  func run() throws {
    if reference { return try say(LaboratoryDocument.reference) }
    if schema { return try say(LaboratoryDocument.jsonSchema) }
    guard let file else { throw ValidationError("name a file, or give --reference or --schema") }
    let units = try profile.map { name in
      try ProfileLoading.load(name, overrides: [], asOf: try ProfileLoading.day(nil)).units.map(\.description)
    }
    let (document, diagnostics) = LaboratoryDocument.load(file, units: units)
    for diagnostic in diagnostics { try tell(diagnostic.description + "\n") }
    guard let document else { throw DiagnosedError(diagnostics: []) }
    let missing = document.notStated
    try tell("\(file): no errors, \(missing.count) fields that ISO/IEC 17025 asks for are not stated\n")
    for path in missing { try tell("  \(path)\n") }
  }
}
