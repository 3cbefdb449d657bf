import PackedEncoding

/// `SEQUENCE { id INTEGER (0..255), value SET.&Value ({Table}{@id}) }` with rows for 1 (INTEGER (0..255)) and 2
/// (OCTET STRING).
enum OpenTypes {
  static func schema(aligned: Bool) -> PackedSchema {
    let set = PackedSchema.ObjectSet(
      name: "Table", columns: ["Value"],
      rows: [.init(key: 1, types: [0], words: [:]), .init(key: 2, types: [2], words: [:])])
    return PackedSchema.of(
      .integer(.init(lower: 0, span: 255)), .boolean, .octetString(.init(), containing: nil),
      .open(.init(objectSet: 0, key: 0, column: 0)),
      .sequence(.init(root: [.init("id", 0), .init("value", 3)], additions: nil)), aligned: aligned,
      sets: [set])
  }
}
