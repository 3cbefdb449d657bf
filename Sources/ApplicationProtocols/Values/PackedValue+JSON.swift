public import JSON
public import PackedEncoding

extension PackedValue {
  /// The value as JSON.
  ///
  /// | type | JSON |
  /// |---|---|
  /// | INTEGER | number, exact to 64 bits |
  /// | BOOLEAN, NULL | `true`, `false`, `null` |
  /// | ENUMERATED | the name of the item; `"_ext_N"` for the item N behind the marker that the schema does not know |
  /// | BIT STRING | `{"bits": length, "hex": octets}`, filled up with zeros |
  /// | OCTET STRING | hexadecimal digits |
  /// | character strings | the text |
  /// | OBJECT IDENTIFIER | numbers with dots |
  /// | SEQUENCE | object in the order of the components; `"_ext_N"`: digits for an unknown addition N |
  /// | SEQUENCE OF | array |
  /// | CHOICE | `{"alternative": value}`; `{"_ext_N": digits}` for an unknown one |
  /// | open type, CONTAINING | `{"Type": value}`; `{"_unknown": digits}` without a type |
  public var json: JSONValue {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .null: .null
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .item(let name): .string(name)
    case .unknownItem(let place): .string("_ext_\(place)")
    case .bits(let octets, let count):
      ["bits": .integer(Int64(count)), "hex": .string(Hexadecimal.text(octets))]
    case .octets(let octets): .string(Hexadecimal.text(octets))
    case .text(let text): .string(text)
    case .objectIdentifier(let arcs): .string(arcs.map(String.init).joined(separator: "."))
    case .sequence(let members):
      .object(
        members.map { member in
          switch member.name {
          case .component(let name): JSONValue.Member(name, member.value.json)
          case .addition(let place): JSONValue.Member("_ext_\(place)", member.value.digits)
          }
        })
    case .list(let values): .array(values.map(\.json))
    case .choice(let name, let value), .contained(let name, let value): [name: value.json]
    case .unknownChoice(let place, let octets): ["_ext_\(place)": .string(Hexadecimal.text(octets))]
    case .opaque: ["_unknown": digits]
    }
  }

  private var digits: JSONValue {
    guard case .opaque(let octets) = self else { return json }
    return .string(Hexadecimal.text(octets))
  }
}
