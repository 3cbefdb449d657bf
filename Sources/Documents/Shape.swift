internal import Events

/// What may stand at a place of a document. Checking, the JSON Schema and the reference read the same tables.
public indirect enum Shape: Sendable {
  /// Any scalar, as text.
  case text
  case integer(ClosedRange<Int64>)
  /// `true` or `false`.
  case flag
  case choice([String])
  /// `YYYY-MM-DD`.
  case date
  case list(Shape)
  /// `[lower, upper]`.
  case range(Shape)
  /// A value, or a list of such values.
  case oneOrMore(Shape)
  case mapping([Key])
  /// A mapping whose keys the author chooses.
  case dictionary(Shape)
  /// A scalar, or something with structure.
  case either(Shape, Shape)
  case any

  /// A key of a mapping.
  public struct Key: Sendable {
    public let name: String
    public let shape: Shape
    public let required: Bool
    public let summary: String
    public init(_ name: String, _ shape: Shape, required: Bool = false, _ summary: String) {
      self.name = name
      self.shape = shape
      self.required = required
      self.summary = summary
    }
  }

  /// A text in English, or in English and Japanese.
  public static let localized = Shape.either(
    .text,
    .mapping([
      Key("en", .text, required: true, "English"), Key("ja", .text, "Japanese"),
    ]))

  /// In words, for messages.
  public var description: String {
    switch self {
    case .text: "a text"
    case .integer(let range):
      range.lowerBound == .min && range.upperBound == .max
        ? "an integer" : "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "`true` or `false`"
    // A longer list nobody reads: the nearest name is suggested apart.
    case .choice(let names) where names.count > 30: "one of \(names.count) names"
    case .choice(let names): "one of " + names.map { "`\($0)`" }.joined(separator: ", ")
    case .date: "a date `YYYY-MM-DD`"
    case .list: "a list"
    case .range: "a range `[lower, upper]`"
    case .oneOrMore(let shape): "\(shape.description), or a list"
    case .mapping, .dictionary: "a mapping"
    case .either(let a, let b): "\(a.description) or \(b.description)"
    case .any: "anything"
    }
  }
}

/// Compares documents with their ``Shape``.
public struct ShapeChecker {
  private let documents: DocumentSet
  public private(set) var diagnostics: [Diagnostic] = []

  public init(_ documents: DocumentSet) { self.documents = documents }

  /// Everything that is wrong below a node.
  public static func check(_ node: Node, _ shape: Shape, in documents: DocumentSet) -> [Diagnostic] {
    var checker = ShapeChecker(documents)
    checker.check(node, shape)
    return checker.diagnostics
  }

  /// Everything that is wrong below a node of a document that stands alone.
  public static func check(_ node: Node, _ shape: Shape, in document: Document) -> [Diagnostic] {
    check(node, shape, in: DocumentSet([document]))
  }

  public mutating func check(_ node: Node, _ shape: Shape) {
    switch shape {
    case .any: return
    case .text: if node.scalar == nil || node.isNull { wrong(node, shape) }
    case .flag: if node.flag == nil { wrong(node, shape) }
    case .integer(let range):
      guard let value = node.integer, range.contains(value) else { return wrong(node, shape) }
    case .choice(let names): choice(node, names, shape)
    case .date:
      if node.scalar.map({ CalendarDate($0.text) }) == .some(nil) || node.scalar == nil { wrong(node, shape) }
    case .list(let element):
      guard let nodes = node.sequence else { return wrong(node, shape) }
      for node in nodes { check(node, element) }
    case .range(let element):
      guard let nodes = node.sequence, nodes.count == 2 else { return wrong(node, shape) }
      for node in nodes { check(node, element) }
    case .oneOrMore(let element):
      guard let nodes = node.sequence else { return check(node, element) }
      if nodes.isEmpty { wrong(node, shape) }
      for node in nodes { check(node, element) }
    case .mapping(let keys): mapping(node, keys, shape)
    case .dictionary(let value):
      guard let entries = node.mapping else { return wrong(node, shape) }
      for entry in entries { check(entry.value, value) }
    case .either(let a, let b):
      if a.fits(node) {
        check(node, a)
      } else if b.fits(node) {
        check(node, b)
      } else {
        wrong(node, shape)
      }
    }
  }

  private mutating func wrong(_ node: Node, _ shape: Shape, suggestion: String? = nil) {
    let found = node.scalar.flatMap { node.isNull ? nil : "`\($0.text)`" } ?? node.kind
    diagnostics.append(
      documents.diagnostic(
        .error, node, "expected \(shape.description), found \(found)", suggestion: suggestion))
  }

  private mutating func choice(_ node: Node, _ names: [String], _ shape: Shape) {
    guard let scalar = node.scalar else { return wrong(node, shape) }
    guard !names.contains(scalar.text) else { return }
    let near = Spelling.nearest(to: scalar.text, among: names)
    wrong(node, shape, suggestion: near.map { "did you mean `\($0)`?" })
  }

  private mutating func mapping(_ node: Node, _ keys: [Shape.Key], _ shape: Shape) {
    guard let entries = node.mapping else { return wrong(node, shape) }
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        diagnostics.append(
          documents.diagnostic(
            .error, entry.keyLocation, length: entry.key.unicodeScalars.count, "unknown key `\(entry.key)`",
            suggestion: Spelling.suggestion(
              for: entry.key, among: keys.map(\.name), kind: "the keys are")))
        continue
      }
      check(entry.value, key.shape)
    }
    for key in keys where key.required && !entries.contains(where: { $0.key == key.name }) {
      diagnostics.append(
        documents.diagnostic(
          .error, node.location, "the key `\(key.name)` is missing (\(key.summary))"))
    }
  }
}

extension Shape {
  /// Whether the node is of that kind at all, so that its details can be checked.
  fileprivate func fits(_ node: Node) -> Bool {
    switch self {
    case .text, .integer, .flag, .choice, .date: node.scalar != nil && !node.isNull
    case .list, .range: node.sequence != nil
    case .mapping, .dictionary: node.mapping != nil
    case .oneOrMore(let shape): node.sequence != nil || shape.fits(node)
    case .either(let a, let b): a.fits(node) || b.fits(node)
    case .any: true
    }
  }
}
