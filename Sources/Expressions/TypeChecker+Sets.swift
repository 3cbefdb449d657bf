internal import Events

/// `in` and `subset`.
extension TypeChecker {
  func member(
    _ operand: Typed, _ elements: [SyntaxElement], _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    var ranges: [ClosedRange<Int64>] = []
    for element in elements {
      let lower = try self.element(element.lower, of: operand)
      guard let end = element.upper else {
        ranges.append(lower...lower)
        continue
      }
      let upper = try self.element(end, of: operand)
      guard lower <= upper else {
        throw error(
          element.lower.range.lowerBound..<end.range.upperBound,
          "the range is empty: \(lower) is greater than \(upper)")
      }
      ranges.append(lower...upper)
    }
    return try member(operand, ValueSet(ranges), syntax)
  }

  func member(
    _ operand: Typed, ofParameter name: String, at range: Range<Int>, _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    let values: [ParameterValue]
    switch try parameter(name, at: range) {
    case .list(let members): values = members
    case .emptyList: values = []
    default:
      throw error(
        range, "`$\(name)` is no list", suggestion: "write `== $\(name)`, or give it a value like `[1, 2]`")
    }
    let place = Syntax(kind: .parameter(name), range: range, depth: 1)
    var ranges: [ClosedRange<Int64>] = []
    for value in values {
      var element = try constant(value, place, operand.type)
      let number = try checked(&element, of: operand)
      ranges.append(number...number)
    }
    return try member(operand, ValueSet(ranges), syntax)
  }

  private func member(
    _ operand: Typed, _ set: ValueSet, _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    if let value = operand.constant {
      return typed(syntax, .constant(set.contains(value) ? 1 : 0), .boolean)
    }
    return typed(syntax, .member(operand, set), .boolean)
  }

  private func element(_ syntax: Syntax, of operand: Typed) throws(ExpressionError) -> Int64 {
    var element = try type(syntax, expecting: operand.type)
    return try checked(&element, of: operand)
  }

  private func checked(_ element: inout Typed, of operand: Typed) throws(ExpressionError) -> Int64 {
    guard operand.type != .boolean else {
      throw operand.error("a truth value is in no set", suggestion: "use it by itself")
    }
    var left = operand
    try agree(
      &left, &element, Syntax(kind: .boolean(false), range: element.range, depth: 1), ordered: false)
    guard let value = element.constant else {
      throw element.error(
        "the members of a set are constants", suggestion: "compare with `==` and join with `||`")
    }
    return value
  }

  func subset(_ a: Typed, _ b: Typed, _ syntax: Syntax) throws(ExpressionError) -> Typed {
    for side in [a, b] where side.type != .mask {
      guard case .number(.none, true) = side.type, side.constant != nil else {
        throw side.error("`subset` needs bit masks, `\(side.text)` is \(side.type.description)")
      }
    }
    if let x = a.constant, let y = b.constant {
      return typed(syntax, .constant(x & ~y == 0 ? 1 : 0), .boolean)
    }
    return typed(syntax, .subset(a, b), .boolean)
  }
}
