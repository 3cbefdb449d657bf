import ApplicationProtocols
import PackedEncoding
import Testing

/// The notation of a schema's text, by what is read from it.
@Suite struct SchemaTextTests {
  private func kind(_ name: String) throws -> PackedType.Kind {
    let schema = try Toy.schema()
    return schema.packed.types[try #require(schema.packed.type(named: name))].kind
  }

  @Test(arguments: [
    ("Number", PackedType.Bounds(lower: 0, span: .max)),
    ("Small", PackedType.Bounds(lower: -5, span: 10, isExtensible: true)),
    ("Any", PackedType.Bounds(lower: nil, span: nil)),
    ("From", PackedType.Bounds(lower: 3, span: nil)),
    ("Alias", PackedType.Bounds(lower: -5, span: 10, isExtensible: true)),
  ])
  func numbersHaveTheirBounds(_ name: String, _ expected: PackedType.Bounds) throws {
    guard case .integer(let bounds) = try kind(name) else {
      Issue.record("\(name) is no INTEGER")
      return
    }
    #expect(bounds == expected)
  }

  @Test func stringsHaveTheirSizes() throws {
    guard case .characterString(.visible, let text) = try kind("Text"),
      case .bitString(let flags, nil) = try kind("Flags"),
      case .octetString(let octets, nil) = try kind("Octets"),
      case .octetString(let any, .some) = try kind("Wrapped"),
      case .characterString(.utf8, _) = try kind("Word")
    else {
      Issue.record("a string is of another kind")
      return
    }
    #expect(text == PackedType.Size(lower: 1, upper: 20, isExtensible: true))
    #expect(flags == PackedType.Size(lower: 3, upper: 10))
    #expect(octets == PackedType.Size(lower: 2, upper: 2))
    #expect(any == PackedType.Size())
  }

  @Test func recordsHaveTheirComponentsAndAdditions() throws {
    guard case .sequence(let record) = try kind("Record"), let additions = record.additions else {
      Issue.record("Record is no SEQUENCE with a marker")
      return
    }
    #expect(record.root.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(record.root.map(\.isOptional) == [false, true, false, false, false])
    #expect(record.root.map(\.defaultValue) == [nil, nil, .integer(-2), .item("green"), .boolean(true)])
    guard case .component(let first) = additions[0], case .group(let group) = additions[1] else {
      Issue.record("the additions are others")
      return
    }
    #expect(first.name == "f" && first.isOptional)
    #expect(group.map(\.name) == ["g", "h"] && group.map(\.isOptional) == [false, true])
  }

  @Test func markersPartWhatWasAdded() throws {
    guard case .enumerated(let colour) = try kind("Colour"), case .choice(let pick) = try kind("Pick") else {
      Issue.record("a type is of another kind")
      return
    }
    #expect(colour.root == ["red", "green"] && colour.extensions == ["blue"])
    #expect(pick.root.map(\.name) == ["yes", "none"] && pick.extensions?.map(\.name) == ["more"])
  }

  @Test func proceduresAreReadWithWhoBeginsThem() throws {
    let schema = try Toy.schema()
    #expect(schema.procedures.map(\.name) == ["ping", "drop"])
    #expect(schema.procedures.map(\.clause) == ["4.2", nil])
    #expect(schema.procedures.map(\.initiators) == [.central, .both])
    #expect(schema.procedures.map(\.areInitiatorsCertain) == [true, false])
    #expect(schema.procedures.map(\.correlation) == [.transaction, .nothing])
    #expect(schema.procedures.map(\.procedureClass) == [1, 2])
    #expect(schema.messages.map(\.name) == ["Ping", "Pong", "Drop"])
    #expect(schema.messages.map(\.senders) == [.central, .peripheral, .both])
    #expect(schema.identifiers.transaction == 7 && schema.identifiers.ue == nil)
    #expect(schema.port == nil && schema.payloadProtocol == nil)
  }

  @Test func aPatternIsMadeForEachSet() throws {
    let schema = try Toy.schema()
    let field = try #require(schema.packed.type(named: "Field{PingIEs}"))
    let set = try #require(schema.elementSet(of: field).map { schema.elementSets[$0] })
    #expect(set.name == "PingIEs" && set.entries.map(\.id) == [7, 8])
    // A row without a type has the one that is called like its element, with a capital.
    #expect(set.entries.map { schema.packed.types[$0.type].name } == ["Number", "Text"])
    let ping = try #require(schema.message(named: "Ping"))
    #expect(schema.ieSet(of: ping.number)?.name == "PingIEs")
    #expect(schema.packed.type(named: "Field") == nil && schema.packed.type(named: "Field{Set}") == nil)
  }

  // MARK: What can't be read

  @Test(arguments: [
    ("ENCODING aligned", "ENCODING crooked", "`aligned` or `unaligned`"),
    ("SPECIFICATION", "SPEC", "no section `SPEC`"),
    ("  3 ping", "  x ping", "`x` is no number"),
    ("  3 ping reject", "  3 ping refuse", "a procedure has a code"),
    ("reject A transaction", "reject C transaction", "no side `C`"),
    ("  7 number", "  7", "an id has a number and a name"),
    ("TRANSACTION number", "TRANSACTION clock", "no id `clock`"),
    ("Small ::= INTEGER (-5..5", "Small ::= INTEGER (-5..x", "expected a number"),
    ("(0..18446744073709551615)", "(0..18446744073709551616)", "the number is too large"),
    ("Alias ::= Other", "Alias := Other", "expected `::=`"),
    ("Alias ::= Other", "Alias ::= other", "expected a type, not `other`"),
    ("red, green,", "red green,", "expected `}`"),
    ("Octets ::=", "Flags ::=", "`Flags` is defined twice"),
    ("BY code }", "BY key }", "no component `key`"),
    ("number reject mandatory", "number reject needed", "a presence is"),
    ("number reject mandatory", "clock reject mandatory", "no id `clock`"),
  ])
  func errorsNameTheLine(_ old: String, _ new: String, _ message: String) throws {
    let start = try #require(Toy.text.firstRange(of: old))
    let line = Toy.text[..<start.lowerBound].count { $0 == "\n" } + 1
    let text = Toy.text[..<start.lowerBound] + new + Toy.text[start.upperBound...]
    let error = try #require(throws: SchemaTextError.self) { try ProtocolSchema(text: String(text)) }
    #expect(error.line == line && error.message.contains(message), "\(error)")
  }

  @Test(arguments: [
    ("Alias ::= Other", "Alias ::= Nowhere", "no type `Nowhere`"),
    ("OF Field{PingIEs}", "OF Field{NowhereIEs}", "no set `NowhereIEs`"),
    ("OF Field{PingIEs}", "OF Nowhere{PingIEs}", "no type `Nowhere{…}`"),
    ("Other ::= Small", "Other ::= Alias", "is defined by itself"),
    ("PDU PDU", "PDU", "no PDU type"),
  ])
  func whatIsMissingIsNamed(_ old: String, _ new: String, _ message: String) throws {
    let start = try #require(Toy.text.firstRange(of: old))
    let text = Toy.text[..<start.lowerBound] + new + Toy.text[start.upperBound...]
    let error = try #require(throws: SchemaTextError.self) { try ProtocolSchema(text: String(text)) }
    #expect(error.message.contains(message), "\(error)")
  }

  @Test func depthIsBounded() throws {
    let deep = String(repeating: "SEQUENCE OF ", count: 100_000) + "NULL"
    let error = try #require(throws: SchemaTextError.self) {
      try ProtocolSchema(text: Toy.text + "Deep ::= \(deep)\n")
    }
    #expect(error.message.contains("too deep"))
  }
}
