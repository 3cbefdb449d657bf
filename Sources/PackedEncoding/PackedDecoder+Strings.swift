/// Strings, open types, and what they contain.
extension PackedDecoder {
  /// A BIT STRING, OCTET STRING or OBJECT IDENTIFIER. X.691, 16, 17, 24.
  ///
  /// - Parameters:
  ///   - unit: bits of a unit of length.
  ///   - alignsFrom: bits of a fixed size from which on the content begins on an octet.
  mutating func string(
    _ size: PackedType.Size, unit: Int, alignsFrom: Int, _ content: PackedSchema.TypeID?, _ node: Int,
    _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let (length, isGeneral) = try length(size, node, bytes, &reader)
    let isFixed = !isGeneral && size.lower == size.upper
    if !isFixed || length.count * unit >= alignsFrom {
      // Nothing to be aligned where nothing follows; the general form is aligned already.
      if !isGeneral, length.count > 0 || !isFixed { try align(bytes, &reader, node) }
    }
    try self.content(length, unit: unit, content.map { .type($0) }, node, bytes, &reader)
  }

  /// A string of characters of a fixed width, or UTF-8. X.691, 30.
  mutating func text(
    _ alphabet: PackedType.Alphabet, _ size: PackedType.Size, _ node: Int, _ bytes: Span<UInt8>,
    _ reader: inout PackedReader
  ) throws(PackedError) {
    guard alphabet != .utf8 else {
      // No size constraint of it is visible.
      return try string(
        PackedType.Size(), unit: 8, alignsFrom: 0, nil, node, bytes, &reader)
    }
    let width = reader.isAligned ? 8 : 7
    let (length, isGeneral) = try length(size, node, bytes, &reader)
    let isFixed = !isGeneral && size.lower == size.upper
    let largest = (size.upper ?? 65_536) * width
    if !isGeneral, isFixed ? largest > 16 : largest >= 16, length.count > 0 {
      try align(bytes, &reader, node)
    }
    try content(length, unit: width, nil, node, bytes, &reader)
  }

  /// The units that a length announces, in fragments where it says so, and what they contain.
  private mutating func content(
    _ length: Length, unit: Int, _ inside: Inside?, _ node: Int, _ bytes: Span<UInt8>,
    _ reader: inout PackedReader
  ) throws(PackedError) {
    let (pieces, count) = try pieces(length, unit: unit, node, bytes, &reader)
    set(node, value: Int64(count))
    guard pieces.count > 1 else {
      let range = pieces.first ?? reader.bit..<reader.bit
      if reader.map.segments.isEmpty {
        set(node, content: range.lowerBound, isAssembled: false)
      } else {
        let octets = bytes.octets(range)
        set(node, content: assemble(octets) * 8, isAssembled: true)
      }
      guard let inside else { return }
      return try contained(inside, bytes, range, reader.map)
    }
    let (octets, map) = join(pieces, bytes, reader.map)
    set(node, content: assemble(octets) * 8, isAssembled: true)
    guard let inside else { return }
    try contained(inside, octets.span, 0..<count * unit, map)
  }

  /// What a string or an open type holds.
  enum Inside {
    case type(PackedSchema.TypeID)
    /// The components of a version bracket that belong to a node, numbered from `first` on.
    case group([PackedType.Component], first: Int, of: Int)
  }

  /// Where the units lie: one piece, or several fragments.
  private mutating func pieces(
    _ first: Length, unit: Int, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> (pieces: [Range<Int>], count: Int) {
    var length = first
    var pieces: [Range<Int>] = []
    var count = 0
    while true {
      let start = reader.bit
      try reader.skip(length.count * unit)
      if length.count > 0 || pieces.isEmpty { pieces.append(start..<reader.bit) }
      count += length.count
      guard length.isFragment else { return (pieces, count) }
      let place = reader.position
      let next = try lengthDeterminant(node, bytes, &reader)
      // Only the last fragments are smaller than four times 16384 units.
      if next.isFragment, length.count < 65_536 { note(.lengthNotMinimal, place, node) }
      length = next
    }
  }

  /// Puts fragments together. All but the last consist of whole octets.
  private func join(
    _ pieces: [Range<Int>], _ bytes: Span<UInt8>, _ map: PositionMap
  ) -> (octets: [UInt8], map: PositionMap) {
    var octets: [UInt8] = []
    var joined = PositionMap()
    for piece in pieces {
      joined.segments.append(PositionMap.Segment(start: octets.count, outer: map.outer(piece.lowerBound)))
      octets += bytes.octets(piece)
    }
    return (octets, joined)
  }

  private mutating func contained(
    _ inside: Inside, _ bytes: Span<UInt8>, _ range: Range<Int>, _ map: PositionMap
  ) throws(PackedError) {
    var reader = PackedReader(range, isAligned: schema.isAligned, map: map)
    try complete(inside, role: .contained, bytes, &reader)
  }

  // MARK: Open types, X.691, 11.2

  /// An open type: what the object set says for the key, or nothing that is known.
  mutating func openType(
    _ open: PackedType.Open, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let place = reader.position
    var type: PackedSchema.TypeID?
    if let key = sibling(of: node, at: open.key) {
      type = schema.objectSets[open.objectSet].row(key)?.types[open.column]
    }
    if type == nil { note(.unknownKey, place, node) }
    try wrapped(type.map { .type($0) }, node, bytes, &reader)
  }

  /// A complete encoding behind its length. Without knowledge of what is inside its octets are kept.
  mutating func wrapped(
    _ inside: Inside?, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let length = try lengthDeterminant(node, bytes, &reader)
    try content(length, unit: 8, inside, node, bytes, &reader)
  }

  /// The value of a component that was decoded before `node` in the same SEQUENCE.
  private func sibling(of node: Int, at place: Int) -> Int64? {
    // The SEQUENCE is the last node that is still open before this one.
    guard let parent = (0..<node).last(where: { self.node($0).next == 0 }) else { return nil }
    var child = parent + 1
    while child < node {
      let candidate = self.node(child)
      if candidate.role == .component, Int(candidate.place) == place { return candidate.value }
      child = Int(candidate.next)
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Bits as octets, the last one filled with zeros.
  func octets(_ range: Range<Int>) -> [UInt8] {
    var octets: [UInt8] = []
    octets.reserveCapacity((range.count + 7) / 8)
    let shift = range.lowerBound & 7
    var at = range.lowerBound
    while at < range.upperBound {
      let index = at >> 3
      var octet = self[index] << UInt8(shift)
      if shift > 0, index + 1 < count { octet |= self[index + 1] >> UInt8(8 - shift) }
      let left = range.upperBound - at
      octets.append(left < 8 ? octet & ~(0xFF >> UInt8(left)) : octet)
      at += 8
    }
    return octets
  }
}
