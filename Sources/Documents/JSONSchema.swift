extension Shape {
  /// The shape as JSON Schema (draft 2020-12), indented by two spaces a level.
  public func jsonSchema(indent: Int = 0) -> String {
    let pad = String(repeating: "  ", count: indent + 1)
    func object(_ members: [(String, String)]) -> String {
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(pad)\(Self.quoted($0.0)): \($0.1)" }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: indent) + "}"
    }
    func type(_ name: String) -> (String, String) { ("type", Self.quoted(name)) }
    func below(_ shape: Shape) -> String { shape.jsonSchema(indent: indent + 1) }
    switch self {
    case .any: return "{}"
    case .text: return object([("type", #"["string", "number", "boolean"]"#)])
    case .flag: return object([type("boolean")])
    case .integer(let range):
      var members = [type("integer")]
      if range.lowerBound != .min { members.append(("minimum", "\(range.lowerBound)")) }
      if range.upperBound != .max { members.append(("maximum", "\(range.upperBound)")) }
      return object(members)
    case .choice(let names):
      return object([("enum", "[" + names.map(Self.quoted).joined(separator: ", ") + "]")])
    case .date: return object([type("string"), ("pattern", Self.quoted("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))])
    case .list(let element): return object([type("array"), ("items", below(element))])
    case .range(let element):
      return object([
        type("array"), ("items", below(element)), ("minItems", "2"), ("maxItems", "2"),
      ])
    case .oneOrMore(let element): return Shape.either(element, .list(element)).jsonSchema(indent: indent)
    case .either(let a, let b):
      let inner = String(repeating: "  ", count: indent + 2)
      let choices = [a, b].map { inner + $0.jsonSchema(indent: indent + 2) }.joined(separator: ",\n")
      return object([("anyOf", "[\n\(choices)\n\(pad)]")])
    case .dictionary(let value): return object([type("object"), ("additionalProperties", below(value))])
    case .mapping(let keys):
      let inner = String(repeating: "  ", count: indent + 2)
      let properties = keys.map { key in
        inner + Self.quoted(key.name) + ": { \"description\": \(Self.quoted(key.summary)), \"allOf\": ["
          + key.shape.jsonSchema(indent: indent + 2) + "] }"
      }
      var members = [type("object"), ("additionalProperties", "false")]
      members.append(("properties", "{\n" + properties.joined(separator: ",\n") + "\n\(pad)}"))
      let required = keys.filter(\.required).map { Self.quoted($0.name) }
      if !required.isEmpty { members.append(("required", "[" + required.joined(separator: ", ") + "]")) }
      return object(members)
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for c in text.unicodeScalars {
      switch c {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where c.value < 32:
        let digits = String(c.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(c)
      }
    }
    return result + "\""
  }
}
