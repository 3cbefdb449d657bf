import PackedEncoding
import Testing

/// A tree gives what was sent without values being built from it.
@Suite struct TreeTests {
  /// A message of fields, as the application protocols of 3GPP have them: an open type selected by a procedure code
  /// holds a list of fields, each with an open type selected by its identifier.
  private static let message: PackedSchema = {
    func named(_ name: String, _ kind: PackedType.Kind) -> PackedType { PackedType(name: name, kind) }
    let types = [
      named("Code", .integer(.init(lower: 0, span: 255))),
      named("Criticality", .enumerated(.init(root: ["reject", "ignore", "notify"], extensions: nil))),
      named("", .open(.init(objectSet: 0, key: 0, column: 0))),
      named(
        "Initiating",
        .sequence(
          .init(root: [.init("code", 0), .init("criticality", 1), .init("value", 2)], additions: nil))),
      named("PDU", .choice(.init(root: (0..<4).map { .init("kind\($0)", 3) }, extensions: nil))),
      named("Identifier", .integer(.init(lower: 0, span: 65_535))),
      named("", .open(.init(objectSet: 1, key: 0, column: 0))),
      named(
        "Field",
        .sequence(.init(root: [.init("id", 5), .init("criticality", 1), .init("value", 6)], additions: nil))),
      named("", .sequenceOf(.init(lower: 0, upper: 65_535), 7)),
      named("Request", .sequence(.init(root: [.init("fields", 8)], additions: []))),
      named("Transaction", .integer(.init(lower: 0, span: 255, isExtensible: true))),
      named("Unit", .integer(.init(lower: 0, span: 1 << 36 - 1))),
      named("Name", .characterString(.printable, .init(lower: 1, upper: 150, isExtensible: true))),
    ]
    let fields = [(99 - 21, 10), (42, 11), (45, 12)].map {
      PackedSchema.ObjectSet.Row(key: Int64($0.0), types: [$0.1], words: [:])
    }
    return PackedSchema(
      isAligned: true, types: types,
      objectSets: [
        .init(name: "Messages", columns: ["Value"], rows: [.init(key: 1, types: [9], words: [:])]),
        .init(name: "Fields", columns: ["Value"], rows: fields),
      ], top: ["PDU"])
  }()

  private static let octets = [UInt8](hex: "0001001a000003004e00020063002a00020011002d400702007372734455")

