#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that was started and whose output is read; ended, if it still runs, when nobody refers to it.
public final class ChildProcess {
  /// How a program came to its end.
  public enum Status: Equatable, Sendable, CustomStringConvertible {
    case exited(Int32)
    case signalled(Int32)

    public var description: String {
      switch self {
      case .exited(let code): "ended with status \(code)"
      case .signalled(let signal): "was ended by signal \(signal)"
      }
    }
  }

  public let program: String
  private let process: pid_t
  private var status: Status?
  private var output: Int32
  private var errors: Int32
  /// What a feeding child still has to get, and from where; -1 when there is nothing to feed.
  private var feedTarget: Int32 = -1
  private let feedSource: FileDescriptor
  private var pending: [UInt8] = []
  private var pendingStart = 0
  private var errorText: [UInt8] = []

  /// Starts a program, found in `PATH`, that reads from `input` directly.
  public init(
    _ program: String, _ arguments: [String], input: borrowing FileDescriptor
  ) throws(SystemError) {
    self.program = program
    feedSource = .standardInput  // not read, as there is no target
    let started = try Self.start(program, arguments, input: input.rawValue)
    (process, output, errors) = (started.process, started.output, started.errors)
  }

  /// Starts a program that gets `first` and then everything that can be read from `source`.
  public init(
    _ program: String, _ arguments: [String], feeding source: consuming FileDescriptor,
    first: Span<UInt8>
  ) throws(SystemError) {
    self.program = program
    let ends = try Self.connection(program)
    defer { _ = close(ends[0]) }
    do throws(SystemError) {
      let started = try Self.start(program, arguments, input: ends[0])
      (process, output, errors) = (started.process, started.output, started.errors)
    } catch {
      _ = close(ends[1])
      throw error
    }
    feedTarget = ends[1]
    feedSource = source
    pending.reserveCapacity(Self.feedLength)
    pending.append(copying: first)
  }

  deinit {
    closeFeed()
    if output >= 0 { _ = close(output) }
    if errors >= 0 { _ = close(errors) }
    errors = -1
    if status == nil {
      _ = kill(process, SIGKILL)
      _ = wait()
    }
  }

  private static let feedLength = 1 << 16
  #if canImport(Darwin)
    private static let streamSocket = SOCK_STREAM
    private static let quietSend = MSG_DONTWAIT
  #elseif canImport(Musl)
    private static let streamSocket = SOCK_STREAM | SOCK_CLOEXEC
    private static let quietSend = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
  #else
    private static let streamSocket = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    private static let quietSend = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
  #endif

