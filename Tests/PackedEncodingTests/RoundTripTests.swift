import PackedEncoding
import Testing

/// What is encoded is decoded to the same value, whatever the types.
@Suite struct RoundTripTests {
  /// Remarks that a canonical encoding has too: the schema does not know all of it.
  private static let lasting: Set<PackedRemark.Kind> = [
    .unknownAddition, .unknownItem, .unknownAlternative, .unknownKey,
  ]

  @Test(arguments: [true, false], 0..<8) func valuesOfRandomTypesComeBack(
    _ isAligned: Bool, _ group: Int
  ) throws {
    for seed in group * 40..<(group + 1) * 40 {
      var random = RandomTypes(seed: UInt64(seed))
      let schema = random.schema(aligned: isAligned)
      for _ in 0..<5 {
        let value = random.value(of: random.top)
        let octets = try PackedEncoder(schema).encode(value, as: random.top)
        let decoded = try schema.decode(octets, as: random.top)
        #expect(decoded.value == value, "seed \(seed)")
        #expect(Set(decoded.tree.remarks.map(\.kind)).isSubset(of: Self.lasting), "seed \(seed)")
        #expect(try PackedEncoder(schema).encode(decoded.value, as: random.top) == octets, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [true, false]) func whatIsCutOffIsAnErrorAtEveryOctet(_ isAligned: Bool) throws {
    for seed in 0..<60 {
      var random = RandomTypes(seed: UInt64(seed))
      let schema = random.schema(aligned: isAligned)
      let octets = try PackedEncoder(schema).encode(random.value(of: random.top), as: random.top)
      // A value without a bit has an octet that a decoder can do without.
      for count in octets.indices where octets.count > 1 {
        let error = #expect(throws: PackedError.self, "seed \(seed) cut to \(count)") {
          try schema.decode(Array(octets[..<count]), as: random.top)
        }
        #expect((0...count * 8).contains(error?.bitOffset ?? -1), "seed \(seed) cut to \(count)")
        #expect(error?.path.hasPrefix("Top") == true, "seed \(seed) cut to \(count)")
      }
    }
  }

  /// An encoding as the content of a BIT STRING can end at any bit.
  @Test(arguments: [true, false]) func whatIsCutOffIsAnErrorAtEveryBit(_ isAligned: Bool) throws {
    for example in WorkedExample.all {
      let kind = PackedType.Kind.bitString(.init(), containing: 0)
      let whole = PackedSchema.of(example.kind, kind, aligned: isAligned)
      let plain = PackedSchema.of(.bitString(.init(), containing: nil), aligned: isAligned)
      let octets = [UInt8](hex: isAligned ? example.aligned : example.unaligned)
      var wasRead = false
      for count in 0...octets.count * 8 {
        let content = PackedValue.bits(Array(octets[..<((count + 7) / 8)]), count: count)
        let hex = try plain.encode(content)
        if let decoded = try? whole.decode(hex) {
          #expect(decoded.value == .contained("T0", example.value), "\(example) cut to \(count) bits")
          wasRead = true
        } else {
          #expect(!wasRead, "\(example) cut to \(count) bits")
        }
      }
      #expect(wasRead, "\(example)")
    }
  }

  @Test func bytesByChanceNeverTrap() {
    for seed in 0..<200 {
      var random = RandomTypes(seed: UInt64(seed))
      let schema = random.schema(aligned: seed % 2 == 0)
      for _ in 0..<20 {
        let octets = (0..<random.number(0...60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        var decoder = PackedDecoder(schema)
        var tree = PackedTree()
        var error: PackedError?
        do throws(PackedError) {
          try decoder.decode(random.top, octets.span, into: &tree)
        } catch let refusal { error = refusal }
        #expect((tree.unfinished != nil) == (error != nil && !tree.nodes.isEmpty), "seed \(seed)")
        // What was read can be shown, however far it goes.
        if !tree.nodes.isEmpty { _ = PackedTreeReader(schema, octets.span).value(0, of: tree) }
      }
    }
  }
}
