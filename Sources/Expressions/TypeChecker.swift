internal import Events

/// ``Syntax`` → ``Typed``: gives names their meaning, checks types and units, computes what is constant.
struct TypeChecker {
  let event: EventDefinition
  /// Where fields are looked up; nil = there are none.
  let catalogue: Catalogue?
  let parameters: [String: ParameterValue]
  let source: [Unicode.Scalar]
  let part: Int

  init(
    event: EventDefinition, in catalogue: Catalogue?, parameters: [String: ParameterValue], text: String,
    part: Int
  ) {
    self.event = event
    self.catalogue = catalogue
    self.parameters = parameters
    source = Array(text.unicodeScalars)
    self.part = part
  }

  /// - Parameter expected: type of the other side, which tells what a code point's name or a quoted text means.
  func type(_ syntax: Syntax, expecting expected: ExpressionType? = nil) throws(ExpressionError) -> Typed {
    switch syntax.kind {
    case .number(let value, let unit):
      return typed(syntax, .constant(value), .number(unit ?? .none, adaptable: unit == nil))
    case .boolean(let value): return typed(syntax, .constant(value ? 1 : 0), .boolean)
    case .name(let name): return try resolve(name, syntax, expected)
    case .quoted(let text): return try literal(text, syntax, expected)
    case .parameter(let name): return try constant(try parameter(name, syntax), syntax, expected)
    case .not(let inner): return try not(try boolean(inner, "`!`"), syntax)
    case .negative(let inner):
      let minusOne = typed(syntax, .constant(-1), .number(.none, adaptable: true))
      return try arithmetic(.multiply, try type(inner), minusOne, syntax)
    case .arithmetic(let operation, let left, let right):
      return try arithmetic(operation, try type(left), try type(right), syntax)
    case .comparison(let comparison, let left, let right):
      return try compare(comparison, left, right, syntax)
    case .member(let left, let elements):
      return try member(try type(left), elements, syntax)
    case .memberOfParameter(let left, let name, let range):
      return try member(try type(left), ofParameter: name, at: range, syntax)
    case .subset(let left, let right): return try subset(try type(left), try type(right), syntax)
    case .call(let name, let arguments): return try call(name, arguments, syntax)
    case .all(let parts):
      var typed: [Typed] = []
      for part in parts { typed.append(try boolean(part, "`&&`")) }
      return Conjunction.join(typed, text: text(syntax.range), range: syntax.range, part: part)
    case .any(let parts):
      var typed: [Typed] = []
      for part in parts { typed.append(try boolean(part, "`||`")) }
      return disjunction(typed, syntax)
    }
  }

  // MARK: Names and constants

  func typed(_ syntax: Syntax, _ kind: Typed.Kind, _ type: ExpressionType) -> Typed {
    Typed(kind: kind, type: type, text: text(syntax.range), range: syntax.range, part: part)
  }

  func error(_ range: Range<Int>, _ message: String, suggestion: String? = nil) -> ExpressionError {
    ExpressionError(at: range, message, suggestion: suggestion, part: part)
  }

  private func text(_ range: Range<Int>) -> String { source.text(range) }

  private func resolve(
    _ name: String, _ syntax: Syntax, _ expected: ExpressionType?
  ) throws(ExpressionError) -> Typed {
    if case .enumeration(let points)? = expected, let point = points.first(where: { $0.name == name }) {
      return typed(syntax, .constant(point.value), .enumeration(points))
    }
    if let field = field(name) { return typed(syntax, .field(field), ExpressionType(field)) }
    if case .enumeration(let points)? = expected {
      throw error(
        syntax.range, "`\(name)` is neither a code point of the other side nor a field of `\(event.name)`",
        suggestion: Spelling.suggestion(
          for: name, among: points.map(\.name), kind: "the code points are"))
    }
    throw unknownField(name, syntax.range)
  }

  func field(_ name: String) -> FieldDefinition? { catalogue?.field(named: name, of: event.id) }

  func unknownField(_ name: String, _ range: Range<Int>) -> ExpressionError {
    let hyphens =
      name.contains("-") ? " (a hyphen belongs to the name: a binary minus needs spaces round it)" : ""
    var suggestion: String?
    let fieldNames = catalogue?.fieldNames(of: event.id) ?? []
    if Spelling.nearest(to: name, among: fieldNames) == nil, parameters[name] != nil {
      suggestion = "did you mean the parameter `$\(name)`?"
    }
    return error(
      range, "`\(event.name)` has no field `\(name)`\(hyphens)",
      suggestion: suggestion
        ?? Spelling.suggestion(for: name, among: fieldNames, kind: "its fields are"))
  }

  func parameter(_ name: String, _ syntax: Syntax) throws(ExpressionError) -> ParameterValue {
    try parameter(name, at: syntax.range)
  }

