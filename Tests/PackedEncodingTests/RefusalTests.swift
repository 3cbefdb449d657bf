import PackedEncoding
import Testing

@Suite struct RefusalTests {
  /// Types, an encoding that is none, and what is said of it: code, bit and path.
  static let cases: [([PackedType.Kind], String, PackedError.Code, Int, String)] = [
    ([.integer(.init(lower: 0, span: 4))], "a0", .outOfRange, 0, "T0"),
    ([.enumerated(.init(root: ["a", "b", "c"], extensions: nil))], "c0", .outOfRange, 0, "T0"),
    ([.integer(.init(lower: 0, span: 1_099_511_627_775))], "a0ffffffffffff", .outOfRange, 0, "T0"),
    ([.integer(.init(lower: nil, span: nil))], "00", .outOfRange, 0, "T0"),
    ([.integer(.init(lower: nil, span: nil))], "0901ffffffffffffffff", .outOfRange, 0, "T0"),
    ([.octetString(.init(), containing: nil)], "03aabb", .truncated, 8, "T0"),
    (
      [
        .integer(.init(lower: 0, span: 255)), .sequenceOf(.init(lower: 1, upper: 16), 0),
        .sequence(.init(root: [.init("list", 1)], additions: nil)),
      ], "20010203".dropped(2), .truncated, 24, "T2.list.[2]"
    ),
  ]

  @Test(arguments: cases.indices) func whatIsWrongIsNamedWithItsPlace(_ index: Int) {
    let (kinds, hex, code, bit, path) = Self.cases[index]
    let schema = PackedSchema(
      isAligned: true, types: kinds.enumerated().map { PackedType(name: "T\($0)", $1) }, objectSets: [],
      top: [])
    let error = #expect(throws: PackedError.self) { try schema.decode(hex) }
    #expect(error?.code == code)
    #expect(error?.bitOffset == bit)
    #expect(error?.path == path)
  }

  @Test func everyCutOfAnExampleIsTruncatedOrHasLess() throws {
    for example in WorkedExample.all {
      let schema = PackedSchema.of(example.kind, aligned: true).inside
      let octets = [UInt8](hex: example.alignedInside)
      for count in octets.indices {
        let error = #expect(throws: PackedError.self) { try schema.decode(Array(octets[..<count]).hex) }
        #expect(error?.code == .truncated, "\(example) cut to \(count)")
        #expect((0...count * 8).contains(error?.bitOffset ?? -1), "\(example)")
      }
    }
  }

  @Test func nestingIsBounded() throws {
    // A list of lists of itself, a thousand deep; and the same as a value.
    let nested = PackedSchema.of(.sequenceOf(.init(), 0), aligned: true)
    let deep = #expect(throws: PackedError.self) { try nested.decode(String(repeating: "01", count: 1000)) }
    #expect(deep?.code == .tooDeep)
    #expect(deep?.bitOffset == 64 * 8)
    let value = (0..<1000).reduce(PackedValue.list([])) { inner, _ in .list([inner]) }
    #expect(throws: PackedError.self) { try nested.encode(value) }
    let allowed = (0..<63).reduce(PackedValue.list([])) { inner, _ in .list([inner]) }
    #expect(try nested.decode(nested.encode(allowed)).value == allowed)
  }

