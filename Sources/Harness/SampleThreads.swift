internal import Fronthaul
internal import Platform

/// Measures samples on other threads.
final class SampleThreads: SampleWorkers {
  private let workers: OrderedWorkers<SampleBatch>

  init(_ threads: Int) { workers = OrderedWorkers(threads: threads) { $0.measure() } }

  var areThreads: Bool { true }
  func submit(_ batch: SampleBatch) { workers.submit(batch) }
  func take() -> SampleBatch? { workers.take() }
}
