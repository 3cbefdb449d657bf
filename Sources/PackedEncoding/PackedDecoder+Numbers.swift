/// Whole numbers, lengths and enumerations.
extension PackedDecoder {
  /// A constrained whole number less its lower bound. X.691, 11.5.
  mutating func constrained(
    span: UInt64, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> UInt64 {
    guard span > 0 else { return 0 }
    let place = reader.position
    let value: UInt64
    let width = 64 - span.leadingZeroBitCount
    if !reader.isAligned || span < 255 {
      value = try reader.bits(bytes, width)
    } else if span == 255 {
      try align(bytes, &reader, node)
      value = try reader.bits(bytes, 8)
    } else if span < 65_536 {
      try align(bytes, &reader, node)
      value = try reader.bits(bytes, 16)
    } else {
      // The number of octets is a constrained whole number itself, 1 to as many as the span has.
      let largest = UInt64((width + 7) / 8)
      let length = try constrained(span: largest - 1, node, bytes, &reader) + 1
      guard length <= largest else {
        throw PackedError(.outOfRange, at: place, "\(length) octets for a number of at most \(largest)")
      }
      try align(bytes, &reader, node)
      value = try reader.bits(bytes, Int(length) * 8)
      if length > 1, value >> ((length - 1) * 8) == 0 { note(.numberNotMinimal, place, node) }
    }
    guard value <= span else { throw PackedError(.outOfRange, at: place, "\(value) outside 0…\(span)") }
    return value
  }

  /// X.691, 13.
  mutating func integer(
    _ bounds: PackedType.Bounds, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> Int64 {
    let place = reader.position
    if bounds.isExtensible, try reader.flag(bytes) {
      let value = try unconstrained(node, bytes, &reader)
      if let lower = bounds.lower, let span = bounds.span, value >= lower,
        UInt64(bitPattern: value &- lower) <= span
      {
        note(.rootSentAsExtension, place, node)
      }
      return value
    }
    guard let lower = bounds.lower else { return try unconstrained(node, bytes, &reader) }
    if let span = bounds.span {
      return lower &+ Int64(bitPattern: try constrained(span: span, node, bytes, &reader))
    }
    let (offset, count) = try wholeOctets(node, bytes, &reader)
    let (value, overflow) = lower.addingReportingOverflow(Int64(bitPattern: offset))
    guard offset <= UInt64(Int64.max), !overflow else {
      throw PackedError(.outOfRange, at: place, "a number of \(count) octets is too large")
    }
    if count > 1, offset >> UInt64((count - 1) * 8) == 0 { note(.numberNotMinimal, place, node) }
    return value
  }

  /// Two's complement in as many octets as a length says. X.691, 11.8.
  private mutating func unconstrained(
    _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> Int64 {
    let place = reader.position
    let (raw, count) = try wholeOctets(node, bytes, &reader)
    let shift = UInt64(64 - count * 8)
    let value = Int64(bitPattern: raw << shift) >> Int64(shift)
    // The first nine bits of the shortest form are not all alike.
    if count > 1, value >> Int64(count * 8 - 9) == 0 || value >> Int64(count * 8 - 9) == -1 {
      note(.numberNotMinimal, place, node)
    }
    return value
  }

  /// The octets of a number, 1 to 8 of them.
  private mutating func wholeOctets(
    _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> (value: UInt64, count: Int) {
    let place = reader.position
    let length = try lengthDeterminant(node, bytes, &reader)
    guard !length.isFragment, (1...8).contains(length.count) else {
      throw PackedError(.outOfRange, at: place, "a number of \(length.count) octets")
    }
    return (try reader.bits(bytes, length.count * 8), length.count)
  }

  /// X.691, 11.6.
  mutating func normallySmall(
    _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> Int {
    guard try reader.flag(bytes) else { return Int(try reader.bits(bytes, 6)) }
    let place = reader.position
    let (value, _) = try wholeOctets(node, bytes, &reader)
    guard value <= 65_535 else { throw PackedError(.outOfRange, at: place, "the index \(value)") }
    if value < 64 { note(.numberNotMinimal, place, node) }
    return Int(value)
  }

  /// X.691, 14.
  mutating func enumerated(
    _ items: PackedType.Enumeration, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) {
    let place = reader.position
    if let extensions = items.extensions, try reader.flag(bytes) {
      let index = try normallySmall(node, bytes, &reader)
      if index >= extensions.count { note(.unknownItem, place, node) }
      set(node, value: Int64(items.root.count + index))
    } else {
      let span = UInt64(max(0, items.root.count - 1))
      set(node, value: Int64(try constrained(span: span, node, bytes, &reader)))
    }
  }

  // MARK: Lengths, X.691, 11.9

  /// A length: as many units follow. A fragment is followed by another length.
  struct Length {
    var count: Int
    var isFragment: Bool
  }

  /// The general form.
  mutating func lengthDeterminant(
    _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> Length {
    try align(bytes, &reader, node)
    let place = reader.position
    let first = try reader.bits(bytes, 8)
    if first < 0x80 { return Length(count: Int(first), isFragment: false) }
    if first < 0xC0 {
      let count = Int((first & 0x3F) << 8 | (try reader.bits(bytes, 8)))
      if count < 0x80 { note(.lengthNotMinimal, place, node) }
      return Length(count: count, isFragment: false)
    }
    let pieces = Int(first & 0x3F)
    guard (1...4).contains(pieces) else {
      throw PackedError(.badLength, at: place, "a fragment of \(pieces) × 16384 units")
    }
    return Length(count: pieces * 16_384, isFragment: true)
  }

  /// The length of a string or a list: constrained, or in the general form.
  ///
  /// - Returns: the length, and whether it was there in the general form.
  mutating func length(
    _ size: PackedType.Size, _ node: Int, _ bytes: Span<UInt8>, _ reader: inout PackedReader
  ) throws(PackedError) -> (length: Length, isGeneral: Bool) {
    let place = reader.position
    if size.isExtensible, try reader.flag(bytes) {
      let length = try lengthDeterminant(node, bytes, &reader)
      if !length.isFragment, length.count >= size.lower, length.count <= size.upper ?? 0 {
        note(.rootSentAsExtension, place, node)
      }
      return (length, true)
    }
    guard let upper = size.upper, upper < 65_536 else {
      let length = try lengthDeterminant(node, bytes, &reader)
      guard length.isFragment || length.count >= size.lower else {
        throw PackedError(.outOfRange, at: place, "a size of \(length.count), at least \(size.lower)")
      }
      return (length, true)
    }
    let span = UInt64(max(0, upper - size.lower))
    let count = size.lower + Int(try constrained(span: span, node, bytes, &reader))
    return (Length(count: count, isFragment: false), false)
  }
}
