public import Events

/// A program, and what the checker found out about it on the way.
public struct CompiledExpression: Sendable {
  public let program: Program
  /// Optional fields that a message certainly has when the condition holds.
  public let guarantees: FieldSet
  /// The value, where it is the same for every message: a condition that is never, or always, true.
  public let constant: Int64?
}

/// An event type that a selector names, with the condition in its brackets and in `when`.
public struct CompiledSelection: Sendable {
  public let event: EventDefinition
  /// `nil` = every event of the type.
  public let condition: CompiledExpression?
  /// The name by which a join speaks of the event.
  public let alias: String?
  private let common: FieldSet

  init(
    event: EventDefinition, condition: CompiledExpression?, alias: String?, common: FieldSet = FieldSet()
  ) {
    self.event = event
    self.condition = condition
    self.alias = alias
    self.common = common
  }

  /// Optional fields that every selected message has.
  public var guarantees: FieldSet { condition?.guarantees ?? common }

  /// Events of the same type that this selection or another one names, as something to resolve fields for: what
  /// both guarantee is guaranteed, and no condition is left.
  public func joined(with other: CompiledSelection) -> CompiledSelection {
    CompiledSelection(
      event: event, condition: nil, alias: nil, common: guarantees.intersection(other.guarantees))
  }
}

/// Text → ``Program``, over the fields of an event type, with the parameters of a profile as constants.
///
/// The language is a statically typed subset of CEL with units: see design §4. No text makes it trap.
public struct ExpressionCompiler: Sendable {
  public let catalogue: Catalogue
  public let parameters: [String: ParameterValue]
  let knownEvents = KnownEvents()

  public init(catalogue: Catalogue, parameters: [String: ParameterValue] = [:]) {
    self.catalogue = catalogue
    self.parameters = parameters
  }

  /// A condition: the conjunction of texts that are each a truth value.
  /// - Parameters:
  ///   - texts: at least one; ``ExpressionError/part`` numbers them.
  ///   - guarded: optional fields that are known to be there, from the selection.
  public func condition(
    _ texts: [String], of event: EventDefinition, guarded: FieldSet = FieldSet()
  ) throws(ExpressionError) -> CompiledExpression {
    var parts: [Typed] = []
    for (part, text) in texts.enumerated() {
      let checker = checker(text, event, part)
      do {
        var parser = try Parser(text)
        parts.append(try checker.boolean(try parser.expression(), "a condition"))
      } catch {
        throw error.moved(by: 0, part: part)
      }
    }
    let text = texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: " && ")
    let whole =
      parts.count == 1
      ? parts[0]
      : Conjunction.join(parts, text: text, range: 0..<text.unicodeScalars.count, part: 0)
    // Contradictions drop the parts that they are made of: what is read is checked before.
    for (index, part) in parts.enumerated() {
      var known = guarded
      for (other, fact) in parts.enumerated() where other != index {
        known.formUnion(Presence.facts(fact).whenTrue)
      }
      try Presence.check(part, guarded: known)
    }
    return try compiled(whole, text, guarded)
  }

  /// A condition of one text.
  public func condition(
    _ text: String, of event: EventDefinition, guarded: FieldSet = FieldSet()
  ) throws(ExpressionError) -> CompiledExpression {
    try condition([text], of: event, guarded: guarded)
  }

  /// A number.
  public func measure(
    _ text: String, of event: EventDefinition, guarded: FieldSet = FieldSet()
  ) throws(ExpressionError) -> CompiledExpression {
    var parser = try Parser(text)
    let tree = try checker(text, event, 0).type(try parser.expression())
    guard tree.type != .boolean else {
      throw tree.error("expected a number, `\(tree.text)` is a truth value")
    }
    try Presence.check(tree, guarded: guarded)
    return try compiled(tree, text, guarded)
  }

  /// A number that needs no event: a literal, a parameter, or arithmetic over both.
  public func quantity(_ text: String) throws(ExpressionError) -> Quantity {
    var parser = try Parser(text)
    let nothing = EventDefinition(
      EventTypeID(rawValue: 0), "a constant", clause: "", summary: "", fields: [])
    let checker = TypeChecker(event: nothing, in: nil, parameters: parameters, text: text, part: 0)
    let tree = try checker.type(try parser.expression())
    guard case .number(let unit) = tree.type.value, tree.type != .boolean, let value = tree.constant else {
      throw tree.error("expected a number, `\(tree.text)` is \(tree.type.description)")
    }
    return Quantity(value: value, unit: unit)
  }

  /// Whether a text stands for an end of an interval that is not there: `open`, a parameter that is open, or such a
  /// parameter and a distance from it.
  public func isOpen(_ text: String) -> Bool {
    text == "open" || Self.parameterNames(text).contains { parameters[$0]?.isOpen == true }
  }

  /// The names behind each `$` of a text, whatever else the text is.
  public static func parameterNames(_ text: String) -> [String] {
    text.utf8.contains(UInt8(ascii: "$")) ? Lexer.parameterNames(in: text) : []
  }

  /// A field by its name.
  public func field(_ name: String, of event: EventDefinition) throws(ExpressionError) -> FieldDefinition {
    if let field = catalogue.field(named: name, of: event.id) { return field }
    throw checker(name, event, 0).unknownField(name, 0..<name.unicodeScalars.count)
  }

  private func checker(_ text: String, _ event: EventDefinition, _ part: Int) -> TypeChecker {
    TypeChecker(event: event, in: catalogue, parameters: parameters, text: text, part: part)
  }

  private func compiled(
    _ tree: Typed, _ text: String, _ guarded: FieldSet
  ) throws(ExpressionError) -> CompiledExpression {
    CompiledExpression(
      program: try CodeGenerator.program(tree, text: text),
      guarantees: Presence.facts(tree).whenTrue.union(guarded), constant: tree.constant)
  }
}
