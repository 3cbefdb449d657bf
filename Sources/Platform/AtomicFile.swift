#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that appears under its name only when it is complete.
///
/// Bytes go to a temporary file in the same directory, which ``commit()`` renames; without a commit it is
/// removed. This guards against a run that ends early, not against a loss of power: nothing is synchronised
/// to the disk. Where the path leads to a device or a pipe, or is "-" for standard output, bytes go straight
/// there.
public struct AtomicFile: ~Copyable {
  private let descriptor: FileDescriptor
  /// The path that was asked for.
  public let path: String
  /// Where the temporary file is renamed to; `nil` where bytes go straight to their end.
  private let target: String?
  private var isOpen = true
  private var buffer: [UInt8] = []

  private static let bufferLength = 1 << 18

  /// Starts a file for `path`; "-" is standard output.
  public init(path: String) throws(SystemError) {
    if path == "-" {
      self.init(.standardOutput, path: path, target: nil)
    } else if try Self.leadsElsewhere(path) {
      do throws(SystemError) {
        try self.init(FileDescriptor(writing: path), path: path, target: nil)
      } catch {
        throw SystemError("write", path, code: error.code)
      }
    } else {
      let target = Self.resolved(path)
      let temporary = target + ".\(getpid())-\(UInt32.random(in: .min ... .max)).part"
      do throws(SystemError) {
        try self.init(FileDescriptor(creating: temporary), path: path, target: target)
      } catch {
        throw SystemError("write", path, code: error.code)
      }
    }
  }

  private init(_ descriptor: consuming FileDescriptor, path: String, target: String?) {
    self.descriptor = descriptor
    if target == nil { self.descriptor.enlargePipe() }
    self.path = path
    self.target = target
  }

  /// Whether the path names something that exists and is no file, so that nothing may take its place.
  private static func leadsElsewhere(_ path: String) throws(SystemError) -> Bool {
    switch FileDescriptor.kind(ofPath: path) {
    case .directory: throw SystemError("write", path, code: EISDIR)
    case .other: return true
    case .regular, nil: return false
    }
  }

  /// The path behind symbolic links, so that a link stays one.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    // `realpath` has allocated the text; it is copied and freed here.
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  deinit {
    // The path is the system's for the time of the call only.
    if isOpen, target != nil { _ = unsafe unlink(descriptor.name) }
  }

  /// Appends bytes.
  public mutating func write(_ bytes: Span<UInt8>) throws(SystemError) {
    if buffer.count + bytes.count > Self.bufferLength { try flush() }
    if bytes.count > Self.bufferLength { return try send(bytes) }
    buffer.append(copying: bytes)
  }

  /// Appends text as UTF-8.
  public mutating func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8).span)
  }

  /// Hands everything written so far to the system.
  public mutating func flush() throws(SystemError) {
    try send(buffer.span)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Messages name the path that was asked for, not the temporary one.
  private func send(_ bytes: Span<UInt8>) throws(SystemError) {
    do throws(SystemError) { try descriptor.write(bytes) } catch {
      throw SystemError("write", path, code: error.code)
    }
  }

  /// Completes the file and gives it its name. Nothing may be written afterwards.
  public mutating func commit() throws(SystemError) {
    try flush()
    guard let target, isOpen else { return }
    // The paths are the system's for the time of the call only.
    guard unsafe rename(descriptor.name, target) == 0 else { throw SystemError("write", path, code: errno) }
    isOpen = false
  }
}
