/// Encodes values of the types of a schema, canonically. ITU-T X.691, basic, aligned and unaligned.
public struct PackedEncoder: Sendable {
  public let schema: PackedSchema

  public init(_ schema: PackedSchema) { self.schema = schema }

  /// A complete encoding.
  ///
  /// - Throws: `mismatch` for a value that is not of the type, `outOfRange` for one that the type does not allow.
  public func encode(_ value: PackedValue, as type: PackedSchema.TypeID) throws(PackedError) -> [UInt8] {
    var writer = PackedWriter(isAligned: schema.isAligned)
    do throws(PackedError) {
      try encode(value, type, [:], into: &writer)
    } catch {
      var located = error
      let name = schema.types[type].name
      located.path = error.path.isEmpty ? name : name + "." + error.path
      throw located
    }
    return writer.complete
  }

  private func failure(
    _ code: PackedError.Code, _ message: String, _ writer: PackedWriter
  ) -> PackedError { PackedError(code, at: writer.bitCount, message) }

  private func mismatch(_ type: PackedSchema.TypeID, _ writer: PackedWriter) -> PackedError {
    failure(.mismatch, "this is no \(schema.types[type].kind.keyword)", writer)
  }

  /// - Parameter keys: components of the SEQUENCE around the value that are numbers, by their place.
  private func encode(
    _ value: PackedValue, _ type: PackedSchema.TypeID, _ keys: [Int: Int64], into writer: inout PackedWriter
  ) throws(PackedError) {
    switch (schema.types[type].kind, value) {
    case (.boolean, .boolean(let flag)): writer.flag(flag)
    case (.null, .null): break
    case (.integer(let bounds), .integer(let number)): try integer(number, bounds, into: &writer)
    case (.integer(let bounds), .unsigned(let number)):
      guard bounds.isUnsigned else { throw mismatch(type, writer) }
      try integer(Int64(bitPattern: number), bounds, into: &writer)
    case (.enumerated(let items), _): try enumerated(value, items, type, into: &writer)
    case (.bitString(let size, nil), .bits(let octets, let count)):
      try string(octets, count: count, unit: 1, size, alignsFrom: 17, into: &writer)
    case (.octetString(let size, nil), .octets(let octets)):
      try string(octets, count: octets.count, unit: 8, size, alignsFrom: 17, into: &writer)
    case (.bitString(let size, let inside?), .contained(_, let content)):
      let octets = try encode(content, as: inside)
      try string(octets, count: octets.count * 8, unit: 1, size, alignsFrom: 17, into: &writer)
    case (.octetString(let size, let inside?), .contained(_, let content)):
      let octets = try encode(content, as: inside)
      try string(octets, count: octets.count, unit: 8, size, alignsFrom: 17, into: &writer)
    case (.characterString(let alphabet, let size), .text(let text)):
      try self.text(text, alphabet, size, into: &writer)
    case (.objectIdentifier, .objectIdentifier(let arcs)):
      let octets = try octets(of: arcs, writer)
      try string(octets, count: octets.count, unit: 8, PackedType.Size(), alignsFrom: 0, into: &writer)
    case (.sequence(let sequence), .sequence(let members)):
      try self.sequence(members, sequence, into: &writer)
    case (.sequenceOf(let size, let item), .list(let values)):
      try list(values, size, item, into: &writer)
    case (.choice(let choice), _): try self.choice(value, choice, type, into: &writer)
    case (.open(let open), .contained(_, let content)):
      guard let key = keys[open.key],
        let inside = schema.objectSets[open.objectSet].row(key)?.types[open.column]
      else { throw failure(.unknownType, "the object set has no type for the key", writer) }
      try openType(try encode(content, as: inside), into: &writer)
    case (.open, .opaque(let octets)): try openType(octets, into: &writer)
    default: throw mismatch(type, writer)
    }
  }

  // MARK: Numbers

  private func integer(
    _ value: Int64, _ bounds: PackedType.Bounds, into writer: inout PackedWriter
  ) throws(PackedError) {
    let offset = UInt64(bitPattern: value &- (bounds.lower ?? 0))
    let isBelow = !bounds.isUnsigned && bounds.lower.map { value < $0 } ?? false
    let isInRoot = !isBelow && bounds.span.map { offset <= $0 } ?? true
    if bounds.isExtensible { writer.flag(!isInRoot) }
    guard isInRoot else {
      guard bounds.isExtensible else { throw failure(.outOfRange, "\(value) is not allowed", writer) }
      return writer.unconstrained(value)
    }
    if let span = bounds.span {
      writer.constrained(offset, span: span)
    } else if bounds.lower != nil {
      writer.semiConstrained(offset)
    } else {
      writer.unconstrained(value)
    }
  }

