import JSON

/// What is known of a protocol: its types, object sets and procedures, as `Facts/README.md` describes them.
struct Facts {
  var name: String
  var specification: String
  var version: String
  /// `aligned` or `unaligned`.
  var encoding: String
  var top: [String]
  var types: [String: JSONValue] = [:]
  var objectSets: [String: JSONValue] = [:]
  /// The object set that holds the procedures; nil: the protocol has none.
  var procedureSet: String?
  var procedures: [JSONValue]
  /// Names of IEs by id, in the order of the ids.
  var elements: [(id: Int, name: String)]

  init(_ json: JSONValue) throws {
    func text(_ key: String) throws -> String {
      guard let text = json[key]?.text else { throw FactsError("the facts have no `\(key)`") }
      return text
    }
    name = try text("protocol")
    specification = try text("spec")
    version = try text("version")
    encoding = try text("variant")
    top = json["top"]?.elements.compactMap(\.text) ?? []
    procedureSet = json["procedureSet"]?.text
    procedures = json["procedures"]?.elements ?? []
    elements = (json["ieNames"]?.members ?? []).compactMap { member in
      guard let id = Int(member.key), let name = member.value.text else { return nil }
      return (id, name.hasPrefix("id-") ? String(name.dropFirst(3)) : name)
    }.sorted { $0.id < $1.id }
    for type in json["types"]?.members ?? [] { types[type.key] = type.value }
    for set in json["objectSets"]?.members ?? [] { objectSets[set.key] = set.value }
  }

  func elementName(_ id: Int64) throws -> String {
    guard let element = elements.first(where: { $0.id == id }) else {
      throw FactsError("IE \(id) has no name")
    }
    return element.name
  }
}
