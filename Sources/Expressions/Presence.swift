internal import Events

/// Which optional fields a message certainly has, by what `has()` says where a value is read.
///
/// There is no order of evaluation: in `has(x) && x > 3` and in `x > 3 && has(x)` alike the reading is guarded,
/// since the conjunction is false without the field, whatever the comparison is worth.
enum Presence {
  /// Fields that are there when the expression holds, and when it does not.
  struct Facts {
    var whenTrue = FieldSet()
    var whenFalse = FieldSet()
  }

  static func facts(_ tree: Typed) -> Facts {
    switch tree.kind {
    case .has(let field): return Facts(whenTrue: FieldSet([field.slot]))
    case .not(let inner):
      let facts = facts(inner)
      return Facts(whenTrue: facts.whenFalse, whenFalse: facts.whenTrue)
    case .all(let parts):
      let facts = parts.map(facts)
      return Facts(whenTrue: union(facts.map(\.whenTrue)), whenFalse: common(facts.map(\.whenFalse)))
    case .any(let parts):
      let facts = parts.map(facts)
      return Facts(whenTrue: common(facts.map(\.whenTrue)), whenFalse: union(facts.map(\.whenFalse)))
    default: return Facts()
    }
  }

  /// Refuses the first optional field that is read although it may be absent.
  static func check(_ tree: Typed, guarded: FieldSet) throws(ExpressionError) {
    switch tree.kind {
    case .field(let field):
      guard !field.optional || guarded.contains(field.slot) else {
        throw tree.error(
          "`\(field.name)` is optional: a message may be without it",
          suggestion: "guard it: `has(\(field.name)) && …`, or put `has(\(field.name))` into the selector")
      }
    case .all(let parts):
      try check(parts, facts: parts.map { facts($0).whenTrue }, guarded: guarded)
    case .any(let parts):
      try check(parts, facts: parts.map { facts($0).whenFalse }, guarded: guarded)
    default:
      for child in tree.children { try check(child, guarded: guarded) }
    }
  }

  /// Each part may rely on what the *other* parts say.
  private static func check(
    _ parts: [Typed], facts: [FieldSet], guarded: FieldSet
  ) throws(ExpressionError) {
    for (index, part) in parts.enumerated() {
      var known = guarded
      for (other, fact) in facts.enumerated() where other != index { known.formUnion(fact) }
      try check(part, guarded: known)
    }
  }

  private static func union(_ sets: [FieldSet]) -> FieldSet { sets.reduce(FieldSet()) { $0.union($1) } }

  private static func common(_ sets: [FieldSet]) -> FieldSet {
    sets.reduce(FieldSet.all) { $0.intersection($1) }
  }
}
