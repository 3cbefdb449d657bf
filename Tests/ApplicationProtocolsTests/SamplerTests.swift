import ApplicationProtocols
import PackedEncoding
import Synthesis
import Testing

/// What the sampler draws for every message can be encoded, decodes to itself and is canonical.
@Suite struct SamplerTests {
  /// Encodes and decodes a value, and gives what the decoder remarks.
  private func roundTrip(_ value: PackedValue, in schema: ProtocolSchema) throws -> [PackedRemark.Kind] {
    let octets = try PackedEncoder(schema.packed).encode(value, as: schema.pduType)
    var decoder = PackedDecoder(schema.packed)
    var tree = PackedTree()
    try decoder.decode(schema.pduType, octets.span, into: &tree)
    let decoded = PackedTreeReader(schema.packed, octets.span).value(0, of: tree)
    #expect(decoded == value)
    let again = try PackedEncoder(schema.packed).encode(decoded, as: schema.pduType)
    #expect(again == octets)
    return tree.remarks.map(\.kind)
  }

  @Test(arguments: ShippedProtocol.allCases)
  func everyMessageHasASmallestForm(_ shipped: ShippedProtocol) throws {
    let schema = try shipped.schema
    var sampler = SchemaSampler(schema.packed, .minimal)
    for message in schema.messages where message.name != "PrivateMessage" {
      var random = SeededRandom(UInt64(message.number))
      let body = try #require(sampler.value(of: message.type, using: &random))
      let elements = try #require(body["protocolIEs"]).list
      let mandatory = schema.ieSet(of: message.number)?.entries.filter { $0.presence == .mandatory } ?? []
      #expect(elements.map { $0["id"] } == mandatory.map { .integer(Int64($0.id)) })
      #expect(try roundTrip(schema.pdu(message, body), in: schema).isEmpty)
    }
  }

  @Test(arguments: ShippedProtocol.allCases)
  func everyMessageComesBackAsItWas(_ shipped: ShippedProtocol) throws {
    let schema = try shipped.schema
    var sampler = SchemaSampler(schema.packed)
    for message in schema.messages where message.name != "PrivateMessage" {
      var random = SeededRandom(UInt64(message.number))
      for _ in 0..<3 {
        let body = try #require(sampler.value(of: message.type, using: &random))
        #expect(try roundTrip(schema.pdu(message, body), in: schema).isEmpty)
      }
    }
  }

  @Test(arguments: ShippedProtocol.allCases)
  func whatNewerReleasesAddComesBackToo(_ shipped: ShippedProtocol) throws {
    let schema = try shipped.schema
    var options = SchemaSampler.Options.wild
    options.unknown = 100
    var sampler = SchemaSampler(schema.packed, options)
    var kinds: Set<PackedRemark.Kind> = []
    for message in schema.messages {
      var random = SeededRandom(UInt64(message.number))
      guard let body = sampler.value(of: message.type, using: &random) else { continue }
      kinds.formUnion(try roundTrip(schema.pdu(message, body), in: schema))
    }
    #expect(kinds == [.unknownKey, .unknownItem, .unknownAddition])
  }

  @Test func theSameSeedGivesTheSameValue() throws {
    let schema = try ShippedProtocol.f1ap.schema
    let message = try #require(schema.message(named: "UEContextSetupRequest"))
    func draw(_ seed: UInt64) -> PackedValue? {
      var random = SeededRandom(seed)
      var sampler = SchemaSampler(schema.packed, .wild)
      return sampler.value(of: message.type, using: &random)
    }
    #expect(draw(7) != nil && draw(7) == draw(7))
    #expect(draw(7) != draw(8))
  }
}

extension PackedValue {
  fileprivate var list: [PackedValue] {
    if case .list(let values) = self { return values }
    return []
  }
}
