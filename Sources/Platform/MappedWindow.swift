#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A part of a file, mapped into memory for reading; unmapped when the value ends its life.
///
/// Only what is mapped counts as resident memory, so a large file is read window by window.
@safe public struct MappedWindow: ~Copyable {
  private let mapping: UnsafeMutableRawPointer?
  private let mappedLength: Int
  /// Bytes of the mapping in front of the first one that was asked for: mappings begin on a page.
  private let lead: Int

  /// A window of no bytes.
  public init() {
    unsafe mapping = nil
    mappedLength = 0
    lead = 0
  }

  private init(mapping: UnsafeMutableRawPointer?, mappedLength: Int, lead: Int) {
    unsafe self.mapping = mapping
    self.mappedLength = mappedLength
    self.lead = lead
  }

  /// Maps `length` bytes from `offset` on. They must lie inside the file.
  public init(_ file: borrowing FileDescriptor, offset: Int, length: Int) throws(SystemError) {
    guard offset >= 0, length >= 0 else { throw SystemError("map", file.name, code: EINVAL) }
    guard length > 0 else {
      self = MappedWindow()
      return
    }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let lead = offset % page
    // A fresh private mapping at an address of the system's choice overlaps no memory of ours.
    let address = unsafe mmap(
      nil, length + lead, PROT_READ, MAP_PRIVATE, file.rawValue, off_t(offset - lead))
    guard unsafe address != MAP_FAILED else { throw SystemError("map", file.name, code: errno) }
    if let address = unsafe address { _ = unsafe madvise(address, length + lead, MADV_SEQUENTIAL) }
    self = unsafe MappedWindow(mapping: address, mappedLength: length + lead, lead: lead)
  }

  /// The bytes that were asked for.
  public var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    get {
      guard let mapping = unsafe mapping else { return Span() }
      // The mapping holds `mappedLength` initialised bytes until `deinit`, which the borrow of self delays.
      let span = unsafe Span<UInt8>(
        _unsafeStart: (mapping + lead).assumingMemoryBound(to: UInt8.self), count: mappedLength - lead)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  deinit {
    // No span can outlive the value that it borrows from, so nobody looks at these pages any more.
    if let mapping = unsafe mapping { _ = unsafe munmap(mapping, mappedLength) }
  }
}
