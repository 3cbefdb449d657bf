/// Information elements in one step.
extension PackedDecoding {
  /// What stands in front of the content of an information element.
  private struct ElementHeader {
    var number: Int64
    /// The bit behind the number, at which the item begins.
    var itemBit: Int
    var item: Int64
    /// The type of the content, its first bit, and its octets.
    var inside: Int32
    var content: Int
    var octets: Int
  }

  /// A SEQUENCE that is a ``PackedElementRecord``, if there is nothing to be said of how it is encoded.
  ///
  /// What comes of it is what decoding it component by component gives, which is left to others where something is
  /// odd: not whole, not canonical, not known.
  ///
  /// - Returns: whether it was decoded; else nothing has changed.
  mutating func element(
    _ id: Int, _ type: Int32, _ role: PackedTree.Role, _ place: Int32
  ) throws(PackedError) -> Bool {
    let element = program.elements[Int(program.types[id].element)]
    let first = tree.nodes.count
    guard first + 3 < nodeLimit, depth + 1 < depthLimit, !isAssembled, let header = header(element) else {
      return false
    }
    let start = bit
    var sequence = node(type, role, place, value: 0, start: start)
    sequence.next = 0
    tree.nodes.append(sequence)
    current = first
    bit = header.itemBit
    tree.nodes.append(node(element.number, .component, 0, value: header.number, start: start))
    bit = header.itemBit + Int(element.itemWidth)
    tree.nodes.append(node(element.item, .component, 1, value: header.item, start: header.itemBit))
    var open = node(element.open, .component, 2, value: 0, start: bit)
    open.next = 0
    open.setContent(header.content, unit: 8, isAssembled: false)
    tree.nodes.append(open)
    current = first + 3
    depth += 2
    let outer = (end: end, origin: origin)
    let behind = header.content + header.octets * 8
    (end, origin, bit) = (behind, header.content, header.content)
    try complete(.type(header.inside), role: .contained)
    (end, origin, bit) = (outer.end, outer.origin, behind)
    close(first + 3, value: header.octets)
    close(first, value: 0)
    return true
  }

  /// nil: something is odd.
  @inline(__always)
  private mutating func header(_ element: PackedElementRecord) -> ElementHeader? {
    guard origin & 7 == 0 else { return nil }
    let past = bit & 7
    var index = (bit + 7) >> 3
    let numberOctets = Int(element.numberWidth) >> 3
    // The number, the item, and an octet of length.
    guard (index + numberOctets + 2) * 8 <= end else { return nil }
    if past != 0, bytes[index - 1] & (0xFF >> UInt8(past)) != 0 { return nil }
    var number = UInt64(bytes[index])
    if numberOctets == 2 { number = number << 8 | UInt64(bytes[index + 1]) }
    index += numberOctets
    let octet = bytes[index]
    let item = UInt64(octet >> UInt8(8 - element.itemWidth))
    guard number <= element.numberSpan, item <= element.itemSpan,
      octet & (0xFF >> UInt8(element.itemWidth)) == 0
    else { return nil }
    let itemBit = index * 8
    var octets = Int(bytes[index + 1])
    index += 2
    if octets >= 0x80 {
      guard index * 8 < end else { return nil }
      octets = (octets & 0x3F) << 8 | Int(bytes[index])
      guard bytes[index - 1] < 0xC0, octets >= 0x80 else { return nil }
      index += 1
    }
    let value = element.lower &+ Int64(bitPattern: number)
    let inside = rowType(of: value, in: element.objectSet, column: element.column)
    guard inside >= 0, end - index * 8 >= octets * 8 else { return nil }
    return ElementHeader(
      number: value, itemBit: itemBit, item: Int64(bitPattern: item), inside: inside, content: index * 8,
      octets: octets)
  }
}
