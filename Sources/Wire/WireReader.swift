/// A bounds-checked cursor over borrowed bytes, big-endian.
///
/// Offsets are positions in the span that the reader was made with, so they can go straight into evidence.
public struct WireReader: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  /// The position of the next byte.
  public var offset: Int
  /// The position behind the last byte that may be read.
  public let end: Int

  /// Reads `bytes` from `start` up to, not including, `end`. Both are clamped to the span.
  @inlinable
  @_lifetime(copy bytes)
  public init(_ bytes: Span<UInt8>, from start: Int = 0, to end: Int = .max) {
    self.bytes = bytes
    self.end = max(0, min(end, bytes.count))
    self.offset = max(0, min(start, self.end))
  }

  @inlinable public var remaining: Int { end &- offset }

  @inlinable @inline(__always)
  public mutating func u8(_ field: String) throws(WireError) -> UInt8 {
    guard remaining >= 1 else { throw .truncated(at: offset, field) }
    let value = bytes[offset]
    offset &+= 1
    return value
  }

  @inlinable @inline(__always)
  public mutating func u16(_ field: String) throws(WireError) -> UInt16 {
    guard remaining >= 2 else { throw .truncated(at: offset, field) }
    let value = UInt16(bytes[offset]) << 8 | UInt16(bytes[offset &+ 1])
    offset &+= 2
    return value
  }

  @inlinable @inline(__always)
  public mutating func u24(_ field: String) throws(WireError) -> UInt32 {
    guard remaining >= 3 else { throw .truncated(at: offset, field) }
    let value =
      UInt32(bytes[offset]) << 16 | UInt32(bytes[offset &+ 1]) << 8 | UInt32(bytes[offset &+ 2])
    offset &+= 3
    return value
  }

  @inlinable @inline(__always)
  public mutating func u32(_ field: String) throws(WireError) -> UInt32 {
    guard remaining >= 4 else { throw .truncated(at: offset, field) }
    let value =
      UInt32(bytes[offset]) << 24 | UInt32(bytes[offset &+ 1]) << 16
      | UInt32(bytes[offset &+ 2]) << 8 | UInt32(bytes[offset &+ 3])
    offset &+= 4
    return value
  }

  @inlinable @inline(__always)
  public mutating func u64(_ field: String) throws(WireError) -> UInt64 {
    guard remaining >= 8 else { throw .truncated(at: offset, field) }
    let high = try u32(field)
    let low = try u32(field)
    return UInt64(high) << 32 | UInt64(low)
  }

  /// Moves past `count` bytes.
  @inlinable @inline(__always)
  public mutating func skip(_ count: Int, _ field: String) throws(WireError) {
    guard count >= 0, remaining >= count else { throw .truncated(at: offset, field) }
    offset &+= count
  }
}
