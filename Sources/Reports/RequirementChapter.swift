import Results

/// Where in its specification a requirement stands, by its id.
enum RequirementChapter {
  static func interface(of id: String) -> String { String(id.prefix { $0 != "/" }) }

  /// The interface and the clause, as CI systems show them: `cus.7.8.1` of `cus/7.8.1/uplink-delivered`.
  static func clause(of id: String) -> String {
    let parts = id.split(separator: "/")
    guard parts.count > 2 else { return interface(of: id) }
    return parts.dropLast().joined(separator: ".")
  }

  /// In the order of the profile.
  static func interfaces(of results: [RequirementResult]) -> [String] {
    var names: [String] = []
    for result in results {
      let name = interface(of: result.requirement.id)
      if names.last != name && !names.contains(name) { names.append(name) }
    }
    return names
  }
}
