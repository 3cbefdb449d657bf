#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes sure that a number of files can be open beside those that are.
///
/// Asks the system for as many as it allows at most; libraries that this program rests on end the process where they
/// can't open what they need.
///
/// - Returns: how many there may be where that is too few; `nil` where all is well.
public func shortageOfDescriptors(needing count: Int) -> Int? {
  var limit = rlimit()
  // The structure is filled, and read, for the time of the calls only.
  if unsafe getrlimit(descriptorLimit, &limit) == 0, limit.rlim_cur < limit.rlim_max {
    limit.rlim_cur = limit.rlim_max
    _ = unsafe setrlimit(descriptorLimit, &limit)
  }
  var opened: [Int32] = []
  defer { for number in opened { _ = close(number) } }
  while opened.count < count {
    // The path is copied by the system before the call returns.
    let number = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return opened.count }
    opened.append(number)
  }
  return nil
}

#if canImport(Darwin) || canImport(Musl)
  private let descriptorLimit = RLIMIT_NOFILE
#else
  private let descriptorLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#endif

/// Leaves the signal by which a person quits a program to the system: it is no crash, of which a trace would be written.
public func quitWithoutTrace() { _ = signal(SIGQUIT, SIG_DFL) }
