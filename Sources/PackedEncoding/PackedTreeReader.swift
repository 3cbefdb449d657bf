/// Gives the values of a decoded tree. Holds the encoding that the tree was decoded from.
public struct PackedTreeReader: ~Escapable {
  private let schema: PackedSchema
  private let bytes: Span<UInt8>

  @_lifetime(copy bytes)
  public init(_ schema: PackedSchema, _ bytes: Span<UInt8>) {
    self.schema = schema
    self.bytes = bytes
  }

  /// The value of a node with all that belongs to it.
  ///
  /// Components that are absent and have a default value are given with it, as X.680 25.8 demands. Where decoding
  /// failed, what was not read is absent, 0 or empty.
  public func value(_ node: Int, of tree: PackedTree) -> PackedValue {
    let part = tree.nodes[node]
    guard part.type >= 0 else { return .opaque(tree.content(of: node, in: bytes).octets) }
    guard part.role != .group else { return .sequence(members(of: node, tree)) }
    guard !part.isWrapper else {
      return tree.firstChild(of: node).map { value($0, of: tree) } ?? .opaque([])
    }
    let kind = schema.types[Int(part.type)].kind
    switch kind {
    case .boolean, .null, .integer, .enumerated: return scalar(part, kind)
    case .bitString, .octetString, .characterString, .objectIdentifier: return string(node, kind, of: tree)
    case .sequence(let sequence):
      return .sequence(withDefaults(members(of: node, tree), sequence))
    case .sequenceOf:
      var values: [PackedValue] = []
      var child = tree.firstChild(of: node)
      while let index = child {
        values.append(value(index, of: tree))
        child = tree.nextSibling(of: index)
      }
      return .list(values)
    case .choice(let choice):
      guard let child = tree.firstChild(of: node) else { return .opaque([]) }
      guard let alternative = choice.alternative(at: Int(part.value)) else {
        let octets = tree.content(of: child, in: bytes).octets
        return .unknownChoice(Int(part.value) - choice.root.count, octets)
      }
      return .choice(alternative.name, value(child, of: tree))
    case .open:
      return contained(in: node, of: tree) ?? .opaque(tree.content(of: node, in: bytes).octets)
    }
  }

  /// The value of a node without parts: BOOLEAN, NULL, INTEGER or ENUMERATED.
  private func scalar(_ node: PackedTree.Node, _ kind: PackedType.Kind) -> PackedValue {
    switch kind {
    case .boolean: return .boolean(node.value != 0)
    case .integer(let bounds):
      return bounds.isUnsigned && node.value < 0
        ? .unsigned(UInt64(bitPattern: node.value)) : .integer(node.value)
    case .enumerated(let items):
      let index = Int(node.value)
      return items.item(at: index).map { .item($0) } ?? .unknownItem(index - items.root.count)
    default: return .null
    }
  }

  private func string(_ node: Int, _ kind: PackedType.Kind, of tree: PackedTree) -> PackedValue {
    if let inside = contained(in: node, of: tree) { return inside }
    let content = tree.content(of: node, in: bytes)
    switch kind {
    case .bitString: return .bits(content.octets, count: content.bitCount)
    case .characterString(let alphabet, _):
      return .text(content.text(alphabet, width: alphabet.width(isAligned: schema.isAligned)))
    case .objectIdentifier: return .objectIdentifier(content.arcs)
    default: return .octets(content.octets)
    }
  }

  private func contained(in node: Int, of tree: PackedTree) -> PackedValue? {
    guard let inside = tree.contained(in: node) else { return nil }
    let type = schema.types[Int(tree.nodes[inside].type)]
    return .contained(type.name.isEmpty ? type.kind.keyword : type.name, value(inside, of: tree))
  }

  /// The components that were sent, those of groups among them.
  private func members(of node: Int, _ tree: PackedTree) -> [PackedValue.Member] {
    var members: [PackedValue.Member] = []
    var child = tree.firstChild(of: node)
    while let index = child {
      let part = tree.nodes[index]
      if part.role == .group {
        members += self.members(of: index, tree)
      } else {
        let name: PackedValue.Member.Name =
          part.type < 0
          ? .addition(Int(part.place))
          : .component(schema.componentName(of: Int(tree.nodes[node].type), Int(part.place)))
        members.append(PackedValue.Member(name, value(index, of: tree)))
      }
      child = tree.nextSibling(of: index)
    }
    return members
  }

  /// Puts default values in the places of components that were not sent.
  private func withDefaults(
    _ sent: [PackedValue.Member], _ sequence: PackedType.Sequence
  ) -> [PackedValue.Member] {
    var members: [PackedValue.Member] = []
    var rest = sent[...]
    for component in sequence.components {
      if let first = rest.first, first.name == .component(component.name) {
        members.append(first)
        rest = rest.dropFirst()
      } else if let value = component.defaultValue {
        members.append(PackedValue.Member(.component(component.name), value))
      }
    }
    return members + rest
  }
}