  private func enumerated(
    _ value: PackedValue, _ items: PackedType.Enumeration, _ type: PackedSchema.TypeID,
    into writer: inout PackedWriter
  ) throws(PackedError) {
    let added: Int?
    switch value {
    case .item(let name):
      if let index = items.root.firstIndex(of: name) {
        if items.extensions != nil { writer.flag(false) }
        return writer.constrained(UInt64(index), span: UInt64(items.root.count - 1))
      }
      added = items.extensions?.firstIndex(of: name)
      guard added != nil else { throw failure(.outOfRange, "there is no item `\(name)`", writer) }
    case .unknownItem(let index): added = items.extensions == nil ? nil : index
    default: throw mismatch(type, writer)
    }
    guard let added else { throw mismatch(type, writer) }
    writer.flag(true)
    writer.normallySmall(added)
  }

  // MARK: Strings

  /// Writes the length of a string or a list where it is in the constrained form.
  ///
  /// - Returns: whether it was written; else the general form is needed.
  private func constrainedLength(
    _ count: Int, _ size: PackedType.Size, into writer: inout PackedWriter
  ) throws(PackedError) -> Bool {
    let isInRoot = count >= size.lower && size.upper.map { count <= $0 } ?? true
    if size.isExtensible { writer.flag(!isInRoot) }
    guard isInRoot || size.isExtensible else {
      throw failure(.outOfRange, "a size of \(count) is not allowed", writer)
    }
    guard isInRoot, let upper = size.upper, upper < 65_536 else { return false }
    writer.constrained(UInt64(count - size.lower), span: UInt64(upper - size.lower))
    return true
  }

  private func string(
    _ octets: [UInt8], count: Int, unit: Int, _ size: PackedType.Size, alignsFrom: Int,
    into writer: inout PackedWriter
  ) throws(PackedError) {
    if try constrainedLength(count, size, into: &writer) {
      let isFixed = size.lower == size.upper
      if isFixed ? count * unit >= alignsFrom : true { writer.align() }
      writer.append(octets, bitCount: count * unit)
      return
    }
    try writer.fragmented(count) { writer, range in
      let part = unit == 8 ? Array(octets[range]) : octets.span.octets(range)
      writer.append(part, bitCount: range.count * unit)
    }
  }

  private func text(
    _ text: String, _ alphabet: PackedType.Alphabet, _ size: PackedType.Size, into writer: inout PackedWriter
  ) throws(PackedError) {
    let octets = Array(text.utf8)
    guard alphabet != .utf8 else {
      return try string(
        octets, count: octets.count, unit: 8, PackedType.Size(), alignsFrom: 0, into: &writer)
    }
    guard octets.allSatisfy({ $0 < 0x80 }) else {
      throw failure(.badCharacter, "a character that \(alphabet.rawValue) does not have", writer)
    }
    let width = writer.isAligned ? 8 : 7
    func write(_ range: Range<Int>, _ writer: inout PackedWriter) {
      for octet in octets[range] { writer.bits(UInt64(octet), width) }
    }
    if try constrainedLength(octets.count, size, into: &writer) {
      let largest = (size.upper ?? 65_536) * width
      if size.lower == size.upper ? largest > 16 : largest >= 16, !octets.isEmpty { writer.align() }
      write(0..<octets.count, &writer)
    } else {
      try writer.fragmented(octets.count) { writer, range in write(range, &writer) }
    }
  }

