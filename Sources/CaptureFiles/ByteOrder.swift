internal import Platform

/// Reads the numbers of a file whose byte order its header tells.
struct ByteOrder: Sendable, Equatable {
  var isBig: Bool

  /// The two bytes at `offset`, which the caller has checked to be there.
  @inline(__always)
  func u16(_ bytes: Span<UInt8>, _ offset: Int) -> UInt16 {
    let little = bytes.littleEndian16(at: offset)
    return isBig ? little.byteSwapped : little
  }

  /// The four bytes at `offset`, which the caller has checked to be there.
  @inline(__always)
  func u32(_ bytes: Span<UInt8>, _ offset: Int) -> UInt32 {
    let little = bytes.littleEndian32(at: offset)
    return isBig ? little.byteSwapped : little
  }

  /// The eight bytes at `offset`, which the caller has checked to be there.
  @inline(__always)
  func u64(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    let first = UInt64(u32(bytes, offset))
    let second = UInt64(u32(bytes, offset &+ 4))
    return isBig ? first << 32 | second : second << 32 | first
  }
}
