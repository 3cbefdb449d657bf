import PackedEncoding
import Testing

/// Numbers at the edges of what 64 bits hold, and indices that are not small. X.691, 11.
@Suite struct NumberTests {
  private static func integer(
    _ lower: Int64?, _ span: UInt64?, isExtensible: Bool = false, aligned: Bool = true
  ) -> PackedSchema {
    PackedSchema.of(.integer(.init(lower: lower, span: span, isExtensible: isExtensible)), aligned: aligned)
  }

  /// Bounds, an encoding, and its value.
  static let values: [(Int64?, UInt64?, String, PackedValue)] = [
    (0, .max, "e0ffffffffffffffff", .unsigned(.max)),
    (10, .max - 10, "e0fffffffffffffff5", .unsigned(.max)),
    (.min, .max, "e0ffffffffffffffff", .integer(.max)),
    (.min, .max, "0000", .integer(.min)),
    (-5, .max, "e08000000000000004", .integer(.max)),
    (5, nil, "087ffffffffffffffa", .integer(.max)),
    (.min, nil, "08ffffffffffffffff", .integer(.max)),
    (nil, nil, "088000000000000000", .integer(.min)),
    (nil, nil, "087fffffffffffffff", .integer(.max)),
  ]

  @Test(arguments: values.indices) func theLargestAndSmallestNumbersComeBack(_ index: Int) throws {
    let (lower, span, hex, value) = Self.values[index]
    let schema = Self.integer(lower, span)
    #expect(try schema.encode(value) == hex)
    let decoded = try schema.decode(hex)
    #expect(decoded.value == value)
    #expect(decoded.remarks == [])
  }

  /// Bounds, and an encoding of a number that has no value of 64 bits.
  static let beyond: [(Int64?, UInt64?, Bool, String)] = [
    (-5, .max, false, "e08000000000000005"),
    (5, nil, false, "087ffffffffffffffb"),
    (5, nil, false, "09010000000000000000"),
    (nil, nil, false, "09008000000000000000"),
    (nil, nil, false, "09ff7fffffffffffffff"),
    (0, 255, true, "8009008000000000000000"),
    // Where numbers above 63 bits are known a negative one can't be told from them.
    (0, .max - 1, true, "8001ff"),
  ]

  @Test(arguments: beyond.indices) func whatSixtyFourBitsDoNotHoldIsAnError(_ index: Int) {
    let (lower, span, isExtensible, hex) = Self.beyond[index]
    let schema = Self.integer(lower, span, isExtensible: isExtensible)
    let error = #expect(throws: PackedError.self) { try schema.decode(hex) }
    #expect(error?.code == .outOfRange)
    #expect(error?.path == "T0")
  }

  @Test(
    arguments: [
      ("0900" + "0000000000000005", .integer(5)), ("0aff" + "ffffffffffffffff80", .integer(-128)),
    ] as [(String, PackedValue)])
  func moreOctetsThanNeededAreRead(_ hex: String, _ value: PackedValue) throws {
    let decoded = try Self.integer(nil, nil).decode(hex)
    #expect(decoded.value == value)
    #expect(decoded.remarks.map(\.kind) == [.numberNotMinimal])
    #expect(throws: PackedError.self) { try Self.integer(nil, nil).decode(String(hex.dropLast(2))) }
  }

  @Test func aNumberOfTheRootOutsideItsFormIsTold() throws {
    for (lower, span) in [(nil, nil), (5, nil), (0, 255)] as [(Int64?, UInt64?)] {
      let schema = Self.integer(lower, span, isExtensible: true)
      #expect(try schema.decode("800107").remarks.map(\.kind) == [.rootSentAsExtension])
    }
    #expect(try Self.integer(5, nil, isExtensible: true).decode("800104").remarks == [])
  }

  @Test func numbersThatTheTypeDoesNotAllowAreNotWritten() {
    let cases: [(PackedSchema, PackedValue)] = [
      (Self.integer(0, .max - 1), .unsigned(.max)), (Self.integer(0, 7), .unsigned(8)),
      (Self.integer(nil, nil), .unsigned(.max)),
      (Self.integer(0, .max - 1, isExtensible: true), .integer(-1)),
      (Self.integer(0, .max - 1, isExtensible: true), .unsigned(.max)),
    ]
    for (schema, value) in cases {
      let error = #expect(throws: PackedError.self, "\(value)") { try schema.encode(value) }
      #expect(error?.code == .outOfRange, "\(value)")
    }
    #expect(throws: Never.self) { try Self.integer(0, 7).encode(.unsigned(7)) }
    #expect(throws: Never.self) { try Self.integer(0, .max, isExtensible: true).encode(.unsigned(.max)) }
  }

  // MARK: Normally small numbers, 11.6

  @Test(arguments: [true, false]) func anIndexFromSixtyFourOnHasALength(_ isAligned: Bool) throws {
    let items = (0..<300).map { "added\($0)" }
    let schema = PackedSchema.of(.enumerated(.init(root: ["a"], extensions: items)), aligned: isAligned)
    let encodings = isAligned ? ["bf", "c00140", "c0020100"] : ["bf", "c05000", "c0804000"]
    for (index, hex) in zip([63, 64, 256], encodings) {
      #expect(try schema.encode(.item("added\(index)")) == hex)
      let decoded = try schema.decode(hex)
      #expect(decoded.value == .item("added\(index)"))
      #expect(decoded.remarks == [])
    }
    #expect(try schema.decode(schema.encode(.unknownItem(65_535))).value == .unknownItem(65_535))
  }

  @Test func anIndexBeyondAllSpecificationsIsRefused() {
    let schema = PackedSchema.of(.enumerated(.init(root: ["a"], extensions: [])), aligned: true)
    let error = #expect(throws: PackedError.self) { try schema.decode("c003010000") }
    #expect(error?.code == .outOfRange)
    for index in [-1, 65_536] {
      #expect(throws: PackedError.self) { try schema.encode(.unknownItem(index)) }
    }
  }

  // MARK: Object identifiers, X.690, 8.19

  @Test(
    arguments: [
      ([0, 39], "0127"), ([1, 0], "0128"), ([2, 0], "0150"), ([2, 999, 3], "03883703"),
      ([2, UInt64.max - 80], "0a81ffffffffffffffff7f"), ([1, 2, .max], "0b2a81ffffffffffffffff7f"),
    ] as [([UInt64], String)])
  func objectIdentifiersComeBack(_ arcs: [UInt64], _ hex: String) throws {
    let schema = PackedSchema.of(.objectIdentifier, aligned: true)
    #expect(try schema.encode(.objectIdentifier(arcs)) == hex)
    #expect(try schema.decode(hex).value == .objectIdentifier(arcs))
  }

  @Test func octetsThatAreNoObjectIdentifierAreRefused() throws {
    let schema = PackedSchema.of(.objectIdentifier, aligned: true)
    // Without a number, with one that does not end, and with one of 65 bits.
    for hex in ["00", "022a80", "0b2a83ffffffffffffffff7f"] {
      let error = #expect(throws: PackedError.self, "\(hex)") { try schema.decode(hex) }
      #expect(error?.code == .outOfRange, "\(hex)")
    }
    #expect(try schema.decode("032a8001").remarks.map(\.kind) == [.numberNotMinimal])
    for arcs in [[], [1], [3, 1], [2, .max]] as [[UInt64]] {
      #expect(throws: PackedError.self, "\(arcs)") { try schema.encode(.objectIdentifier(arcs)) }
    }
  }
}
