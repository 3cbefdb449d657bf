internal import Events

/// Comparisons and arithmetic.
extension TypeChecker {
  func compare(
    _ comparison: Comparison, _ left: Syntax, _ right: Syntax, _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    // The side that is a field tells what a name or a text on the other side means.
    var a: Typed
    var b: Typed
    if case .name(let name) = left.kind, field(name) != nil {
      a = try type(left)
      b = try type(right, expecting: a.type)
    } else if case .name(let name) = right.kind, let field = field(name) {
      b = try type(right)
      a = try type(left, expecting: ExpressionType(field))
    } else {
      a = try type(left)
      b = try type(right, expecting: a.type)
    }
    try agree(&a, &b, syntax, ordered: comparison != .equal && comparison != .notEqual)
    if a.type == .boolean { return try compareTruth(comparison, a, b, syntax) }
    switch (a.constant, b.constant) {
    case (let x?, let y?):
      return typed(syntax, .constant(ValueSet(comparison, y).contains(x) ? 1 : 0), .boolean)
    case (nil, let bound?): return typed(syntax, .member(a, ValueSet(comparison, bound)), .boolean)
    case (let bound?, nil): return typed(syntax, .member(b, ValueSet(comparison.mirrored, bound)), .boolean)
    case (nil, nil): return typed(syntax, .comparison(comparison, a, b), .boolean)
    }
  }

  private func compareTruth(
    _ comparison: Comparison, _ a: Typed, _ b: Typed, _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    guard let constant = b.constant ?? a.constant else {
      return typed(syntax, .comparison(comparison, a, b), .boolean)
    }
    var other = b.constant == nil ? b : a
    if (constant != 0) != (comparison == .equal) { return try not(other, syntax) }
    other.text = typed(syntax, .constant(0), .boolean).text
    return other
  }

  /// Checks that two values can be compared or added; adapts the units of constants.
  func agree(
    _ a: inout Typed, _ b: inout Typed, _ syntax: Syntax, ordered: Bool
  ) throws(ExpressionError) {
    switch (a.type, b.type) {
    case (.boolean, .boolean), (.mask, .mask), (.address, .address), (.text, .text):
      guard !ordered else {
        throw error(syntax.range, "there is no order among values of this kind: \(a.type.description)")
      }
    case (.mask, .number(.none, true)), (.number(.none, true), .mask):
      guard !ordered else { throw error(syntax.range, "a bit mask has no order") }
    case (.enumeration, .enumeration), (.enumeration, .number(.none, _)), (.number(.none, _), .enumeration):
      return
    case (.number(let unit, let adaptable), .number(let other, let otherAdaptable)):
      if unit == other { return }
      if adaptable, other.isCount || a.constant == 0 {
        a.type = b.type
      } else if otherAdaptable, unit.isCount || b.constant == 0 {
        b.type = a.type
      } else if let value = b.constant, let exact = Self.convert(value, from: other, to: unit) {
        b.kind = .constant(exact)
        b.type = a.type
      } else if let value = a.constant, let exact = Self.convert(value, from: unit, to: other) {
        a.kind = .constant(exact)
        a.type = b.type
      } else {
        throw mismatch(a, b, syntax)
      }
    default: throw mismatch(a, b, syntax)
    }
  }

  private func mismatch(_ a: Typed, _ b: Typed, _ syntax: Syntax) -> ExpressionError {
    var suggestion: String?
    if case .number(let x, let adaptable) = a.type, case .number(let y, let otherAdaptable) = b.type {
      let units = [x, y]
      if adaptable || otherAdaptable {
        let number = adaptable ? a : b
        let unit = x == .none ? y : x
        let example =
          unit == .nanoseconds ? "us" : unit == .hertz ? "kHz" : unit == .centibels ? "dB" : unit.rawValue
        suggestion = "give it a unit, for example `\(number.text) \(example)`"
      } else if units.contains(.nanoseconds), units.contains(.slots) || units.contains(.symbols) {
        suggestion = "slots and symbols are no durations: their length depends on the numerology"
      }
    } else if a.type == .boolean || b.type == .boolean {
      let truth = a.type == .boolean ? a : b
      suggestion = "`\(truth.text)` stands by itself, or as `!\(truth.text)`"
    }
    return error(
      syntax.range,
      "`\(a.text)` is \(a.type.description), `\(b.text)` is \(b.type.description): they do not go together",
      suggestion: suggestion)
  }

