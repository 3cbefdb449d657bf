/// A schema in the form that the decoder follows: records that refer to each other by their places in arrays.
///
/// Made once for a schema. Decoding borrows the arrays as spans and so counts no references.
struct PackedProgram: Sendable {
  let isAligned: Bool
  private(set) var types: [PackedRecord] = []
  private(set) var components: [PackedComponentRecord] = []
  private(set) var additions: [PackedAdditionRecord] = []
  private(set) var elements: [PackedElementRecord] = []
  private(set) var objectSets: [PackedObjectSetRecord] = []
  private(set) var slots: [PackedRowSlot] = []
  private(set) var rowTypes: [Int32] = []
  /// The contents of strings that are default values.
  private(set) var defaults: [UInt8] = []

  init(isAligned: Bool, types: [PackedType], objectSets: [PackedSchema.ObjectSet]) {
    self.isAligned = isAligned
    self.types.reserveCapacity(types.count)
    for type in types { self.types.append(record(type.kind, among: types)) }
    for index in self.types.indices {
      guard let element = element(self.types[index]) else { continue }
      self.types[index].element = Int32(elements.count)
      elements.append(element)
    }
    for set in objectSets { add(set) }
  }

  private mutating func add(_ set: PackedSchema.ObjectSet) {
    // Half of the slots or more stay free, so that searches are short and end.
    var size = 2
    while size < set.rows.count * 2 { size *= 2 }
    var table = [PackedRowSlot](repeating: PackedRowSlot(key: 0, firstType: -1), count: size)
    for row in set.rows {
      var place = Int(truncatingIfNeeded: row.key) & (size - 1)
      while table[place].firstType >= 0, table[place].key != row.key { place = (place + 1) & (size - 1) }
      // Where a key comes twice its first row counts, as in the set itself.
      guard table[place].firstType < 0 else { continue }
      table[place] = PackedRowSlot(key: row.key, firstType: Int32(rowTypes.count))
      for column in set.columns.indices {
        rowTypes.append(Int32(column < row.types.count ? row.types[column] ?? -1 : -1))
      }
    }
    objectSets.append(
      PackedObjectSetRecord(
        firstSlot: Int32(slots.count), mask: Int32(size - 1), columnCount: Int32(set.columns.count)))
    slots += table
  }

  // MARK: Types

  private mutating func record(_ kind: PackedType.Kind, among types: [PackedType]) -> PackedRecord {
    switch kind {
    case .boolean: return PackedRecord(.boolean)
    case .null: return PackedRecord(.null)
    case .integer(let bounds): return integer(bounds)
    case .enumerated(let items): return index(.enumerated, of: items.root.count, items.extensions?.count)
    case .bitString(let size, let inside): return string(size, unit: 1, inside)
    case .octetString(let size, let inside): return string(size, unit: 8, inside)
    case .characterString(let alphabet, let size): return text(alphabet, size)
    case .objectIdentifier:
      var record = string(PackedType.Size(), unit: 8, nil)
      record.operation = .objectIdentifier
      return record
    case .sequence(let sequence): return self.sequence(sequence, among: types)
    case .sequenceOf(let size, let item):
      var record = sized(.list, size)
      record.inside = Int32(item)
      return record
    case .choice(let choice): return self.choice(choice)
    case .open(let open):
      var record = PackedRecord(.open)
      record.key = Int32(open.key)
      record.objectSet = Int32(open.objectSet)
      record.column = Int32(open.column)
      return record
    }
  }

  private func integer(_ bounds: PackedType.Bounds) -> PackedRecord {
    var record = PackedRecord(.integer)
    record.isExtensible = bounds.isExtensible
    record.isUnsigned = bounds.isUnsigned
    guard let lower = bounds.lower else { return record }
    record.isBoundedBelow = true
    record.lower = lower
    record.largestOffset = bounds.largestOffset
    if let span = bounds.span {
      record.isConstrained = true
      record.number = ConstrainedNumber(span: span, isAligned: isAligned)
    }
    return record
  }

  /// A type that is told by an index: ENUMERATED or CHOICE.
  private func index(
    _ operation: PackedRecord.Operation, of rootCount: Int, _ extensionCount: Int?
  ) -> PackedRecord {
    var record = PackedRecord(operation)
    record.isExtensible = extensionCount != nil
    record.number = ConstrainedNumber(span: UInt64(max(1, rootCount) - 1), isAligned: isAligned)
    record.rootCount = Int32(rootCount)
    record.extensionCount = Int32(extensionCount ?? 0)
    return record
  }

  private func sized(_ operation: PackedRecord.Operation, _ size: PackedType.Size) -> PackedRecord {
    var record = PackedRecord(operation)
    record.isExtensible = size.isExtensible
    record.lower = Int64(size.lower)
    if let upper = size.upper { record.upper = Int64(upper) }
    if let span = size.constrainedSpan {
      record.isConstrained = true
      record.number = ConstrainedNumber(span: span, isAligned: isAligned)
    }
    return record
  }

  private func string(_ size: PackedType.Size, unit: UInt8, _ inside: PackedSchema.TypeID?) -> PackedRecord {
    var record = sized(.string, size)
    record.unit = unit
    record.alignment = size.alignment(unit: Int(unit), isText: false)
    record.inside = Int32(inside ?? -1)
    return record
  }

