internal import Events

/// Joins conditions that must all hold.
enum Conjunction {
  /// Drops what is always true, joins two bounds of one value to a range, and finds contradictions: a
  /// conjunction that no value can fulfil becomes the constant `false`.
  static func join(_ parts: [Typed], text: String, range: Range<Int>, part: Int) -> Typed {
    func result(_ kind: Typed.Kind) -> Typed {
      Typed(kind: kind, type: .boolean, text: text, range: range, part: part)
    }
    var kept: [Typed] = []
    /// For each value that is compared with constants: what is left for it.
    var left: [String: ValueSet] = [:]
    for condition in flat(parts) {
      if let value = condition.constant {
        if value == 0 { return result(.constant(0)) }
        continue
      }
      guard case .member(let operand, let set) = condition.kind else {
        kept.append(condition)
        continue
      }
      let key = key(operand)
      let common = left[key, default: .full].intersection(set)
      if common.isEmpty { return result(.constant(0)) }
      left[key] = common
      if !fuse(condition, operand, set, key, into: &kept) { kept.append(condition) }
    }
    if kept.isEmpty { return result(.constant(1)) }
    if kept.count == 1, let only = kept.first { return only }
    return result(.all(kept))
  }

  private static func flat(_ parts: [Typed]) -> [Typed] {
    parts.flatMap { part -> [Typed] in
      if case .all(let inner) = part.kind { return inner }
      return [part]
    }
  }

  /// What is the same value has the same key.
  private static func key(_ operand: Typed) -> String {
    if case .field(let field) = operand.kind { return "\(field.slot.rawValue)" }
    return operand.text.filter { !$0.isWhitespace }
  }

  /// `a >= x` and `a <= y` are one instruction.
  private static func fuse(
    _ condition: Typed, _ operand: Typed, _ set: ValueSet, _ key: String, into kept: inout [Typed]
  ) -> Bool {
    guard let range = set.single,
      let constant = kept.firstIndex(where: { other in
        guard case .member(let otherOperand, let otherSet) = other.kind, let otherRange = otherSet.single
        else { return false }
        return Self.key(otherOperand) == key && isBound(otherRange) != nil
          && isBound(otherRange) == isBound(range).map { !$0 }
      }), case .member(_, let otherSet) = kept[constant].kind
    else { return false }
    kept[constant].kind = .member(operand, otherSet.intersection(set))
    kept[constant].text += " && " + condition.text
    return true
  }

  /// `true` for a lower bound, `false` for an upper one.
  private static func isBound(_ range: ClosedRange<Int64>) -> Bool? {
    switch (range.lowerBound == .min, range.upperBound == .max) {
    case (false, true): true
    case (true, false): false
    default: nil
    }
  }
}