  /// Exact conversion between nanoseconds, Tc and Ts (TS 38.211, 4.1).
  private static func convert(_ value: Int64, from: Unit, to: Unit) -> Int64? {
    /// Tc = 1 / (480 kHz × 4096), so 3125 ns are 6144 Tc.
    func tc(_ unit: Unit) -> (numerator: Int128, denominator: Int128)? {
      switch unit {
      case .nanoseconds: (6144, 3125)
      case .tc: (1, 1)
      case .ts: (64, 1)
      default: nil
      }
    }
    guard let from = tc(from), let to = tc(to) else { return nil }
    let (quotient, remainder) = (Int128(value) * from.numerator * to.denominator)
      .quotientAndRemainder(dividingBy: from.denominator * to.numerator)
    return remainder == 0 ? Int64(exactly: quotient) : nil
  }

  // MARK: Arithmetic

  func arithmetic(
    _ operation: Arithmetic, _ left: Typed, _ right: Typed, _ syntax: Syntax
  ) throws(ExpressionError) -> Typed {
    var (a, b) = (left, right)
    for operand in [a, b] {
      switch operand.type {
      case .number: continue
      default:
        throw operand.error(
          "`\(operation.rawValue)` needs numbers, `\(operand.text)` is \(operand.type.description)")
      }
    }
    let type = try unit(operation, &a, &b, syntax)
    guard let x = a.constant, let y = b.constant else {
      if b.constant == 0, operation == .divide || operation == .remainder {
        throw b.error("division by zero")
      }
      return typed(syntax, .arithmetic(operation, a, b), type)
    }
    if y == 0, operation == .divide || operation == .remainder { throw b.error("division by zero") }
    let (value, overflow) =
      switch operation {
      case .add: x.addingReportingOverflow(y)
      case .subtract: x.subtractingReportingOverflow(y)
      case .multiply: x.multipliedReportingOverflow(by: y)
      case .divide: x.dividedReportingOverflow(by: y)
      case .remainder: x.remainderReportingOverflow(dividingBy: y)
      }
    guard !overflow else { throw error(syntax.range, "the constant does not fit in 64 bits") }
    return typed(syntax, .constant(value), type)
  }

  private func unit(
    _ operation: Arithmetic, _ a: inout Typed, _ b: inout Typed, _ syntax: Syntax
  ) throws(ExpressionError) -> ExpressionType {
    guard case .number(let x, let xAdapts) = a.type, case .number(let y, let yAdapts) = b.type else {
      throw mismatch(a, b, syntax)
    }
    switch operation {
    case .add, .subtract:
      try agree(&a, &b, syntax, ordered: true)
      guard case .number(let unit, _) = a.type else { return a.type }
      return .number(unit, adaptable: xAdapts && yAdapts)
    case .multiply:
      if x == .none { return .number(y, adaptable: xAdapts && yAdapts) }
      if y == .none { return .number(x, adaptable: false) }
      // Symbols × PRBs, PRBs × bytes: a count of something that only the author knows.
      if x.isCount, y.isCount { return .number(.none, adaptable: true) }
      throw error(syntax.range, "the product of \(x.description) and \(y.description) has no unit")
    case .divide:
      if x == y { return .number(.none, adaptable: x == .none ? xAdapts && yAdapts : true) }
      if y == .none { return .number(x, adaptable: false) }
      if x.isCount, y.isCount { return .number(.none, adaptable: true) }
      throw error(syntax.range, "\(x.description) divided by \(y.description) has no unit")
    case .remainder:
      if y == .none { return .number(x, adaptable: xAdapts && yAdapts) }
      guard x == y else { throw mismatch(a, b, syntax) }
      return .number(x, adaptable: false)
    }
  }
}
