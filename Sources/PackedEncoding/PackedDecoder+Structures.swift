/// SEQUENCE, SEQUENCE OF and CHOICE.
extension PackedDecoder {
  /// X.691, 19.
  mutating func sequence(
    _ sequence: PackedType.Sequence, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let isExtended = sequence.additions == nil ? false : try reader.flag(bytes)
    try components(sequence.root, node, bytes, &reader)
    if isExtended, let additions = sequence.additions {
      try self.additions(additions, behind: sequence.root.count, node, bytes, &reader)
    }
  }

  /// A preamble of presence bits, and the components that it announces.
  mutating func components(
    _ components: [PackedType.Component], from first: Int = 0, role: PackedTree.Role = .component,
    _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    // The preamble is read a bit at a time, beside the components.
    var preamble = reader
    for component in components where component.hasPresenceBit { _ = try reader.flag(bytes) }
    for (place, component) in components.enumerated() {
      if component.hasPresenceBit {
        guard try preamble.flag(bytes) else { continue }
      }
      let child = nodeCount
      let start = reader.position
      try value(component.type, role, first + place, bytes, &reader)
      if let defaultValue = component.defaultValue, isSimple(component.type) {
        let sent = PackedTreeReader(schema, bytes).scalar(self.node(child))
        if sent == defaultValue { note(.defaultSent, start, child) }
      }
    }
  }

  private func isSimple(_ type: PackedSchema.TypeID) -> Bool {
    switch schema.types[type].kind {
    case .boolean, .integer, .enumerated: true
    default: false
    }
  }

  /// A bitmap of additions, and the additions as open types.
  private mutating func additions(
    _ additions: [PackedType.Addition], behind rootCount: Int, _ node: Int, _ bytes: Span<UInt8>,
    _ reader: inout PackedReader
  ) throws(PackedError) {
    let place = reader.position
    let count = try normallySmallLength(node, bytes, &reader)
    var bitmap = reader
    try reader.skip(count)
    var component = rootCount
    var isAnyPresent = false
    for index in 0..<count {
      let isPresent = try bitmap.flag(bytes)
      let known = index < additions.count ? additions[index] : nil
      let width: Int
      if case .group(let members)? = known { width = members.count } else { width = 1 }
      defer { component += width }
      guard isPresent else { continue }
      isAnyPresent = true
      switch known {
      case .component(let added):
        let child = try open(added.type, .addition, component, reader)
        try wrapped(.type(added.type), child, bytes, &reader)
        close(child, reader)
      case .group(let members):
        try wrapped(.group(members, first: component, of: node), node, bytes, &reader)
      case nil:
        note(.unknownAddition, reader.position, node)
        let child = try open(-1, .addition, index, reader)
        try wrapped(nil, child, bytes, &reader)
        close(child, reader)
      }
    }
    if !isAnyPresent { note(.emptyAdditions, place, node) }
  }

  /// The number of bits of a bitmap. X.691, 11.9.3.4.
  private mutating func normallySmallLength(
    _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> Int {
    guard try reader.flag(bytes) else { return Int(try reader.bits(bytes, 6)) + 1 }
    let place = reader.position
    let length = try lengthDeterminant(node, bytes, &reader)
    guard !length.isFragment, length.count > 0 else {
      throw PackedError(.outOfRange, at: place, "a bitmap of \(length.count) additions")
    }
    if length.count <= 64 { note(.lengthNotMinimal, place, node) }
    return length.count
  }

  /// X.691, 20.
  mutating func list(
    _ size: PackedType.Size, _ item: PackedSchema.TypeID, _ node: Int, _ bytes: Span<UInt8>,
    _ reader: inout PackedReader
  ) throws(PackedError) {
    var (length, _) = try length(size, node, bytes, &reader)
    var count = 0
    while true {
      for _ in 0..<length.count {
        try value(item, .item, count, bytes, &reader)
        count += 1
      }
      guard length.isFragment else { break }
      length = try lengthDeterminant(node, bytes, &reader)
    }
    set(node, value: Int64(count))
  }

  /// X.691, 23.
  mutating func choice(
    _ choice: PackedType.Choice, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let place = reader.position
    guard let extensions = choice.extensions, try reader.flag(bytes) else {
      let span = UInt64(max(0, choice.root.count - 1))
      let index = Int(try constrained(span: span, node, bytes, &reader))
      set(node, value: Int64(index))
      guard index < choice.root.count else {
        throw PackedError(.outOfRange, at: place, "a choice without alternatives")
      }
      return try value(choice.root[index].type, .alternative, index, bytes, &reader)
    }
    let index = try normallySmall(node, bytes, &reader)
    set(node, value: Int64(choice.root.count + index))
    let type = index < extensions.count ? extensions[index].type : nil
    if type == nil { note(.unknownAlternative, place, node) }
    let child = try open(type ?? -1, .alternative, choice.root.count + index, reader)
    try wrapped(type.map { .type($0) }, child, bytes, &reader)
    close(child, reader)
  }
}
