import JSON

/// Writes the text of a schema from facts and from what is known of its procedures.
struct SchemaText {
  private let facts: Facts
  /// Initiators, correlation and clause of procedures, and what the header says.
  private let notes: JSONValue
  private let references: References
  private let patterns: [Pattern]

  init(facts: JSONValue, notes: JSONValue?) throws {
    self.facts = try Facts(facts)
    self.notes = notes ?? .object([])
    references = try References(self.facts)
    patterns = try Pattern.find(
      in: self.facts.types.filter { [references] in references.types.contains($0.key) })
  }

  func text() throws -> String {
    try ([header] + [procedures(), elements(), types()]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Header

  private var header: String {
    var lines: [(String, String?)] = [
      ("PROTOCOL", facts.name), ("SPECIFICATION", facts.specification),
      ("VERSION", notes["version"]?.text ?? facts.version), ("ENCODING", facts.encoding),
      ("PORT", notes["port"]?.number.map(String.init)),
      ("PAYLOAD-PROTOCOL", notes["payloadProtocol"]?.number.map(String.init)),
      ("SIDES", words("sides")), ("PDU", facts.top.joined(separator: " ")),
    ]
    if let transaction = notes["transaction"]?.text { lines.append(("TRANSACTION", transaction)) }
    lines += [("UE", words("ue")), ("MBS", words("mbs"))]
    return lines.compactMap { keyword, text in text.map { "\(keyword) \($0)\n" } }.joined()
  }

  private func words(_ key: String) -> String? {
    notes[key].map { $0.elements.compactMap(\.text).joined(separator: " ") }
  }

  // MARK: Sections

  private func procedures() throws -> String {
    guard let set = facts.procedureSet else { return "" }
    let notes = self.notes["procedures"]?.elements ?? []
    var text = "PROCEDURES \(set)\n"
    for procedure in facts.procedures {
      guard let code = procedure["code"]?.number, let name = procedure["name"]?.text,
        let criticality = procedure["criticality"]?.text
      else { throw FactsError("a procedure lacks its code, name or criticality: \(procedure.compactText)") }
      let note = notes.first { $0["code"]?.number == code }
      let words = [
        String(code), name, criticality, note?["from"]?.text, note?["correlation"]?.text,
        note?["clause"]?.text, procedure["InitiatingMessage"]?.text,
        procedure["SuccessfulOutcome"]?.text, procedure["UnsuccessfulOutcome"]?.text,
      ]
      text += "  " + words.map { $0 ?? "-" }.joined(separator: " ") + "\n"
    }
    return text
  }

  private func elements() -> String {
    guard !facts.elements.isEmpty else { return "" }
    return "IDS\n" + facts.elements.map { "  \($0.id) \($0.name)\n" }.joined()
  }

  private func types() throws -> String {
    var text = "TYPES\n"
    for pattern in patterns {
      text += try definition("\(pattern.name){\(Pattern.parameter)}", pattern.type)
    }
    for name in references.types.sorted() where Pattern.parts(name) == nil {
      text += try definition(name, facts.types[name] ?? .null)
    }
    for name in references.sets.sorted() where name != facts.procedureSet {
      text += try set(name, facts.objectSets[name] ?? .null)
    }
    return text
  }

  private func definition(_ name: String, _ type: JSONValue) throws -> String {
    let head = name + " ::= "
    return try head + TypeNotation.text(type, indent: 0, column: head.count) + "\n"
  }

  // MARK: Object sets

  private func set(_ name: String, _ set: JSONValue) throws -> String {
    let objects = set["objects"]?.elements ?? []
    let isExtension = set["class"]?.text?.hasSuffix("EXTENSION") ?? false
    let column = isExtension ? "Extension" : "Value"
    let head = "\(name) ::= SET \(column) {"
    guard !objects.isEmpty else { return head + " }\n" }
    let rows = try objects.map { "  " + (try row($0, column)) }
    let line = head + " " + rows.map { $0.dropFirst(2) }.joined(separator: ", ") + " }\n"
    if line.count <= TypeNotation.width { return line }
    return head + "\n" + rows.joined(separator: ",\n") + "\n}\n"
  }

  private func row(_ object: JSONValue, _ column: String) throws -> String {
    guard let id = object["id"]?.number, let criticality = object["criticality"]?.text,
      let presence = object["presence"]?.text, let type = object[column]
    else { throw FactsError("an object has another shape: \(object.compactText)") }
    let name = try facts.elementName(id)
    let row = "\(name) \(criticality) \(presence)"
    return try type.text == name.prefix(1).uppercased() + name.dropFirst()
      ? row : row + " " + TypeNotation.text(type, indent: 2, column: row.count + 3)
  }
}
