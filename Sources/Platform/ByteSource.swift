#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a file, a pipe or a program's output, seen through a window that moves on.
///
/// A regular file is mapped window by window; everything else is read into one buffer that is used again.
/// Either way no more is in memory than the window.
public struct ByteSource: ~Copyable {
  private let file: FileDescriptor
  private let child: ChildProcess?
  private let isMapped: Bool
  /// Where the data begin in a mapped file (standard input may have been read by somebody else before).
  private let origin: Int
  private var fileSize: Int
  /// Bytes of a mapped file when it was opened.
  private let openedSize: Int
  private var streamEnded = false
  private var window = MappedWindow()
  /// Who is told of each window, and by which place.
  private let register: WindowRegister?
  private let place: Int
  private var buffer: StreamBuffer

  /// Bytes in a window, unless a caller needs more.
  public let windowLength: Int
  /// Position of the window's first byte, counted from the start of the data.
  public private(set) var offset = 0

  /// How much is read from a pipe at a time, at most.
  private static let streamLength = 1 << 20

  /// Opens a path, or standard input if it is "-", and looks at its first bytes.
  ///
  /// - Parameter register: who is to know the windows on a mapped file.
  public static func opening(
    path: String, windowLength: Int, register: WindowRegister? = nil
  ) throws(SystemError) -> ByteSource {
    if path == "-" { return try reading(.standardInput, windowLength: windowLength, register: register) }
    return try reading(FileDescriptor(reading: path), windowLength: windowLength, register: register)
  }

  /// Takes over an open descriptor and looks at its first bytes.
  public static func reading(
    _ file: consuming FileDescriptor, windowLength: Int, register: WindowRegister? = nil
  ) throws(SystemError) -> ByteSource {
    let (kind, size) = try file.status()
    if kind == .directory { throw SystemError("read", file.name, code: EISDIR) }
    let origin = kind == .regular ? try file.position() : 0
    var source = ByteSource(
      file, nil, mapping: kind == .regular, from: origin, to: size, windowLength, register)
    try source.advance(by: 0)
    return source
  }

  private init(
    _ file: consuming FileDescriptor, _ child: ChildProcess?, mapping: Bool, from origin: Int, to end: Int,
    _ windowLength: Int, _ register: WindowRegister? = nil
  ) {
    self.file = file
    self.child = child
    self.isMapped = mapping
    self.origin = origin
    openedSize = max(0, end - origin)
    fileSize = openedSize
    self.windowLength = windowLength
    self.register = register
    place = register?.add() ?? 0
    buffer = StreamBuffer(capacity: mapping ? 0 : min(windowLength, Self.streamLength))
  }

  /// The output of a program.
  private static func output(
    of child: ChildProcess, windowLength: Int
  ) throws(SystemError) -> ByteSource {
    var source = ByteSource(
      .standardInput, child, mapping: false, from: 0, to: 0, windowLength)
    try source.advance(by: 0)
    return source
  }

  /// Sends everything, the present window included, through a program and gives what comes out.
  public borrowing func filtered(
    through program: String, _ arguments: [String]
  ) throws(SystemError) -> ByteSource {
    if isMapped {
      // The window was mapped, not read, so the descriptor still stands at the first byte.
      let child = try ChildProcess(program, arguments, input: file)
      return try Self.output(of: child, windowLength: windowLength)
    }
    let child = try ChildProcess(program, arguments, feeding: file.duplicate(), first: buffer.bytes)
    return try Self.output(of: child, windowLength: windowLength)
  }

  /// Whether the data are a file's, which are there to be read as often as somebody wants.
  public var isFile: Bool { isMapped }

  /// What messages call the source.
  public var name: String { file.name }

