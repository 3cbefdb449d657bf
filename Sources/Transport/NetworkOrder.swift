/// Numbers in network order, at offsets that the caller has checked.
extension Span where Element == UInt8 {
  @inline(__always)
  func u16(at offset: Int) -> UInt16 { UInt16(self[offset]) << 8 | UInt16(self[offset &+ 1]) }

  @inline(__always)
  func u32(at offset: Int) -> UInt32 {
    UInt32(self[offset]) << 24 | UInt32(self[offset &+ 1]) << 16 | UInt32(self[offset &+ 2]) << 8
      | UInt32(self[offset &+ 3])
  }

  @inline(__always)
  func u64(at offset: Int) -> UInt64 {
    UInt64(u32(at: offset)) << 32 | UInt64(u32(at: offset &+ 4))
  }
}
