import PackedEncoding

extension PackedSchema {
  /// A schema of types that are named by their place; the last one is what is encoded.
  static func of(_ kinds: PackedType.Kind..., aligned: Bool, sets: [ObjectSet] = []) -> PackedSchema {
    PackedSchema(
      isAligned: aligned, types: kinds.enumerated().map { PackedType(name: "T\($0)", $1) }, objectSets: sets,
      top: [])
  }

  var last: TypeID { types.count - 1 }

  /// `SEQUENCE { b BOOLEAN, v T, e BOOLEAN }` around the last type.
  var inside: PackedSchema {
    let kinds =
      types + [
        PackedType(name: "B", .boolean),
        PackedType(
          name: "S",
          .sequence(
            .init(
              root: [.init("b", types.count), .init("v", last), .init("e", types.count)], additions: nil))),
      ]
    return PackedSchema(isAligned: isAligned, types: kinds, objectSets: objectSets, top: [])
  }

  func encode(_ value: PackedValue) throws -> String {
    try PackedEncoder(self).encode(value, as: last).hex
  }

  /// The value of an encoding, and what is remarkable about how it was encoded.
  func decode(_ hex: String) throws -> (value: PackedValue, remarks: [PackedRemark]) {
    let decoded = try decode([UInt8](hex: hex), as: last)
    return (decoded.value, decoded.tree.remarks)
  }

  func decode(_ bytes: [UInt8], as type: TypeID) throws(PackedError) -> (value: PackedValue, tree: PackedTree)
  {
    var decoder = PackedDecoder(self)
    var tree = PackedTree()
    try decoder.decode(type, bytes.span, into: &tree)
    return (PackedTreeReader(self, bytes.span).value(0, of: tree), tree)
  }
}

extension PackedValue {
  static func members(_ members: (String, PackedValue)...) -> PackedValue {
    .sequence(members.map { Member(.component($0), $1) })
  }

  /// The value in its place between two that are true.
  var inside: PackedValue { .members(("b", .boolean(true)), ("v", self), ("e", .boolean(true))) }
}

extension [UInt8] {
  init(hex: String) {
    let digits = Array<Character>(hex)
    self = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
  }

  var hex: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
