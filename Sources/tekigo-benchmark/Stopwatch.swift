import Platform

/// Takes the time of a part of the program.
struct Stopwatch {
  private(set) var wall = Duration.zero
  /// Of all threads.
  private(set) var cpu = Duration.zero

  /// Runs the part whose cost counts; what is around it, such as loading a profile, does not.
  mutating func measure<Result: ~Copyable>(_ part: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    let (start, used) = (clock.now, ProcessTime.cpu())
    defer {
      wall += clock.now - start
      cpu += ProcessTime.cpu() - used
    }
    return try part()
  }
}

extension Duration {
  var inSeconds: Double { self / .seconds(1) }
}
