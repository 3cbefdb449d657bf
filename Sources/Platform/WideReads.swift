#if _endian(big)
  #error("What is read here is put together for little-endian processors.")
#endif

/// Reads of several bytes at once, at any offset, for what every frame goes through.
extension Span<UInt8> {
  /// The eight bytes from `offset` on, which must be in the span.
  @inlinable @inline(__always)
  public func eightBytes(at offset: Int) -> SIMD8<UInt8> {
    // The read checks the bounds, and every pattern of bits is a value of the type.
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD8<UInt8>.self)
  }

  /// The sixteen bytes from `offset` on, which must be in the span.
  @inlinable @inline(__always)
  public func sixteenBytes(at offset: Int) -> SIMD16<UInt8> {
    // As above.
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// The number that the two bytes from `offset` on are, least significant byte first. They must be in the span.
  @inlinable @inline(__always)
  public func littleEndian16(at offset: Int) -> UInt16 {
    // As above.
    unsafe UInt16(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// The number that the four bytes from `offset` on are, least significant byte first. They must be in the span.
  @inlinable @inline(__always)
  public func littleEndian32(at offset: Int) -> UInt32 {
    // As above.
    unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The number that the eight bytes from `offset` on are, most significant byte first. They must be in the span.
  @inlinable @inline(__always)
  public func bigEndianWord(at offset: Int) -> UInt64 {
    // As above.
    unsafe UInt64(bigEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension SIMD8<Int16> {
  /// Eight numbers, by the two bytes of each.
  @inlinable @inline(__always)
  public init(high: SIMD8<UInt8>, low: SIMD8<UInt8>) {
    var bytes = SIMD16<UInt8>()
    bytes.evenHalf = low
    bytes.oddHalf = high
    // Vectors of one size, of which every pattern of bits is a value.
    self = unsafe unsafeBitCast(bytes, to: SIMD8<Int16>.self)
  }

  /// The quarters of two words, the least significant quarter of each first.
  @inlinable @inline(__always)
  public init(quarters words: SIMD2<UInt64>) {
    // As above.
    self = unsafe unsafeBitCast(words, to: SIMD8<Int16>.self)
  }
}
