/// Decodes packed encodings of the types of a schema. ITU-T X.691, basic, aligned and unaligned.
public struct PackedDecoder: Sendable {
  public let schema: PackedSchema
  /// How deep values may be nested.
  public var depthLimit = 64
  /// How many parts a value may have.
  public var nodeLimit = 1 << 18

  private var tree = PackedTree()
  private var depth = 0

  public init(_ schema: PackedSchema) { self.schema = schema }

  /// Decodes a complete encoding.
  ///
  /// - Parameter tree: is emptied first. Where decoding fails it holds what was read.
  public mutating func decode(
    _ type: PackedSchema.TypeID, _ bytes: Span<UInt8>, into result: inout PackedTree
  ) throws(PackedError) {
    swap(&tree, &result)
    tree.removeAll()
    depth = 0
    defer { swap(&tree, &result) }
    var reader = PackedReader(0..<bytes.count * 8, isAligned: schema.isAligned, map: PositionMap())
    do throws(PackedError) {
      try complete(.type(type), role: .root, bytes, &reader)
    } catch {
      var located = error
      located.path = path()
      throw located
    }
  }

  /// A complete encoding: a value, and what fills up its last octet.
  mutating func complete(
    _ inside: Inside, role: PackedTree.Role, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let node = tree.nodes.count
    let start = reader.bit
    switch inside {
    case .type(let type): try value(type, role, 0, bytes, &reader)
    case .group(let members, let first, let owner):
      try components(members, from: first, role: .addition, owner, bytes, &reader)
    }
    if reader.bit == start, reader.bit == reader.end { note(.emptyEncoding, reader.position, node) }
    let past = (reader.bit - start) & 7
    if past != 0 {
      let place = reader.position
      if try reader.bits(bytes, min(8 - past, reader.end - reader.bit)) != 0 {
        note(.paddingNotZero, place, node)
      }
    } else if reader.bit == start, reader.bit < reader.end {
      // A value without a bit still has an octet.
      let place = reader.position
      if try reader.bits(bytes, min(8, reader.end - reader.bit)) != 0 { note(.paddingNotZero, place, node) }
    }
    if reader.bit < reader.end { note(.octetsBehindValue, reader.position, node) }
  }

  /// A value in its place in an encoding.
  mutating func value(
    _ type: PackedSchema.TypeID, _ role: PackedTree.Role, _ place: Int, _ bytes: Span<UInt8>,
    _ reader: inout PackedReader
  ) throws(PackedError) {
    let node = try open(type, role, place, reader)
    switch schema.types[type].kind {
    case .boolean: tree.nodes[node].value = try reader.flag(bytes) ? 1 : 0
    case .null: break
    case .integer(let bounds): tree.nodes[node].value = try integer(bounds, node, bytes, &reader)
    case .enumerated(let items): try enumerated(items, node, bytes, &reader)
    case .bitString(let size, let content):
      try string(size, unit: 1, alignsFrom: 17, content, node, bytes, &reader)
    case .octetString(let size, let content):
      try string(size, unit: 8, alignsFrom: 17, content, node, bytes, &reader)
    case .characterString(let alphabet, let size):
      try text(alphabet, size, node, bytes, &reader)
    case .objectIdentifier: try string(PackedType.Size(), unit: 8, alignsFrom: 0, nil, node, bytes, &reader)
    case .sequence(let sequence): try self.sequence(sequence, node, bytes, &reader)
    case .sequenceOf(let size, let item): try list(size, item, node, bytes, &reader)
    case .choice(let choice): try self.choice(choice, node, bytes, &reader)
    case .open(let open): try openType(open, node, bytes, &reader)
    }
    close(node, reader)
  }

  // MARK: Nodes

