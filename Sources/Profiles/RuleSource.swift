public import Conformance
internal import Documents
public import Expressions
internal import Results

/// A value that a rule is made of, as the files write it.
public struct RuleEntry: Sendable, Hashable {
  /// What may stand at a place of a rule: a selector, or what a form's table says.
  public enum Kind: Sendable {
    case selector
    case form(FormKeyKind)
    /// A selector and the state that it leads to, one of these.
    case transition(states: [String])
    /// A mapping of a list.
    case element
  }

  public enum Value: Sendable, Hashable {
    case text(String)
    case list([String])
    case absent

    /// On one line, as a file would have it.
    public var text: String {
      switch self {
      case .text(let text): text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .list(let texts): "[" + texts.joined(separator: ", ") + "]"
      case .absent: "left out"
      }
    }
  }

  /// The keys that lead there, outermost first.
  public let path: [String]
  public let kind: Kind
  public var value: Value
  /// Whether the rule makes sense without it, so that an author may forget it.
  public let isOptional: Bool
  /// Where it is written, `file:line:column`; nil for what is not written. Rules that share a text by an anchor have it
  /// in the same place.
  public let place: String?

  init(path: [String], kind: Kind, value: Value, isOptional: Bool = false, place: String? = nil) {
    self.path = path
    self.kind = kind
    self.value = value
    self.isOptional = isOptional
    self.place = place
  }

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
        if let value = node[key], let text = value.text {
          entries.append(
            RuleEntry(path: [key], kind: kind, value: .text(text), place: value.location.text))
        }
      }
    }
    return entries + RuleEntries(form.keys, in: node).entries
  }

  /// The requirement with one of its entries changed; nil where that makes no sense.
  public func requirement(_ id: String, with entry: RuleEntry) -> Requirement? {
    guard let original = composed[id], let key = entry.path.first else { return nil }
    var changed = original
    let value = Self.value(entry.value, at: entry.path.dropFirst(), in: original.node[key] ?? original.idNode)
    guard let value else { return nil }
    changed.add(Node.Entry(key: key, keyLocation: original.idNode.location, value: value))
    var reader = reader
    guard let requirement = reader.read(changed), !reader.diagnostics.hasErrors else { return nil }
    return requirement
  }

  /// A node in which what the path leads to is another value; `nil` where nothing is left.
  private static func value(_ value: RuleEntry.Value, at path: ArraySlice<String>, in node: Node) -> Node? {
    func scalar(_ text: String) -> Node { Node(.scalar(Node.Scalar(text, .plain)), at: node.location) }
    guard let key = path.first else {
      switch value {
      case .text(let text): return scalar(text)
      case .list(let texts): return Node(.sequence(texts.map(scalar)), at: node.location)
      case .absent: return nil
      }
    }
    if let number = RuleEntries.elementNumber(key) {
      var elements = node.oneOrMore
      guard elements.indices.contains(number) else { return node }
      let inner = self.value(value, at: path.dropFirst(), in: elements[number])
      elements.replaceSubrange(number...number, with: inner.map { [$0] } ?? [])
      return elements.isEmpty ? nil : Node(.sequence(elements), at: node.location)
    }
    var entries = node.mapping ?? []
    if let number = RuleEntries.transitionNumber(key), entries.indices.contains(number) {
      if case .list(let parts) = value, parts.count == 2 {
        entries[number].key = parts[0]
        entries[number].value = scalar(parts[1])
      } else {
        entries.remove(at: number)
      }
      return Node(.mapping(entries), at: node.location)
    }
    let inner = self.value(value, at: path.dropFirst(), in: node[key] ?? node)
    let index = entries.firstIndex { $0.key == key }
    switch (index, inner) {
    case (let index?, let inner?): entries[index].value = inner
    case (let index?, nil): entries.remove(at: index)
    case (nil, let inner?):
      entries.append(Node.Entry(key: key, keyLocation: node.location, value: inner))
    case (nil, nil): break
    }
    return Node(.mapping(entries), at: node.location)
  }
}
