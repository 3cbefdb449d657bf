import PackedEncoding
import Testing

/// The key of an object set is the value of an INTEGER beside the open type. X.682, 10.
@Suite struct KeyTests {
  private static let table = PackedSchema.ObjectSet(
    name: "Table", columns: ["Empty", "Value"],
    rows: [
      .init(key: 1, types: [nil, 0], words: [:]), .init(key: 1, types: [nil, 1], words: [:]),
      .init(key: 2, types: [0, nil], words: [:]), .init(key: 17, types: [nil, 1], words: [:]),
    ])

  /// Types 0 to 3, a SEQUENCE of a key and an open type as given.
  private func schema(_ sequence: PackedType.Sequence) -> PackedSchema {
    PackedSchema.of(
      .integer(.init(lower: 0, span: 255)), .octetString(.init(), containing: nil),
      .choice(.init(root: [.init("local", 0), .init("global", 1)], extensions: nil)),
      .open(.init(objectSet: 0, key: 0, column: 1)), .sequence(sequence), aligned: true, sets: [Self.table])
  }

  @Test func theFirstRowOfAKeyCounts() throws {
    let schema = schema(.init(root: [.init("id", 0), .init("value", 3)], additions: nil))
    let value = PackedValue.members(("id", .integer(1)), ("value", .contained("T0", .integer(7))))
    #expect(try schema.encode(value) == "010107")
    #expect(try schema.decode("010107").value == value)
    // 1 and 17 have the last bits in common.
    #expect(
      try schema.decode("1102" + "01aa").value
        == .members(("id", .integer(17)), ("value", .contained("T1", .octets([0xAA])))))
  }

  @Test func aRowWithoutATypeInTheColumnIsOpaque() throws {
    let schema = schema(.init(root: [.init("id", 0), .init("value", 3)], additions: nil))
    let decoded = try schema.decode("020107")
    #expect(decoded.value == .members(("id", .integer(2)), ("value", .opaque([7]))))
    #expect(decoded.remarks.map(\.kind) == [.unknownKey])
    let error = #expect(throws: PackedError.self) {
      try schema.encode(.members(("id", .integer(2)), ("value", .contained("T0", .integer(7)))))
    }
    #expect(error?.code == .unknownType)
    #expect(error?.path == "T4.value")
  }

  @Test func anIndexOfAChoiceIsNoKey() throws {
    // The second alternative has the index 1, which is a key of the table; so is the number in the first.
    let schema = schema(.init(root: [.init("id", 2), .init("value", 3)], additions: nil))
    for (hex, key) in [
      ("8001aa" + "0107", PackedValue.choice("global", .octets([0xAA]))),
      ("0001" + "0107", .choice("local", .integer(1))),
    ] {
      let decoded = try schema.decode(hex)
      #expect(decoded.value == .members(("id", key), ("value", .opaque([7]))))
      #expect(decoded.remarks.map(\.kind) == [.unknownKey])
      #expect(try schema.encode(decoded.value) == hex)
    }
  }

  @Test func aKeyOfTheRootSelectsInAdditionsAndGroups() throws {
    let contained = PackedValue.contained("T0", .integer(7))
    let value = PackedValue.members(("id", .integer(1)), ("value", contained))
    for addition in [PackedType.Addition.component(.init("value", 3)), .group([.init("value", 3)])] {
      let schema = schema(.init(root: [.init("id", 0)], additions: [addition]))
      let hex = try schema.encode(value)
      #expect(hex == "8001" + "01" + "020107")
      #expect(try schema.decode(hex).value == value)
    }
  }

  @Test func anOpenTypeWithoutAKeyIsOpaque() throws {
    let schema = schema(.init(root: [.init("id", 0, isOptional: true), .init("value", 3)], additions: nil))
    let decoded = try schema.decode("00" + "0107")
    #expect(decoded.value == .members(("value", .opaque([7]))))
    let alone = PackedSchema.of(
      .open(.init(objectSet: 0, key: 0, column: 1)), aligned: true, sets: [Self.table])
    #expect(try alone.decode("0107").value == .opaque([7]))
    #expect(throws: PackedError.self) { try alone.encode(.contained("T0", .integer(7))) }
  }
}
