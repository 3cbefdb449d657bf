internal import Yams

/// The parser's tree → ``Node``, with what surprises in it.
struct NodeBuilder {
  let source: Source
  let marks: MarkedDuplicates
  private(set) var diagnostics: [Diagnostic] = []
  /// The tree is not complete.
  private(set) var failed = false
  private var count = 0
  /// How many diagnostics of each severity there are; more than ``Diagnostics/most`` of one are of no use.
  private var reported: [Severity: Int] = [:]
  /// The line that was looked at last, if it has a `!`: a line may have many values.
  private var shown: (number: Int, scalars: [Unicode.Scalar]) = (0, [])

  init(source: Source, marks: MarkedDuplicates) {
    self.source = source
    self.marks = marks
  }

  mutating func node(_ node: Yams.Node, depth: Int) -> Node {
    let location = location(node)
    count += 1
    guard count <= YAMLReader.mostNodes, depth <= 2 * YAMLReader.deepest else {
      if !failed {
        report(.error, location, 1, "the document has too many values (aliases repeat what they stand for)")
      }
      failed = true
      return Node(.scalar(Node.Scalar("", .plain)), at: location)
    }
    switch node {
    case .scalar(let scalar): return Node(.scalar(self.scalar(scalar, location)), at: location)
    case .sequence(let sequence):
      return Node(.sequence(sequence.map { self.node($0, depth: depth + 1) }), at: location)
    case .mapping(let mapping): return Node(.mapping(entries(mapping, depth)), at: location)
    case .alias: return Node(.scalar(Node.Scalar("", .plain)), at: location)
    }
  }

  private func location(_ node: Yams.Node) -> SourceLocation {
    let mark: Mark?
    switch node {
    case .scalar(let scalar): mark = scalar.mark
    case .sequence(let sequence): mark = sequence.mark
    case .mapping(let mapping): mark = mapping.mark
    case .alias(let alias): mark = alias.mark
    }
    return SourceLocation(file: source.file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  private mutating func report(
    _ severity: Severity, _ location: SourceLocation, _ length: Int, _ message: String,
    suggestion: String? = nil
  ) {
    reported[severity, default: 0] += 1
    guard reported[severity, default: 0] <= Diagnostics.most else { return }
    diagnostics.append(
      source.diagnostic(
        severity, line: location.line, column: location.column, length: length, message,
        suggestion: suggestion))
  }

  private mutating func entries(_ mapping: Yams.Node.Mapping, _ depth: Int) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var places: [String: Int] = [:]
    for (key, value) in mapping {
      let location = location(key)
      guard case .scalar(let scalar) = key else {
        report(.error, location, 1, "a key must be a text")
        continue
      }
      let name = marks.original(of: scalar.string) ?? scalar.string
      if let first = places[name].map({ entries[$0] }) {
        report(
          .error, location, name.unicodeScalars.count,
          "the key `\(name)` occurs twice; the first is in line \(first.keyLocation.line)")
        continue
      }
      let node = node(value, depth: depth + 1)
      warnOfVersion(name, node)
      places[name] = entries.count
      entries.append(Node.Entry(key: name, keyLocation: location, value: node))
    }
    return entries
  }

  private mutating func scalar(_ scalar: Yams.Node.Scalar, _ location: SourceLocation) -> Node.Scalar {
    let style: Node.Scalar.Style =
      switch scalar.style {
      case .singleQuoted, .doubleQuoted: .quoted
      case .literal, .folded: .block
      case .any, .plain: .plain
      }
    let text = scalar.string
    warnOfTag(location)
    if style == .plain { warnOfTruth(text, location) }
    return Node.Scalar(text, style)
  }

  /// `yes` and `no` are truth values for some readers of YAML and texts for others (and a country).
  private mutating func warnOfTruth(_ text: String, _ location: SourceLocation) {
    guard text.utf8.count <= 3 else { return }
    let word = text.lowercased()
    guard ["yes", "no", "on", "off", "y", "n"].contains(word) else { return }
    let truth = ["yes", "on", "y"].contains(word)
    report(
      .warning, location, text.unicodeScalars.count,
      "`\(text)` is a truth value in YAML 1.1 and a text in YAML 1.2",
      suggestion: "write `\(truth)`, or quote it: `\"\(text)\"`")
  }

  /// `12.10` without quotes is the number 12.1.
  private mutating func warnOfVersion(_ key: String, _ value: Node) {
    guard key == "version" || key.hasSuffix("_version"), let scalar = value.scalar, scalar.style == .plain,
      Double(scalar.text) != nil
    else { return }
    report(
      .warning, value.location, scalar.text.unicodeScalars.count,
      "an unquoted version number: YAML readers take `\(scalar.text)` for a number",
      suggestion: "write `\"\(scalar.text)\"`")
  }

  /// A `!` begins a tag, which swallows the first word of an expression.
  private mutating func warnOfTag(_ location: SourceLocation) {
    if shown.number != location.line {
      let line = source.line(location.line)
      shown = (location.line, line.utf8.contains(UInt8(ascii: "!")) ? Array(line.unicodeScalars) : [])
    }
    let column = location.column - 1
    guard column >= 0, column < shown.scalars.count, shown.scalars[column] == "!" else { return }
    report(
      .error, location, 1, "a value that begins with `!` is a tag in YAML, so its first word is lost",
      suggestion: "quote the value: `\"!…\"`")
  }
}
