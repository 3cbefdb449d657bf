internal import Events

/// Tokens → ``Syntax``. Depth is bounded, so no text can exhaust the stack.
struct Parser {
  /// Levels of brackets and of operators inside each other.
  static let deepest = 200

  private let tokens: [Token]
  private var position = 0
  private var depth = 0

  init(_ text: String) throws(ExpressionError) { tokens = try Lexer.tokens(of: text) }

  /// The whole text as one expression.
  mutating func expression() throws(ExpressionError) -> Syntax {
    guard current.kind != .end else { throw ExpressionError(at: 0..<0, "the expression is empty") }
    let tree = try disjunction()
    try expectEnd()
    return tree
  }

  /// The whole text as one number, with a sign and a unit if it likes.
  mutating func literal() throws(ExpressionError) -> Syntax {
    let sign = take(.minus)
    guard case .number = current.kind else { throw unexpected("a number") }
    let tree = try number(negative: sign != nil)
    try expectEnd()
    return tree
  }

  /// The rest of a text that begins with an operand and ends with `>= number`: see ``CountExpression``.
  mutating func threshold() throws(ExpressionError) -> (Comparison, Syntax) {
    guard case .symbol(let symbol) = current.kind, let comparison = Comparison(rawValue: symbol.rawValue)
    else { throw unexpected("`>=` and a number") }
    position += 1
    let bound = try operand(above: 4)
    try expectEnd()
    return (comparison, bound)
  }

  // MARK: Tokens

  private var current: Token { tokens[position] }

  private var previousEnd: Int { position > 0 ? tokens[position - 1].range.upperBound : 0 }

  private mutating func take(_ symbol: Symbol) -> Token? {
    guard current.kind == .symbol(symbol) else { return nil }
    defer { position += 1 }
    return current
  }

  private mutating func takeName(_ name: String) -> Bool {
    guard current.kind == .name(name) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ symbol: Symbol, _ why: String) throws(ExpressionError) {
    guard take(symbol) != nil else { throw unexpected("`\(symbol.rawValue)` \(why)") }
  }

  private func expectEnd() throws(ExpressionError) {
    guard current.kind != .end else { return }
    let error = unexpected("an operator or the end")
    guard case .name(let name) = current.kind else { throw error }
    let operators = ["and": "&&", "or": "||", "not": "!", "is": "==", "eq": "==", "mod": "%"]
    guard let meant = operators[name.lowercased()] else { throw error }
    throw ExpressionError(at: current.range, error.message, suggestion: "use `\(meant)`")
  }

  private func unexpected(_ wanted: String) -> ExpressionError {
    let found =
      switch current.kind {
      case .number: "a number"
      case .name(let name): "`\(name)`"
      case .parameter(let name): "`$\(name)`"
      case .quoted(let text): "`\"\(text)\"`"
      case .symbol(let symbol): "`\(symbol.rawValue)`"
      case .end: "the end"
      }
    return ExpressionError(at: current.range, "expected \(wanted), found \(found)")
  }

