internal import Documents

/// Reads the text of a profile; of a file that is none, nothing is shown.
enum ProfileText {
  private static let key = "profile"

  static func read(_ text: String, file: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    let isEmpty = text.allSatisfy(\.isWhitespace)
    guard isEmpty || mayBeProfile(text) else { return (nil, [missingKey(file)]) }
    let (document, diagnostics) = YAMLReader.read(text, file: file)
    if let document, document.root[key] == nil { return (nil, [missingKey(file)]) }
    return (document, diagnostics)
  }

  /// Without the line that it stands in: the file may hold anything.
  private static func missingKey(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, SourceLocation(file: file, line: 1, column: 1),
      "this is no profile: the key `profile` is missing (Name of the profile)")
  }

  /// Whether a line begins with the key, or a mapping in braces may have it.
  private static func mayBeProfile(_ text: String) -> Bool {
    func isKey(_ rest: some StringProtocol) -> Bool {
      rest.drop { $0 == "\"" || $0 == "'" }.drop { $0 == " " || $0 == "\t" }.hasPrefix(":")
    }
    let isInBraces = text.first { !$0.isWhitespace } == "{"
    return text.split(whereSeparator: \.isNewline).contains { line in
      var rest = isInBraces ? line[...] : line.drop { $0 == "\"" || $0 == "'" || $0 == "\u{FEFF}" }
      guard isInBraces else { return rest.hasPrefix(key) && isKey(rest.dropFirst(key.count)) }
      while let found = rest.firstRange(of: key) {
        rest = rest[found.upperBound...]
        if isKey(rest) { return true }
      }
      return false
    }
  }
}