  /// The bytes in the window.
  public var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { isMapped ? window.bytes : buffer.bytes }
  }

  /// Whether there is nothing behind the window.
  public var isAtEnd: Bool { isMapped ? offset + window.bytes.count >= fileSize : streamEnded }

  /// Whether everything that was read through the window so far was in the file.
  public var isIntact: Bool { window.isIntact }

  /// What may happen to a file while it is read.
  public enum Loss: Sendable, Equatable {
    /// It became shorter: bytes before and after.
    case cutShort(from: Int, to: Int)
    /// The system does not give a part of it.
    case unreadable
  }

  /// What happened to a file while it was read through windows; `nil` while it is whole. Asks the system, so not for
  /// each frame.
  public func loss() -> Loss? {
    guard isMapped else { return nil }
    let size = min(fileSize, ((try? file.status().size) ?? 0) - origin)
    if size < openedSize {
      return .cutShort(from: openedSize, to: max(0, size))
    }
    return isIntact ? nil : .unreadable
  }

  /// Bytes from the start of the window to the end of the data, where that is known before the end is read.
  public var knownRemaining: Int? {
    isMapped ? max(0, fileSize - offset) : streamEnded ? buffer.count : nil
  }

  /// Moves the window `consumed` bytes on (also past its end) and makes it hold at least `minimum` bytes, or
  /// all there are.
  public mutating func advance(by consumed: Int, needing minimum: Int = 1) throws(SystemError) {
    if isMapped { try remap(by: consumed, minimum) } else { try refill(by: consumed, minimum) }
  }

  private mutating func remap(by consumed: Int, _ minimum: Int) throws(SystemError) {
    // A file that somebody cuts short while it is read must not be mapped past its end.
    fileSize = min(fileSize, max(0, try file.status().size - origin))
    let (target, overflow) = offset.addingReportingOverflow(consumed)
    offset = overflow ? openedSize : min(target, openedSize)
    let length = min(
      minimum <= windowLength ? windowLength : Self.roomy(minimum, windowLength), max(0, fileSize - offset))
    // The old window goes first, so that two are not resident together, unless somebody keeps bytes of it.
    register?.set(place, to: nil)
    window = MappedWindow()
    window = try MappedWindow(file, offset: origin + offset, length: length)
    register?.set(place, to: window.pages)
  }

  /// Whole windows: who needs one byte more, again and again, is not to have everything mapped anew for each.
  private static func roomy(_ minimum: Int, _ windowLength: Int) -> Int {
    let (length, overflow) = ((minimum - 1) / windowLength + 1).multipliedReportingOverflow(by: windowLength)
    return overflow ? minimum : length
  }

  private mutating func refill(by consumed: Int, _ minimum: Int) throws(SystemError) {
    var toSkip = consumed
    while true {
      let dropped = min(toSkip, buffer.count)
      buffer.drop(dropped)
      offset += dropped
      toSkip -= dropped
      if streamEnded || (toSkip == 0 && buffer.count >= minimum) { return }
      if toSkip == 0 { buffer.reserve(minimum) }
      if let child {
        streamEnded =
          try unsafe buffer.fill { (free) throws(SystemError) in unsafe try child.read(into: free) } == 0
      } else {
        streamEnded = try Self.fill(&buffer, from: file) == 0
      }
    }
  }

  private static func fill(
    _ buffer: inout StreamBuffer, from file: borrowing FileDescriptor
  ) throws(SystemError) -> Int {
    let number = file.rawValue
    let name = file.name
    return try unsafe buffer.fill { (free) throws(SystemError) in
      unsafe try FileDescriptor.read(number, name, into: free)
    }
  }

  /// What the program at the end of its output had to say; `nil` if there is no program or it succeeded.
  ///
  /// Waits for the program, so call it when ``isAtEnd`` is true.
  public func programFailure() -> String? {
    guard let child else { return nil }
    let status = child.wait()
    guard status != .exited(0) else { return nil }
    let message = child.diagnostics
    return "\(child.program) \(status)" + (message.isEmpty ? "" : ": " + message)
  }
}
