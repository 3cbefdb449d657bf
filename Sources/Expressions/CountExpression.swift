internal import Events

/// `count(selector[condition]) >= number`: how often something must occur.
public struct CountExpression: Sendable {
  public let selections: [CompiledSelection]
  public let minimum: Int64
}

extension ExpressionCompiler {
  /// Reads `count(…) >= n` or `count(…) > n`; `n` is an integer or a parameter.
  public func count(_ text: String) throws(ExpressionError) -> CountExpression {
    let scalars = Array(text.unicodeScalars)
    let head = scalars.prefix { $0 != "(" }
    guard string(head).filter({ !$0.isWhitespace }) == "count", head.count < scalars.count else {
      throw ExpressionError(
        at: 0..<head.count, "expected `count(…) >= number`",
        suggestion: "write for example `count(cus.c.section[sectionType == 3]) >= 10`")
    }
    let close = try closing(scalars, after: head.count)
    let selector = string(scalars[head.count + 1..<close])
    let selections: [CompiledSelection]
    do { selections = try select(selector) } catch { throw error.moved(by: head.count + 1) }
    do {
      return CountExpression(
        selections: selections, minimum: try minimum(string(scalars[(close + 1)...])))
    } catch { throw error.moved(by: close + 1) }
  }

  private func closing(_ scalars: [Unicode.Scalar], after open: Int) throws(ExpressionError) -> Int {
    var depth = 0
    var quote: Unicode.Scalar?
    for index in open..<scalars.count {
      let c = scalars[index]
      if let mark = quote {
        if c == mark { quote = nil }
      } else if c == "\"" || c == "'" {
        quote = c
      } else if c == "(" {
        depth += 1
      } else if c == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    throw ExpressionError(at: open..<open + 1, "the parenthesis is not closed")
  }

  private func minimum(_ text: String) throws(ExpressionError) -> Int64 {
    var parser = try Parser(text)
    let (comparison, bound) = try parser.threshold()
    var value: Int64?
    switch bound.kind {
    case .number(let number, nil): value = number
    case .parameter(let name):
      if case .number(let number, .none)? = parameters[name] { value = number }
      if parameters[name] == nil {
        throw ExpressionError(at: bound.range, "there is no parameter `$\(name)`")
      }
    default: break
    }
    guard var minimum = value, minimum >= 0, minimum < .max else {
      throw ExpressionError(at: bound.range, "expected a plain number, or a parameter that is one")
    }
    switch comparison {
    case .greaterOrEqual: break
    case .greater: minimum += 1
    default:
      throw ExpressionError(
        at: 0..<bound.range.lowerBound, "a count has a lower bound only", suggestion: "use `>=`")
    }
    return minimum
  }

  private func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
