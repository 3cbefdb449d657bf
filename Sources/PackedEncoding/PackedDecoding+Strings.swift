/// Strings.
extension PackedDecoding {
  /// A BIT STRING or OCTET STRING. X.691, 16 and 17.
  ///
  /// - Returns: the number of units, as all of these.
  mutating func string(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let inside = program.types[id].inside
    return try units(id, node, inside < 0 ? nil : .type(inside))
  }

  /// The size of a string, and its units.
  private mutating func units(_ id: Int, _ node: Int, _ inside: Inside?) throws(PackedError) -> Int {
    let size = try size(id, node)
    let unit = program.types[id].unit
    if !size.isGeneral {
      switch program.types[id].alignment {
      case .never: break
      case .always: try align(node)
      case .unlessEmpty: if size.length.count > 0 { try align(node) }
      }
    } else if !size.length.isFragment {
      try check(size, count: size.length.count, id, node)
    }
    let count = try content(size.length, unit: unit, node, inside)
    if size.length.isFragment { try check(size, count: count, id, node) }
    return count
  }

  /// The units that a length announces, in fragments where it says so, and what they contain.
  ///
  /// - Returns: the number of units.
  mutating func content(
    _ length: Length, unit: UInt8, _ node: Int, _ inside: Inside?
  ) throws(PackedError) -> Int {
    guard !length.isFragment else { return try fragments(length, unit: unit, node, inside) }
    let start = bit
    try skip(length.count * Int(unit))
    tree.nodes[node].setContent(assembledBit + start, unit: unit, isAssembled: isAssembled)
    guard let inside else { return length.count }
    let outer = (end: end, origin: origin, bit: bit)
    (end, origin, bit) = (bit, start, start)
    try complete(inside, role: .contained)
    (end, origin, bit) = outer
    return length.count
  }

  /// Puts fragments together, and decodes what they contain. All but the last consist of whole octets.
  private mutating func fragments(
    _ first: Length, unit: UInt8, _ node: Int, _ inside: Inside?
  ) throws(PackedError) -> Int {
    var map = PositionMap()
    var octets: [UInt8] = []
    var length = first
    var count = 0
    while true {
      let start = bit
      try skip(length.count * Int(unit))
      map.append(PositionMap.Segment(start: octets.count, outer: outer(start)))
      octets += PackedContent(bytes, start..<bit).octets
      count += length.count
      guard length.isFragment else { break }
      length = try self.length(behind: length, node)
    }
    let begin = tree.assembled.count
    guard begin + octets.count <= PackedDecoder.largestEncoding else {
      throw PackedError(
        .tooMany, at: position, "more than \(PackedDecoder.largestEncoding) octets in fragments")
    }
    tree.assembled += octets
    tree.nodes[node].setContent(begin * 8, unit: unit, isAssembled: true)
    guard let inside else { return count }
    var inner = PackedDecoding(inside: self, octets.span, assembledBit: begin * 8, map: map)
    inner.end = count * Int(unit)
    swap(&inner.tree, &tree)
    defer {
      swap(&inner.tree, &tree)
      current = inner.current
    }
    try inner.complete(inside, role: .contained)
    return count
  }

  // MARK: Strings with a meaning

  /// A string of characters. X.691, 30.
  mutating func text(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let count = try units(id, node, nil)
    let alphabet = program.types[id].alphabet
    if !content(of: node, count: count).isText(alphabet, width: Int(program.types[id].unit)) {
      note(.badCharacter, Int(tree.nodes[node].start), node)
    }
    return count
  }

  /// X.691, 24 and X.690, 8.19.
  mutating func objectIdentifier(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let place = bit
    let count = try units(id, node, nil)
    switch content(of: node, count: count).objectIdentifierForm {
    case .minimal: break
    case .notMinimal: note(.numberNotMinimal, outer(place), node)
    case .none: throw PackedError(.outOfRange, at: outer(place), "octets that are no object identifier")
    case .beyond:
      throw PackedError(.outOfRange, at: outer(place), "an object identifier with a number above 64 bits")
    }
    return count
  }

  /// The content of a node that is not closed yet.
  @_lifetime(borrow self)
  private func content(of node: Int, count: Int) -> PackedContent {
    let part = tree.nodes[node]
    let first = Int(part.content)
    return PackedContent(
      part.isAssembled ? tree.assembled.span : bytes, first..<first + count * Int(part.unit))
  }
}
