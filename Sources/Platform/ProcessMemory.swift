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
    var usage = rusage()
    // `getrusage` fills the structure that it is given and keeps no pointer to it.
    #if canImport(Glibc)
      let answer = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      let answer = unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    guard answer == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}
