#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

internal import LostPages

/// A part of a file, mapped into memory for reading; unmapped when the value ends its life and nobody keeps bytes of it.
///
/// Only what is mapped counts as resident memory, so a large file is read window by window.
@safe public struct MappedWindow: ~Copyable {
  let pages: MappedPages?
  private let start: UnsafeRawPointer?
  private let count: Int
  /// Where the pages tell of the first that was lost; asked for each frame, so not through the pages.
  private let lost: UnsafePointer<Int>?

  /// A window of no bytes.
  public init() {
    pages = nil
    unsafe lost = nil
    unsafe start = nil
    count = 0
  }

  /// Maps `length` bytes from `offset` on. They must lie inside the file.
  public init(_ file: borrowing FileDescriptor, offset: Int, length: Int) throws(SystemError) {
    guard offset >= 0, length >= 0 else { throw SystemError("map", file.name, code: EINVAL) }
    guard length > 0 else {
      self = MappedWindow()
      return
    }
    // Mappings begin on a page.
    let lead = offset % Int(sysconf(Int32(_SC_PAGESIZE)))
    let pages = try MappedPages(file, offset: offset - lead, length: length + lead)
    self.pages = pages
    unsafe lost = pages.lost
    unsafe start = pages.start + lead
    count = length
  }

  /// Whether all that was read of the window so far was in the file. A page that the system can't bring, since somebody
  /// cut the file short or since it can't be read, is zeros to who reads it; who asks thereafter knows.
  var isIntact: Bool {
    // The place is part of a table that lasts as long as the program.
    guard let lost = unsafe lost else { return true }
    return unsafe tekigo_lost(lost) == Int.max
  }

  /// The bytes that were asked for.
  public var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      guard let start = unsafe start else { return Span() }
      // The pages hold `count` initialised bytes from there on as long as they live, and self holds them.
      let span = unsafe Span<UInt8>(_unsafeStart: start.assumingMemoryBound(to: UInt8.self), count: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }
}

/// Pages of a file in memory, of any number of owners, on any thread: nobody writes them.
@safe final class MappedPages: Sendable {
  // A constant, and what it points to is never written.
  nonisolated(unsafe) fileprivate let start: UnsafeRawPointer
  fileprivate let length: Int
  /// Where the pages are watched, and where it stands which of them was lost.
  private let watch: Int32
  nonisolated(unsafe) fileprivate let lost: UnsafePointer<Int>

  /// - Parameter offset: that of a page.
  fileprivate init(_ file: borrowing FileDescriptor, offset: Int, length: Int) throws(SystemError) {
    // A fresh private mapping at an address of the system's choice overlaps no memory of ours.
    let address = unsafe mmap(nil, length, PROT_READ, MAP_PRIVATE, file.rawValue, off_t(offset))
    guard unsafe address != MAP_FAILED, let address = unsafe address else {
      throw SystemError("map", file.name, code: errno)
    }
    watch = unsafe tekigo_watch(address, length)
    guard watch >= 0 else {
      _ = unsafe munmap(address, length)
      throw SystemError("map", file.name, code: EMFILE)
    }
    unsafe lost = tekigo_lost_place(watch)
    _ = unsafe madvise(address, length, MADV_SEQUENTIAL)
    unsafe start = UnsafeRawPointer(address)
    self.length = length
  }

  /// Brings pages into memory before somebody looks at them: no more than a hint, which a system may not understand.
  ///
  /// - Returns: whether there is anything behind these.
  func fetch(_ count: Int, from offset: Int) -> Bool {
    guard offset < length else { return false }
    let part = min(count, length - offset)
    // The part lies in the mapping, and nothing is written to it.
    _ = unsafe madvise(UnsafeMutableRawPointer(mutating: start + offset), part, Self.fetchAdvice)
    return part < length - offset
  }

  #if os(Linux)
    /// `MADV_POPULATE_READ` of Linux 5.14, which not every C library names.
    private static let fetchAdvice: Int32 = 22
  #else
    private static let fetchAdvice = MADV_WILLNEED
  #endif

  /// Where bytes lie in the pages; `nil` if they do not.
  func range(of bytes: Span<UInt8>) -> Range<Int>? {
    let mine = unsafe UInt(bitPattern: start)
    let others = unsafe bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    guard others >= mine, others - mine <= UInt(length) else { return nil }
    let offset = Int(others - mine)
    return bytes.count <= length - offset ? offset..<offset + bytes.count : nil
  }

  deinit {
    tekigo_unwatch(watch)
    // No span outlives the window or the kept bytes that it borrows from, and these hold the pages.
    _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), length)
  }
}

/// Pages of a mapped file that outlive the window through which they were seen.
///
/// Whoever keeps bytes of them keeps a range, and the pages once for many ranges: to count owners is slow where threads
/// do it at a time.
@safe public struct KeptPages: Sendable {
  private let pages: MappedPages

  init(_ pages: MappedPages) { self.pages = pages }

  /// Where bytes lie in the pages; `nil` if they do not.
  public func range(of bytes: Span<UInt8>) -> Range<Int>? { pages.range(of: bytes) }

  /// The bytes of a range, which must lie in the pages.
  @_lifetime(borrow self)
  public func bytes(_ range: Range<Int>) -> Span<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= pages.length, "range out of the pages")
    // The range lies in the pages, which self holds.
    let span = unsafe Span<UInt8>(
      _unsafeStart: (pages.start + range.lowerBound).assumingMemoryBound(to: UInt8.self), count: range.count)
    return unsafe _overrideLifetime(span, borrowing: self)
  }
}
