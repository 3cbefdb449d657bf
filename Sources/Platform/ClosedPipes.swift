#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes a write to a pipe that nobody reads an error (``SystemError/isClosedPipe``) instead of the sudden end
/// of the process, which would lose the verdict.
public func ignoreClosedPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
