internal import Conformance
internal import Documents
internal import Events
internal import Expressions

/// The values of a form's keys, by the form's own table.
struct FormReader {
  let compiler: ExpressionCompiler
  let documents: DocumentSet
  /// What the rule selects; expressions and fields are resolved for each of these event types.
  let selections: [CompiledSelection]
  /// Half of the guard band of times; nil where no uncertainty is stated.
  let guardBand: Int64?
  /// What the keys around the one at hand name, the innermost mapping last.
  var scopes: [FormScope]
  var diagnostics = Diagnostics()

  init(
    compiler: ExpressionCompiler, documents: DocumentSet, selections: [CompiledSelection], guardBand: Int64?
  ) {
    self.guardBand = guardBand
    self.compiler = compiler
    self.documents = documents
    self.selections = selections
    scopes = [FormScope(events: ["select": selections])]
  }

  mutating func values(_ keys: [FormKey], in node: Node) -> FormValues {
    scopes.append(FormScope())
    var values = FormValues()
    // Other keys speak of the events and states that these name.
    for key in keys.filter(\.kind.names) + keys.filter({ !$0.kind.names }) {
      guard let child = node[key.name] else { continue }
      values.values[key.name] = value(key, child)
    }
    checkUnits(keys, values, node)
    if let scope = scopes.popLast() { checkReach(scope, in: node) }
    return values
  }

  /// An error in an expression, at its place in the file.
  static func diagnostic(_ error: ExpressionError, _ node: Node, _ documents: DocumentSet) -> Diagnostic {
    documents.diagnostic(
      .error, documents.location(of: error.offset, in: node), length: error.length, error.message,
      suggestion: error.suggestion)
  }

  mutating func report(_ error: ExpressionError, _ node: Node) {
    diagnostics.add(Self.diagnostic(error, node, documents))
  }

  mutating func report(_ node: Node, _ message: String, suggestion: String? = nil) {
    diagnostics.add(documents.diagnostic(.error, node, message, suggestion: suggestion))
  }

  private mutating func value(_ key: FormKey, _ node: Node) -> FormValue? {
    switch key.kind {
    case .mapping(let keys): return .mapping(values(keys, in: node))
    case .text, .choice: return node.text.map(FormValue.text)
    case .flag: return node.flag.map(FormValue.flag)
    case .condition: return condition(key.name, node, over: selections)
    case .measure: return measure(node)
    case .field: return field(node, of: selections).map(FormValue.field)
    case .fields: return fields(node, of: selections)
    case .integer:
      guard let quantity = quantity(node) else { return nil }
      guard quantity.unit == .none else {
        report(node, "expected a plain number, found \(quantity.unit.description)")
        return nil
      }
      return .integer(quantity.value)
    case .duration: return duration(node)
    case .interval: return interval(node)
    case .decision:
      return .decision(node.text == "simple" ? .simple : .guardBand(width: guardBand))
    case .count: return count(node)
    case .mappings(let keys): return .mappings(node.oneOrMore.map { values(keys, in: $0) })
    case .selector: return events(key.name, node)
    case .conditionOf(let names): return condition(key.name, node, over: events(of: names))
    case .fieldOf(let names): return field(node, of: events(of: names)).map(FormValue.field)
    case .fieldsOf(let names): return fields(node, of: events(of: names))
    case .states: return states(key.name, node)
    case .state(let name): return state(node, of: name).map(FormValue.text)
    case .perState(let name, _): return perState(node, of: name)
    }
  }

  // MARK: Expressions

  private mutating func condition(
    _ name: String, _ node: Node, over selections: [CompiledSelection]
  ) -> FormValue? {
    guard let text = node.text else { return nil }
    var programs: [EventTypeID: Program] = [:]
    var known: (condition: CompiledExpression, guarded: FieldSet)?
    for selection in selections {
      // In a family most events have the fields of the one before.
      if let known, known.guarded == selection.guarantees,
        compiler.reads(known.condition, theSameOf: selection.event)
      {
        programs[selection.event.id] = known.condition.program
        continue
      }
      do {
        let compiled = try compiler.condition(text, of: selection.event, guarded: selection.guarantees)
        known = (compiled, selection.guarantees)
        programs[selection.event.id] = compiled.program
        if let constant = compiled.constant {
          diagnostics.add(
            documents.diagnostic(
              .warning, node, "`\(name)` is \(constant == 0 ? "never" : "always") true: it says nothing"))
        }
      } catch {
        report(error, node)
        return nil
      }
    }
    return .expression(programs)
  }

  private mutating func measure(_ node: Node) -> FormValue? {
    guard let text = node.text else { return nil }
    var programs: [EventTypeID: Program] = [:]
    for selection in selections {
      do {
        programs[selection.event.id] =
          try compiler.measure(text, of: selection.event, guarded: selection.guarantees).program
      } catch {
        report(error, node)
        return nil
      }
    }
    return .expression(programs)
  }

