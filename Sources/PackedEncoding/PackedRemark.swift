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
    /// What a BIT STRING contains is not filled up to whole octets (11.1).
    case octetNotFull
    /// An extension bit announces additions, and the bitmap says that there are none (19.1).
    case emptyAdditions
    /// A version bracket is sent without any of its components (19.9).
    case emptyGroup
    /// A bitmap does not have a bit for each addition of the schema, nor any that the schema does not know: the
    /// sender has another version (19.7).
    case otherVersion
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
    /// A character that the string type does not have, or octets that are no UTF-8 (X.680, 41).
    case badCharacter
  }

  public var kind: Kind
  /// Bits from the start of the outermost encoding.
  public var bitOffset: Int
  /// The node that it is about, by its place in the tree.
  public var node: Int
}
