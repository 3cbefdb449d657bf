#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension rusage {
  /// What this process, all its threads together, has used so far.
  static var ofThisProcess: rusage? {
    var usage = rusage()
    // `getrusage` fills the structure that it is given and keeps no pointer to it.
    #if canImport(Glibc)
      let answer = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      let answer = unsafe getrusage(RUSAGE_SELF, &usage)
    #endif
    return answer == 0 ? usage : nil
  }
}