  private func decode(_ octets: [UInt8]) throws -> PackedTree {
    try Self.message.decode(octets, as: try #require(Self.message.type(named: "PDU"))).tree
  }

  @Test func aMessageIsFollowedFromFieldToField() throws {
    let tree = try decode(Self.octets)
    #expect(tree.remarks == [])
    #expect(tree.unfinished == nil)
    let initiating = try #require(tree.child(of: 0, at: 0))
    #expect(tree.nodes[try #require(tree.child(of: initiating, at: 0))].value == 1)
    let value = try #require(tree.child(of: initiating, at: 2))
    let request = try #require(tree.contained(in: value))
    let list = try #require(tree.child(of: request, at: 0))
    var numbers: [Int64] = []
    var field = tree.firstChild(of: list)
    while let index = field {
      numbers.append(tree.nodes[try #require(tree.child(of: index, at: 0))].value)
      field = tree.nextSibling(of: index)
    }
    #expect(numbers == [78, 42, 45])
    #expect(tree.nodes[list].value == 3)
    let unit = try #require(tree.child(of: list, at: 1).flatMap { tree.child(of: $0, at: 2) })
    #expect(tree.nodes[try #require(tree.contained(in: unit))].value == 17)
    #expect(tree.child(of: list, at: 3) == nil)
    #expect(tree.nextSibling(of: 0) == nil)
  }

  @Test func everyPartKeepsItsBits() throws {
    let tree = try decode(Self.octets)
    // The open type of the second field: from its length in octet 16 on.
    let unit = try #require(tree.nodes.firstIndex { Self.message.types[max(0, Int($0.type))].name == "Unit" })
    #expect(tree.nodes[unit].bits == 17 * 8..<19 * 8)
    let open = try #require(tree.nodes[unit].parent >= 0 ? Int(tree.nodes[unit].parent) : nil)
    #expect(tree.nodes[open].bits == 15 * 8 + 2..<19 * 8)
    #expect(tree.nodes[open].contentBits == 17 * 8..<19 * 8)
    #expect(tree.nodes[0].bits == 0..<30 * 8)
    #expect(Self.message.path(to: unit, in: tree) == "PDU.kind0.value.Request.fields.[1].value.Unit")
  }

  @Test func whatWasReadBeforeAnErrorCanBeWalked() throws {
    var decoder = PackedDecoder(Self.message)
    var tree = PackedTree()
    // The second field is cut off in its number: its open type still has its length.
    var octets = Self.octets
    octets[17] = 0xE0
    let error = #expect(throws: PackedError.self) { try decoder.decode(4, octets.span, into: &tree) }
    #expect(error?.code == .outOfRange)
    #expect(error?.path == "PDU.kind0.value.Request.fields.[1].value.Unit")
    let unfinished = try #require(tree.unfinished)
    #expect(Self.message.path(to: unfinished, in: tree) == error?.path)
    let list = try #require(tree.nodes.firstIndex { $0.role == .item }.map { Int(tree.nodes[$0].parent) })
    let first = try #require(tree.child(of: list, at: 0))
    #expect(tree.nodes[try #require(tree.child(of: first, at: 0))].value == 78)
    #expect(tree.nextSibling(of: first) != nil)
    #expect(tree.nodes.allSatisfy { $0.next > 0 && $0.end >= $0.start })
  }

  @Test func aTreeThatIsUsedAgainHasNothingOfBefore() throws {
    var decoder = PackedDecoder(Self.message)
    var tree = PackedTree()
    let short = Array(Self.octets[..<20])
    #expect(throws: PackedError.self) { try decoder.decode(4, short.span, into: &tree) }
    try decoder.decode(4, Self.octets.span, into: &tree)
    #expect(tree.unfinished == nil)
    #expect(tree.nodes.count == (try decode(Self.octets)).nodes.count)
  }

  // MARK: Content

  @Test(arguments: [true, false]) func contentIsReadWhereItLies(_ isAligned: Bool) throws {
    let schema = PackedSchema.of(.bitString(.init(lower: 1, upper: 70), containing: nil), aligned: isAligned)
      .inside
    let bits = [UInt8](hex: "a5c3f018" + "99d0")
    let octets = try PackedEncoder(schema).encode(PackedValue.bits(bits, count: 44).inside, as: schema.last)
    let (_, tree) = try schema.decode(octets, as: schema.last)
    let string = try #require(tree.child(of: 0, at: 1))
    let content = tree.content(of: string, in: octets.span)
    #expect(content.bitCount == 44)
    #expect(content.octetCount == 6)
    #expect(content.octets == bits)
    #expect(content.number == 0xA5C_3F01_899D)
    // In front of it stand a bit and a length of 7 bits.
    #expect(content.bits == 8..<52)
    #expect(content.wholeOctets == nil)
  }

  @Test func contentOfWholeOctetsIsARangeOfTheBytes() throws {
    let schema = PackedSchema.of(.octetString(.init(), containing: nil), aligned: true).inside
    let octets = [UInt8](hex: "8009" + "010203040506070809" + "80")
    let (_, tree) = try schema.decode(octets, as: schema.last)
    let content = tree.content(of: try #require(tree.child(of: 0, at: 1)), in: octets.span)
    #expect(content.wholeOctets == 2..<11)
    #expect(content.number == nil)
  }

  @Test func contentOfFragmentsIsPutTogether() throws {
    let schema = PackedSchema.of(.octetString(.init(), containing: nil), aligned: false).inside
    let value = PackedValue.octets((0..<16_390).map { UInt8(truncatingIfNeeded: $0) })
    let octets = try PackedEncoder(schema).encode(value.inside, as: schema.last)
    let (_, tree) = try schema.decode(octets, as: schema.last)
    let string = try #require(tree.child(of: 0, at: 1))
    #expect(tree.nodes[string].isAssembled)
    let content = tree.content(of: string, in: octets.span)
    #expect(content.wholeOctets == 0..<16_390)
    #expect(content[16_389] == 5)
  }

  // MARK: Additions

  /// `SEQUENCE { p, ..., [[ q, r OPTIONAL ]], s }`
  private static func extended(aligned: Bool) -> PackedSchema {
    PackedSchema.of(
      .integer(.init(lower: 0, span: 7)), .boolean,
      .sequence(
        .init(
          root: [.init("p", 0)],
          additions: [.group([.init("q", 0), .init("r", 1, isOptional: true)]), .component(.init("s", 1))])),
      aligned: aligned)
  }

  @Test func aGroupHasANodeOfItsOwn() throws {
    let schema = Self.extended(aligned: true)
    let octets = [UInt8](hex: "9038" + "0150" + "0180")
    let (value, tree) = try schema.decode(octets, as: schema.last)
    #expect(value == .members(("p", .integer(1)), ("q", .integer(5)), ("s", .boolean(true))))
    let group = try #require(tree.nodes.firstIndex { $0.role == .group })
    #expect(tree.nodes[group].isWrapper)
    #expect(tree.nodes[group].parent == 0)
    #expect(tree.nodes[group].place == 1)
    #expect(tree.nodes[group].bits == 13..<32)
    #expect(tree.nodes[group].contentBits == 24..<32)
    #expect(tree.unwrapped(group) == group)
    // The SEQUENCE has neither value nor content of it.
    #expect(tree.nodes[0].value == 0)
    #expect(tree.nodes[0].contentBits.isEmpty)
    // Members and additions are found by their places alike.
    #expect(tree.nodes[try #require(tree.child(of: 0, at: 1))].value == 5)
    #expect(tree.child(of: 0, at: 2) == nil)
    let added = try #require(tree.child(of: 0, at: 3))
    #expect(tree.nodes[added].value == 1)
    #expect(tree.nodes[added].role == .contained)
    #expect(schema.path(to: group + 1, in: tree) == "T2.q")
    #expect(PackedTreeReader(schema, octets.span).value(group, of: tree) == .members(("q", .integer(5))))
  }

  @Test func placesBeyondTheSchemaHaveNoNames() {
    let schema = Self.extended(aligned: true)
    #expect((0..<5).map { schema.componentName(of: 2, $0) } == ["p", "q", "r", "s", ""])
    #expect(schema.componentName(of: 0, 0) == "")
    #expect(schema.componentName(of: 7, 0) == "")
    #expect(schema.componentName(of: 2, -1) == "")
  }
}
