/// 256 cells of 64 bits that stay where they are.
///
/// An array in place would be copied whole, two kilobytes, each time its owner is lent; a heap array would be
/// checked for other owners at each write. The pointer is owned by this value alone, lives as long as it, and
/// an index of eight bits can't leave its 256 cells.
@safe public struct CellBuffer: ~Copyable {
  public static let count = 256

  @usableFromInline let base: UnsafeMutablePointer<Int64>

  /// All cells are 0.
  public init() {
    unsafe base = UnsafeMutablePointer<Int64>.allocate(capacity: Self.count)
    unsafe base.initialize(repeating: 0, count: Self.count)
  }

  deinit {
    unsafe base.deinitialize(count: Self.count)
    unsafe base.deallocate()
  }

  @inlinable
  public subscript(_ index: UInt8) -> Int64 {
    @inline(__always) get { unsafe base[Int(index)] }
    @inline(__always) set { unsafe base[Int(index)] = newValue }
  }

  /// Cells of its own with the same values.
  public func copy() -> CellBuffer {
    let other = CellBuffer()
    unsafe other.base.update(from: base, count: Self.count)
    return other
  }
}
