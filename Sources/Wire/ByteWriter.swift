/// Builds bytes, big-endian, bit fields most significant bit first.
public struct ByteWriter: Sendable {
  /// What has been written; a byte that is not full is zero-filled at its end.
  public private(set) var bytes: [UInt8] = []
  /// Bits of the last byte that are still free (0 to 7).
  private var freeBits = 0

  public init() {}

  /// Begins again in the memory of bytes that are not needed any more.
  public init(reusing storage: consuming [UInt8]) {
    bytes = storage
    bytes.removeAll(keepingCapacity: true)
  }

  /// What has been written.
  public consuming func finished() -> [UInt8] { bytes }

  /// Bytes written so far, a started one counted.
  public var count: Int { bytes.count }
  public var bitCount: Int { bytes.count * 8 - freeBits }

  /// Appends the `width` (0 to 64) least significant bits of `value`.
  public mutating func bits(_ value: UInt64, _ width: Int) {
    precondition((0...64).contains(width), "a bit field has 0 to 64 bits")
    var left = width
    while left > 0 {
      if freeBits == 0 {
        bytes.append(0)
        freeBits = 8
      }
      let take = min(freeBits, left)
      let part = (value >> UInt64(left - take)) & ((1 << UInt64(take)) - 1)
      bytes[bytes.count - 1] |= UInt8(truncatingIfNeeded: part << UInt64(freeBits - take))
      freeBits -= take
      left -= take
    }
  }

  public mutating func u8(_ value: UInt8) { bits(UInt64(value), 8) }
  public mutating func u16(_ value: UInt16) { bits(UInt64(value), 16) }
  public mutating func u32(_ value: UInt32) { bits(UInt64(value), 32) }
  public mutating func u64(_ value: UInt64) { bits(value, 64) }

  /// Appends whole bytes; a started byte is closed first.
  public mutating func append(_ more: some Sequence<UInt8>) {
    freeBits = 0
    bytes.append(contentsOf: more)
  }

  /// Appends whole bytes, all at once; a started byte is closed first.
  public mutating func append(_ more: ArraySlice<UInt8>) {
    freeBits = 0
    bytes.append(contentsOf: more)
  }

  /// Fills with zero bits up to a multiple of `alignment` bytes, counted from byte `origin`.
  public mutating func align(to alignment: Int, from origin: Int = 0) {
    freeBits = 0
    while (bytes.count - origin) % alignment != 0 { bytes.append(0) }
  }

  /// Overwrites the two bytes at `offset`, for a length that is known only at the end.
  public mutating func patch(u16 value: UInt16, at offset: Int) {
    bytes[offset] = UInt8(value >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// Overwrites the byte at `offset`.
  public mutating func patch(u8 value: UInt8, at offset: Int) { bytes[offset] = value }
}