  /// Two connected ends that programs started by other threads do not get, or they would never close.
  ///
  /// They are sockets: these can be made so in one step, and a write to one whose reader has gone can be told
  /// not to end this process.
  private static func connection(_ program: String) throws(SystemError) -> [Int32] {
    var ends: [Int32] = [-1, -1]
    // The array has the two elements that the system fills.
    guard unsafe socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw SystemError("start", program, code: errno)
    }
    #if canImport(Darwin)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return ends
  }

  private static func closeAll(_ descriptors: [Int32]) {
    for number in descriptors { _ = close(number) }
  }

  private static func start(
    _ program: String, _ arguments: [String], input: Int32
  ) throws(SystemError) -> (process: pid_t, output: Int32, errors: Int32) {
    let outputs = try connection(program)
    let diagnostics: [Int32]
    do throws(SystemError) { diagnostics = try connection(program) } catch {
      closeAll(outputs)
      throw error
    }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, outputs[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, diagnostics[1], STDERR_FILENO)

    // Copies that live until the call returns; the new process gets its own.
    var argumentPointers = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var environmentPointers = unsafe environment().map { unsafe strdup($0) } + [nil]
    defer { unsafe (argumentPointers + environmentPointers).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(
      &process, program, &actions, nil, &argumentPointers, &environmentPointers)
    closeAll([outputs[1], diagnostics[1]])
    guard code == 0 else {
      closeAll([outputs[0], diagnostics[0]])
      throw SystemError("start", program, code: code)
    }
    return (process, outputs[0], diagnostics[0])
  }

  /// A small environment: the way to programs, and messages in one language whatever the user's is.
  private static func environment() -> [String] {
    // The text is copied at once; nothing in this program changes the environment meanwhile.
    guard let path = unsafe getenv("PATH") else { return ["LC_ALL=C"] }
    return unsafe ["LC_ALL=C", "PATH=" + String(cString: path)]
  }

  /// Reads output, waiting for at least one byte and feeding the program meanwhile; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while output >= 0 {
      guard try attend() else { continue }
      let count = unsafe try FileDescriptor.read(output, program, into: buffer)
      if count > 0 { return count }
      _ = close(output)
      output = -1
    }
    closeFeed()
    return 0
  }

  /// Reads the whole output as bytes, at most `limit` of them.
  public func readAll(limit: Int = 1 << 20) throws(SystemError) -> [UInt8] {
    var buffer = StreamBuffer(capacity: 1 << 16)
    var all: [UInt8] = []
    while try unsafe buffer.fill({ (free) throws(SystemError) in unsafe try self.read(into: free) }) > 0 {
      let count = buffer.count
      for index in 0..<min(count, limit - all.count) { all.append(buffer.bytes[index]) }
      buffer.drop(count)
    }
    return all
  }

  /// Waits until something can be done and does it; true if there is output to read.
  private func attend() throws(SystemError) -> Bool {
    let wantsMore = feedTarget >= 0 && pendingStart == pending.count
    let source = wantsMore ? feedSource.rawValue : -1
    let target = wantsMore ? -1 : feedTarget
    var polls = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: target, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: source, events: Int16(POLLIN), revents: 0),
    ]
    // The array is the system's for the time of the call.
    guard unsafe poll(&polls, nfds_t(polls.count), -1) >= 0 else {
      if errno == EINTR { return false }
      throw SystemError("wait for", program, code: errno)
    }
    if polls[1].revents != 0 { readErrors() }
    if polls[2].revents != 0 { feed() }
    if polls[3].revents != 0 { try readFeedSource() }
    return polls[0].revents != 0
  }

  private func readErrors() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count =
      unsafe (try? buffer.withUnsafeMutableBytes { unsafe try FileDescriptor.read(errors, program, into: $0) })
      ?? 0
    if count == 0 {
      _ = close(errors)
      errors = -1
    } else if errorText.count < 4096 {
      errorText.append(contentsOf: buffer[..<count])
    }
  }

  private func feed() {
    // The socket takes at most the bytes that the slice holds, and does not block.
    let sent = unsafe pending[pendingStart...].withUnsafeBytes {
      unsafe send(feedTarget, $0.baseAddress, $0.count, Self.quietSend)
    }
    if sent >= 0 {
      pendingStart += sent
    } else if errno != EAGAIN && errno != EINTR {
      closeFeed()  // The program has stopped reading; its output and status tell why.
    }
  }

  private func readFeedSource() throws(SystemError) {
    let number = feedSource.rawValue
    let name = feedSource.name
    var more = [UInt8](repeating: 0, count: Self.feedLength)
    var failure: SystemError?
    // The array is not touched elsewhere while the system fills it.
    let count = unsafe more.withUnsafeMutableBytes { buffer in
      do throws(SystemError) {
        return unsafe try FileDescriptor.read(number, name, into: buffer)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    if count == 0 { return closeFeed() }
    more.removeSubrange(count...)
    (pending, pendingStart) = (more, 0)
  }

  private func closeFeed() {
    if feedTarget >= 0 { _ = close(feedTarget) }
    feedTarget = -1
  }

  /// Waits for the end of the program; call it when its output has been read.
  public func wait() -> Status {
    if let status { return status }
    while errors >= 0 { readErrors() }
    var raw: Int32 = 0
    while unsafe waitpid(process, &raw, 0) < 0 && errno == EINTR {}
    let signal = raw & 0x7F
    let result: Status = signal == 0 ? .exited((raw >> 8) & 0xFF) : .signalled(signal)
    status = result
    return result
  }

  /// The first lines that the program wrote to its standard error, in one.
  public var diagnostics: String {
    String(decoding: errorText, as: UTF8.self).split(whereSeparator: \.isNewline)
      .joined(separator: "; ")
  }
}
