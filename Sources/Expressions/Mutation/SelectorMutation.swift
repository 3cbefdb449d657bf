internal import Events

/// What could be wrong with a selector.
struct SelectorMutation {
  private let entries: [SelectorEntry]
  private let mutator: ExpressionMutator
  private let catalogue: Catalogue

  init(_ entries: [SelectorEntry], _ mutator: ExpressionMutator, _ catalogue: Catalogue) {
    self.entries = entries
    self.mutator = mutator
    self.catalogue = catalogue
  }

  func mutations(of text: String) -> [Mutation] {
    var mutations: [Mutation] = []
    for index in entries.indices {
      func add(_ kind: Mutation.Kind, _ change: (inout [SelectorEntry]) -> Void) {
        var changed = entries
        change(&changed)
        mutations.append(Mutation(kind, changed.map(\.text).joined(separator: ", ")))
      }
      if entries.count > 1 { add(.event) { $0.remove(at: index) } }
      for sibling in siblings(of: entries[index].pattern) { add(.event) { $0[index].pattern = sibling } }
      guard let condition = entries[index].condition else { continue }
      let events = catalogue.select(entries[index].pattern)
      for mutation in mutator.condition(condition, of: events) {
        add(mutation.kind) { $0[index].condition = mutation.text }
      }
    }
    return mutations
  }

  /// The events beside one in the catalogue that have the same parent, and the head of a family.
  private func siblings(of pattern: String) -> [String] {
    guard let event = catalogue.event(named: pattern) else {
      let head = String(pattern.dropLast(2))
      return catalogue.event(named: head) == nil ? [] : [head]
    }
    let selected = Set(entries.flatMap { catalogue.select($0.pattern) }.map(\.id))
    let others = catalogue.events.filter { $0.parent == event.parent }
    guard let index = others.firstIndex(where: { $0.id == event.id }) else { return [] }
    return [others[..<index].last, others[(index + 1)...].first].compactMap { $0 }
      .filter { !selected.contains($0.id) }.map(\.name)
  }
}

extension SelectorEntry {
  /// As an author writes it.
  fileprivate var text: String {
    pattern + (condition.map { "[\($0)]" } ?? "") + (alias.map { " as \($0)" } ?? "")
  }
}
