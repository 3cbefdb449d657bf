/// Lengths. X.691, 11.9.
extension PackedDecoding {
  /// As many units follow. A fragment is followed by another length.
  struct Length {
    var count: Int
    var isFragment = false
  }

  /// The general form.
  mutating func lengthDeterminant(_ node: Int) throws(PackedError) -> Length {
    try align(node)
    let place = bit
    let first = Int(try bits(8))
    if first < 0x80 { return Length(count: first) }
    if first < 0xC0 {
      let count = (first & 0x3F) << 8 | Int(try bits(8))
      if count < 0x80 { note(.lengthNotMinimal, outer(place), node) }
      return Length(count: count)
    }
    let pieces = first & 0x3F
    guard (1...4).contains(pieces) else {
      throw PackedError(.badLength, at: outer(place), "a fragment of \(pieces) × 16384 units")
    }
    return Length(count: pieces * 16_384, isFragment: true)
  }

  /// The length behind a fragment. Only the last fragment has fewer than four times 16384 units.
  mutating func length(behind fragment: Length, _ node: Int) throws(PackedError) -> Length {
    let place = bit
    let next = try lengthDeterminant(node)
    if next.isFragment, fragment.count < 65_536 { note(.lengthNotMinimal, outer(place), node) }
    return next
  }

  /// The number of bits of a bitmap. X.691, 11.9.3.4.
  mutating func normallySmallLength(_ node: Int) throws(PackedError) -> Int {
    guard try flag() else { return Int(try bits(6)) + 1 }
    let place = bit
    let length = try lengthDeterminant(node)
    guard !length.isFragment, length.count > 0 else {
      throw PackedError(.outOfRange, at: outer(place), "a bitmap of \(length.count) additions")
    }
    if length.count <= 64 { note(.lengthNotMinimal, outer(place), node) }
    return length.count
  }

  /// The size of a string or a list: constrained, or in the general form.
  struct Size {
    var length: Length
    /// Whether the length is in the general form, because the size has no small bound or lies outside the root.
    var isGeneral: Bool
    var isExtension = false
    /// The bit that it begins at.
    var place: Int
  }

  mutating func size(_ id: Int, _ node: Int) throws(PackedError) -> Size {
    let type = program.types[id]
    let place = bit
    if type.isExtensible, try flag() {
      return Size(length: try lengthDeterminant(node), isGeneral: true, isExtension: true, place: place)
    }
    guard type.isConstrained else {
      return Size(length: try lengthDeterminant(node), isGeneral: true, place: place)
    }
    let count = Int(type.lower) + Int(try constrained(type.number, node))
    return Size(length: Length(count: count), isGeneral: false, place: place)
  }

  /// Compares the units that came with what the type allows.
  @inline(__always)
  mutating func check(_ size: Size, count: Int, _ id: Int, _ node: Int) throws(PackedError) {
    if size.isGeneral { try checkGeneral(size, count, program.types[id], node) }
  }

  private mutating func checkGeneral(
    _ size: Size, _ count: Int, _ type: PackedRecord, _ node: Int
  ) throws(PackedError) {
    let isInRoot = count >= type.lower && count <= type.upper
    if size.isExtension {
      if isInRoot { note(.rootSentAsExtension, outer(size.place), node) }
    } else if !isInRoot {
      throw PackedError(
        .outOfRange, at: outer(size.place), "a size of \(count), outside \(type.lower)…\(type.upper)")
    }
  }
}
