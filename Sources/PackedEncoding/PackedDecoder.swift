/// Decodes packed encodings of the types of a schema. ITU-T X.691, basic, aligned and unaligned.
///
/// A decoder and a tree that are used again cost no memory per encoding.
public struct PackedDecoder: Sendable {
  /// The most octets of an encoding: bits are counted in 32 bits, and what fragments hold is kept apart.
  public static let largestEncoding = 1 << 26

  public let schema: PackedSchema
  /// How deep parts may be nested, open types counted.
  public var depthLimit = 64
  /// How many parts a value may have: an element has four, and a message up to 65,535 elements.
  public var nodeLimit = 1 << 19

  public init(_ schema: PackedSchema) { self.schema = schema }

  /// Decodes a complete encoding.
  ///
  /// - Parameter tree: is emptied first. Where decoding fails it holds what was read.
  public mutating func decode(
    _ type: PackedSchema.TypeID, _ bytes: Span<UInt8>, into tree: inout PackedTree
  ) throws(PackedError) {
    tree.removeAll()
    guard schema.types.indices.contains(type) else {
      throw PackedError(.unknownType, at: 0, "there is no type \(type)")
    }
    guard bytes.count <= Self.largestEncoding else {
      throw PackedError(.tooMany, at: 0, "more than \(Self.largestEncoding) octets")
    }
    var decoding = PackedDecoding(
      PackedProgramView(schema.program), bytes, depthLimit: depthLimit, nodeLimit: nodeLimit)
    swap(&decoding.tree, &tree)
    do throws(PackedError) {
      try decoding.complete(.type(Int32(type)), role: .root)
      swap(&decoding.tree, &tree)
    } catch {
      swap(&decoding.tree, &tree)
      var located = error
      if decoding.current >= 0 {
        located.path = schema.path(to: decoding.current, in: tree)
        tree.close(from: decoding.current, at: error.bitOffset)
      }
      throw located
    }
  }
}

extension PackedTree {
  /// Ends the parts that were being read where decoding failed.
  fileprivate mutating func close(from innermost: Int, at bit: Int) {
    unfinished = innermost
    var node = innermost
    while node >= 0 {
      nodes[node].next = Int32(nodes.count)
      nodes[node].end = max(nodes[node].start, Int32(truncatingIfNeeded: bit))
      node = Int(nodes[node].parent)
    }
  }
}

extension PackedSchema {
  /// From the outermost value to a node: the name of its type, then names of components and numbers of items.
  public func path(to node: Int, in tree: PackedTree) -> String {
    var parts: [String] = []
    var index = node
    while index >= 0 {
      let part = tree.nodes[index]
      let name: String
      switch part.role {
      case .root, .contained: name = types[Int(part.type)].name
      case .item: name = "[\(part.place)]"
      case .group: name = ""
      case .component, .addition, .alternative:
        name = componentName(of: Int(tree.nodes[Int(part.parent)].type), Int(part.place))
      }
      if !name.isEmpty { parts.append(name) }
      index = Int(part.parent)
    }
    return parts.reversed().joined(separator: ".")
  }
}
