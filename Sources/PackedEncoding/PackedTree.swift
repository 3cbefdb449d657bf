/// A decoded value: its parts in the order of the encoding, each with its place in it.
///
/// The parts are nodes of one array, a part before what it consists of, so that a tree that is used again costs
/// no memory of its own. A tree stays of use when decoding failed: what was read before the error is in it.
public struct PackedTree: Sendable {
  public struct Node: Sendable {
    /// The type; -1 for an addition, an alternative or an open type that the schema does not know.
    public var type: Int32
    /// The place of the component in its SEQUENCE (root, then additions), of the alternative in its CHOICE, of
    /// the item in its list; 0 for the outermost value and for what is contained.
    public var place: Int32
    public var role: Role
    /// The place behind the last node that belongs to this one.
    public var next: Int32
    /// Bits of the outermost encoding, lengths and padding in front of the value included.
    public var start: Int32
    public var end: Int32
    /// A number, 0 or 1 of a BOOLEAN, the index of an item or an alternative (those behind the extension marker
    /// from the number of the root's on), the number of bits, octets, characters or items.
    public var value: Int64
    /// Of strings: the first bit of the content, in the encoding or, where it was sent in fragments or lies in
    /// something that was, in ``PackedTree/assembled``.
    public var content: Int32
    public var isAssembled: Bool
  }

  /// What a node is to the one that it belongs to.
  public enum Role: UInt8, Sendable {
    case root
    case component
    case addition
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

  public init() {}

  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    assembled.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
  }
}

/// Something about how a value was encoded that does not stop its decoding. X.691 unless said otherwise.
public struct PackedRemark: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Bits that fill up an octet are not 0 (11.1, 11.5.7).
    case paddingNotZero
    /// A length is written in more octets or fragments than it needs (11.9).
    case lengthNotMinimal
    /// A number is written in more octets than it needs (11.4, 11.5.7).
    case numberNotMinimal
    /// A component of a simple type is sent although it has its default value (19.5).
    case defaultSent
    /// Octets behind the value in an open type, or behind the outermost value (11.2).
    case octetsBehindValue
    /// An extension bit announces additions, and the bitmap says that there are none (19.1).
    case emptyAdditions
    /// An addition that the schema does not know.
    case unknownAddition
    /// An item of an ENUMERATED that the schema does not know.
    case unknownItem
    /// An alternative of a CHOICE that the schema does not know.
    case unknownAlternative
    /// An open type, or what a string contains, has no octet at all (11.1).
    case emptyEncoding
    /// An open type whose key has no row in its object set.
    case unknownKey
    /// A size or a number of the root is sent in the form for those outside (13.2, 16.6).
    case rootSentAsExtension
  }

  public var kind: Kind
  public var bitOffset: Int
  /// The node that it is about, by its place in the tree.
  public var node: Int
}