  private func octets(of arcs: [UInt64], _ writer: PackedWriter) throws(PackedError) -> [UInt8] {
    guard arcs.count >= 2, arcs[0] <= 2, arcs[0] == 2 || arcs[1] < 40 else {
      throw failure(.outOfRange, "this is no object identifier", writer)
    }
    var octets: [UInt8] = []
    for arc in [arcs[0] * 40 + arcs[1]] + arcs[2...] {
      var groups: [UInt8] = [UInt8(arc & 0x7F)]
      var rest = arc >> 7
      while rest > 0 {
        groups.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      octets += groups.reversed()
    }
    return octets
  }

  private func openType(_ octets: [UInt8], into writer: inout PackedWriter) throws(PackedError) {
    try writer.fragmented(octets.count) { writer, range in
      writer.append(Array(octets[range]), bitCount: range.count * 8)
    }
  }

  // MARK: Structures

  private func list(
    _ values: [PackedValue], _ size: PackedType.Size, _ item: PackedSchema.TypeID,
    into writer: inout PackedWriter
  ) throws(PackedError) {
    func write(_ range: Range<Int>, _ writer: inout PackedWriter) throws(PackedError) {
      for index in range {
        do throws(PackedError) {
          try encode(values[index], item, [:], into: &writer)
        } catch { throw error.inside("[\(index)]") }
      }
    }
    if try constrainedLength(values.count, size, into: &writer) {
      try write(0..<values.count, &writer)
    } else {
      try writer.fragmented(values.count) { (writer, range) throws(PackedError) in
        try write(range, &writer)
      }
    }
  }

  private func choice(
    _ value: PackedValue, _ choice: PackedType.Choice, _ type: PackedSchema.TypeID,
    into writer: inout PackedWriter
  ) throws(PackedError) {
    switch value {
    case .choice(let name, let content):
      if let index = choice.root.firstIndex(where: { $0.name == name }) {
        if choice.extensions != nil { writer.flag(false) }
        writer.constrained(UInt64(index), span: UInt64(choice.root.count - 1))
        do throws(PackedError) {
          try encode(content, choice.root[index].type, [:], into: &writer)
        } catch { throw error.inside(name) }
      } else if let index = choice.extensions?.firstIndex(where: { $0.name == name }),
        let added = choice.extensions?[index]
      {
        writer.flag(true)
        writer.normallySmall(index)
        try openType(try encode(content, as: added.type), into: &writer)
      } else {
        throw failure(.outOfRange, "there is no alternative `\(name)`", writer)
      }
    case .unknownChoice(let index, let octets):
      guard choice.extensions != nil else { throw mismatch(type, writer) }
      writer.flag(true)
      writer.normallySmall(index)
      try openType(octets, into: &writer)
    default: throw mismatch(type, writer)
    }
  }

  private func sequence(
    _ members: [PackedValue.Member], _ sequence: PackedType.Sequence, into writer: inout PackedWriter
  ) throws(PackedError) {
    var values: [String: PackedValue] = [:]
    var unknown: [Int: [UInt8]] = [:]
    for member in members {
      switch (member.name, member.value) {
      case (.component(let name), _): values[name] = member.value
      case (.addition(let index), .opaque(let octets)): unknown[index] = octets
      case (.addition, _): throw failure(.mismatch, "an unknown addition is not opaque", writer)
      }
    }
    let additions = try self.additions(sequence.additions ?? [], &values, unknown, writer)
    if sequence.additions != nil { writer.flag(!additions.isEmpty) }
    try components(sequence.root, &values, into: &writer)
    if let left = values.keys.min() {
      throw failure(.mismatch, "there is no component `\(left)`", writer)
    }
    guard let highest = additions.keys.max() else { return }
    // The bitmap has a bit for every addition of the type. X.691, 19.7.
    let last = max(highest, (sequence.additions ?? []).count - 1)
    if last < 64 {
      writer.flag(false)
      writer.bits(UInt64(last), 6)
    } else {
      writer.flag(true)
      writer.length(last + 1)
    }
    for index in 0...last { writer.flag(additions[index] != nil) }
    for index in 0...last {
      if let octets = additions[index] { try openType(octets, into: &writer) }
    }
  }

  /// The encodings of the additions that are there, by their place in the bitmap. Takes their values away.
  private func additions(
    _ known: [PackedType.Addition], _ values: inout [String: PackedValue], _ unknown: [Int: [UInt8]],
    _ writer: PackedWriter
  ) throws(PackedError) -> [Int: [UInt8]] {
    guard unknown.keys.allSatisfy({ $0 >= known.count }) else {
      throw failure(.mismatch, "an addition that the schema knows is given as unknown", writer)
    }
    var encodings = unknown
    for (index, addition) in known.enumerated() {
      switch addition {
      case .component(let component):
        guard let value = values.removeValue(forKey: component.name) else { continue }
        encodings[index] = try encode(value, as: component.type)
      case .group(let components):
        guard components.contains(where: { values[$0.name] != nil }) else { continue }
        var content = PackedWriter(isAligned: schema.isAligned)
        try self.components(components, &values, into: &content)
        encodings[index] = content.complete
      }
    }
    return encodings
  }

  /// Presence bits and components. Takes their values away.
  private func components(
    _ components: [PackedType.Component], _ values: inout [String: PackedValue],
    into writer: inout PackedWriter
  ) throws(PackedError) {
    for component in components {
      let value = values[component.name]
      if component.hasPresenceBit {
        writer.flag(value != nil && value != component.defaultValue)
      } else if value == nil {
        throw failure(.mismatch, "the component `\(component.name)` is missing", writer)
      }
    }
    var keys: [Int: Int64] = [:]
    for (place, component) in components.enumerated() {
      guard let value = values.removeValue(forKey: component.name), value != component.defaultValue
      else { continue }
      if case .integer(let number) = value { keys[place] = number }
      do throws(PackedError) {
        try encode(value, component.type, keys, into: &writer)
      } catch { throw error.inside(component.name) }
    }
  }
}

extension PackedError {
  /// The error of a part, seen from what it belongs to.
  fileprivate func inside(_ name: String) -> PackedError {
    var outer = self
    outer.path = path.isEmpty ? name : name + "." + path
    return outer
  }
}
