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
  func line(_ unitName: String) -> String {
    var parts = [unitName] + [plane.map { "\($0)-plane" }, text(of: "dataDirection")].compactMap { $0 }
    if let eAxC = text(of: "eAxC") { parts.append("eAxC \(eAxC)") }
    let early =
      acausal > 0 ? "early \(self.early.grouped) (\(acausal.grouped) acausal)" : "early \(self.early.grouped)"
    let counts =
      isRelative
      ? "\(count.grouped) without a common clock"
      : "\(early), on time \(onTime.grouped), late \(late.grouped)"
    return parts.joined(separator: " ")
      + ": \(counts); min \(numberUnit.text(minimum)), median \(medianText), max \(numberUnit.text(maximum))"
  }

  /// The median, or the class that it is known to lie in.
  private var medianText: String {
    let range = medianRange
    guard range.lowerBound < range.upperBound else { return numberUnit.text(range.lowerBound) }
    return "between \(numberUnit.text(range.lowerBound)) and \(numberUnit.text(range.upperBound))"
  }
}
