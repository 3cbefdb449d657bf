import ArgumentParser
import Documents
import Events
import Expressions
import Foundation
import Harness
import Profiles

/// Reads profiles for all commands alike.
enum ProfileLoading {
  /// A profile without errors; its warnings go to standard error.
  ///
  /// - Parameter managementPlane: files of M-plane data.
  static func load(
    _ name: String, overrides: [String], managementPlane: [String] = [], asOf: String
  ) throws -> Profile {
    let files = ManagementPlaneFiles(managementPlane)
    guard !files.diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosedError(diagnostics: files.diagnostics)
    }
    let (profile, diagnostics) = read(
      name, overrides: try parse(overrides), declarations: files.declarations, asOf: asOf)
    guard let profile, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw DiagnosedError(diagnostics: diagnostics)
    }
    for diagnostic in files.diagnostics + diagnostics { complain(diagnostic.description) }
    return profile
  }

  /// `name=value`, as the command line has it.
  private static func parse(_ overrides: [String]) throws -> [String: String] {
    var values: [String: String] = [:]
    for text in overrides {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw ValidationError("--set \(text): write name=value")
      }
      values[parts[0]] = parts[1]
    }
    return values
  }

  static func read(
    _ name: String, overrides: [String: String], declarations: Declarations = Declarations(), asOf: String
  ) -> (Profile?, [Diagnostic]) {
    Profile.load(
      name, catalogue: Tekigo.catalogue, parameterOverrides: overrides, declarations: declarations, asOf: asOf
    )
  }

  /// The day given, or today.
  static func day(_ text: String?) throws -> String {
    guard let text else { return Date.now.ISO8601Format(.iso8601.year().month().day()) }
    let parts = text.split(separator: "-")
    guard text.count == 10, parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ Int($0) != nil }) else {
      throw ValidationError("--as-of \(text): write YYYY-MM-DD")
    }
    return text
  }

  /// `20 ms` in nanoseconds.
  static func nanoseconds(_ text: String) -> Int64? {
    guard let quantity = try? Quantity(text), quantity.unit == .nanoseconds else { return nil }
    return quantity.value
  }
}
