/// Finds what an author meant who misspelt a name: a field, a key, a parameter.
public enum Spelling {
  /// The name that is nearest to a misspelt one, or `nil` where none is near.
  ///
  /// Near means: at most a third of the letters differ (two at least are allowed), whatever their case; or
  /// one name begins or ends with the other.
  public static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 80 else { return nil }
    let bound = max(2, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard letters.count <= 80, abs(letters.count - wanted.count) <= bound else { continue }
      let distance = distance(wanted, letters)
      // A short name that shares no letter is no suggestion.
      guard distance <= bound, distance < max(wanted.count, letters.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name ?? names.first { part($0.lowercased(), name.lowercased()) }
  }

  /// Whether one name is the other with something before or behind it.
  private static func part(_ a: String, _ b: String) -> Bool {
    min(a.count, b.count) >= 4 && (a.hasPrefix(b) || a.hasSuffix(b) || b.hasPrefix(a) || b.hasSuffix(a))
  }

  /// "did you mean …?" for a near name, otherwise what there is to choose from.
  public static func suggestion(for name: String, among names: [String], kind: String) -> String? {
    if let near = nearest(to: name, among: names) { return "did you mean `\(near)`?" }
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(24).map { "`\($0)`" }.joined(separator: ", ")
    return "\(kind): \(shown)" + (names.count > 24 ? ", and \(names.count - 24) more" : "")
  }

  /// Levenshtein's distance, with two rows.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var previous = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var current = [i + 1]
      current.reserveCapacity(b.count + 1)
      for (j, other) in b.enumerated() {
        let change = previous[j] + (letter == other ? 0 : 1)
        current.append(min(change, previous[j + 1] + 1, current[j] + 1))
      }
      previous = current
    }
    return previous[b.count]
  }
}
