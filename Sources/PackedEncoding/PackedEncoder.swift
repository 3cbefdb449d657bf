/// Encodes values of the types of a schema, canonically. ITU-T X.691, basic, aligned and unaligned.
public struct PackedEncoder: Sendable {
  public let schema: PackedSchema
  /// How deep values may be nested.
  public var depthLimit = 64

  public init(_ schema: PackedSchema) { self.schema = schema }

  /// A complete encoding.
  ///
  /// - Throws: `mismatch` for a value that is not of the type, `outOfRange` for one that the type does not allow.
  ///   The offset counts from the start of the innermost open type.
  public func encode(_ value: PackedValue, as type: PackedSchema.TypeID) throws(PackedError) -> [UInt8] {
    guard schema.types.indices.contains(type) else {
      throw PackedError(.unknownType, at: 0, "there is no type \(type)")
    }
    return try complete(value, type, depth: 0)
  }

  /// The complete encoding of what an open type or a string holds.
  func complete(
    _ value: PackedValue, _ type: PackedSchema.TypeID, depth: Int
  ) throws(PackedError) -> [UInt8] {
    var writer = PackedWriter(isAligned: schema.isAligned, depth: depth)
    do throws(PackedError) {
      try encode(value, type, key: nil, into: &writer)
    } catch { throw error.inside(schema.types[type].name) }
    return writer.complete
  }

  func failure(_ code: PackedError.Code, _ message: String, _ writer: PackedWriter) -> PackedError {
    PackedError(code, at: writer.bitCount, message)
  }

  func mismatch(_ kind: PackedType.Kind, _ writer: PackedWriter) -> PackedError {
    failure(.mismatch, "this is no \(kind.keyword)", writer)
  }

  /// - Parameter key: for an open type the value that selects its row.
  func encode(
    _ value: PackedValue, _ type: PackedSchema.TypeID, key: Int64?, into writer: inout PackedWriter
  ) throws(PackedError) {
    guard writer.depth < depthLimit else {
      throw failure(.tooDeep, "nested deeper than \(depthLimit)", writer)
    }
    writer.depth += 1
    defer { writer.depth -= 1 }
    let kind = schema.types[type].kind
    switch (kind, value) {
    case (.boolean, .boolean(let flag)): writer.flag(flag)
    case (.null, .null): break
    case (.integer(let bounds), .integer(let number)): try integer(number, bounds, into: &writer)
    case (.integer(let bounds), .unsigned(let number)): try integer(unsigned: number, bounds, into: &writer)
    case (.enumerated(let items), _): try enumerated(value, items, into: &writer)
    case (.bitString(let size, let inside?), .contained(_, let content)):
      let octets = try complete(content, inside, depth: writer.depth)
      try string(PackedUnits(octets, unit: 1), size, into: &writer)
    case (.octetString(let size, let inside?), .contained(_, let content)):
      let octets = try complete(content, inside, depth: writer.depth)
      try string(PackedUnits(octets, unit: 8), size, into: &writer)
    case (.bitString(let size, nil), _), (.octetString(let size, nil), _):
      try string(try units(value, kind, writer), size, into: &writer)
    case (.characterString(let alphabet, let size), _):
      let visible = alphabet == .utf8 ? PackedType.Size() : size
      try string(try units(value, kind, writer), visible, isText: true, into: &writer)
    case (.objectIdentifier, _): try string(try units(value, kind, writer), PackedType.Size(), into: &writer)
    case (.sequence(let sequence), .sequence(let members)):
      try self.sequence(members, sequence, into: &writer)
    case (.sequenceOf(let size, let item), .list(let values)):
      try list(values, size, item, into: &writer)
    case (.choice(let choice), _): try self.choice(value, choice, into: &writer)
    case (.open(let open), .contained(_, let content)):
      guard let key, let inside = schema.objectSets[open.objectSet].row(key)?.types[open.column] else {
        throw failure(.unknownType, "the object set has no type for the key", writer)
      }
      try openType(try complete(content, inside, depth: writer.depth), into: &writer)
    case (.open, .opaque(let octets)): try openType(octets, into: &writer)
    default: throw mismatch(kind, writer)
    }
  }

  // MARK: Numbers

  private func integer(
    unsigned value: UInt64, _ bounds: PackedType.Bounds, into writer: inout PackedWriter
  ) throws(PackedError) {
    guard let number = Int64(exactly: value) else {
      guard let lower = bounds.lower, let span = bounds.span, bounds.isUnsigned,
        value - UInt64(lower) <= span
      else { throw failure(.outOfRange, "\(value) is not allowed", writer) }
      if bounds.isExtensible { writer.flag(false) }
      return writer.constrained(value - UInt64(lower), span: span)
    }
    try integer(number, bounds, into: &writer)
  }

  private func integer(
    _ value: Int64, _ bounds: PackedType.Bounds, into writer: inout PackedWriter
  ) throws(PackedError) {
    let lower = bounds.lower ?? .min
    let offset = UInt64(bitPattern: value &- lower)
    let isInRoot = value >= lower && offset <= bounds.span ?? .max
    if bounds.isExtensible { writer.flag(!isInRoot) }
    guard isInRoot else {
      guard bounds.isExtensible, !bounds.isUnsigned || value >= 0 else {
        throw failure(.outOfRange, "\(value) is not allowed", writer)
      }
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
    _ value: PackedValue, _ items: PackedType.Enumeration, into writer: inout PackedWriter
  ) throws(PackedError) {
    let added: Int
    switch value {
    case .item(let name):
      guard let index = items.index(of: name) else {
        throw failure(.outOfRange, "there is no item `\(name)`", writer)
      }
      guard index >= items.root.count else {
        if items.extensions != nil { writer.flag(false) }
        return writer.constrained(UInt64(index), span: UInt64(items.root.count - 1))
      }
      added = index - items.root.count
    case .unknownItem(let index):
      added = index
      try checkUnknown(index, items.extensions?.count, writer)
    default: throw mismatch(.enumerated(items), writer)
    }
    writer.flag(true)
    writer.normallySmall(added)
  }

  /// Refuses what is given by its number behind the extension marker and is not beyond what the schema knows.
  func checkUnknown(_ index: Int, _ known: Int?, _ writer: PackedWriter) throws(PackedError) {
    guard let known else { throw failure(.mismatch, "the type has no extension marker", writer) }
    guard index >= known, index <= PackedIndex.largest else {
      throw failure(.outOfRange, "the extension \(index) is known, or there can't be one", writer)
    }
  }
}

extension PackedError {
  /// The error of a part, seen from what it belongs to.
  func inside(_ name: String) -> PackedError {
    guard !name.isEmpty else { return self }
    var outer = self
    outer.path = path.isEmpty ? name : name + "." + path
    return outer
  }
}
