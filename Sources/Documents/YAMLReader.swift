internal import Yams

/// Reads YAML into a ``Document``. Everything is bounded; no text makes it trap.
public enum YAMLReader {
  /// Bytes of a file.
  public static let largest = 4 << 20
  /// Levels of mappings and lists inside each other.
  public static let deepest = 100
  /// Values, with those that aliases repeat.
  public static let mostNodes = 200_000
  /// Aliases (`*name`): profiles compose with `extends`, so a few are plenty.
  static let mostAliases = 20

  /// - Parameter file: how messages name the text.
  /// - Returns: the document, or `nil` where the text is no YAML, and what is wrong or surprising in it.
  public static func read(_ text: String, file: String) -> (document: Document?, diagnostics: [Diagnostic]) {
    let source = Source(file: file, text: text)
    if let refusal = source.refusal { return (nil, [refusal]) }
    var marked = MarkedDuplicates(text: text)
    while true {
      do {
        let root = try Yams.Parser(yaml: marked.text, resolver: .basic).singleRoot()
        var builder = NodeBuilder(source: source, marks: marked)
        guard let root else {
          return (nil, [source.diagnostic(line: 1, column: 1, "the file is empty")])
        }
        let node = builder.node(root, depth: 0)
        let document = Document(file: file, text: text, lines: source.lines, root: node)
        return (builder.failed ? nil : document, builder.diagnostics)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        if !marked.mark(keys, firstAt: context.mark) {
          let key = keys.first ?? ""
          return (
            nil,
            [
              source.diagnostic(
                line: context.mark.line, column: context.mark.column, "the key `\(key)` occurs twice")
            ]
          )
        }
      } catch {
        return (nil, [source.diagnostic(error)])
      }
    }
  }
}

/// The text with what is needed to talk about it.
struct Source {
  let file: String
  /// Texts of their own, which many diagnostics can share.
  let lines: [String]
  private let octets: [UInt8]

  init(file: String, text: String) {
    self.file = file
    octets = Array(text.utf8)
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  func line(_ number: Int) -> String { lines.indices.contains(number - 1) ? lines[number - 1] : "" }

  func diagnostic(
    _ severity: Severity = .error, line: Int, column: Int, length: Int = 1, _ message: String,
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, SourceLocation(file: file, line: max(1, line), column: max(1, column)), length: length,
      message, sourceLine: self.line(line), suggestion: suggestion)
  }

  /// What must not reach the parser, or what it would report in words that help nobody.
  var refusal: Diagnostic? {
    guard octets.count <= YAMLReader.largest else {
      return diagnostic(line: 1, column: 1, "the file is larger than \(YAMLReader.largest >> 20) MB")
    }
    let signs = Signs(octets)
    return (signs.control ? control : nil) ?? (signs.tab ? tab : nil) ?? depth
      ?? (signs.asterisks > YAMLReader.mostAliases ? aliases : nil)
  }

  /// What a text may have, found in one pass over it: most have nothing of it, and are not searched line by line.
  private struct Signs {
    private(set) var control = false
    private(set) var tab = false
    private(set) var asterisks = 0

    init(_ octets: [UInt8]) {
      var last: UInt32 = 0
      for octet in octets {
        last = last &<< 8 | UInt32(octet)
        switch octet {
        case UInt8(ascii: "\n"): break
        case UInt8(ascii: "\t"): tab = true
        case UInt8(ascii: "*"): asterisks += 1
        case ..<32: control = true
        // U+0085, U+2028 and U+2029.
        case 0x85: if last & 0xFF00 == 0xC200 { control = true }
        case 0xA8, 0xA9: if last & 0xFF_FF00 == 0xE2_8000 { control = true }
        default: break
        }
      }
    }
  }

  private var control: Diagnostic? {
    for (number, line) in lines.enumerated() where line.utf8.contains(where: Self.mayBeginRefused) {
      for (column, c) in line.unicodeScalars.enumerated() where Self.isRefused(c) {
        return diagnostic(
          line: number + 1, column: column + 1,
          "control character U+\(String(c.value, radix: 16, uppercase: true))")
      }
    }
    return nil
  }

