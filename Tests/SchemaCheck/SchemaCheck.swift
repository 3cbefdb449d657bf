internal import Foundation
package import JSON

/// JSON as another reader sees it. Keys are sorted, since their order does not matter there.
struct ParsedJSON: Decodable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = try? container.decode(Bool.self) {
      value = .boolean(boolean)
    } else if let integer = try? container.decode(Int64.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .thousandths(Int64((number * 1000).rounded()))
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let list = try? container.decode([ParsedJSON].self) {
      value = .array(list.map(\.value))
    } else {
      let members = try container.decode([String: ParsedJSON].self).sorted { $0.key < $1.key }
      value = .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    }
  }
}

extension JSONValue {
  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(ParsedJSON.self, from: Data(text.utf8)).value
  }

  /// The name of the type in the words of JSON Schema.
  package var type: String {
    switch self {
    case .null: return "null"
    case .boolean: return "boolean"
    case .integer, .unsigned: return "integer"
    case .thousandths: return "number"
    case .string: return "string"
    case .array: return "array"
    case .object: return "object"
    }
  }
}

/// A small structural validator: the keywords that the shipped schema uses, no others.
package struct SchemaCheck {
  let root: JSONValue
  /// Properties that some checked document had, by the path of their object in the schema.
  package private(set) var seen: Set<String> = []
  package private(set) var complaints: [String] = []

  package init(_ schema: JSONValue) { root = schema }

  package mutating func check(_ document: JSONValue) { check(document, root, "$", "$") }

  /// Properties that the schema declares, by the path of their object in the schema.
  package var declared: Set<String> {
    var paths: Set<String> = []
    func visit(_ schema: JSONValue, _ path: String) {
      for property in schema["properties"]?.members ?? [] {
        paths.insert("\(path).\(property.key)")
        visit(property.value, "\(path).\(property.key)")
      }
      if let items = schema["items"] { visit(items, "\(path)[]") }
      for choice in schema["anyOf"]?.elements ?? [] { visit(choice, path) }
    }
    visit(root, "$")
    for definition in root["$defs"]?.members ?? [] { visit(definition.value, "#\(definition.key)") }
    return paths
  }

  private mutating func check(
    _ value: JSONValue, _ schema: JSONValue, _ place: String, _ path: String
  ) {
    let known: Set = [
      "$schema", "$id", "$defs", "title", "description", "type", "enum", "const", "properties", "required",
      "additionalProperties", "items", "anyOf", "$ref", "minimum", "maxItems", "pattern",
    ]
    for keyword in schema.members where !known.contains(keyword.key) {
      complaints.append("unknown keyword \(keyword.key)")
    }
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      guard let target = root["$defs"]?[String(name)] else { return complaints.append("no \(name)") }
      return check(value, target, place, "#\(name)")
    }
    if let choices = schema["anyOf"]?.elements {
      for choice in choices {
        var attempt = self
        attempt.check(value, choice, place, path)
        if attempt.complaints.count == complaints.count {
          self = attempt
          return
        }
      }
      return complaints.append("\(place): none of anyOf")
    }
    if let type = schema["type"] {
      let types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
      let isNumber = value.type == "integer" && types.contains("number")
      if !types.contains(value.type), !isNumber { complaints.append("\(place): \(value.type), not \(types)") }
    }
    if let options = schema["enum"]?.elements, !options.contains(value) {
      complaints.append("\(place): not in enum")
    }
    if let constant = schema["const"], constant != value { complaints.append("\(place): not const") }
    if let minimum = schema["minimum"]?.number, let number = value.number, number < minimum {
      complaints.append("\(place): below \(minimum)")
    }
    if let limit = schema["maxItems"]?.number, value.elements.count > limit {
      complaints.append("\(place): over \(limit) items")
    }
    if let pattern = schema["pattern"]?.text, let text = value.text,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      complaints.append("\(place): does not match \(pattern)")
    }
    if let items = schema["items"] {
      for (index, element) in value.elements.enumerated() {
        check(element, items, "\(place)[\(index)]", "\(path)[]")
      }
    }
    guard let properties = schema["properties"] else { return }
    for key in schema["required"]?.elements.compactMap(\.text) ?? [] where value[key] == nil {
      complaints.append("\(place): \(key) is missing")
    }
    for member in value.members {
      guard let property = properties[member.key] else {
        complaints.append("\(place): \(member.key) is not declared")
        continue
      }
      seen.insert("\(path).\(member.key)")
      check(member.value, property, "\(place).\(member.key)", "\(path).\(member.key)")
    }
  }
}
