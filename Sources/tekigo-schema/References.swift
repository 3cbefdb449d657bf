import JSON

/// What the types that messages begin with lead to: nothing else is worth a line.
struct References {
  private(set) var types: Set<String> = []
  private(set) var sets: Set<String> = []

  init(_ facts: Facts) throws {
    var open = facts.top
    if let set = facts.procedureSet { open += try follow(set: set, in: facts) }
    while let name = open.popLast() {
      guard types.insert(name).inserted else { continue }
      guard let type = facts.types[name] else { throw FactsError("there is no type `\(name)`") }
      open += try names(in: type, of: facts)
    }
  }

  private mutating func names(in type: JSONValue, of facts: Facts) throws -> [String] {
    if let name = type.text { return [name] }
    var inner: [JSONValue] = [type["of"], type["containing"]].compactMap { $0 }
    for list in [type["root"], type["ext"]] {
      for entry in list?.elements ?? [] {
        let group = entry["group"]?.elements ?? []
        inner += (group.isEmpty ? [entry] : group).compactMap { $0["t"] }
      }
    }
    var names = try inner.flatMap { try self.names(in: $0, of: facts) }
    if let set = type["set"]?.text { names += try follow(set: set, in: facts) }
    return names
  }

  private mutating func follow(set name: String, in facts: Facts) throws -> [String] {
    guard sets.insert(name).inserted else { return [] }
    guard let set = facts.objectSets[name] else { throw FactsError("there is no object set `\(name)`") }
    return try (set["objects"]?.elements ?? []).flatMap { object in
      try object.members.filter { $0.key.first?.isUppercase ?? false }.flatMap {
        try names(in: $0.value, of: facts)
      }
    }
  }
}
