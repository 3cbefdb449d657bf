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

  @Test func nestingAndNumberAreBounded() {
    // A list of lists of itself; lists of nothing that cost no bit.
    let nested = PackedSchema.of(.sequenceOf(.init(), 0), aligned: true)
    let deep = #expect(throws: PackedError.self) { try nested.decode(String(repeating: "01", count: 100)) }
    #expect(deep?.code == .tooDeep)
    let empty = PackedSchema.of(.null, .sequenceOf(.init(), 0), .sequenceOf(.init(), 1), aligned: true)
    let many = #expect(throws: PackedError.self) {
      try empty.decode("20" + String(repeating: "c4" + "00", count: 32))
    }
    #expect(many?.code == .tooMany)
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
    ]
    for (kind, value, code) in wrong {
      let schema = PackedSchema.of(.boolean, kind, aligned: true)
      let error = #expect(throws: PackedError.self, "\(value)") { try schema.encode(value) }
      #expect(error?.code == code, "\(value)")
    }
  }
}

extension String {
  fileprivate func dropped(_ digits: Int) -> String { String(dropLast(digits)) }
}
