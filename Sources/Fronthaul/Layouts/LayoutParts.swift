/// What may be given by name in a structure, or in an item of one of its repeated parts.
package struct LayoutParts: Sendable {
  package enum Part: Sendable {
    /// A number, and the values that fit its field; `nil` where the width depends on others.
    case number(ClosedRange<Int64>?)
    case bytes
    /// A repeated part: what each item may have.
    case items(LayoutParts)
  }

  private var parts: [String: Part] = [:]
  /// The names in the order of the structure. Reserved bits have names too, but nobody should need them.
  package private(set) var names: [String] = []

  package subscript(_ name: String) -> Part? { parts[name] }

  fileprivate init(_ program: LayoutProgram, group: Int) {
    for (number, field) in program.fields.enumerated() where field.group == group && !field.isDerived {
      names.append(field.field.name)
      parts[field.field.name] = field.isBytes ? .bytes : .number(program.range(ofField: number))
    }
    for (number, inner) in program.groups.enumerated() where inner.parent == group {
      if parts[inner.group.name] == nil { names.append(inner.group.name) }
      parts[inner.group.name] = .items(LayoutParts(program, group: number))
    }
    for number in 0..<program.reservedCount { parts["reserved\(number)"] = .number(nil) }
  }
}

extension Layout {
  /// What a value of the structure may have.
  package var parts: LayoutParts { LayoutParts(program, group: -1) }
}

extension LayoutProgram {
  /// The values that fit a field in every variant of the structure.
  fileprivate func range(ofField number: Int) -> ClosedRange<Int64>? {
    guard case .constant(let width) = fields[number].field.width, (1...63).contains(width) else { return nil }
    return fields[number].field.signed
      ? -(1 << (width - 1))...((1 << (width - 1)) - 1) : 0...((1 << width) - 1)
  }
}