  @Test func theNumberOfPartsIsBounded() throws {
    // Lists of nothing cost no bit.
    let empty = PackedSchema.of(.null, .sequenceOf(.init(), 0), .sequenceOf(.init(), 1), aligned: true)
    let many = #expect(throws: PackedError.self) {
      try empty.decode("20" + String(repeating: "c4" + "00", count: 32))
    }
    #expect(many?.code == .tooMany)
    let list = PackedSchema.of(.null, .sequenceOf(.init(lower: 0, upper: 65_535), 0), aligned: true)
    #expect(try list.decode([0xFF, 0xFF], as: 1).tree.nodes.count == 65_536)
    var decoder = PackedDecoder(list)
    decoder.nodeLimit = 1000
    var tree = PackedTree()
    let bounded = #expect(throws: PackedError.self) { try decoder.decode(1, [0xFF, 0xFF].span, into: &tree) }
    #expect(bounded?.code == .tooMany)
    #expect(tree.nodes.count == 1000)
  }

  @Test func aSizeOutsideAGeneralLengthIsRefused() throws {
    let octets = PackedSchema.of(.octetString(.init(lower: 2, upper: 70_000), containing: nil), aligned: true)
    #expect(throws: Never.self) { try octets.decode("020102") }
    let short = #expect(throws: PackedError.self) { try octets.decode("0101") }
    #expect(short?.code == .outOfRange)
    let long = "c4" + String(repeating: "00", count: 65_536) + "9171" + String(repeating: "00", count: 4465)
    let error = #expect(throws: PackedError.self) { try octets.decode(long) }
    #expect(error?.code == .outOfRange)
    #expect(error?.bitOffset == 0)
    let list = PackedSchema.of(.null, .sequenceOf(.init(lower: 0, upper: 65_536), 0), aligned: true)
    #expect(try list.decode([0xC4, 0x00], as: 1).tree.nodes[0].value == 65_536)
    #expect(throws: PackedError.self) { try list.decode([0xC4, 0x01], as: 1) }
  }

  @Test(arguments: ["00", "c100"]) func aBitmapOfNoneOrOfFragmentsIsRefused(_ length: String) {
    let schema = PackedSchema.of(.sequence(.init(root: [], additions: [])), aligned: true)
    let error = #expect(throws: PackedError.self) { try schema.decode("c0" + length) }
    #expect(error?.code == .outOfRange)
  }

  @Test func typesWithoutValuesHaveNone() {
    for kind in [
      PackedType.Kind.enumerated(.init(root: [], extensions: nil)), .choice(.init(root: [], extensions: nil)),
    ] {
      let error = #expect(throws: PackedError.self) { try PackedSchema.of(kind, aligned: true).decode("00") }
      #expect(error?.code == .outOfRange)
    }
  }

  @Test func valuesThatAreNotOfTheirTypeAreRefused() {
    let number = PackedType.Kind.integer(.init(lower: 0, span: 7))
    let wrong: [(PackedType.Kind, PackedValue, PackedError.Code)] = [
      (number, .integer(8), .outOfRange), (number, .integer(-1), .outOfRange),
      (number, .text("1"), .mismatch),
      (.enumerated(.init(root: ["a"], extensions: nil)), .item("b"), .outOfRange),
      (.enumerated(.init(root: ["a"], extensions: nil)), .unknownItem(0), .mismatch),
      (.octetString(.init(lower: 2, upper: 2), containing: nil), .octets([1]), .outOfRange),
      (.characterString(.printable, .init()), .text("é"), .badCharacter),
      (.objectIdentifier, .objectIdentifier([1, 40]), .outOfRange),
      (.choice(.init(root: [.init("x", 0)], extensions: nil)), .choice("y", .null), .outOfRange),
      (.sequence(.init(root: [.init("x", 0)], additions: nil)), .members(), .mismatch),
      (
        .sequence(.init(root: [.init("x", 0)], additions: nil)),
        .members(("x", .boolean(true)), ("y", .null)), .mismatch
      ),
      (
        .sequence(.init(root: [.init("x", 0)], additions: nil)),
        .members(("x", .boolean(true)), ("x", .boolean(true))), .mismatch
      ),
      (.enumerated(.init(root: ["a"], extensions: ["b"])), .unknownItem(0), .outOfRange),
      (.enumerated(.init(root: ["a"], extensions: nil)), .null, .mismatch),
      (.choice(.init(root: [], extensions: [.init("x", 0)])), .unknownChoice(0, []), .outOfRange),
      (.choice(.init(root: [.init("x", 0)], extensions: nil)), .unknownChoice(0, []), .mismatch),
      (.choice(.init(root: [.init("x", 0)], extensions: nil)), .null, .mismatch),
      (
        .sequence(.init(root: [], additions: [.component(.init("x", 0))])),
        .sequence([.init(.addition(0), .opaque([1]))]), .outOfRange
      ),
      (
        .sequence(.init(root: [], additions: [])), .sequence([.init(.addition(0), .boolean(true))]), .mismatch
      ),
      (
        .sequence(.init(root: [], additions: [])), .sequence([.init(.addition(20_000), .opaque([1]))]),
        .outOfRange
      ),
      (.bitString(.init(), containing: nil), .bits([0, 0], count: 3), .mismatch),
      (.bitString(.init(), containing: nil), .bits([], count: -1), .mismatch),
      (.characterString(.visible, .init()), .text("a\u{7F}"), .badCharacter),
      (.characterString(.numeric, .init()), .text("1a"), .badCharacter),
    ]
    for (kind, value, code) in wrong {
      let schema = PackedSchema.of(.boolean, kind, aligned: true)
      let error = #expect(throws: PackedError.self, "\(value)") { try schema.encode(value) }
      #expect(error?.code == code, "\(value)")
    }
  }

  @Test(arguments: [-1, 1]) func aTypeThatTheSchemaDoesNotHaveIsRefused(_ type: Int) {
    let schema = PackedSchema.of(.boolean, aligned: true)
    let decoding = #expect(throws: PackedError.self) { try schema.decode([0x80], as: type) }
    #expect(decoding?.code == .unknownType)
    let encoding = #expect(throws: PackedError.self) {
      try PackedEncoder(schema).encode(.boolean(true), as: type)
    }
    #expect(encoding?.code == .unknownType)
  }

  @Test func theErrorOfAValueTellsItsPath() {
    let schema = PackedSchema.of(
      .integer(.init(lower: 0, span: 7)), .sequenceOf(.init(), 0),
      .choice(.init(root: [.init("x", 1)], extensions: [.init("y", 1)])),
      .octetString(.init(), containing: 2),
      .sequence(
        .init(root: [.init("p", 3)], additions: [.component(.init("q", 3)), .group([.init("r", 3)])])),
      aligned: true)
    let wrong = PackedValue.list([.integer(1), .integer(9)])
    let right = PackedValue.contained("T2", .choice("x", .list([])))
    for (members, path) in [
      ([("p", "x")], "T4.p.T2.x.[1]"), ([("p", ""), ("q", "y")], "T4.q.T3.T2.y.T1.[1]"),
      ([("p", ""), ("r", "x")], "T4.r.T2.x.[1]"),
    ] as [([(String, String)], String)] {
      let value = PackedValue.sequence(
        members.map { name, alternative in
          .init(.component(name), alternative.isEmpty ? right : .contained("T2", .choice(alternative, wrong)))
        })
      let error = #expect(throws: PackedError.self) { try schema.encode(value) }
      #expect(error?.path == path)
      #expect(error.map { "\($0)".contains(path) } == true)
    }
  }
}

extension String {
  fileprivate func dropped(_ digits: Int) -> String { String(dropLast(digits)) }
}
