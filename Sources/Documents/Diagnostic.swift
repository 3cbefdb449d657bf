/// A place in a file, as an editor counts: line and column from 1, columns in Unicode scalars. Line 0 is for
/// what stands in no line, for example an argument of the command line.
public struct SourceLocation: Sendable, Equatable, Hashable {
  public var file: String
  public var line: Int
  public var column: Int
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`.
  public var text: String { line == 0 ? file : "\(file):\(line):\(column)" }
}

/// How much a diagnostic matters.
public enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
}

/// Something that is wrong, or surprising, in a file that somebody wrote.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  public var severity: Severity
  public var location: SourceLocation
  /// How many characters are meant.
  public var length: Int
  public var message: String
  /// The line of the file; empty where there is none.
  public var sourceLine: String
  /// What the author may have meant.
  public var suggestion: String?

  public init(
    _ severity: Severity, _ location: SourceLocation, length: Int = 1, _ message: String,
    sourceLine: String = "", suggestion: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.length = length
    self.message = message
    self.sourceLine = sourceLine
    self.suggestion = suggestion
  }

  /// Scalars of a line that are shown.
  private static let shownLength = 160

  /// The diagnostic as a compiler would print it: place, message, the line with a caret, the suggestion.
  public var description: String {
    var lines = ["\(location.text): \(severity.rawValue): \(message)"]
    if !sourceLine.isEmpty {
      let column = max(0, location.column - 1)
      // Of a line that fills the screen the part round the place is shown.
      let start = column < Self.shownLength ? 0 : column - Self.shownLength / 2
      let scalars = sourceLine.unicodeScalars.dropFirst(start).prefix(Self.shownLength)
      // Tabs keep their width in both lines, so that the caret stays under the text.
      let indent = scalars.prefix(column - start).map { $0 == "\t" ? "\t" : " " }.joined()
      let rest = max(1, scalars.count - (column - start))
      lines.append("  " + String(String.UnicodeScalarView(scalars)))
      lines.append("  " + indent + "^" + String(repeating: "~", count: max(0, min(length, rest) - 1)))
    }
    if let suggestion { lines.append("  \(suggestion)") }
    return lines.joined(separator: "\n")
  }
}

/// Collects diagnostics, so that one reading of a file finds all that is wrong with it.
public struct Diagnostics: Sendable {
  public private(set) var all: [Diagnostic] = []
  private var counts: [Severity: Int] = [:]
  /// At most that many of one severity are kept, so that warnings never displace an error.
  public static let most = 200

  public init() {}

  public var hasErrors: Bool { all.contains { $0.severity == .error } }

  public mutating func add(_ diagnostic: Diagnostic) {
    let severity = diagnostic.severity
    guard counts[severity, default: 0] < Self.most, !all.contains(diagnostic) else { return }
    counts[severity, default: 0] += 1
    all.append(diagnostic)
  }

  public mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }
}
