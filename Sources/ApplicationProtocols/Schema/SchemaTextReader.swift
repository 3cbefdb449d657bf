import PackedEncoding

/// Reads the text of a schema.
///
/// The text is made of lines: a header of keywords, the sections `PROCEDURES` and `IDS` with a line for each
/// entry, and behind `TYPES` definitions in a notation close to ASN.1, read by ``SchemaTypeReader``. The
/// documentation (`ProtocolSchemas.md`) shows the form.
struct SchemaTextReader {
  private var scanner: SchemaScanner
  private var parts = SchemaParts()
  /// Names of IEs that the header mentions, and where; their ids come later.
  private var correlating: [String: (names: [String], place: Int)] = [:]
  private var numbersOfElements: [String: Int] = [:]

  init(_ text: String) { scanner = SchemaScanner(text) }

  mutating func read() throws(SchemaTextError) -> SchemaParts {
    var hasTypes = false
    while !scanner.isAtEnd, !hasTypes {
      let start = scanner.place
      var words = scanner.lineOfWords()
      guard !words.isEmpty, !words[0].hasPrefix("--") else { continue }
      let keyword = words.removeFirst()
      let rest = words.joined(separator: " ")
      switch keyword {
      case "PROTOCOL": parts.name = rest
      case "SPECIFICATION": parts.specification = rest
      case "VERSION": parts.version = rest
      case "ENCODING": parts.isAligned = try alignment(rest, start)
      case "PORT": parts.port = try number(rest, start)
      case "PAYLOAD-PROTOCOL": parts.payloadProtocol = try number(rest, start)
      case "SIDES": parts.sides = words
      case "PDU": parts.top = words
      case "TRANSACTION", "UE", "MBS": correlating[keyword] = (words, start)
      case "PROCEDURES": try procedures(set: rest)
      case "IDS": try elementNames()
      case "TYPES": hasTypes = true
      default: throw scanner.failure(at: start, "there is no section `\(keyword)`")
      }
    }
    parts.identifiers.transaction = try ids("TRANSACTION").first
    parts.identifiers.ue = pair(try ids("UE"))
    parts.identifiers.mbs = pair(try ids("MBS"))
    var types = SchemaTypeReader(scanner, elements: numbersOfElements, parts)
    return try types.read()
  }

  // MARK: Header

  private func alignment(_ text: String, _ start: Int) throws(SchemaTextError) -> Bool {
    guard text == "aligned" || text == "unaligned" else {
      throw scanner.failure(at: start, "an encoding is `aligned` or `unaligned`")
    }
    return text == "aligned"
  }

  private func number<Number: FixedWidthInteger>(
    _ text: String, _ start: Int
  ) throws(SchemaTextError) -> Number {
    guard let number = Number(text) else { throw scanner.failure(at: start, "`\(text)` is no number here") }
    return number
  }

  private func ids(_ keyword: String) throws(SchemaTextError) -> [Int] {
    var ids: [Int] = []
    guard let (names, place) = correlating[keyword] else { return [] }
    for name in names {
      guard let id = numbersOfElements[name] else {
        throw scanner.failure(at: place, "there is no id `\(name)`")
      }
      ids.append(id)
    }
    return ids
  }

  private func pair(_ ids: [Int]) -> ProtocolSchema.Identifiers.Pair? {
    ids.count == 2 ? ProtocolSchema.Identifiers.Pair(central: ids[0], peripheral: ids[1]) : nil
  }

  // MARK: Sections

  /// Lines like `1 f1Setup reject DU transaction 8.2.3 F1SetupRequest F1SetupResponse F1SetupFailure`.
  private mutating func procedures(set: String) throws(SchemaTextError) {
    let columns = MessageRole.allCases.map(\.column)
    while scanner.isIndented {
      let start = scanner.place
      let words = scanner.lineOfWords()
      guard words.count == 9, let criticality = Criticality(spelling: words[2]),
        let correlation = ProtocolProcedure.Correlation(rawValue: words[4])
      else {
        throw scanner.failure(
          at: start,
          "a procedure has a code, a name, a criticality, initiators, a correlation, a clause and three messages"
        )
      }
      parts.procedures.append(
        ProtocolProcedure(
          code: try number(words[0], start), name: words[1], criticality: criticality,
          initiators: try initiators(words[3], start), areInitiatorsCertain: !words[3].hasSuffix("?"),
          correlation: correlation, clause: words[5] == "-" ? nil : words[5]))
      parts.messageNames.append(words[6...].map { $0 == "-" ? nil : $0 })
    }
    parts.objectSets.append(PackedSchema.ObjectSet(name: set, columns: columns, rows: []))
    parts.elementSets.append(ElementSet(name: set, entries: []))
  }

  /// `CU`, `CU/DU`, `DU?` where it is not certain, `-` where it is not known.
  private func initiators(_ text: String, _ start: Int) throws(SchemaTextError) -> ProtocolSides {
    var sides: ProtocolSides = []
    for name in text.split(whereSeparator: { $0 == "/" || $0 == "?" }) where name != "-" {
      guard let place = parts.sides.firstIndex(of: String(name)), let side = ProtocolSide(rawValue: place)
      else { throw scanner.failure(at: start, "there is no side `\(name)`") }
      sides.formUnion(ProtocolSides(side))
    }
    return sides
  }

  /// Lines like `78 TransactionID`.
  private mutating func elementNames() throws(SchemaTextError) {
    while scanner.isIndented {
      let start = scanner.place
      let words = scanner.lineOfWords()
      guard words.count == 2 else { throw scanner.failure(at: start, "an id has a number and a name") }
      let id: Int = try number(words[0], start)
      parts.elementNames[id] = words[1]
      numbersOfElements[words[1]] = id
    }
  }
}
