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
  /// Components that are absent and have a default value are given with it, as X.680 25.8 demands.
  public func value(_ node: Int, of tree: PackedTree) -> PackedValue {
    let part = tree.nodes[node]
    guard part.type >= 0 else { return .opaque(octets(part, of: tree)) }
    // An addition or an alternative of a newer version lies in an open type of its own.
    if part.role == .addition || part.role == .alternative, isWrapped(node, of: tree) {
      return value(node + 1, of: tree)
    }
    switch schema.types[Int(part.type)].kind {
    case .boolean, .null, .integer, .enumerated: return scalar(part)
    case .bitString(_, let inside), .octetString(_, let inside):
      if inside != nil, Int(part.next) > node + 1 { return contained(node + 1, of: tree) }
      let octets = octets(part, of: tree)
      if case .bitString = schema.types[Int(part.type)].kind { return .bits(octets, count: Int(part.value)) }
      return .octets(octets)
    case .characterString: return .text(text(part, of: tree))
    case .objectIdentifier: return .objectIdentifier(arcs(octets(part, of: tree)))
    case .sequence(let sequence): return self.sequence(sequence, node, of: tree)
    case .sequenceOf: return .list(children(of: node, tree).map { value($0, of: tree) })
    case .choice(let choice):
      let child = node + 1
      if tree.nodes[child].type < 0 {
        return .unknownChoice(Int(part.value) - choice.root.count, octets(tree.nodes[child], of: tree))
      }
      return .choice(
        schema.componentName(of: Int(part.type), Int(part.value)), value(child, of: tree))
    case .open:
      return Int(part.next) > node + 1 ? contained(node + 1, of: tree) : .opaque(octets(part, of: tree))
    }
  }

  /// The value of a node without parts: BOOLEAN, NULL, INTEGER or ENUMERATED.
  func scalar(_ node: PackedTree.Node) -> PackedValue {
    switch schema.types[Int(node.type)].kind {
    case .boolean: return .boolean(node.value != 0)
    case .integer(let bounds):
      return bounds.isUnsigned && node.value < 0
        ? .unsigned(UInt64(bitPattern: node.value)) : .integer(node.value)
    case .enumerated(let items):
      let index = Int(node.value)
      if index < items.root.count { return .item(items.root[index]) }
      let added = items.extensions ?? []
      let place = index - items.root.count
      return place < added.count ? .item(added[place]) : .unknownItem(place)
    default: return .null
    }
  }

  /// Whether what a node stands for is the node behind it, in an open type.
  private func isWrapped(_ node: Int, of tree: PackedTree) -> Bool {
    Int(tree.nodes[node].next) > node + 1 && tree.nodes[node + 1].role == .contained
      && tree.nodes[node + 1].type == tree.nodes[node].type
  }

  private func contained(_ node: Int, of tree: PackedTree) -> PackedValue {
    let type = schema.types[Int(tree.nodes[node].type)]
    return .contained(type.name.isEmpty ? type.kind.keyword : type.name, value(node, of: tree))
  }

  private func children(of node: Int, _ tree: PackedTree) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < Int(tree.nodes[node].next) {
      children.append(child)
      child = Int(tree.nodes[child].next)
    }
    return children
  }

  private func sequence(
    _ sequence: PackedType.Sequence, _ node: Int, of tree: PackedTree
  ) -> PackedValue {
    var members: [PackedValue.Member] = []
    var present: Set<Int> = []
    let type = Int(tree.nodes[node].type)
    for child in children(of: node, tree) {
      let part = tree.nodes[child]
      let place = Int(part.place)
      if part.type < 0 {
        members.append(PackedValue.Member(.addition(place), .opaque(octets(part, of: tree))))
      } else {
        present.insert(place)
        members.append(
          PackedValue.Member(
            .component(schema.componentName(of: type, place)), value(child, of: tree)))
      }
    }
    for (place, component) in sequence.root.enumerated() where !present.contains(place) {
      guard let value = component.defaultValue else { continue }
      let index = sequence.root[..<place].count { earlier in
        members.contains { $0.name == .component(earlier.name) }
      }
      members.insert(PackedValue.Member(.component(component.name), value), at: index)
    }
    return .sequence(members)
  }

  // MARK: Strings

  /// The content of a string as octets, the last one filled with zeros.
  private func octets(_ node: PackedTree.Node, of tree: PackedTree) -> [UInt8] {
    let range = Int(node.content)..<Int(node.content) + Int(node.value) * unit(of: node)
    return node.isAssembled ? tree.assembled.span.octets(range) : bytes.octets(range)
  }

  private func unit(of node: PackedTree.Node) -> Int {
    guard node.type >= 0 else { return 8 }
    switch schema.types[Int(node.type)].kind {
    case .bitString: return 1
    case .characterString(let alphabet, _): return schema.isAligned || alphabet == .utf8 ? 8 : 7
    default: return 8
    }
  }

  private func text(_ node: PackedTree.Node, of tree: PackedTree) -> String {
    let octets = octets(node, of: tree)
    let width = unit(of: node)
    guard width == 7 else { return String(decoding: octets, as: UTF8.self) }
    return String(
      decoding: (0..<Int(node.value)).map { index in
        octets.span.octets(index * 7..<index * 7 + 7)[0] >> 1
      }, as: UTF8.self)
  }

  /// The numbers of an OBJECT IDENTIFIER. X.690, 8.19.
  private func arcs(_ octets: [UInt8]) -> [UInt64] {
    var arcs: [UInt64] = []
    var value: UInt64 = 0
    for octet in octets {
      value = value << 7 | UInt64(octet & 0x7F)
      guard octet & 0x80 == 0 else { continue }
      if arcs.isEmpty {
        let first = min(value / 40, 2)
        arcs = [first, value - first * 40]
      } else {
        arcs.append(value)
      }
      value = 0
    }
    return arcs
  }
}

extension PackedType.Kind {
  /// The keyword of ASN.1.
  public var keyword: String {
    switch self {
    case .boolean: "BOOLEAN"
    case .null: "NULL"
    case .integer: "INTEGER"
    case .enumerated: "ENUMERATED"
    case .bitString: "BIT STRING"
    case .octetString: "OCTET STRING"
    case .characterString(let alphabet, _): alphabet.rawValue
    case .objectIdentifier: "OBJECT IDENTIFIER"
    case .sequence: "SEQUENCE"
    case .sequenceOf: "SEQUENCE OF"
    case .choice: "CHOICE"
    case .open: "open type"
    }
  }
}