  func parameter(_ name: String, at range: Range<Int>) throws(ExpressionError) -> ParameterValue {
    if let value = parameters[name] { return value }
    throw error(
      range, "there is no parameter `$\(name)`",
      suggestion: Spelling.suggestion(
        for: name, among: parameters.keys.sorted(), kind: "the parameters are"))
  }

  /// The constant that a parameter stands for.
  func constant(
    _ value: ParameterValue, _ syntax: Syntax, _ expected: ExpressionType?
  ) throws(ExpressionError) -> Typed {
    switch value {
    case .number(let number, let unit):
      return typed(syntax, .constant(number), .number(unit, adaptable: unit == .none))
    case .unset(let unit): return typed(syntax, .constant(0), .number(unit, adaptable: unit == .none))
    case .boolean(let truth): return typed(syntax, .constant(truth ? 1 : 0), .boolean)
    case .name(let name): return try literal(name, syntax, expected)
    case .list, .emptyList:
      throw error(
        syntax.range, "`\(text(syntax.range))` is a list", suggestion: "a list can stand after `in` only")
    }
  }

  /// A quoted text, or the text of a parameter: a code point or an address, as the other side has it.
  private func literal(
    _ literal: String, _ syntax: Syntax, _ expected: ExpressionType?
  ) throws(ExpressionError) -> Typed {
    switch expected {
    case .enumeration(let points)?:
      if let point = points.first(where: { $0.name == literal }) {
        return typed(syntax, .constant(point.value), .enumeration(points))
      }
      throw error(
        syntax.range, "there is no code point `\(literal)`",
        suggestion: Spelling.suggestion(
          for: literal, among: points.map(\.name), kind: "the code points are"))
    case .address?:
      let pairs = literal.split(separator: ":", omittingEmptySubsequences: false)
      let bytes = pairs.compactMap { $0.utf8.count == 2 ? UInt8($0, radix: 16) : nil }
      guard pairs.count == 6, bytes.count == 6 else {
        throw error(
          syntax.range, "`\(literal)` is no MAC address", suggestion: "write `\"00:11:22:aa:bb:cc\"`")
      }
      return typed(syntax, .constant(bytes.reduce(0) { $0 << 8 | Int64($1) }), .address)
    default:
      throw error(
        syntax.range, "a text can only be compared with a field that has code points or is a MAC address")
    }
  }

  // MARK: Logic

  func boolean(_ syntax: Syntax, _ place: String) throws(ExpressionError) -> Typed {
    let tree = try type(syntax)
    guard tree.type == .boolean else {
      throw tree.error("\(place) needs a truth value, `\(tree.text)` is \(tree.type.description)")
    }
    return tree
  }

  func not(_ inner: Typed, _ syntax: Syntax) throws(ExpressionError) -> Typed {
    switch inner.kind {
    case .constant(let value): return typed(syntax, .constant(value == 0 ? 1 : 0), .boolean)
    case .member(let operand, let set): return typed(syntax, .member(operand, set.complement), .boolean)
    case .not(let innermost): return innermost
    default: return typed(syntax, .not(inner), .boolean)
    }
  }

  private func disjunction(_ parts: [Typed], _ syntax: Syntax) -> Typed {
    var kept: [Typed] = []
    for part in parts {
      if let value = part.constant {
        if value != 0 { return typed(syntax, .constant(1), .boolean) }
      } else if case .any(let inner) = part.kind {
        kept += inner
      } else {
        kept.append(part)
      }
    }
    if kept.isEmpty { return typed(syntax, .constant(0), .boolean) }
    if kept.count == 1, let only = kept.first { return only }
    return typed(syntax, .any(kept), .boolean)
  }

  private func call(
    _ name: String, _ arguments: [Syntax], _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    switch (name, arguments.count) {
    case ("has", 1):
      guard case .name(let field) = arguments[0].kind else {
        throw error(arguments[0].range, "`has` takes the name of a field")
      }
      guard let definition = self.field(field) else { throw unknownField(field, arguments[0].range) }
      return typed(syntax, .has(definition), .boolean)
    case ("size", 1):
      let mask = try type(arguments[0])
      guard mask.type == .mask else {
        throw mask.error("`size` takes a bit mask, `\(mask.text)` is \(mask.type.description)")
      }
      return typed(syntax, .bitCount(mask), .number(.none, adaptable: true))
    case ("has", _), ("size", _):
      throw error(syntax.range, "`\(name)` takes one argument, not \(arguments.count)")
    default:
      throw error(
        syntax.range, "there is no function `\(name)`",
        suggestion: Spelling.suggestion(for: name, among: ["has", "size"], kind: "the functions are"))
    }
  }
}
