import PackedEncoding
import Testing

@Suite struct WorkedExampleTests {
  private func check(_ schema: PackedSchema, _ value: PackedValue, _ hex: String) throws {
    #expect(try schema.encode(value) == hex)
    let decoded = try schema.decode(hex)
    #expect(decoded.value == value)
    #expect(decoded.remarks == [])
  }

  @Test(arguments: WorkedExample.all) func anEncodingIsThatOfTheExample(_ example: WorkedExample) throws {
    for isAligned in [true, false] {
      let schema = PackedSchema.of(example.kind, aligned: isAligned)
      try check(schema, example.value, isAligned ? example.aligned : example.unaligned)
      try check(
        schema.inside, example.value.inside, isAligned ? example.alignedInside : example.unalignedInside)
    }
  }

  /// Structures over `BOOLEAN` (0) and `INTEGER (0..7)` (1), and `INTEGER (0..255)` (2).
  struct Structure: Sendable, CustomStringConvertible {
    var description: String
    var kind: PackedType.Kind
    var value: PackedValue
    var encodings: [String]
  }

  private static let p = PackedType.Component("p", 1)
  private static func numbers(_ numbers: Int64...) -> PackedValue { .list(numbers.map { .integer($0) }) }

  static let structures: [Structure] = [
    Structure(
      description: "SEQUENCE (SIZE (1..16)) OF INTEGER (0..255)",
      kind: .sequenceOf(.init(lower: 1, upper: 16), 2), value: numbers(1, 2, 3),
      encodings: ["20010203", "20102030", "9001020380", "9008101c"]),
    Structure(
      description: "SEQUENCE (SIZE (0..65535)) OF INTEGER (0..7)",
      kind: .sequenceOf(.init(lower: 0, upper: 65_535), 1), value: numbers(1, 2, 3),
      encodings: ["00032980", "00032980", "80000329c0", "800194e0"]),
    Structure(
      description: "SEQUENCE (SIZE (1..65536)) OF INTEGER (0..7)",
      kind: .sequenceOf(.init(lower: 1, upper: 65_536), 1), value: numbers(1, 2, 3),
      encodings: ["032980", "032980", "800329c0", "8194e0"]),
    Structure(
      description: "SEQUENCE (SIZE (1..512)) OF BOOLEAN", kind: .sequenceOf(.init(lower: 1, upper: 512), 0),
      value: .list([.boolean(true)]), encodings: ["000080", "0040", "800000c0", "8030"]),
    Structure(
      description: "SEQUENCE (SIZE (2)) OF INTEGER (0..7)", kind: .sequenceOf(.init(lower: 2, upper: 2), 1),
      value: numbers(1, 2), encodings: ["28", "28", "95", "95"]),
    Structure(
      description: "CHOICE { x BOOLEAN, y INTEGER (0..7), ... }",
      kind: .choice(.init(root: [.init("x", 0), .init("y", 1)], extensions: [])),
      value: .choice("y", .integer(5)), encodings: ["68", "68", "b6", "b6"]),
    Structure(
      description: "CHOICE { x BOOLEAN, ..., y INTEGER (0..7) }",
      kind: .choice(.init(root: [.init("x", 0)], extensions: [.init("y", 1)])),
      value: .choice("y", .integer(5)), encodings: ["8001a0", "8001a0", "c00001a080", "c000d040"]),
    Structure(
      description: "SEQUENCE { p INTEGER (0..7), q INTEGER (0..7) OPTIONAL, r BOOLEAN OPTIONAL }",
      kind: .sequence(
        .init(root: [p, .init("q", 1, isOptional: true), .init("r", 0, isOptional: true)], additions: nil)),
      value: .members(("p", .integer(1)), ("r", .boolean(true))), encodings: ["4c", "4c", "a7", "a7"]),
    Structure(
      description: "SEQUENCE { p INTEGER (0..7), ... }", kind: .sequence(.init(root: [p], additions: [])),
      value: .members(("p", .integer(1))), encodings: ["10", "10", "8c", "8c"]),
    // Another implementation misplaces the padding in front of the additions.
    Structure(
      description: "SEQUENCE { p INTEGER (0..7), ..., q INTEGER (0..7), r BOOLEAN }",
      kind: .sequence(
        .init(root: [p], additions: [.component(.init("q", 1)), .component(.init("r", 0))])),
      value: .members(("p", .integer(1)), ("q", .integer(5)), ("r", .boolean(true))),
      encodings: ["903801a00180", "90380d000c00", "c81c01a0018080", "c81c06800602"]),
    Structure(
      description: "SEQUENCE { p INTEGER (0..7), ..., [[q INTEGER (0..7), r BOOLEAN OPTIONAL]], s BOOLEAN }",
      kind: .sequence(
        .init(
          root: [p],
          additions: [.group([.init("q", 1), .init("r", 0, isOptional: true)]), .component(.init("s", 0))])),
      value: .members(("p", .integer(1)), ("q", .integer(5))),
      encodings: ["90300150", "90300a80", "c818015080", "c8180542"]),
    Structure(
      description: "SEQUENCE { p INTEGER (0..7) DEFAULT 3, q BOOLEAN }",
      kind: .sequence(
        .init(root: [.init("p", 1, defaultValue: .integer(3)), .init("q", 0)], additions: nil)),
      value: .members(("p", .integer(3)), ("q", .boolean(true))), encodings: ["40", "40", "b0", "b0"]),
  ]

  @Test(arguments: structures) func aStructureIsEncodedAsInTheExample(_ example: Structure) throws {
    for isAligned in [true, false] {
      let schema = PackedSchema.of(
        .boolean, .integer(.init(lower: 0, span: 7)), .integer(.init(lower: 0, span: 255)), example.kind,
        aligned: isAligned)
      try check(schema, example.value, example.encodings[isAligned ? 0 : 1])
      try check(schema.inside, example.value.inside, example.encodings[isAligned ? 2 : 3])
    }
  }
}
