/// A bounds-checked cursor over borrowed bytes that reads bit fields, most significant bit first.
///
/// Positions are in bits from the start of the span, so that a field can be located to the bit.
public struct BitReader: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  /// The position of the next bit.
  public var bitOffset: Int
  /// The position behind the last bit that may be read.
  public let endBit: Int

  /// Reads `bytes` from byte `start` up to, not including, byte `end`. Both are clamped to the span.
  @inlinable
  @_lifetime(copy bytes)
  public init(_ bytes: Span<UInt8>, from start: Int = 0, to end: Int = .max) {
    self.bytes = bytes
    self.endBit = max(0, min(end, bytes.count)) &* 8
    self.bitOffset = max(0, min(start &* 8, self.endBit))
  }

  @inlinable public var remainingBits: Int { endBit &- bitOffset }
  /// The byte that holds the next bit.
  @inlinable public var byteOffset: Int { bitOffset >> 3 }

  /// Reads `width` bits (0 to 64) as an unsigned number.
  @inlinable
  public mutating func bits(_ width: Int, _ field: String) throws(WireError) -> UInt64 {
    guard width >= 0, width <= 64 else { throw WireError(.badLength, at: byteOffset, field) }
    guard remainingBits >= width else { throw .truncated(at: byteOffset, field) }
    var value: UInt64 = 0
    var left = width
    while left > 0 {
      let bit = bitOffset & 7
      let take = min(8 &- bit, left)
      let byte = UInt64(bytes[bitOffset >> 3])
      let part = (byte >> UInt64(8 &- bit &- take)) & ((1 << UInt64(take)) &- 1)
      value = value << UInt64(take) | part
      bitOffset &+= take
      left &-= take
    }
    return value
  }

  /// Reads `width` bits (1 to 64) as a two's complement number.
  @inlinable
  public mutating func signedBits(_ width: Int, _ field: String) throws(WireError) -> Int64 {
    let raw = try bits(width, field)
    guard width > 0 else { return 0 }
    let shift = UInt64(64 &- width)
    return Int64(bitPattern: raw << shift) >> Int64(shift)
  }

  /// Moves past `width` bits.
  @inlinable
  public mutating func skip(bits width: Int, _ field: String) throws(WireError) {
    guard width >= 0, remainingBits >= width else { throw .truncated(at: byteOffset, field) }
    bitOffset &+= width
  }

  /// Moves to the next multiple of `alignment` bits, counted from byte `origin`.
  @inlinable
  public mutating func align(toBits alignment: Int, from origin: Int, _ field: String) throws(WireError) {
    let past = (bitOffset &- origin &* 8) % alignment
    if past != 0 { try skip(bits: alignment &- past, field) }
  }
}
