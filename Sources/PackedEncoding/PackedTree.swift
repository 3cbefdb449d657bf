/// A decoded value: its parts in the order of the encoding, each with its place in it.
///
/// The parts are nodes of one array, a part before what it consists of, so that a tree that is used again costs
/// no memory of its own. A tree stays of use when decoding failed: what was read before the error is in it, and
/// ``unfinished`` tells where it ends.
public struct PackedTree: Sendable {
  /// A part of a value.
  public struct Node: Sendable {
    /// A number, 0 or 1 of a BOOLEAN, the index of an item or an alternative (those behind the extension marker
    /// from the number of the root's on), the number of bits, octets, characters or items; of a number above the
    /// largest signed one its bits.
    public internal(set) var value: Int64
    /// The type; -1 for an addition or an alternative that the schema does not know. The type of a group is the
    /// SEQUENCE that it belongs to.
    public internal(set) var type: Int32
    /// The place of the component in its SEQUENCE (root, then additions with each member of a group counted), of
    /// the alternative in its CHOICE, of the item in its list; of a group that of its first member; of an addition
    /// that the schema does not know its bit in the bitmap; 0 for the outermost value and for what is contained.
    public internal(set) var place: Int32
    /// The node that it belongs to; -1 for the outermost.
    public internal(set) var parent: Int32
    /// The place behind the last node that belongs to this one.
    public internal(set) var next: Int32
    /// The first bit in the outermost encoding, lengths and padding in front of the value included.
    public internal(set) var start: Int32
    /// The bit behind it.
    public internal(set) var end: Int32
    /// Of strings and open types: the first bit of the content, in the encoding or in ``PackedTree/assembled``.
    public internal(set) var content: Int32
    public internal(set) var role: Role
    /// Bits of a unit of the content, of which there are ``value``; 0: the node has no content.
    public internal(set) var unit: UInt8
    /// Whether the content was sent in fragments, or lies in something that was, and is in
    /// ``PackedTree/assembled``.
    public internal(set) var isAssembled: Bool
    /// Whether it is no more than an open type round the value (additions, groups, and alternatives behind the
    /// extension marker): then ``value`` is the number of its octets, and the value is the next node.
    public internal(set) var isWrapper: Bool

    /// Its bits in the outermost encoding.
    @inlinable public var bits: Range<Int> { Int(start)..<Int(end) }

    /// The bits of its content, in the encoding or in ``PackedTree/assembled``.
    @inlinable public var contentBits: Range<Int> { Int(content)..<Int(content) + Int(value) * Int(unit) }
  }

  /// What a node is to the one that it belongs to.
  public enum Role: UInt8, Sendable {
    case root
    /// A component of the root of a SEQUENCE, or a member of a group.
    case component
    /// A component behind the extension marker, in an open type of its own.
    case addition
    /// The members of a version bracket in the open type that they share.
    case group
    case alternative
    case item
    /// What an open type or a containing string holds.
    case contained
  }

  public internal(set) var nodes: [Node] = []
  /// Strings whose fragments were put together.
  public internal(set) var assembled: [UInt8] = []
  /// What was encoded otherwise than a canonical encoder does, or is not known to the schema.
  public internal(set) var remarks: [PackedRemark] = []
  /// Where decoding failed: the innermost part that was being read. It and those that it belongs to are not
  /// complete. nil: all was read.
  public internal(set) var unfinished: Int?

  public init() {}

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    assembled.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
    unfinished = nil
  }
}

/// Walking a tree without building values from it.
extension PackedTree {
  /// The first of the nodes that belong to a node.
  @inlinable public func firstChild(of node: Int) -> Int? {
    Int(nodes[node].next) > node + 1 ? node + 1 : nil
  }

  /// The node behind a node that belongs to the same one.
  @inlinable public func nextSibling(of node: Int) -> Int? {
    let parent = Int(nodes[node].parent)
    let next = nodes[node].next
    return parent >= 0 && next < nodes[parent].next ? Int(next) : nil
  }

  /// The node that has the value: what is in the open type of an addition or alternative, or the node itself.
  @inlinable public func unwrapped(_ node: Int) -> Int {
    nodes[node].isWrapper && nodes[node].role != .group && Int(nodes[node].next) > node + 1 ? node + 1 : node
  }

  /// The value of a component of a SEQUENCE, an item of a list, or the alternative of a CHOICE, by its place.
  ///
  /// Members of groups are found like the other components. Additions that the schema does not know are not.
  public func child(of node: Int, at place: Int) -> Int? {
    var child = firstChild(of: node)
    while let index = child {
      let part = nodes[index]
      if part.role == .group {
        if let member = self.child(of: index, at: place) { return member }
      } else if Int(part.place) == place, part.type >= 0, part.role != .contained {
        return unwrapped(index)
      }
      child = nextSibling(of: index)
    }
    return nil
  }

  /// What an open type or a containing string holds; nil: the schema does not know it, or there is nothing.
  @inlinable public func contained(in node: Int) -> Int? {
    Int(nodes[node].next) > node + 1 && nodes[node + 1].role == .contained ? node + 1 : nil
  }

  /// The content of a string or an open type.
  ///
  /// - Parameter bytes: the encoding that the tree was decoded from.
  @_lifetime(borrow self, copy bytes)
  public func content(of node: Int, in bytes: Span<UInt8>) -> PackedContent {
    let part = nodes[node]
    return PackedContent(part.isAssembled ? assembled.span : bytes, part.contentBits)
  }
}
