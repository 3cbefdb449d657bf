/// Memory that is filled from a stream again and again.
@safe struct StreamBuffer: ~Copyable {
  private var storage: UnsafeMutableRawBufferPointer
  /// Bytes in use, from the beginning of the storage.
  private(set) var count = 0

  init(capacity: Int) {
    // Owned by this value alone and freed in `deinit`.
    unsafe storage = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  var capacity: Int { unsafe storage.count }

  /// The bytes that have been read and not dropped.
  var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      guard let base = unsafe storage.baseAddress, count > 0 else { return Span() }
      // The first `count` bytes have been initialised by `fill`; they stay while self is borrowed.
      let span = unsafe Span<UInt8>(_unsafeStart: base.assumingMemoryBound(to: UInt8.self), count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// Forgets the first `dropped` bytes and moves the rest to the front.
  mutating func drop(_ dropped: Int) {
    let kept = count - min(dropped, count)
    if kept > 0, dropped > 0, let base = unsafe storage.baseAddress {
      // Both ranges lie in the storage; the copy allows for an overlap.
      unsafe base.copyMemory(from: base + (count - kept), byteCount: kept)
    }
    count = kept
  }

  /// Makes room for `capacity` bytes in all, keeping what is there. Grows at least to half as much again, so
  /// that what is asked for little by little is not copied each time.
  mutating func reserve(_ capacity: Int) {
    guard capacity > self.capacity else { return }
    let grown = max(capacity, self.capacity + self.capacity / 2)
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: grown, alignment: 16)
    // `larger` has at least `count` bytes; the old storage is not used after this.
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[..<count]))
    unsafe storage.deallocate()
    unsafe storage = larger
  }

  /// Offers the free bytes to `read`, which answers how many it has written; 0 if there is no more.
  mutating func fill(
    _ read: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
  ) throws(SystemError) -> Int {
    let free = unsafe UnsafeMutableRawBufferPointer(rebasing: storage[count...])
    let added = unsafe try read(free)
    count += max(0, min(added, free.count))
    return added
  }

  /// Appends bytes that were read elsewhere.
  mutating func append(_ more: Span<UInt8>) {
    reserve(count + more.count)
    let target = unsafe UnsafeMutableRawBufferPointer(rebasing: storage[count...])
    // `reserve` has made the room; the span is borrowed for the time of the copy.
    unsafe more.withUnsafeBufferPointer { unsafe target.copyMemory(from: UnsafeRawBufferPointer($0)) }
    count += more.count
  }
}
