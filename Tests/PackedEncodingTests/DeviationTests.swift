import PackedEncoding
import Testing

/// How a value was encoded is part of the evidence: what decodes and is not canonical is told, with its place.
@Suite struct DeviationTests {
  private static let small = PackedType.Kind.integer(.init(lower: 0, span: 7))
  private static let octets = PackedType.Kind.octetString(.init(), containing: nil)
  private static let extensible = PackedType.Kind.sequence(
    .init(root: [.init("p", 0)], additions: [.component(.init("q", 0))]))

  private static let twice = PackedType.Kind.sequence(
    .init(root: [.init("p", 0)], additions: [.component(.init("q", 0)), .component(.init("r", 0))]))
  private static let grouped = PackedType.Kind.sequence(
    .init(root: [.init("p", 0)], additions: [.group([.init("q", 0, isOptional: true)])]))
  private static let text = PackedType.Kind.characterString(.printable, .init())
  /// 32768 octets in two fragments.
  private static let fragments =
    "c1" + String(repeating: "00", count: 16_384) + "c1" + String(repeating: "00", count: 16_384) + "00"

  /// Types, an encoding, and the deviation with its bit.
  static let cases: [(String, [PackedType.Kind], String, PackedRemark.Kind, Int)] = [
    ("padding at the end", [small], "a1", .paddingNotZero, 3),
    (
      "padding in front of octets",
      [.boolean, octets, .sequence(.init(root: [.init("b", 0), .init("o", 1)], additions: nil))], "8101aa",
      .paddingNotZero, 1
    ),
    ("a length of two octets below 128", [octets], "8001aa", .lengthNotMinimal, 0),
    (
      "a large number with a leading zero", [.integer(.init(lower: 0, span: 65_536))], "400005",
      .numberNotMinimal, 0
    ),
    (
      "an unconstrained number with a leading zero", [.integer(.init(lower: nil, span: nil))], "020005",
      .numberNotMinimal, 0
    ),
    (
      "a negative number with leading ones", [.integer(.init(lower: nil, span: nil))], "02ff80",
      .numberNotMinimal, 0
    ),
    (
      "a default that is sent",
      [small, .sequence(.init(root: [.init("p", 0, defaultValue: .integer(3))], additions: nil))], "b0",
      .defaultSent, 1
    ),
    ("octets behind the value", [small], "a000", .octetsBehindValue, 8),
    ("a bitmap without additions", [small, extensible], "9000", .emptyAdditions, 4),
    ("a bitmap of an older version", [small, twice], "9010" + "0140", .otherVersion, 4),
    ("a bitmap of a newer version", [small, extensible], "9030" + "0140", .otherVersion, 4),
    ("a group without members", [small, grouped], "9010" + "0100", .emptyGroup, 12),
    (
      "a text that is the default",
      [text, .sequence(.init(root: [.init("t", 0, defaultValue: .text("gNB"))], additions: nil))],
      "8003" + "674e42", .defaultSent, 1
    ),
    ("a character that the type does not have", [text], "03" + "674e5f", .badCharacter, 0),
    ("octets that are no UTF-8", [.characterString(.utf8, .init())], "02c328", .badCharacter, 0),
    (
      "nothing in an open type", [.null, octets, .octetString(.init(), containing: 0)], "00", .emptyEncoding,
      8
    ),
    ("an octet that is not full", [small, .bitString(.init(), containing: 0)], "03a0", .octetNotFull, 11),
    (
      "a bitmap of few additions with a long length", [small, extensible], "9801" + "80" + "0140",
      .lengthNotMinimal, 5
    ),
    ("two fragments in the place of one", [octets], fragments, .lengthNotMinimal, 8 + 16_384 * 8),
    ("an addition that is not known", [small, extensible], "90280103", .unknownAddition, 13),
    ("an item that is not known", [.enumerated(.init(root: ["a"], extensions: []))], "82", .unknownItem, 0),
    (
      "an alternative that is not known", [small, .choice(.init(root: [.init("x", 0)], extensions: []))],
      "820103", .unknownAlternative, 0
    ),
    (
      "a number of the root as one outside", [.integer(.init(lower: 0, span: 255, isExtensible: true))],
      "800105",
      .rootSentAsExtension, 0
    ),
    (
      "a size of the root as one outside",
      [.octetString(.init(lower: 1, upper: 4, isExtensible: true), containing: nil)], "8001aa",
      .rootSentAsExtension, 0
    ),
    (
      "an index below 64 as a large one", [.enumerated(.init(root: ["a"], extensions: ["b", "c"]))], "c00101",
      .numberNotMinimal, 2
    ),
  ]

  @Test(arguments: cases.indices) func aDeviationIsToldWithItsPlace(_ index: Int) throws {
    let (name, kinds, hex, kind, bit) = Self.cases[index]
    let schema = PackedSchema(
      isAligned: true, types: kinds.enumerated().map { PackedType(name: "T\($0)", $1) }, objectSets: [],
      top: [])
    let remarks = try schema.decode(hex).remarks
    #expect(remarks.map(\.kind) == [kind], "\(name): \(remarks)")
    #expect(remarks.first?.bitOffset == bit, "\(name)")
  }

  @Test func aKeyWithoutARowKeepsItsOctets() throws {
    let schema = OpenTypes.schema(aligned: true)
    let (value, remarks) = try schema.decode("0902beef")
    #expect(value == .members(("id", .integer(9)), ("value", .opaque([0xBE, 0xEF]))))
    #expect(remarks.map(\.kind) == [.unknownKey])
    #expect(try schema.encode(value) == "0902beef")
  }

  @Test func octetsThatTheValueOfAnOpenTypeLeavesAreTold() throws {
    let (value, remarks) = try OpenTypes.schema(aligned: true).decode("01020500")
    #expect(value["value"] == .contained("T0", .integer(5)))
    #expect(remarks.map(\.kind) == [.octetsBehindValue])
    #expect(remarks.first?.bitOffset == 24)
  }

  /// Encodings of one and of three additions by a newer version, assembled by hand.
  @Test(
    arguments: [
      ("800000" + "01" + "02beef", 0, [0xBE, 0xEF]), ("800000" + "0440" + "03010203", 2, [1, 2, 3]),
    ] as [(String, Int, [UInt8])])
  func anAdditionOfANewerVersionKeepsItsOctets(_ hex: String, _ index: Int, _ octets: [UInt8]) throws {
    let schema = PackedSchema.of(
      Self.small, .sequenceOf(.init(lower: 0, upper: 65_535), 0),
      .sequence(.init(root: [.init("list", 1)], additions: [])), aligned: true)
    let value = PackedValue.sequence([
      .init(.component("list"), .list([])), .init(.addition(index), .opaque(octets)),
    ])
    let decoded = try schema.decode(hex)
    #expect(decoded.value == value)
    #expect(decoded.remarks.map(\.kind) == [.unknownAddition])
    #expect(try schema.encode(value) == hex)
  }

  @Test func additionsBeyondSixtyFourAreCountedInFull() throws {
    // 65 additions of which the last is there: the bit 1, then the length 65, X.691 11.9.3.4.
    let schema = PackedSchema.of(Self.small, Self.extensible, aligned: true)
    let value = PackedValue.sequence([
      .init(.component("p"), .integer(1)), .init(.addition(64), .opaque([0x07])),
    ])
    let hex = try schema.encode(value)
    #expect(hex == "9841" + "0000000000000000" + "80" + "0107")
    #expect(try schema.decode(hex).value == value)
  }
}
