#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, pipe or device; closed when the value ends its life, unless it belongs to the process.
public struct FileDescriptor: ~Copyable {
  /// The system's number for it.
  public let rawValue: Int32
  /// What messages call it.
  public let name: String
  private let isOwned: Bool

  init(owning rawValue: Int32, name: String) {
    self.rawValue = rawValue
    self.name = name
    self.isOwned = true
  }

  private init(borrowing rawValue: Int32, name: String) {
    self.rawValue = rawValue
    self.name = name
    self.isOwned = false
  }

  /// Opens a file for reading. It is not handed on to programs started later.
  public init(reading path: String) throws(SystemError) {
    // The path is copied by the system before the call returns.
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("open", path, code: errno) }
    self.init(owning: number, name: path)
  }

  /// Creates a file that must not exist yet.
  public init(creating path: String) throws(SystemError) {
    // The path is copied by the system before the call returns.
    let number = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError("create", path, code: errno) }
    self.init(owning: number, name: path)
  }

  /// Opens something that exists for writing, a device or a pipe for instance.
  public init(writing path: String) throws(SystemError) {
    // The path is copied by the system before the call returns.
    let number = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("open", path, code: errno) }
    self.init(owning: number, name: path)
  }

  public static var standardInput: FileDescriptor {
    FileDescriptor(borrowing: STDIN_FILENO, name: "standard input")
  }
  public static var standardOutput: FileDescriptor {
    FileDescriptor(borrowing: STDOUT_FILENO, name: "standard output")
  }
  public static var standardError: FileDescriptor {
    FileDescriptor(borrowing: STDERR_FILENO, name: "standard error")
  }

  /// A second descriptor for the same open file, with a life of its own.
  func duplicate() throws(SystemError) -> FileDescriptor {
    let number = fcntl(rawValue, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw SystemError("open", name, code: errno) }
    return FileDescriptor(owning: number, name: name)
  }

  /// Lets a pipe hold a megabyte where the system can, so that the programs at its ends wake each other less
  /// often. Nothing happens for what is no pipe, or where the system refuses.
  func enlargePipe() {
    #if os(Linux)
      // F_SETPIPE_SZ, which the C library shows to GNU programs alone.
      let setPipeSize: Int32 = 1031
      _ = fcntl(rawValue, setPipeSize, Int32(1 << 20))
    #endif
  }

  deinit { if isOwned { _ = close(rawValue) } }

  /// Whether a person sits at the other end.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// What the descriptor leads to.
  public enum Kind: Sendable { case regular, directory, other }

  /// The kind and, for a regular file, the size in bytes.
  public func status() throws(SystemError) -> (kind: Kind, size: Int) {
    var details = stat()
    // `fstat` fills the structure that it is given and keeps no pointer to it.
    guard unsafe fstat(rawValue, &details) == 0 else { throw SystemError("examine", name, code: errno) }
    return (Self.kind(ofMode: details.st_mode), Int(details.st_size))
  }

  /// What a path leads to, without opening it; `nil` where there is nothing.
  public static func kind(ofPath path: String) -> Kind? {
    var details = stat()
    // `stat` fills the structure that it is given and keeps no pointer to it.
    guard unsafe stat(path, &details) == 0 else { return nil }
    return kind(ofMode: details.st_mode)
  }

  static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// The position at which the next read begins, for a regular file.
  public func position() throws(SystemError) -> Int {
    let position = lseek(rawValue, 0, SEEK_CUR)
    guard position >= 0 else { throw SystemError("seek in", name, code: errno) }
    return Int(position)
  }

  /// Fills the front of a buffer with what is there, waiting for at least one byte; 0 at the end.
  public func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    var outcome: Result<Int, SystemError> = .success(0)
    // The array is held by this call alone while the system writes into it.
    unsafe buffer.withUnsafeMutableBytes { bytes in
      do throws(SystemError) {
        outcome = .success(unsafe try read(into: bytes))
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Reads what is there, waiting for at least one byte; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    unsafe try Self.read(rawValue, name, into: buffer)
  }

  /// The same for the number of a descriptor that the caller keeps open.
  static func read(
    _ rawValue: Int32, _ name: String, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      // The buffer bounds the call: the system writes at most `count` bytes behind `baseAddress`.
      #if canImport(Darwin)
        let count = unsafe Darwin.read(rawValue, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = unsafe Musl.read(rawValue, buffer.baseAddress, buffer.count)
      #else
        let count = unsafe Glibc.read(rawValue, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      guard errno == EINTR else { throw SystemError("read", name, code: errno) }
    }
  }

  /// Writes all bytes.
  public func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var failure: SystemError?
    // The span stays borrowed while its pointer is in use.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var done = 0
      while done < buffer.count, failure == nil {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[done...])
        #if canImport(Darwin)
          let count = unsafe Darwin.write(rawValue, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = unsafe Musl.write(rawValue, rest.baseAddress, rest.count)
        #else
          let count = unsafe Glibc.write(rawValue, rest.baseAddress, rest.count)
        #endif
        if count >= 0 {
          done += count
        } else if errno != EINTR {
          failure = SystemError("write", name, code: errno)
        }
      }
    }
    if let failure { throw failure }
  }
}
