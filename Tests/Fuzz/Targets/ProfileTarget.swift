import Documents
import Events
import Fronthaul
import Profiles

/// YAML, and profiles: composed, resolved, checked.
///
/// Input: the text of a profile. What it extends is looked for and not found.
extension FuzzTarget {
  static let profile = FuzzTarget("profile", budget: .texts) { input throws(Violation) in
    guard let text = InputCursor(input).text else { return }
    let (document, diagnostics) = YAMLReader.read(text, file: ProfilePromises.file)
    for diagnostic in diagnostics { try diagnostic.promisesToLie(in: text) }
    try Violation.unless(document?.text ?? text == text, "the document has another text")
    let (profile, found) = Profile.read(
      text, file: ProfilePromises.file, catalogue: ProfilePromises.catalogue,
      locator: ProfilePromises.locator, asOf: "2026-01-01")
    try found.promiseToExplain(text, isRead: profile != nil)
    guard let profile else { return }
    try Violation.unless(!profile.explanation.isEmpty, "there is no explanation")
    try Violation.unless(profile.files.map(\.text) == [text], "the profile has another text")
  }
}

/// What profiles are read with.
enum ProfilePromises {
  static let file = "profile.yaml"
  static let catalogue = Catalogue([FronthaulCatalogue.events])
  static let locator = ProfileLocator(environment: [:], executable: nil, workingDirectory: "/nowhere")
}
