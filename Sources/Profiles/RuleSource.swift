public import Conformance
internal import Documents
public import Expressions

/// A value that a rule is made of, as the files write it.
public struct RuleEntry: Sendable, Hashable {
  /// What may stand at a place of a rule: a selector, or what a form's table says.
  public enum Kind: Sendable {
    case selector
    case form(FormKeyKind)
  }

  public enum Value: Sendable, Hashable {
    case text(String)
    case list([String])

    /// On one line, as a file would have it.
    public var text: String {
      switch self {
      case .text(let text): text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
      }
    }
  }

  /// The keys that lead there, outermost first.
  public let path: [String]
  public let kind: Kind
  public var value: Value

  /// `sequence.modulo: 256`
  public var text: String { path.joined(separator: ".") + ": " + value.text }

  public static func == (a: RuleEntry, b: RuleEntry) -> Bool { a.path == b.path && a.value == b.value }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }
}

/// The rules of a profile as its files write them, to be read again with something changed.
public struct RuleSource: Sendable {
  private let reader: RequirementReader
  private let composed: [String: ComposedRequirement]

  init(_ reader: RequirementReader, _ requirements: [ComposedRequirement]) {
    self.reader = reader
    composed = Dictionary(requirements.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// What the expressions of the rules are compiled by.
  public var compiler: ExpressionCompiler { reader.compiler }

  /// The form of a requirement's rule; nil for a requirement that the profile does not have.
  public func form(of id: String) -> (any RuleForm.Type)? {
    composed[id].flatMap { requirement in
      reader.forms.first { form in requirement.node[form.keys.first?.name ?? ""] != nil }
    }
  }

  /// What a requirement's rule says: its selector, its `when`, and the keys of its form. Keys that are not
  /// written have the value that the form's table gives them, if it does.
  public func entries(of id: String) -> [RuleEntry] {
    guard let node = composed[id]?.node, let form = form(of: id) else { return [] }
    var entries: [RuleEntry] = []
    if form.usesSelect {
      let keys = [("select", RuleEntry.Kind.selector), ("when", .form(.condition))]
      for (key, kind) in keys {
        if let text = node[key]?.text {
          entries.append(RuleEntry(path: [key], kind: kind, value: .text(text)))
        }
      }
    }
    return entries + Self.entries(form.keys, in: node, below: [])
  }

  private static func entries(_ keys: [FormKey], in node: Node, below path: [String]) -> [RuleEntry] {
    keys.flatMap { key -> [RuleEntry] in
      let path = path + [key.name]
      guard let child = node[key.name] else {
        return key.default.map { [RuleEntry(path: path, kind: .form(key.kind), value: .text($0))] } ?? []
      }
      switch key.kind {
      case .mapping(let inner): return entries(inner, in: child, below: path)
      case .fields, .interval:
        return [RuleEntry(path: path, kind: .form(key.kind), value: .list(child.texts))]
      default:
        return child.text.map { [RuleEntry(path: path, kind: .form(key.kind), value: .text($0))] } ?? []
      }
    }
  }

  /// The requirement with one of its entries changed; nil where that makes no sense.
  public func requirement(_ id: String, with entry: RuleEntry) -> Requirement? {
    guard let original = composed[id], let key = entry.path.first else { return nil }
    var changed = original
    changed.add(
      Node.Entry(
        key: key, keyLocation: original.idNode.location,
        value: Self.value(entry.value, at: entry.path.dropFirst(), in: original.node[key] ?? original.idNode))
    )
    var reader = reader
    guard let requirement = reader.read(changed), !reader.diagnostics.hasErrors else { return nil }
    return requirement
  }

  /// A node in which what the path leads to is another value.
  private static func value(_ value: RuleEntry.Value, at path: ArraySlice<String>, in node: Node) -> Node {
    func scalar(_ text: String) -> Node { Node(.scalar(Node.Scalar(text, .plain)), at: node.location) }
    guard let key = path.first else {
      switch value {
      case .text(let text): return scalar(text)
      case .list(let texts): return Node(.sequence(texts.map(scalar)), at: node.location)
      }
    }
    var entries = node.mapping ?? []
    let inner = self.value(value, at: path.dropFirst(), in: node[key] ?? node)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = inner
    } else {
      entries.append(Node.Entry(key: key, keyLocation: node.location, value: inner))
    }
    return Node(.mapping(entries), at: node.location)
  }
}
