public import CacheLines

/// Bytes as blocks of one size, one after the other; bytes behind the last whole block are left out.
///
/// The bounds are checked once for each block: constant positions inside one need no other check. Bytes far ahead are
/// fetched early: processors look ahead no further than to the end of a page, and large captures are not in caches.
@safe public struct EqualBlocks: ~Escapable {
  // Where the next block begins, while `left` bytes are left; looked at only if that is as much as a block. What it
  // points into outlives this value, whose lifetime is that of the bytes.
  @usableFromInline var position: UnsafePointer<UInt8>?
  @usableFromInline var left: Int
  @usableFromInline let size: Int

  /// How many bytes ahead are fetched: a page.
  @usableFromInline static var lead: UInt { 4096 }

  /// - Parameter size: 1 or more.
  @_lifetime(copy bytes)
  @inlinable @inline(__always)
  public init(_ bytes: Span<UInt8>, of size: Int) {
    unsafe position = bytes.withUnsafeBufferPointer { $0.baseAddress }
    left = bytes.count
    self.size = max(1, size)
  }

  /// The next block, or nil behind the last one.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public mutating func next() -> Span<UInt8>? {
    guard left >= size else { return nil }
    // Bytes that are left have an address, and `size` of them are.
    let start = unsafe position.unsafelyUnwrapped
    tekigo_fetch_ahead(UInt(bitPattern: start) &+ Self.lead)
    unsafe position = start + size
    left &-= size
    return unsafe _overrideLifetime(Span(_unsafeStart: start, count: size), copying: self)
  }
}

extension Span<UInt8> {
  /// Asks the processor to bring 192 bytes near that are looked at soon. They may lie anywhere, also outside.
  @inlinable @inline(__always)
  public func fetchAhead(from offset: Int) {
    let start = unsafe withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    tekigo_fetch_ahead(start &+ UInt(bitPattern: offset))
    tekigo_fetch_ahead(start &+ UInt(bitPattern: offset &+ 64))
    tekigo_fetch_ahead(start &+ UInt(bitPattern: offset &+ 128))
  }
}
