public import Platform

/// How the samples of the U-plane are measured.
public struct SampleMeasurement {
  /// Threads of the run, the one that reads and judges included.
  public var threads: Int
  /// Knows the windows in which frames are seen, so that other threads can look at them; `nil`: they get copies.
  public var register: WindowRegister?

  public init(threads: Int, register: WindowRegister? = nil) {
    self.threads = max(1, threads)
    self.register = register
  }
}
