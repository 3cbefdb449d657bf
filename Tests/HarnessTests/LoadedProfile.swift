import Documents
import Foundation
import Harness
import Profiles
import Synchronization
import Testing

/// Profiles that many tests judge by, each loaded once.
enum LoadedProfile {
  private static let known = Mutex<[String: Profile]>([:])

  /// - Parameter name: as `--profile` takes it, or a path.
  static func named(_ name: String) throws -> Profile {
    try loaded(name) { Profile.load(name, catalogue: Tekigo.catalogue, asOf: "2026-01-01") }
  }

  /// A profile under `Profiles`, by its path there without the suffix, and what more lines say.
  static func shipped(_ name: String, _ more: String = "") throws -> Profile {
    try loaded(name + "\n" + more) {
      Profile.read(
        "profile: extended\nextends: ../\(name).yaml\n" + more,
        file: TeachingCapture.root.appending(path: "Profiles/pair/extended.yaml").path,
        catalogue: Tekigo.catalogue, asOf: "2026-01-01")
    }
  }

  private static func loaded(
    _ key: String, _ load: () -> (profile: Profile?, diagnostics: [Diagnostic])
  ) throws -> Profile {
    if let profile = known.withLock({ $0[key] }) { return profile }
    let (profile, diagnostics) = load()
    let loaded = try #require(profile, "\(diagnostics)")
    known.withLock { $0[key] = loaded }
    return loaded
  }
}