  private mutating func nested<T>(
    _ body: (inout Parser) throws(ExpressionError) -> T
  ) throws(ExpressionError) -> T {
    guard depth < Self.deepest else { throw tooDeep(current.range) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private func tooDeep(_ range: Range<Int>) -> ExpressionError {
    ExpressionError(at: range, "the expression is nested more than \(Self.deepest) levels deep")
  }

  /// Joins children to a node, refusing what would make walking the tree too deep.
  private func node(
    _ kind: Syntax.Kind, from start: Int, over children: [Syntax]
  ) throws(ExpressionError)
    -> Syntax
  {
    let depth = 1 + (children.map(\.depth).max() ?? 0)
    let range = start..<max(start, previousEnd)
    guard depth <= Self.deepest else { throw tooDeep(range) }
    return Syntax(kind: kind, range: range, depth: depth)
  }

  // MARK: Grammar

  private mutating func disjunction() throws(ExpressionError) -> Syntax {
    let first = try conjunction()
    var parts = [first]
    while take(.or) != nil { parts.append(try conjunction()) }
    return parts.count == 1 ? first : try node(.any(parts), from: first.range.lowerBound, over: parts)
  }

  private mutating func conjunction() throws(ExpressionError) -> Syntax {
    let first = try relation()
    var parts = [first]
    while take(.and) != nil { parts.append(try relation()) }
    return parts.count == 1 ? first : try node(.all(parts), from: first.range.lowerBound, over: parts)
  }

  private mutating func relation() throws(ExpressionError) -> Syntax {
    let left = try operand(above: 4)
    let start = left.range.lowerBound
    var tree = left
    if takeName("in") {
      tree = try membership(of: left)
    } else if takeName("subset") {
      let right = try operand(above: 4)
      tree = try node(.subset(left, right), from: start, over: [left, right])
    } else if case .symbol(let symbol) = current.kind, let comparison = Comparison(rawValue: symbol.rawValue)
    {
      position += 1
      let right = try operand(above: 4)
      tree = try node(.comparison(comparison, left, right), from: start, over: [left, right])
    } else {
      return left
    }
    if case .symbol(let symbol) = current.kind, Comparison(rawValue: symbol.rawValue) != nil {
      throw ExpressionError(
        at: current.range, "comparisons cannot be chained", suggestion: "join two comparisons with `&&`")
    }
    return tree
  }

  private mutating func membership(of left: Syntax) throws(ExpressionError) -> Syntax {
    let start = left.range.lowerBound
    if case .parameter(let name) = current.kind {
      let range = current.range
      position += 1
      return try node(.memberOfParameter(left, name, range), from: start, over: [left])
    }
    guard take(.openBracket) != nil else { throw unexpected("`[` and the members of a set after `in`") }
    var elements: [SyntaxElement] = []
    repeat {
      let lower = try operand(above: 4)
      let upper = take(.upTo) == nil ? nil : try operand(above: 4)
      elements.append(SyntaxElement(lower: lower, upper: upper))
    } while take(.comma) != nil
    try expect(.closeBracket, "at the end of the set")
    let children = [left] + elements.map(\.lower) + elements.compactMap(\.upper)
    return try node(.member(left, of: elements), from: start, over: children)
  }

  /// Arithmetic by precedence climbing: 4 is `+ -`, 5 is `* / %`.
  private mutating func operand(above lowest: Int) throws(ExpressionError) -> Syntax {
    var left = try unary()
    while case .symbol(let symbol) = current.kind, let arithmetic = Arithmetic(rawValue: symbol.rawValue) {
      let precedence = arithmetic == .add || arithmetic == .subtract ? 4 : 5
      guard precedence >= lowest else { break }
      if arithmetic == .subtract { try checkSpaces() }
      position += 1
      let right = try operand(above: precedence + 1)
      left = try node(
        .arithmetic(arithmetic, left, right), from: left.range.lowerBound, over: [left, right])
    }
    return left
  }

  /// Names may contain hyphens, so `a -b` and `a- b` are read by nobody without doubt.
  private func checkSpaces() throws(ExpressionError) {
    guard current.spaceBefore, tokens[position + 1].spaceBefore else {
      throw ExpressionError(
        at: current.range, "a binary minus needs spaces round it", suggestion: "write `a - b`")
    }
  }

  private mutating func unary() throws(ExpressionError) -> Syntax {
    let start = current.range.lowerBound
    if take(.not) != nil {
      let inner = try nested { parser throws(ExpressionError) in try parser.unary() }
      return try node(.not(inner), from: start, over: [inner])
    }
    if take(.minus) != nil {
      if case .number = current.kind {
        var tree = try number(negative: true)
        tree.range = start..<tree.range.upperBound
        return tree
      }
      let inner = try nested { parser throws(ExpressionError) in try parser.unary() }
      return try node(.negative(inner), from: start, over: [inner])
    }
    return try primary()
  }

  private mutating func primary() throws(ExpressionError) -> Syntax {
    let token = current
    switch token.kind {
    case .number: return try number(negative: false)
    case .parameter(let name):
      position += 1
      return try node(.parameter(name), from: token.range.lowerBound, over: [])
    case .quoted(let text):
      position += 1
      return try node(.quoted(text), from: token.range.lowerBound, over: [])
    case .name(let name):
      position += 1
      if take(.openParenthesis) != nil { return try call(name, from: token.range) }
      let kind: Syntax.Kind = name == "true" || name == "false" ? .boolean(name == "true") : .name(name)
      return try node(kind, from: token.range.lowerBound, over: [])
    case .symbol(.openParenthesis):
      position += 1
      var inner = try nested { parser throws(ExpressionError) in try parser.disjunction() }
      try expect(.closeParenthesis, "to close the parenthesis")
      inner.range = token.range.lowerBound..<previousEnd
      return inner
    default: throw unexpected("a value")
    }
  }

  private mutating func call(_ name: String, from range: Range<Int>) throws(ExpressionError) -> Syntax {
    var arguments: [Syntax] = []
    if take(.closeParenthesis) == nil {
      repeat {
        arguments.append(try nested { parser throws(ExpressionError) in try parser.disjunction() })
      } while take(.comma) != nil
      try expect(.closeParenthesis, "after the arguments of `\(name)`")
    }
    return try node(.call(name, arguments), from: range.lowerBound, over: arguments)
  }

  /// A number and, if a name stands behind it, its unit. The value is exact or refused.
  private mutating func number(negative: Bool) throws(ExpressionError) -> Syntax {
    guard case .number(let digits, let decimals) = current.kind else { throw unexpected("a number") }
    let start = current.range.lowerBound
    position += 1
    let magnitude = negative ? -digits : digits
    var scale: Int128 = 1
    for _ in 0..<decimals { scale *= 10 }
    guard case .name(let name) = current.kind, name != "in", name != "subset" else {
      guard decimals == 0 else {
        throw ExpressionError(
          at: start..<previousEnd, "a number with decimals needs a unit",
          suggestion: "write for example `35.7 us`")
      }
      guard let value = Int64(exactly: magnitude) else {
        throw ExpressionError(at: start..<previousEnd, "the number does not fit in 64 bits")
      }
      return try node(.number(value, nil), from: start, over: [])
    }
    guard let word = UnitWord.named(name) else {
      throw ExpressionError(
        at: current.range, "unknown unit `\(name)`",
        suggestion: Spelling.suggestion(for: name, among: UnitWord.names, kind: "the units are"))
    }
    position += 1
    let product = magnitude * Int128(word.factor)
    guard product % scale == 0 else {
      throw ExpressionError(
        at: start..<previousEnd, "the value is not a whole number of \(word.unit.rawValue)")
    }
    guard let value = Int64(exactly: product / scale) else {
      throw ExpressionError(
        at: start..<previousEnd, "the value does not fit in 64 bits of \(word.unit.rawValue)")
    }
    return try node(.number(value, word.unit), from: start, over: [])
  }
}
