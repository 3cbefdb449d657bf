internal import JSON
internal import PackedEncoding

/// Shows the whole of a decoded message by the names that rules use for its parts.
///
/// What only wraps is left out, as in the paths of fields: containers of IEs become objects, single containers the
/// value that they hold. Containers of other protocols (RRC, NAS) are told by name and length.
struct MessageContent: ~Escapable {
  private let layout: ApplicationLayout
  private let octets: Span<UInt8>

  /// Octets of a string that are shown; longer ones are payload.
  private static let shownOctets = 16

  @_lifetime(copy octets)
  init(_ layout: ApplicationLayout, _ octets: Span<UInt8>) {
    self.layout = layout
    self.octets = octets
  }

  /// The part at a node, with all that belongs to it.
  func json(_ node: Int, of tree: PackedTree) -> JSONValue {
    let node = tree.unwrapped(node)
    let part = tree.nodes[node]
    guard part.type >= 0 else { return .string(Hexadecimal.text(tree.content(of: node, in: octets).octets)) }
    let type = Int(part.type)
    switch layout.tables.parts[type] {
    case .container: return .object(elements(node, of: tree))
    case .field:
      let members = element(node, of: tree).map { [$0] } ?? []
      let isSingle = layout.schema.elementSet(of: type).map {
        layout.schema.elementSets[$0].entries.count == 1
      }
      return isSingle == true ? members.first?.value ?? .null : .object(members)
    default: break
    }
    switch layout.schema.packed.types[type].kind {
    case .sequence: return .object(members(node, of: tree))
    case .sequenceOf: return .array(children(of: node, tree).map { json($0, of: tree) })
    case .choice: return choice(node, of: tree)
    case .open:
      return tree.contained(in: node).map { json($0, of: tree) }
        ?? .string(Hexadecimal.text(tree.content(of: node, in: octets).octets))
    case .octetString(_, nil) where part.value > Int64(Self.shownOctets):
      return ["type": .string(layout.schema.packed.types[type].name), "octets": .integer(part.value)]
    default: return PackedTreeReader(layout.schema.packed, octets).value(node, of: tree).json
    }
  }

  private func children(of node: Int, _ tree: PackedTree) -> [Int] {
    var all: [Int] = []
    var child = tree.firstChild(of: node)
    while let index = child {
      all.append(index)
      child = tree.nextSibling(of: index)
    }
    return all
  }

  /// The components of a SEQUENCE; those of version brackets and extension containers are among them.
  private func members(_ node: Int, of tree: PackedTree) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for child in children(of: node, tree) {
      let part = tree.nodes[child]
      if part.role == .group {
        members += self.members(child, of: tree)
      } else if part.type >= 0, layout.tables.parts[Int(part.type)] == .container {
        members += elements(tree.unwrapped(child), of: tree)
      } else {
        let name = layout.schema.packed.componentName(of: Int(tree.nodes[node].type), Int(part.place))
        members.append(.init(part.type >= 0 ? name : "addition \(part.place)", json(child, of: tree)))
      }
    }
    return members
  }

  private func choice(_ node: Int, of tree: PackedTree) -> JSONValue {
    guard let child = tree.firstChild(of: node) else { return .null }
    let part = tree.nodes[child]
    guard part.type >= 0 else { return .object([.init("alternative \(part.place)", json(child, of: tree))]) }
    if layout.tables.parts[Int(part.type)] == .field, let member = element(tree.unwrapped(child), of: tree) {
      return .object([member])
    }
    let name = layout.schema.packed.componentName(of: Int(tree.nodes[node].type), Int(part.place))
    return .object([.init(name, json(child, of: tree))])
  }

  /// The IEs of a container.
  private func elements(_ node: Int, of tree: PackedTree) -> [JSONValue.Member] {
    children(of: node, tree).compactMap { element($0, of: tree) }
  }

  /// An IE: the name of its id, and its value.
  private func element(_ node: Int, of tree: PackedTree) -> JSONValue.Member? {
    let parts = children(of: node, tree)
    guard let id = parts.first.map({ Int(tree.nodes[$0].value) }) else { return nil }
    let name = layout.schema.ieName(id) ?? "IE \(id)"
    return .init(name, parts.count > 2 ? json(parts[2], of: tree) : .null)
  }
}
