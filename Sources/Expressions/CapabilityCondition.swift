internal import Events

/// When a requirement applies: an expression over what a profile says that a unit can do.
///
/// It is decided once, when the profile is loaded: there is no event to look at. A capability that the
/// profile does not mention is unknown, and unknown spreads by Kleene's logic.
public struct CapabilityCondition: Sendable {
  public enum Outcome: Sendable, Equatable {
    case applies
    case doesNotApply
    /// The capabilities that the profile would have to state.
    case unknown([String])
  }

  private let text: String
  private let capabilities: [String: ParameterValue]

  /// Decides a text such as `beamforming && ul_compression in ["BFP", "none"]`.
  public static func decide(
    _ text: String, _ capabilities: [String: ParameterValue]
  ) throws(ExpressionError) -> Outcome {
    var parser = try Parser(text)
    let tree = try parser.expression()
    let condition = CapabilityCondition(text: text, capabilities: capabilities)
    switch try condition.truth(tree) {
    case true?: return .applies
    case false?: return .doesNotApply
    case nil: return .unknown(condition.unknownNames(tree))
    }
  }

  private func truth(_ tree: Syntax) throws(ExpressionError) -> Bool? {
    switch tree.kind {
    case .boolean(let value): return value
    case .not(let inner): return try truth(inner).map(!)
    case .all(let parts):
      var unknown = false
      for part in parts {
        guard let value = try truth(part) else { unknown = true; continue }
        if !value { return false }
      }
      return unknown ? nil : true
    case .any(let parts):
      var unknown = false
      for part in parts {
        guard let value = try truth(part) else { unknown = true; continue }
        if value { return true }
      }
      return unknown ? nil : false
    case .name(let name):
      guard let value = capabilities[name] else { return nil }
      guard case .boolean(let truth) = value else {
        throw ExpressionError(
          at: tree.range, "the capability `\(name)` is `\(value.text)`, no truth value",
          suggestion: "compare it: `\(name) == \(value.text)`")
      }
      return truth
    case .call("has", let arguments):
      guard arguments.count == 1, case .name(let name) = arguments[0].kind else {
        throw ExpressionError(at: tree.range, "`has` takes the name of a capability")
      }
      return capabilities[name] != nil
    case .comparison(let comparison, let left, let right): return try compare(comparison, left, right, tree)
    case .member(let left, let elements):
      guard let value = try value(left) else { return nil }
      for element in elements where try isMember(value, element, tree) { return true }
      return false
    default:
      throw ExpressionError(
        at: tree.range, "a capability is a name, compared or by itself, joined with `&&`, `||`, `!`")
    }
  }

  private func compare(
    _ comparison: Comparison, _ left: Syntax, _ right: Syntax, _ tree: Syntax
  ) throws(ExpressionError) -> Bool? {
    guard let a = try value(left) else { return nil }
    let b = try constant(right)
    if case .number(let x, let unit) = a, case .number(let y, let other) = b, unit == other {
      return ValueSet(comparison, y).contains(x)
    }
    switch comparison {
    case .equal: return a == b
    case .notEqual: return a != b
    default:
      throw ExpressionError(at: tree.range, "`\(a.text)` and `\(b.text)` have no order")
    }
  }

  private func isMember(
    _ value: ParameterValue, _ element: SyntaxElement, _ tree: Syntax
  ) throws(ExpressionError) -> Bool {
    let lower = try constant(element.lower)
    guard let end = element.upper else { return value == lower }
    guard case .number(let x, let unit) = value, case .number(let low, unit) = lower,
      case .number(let high, unit) = try constant(end)
    else { throw ExpressionError(at: tree.range, "a range needs numbers of the same unit") }
    return x >= low && x <= high
  }

  /// The value of the capability on the left side.
  private func value(_ tree: Syntax) throws(ExpressionError) -> ParameterValue? {
    guard case .name(let name) = tree.kind else {
      throw ExpressionError(at: tree.range, "expected the name of a capability")
    }
    return capabilities[name]
  }

  /// What stands on the right side; a bare name there is a text.
  private func constant(_ tree: Syntax) throws(ExpressionError) -> ParameterValue {
    switch tree.kind {
    case .number(let value, let unit): return .number(value, unit ?? .none)
    case .boolean(let value): return .boolean(value)
    case .name(let text), .quoted(let text): return .name(text)
    default: throw ExpressionError(at: tree.range, "expected a number, a text, `true` or `false`")
    }
  }

  private func unknownNames(_ tree: Syntax) -> [String] {
    switch tree.kind {
    case .name(let name): return capabilities[name] == nil ? [name] : []
    case .not(let inner): return unknownNames(inner)
    case .comparison(_, let left, _), .member(let left, _): return unknownNames(left)
    case .all(let parts), .any(let parts):
      return parts.flatMap(unknownNames).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    default: return []
    }
  }
}