  /// Control characters, and what ends a line for the parser and for no editor.
  private static func isRefused(_ c: Unicode.Scalar) -> Bool {
    c.value < 32 && c != "\t" || [0x85, 0x2028, 0x2029].contains(c.value)
  }

  /// Whether an octet is a control character, or the first one of a scalar that may be refused.
  private static func mayBeginRefused(_ octet: UInt8) -> Bool {
    octet < 32 && octet != UInt8(ascii: "\t") || octet == 0xC2 || octet == 0xE2
  }

  private var tab: Diagnostic? {
    for (number, line) in lines.enumerated() where line.utf8.contains(UInt8(ascii: "\t")) {
      let indent = line.prefix { $0 == " " || $0 == "\t" || $0 == "-" }
      guard let tab = indent.firstIndex(of: "\t"), indent.endIndex < line.endIndex else { continue }
      let column = line.distance(from: line.startIndex, to: tab) + 1
      return diagnostic(
        line: number + 1, column: column, "a tab in the indentation: YAML indents with spaces only",
        suggestion: "replace it by spaces")
    }
    return nil
  }

  /// The parser descends by recursion, so depth is bounded before it starts: block levels by the
  /// indentation, flow levels by the brackets that are open.
  private var depth: Diagnostic? {
    var open = 0
    var line = 1
    var indent = 0
    var isIndent = true
    var quote: UInt8?
    var previous = UInt8(ascii: " ")
    for c in octets {
      if c == UInt8(ascii: "\n") {
        (line, indent, isIndent, quote, previous) = (line + 1, 0, true, nil, UInt8(ascii: " "))
        continue
      }
      if isIndent, Self.isOfIndentation(c) { indent += 1 } else { isIndent = false }
      switch c {
      case _ where quote != nil: if c == quote { quote = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if Self.isBeforeText(previous) { quote = c }
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
      default: break
      }
      previous = c
      if open > YAMLReader.deepest || indent > 2 * YAMLReader.deepest {
        return diagnostic(
          line: line, column: 1, "mappings and lists are nested more than \(YAMLReader.deepest) deep")
      }
    }
    return nil
  }

  private static func isOfIndentation(_ octet: UInt8) -> Bool {
    octet == UInt8(ascii: " ") || octet == UInt8(ascii: "-") || octet == UInt8(ascii: "?")
  }

  /// Whether a quotation mark behind it begins a quoted text.
  private static func isBeforeText(_ octet: UInt8) -> Bool {
    switch octet {
    case UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "("):
      true
    default: false
    }
  }

  private var aliases: Diagnostic? {
    var aliases = 0
    for (number, line) in lines.enumerated() where line.utf8.contains(UInt8(ascii: "*")) {
      var before: [Unicode.Scalar] = [" ", " "]
      for (column, c) in line.unicodeScalars.enumerated() {
        if before[1] == "*", " [{,".unicodeScalars.contains(before[0]), c.properties.isAlphabetic {
          aliases += 1
        }
        if aliases > YAMLReader.mostAliases {
          return diagnostic(
            line: number + 1, column: column, "more than \(YAMLReader.mostAliases) aliases (`*name`)",
            suggestion: "compose profiles with `extends`; quote texts that begin with `*`")
        }
        before = [before[1], c]
      }
    }
    return nil
  }

  /// What the parser says, at its place.
  func diagnostic(_ error: any Error) -> Diagnostic {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      let what = context.map { " (\($0.text.trimmed))" } ?? ""
      return diagnostic(
        line: mark.line, column: mark.column, "no valid YAML: \(problem)\(what)",
        suggestion: hint(problem, mark))
    default: return diagnostic(line: 1, column: 1, "no valid YAML: \(error)")
    }
  }

  private func hint(_ problem: String, _ mark: Mark) -> String? {
    let line = line(mark.line)
    if problem.contains("mapping values are not allowed") || line.contains(": ") && line.contains("{") {
      return "a text that contains `: ` must be quoted"
    }
    if problem.contains("undefined alias") { return "a text that begins with `*` must be quoted" }
    return nil
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }
}
