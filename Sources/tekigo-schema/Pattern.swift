import JSON

/// Types that differ in nothing but an object set: `ProtocolIE-Container{ResetIEs}` and all others of its kind.
struct Pattern {
  /// What stands for the object set.
  static let parameter = "Set"

  /// `ProtocolIE-Container`
  var name: String
  /// The type with ``parameter`` in the place of the object set.
  var type: JSONValue

  /// The name and the object set of a type that may be made by a pattern.
  static func parts(_ name: String) -> (pattern: String, set: String)? {
    guard name.hasSuffix("}"), let brace = name.firstIndex(of: "{") else { return nil }
    return (String(name[..<brace]), String(name[name.index(after: brace)...].dropLast()))
  }

  /// The patterns of some types, in the order of their names.
  static func find(in types: [String: JSONValue]) throws -> [Pattern] {
    var patterns: [String: Pattern] = [:]
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      guard let parts = parts(name) else { continue }
      let pattern = Pattern(name: parts.pattern, type: general(type, parts.set))
      if let first = patterns[parts.pattern], first.type != pattern.type {
        throw FactsError("`\(name)` is made otherwise than others of its pattern")
      }
      patterns[parts.pattern] = pattern
    }
    return patterns.values.sorted { $0.name < $1.name }
  }

  private static func general(_ value: JSONValue, _ set: String) -> JSONValue {
    switch value {
    case .string(set): .string(parameter)
    case .string(let text) where text.hasSuffix("{\(set)}"):
      .string(text.dropLast(set.count + 2) + "{\(parameter)}")
    case .array(let values): .array(values.map { general($0, set) })
    case .object(let members):
      .object(members.map { JSONValue.Member($0.key, general($0.value, set)) })
    default: value
    }
  }
}