  private func text(_ alphabet: PackedType.Alphabet, _ size: PackedType.Size) -> PackedRecord {
    let width = alphabet.width(isAligned: isAligned)
    // The size of characters without a fixed width is not visible. X.691, 30.6.
    var record = sized(.text, alphabet == .utf8 ? PackedType.Size() : size)
    record.unit = UInt8(width)
    record.alignment = size.alignment(unit: width, isText: true)
    record.alphabet = alphabet
    return record
  }

  // MARK: Structures

  private mutating func choice(_ choice: PackedType.Choice) -> PackedRecord {
    var record = index(.choice, of: choice.root.count, choice.extensions?.count)
    record.first = Int32(components.count)
    for (place, alternative) in (choice.root + (choice.extensions ?? [])).enumerated() {
      components.append(
        PackedComponentRecord(
          type: Int32(alternative.type), place: Int32(place)))
    }
    return record
  }

  private mutating func sequence(
    _ sequence: PackedType.Sequence, among types: [PackedType]
  ) -> PackedRecord {
    var record = PackedRecord(.sequence)
    record.isExtensible = sequence.additions != nil
    record.first = Int32(components.count)
    record.rootCount = Int32(sequence.root.count)
    record.presenceBits = add(sequence.root, from: 0, among: types)
    record.firstAddition = Int32(additions.count)
    record.extensionCount = Int32(sequence.additions?.count ?? 0)
    var place = sequence.root.count
    for addition in sequence.additions ?? [] {
      let first = Int32(components.count)
      switch addition {
      case .component(let component):
        _ = add([component], from: place, among: types)
        additions.append(PackedAdditionRecord(first: first, memberCount: 0, presenceBits: 0))
        place += 1
      case .group(let members):
        let bits = add(members, from: place, among: types)
        additions.append(
          PackedAdditionRecord(first: first, memberCount: Int32(members.count), presenceBits: bits))
        place += members.count
      }
    }
    return record
  }

  /// nil: the type is no SEQUENCE of that form.
  private func element(_ record: PackedRecord) -> PackedElementRecord? {
    guard isAligned, record.operation == .sequence, !record.isExtensible, record.rootCount == 3,
      record.presenceBits == 0
    else { return nil }
    let parts = components[Int(record.first)..<Int(record.first) + 3]
    guard parts.allSatisfy({ $0.defaultForm == .none }) else { return nil }
    let components = parts.map { types[Int($0.type)] }
    let (number, item, open) = (components[0], components[1], components[2])
    guard number.operation == .integer, !number.isExtensible, number.isConstrained,
      number.number.form == .octets, number.number.span <= number.largestOffset,
      item.operation == .enumerated, !item.isExtensible, item.rootCount > 0, item.number.form == .bits,
      item.number.width < 8, open.operation == .open, open.key == 0
    else { return nil }
    return PackedElementRecord(
      number: parts[parts.startIndex].type, item: parts[parts.startIndex + 1].type,
      open: parts[parts.startIndex + 2].type, numberWidth: Int32(number.number.width), lower: number.lower,
      numberSpan: number.number.span, itemWidth: Int32(item.number.width), itemSpan: item.number.span,
      objectSet: open.objectSet, column: open.column)
  }

  /// - Returns: how many of the components have a presence bit.
  private mutating func add(
    _ more: [PackedType.Component], from place: Int, among types: [PackedType]
  ) -> Int32 {
    var bits: Int32 = 0
    for (index, component) in more.enumerated() {
      var record = PackedComponentRecord(type: Int32(component.type), place: Int32(place + index))
      record.hasPresenceBit = component.hasPresenceBit
      if record.hasPresenceBit { bits += 1 }
      if let value = component.defaultValue { add(value, of: types[component.type].kind, to: &record) }
      components.append(record)
    }
    return bits
  }

  private mutating func add(
    _ value: PackedValue, of kind: PackedType.Kind, to record: inout PackedComponentRecord
  ) {
    if let number = kind.number(of: value) {
      record.defaultForm = .number
      record.defaultNumber = number
    } else if let units = try? PackedUnits(value, of: kind, isAligned: isAligned) {
      record.defaultForm = .content
      record.defaultFirst = Int32(defaults.count)
      record.defaultBits = Int32(units.count * units.unit)
      defaults += units.octets
    }
  }
}

/// The arrays of a program while something is decoded.
struct PackedProgramView: ~Escapable {
  let isAligned: Bool
  let types: Span<PackedRecord>
  let components: Span<PackedComponentRecord>
  let additions: Span<PackedAdditionRecord>
  let elements: Span<PackedElementRecord>
  let objectSets: Span<PackedObjectSetRecord>
  let slots: Span<PackedRowSlot>
  let rowTypes: Span<Int32>
  let defaults: Span<UInt8>

  @_lifetime(borrow program)
  init(_ program: borrowing PackedProgram) {
    isAligned = program.isAligned
    types = program.types.span
    components = program.components.span
    additions = program.additions.span
    elements = program.elements.span
    objectSets = program.objectSets.span
    slots = program.slots.span
    rowTypes = program.rowTypes.span
    defaults = program.defaults.span
  }
}
