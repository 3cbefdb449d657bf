public import Events

/// Finds the small mistakes that an author might make in a text of the expression language.
///
/// Texts are parsed and changed at the places that the tree points to, so that a mutation reads like what it was
/// made of. Whether it still makes sense is for ``ExpressionCompiler`` to say; a text that can't be parsed has no
/// mutations.
public struct ExpressionMutator: Sendable {
  private let compiler: ExpressionCompiler

  public init(_ compiler: ExpressionCompiler) { self.compiler = compiler }

  /// Of a condition over the fields of events that are all selected by a rule.
  public func condition(_ text: String, of events: [EventDefinition]) -> [Mutation] {
    expression(text, of: events) { $0.negate($0.collector.whole) }
  }

  /// Of a number over the fields of events.
  public func measure(_ text: String, of events: [EventDefinition]) -> [Mutation] {
    expression(text, of: events) { _ in }
  }

  /// Of a number that needs no event, with twice its value.
  public func quantity(_ text: String) -> [Mutation] {
    expression(text, of: []) { walk in
      walk.collector.replace(walk.collector.whole, by: Self.doubled(text), .number)
    }
  }

  private static func doubled(_ text: String) -> String {
    if let quantity = try? Quantity(text), !quantity.value.multipliedReportingOverflow(by: 2).overflow {
      return Quantity(value: quantity.value * 2, unit: quantity.unit).text
    }
    return text.contains { $0.isWhitespace } ? "(\(text)) * 2" : "\(text) * 2"
  }

  /// The fields that stand beside the one of that name in the catalogue, have its type, and that all events have.
  public func neighbours(ofField name: String, in events: [EventDefinition]) -> [String] {
    FieldNeighbours(compiler.catalogue, events).names(of: name)
  }

  /// Of a selector: its events, and the conditions in its brackets.
  public func selector(_ text: String) -> [Mutation] {
    guard let entries = try? SelectorEntry.list(text) else { return [] }
    return SelectorMutation(entries, self, compiler.catalogue).mutations(of: text)
  }

  /// Of `count(selector) >= number`.
  public func count(_ text: String) -> [Mutation] {
    let scalars = Array(text.unicodeScalars)
    guard let open = scalars.firstIndex(of: "("), let close = scalars.lastIndex(of: ")"), open < close else {
      return []
    }
    let collector = MutationCollector(text)
    let (head, tail) = (collector.text(0..<open + 1), collector.text(close..<scalars.count))
    var mutations = selector(collector.text(open + 1..<close)).map {
      Mutation($0.kind, head + $0.text + tail)
    }
    // The threshold reads like a comparison with something in front.
    let bound = collector.text(close + 1..<scalars.count)
    mutations += expression("0" + bound, of: []) { _ in }
      .filter { $0.text.hasPrefix("0 ") }
      .map { Mutation($0.kind, collector.text(0..<close + 1) + $0.text.dropFirst()) }
    return mutations
  }

  private func expression(
    _ text: String, of events: [EventDefinition], _ more: (inout SyntaxWalk) -> Void
  ) -> [Mutation] {
    guard var parser = try? Parser(text), let tree = try? parser.expression() else { return [] }
    var walk = SyntaxWalk(text, FieldNeighbours(compiler.catalogue, events), compiler.parameters)
    walk.visit(tree)
    more(&walk)
    return walk.collector.mutations
  }
}

/// The fields that can be mistaken for each other.
struct FieldNeighbours {
  private let lists: [[FieldDefinition]]

  init(_ catalogue: Catalogue, _ events: [EventDefinition]) {
    lists = events.map { catalogue.fields(of: $0.id) }
  }

  /// The field that all events have by that name, as the first of them defines it.
  func field(_ name: String) -> FieldDefinition? {
    guard lists.allSatisfy({ $0.contains { $0.name == name } }) else { return nil }
    return lists.first?.first { $0.name == name }
  }

  /// The nearest field of the same type ahead of it, and the nearest one behind it.
  func names(of name: String) -> [String] {
    guard let fields = lists.first, let index = fields.firstIndex(where: { $0.name == name }) else {
      return []
    }
    func fits(_ other: FieldDefinition) -> Bool {
      other.kind == fields[index].kind && other.unit == fields[index].unit && field(other.name) != nil
        && (!other.optional || fields[index].optional)
    }
    return [fields[..<index].last(where: fits), fields[(index + 1)...].first(where: fits)].compactMap {
      $0?.name
    }
  }
}
