import PackedEncoding

/// Values with parts.
extension SchemaSampler {
  mutating func sequence(
    _ sequence: PackedType.Sequence, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    if let field = field(sequence) {
      return self.field(field, row: row(of: field, &random), &random)
    }
    return members(sequence, &random).map { .sequence($0) }
  }

  private mutating func members(
    _ sequence: PackedType.Sequence, _ random: inout some RandomNumberGenerator
  ) -> [PackedValue.Member]? {
    guard var members = components(sequence.root, &random) else { return nil }
    guard let additions = sequence.additions else { return members }
    for addition in additions where extends(&random) {
      switch addition {
      case .component(let component):
        if let value = part(component.type, using: &random) {
          members.append(PackedValue.Member(.component(component.name), value))
        }
      case .group(let components): members += self.components(components, &random) ?? []
      }
    }
    if surprises(&random) {
      let place = additions.count + random.stranger()
      let content = random.octets(random.number(1...20))
      members.append(PackedValue.Member(.addition(place), .opaque(content)))
    }
    return members
  }

  private mutating func components(
    _ components: [PackedType.Component], _ random: inout some RandomNumberGenerator
  ) -> [PackedValue.Member]? {
    var members: [PackedValue.Member] = []
    for component in components {
      let isWanted = !(component.isOptional || component.defaultValue != nil) || wants(&random)
      if isWanted, let value = part(component.type, using: &random) {
        members.append(PackedValue.Member(.component(component.name), value))
      } else if let value = component.defaultValue {
        // Decoding gives the default of what was not sent.
        members.append(PackedValue.Member(.component(component.name), value))
      } else if !component.isOptional {
        return nil
      }
    }
    return members
  }

  mutating func choice(
    _ choice: PackedType.Choice, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    if let added = choice.extensions {
      if surprises(&random) {
        let content = random.octets(random.number(1...20))
        return .unknownChoice(added.count + random.stranger(), content)
      }
      if extends(&random), let alternative = added.randomElement(using: &random),
        let value = part(alternative.type, using: &random)
      {
        return .choice(alternative.name, value)
      }
    }
    // Not every alternative has values: one for extensions may be empty so far.
    for alternative in choice.root.shuffled(using: &random) {
      if let value = part(alternative.type, using: &random) { return .choice(alternative.name, value) }
    }
    return nil
  }

  mutating func list(
    _ size: PackedType.Size, _ item: PackedSchema.TypeID, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    if case .sequence(let sequence) = schema.types[item].kind, let field = field(sequence),
      (size.upper ?? .max) >= Self.manyFields
    {
      return container(size, field, &random)
    }
    var values: [PackedValue] = []
    for _ in 0..<count(size, &random) {
      guard let value = part(item, using: &random) else { break }
      values.append(value)
    }
    return values.count < size.lower ? nil : .list(values)
  }

  // MARK: Information elements

  /// A SEQUENCE with an open type whose object set says what it may hold: an information element, or an outcome.
  private struct Field {
    var components: [PackedType.Component]
    var place: Int
    var open: PackedType.Open
  }

  /// The number of fields that a container may have; lists whose items are fields have far fewer.
  private static let manyFields = 65_535

  private func field(_ sequence: PackedType.Sequence) -> Field? {
    for (place, component) in sequence.root.enumerated() {
      if case .open(let open) = schema.types[component.type].kind {
        return Field(components: sequence.root, place: place, open: open)
      }
    }
    return nil
  }

  private func rows(of field: Field) -> [PackedSchema.ObjectSet.Row] {
    schema.objectSets[field.open.objectSet].rows.filter { $0.types[field.open.column] != nil }
  }

  private func row(
    of field: Field, _ random: inout some RandomNumberGenerator
  ) -> PackedSchema.ObjectSet.Row? {
    surprises(&random) ? nil : rows(of: field).randomElement(using: &random)
  }

  /// The fields of a container: each at most once and in order, what is mandatory always.
  private mutating func container(
    _ size: PackedType.Size, _ field: Field, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    var values: [PackedValue] = []
    let rows = rows(of: field)
    for (place, row) in rows.enumerated() {
      let isNeeded = row.words["presence"] == "mandatory" && size.lower == 0
      let isLast = values.isEmpty && size.lower > 0 && place == rows.count - 1
      guard isNeeded || isLast || wants(&random) else { continue }
      guard let value = self.field(field, row: row, &random) else {
        if isNeeded { return nil }
        continue
      }
      values.append(value)
    }
    if surprises(&random), let value = self.field(field, row: nil, &random) { values.append(value) }
    return values.count < size.lower ? nil : .list(values)
  }

  /// - Parameter row: nil: a key that the object set does not have.
  private mutating func field(
    _ field: Field, row: PackedSchema.ObjectSet.Row?, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    if row == nil, options.unknown == 0 { return nil }
    var members: [PackedValue.Member] = []
    for (place, component) in field.components.enumerated() {
      let value: PackedValue?
      if place == field.open.key {
        value = row.map { .integer($0.key) } ?? strangeKey(component.type, field, &random)
      } else if place == field.place {
        let type = row.flatMap { $0.types[field.open.column] }
        value =
          type == nil
          ? .opaque(random.octets(random.number(1...20))) : type.flatMap { contained($0, &random) }
      } else if let word = row?.words[component.name] {
        value = .item(word)
      } else {
        value = part(component.type, using: &random)
      }
      guard let value else { return nil }
      members.append(PackedValue.Member(.component(component.name), value))
    }
    return .sequence(members)
  }

  private mutating func strangeKey(
    _ type: PackedSchema.TypeID, _ field: Field, _ random: inout some RandomNumberGenerator
  ) -> PackedValue? {
    for _ in 0..<20 {
      guard let key = part(type, using: &random) else { return nil }
      guard case .integer(let number) = key else { return key }
      if schema.objectSets[field.open.objectSet].row(number) == nil { return key }
    }
    return nil
  }
}
