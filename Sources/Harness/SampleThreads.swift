internal import Fronthaul
internal import Platform

/// Measures samples on other threads.
final class SampleThreads: SampleWorkers {
  private let workers: OrderedWorkers<SampleBatch>
  private let register: WindowRegister?

  /// - Parameter register: knows the windows in which frames are seen.
  init(_ threads: Int, _ register: WindowRegister?) {
    workers = OrderedWorkers(threads: threads) { $0.measure() }
    self.register = register
  }

  var areThreads: Bool { true }
  func pages(of bytes: Span<UInt8>) -> KeptPages? { register?.pages(of: bytes) }
  func submit(_ batch: SampleBatch) { workers.submit(batch) }
  func take() -> SampleBatch? { workers.take() }
}
