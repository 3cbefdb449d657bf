internal import Events

/// Walks over an expression and notes what could be wrong at each of its nodes.
struct SyntaxWalk {
  private(set) var fields: FieldNeighbours
  private let parameters: [String: ParameterValue]
  var collector: MutationCollector

  init(_ text: String, _ fields: FieldNeighbours, _ parameters: [String: ParameterValue]) {
    self.fields = fields
    self.parameters = parameters
    collector = MutationCollector(text)
  }

  mutating func negate(_ range: Range<Int>) {
    collector.replace(range, by: "!(\(collector.text(range)))", .negation)
  }

  mutating func visit(_ tree: Syntax) {
    switch tree.kind {
    case .boolean(let value): collector.replace(tree.range, by: value ? "false" : "true", .negation)
    case .quoted: break
    case .number(let value, let unit): number(tree.range, value, unit)
    case .parameter(let name): parameter(name, tree.range)
    case .name(let name):
      for neighbour in fields.names(of: name) { collector.replace(tree.range, by: neighbour, .field) }
    case .not(let inner):
      collector.replace(tree.range, by: collector.text(inner.range), .negation)
      visit(inner)
    case .negative(let inner): visit(inner)
    case .arithmetic(let operation, let left, let right):
      if let other = operation.opposite { flip(left, right, to: other.rawValue) }
      visit(left)
      visit(right)
    case .comparison(let comparison, let left, let right):
      flip(left, right, to: comparison.flipped.rawValue)
      visit(left, against: right)
      visit(right, against: left)
    case .member(let left, let elements):
      negate(tree.range)
      visit(left)
      members(elements, of: left)
    case .memberOfParameter(let left, let name, let range):
      negate(tree.range)
      visit(left)
      members(ofParameter: name, range)
    case .subset(let left, let right):
      collector.replace(
        tree.range, by: "\(collector.text(right.range)) subset \(collector.text(left.range))", .operator)
      visit(left)
      visit(right)
    case .call(_, let arguments): for argument in arguments { visit(argument) }
    case .all(let parts): join(parts, by: "||")
    case .any(let parts): join(parts, by: "&&")
    }
  }

  /// Puts another operator between two operands.
  private mutating func flip(_ left: Syntax, _ right: Syntax, to symbol: String) {
    collector.replace(left.range.upperBound..<right.range.lowerBound, by: " \(symbol) ", .operator)
  }

  private mutating func join(_ parts: [Syntax], by symbol: String) {
    for (left, right) in zip(parts, parts.dropFirst()) { flip(left, right, to: symbol) }
    for part in parts {
      // The truth of a field by itself has no operator that could be flipped.
      switch part.kind {
      case .name, .call: negate(part.range)
      default: break
      }
      visit(part)
    }
  }

  // MARK: Values

  /// A side of a comparison: the name of a code point stands for its neighbours.
  private mutating func visit(_ side: Syntax, against other: Syntax) {
    guard case .name(let name) = side.kind, let points = points(of: other),
      let index = points.firstIndex(where: { $0.name == name })
    else { return visit(side) }
    for neighbour in [index - 1, index + 1] where points.indices.contains(neighbour) {
      collector.replace(side.range, by: points[neighbour].name, .bound)
    }
  }

  /// The code points of a field.
  private func points(of tree: Syntax) -> [CodePoint]? {
    guard case .name(let name) = tree.kind, case .enumeration(let points)? = fields.field(name)?.kind else {
      return nil
    }
    return points
  }

  /// A literal, one less and one more of the unit that the author wrote.
  private mutating func number(_ range: Range<Int>, _ value: Int64, _ unit: Unit?) {
    let text = collector.text(range)
    let digits = text.prefix { !$0.isWhitespace && ($0.isHexDigit || "-xb.".contains($0)) }
    let word = String(text.dropFirst(digits.count).drop(while: \.isWhitespace))
    // What is written with decimals, or behind a lone sign, is counted in the unit of the catalogue.
    let isPlain = Int64(digits) != nil || unit == nil
    let factor = isPlain ? UnitWord.named(word)?.factor ?? 1 : 1
    let name = isPlain ? word : unit?.rawValue ?? ""
    for step in [Int64(-1), 1] {
      let (moved, overflow) = (value / factor).addingReportingOverflow(step)
      if !overflow { collector.replace(range, by: name.isEmpty ? "\(moved)" : "\(moved) \(name)", .bound) }
    }
  }

  private mutating func parameter(_ name: String, _ range: Range<Int>) {
    guard case .number(let value, let unit)? = parameters[name] else { return }
    let word = Quantity(value: value, unit: unit).text.split(separator: " ").dropFirst().joined()
    let one = word.isEmpty ? "1" : "1 \(word)"
    collector.replace(range, by: "($\(name) - \(one))", .bound)
    collector.replace(range, by: "($\(name) + \(one))", .bound)
  }

  // MARK: Sets

  private mutating func members(_ elements: [SyntaxElement], of left: Syntax) {
    let ranges = elements.map { $0.lower.range.lowerBound..<($0.upper ?? $0.lower).range.upperBound }
    for (index, element) in elements.enumerated() {
      if elements.count > 1 {
        let dropped =
          index + 1 < ranges.count
          ? ranges[index].lowerBound..<ranges[index + 1].lowerBound
          : ranges[index - 1].upperBound..<ranges[index].upperBound
        collector.replace(dropped, by: "", .member)
      }
      if case .number = element.lower.kind { visit(element.lower) }
      if let upper = element.upper { visit(upper) }
    }
    guard let last = ranges.last, let more = strangers(elements, left).first else { return }
    collector.replace(last, by: "\(collector.text(last)), \(more)", .member)
  }

  /// Values that a set does not have: the number behind its last one, or code points.
  private func strangers(_ elements: [SyntaxElement], _ left: Syntax) -> [String] {
    let names = elements.compactMap { element -> String? in
      if case .name(let name) = element.lower.kind { return name }
      return nil
    }
    if !names.isEmpty { return (points(of: left) ?? []).map(\.name).filter { !names.contains($0) } }
    let numbers = elements.compactMap { element -> Int64? in
      if case .number(let value, nil) = (element.upper ?? element.lower).kind { return value }
      return nil
    }
    guard let largest = numbers.max(), largest < .max else { return [] }
    return ["\(largest + 1)"]
  }

  /// `in $list`, written out with an element less.
  private mutating func members(ofParameter name: String, _ range: Range<Int>) {
    guard case .list(let values)? = parameters[name], values.count > 1 else { return }
    for index in values.indices {
      var rest = values
      rest.remove(at: index)
      collector.replace(range, by: ParameterValue.list(rest).text, .member)
    }
  }
}

extension Comparison {
  /// What is written by mistake in its place.
  fileprivate var flipped: Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .lessOrEqual
    case .lessOrEqual: .less
    case .greater: .greaterOrEqual
    case .greaterOrEqual: .greater
    }
  }
}

extension Arithmetic {
  /// What is written by mistake in its place; a remainder has no opposite.
  fileprivate var opposite: Arithmetic? {
    switch self {
    case .add: .subtract
    case .subtract: .add
    case .multiply: .divide
    case .divide: .multiply
    case .remainder: nil
    }
  }
}
