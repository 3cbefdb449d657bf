#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A request to the operating system that failed.
public struct SystemError: Error, Equatable, Sendable {
  /// What was tried, for example "open".
  public var action: String
  /// What it was tried on: a path, a program, or a name such as "standard input".
  public var subject: String
  /// The `errno` value.
  public var code: Int32

  public init(_ action: String, _ subject: String, code: Int32) {
    self.action = action
    self.subject = subject
    self.code = code
  }

  /// The system's own words for ``code``.
  public var reason: String {
    // The C library's text for a number lives at least until this thread asks for the next one.
    unsafe String(cString: strerror(code))
  }

  /// Whether the file or program does not exist.
  public var isNotFound: Bool { code == ENOENT }
  /// Whether it was output that could not be written.
  public var isOfOutput: Bool { action == "write" }
  /// Whether nobody reads any more what was to be written.
  public var isClosedPipe: Bool { code == EPIPE }
}

extension SystemError: CustomStringConvertible {
  public var description: String { "cannot \(action) \(subject): \(reason)" }
}