  private mutating func field(
    _ node: Node, of selections: [CompiledSelection]
  ) -> [EventTypeID: FieldDefinition]? {
    guard let text = node.text else { return nil }
    let names = text.split(separator: "|").map { $0.split(whereSeparator: \.isWhitespace).joined() }
    var fields: [EventTypeID: FieldDefinition] = [:]
    for selection in selections {
      do {
        fields[selection.event.id] = try field(firstOf: names, of: selection.event)
      } catch {
        report(error, node)
        return nil
      }
    }
    return fields
  }

  /// The first of several names that an event type has a field of: `sRBID | SRBID` is one thing that messages and
  /// the items of their lists spell differently.
  private func field(
    firstOf names: [String], of event: EventDefinition
  ) throws(ExpressionError) -> FieldDefinition {
    for name in names.dropLast() {
      // Not through the compiler: an error, with a suggestion for each name that misses, is dear.
      if let field = compiler.catalogue.field(named: name, of: event.id) { return field }
    }
    return try compiler.field(names.last ?? "", of: event)
  }

  private mutating func fields(_ node: Node, of selections: [CompiledSelection]) -> FormValue? {
    var lists: [EventTypeID: [FieldDefinition]] = [:]
    for element in node.oneOrMore {
      guard let fields = field(element, of: selections) else { return nil }
      for (event, field) in fields {
        guard lists[event]?.contains(where: { $0.slot == field.slot }) != true else {
          report(element, "the field `\(field.name)` is named twice")
          return nil
        }
        lists[event, default: []].append(field)
      }
    }
    return .fields(lists)
  }

  private mutating func count(_ node: Node) -> FormValue? {
    guard let text = node.text else { return nil }
    do {
      let count = try compiler.count(text)
      return .count(
        selections: count.selections.map(RequirementReader.selection), minimum: count.minimum)
    } catch {
      report(error, node)
      return nil
    }
  }

  // MARK: Numbers

  private mutating func quantity(_ node: Node) -> Quantity? {
    guard let text = node.text else { return nil }
    do { return try compiler.quantity(text) } catch {
      report(error, node)
      return nil
    }
  }

  private mutating func duration(_ node: Node) -> FormValue? {
    guard let quantity = quantity(node) else { return nil }
    guard quantity.value >= 0 else {
      report(node, "a duration cannot be negative")
      return nil
    }
    switch quantity.unit {
    case .nanoseconds: return .duration(.nanoseconds(quantity.value))
    case .slots: return .duration(.slots(quantity.value))
    default:
      report(
        node, "expected a time or a number of slots, found \(quantity.unit.description)",
        suggestion: "write for example `20 ms` or `1 slot`")
      return nil
    }
  }

  /// Whether it stands for an end of an interval that is not there.
  private func isOpen(_ end: Node) -> Bool { end.text.map(compiler.isOpen) ?? false }

  private mutating func interval(_ node: Node) -> FormValue? {
    guard let ends = node.sequence, ends.count == 2 else { return nil }
    let isOpen = ends.map(isOpen)
    let lower = isOpen[0] ? nil : quantity(ends[0])
    let upper = isOpen[1] ? nil : quantity(ends[1])
    guard (isOpen[0] || lower != nil) && (isOpen[1] || upper != nil) else { return nil }
    guard !(isOpen[0] && isOpen[1]) else {
      report(node, "the interval has no end at all")
      return nil
    }
    guard let lower, let upper else { return .interval(lower?.value ?? .min, upper?.value ?? .max) }
    guard lower.unit == upper.unit || lower.isBareZero || upper.isBareZero else {
      report(
        node, "the ends have different units: \(lower.unit.description) and \(upper.unit.description)")
      return nil
    }
    guard lower.value <= upper.value else {
      report(node, "the interval is empty: its lower end is greater than its upper end")
      return nil
    }
    return .interval(lower.value, upper.value)
  }

  /// An interval beside a measure has the measure's unit.
  private mutating func checkUnits(_ keys: [FormKey], _ values: FormValues, _ node: Node) {
    guard let measure = keys.first(where: { if case .measure = $0.kind { true } else { false } }),
      let interval = keys.first(where: { if case .interval = $0.kind { true } else { false } }),
      values.interval(interval.name) != nil, let ends = node[interval.name]?.sequence,
      case .number(let unit)? = values.expression(measure.name)?.values.first?.type
    else { return }
    for end in ends where !isOpen(end) {
      guard let quantity = quantity(end), quantity.unit != unit, !quantity.isBareZero else { continue }
      if quantity.unit == .none, unit.isCount { continue }
      report(
        end, "`\(measure.name)` is \(unit.description), this end is \(quantity.unit.description)",
        suggestion: quantity.unit == .none ? "give it a unit" : nil)
    }
  }
}

extension Quantity {
  /// Nothing is nothing in every unit.
  fileprivate var isBareZero: Bool { value == 0 && unit == .none }
}
