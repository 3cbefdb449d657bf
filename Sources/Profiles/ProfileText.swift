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
    let isInBraces = text.first { !$0.isWhitespace } == "{"
    var rest = Substring(text).utf8
    while !rest.isEmpty {
      let line = rest.prefix { !newlines.contains($0) }
      if isInBraces ? hasKey(line) : isKey(line.drop(while: quotesAndMark.contains)) { return true }
      rest = rest[line.endIndex...].drop(while: newlines.contains)
    }
    return false
  }

  private static let newlines = Array("\n\r".utf8)
  private static let blanks = Array(" \t".utf8)
  private static let quotes = Array("\"'".utf8)
  /// A byte order mark too, which may stand ahead of the first line.
  private static let quotesAndMark = quotes + Array("\u{FEFF}".utf8)

  private static func isKey(_ line: Substring.UTF8View) -> Bool {
    guard line.starts(with: key.utf8) else { return false }
    let rest = line.dropFirst(key.utf8.count).drop(while: quotes.contains).drop(while: blanks.contains)
    return rest.first == UInt8(ascii: ":")
  }

  private static func hasKey(_ line: Substring.UTF8View) -> Bool {
    line.indices.contains { line[$0] == UInt8(ascii: "p") && isKey(line[$0...]) }
  }
}
