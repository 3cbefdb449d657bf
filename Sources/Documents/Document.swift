/// A file that was read: its text, its tree, and what is wrong with its form.
public struct Document: Sendable {
  public let file: String
  /// Byte for byte what was read, for digests.
  public let text: String
  public let root: Node
  let lines: [String]

  init(file: String, text: String, lines: [String], root: Node) {
    self.file = file
    self.text = text
    self.lines = lines
    self.root = root
  }

  /// A line as it stands in the file; empty where there is none.
  public func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  public func diagnostic(
    _ severity: Severity, _ location: SourceLocation, length: Int = 1, _ message: String,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, location, length: length, message, sourceLine: line(location.line), suggestion: suggestion)
  }

  public func diagnostic(
    _ severity: Severity, _ node: Node, _ message: String, suggestion: String? = nil
  ) -> Diagnostic {
    diagnostic(severity, node.location, length: node.length, message, suggestion: suggestion)
  }

  /// Where a character of a scalar's text stands in the file.
  ///
  /// Quotes, escapes, folded lines and indentation lie between the two. All that a text has in common with
  /// its writing is the order of what is not blank, so both are walked side by side.
  /// - Parameter offset: Unicode scalars from the start of the text.
  public func location(of offset: Int, in node: Node) -> SourceLocation {
    guard let scalar = node.scalar else { return node.location }
    var place = node.location
    var column = place.column - 1
    var line = Array(self.line(place.line).unicodeScalars)
    func advance() -> Bool {
      column += 1
      while column >= line.count {
        guard place.line < lines.count else { return false }
        place.line += 1
        column = 0
        line = Array(self.line(place.line).unicodeScalars)
      }
      return true
    }
    if scalar.style == .quoted { column += 1 }
    if scalar.style == .block {
      column = line.count - 1
      guard advance() else { return node.location }
    }
    for (index, wanted) in scalar.text.unicodeScalars.prefix(offset + 1).enumerated() {
      if !wanted.properties.isWhitespace {
        while column >= line.count || line[column] != wanted {
          guard advance() else { return node.location }
        }
      }
      if index == offset { break }
      if !wanted.properties.isWhitespace { column += 1 }
    }
    if offset >= scalar.text.unicodeScalars.count { column = max(column, 0) }
    return SourceLocation(file: place.file, line: place.line, column: column + 1)
  }
}
