/// Requirement ids by chapter and clause of their specification, for lists that would be too long otherwise.
///
/// `cus/7.7.6.2/rbg-size` and `cus/7.7.6.5/priority` make `7.7.6 rbg-size, priority` in the chapter `cus/7.7`.
/// An id without a clause stays as it is.
struct RequirementIndex {
  /// The ids that share the first two numbers of their clause.
  struct Chapter {
    /// For example `cus/7.7`.
    let name: String
    fileprivate(set) var clauses: [(name: String, requirements: [String])]

    var count: Int { clauses.reduce(0) { $0 + $1.requirements.count } }

    var text: String {
      clauses.map { clause in
        let names = clause.requirements.joined(separator: ", ")
        return clause.name.isEmpty ? names : "\(clause.name) \(names)"
      }.joined(separator: "; ")
    }
  }

  /// In the order in which the first id of each comes, and so are the clauses of each.
  private(set) var chapters: [Chapter] = []

  init(_ ids: [String]) {
    for id in ids { add(id) }
  }

  private mutating func add(_ id: String) {
    let parts = id.split(separator: "/").map(String.init)
    var (chapter, clause, name) = (parts.first ?? id, "", parts.dropFirst().joined(separator: "/"))
    if parts.count >= 3, parts[1].first?.isNumber == true {
      let numbers = parts[1].split(separator: ".")
      chapter = "\(parts[0])/\(numbers.prefix(2).joined(separator: "."))"
      clause = numbers.prefix(3).joined(separator: ".")
      name = parts.dropFirst(2).joined(separator: "/")
    }
    let index =
      chapters.firstIndex { $0.name == chapter }
      ?? {
        chapters.append(Chapter(name: chapter, clauses: []))
        return chapters.count - 1
      }()
    if let known = chapters[index].clauses.firstIndex(where: { $0.name == clause }) {
      chapters[index].clauses[known].requirements.append(name)
    } else {
      chapters[index].clauses.append((clause, [name]))
    }
  }
}
