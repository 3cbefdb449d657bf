/// A value of a schema's type that can be built, compared and encoded.
public indirect enum PackedValue: Hashable, Sendable {
  case boolean(Bool)
  case null
  case integer(Int64)
  /// An integer above the largest signed one of 64 bits.
  case unsigned(UInt64)
  /// An item of an ENUMERATED by its name.
  case item(String)
  /// An item that the schema does not know: its index behind the extension marker.
  case unknownItem(Int)
  /// Bits, most significant first; the last octet is filled with zeros.
  case bits([UInt8], count: Int)
  case octets([UInt8])
  case text(String)
  /// The numbers of an OBJECT IDENTIFIER.
  case objectIdentifier([UInt64])
  /// The components that are there, in their order, and additions that the schema does not know.
  case sequence([Member])
  case list([PackedValue])
  /// An alternative of a CHOICE and its value.
  case choice(String, PackedValue)
  /// An alternative that the schema does not know: its index behind the extension marker, and its encoding.
  case unknownChoice(Int, [UInt8])
  /// What an open type or a containing string holds.
  case contained(String, PackedValue)
  /// An open type for whose key the object set has no row.
  case opaque([UInt8])

  /// A component of a SEQUENCE.
  public struct Member: Hashable, Sendable {
    public enum Name: Hashable, Sendable {
      case component(String)
      /// An addition that the schema does not know, counted from 0 over all additions. Its value is opaque.
      case addition(Int)
    }

    public var name: Name
    public var value: PackedValue

    public init(_ name: Name, _ value: PackedValue) {
      self.name = name
      self.value = value
    }
  }

  /// A component by its name; nil where it is not there or the value is no SEQUENCE.
  public subscript(_ name: String) -> PackedValue? {
    guard case .sequence(let members) = self else { return nil }
    return members.first { $0.name == .component(name) }?.value
  }
}
