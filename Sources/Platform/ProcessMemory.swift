#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What this process has taken from the machine.
public enum ProcessMemory {
  /// The largest resident size so far, in bytes.
  public static func peakResidentBytes() -> Int {
    guard let usage = rusage.ofThisProcess else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}
