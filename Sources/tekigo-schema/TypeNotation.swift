import JSON

/// A type of the facts in the notation of a schema's text.
struct TypeNotation {
  /// Columns of a line.
  static let width = 110

  /// A type as text that begins at a column, in one line if it fits.
  static func text(_ type: JSONValue, indent: Int, column: Int, behind: Int = 0) throws -> String {
    let flat = try self.flat(type)
    guard column + flat.count + behind > width, let keyword = type["k"]?.text else { return flat }
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent) + "}"
    switch keyword {
    case "ENUMERATED":
      return "ENUMERATED {" + filled(items(type), indent: inner) + end
    case "SEQUENCE", "CHOICE":
      let entries = try entries(type).map { try entry($0, indent: indent + 2) }
      return keyword + " {\n" + entries.map { inner + $0 }.joined(separator: ",\n") + end
    default: return flat
    }
  }

  // MARK: One line

  private static func flat(_ type: JSONValue) throws -> String {
    if let name = type.text { return name }
    guard let keyword = type["k"]?.text else { throw FactsError("a type has no kind: \(type.compactText)") }
    switch keyword {
    case "BOOLEAN", "NULL", "OBJECT IDENTIFIER": return keyword
    case "INTEGER": return try keyword + (bounds(type).map { " " + $0 } ?? "")
    case "BIT STRING", "OCTET STRING":
      let containing = try type["containing"].map { try " CONTAINING " + flat($0) } ?? ""
      return try keyword + size(type) + containing
    case "NumericString", "PrintableString", "VisibleString", "IA5String", "UTF8String":
      return try keyword + size(type)
    case "SEQUENCE OF":
      guard let item = type["of"] else { throw FactsError("a SEQUENCE OF has no items") }
      return try "SEQUENCE" + size(type) + " OF " + flat(item)
    case "ENUMERATED": return "ENUMERATED { " + items(type).joined(separator: ", ") + " }"
    case "SEQUENCE", "CHOICE":
      let entries = try entries(type).map { try entry($0, indent: nil) }
      return keyword + (entries.isEmpty ? " { }" : " { " + entries.joined(separator: ", ") + " }")
    case "OPEN":
      guard let set = type["set"]?.text, let key = type["key"]?.text, let column = type["field"]?.text else {
        throw FactsError("an open type lacks its object set")
      }
      return "OPEN \(column) OF \(set) BY \(key)"
    default: throw FactsError("there is no notation for \(keyword)")
    }
  }

  private static func number(_ value: JSONValue?) throws -> String? {
    switch value {
    case nil: nil
    case .integer(let number)?: String(number)
    case .unsigned(let number)?: String(number)
    case let other?: throw FactsError("\(other.compactText) is no bound")
    }
  }

  private static func bounds(_ type: JSONValue) throws -> String? {
    let lower = try number(type["lb"])
    let upper = try number(type["ub"])
    guard let lower else {
      guard upper == nil else { throw FactsError("there is no notation for an upper bound alone") }
      return nil
    }
    let extensible = type["ext"] == .boolean(true) ? ", ..." : ""
    return lower == upper ? "(\(lower)\(extensible))" : "(\(lower)..\(upper ?? "MAX")\(extensible))"
  }

  private static func size(_ type: JSONValue) throws -> String {
    try bounds(type).map { " (SIZE\($0))" } ?? ""
  }

  // MARK: What stands in braces

  private static func items(_ type: JSONValue) -> [String] {
    let root = type["root"]?.elements.compactMap(\.text) ?? []
    guard let extensions = type["ext"] else { return root }
    return root + ["..."] + extensions.elements.compactMap(\.text)
  }

  private static func entries(_ type: JSONValue) throws -> [JSONValue] {
    let root = type["root"]?.elements ?? []
    guard let extensions = type["ext"] else { return root }
    return root + [.string("...")] + extensions.elements
  }

  /// - Parameter indent: nil: on one line.
  private static func entry(_ entry: JSONValue, indent: Int?) throws -> String {
    if let marker = entry.text { return marker }
    if let group = entry["group"]?.elements {
      let inner = try group.map { try self.entry($0, indent: indent.map { $0 + 2 }) }
      guard let indent else { return "[[ " + inner.joined(separator: ", ") + " ]]" }
      let line = "[[ " + inner.joined(separator: ", ") + " ]]"
      if indent + line.count + 1 <= width, !line.contains("\n") { return line }
      let blanks = String(repeating: " ", count: indent)
      return "[[\n" + inner.map { blanks + "  " + $0 }.joined(separator: ",\n") + "\n" + blanks + "]]"
    }
    guard let name = entry["n"]?.text, let type = entry["t"] else {
      throw FactsError("a component lacks its name or its type: \(entry.compactText)")
    }
    let presence: String =
      switch entry["def"] {
      case nil: entry["opt"] == .boolean(true) ? " OPTIONAL" : ""
      case .boolean(let flag)?: " DEFAULT " + (flag ? "TRUE" : "FALSE")
      case .string(let item)?: " DEFAULT " + item
      case let number?: " DEFAULT " + number.compactText
      }
    let text =
      try indent.map {
        try self.text(type, indent: $0, column: $0 + name.count + 1, behind: presence.count + 1)
      } ?? flat(type)
    return name + " " + text + presence
  }

  /// Words on lines that are as full as they can be.
  private static func filled(_ words: [String], indent: String) -> String {
    var text = ""
    var column = width
    for (place, word) in words.enumerated() {
      let word = place == words.count - 1 ? word : word + ","
      if column + word.count + 1 > width {
        text += "\n" + indent + word
        column = indent.count + word.count
      } else {
        text += " " + word
        column += word.count + 1
      }
    }
    return text
  }
}
