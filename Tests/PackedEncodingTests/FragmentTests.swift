import PackedEncoding
import Testing

/// Lengths from 16384 units on are sent in fragments. X.691, 11.9.3.8.
@Suite struct FragmentTests {
  private static func octets(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
  }

  /// Octets of a string, and what stands in front of each of its fragments.
  @Test(
    arguments: [
      (16_383, ["bfff"], [0]), (16_384, ["c1", "00"], [0, 16_384]), (16_385, ["c1", "01"], [0, 16_384]),
      (65_536, ["c4", "00"], [0, 65_536]), (70_000, ["c4", "9170"], [0, 65_536]),
      (100_000, ["c4", "c2", "86a0"], [0, 65_536, 98_304]),
    ] as [(Int, [String], [Int])])
  func aStringIsCutIntoTheLargestFragments(_ count: Int, _ headers: [String], _ starts: [Int]) throws {
    let octets = Self.octets(count)
    var expected = ""
    for (index, header) in headers.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : count
      expected += header + Array(octets[starts[index]..<end]).hex
    }
    let schema = PackedSchema.of(.octetString(.init(), containing: nil), aligned: true)
    #expect(try schema.encode(.octets(octets)) == expected)
    let decoded = try schema.decode(expected)
    #expect(decoded.value == .octets(octets))
    #expect(decoded.remarks == [])
  }

  /// What follows a fragmented value is where it should be, at whatever bit.
  @Test(arguments: [true, false], [16_384, 16_389, 40_001])
  func whatFollowsKeepsItsPlace(_ isAligned: Bool, _ count: Int) throws {
    let kinds: [(PackedType.Kind, PackedValue)] = [
      (.octetString(.init(), containing: nil), .octets(Self.octets(count))),
      (
        .bitString(.init(), containing: nil),
        .bits(Self.masked(count), count: count)
      ),
      (.characterString(.visible, .init()), .text(String(repeating: "gNB", count: count / 3 + 1))),
    ]
    for (kind, value) in kinds {
      let schema = PackedSchema.of(kind, aligned: isAligned).inside
      let hex = try schema.encode(value.inside)
      #expect(try schema.decode(hex).value == value.inside)
    }
  }

  private static func masked(_ bits: Int) -> [UInt8] {
    var octets = Self.octets((bits + 7) / 8)
    if bits % 8 != 0 { octets[octets.count - 1] &= ~(0xFF >> UInt8(bits % 8)) }
    return octets
  }

  @Test func aListIsFragmentedBetweenItsItems() throws {
    let schema = PackedSchema.of(
      .integer(.init(lower: 0, span: 7)), .sequenceOf(.init(), 0), aligned: true)
    let value = PackedValue.list((0..<20_000).map { .integer(Int64($0 % 8)) })
    let hex = try schema.encode(value)
    #expect(hex.hasPrefix("c1"))
    #expect(try schema.decode(hex).value == value)
  }

  @Test func whatAnOpenTypeOfFragmentsHoldsIsFoundAtItsBits() throws {
    let schema = OpenTypes.schema(aligned: true)
    let long = PackedValue.members(
      ("id", .integer(2)), ("value", .contained("T2", .octets(Self.octets(16_500)))))
    let hex = try schema.encode(long)
    #expect(try schema.decode(hex).value == long)
    let bytes = [UInt8](hex: hex)
    var decoder = PackedDecoder(schema)
    var tree = PackedTree()
    try decoder.decode(schema.last, bytes.span, into: &tree)
    let inner = try #require(tree.nodes.last)
    // id in octet 0, the fragment header in octet 1, its content from octet 2 on.
    #expect(inner.start == 16)
    // Behind the first fragment another length stands between the octets.
    #expect(inner.end == Int32(bytes.count * 8))
  }

  @Test(arguments: ["c0", "c5", "ff"]) func aFragmentOfNoneOrTooManyIsRefused(_ hex: String) {
    let schema = PackedSchema.of(.octetString(.init(), containing: nil), aligned: true)
    let error = #expect(throws: PackedError.self) { try schema.decode(hex + "000000") }
    #expect(error?.code == .badLength)
    #expect(error?.bitOffset == 0)
  }
}
