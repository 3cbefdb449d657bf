/// Elements behind each other that belong to one value alone.
///
/// An `Array` may be shared, so that each write to it asks first whether it is; where a dozen of them are written to for
/// every frame, asking costs more than writing. Nor can an array hold what can't be copied. Elements of this one are
/// looked at and changed in place, and go when their owner goes.
@safe public struct OwnedArray<Element: ~Copyable>: ~Copyable {
  // Nobody else has the pointer. `count` elements are initialised, and there is room for `capacity`.
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var length: Int

  /// No elements.
  @inlinable
  public init() {
    unsafe base = .allocate(capacity: 0)
    capacity = 0
    length = 0
  }

  deinit {
    unsafe base.deinitialize(count: length)
    unsafe base.deallocate()
  }

  @inlinable public var count: Int { length }
  @inlinable public var indices: Range<Int> { 0..<length }

  /// The element at an index from 0 to below `count`.
  @inlinable
  public subscript(_ index: Int) -> Element {
    @inline(__always) unsafeAddress {
      check(index)
      return unsafe UnsafePointer(base + index)
    }
    @inline(__always) unsafeMutableAddress {
      check(index)
      return unsafe base + index
    }
  }

  @inlinable @inline(__always)
  func check(_ index: Int) {
    // A negative index is a large number without sign.
    precondition(UInt(bitPattern: index) < UInt(bitPattern: length), "index out of range")
  }

  @inlinable
  public mutating func append(_ element: consuming Element) {
    if length == capacity { grow(to: max(4, capacity * 2)) }
    unsafe (base + length).initialize(to: element)
    length += 1
  }

  @inlinable @inline(never)
  mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    // The elements move: what is left behind is not initialised any more.
    unsafe larger.moveInitialize(from: base, count: length)
    unsafe base.deallocate()
    unsafe base = larger
    self.capacity = capacity
  }
}

// Nobody else has the elements: whoever gets the array gets them all.
extension OwnedArray: @unchecked Sendable where Element: Sendable & ~Copyable {}

extension OwnedArray {
  @inlinable
  public init(repeating element: Element, count: Int) {
    self.init()
    append(element, times: count)
  }

  @inlinable
  public mutating func append(_ element: Element, times: Int) {
    precondition(times >= 0, "a negative number of elements")
    if length + times > capacity { grow(to: max(length + times, capacity * 2)) }
    unsafe (base + length).initialize(repeating: element, count: times)
    length += times
  }

  /// Gives all elements of a range, which must be there, one value.
  @inlinable
  public mutating func replace(_ range: Range<Int>, with element: Element) {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "range out of bounds")
    unsafe (base + range.lowerBound).update(repeating: element, count: range.count)
  }

  /// What the elements take, whatever they refer to.
  @inlinable public var storageBytes: Int { capacity * MemoryLayout<Element>.stride }
}
