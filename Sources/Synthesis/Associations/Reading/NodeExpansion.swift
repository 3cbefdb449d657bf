import Documents

/// Puts what a script is told into its text: `$bearer`, `$cell.pci`.
///
/// A name that is not known here is left as it is, since some are known only when a message is sent. With a
/// question mark behind it (`$setup.name?`) what has no value is left out. An item of a list that begins with
/// `$for: name` and `$in: list` stands there once for each element of the list, which has the name in it.
struct NodeExpansion {
  private var scope: [String: Node]
  private let file: String
  /// How many values are put into each other around this one.
  private var depth = 0
  private let budget = Budget()

  /// Values that may still be made; lists in lists would soon make more than memory holds.
  private final class Budget {
    var left = YAMLReader.mostNodes
  }

  private static let deepest = 32

  /// - Parameters:
  ///   - scope: what the names stand for.
  ///   - file: the scenario. What it takes from elsewhere is placed where it is named, for diagnostics.
  init(_ scope: [String: Node], in file: String) {
    self.scope = scope
    self.file = file
  }

  /// Whether there were too many values, some of which are left out.
  var isExhausted: Bool { budget.left <= 0 }

  /// The node with all that is known put in; nil: it is left out.
  func expand(_ node: Node) -> Node? {
    budget.left -= 1
    guard !isExhausted else { return nil }
    switch node.content {
    case .scalar(let scalar): return expand(scalar, node)
    case .sequence(let items):
      return Node(
        .sequence(items.flatMap { repeated($0) ?? [expand($0)].compactMap { $0 } }), at: node.location)
    case .mapping(let entries):
      return Node(.mapping(expand(entries)), at: node.location)
    }
  }

  private func expand(_ entries: [Node.Entry]) -> [Node.Entry] {
    entries.compactMap { entry in
      expand(entry.value).map { Node.Entry(key: entry.key, keyLocation: entry.keyLocation, value: $0) }
    }
  }

  /// The item for each element of the list that it names; nil if it names none.
  private func repeated(_ item: Node) -> [Node]? {
    guard let name = item["$for"]?.text, let list = item["$in"].flatMap({ expand($0) })?.sequence,
      let entries = item.mapping?.filter({ !["$for", "$in", "$item"].contains($0.key) })
    else { return nil }
    let body = item["$item"] ?? Node(.mapping(entries), at: item.location)
    return list.compactMap { element in
      var inner = self
      inner.scope[name] = element
      return inner.expand(body)
    }
  }

  private func expand(_ scalar: Node.Scalar, _ node: Node) -> Node? {
    guard scalar.text.contains("$") else { return node }
    let isOptional = scalar.text.hasSuffix("?")
    let text = isOptional ? scalar.text.dropLast() : scalar.text[...]
    if text.first == "$", text.dropFirst().allSatisfy(Self.isOfName) {
      if let value = value(String(text.dropFirst())).flatMap(put) {
        let isTaken = node.location.file == file && value.location.file != file
        return isTaken ? value.placed(at: node.location) : value
      }
      return isOptional ? nil : node
    }
    return Node(.scalar(Node.Scalar(replaced(scalar.text), scalar.style)), at: node.location)
  }

  /// A value that may have names in it; what is put into itself ends somewhere.
  private func put(_ value: Node) -> Node? {
    guard value.scalar == nil, depth < Self.deepest else { return value }
    var inner = self
    inner.depth += 1
    return inner.expand(value)
  }

  /// The text with the texts of what is known in the place of its names.
  private func replaced(_ text: String) -> String {
    var parts = text.split(separator: "$", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      let name = part.prefix(while: Self.isOfName)
      if let text = value(String(name))?.text {
        result += text + part[name.endIndex...]
      } else {
        result += "$" + part
      }
    }
    return result
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "-" || character == "_"
  }

  /// What a name, or a name in a mapping (`cell.pci`), stands for.
  private func value(_ path: String) -> Node? {
    var parts = path.split(separator: ".")[...]
    guard let first = parts.popFirst() else { return nil }
    return parts.reduce(scope[String(first)]) { $0?[String($1)] }
  }
}

extension Node {
  /// The value with all that is in it, as if it stood in one place.
  fileprivate func placed(at location: SourceLocation) -> Node {
    switch content {
    case .scalar: return Node(content, at: location)
    case .sequence(let items): return Node(.sequence(items.map { $0.placed(at: location) }), at: location)
    case .mapping(let entries):
      return Node(entries.map { ($0.key, $0.value.placed(at: location)) }, at: location)
    }
  }

  /// A value that no file has.
  init(_ text: String, at location: SourceLocation) {
    self.init(.scalar(Scalar(text, .plain)), at: location)
  }

  /// A mapping that no file has.
  init(_ entries: [(key: String, value: Node)], at location: SourceLocation) {
    self.init(
      .mapping(entries.map { Entry(key: $0.key, keyLocation: location, value: $0.value) }), at: location)
  }
}
