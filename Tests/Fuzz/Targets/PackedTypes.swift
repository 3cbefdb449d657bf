import PackedEncoding

/// Small types of every kind, with what is hard to read in each.
enum PackedTypes {
  static let aligned = PackedSchema(isAligned: true, types: types, objectSets: sets, top: [])
  static let unaligned = PackedSchema(isAligned: false, types: types, objectSets: sets, top: [])

  /// What encodings are of: each kind by itself, lists of all leaves, and a structure of itself.
  static let tops: [PackedSchema.TypeID] = [listOfLeaves, structure, privateField] + Array(leaves.indices)

  // MARK: Values without components

  private static let leaves: [PackedType.Kind] = [
    .boolean, .null,
    .integer(.init(lower: 3, span: 0)), .integer(.init(lower: -2, span: 4)),
    .integer(.init(lower: 0, span: 255, isExtensible: true)), .integer(.init(lower: 1, span: 65_535)),
    .integer(.init(lower: 0, span: 1 << 36)), .integer(.init(lower: 0, span: .max)),
    .integer(.init(lower: -5, span: .max)), .integer(.init(lower: 5, span: nil, isExtensible: true)),
    .integer(.init(lower: nil, span: nil)),
    .enumerated(.init(root: ["a"], extensions: nil)),
    .enumerated(.init(root: ["a", "b", "c"], extensions: ["d"])),
    .bitString(.init(lower: 16, upper: 16), containing: nil),
    .bitString(.init(lower: 1, upper: 160, isExtensible: true), containing: nil),
    .bitString(.init(), containing: nil), .bitString(.init(), containing: 3),
    .octetString(.init(lower: 2, upper: 2), containing: nil),
    .octetString(.init(lower: 0, upper: 7), containing: nil),
    .octetString(.init(lower: 1, upper: 70_000), containing: nil), .octetString(.init(), containing: 15),
    .characterString(.numeric, .init(lower: 1, upper: 4)),
    .characterString(.printable, .init(lower: 1, upper: 150, isExtensible: true)),
    .characterString(.visible, .init(lower: 2, upper: 2)), .characterString(.ia5, .init()),
    .characterString(.utf8, .init(lower: 1, upper: 9)),
    .objectIdentifier,
  ]

  // MARK: Structures

  private static let leaf = leaves.count
  private static let listOfLeaves = leaf + 1
  private static let structure = leaf + 2
  private static let listOfStructures = leaf + 3
  private static let field = leaf + 4
  private static let fieldValue = leaf + 5
  private static let fields = leaf + 6
  private static let privateKey = leaf + 7
  private static let privateField = leaf + 8

  private static let kinds: [PackedType.Kind] =
    leaves + [
      .choice(
        .init(
          root: leaves.indices.map { .init("leaf\($0)", $0) },
          extensions: [.init("old", 3), .init("new", structure)])),
      .sequenceOf(.init(lower: 0, upper: 20, isExtensible: true), leaf),
      .sequence(
        .init(
          root: [
            .init("flag", 0), .init("leaf", leaf, isOptional: true),
            .init("number", 3, defaultValue: .integer(1)), .init("fields", fields, isOptional: true),
            .init("self", structure, isOptional: true),
          ],
          additions: [
            .component(.init("added", 4)),
            .group([
              .init("first", 12, isOptional: true), .init("second", 3, defaultValue: .integer(2)),
              .init("third", 18, isOptional: true),
            ]),
            .component(.init("name", 22, defaultValue: .text("gNB"))),
            .component(.init("list", listOfStructures)),
          ])),
      .sequenceOf(.init(), structure),
      .sequence(.init(root: [.init("id", 4), .init("value", fieldValue)], additions: nil)),
      .open(.init(objectSet: 0, key: 0, column: 0)),
      .sequenceOf(.init(lower: 0, upper: 65_535), field),
      .choice(.init(root: [.init("local", 5), .init("global", 26)], extensions: nil)),
      .sequence(.init(root: [.init("id", privateKey), .init("value", fieldValue)], additions: [])),
    ]

  private static let types = kinds.enumerated().map { PackedType(name: "T\($0)", $1) }

  private static let sets = [
    PackedSchema.ObjectSet(
      name: "Fields", columns: ["Value"],
      rows: [(0, 0), (1, 1), (7, 10), (40, 25), (255, structure), (256, listOfLeaves)].map {
        PackedSchema.ObjectSet.Row(key: $0, types: [$1], words: [:])
      })
  ]
}
