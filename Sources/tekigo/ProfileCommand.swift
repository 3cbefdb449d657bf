import ArgumentParser
import Documents
import Foundation
import Harness
import Profiles
import Reports

/// `tekigo profile`: look at profiles without a capture.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Check, explain and list profiles.",
    subcommands: [Lint.self, Explain.self, Coverage.self, List.self, ProveCommand.self])

  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint", abstract: "Report everything that is wrong or doubtful in profiles.")

    @Argument(help: "Profiles: files, or names of shipped ones.")
    var profiles: [String]

    @Option(help: "The day by which waivers are judged, YYYY-MM-DD; today without it.")
    var asOf: String?

    mutating func run() throws {
      var isWrong = false
      for name in profiles {
        let (profile, diagnostics) = ProfileLoading.read(
          name, overrides: [:], asOf: try ProfileLoading.day(asOf))
        for diagnostic in diagnostics { try tell(diagnostic.description + "\n") }
        if let profile, !diagnostics.contains(where: { $0.severity == .error }) {
          try tell("\(name): \(profile.requirements.count) requirements, no errors\n")
        } else {
          isWrong = true
        }
      }
      if isWrong { throw ArgumentParser.ExitCode(Reports.ExitCode.usage.rawValue) }
    }
  }

  struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain", abstract: "Show a composed profile and where each of its values comes from.")

    @Argument(help: "A profile: a file, or the name of a shipped one.")
    var profile: String

    @Option(help: ArgumentHelp("Set a parameter of the profile.", valueName: "name=value"))
    var set: [String] = []

    @Option(
      help: ArgumentHelp(
        "M-plane data of an O-RU (NETCONF, XML): what the profile leaves open is taken from it; may be repeated.",
        valueName: "file.xml"))
    var mPlane: [String] = []

    mutating func run() throws {
      let loaded = try ProfileLoading.load(
        profile, overrides: set, managementPlane: mPlane, asOf: try ProfileLoading.day(nil))
      try tell(loaded.explanation)
    }
  }

  struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "coverage",
      abstract: "List the test cases of O-RAN.WG4.CONF.0, and the requirements that bear on each.",
      discussion: "Each case says what a trace of it shows and what a lab has to add.")

    @Argument(help: "A profile: a file, or the name of a shipped one.")
    var profile: String

    mutating func run() throws {
      let loaded = try ProfileLoading.load(profile, overrides: [], asOf: try ProfileLoading.day(nil))
      try tell(TestCaseCoverage(loaded.requirements).text)
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the profiles that come with tekigo.")

    mutating func run() throws {
      let locator = ProfileLocator.current
      let shipped = locator.list()
      guard !shipped.isEmpty else {
        throw SelectionError("no profiles found; looked in \(locator.roots.joined(separator: ", "))")
      }
      for entry in shipped { try tell("\(entry.name)  \(entry.title)\n") }
    }
  }
}
