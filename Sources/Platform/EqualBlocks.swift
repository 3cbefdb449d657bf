/// Bytes as blocks of one size, one after the other; bytes behind the last whole block are left out.
///
/// The bounds are checked once for each block: constant positions inside one need no other check.
public struct EqualBlocks: ~Escapable {
  @usableFromInline let bytes: Span<UInt8>
  @usableFromInline let size: Int
  @usableFromInline var offset = 0

  /// - Parameter size: 1 or more.
  @_lifetime(copy bytes)
  @inlinable @inline(__always)
  public init(_ bytes: Span<UInt8>, of size: Int) {
    self.bytes = bytes
    self.size = max(1, size)
  }

  /// The next block, or nil behind the last one.
  @_lifetime(copy self)
  @inlinable @inline(__always)
  public mutating func next() -> Span<UInt8>? {
    guard bytes.count &- offset >= size else { return nil }
    let range = unsafe Range(uncheckedBounds: (offset, offset &+ size))
    offset &+= size
    // The first line has made sure that the range lies in the span.
    return unsafe bytes.extracting(unchecked: range)
  }
}
