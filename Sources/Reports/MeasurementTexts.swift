import Results
import Events

extension Measurement {
  /// The plane of the fronthaul that the events belong to, `C` or `U`.
  var plane: String? {
    for (family, plane) in [("cus.c", "C"), ("cus.u", "U")]
    where event == family || event.hasPrefix(family + ".") { return plane }
    return nil
  }

  /// A field of the key; nil for one that the key does not have.
  func text(of field: String) -> String? { key.first { $0.name == field }?.text }

  /// On one line: whose, how many, how far.
  func line(_ unitName: LocalizedText) -> LocalizedText {
    let plane = plane.map(Phrase.plane)
    let rest = [text(of: "dataDirection"), text(of: "eAxC").map { "eAxC \($0)" }].compactMap { $0 }
    let subject = LocalizedText(
      ([unitName.en, plane?.en].compactMap { $0 } + rest).joined(separator: " "),
      ([unitName[.ja], plane?[.ja]].compactMap { $0 } + rest).joined(separator: "、"))
    return Phrase.measurement(self, subject)
  }
}
