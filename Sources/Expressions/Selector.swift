public import Events

/// One entry of a selector's list: `cus.u[dataDirection == DL] as u`.
struct SelectorEntry: Equatable {
  /// An event type, or a family that ends with `.*`.
  var pattern: String
  /// Unicode scalars from the start of the selector.
  var patternRange: Range<Int>
  /// What stands in the brackets, and where it begins.
  var condition: String?
  var conditionOffset = 0
  var alias: String?

  /// Cuts `a[…], b.* as c` into its entries. Brackets inside conditions may be nested.
  static func list(_ text: String) throws(ExpressionError) -> [SelectorEntry] {
    var scanner = SelectorScanner(text)
    return try scanner.list()
  }
}

private struct SelectorScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func list() throws(ExpressionError) -> [SelectorEntry] {
    guard scalars.count <= Lexer.longest else {
      throw ExpressionError(at: 0..<1, "the selector is longer than \(Lexer.longest) characters")
    }
    var entries: [SelectorEntry] = []
    while true {
      entries.append(try entry())
      skipSpace()
      guard position < scalars.count else { return entries }
      guard scalars[position] == "," else {
        throw ExpressionError(
          at: position..<position + 1, "expected `,`, `[` or the end, found `\(scalars[position])`",
          suggestion: "a selector is `event`, `event[condition]` or `family.*`")
      }
      position += 1
    }
  }

  private mutating func entry() throws(ExpressionError) -> SelectorEntry {
    let range = word()
    guard !range.isEmpty else {
      throw ExpressionError(at: position..<position, "expected the name of an event type")
    }
    var entry = SelectorEntry(pattern: text(range), patternRange: range)
    skipSpace()
    if position < scalars.count, scalars[position] == "[" {
      let inner = try brackets()
      entry.condition = text(inner)
      entry.conditionOffset = inner.lowerBound
    }
    let mark = position
    if text(word()) == "as" {
      let alias = word()
      guard !alias.isEmpty else {
        throw ExpressionError(at: position..<position, "expected a name after `as`")
      }
      entry.alias = text(alias)
    } else {
      position = mark
    }
    return entry
  }

  /// From `[` to the bracket that closes it, without both.
  private mutating func brackets() throws(ExpressionError) -> Range<Int> {
    let start = position
    var depth = 0
    var quote: Unicode.Scalar?
    while position < scalars.count {
      let c = scalars[position]
      position += 1
      if let open = quote {
        if c == open { quote = nil }
      } else if c == "\"" || c == "'" {
        quote = c
      } else if c == "[" {
        depth += 1
      } else if c == "]" {
        depth -= 1
        if depth == 0 { return start + 1..<position - 1 }
      }
    }
    throw ExpressionError(at: start..<start + 1, "the bracket is not closed")
  }

  private mutating func word() -> Range<Int> {
    skipSpace()
    let start = position
    while position < scalars.count, isWord(scalars[position]) { position += 1 }
    return start..<position
  }

  private mutating func skipSpace() {
    while position < scalars.count, scalars[position].isBlank { position += 1 }
  }

  private func isWord(_ c: Unicode.Scalar) -> Bool {
    c == "." || c == "*" || c == "-" || c == "_" || c == "/" || c.isAlphanumeric
  }

  private func text(_ range: Range<Int>) -> String { scalars.text(range) }
}

extension ExpressionCompiler {
  /// The event types that a selector names, each with its condition.
  /// - Parameters:
  ///   - selector: `cus.u[dataDirection == DL]`, `cus.u.*`, `cus.c, cus.u`; errors in it have part 0.
  ///   - when: a condition on top of those in brackets; errors in it have part 1.
  public func select(
    _ selector: String, when: String? = nil
  ) throws(ExpressionError) -> [CompiledSelection] {
    var selections: [CompiledSelection] = []
    var selected: Set<EventTypeID> = []
    for entry in try SelectorEntry.list(selector) {
      var known: CompiledExpression?
      for event in try events(entry) {
        guard selected.insert(event.id).inserted else {
          throw ExpressionError(
            at: entry.patternRange, "`\(event.name)` is selected twice",
            suggestion: "select it once and join the conditions with `||`")
        }
        let texts = [entry.condition, when].compactMap { $0 }
        guard !texts.isEmpty else {
          selections.append(CompiledSelection(event: event, condition: nil, alias: entry.alias))
          continue
        }
        if let condition = known, reads(condition, theSameOf: event) {
          selections.append(CompiledSelection(event: event, condition: condition, alias: entry.alias))
          continue
        }
        do {
          let condition = try condition(texts, of: event)
          known = condition
          selections.append(CompiledSelection(event: event, condition: condition, alias: entry.alias))
        } catch {
          throw error.part == 0 && entry.condition != nil
            ? error.moved(by: entry.conditionOffset, part: 0) : error.moved(by: 0, part: 1)
        }
      }
    }
    return selections
  }

  /// Whether a condition that was compiled for one event of a family is that of another one as well: the fields that it
  /// reads are the same.
  public func reads(_ condition: CompiledExpression, theSameOf event: EventDefinition) -> Bool {
    condition.constant == nil
      && condition.program.fields.allSatisfy { catalogue.field(named: $0.name, of: event.id) == $0 }
  }

  private func events(_ entry: SelectorEntry) throws(ExpressionError) -> [EventDefinition] {
    let events = knownEvents.events(entry.pattern, of: catalogue)
    if !events.isEmpty { return events }
    let names = catalogue.allEvents.map(\.name)
    let family = entry.pattern.hasSuffix(".*")
    throw ExpressionError(
      at: entry.patternRange,
      family
        ? "no event type belongs to the family `\(entry.pattern)`"
        : "there is no event type `\(entry.pattern)`",
      suggestion: Spelling.suggestion(
        for: family ? String(entry.pattern.dropLast(2)) : entry.pattern, among: names,
        kind: "the event types are"))
  }
}