  mutating func open(
    _ type: Int, _ role: PackedTree.Role, _ place: Int, _ reader: PackedReader
  ) throws(PackedError) -> Int {
    guard tree.nodes.count < nodeLimit else {
      throw PackedError(.tooMany, at: reader.position, "more than \(nodeLimit) parts")
    }
    guard depth < depthLimit else {
      throw PackedError(.tooDeep, at: reader.position, "nested deeper than \(depthLimit)")
    }
    depth += 1
    let start = Int32(truncatingIfNeeded: reader.position)
    tree.nodes.append(
      PackedTree.Node(
        type: Int32(truncatingIfNeeded: type), place: Int32(truncatingIfNeeded: place), role: role, next: 0,
        start: start, end: start, value: 0, content: start, isAssembled: false))
    return tree.nodes.count - 1
  }

  mutating func close(_ node: Int, _ reader: PackedReader) {
    depth -= 1
    tree.nodes[node].next = Int32(truncatingIfNeeded: tree.nodes.count)
    tree.nodes[node].end = Int32(truncatingIfNeeded: reader.position)
  }

  mutating func note(_ kind: PackedRemark.Kind, _ bitOffset: Int, _ node: Int) {
    tree.remarks.append(PackedRemark(kind: kind, bitOffset: bitOffset, node: node))
  }

  mutating func align(_ bytes: Span<UInt8>, _ reader: inout PackedReader, _ node: Int) throws(PackedError) {
    let place = reader.position
    if try reader.align(bytes) { note(.paddingNotZero, place, node) }
  }

  mutating func set(_ node: Int, value: Int64) { tree.nodes[node].value = value }
  mutating func set(_ node: Int, content: Int, isAssembled: Bool) {
    tree.nodes[node].content = Int32(truncatingIfNeeded: content)
    tree.nodes[node].isAssembled = isAssembled
  }
  mutating func assemble(_ octets: [UInt8]) -> Int {
    tree.assembled += octets
    return tree.assembled.count - octets.count
  }
  var nodeCount: Int { tree.nodes.count }
  func node(_ index: Int) -> PackedTree.Node { tree.nodes[index] }

  /// From the outermost value to the part that was being read: the nodes that are still open.
  private func path() -> String {
    var parts: [String] = []
    var types: [Int32] = []
    for node in tree.nodes where node.next == 0 {
      let name: String
      switch node.role {
      case .root: name = schema.types[Int(node.type)].name
      case .item: name = "[\(node.place)]"
      case .contained: name = node.type >= 0 ? schema.types[Int(node.type)].name : ""
      case .component, .addition, .alternative:
        name = types.last.map { schema.componentName(of: Int($0), Int(node.place)) } ?? ""
      }
      if !name.isEmpty { parts.append(name) }
      types.append(node.type)
    }
    return parts.joined(separator: ".")
  }
}

extension PackedSchema {
  /// The name of a component of a SEQUENCE (root, then additions with each of a group counted) or of an
  /// alternative of a CHOICE; empty where there is none.
  public func componentName(of type: TypeID, _ place: Int) -> String {
    component(of: type, place)?.name ?? ""
  }

  /// The component of a SEQUENCE or the alternative of a CHOICE at a place.
  public func component(of type: TypeID, _ place: Int) -> PackedType.Component? {
    guard types.indices.contains(type), place >= 0 else { return nil }
    switch types[type].kind {
    case .sequence(let sequence):
      return place < sequence.root.count ? sequence.root[place] : sequence.added(place - sequence.root.count)
    case .choice(let choice):
      if place < choice.root.count { return choice.root[place] }
      let extensions = choice.extensions ?? []
      let index = place - choice.root.count
      return index < extensions.count ? extensions[index] : nil
    default: return nil
    }
  }
}

extension PackedType.Sequence {
  /// A component behind the extension marker, those of groups counted one by one.
  func added(_ index: Int) -> PackedType.Component? {
    var left = index
    for addition in additions ?? [] {
      switch addition {
      case .component(let component):
        if left == 0 { return component }
        left -= 1
      case .group(let components):
        if left < components.count { return components[left] }
        left -= components.count
      }
    }
    return nil
  }
}
