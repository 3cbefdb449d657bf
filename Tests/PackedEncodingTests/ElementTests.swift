import PackedEncoding
import Testing

/// Information elements are decoded in one step. What comes of it is what comes of the general way, which types are
/// decoded that are written alike and are called otherwise: an INTEGER in place of the ENUMERATED.
@Suite struct ElementTests {
  private static func schema(_ item: PackedType.Kind) -> PackedSchema {
    func named(_ name: String, _ kind: PackedType.Kind) -> PackedType { PackedType(name: name, kind) }
    func sequence(_ number: Int, _ open: Int) -> PackedType.Kind {
      .sequence(.init(root: [.init("id", number), .init("item", 1), .init("value", open)], additions: nil))
    }
    let types = [
      named("Code", .integer(.init(lower: 0, span: 255))), named("Criticality", item),
      named("", .open(.init(objectSet: 0, key: 0, column: 0))), named("PDU", sequence(0, 2)),
      named("Identifier", .integer(.init(lower: 0, span: 65_535))),
      named("", .open(.init(objectSet: 1, key: 0, column: 0))), named("Field", sequence(4, 5)),
      named("", .sequenceOf(.init(lower: 0, upper: 65_535), 6)),
      named("Request", .sequence(.init(root: [.init("fields", 7)], additions: []))),
      named("Flag", .boolean), named("Name", .octetString(.init(), containing: nil)),
    ]
    return PackedSchema(
      isAligned: true, types: types,
      objectSets: [
        .init(name: "Messages", columns: ["Value"], rows: [.init(key: 1, types: [8], words: [:])]),
        .init(
          name: "Fields", columns: ["Value"],
          rows: [(78, 9), (300, 10), (42, 6)].map { .init(key: $0.0, types: [$0.1], words: [:]) }),
      ], top: ["PDU"])
  }

  private static let enumerated = schema(
    .enumerated(.init(root: ["reject", "ignore", "notify"], extensions: nil)))
  private static let numbered = schema(.integer(.init(lower: 0, span: 2)))
  private static let pdu = 3

  /// Three fields: a flag, a name of 150 octets, and a field in a field.
  private static let octets: [UInt8] = {
    let name = [UInt8](repeating: 0x5A, count: 150)
    let fields =
      [UInt8](hex: "000003" + "004e400180" + "012c80" + "8098" + "8096") + name
      + [UInt8](hex: "002a00" + "05" + "004e000100")
    return [UInt8](hex: "0140") + [0x80, UInt8(fields.count)] + fields
  }()

  private struct Outcome: Equatable {
    var nodes: String
    var remarks: [PackedRemark]
    var unfinished: Int?
    var error: PackedError?
  }

  private func outcome(
    _ octets: [UInt8], _ schema: PackedSchema, nodes: Int = 1 << 18, depth: Int = 64
  ) -> Outcome {
    var decoder = PackedDecoder(schema)
    decoder.nodeLimit = nodes
    decoder.depthLimit = depth
    var tree = PackedTree()
    var failure: PackedError?
    do throws(PackedError) { try decoder.decode(Self.pdu, octets.span, into: &tree) } catch {
      failure = error
    }
    return Outcome(
      nodes: tree.nodes.map { "\($0)" }.joined(separator: "\n"), remarks: tree.remarks,
      unfinished: tree.unfinished, error: failure)
  }

  @Test func theWholeIsDecodedAlike() {
    let outcome = outcome(Self.octets, Self.enumerated)
    #expect(outcome.error == nil)
    #expect(outcome.remarks == [])
    #expect(outcome == self.outcome(Self.octets, Self.numbered))
  }

  @Test func everyBitThatIsWrongComesToTheSame() {
    for bit in 0..<Self.octets.count * 8 where !(20 * 8..<155 * 8).contains(bit) {
      var octets = Self.octets
      octets[bit / 8] ^= 0x80 >> UInt8(bit % 8)
      #expect(outcome(octets, Self.enumerated) == outcome(octets, Self.numbered), "bit \(bit)")
    }
  }

  @Test func everyEndComesToTheSame() {
    for count in 0..<Self.octets.count where !(24..<150).contains(count) {
      let octets = Array(Self.octets[..<count])
      #expect(outcome(octets, Self.enumerated) == outcome(octets, Self.numbered), "\(count) octets")
    }
  }

  @Test func boundsAreReachedAtTheSamePlace() {
    for limit in 1..<20 {
      #expect(
        outcome(Self.octets, Self.enumerated, nodes: limit)
          == outcome(Self.octets, Self.numbered, nodes: limit))
      #expect(
        outcome(Self.octets, Self.enumerated, depth: limit)
          == outcome(Self.octets, Self.numbered, depth: limit))
    }
  }
}
