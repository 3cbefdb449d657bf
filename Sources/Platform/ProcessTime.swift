#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The time for which processors have worked for this process.
public enum ProcessTime {
  /// User and system time of all threads so far.
  public static func cpu() -> Duration {
    guard let usage = rusage.ofThisProcess else { return .zero }
    return Duration(usage.ru_utime) + Duration(usage.ru_stime)
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}
