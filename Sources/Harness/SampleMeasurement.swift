internal import Conformance
internal import Fronthaul
internal import Platform

/// Whether the samples of the U-plane are measured, and by how many threads.
public struct SampleMeasurement {
  /// Threads of the run, the one that reads and judges included.
  public var threads: Int
  /// Knows the windows in which frames are seen, so that other threads can look at them; `nil`: they get copies.
  let register: WindowRegister?

  public init(threads: Int) { self.init(threads: threads, register: nil) }

  init(threads: Int, register: WindowRegister?) {
    self.threads = max(1, threads)
    self.register = register
  }

  func makeWorkers() -> any SampleWorkers {
    threads > 1 ? SampleThreads(threads - 1, register) : ImmediateSampleWorkers()
  }
}

extension SampleDescription {
  init(_ flow: FlowReport, _ samples: FlowSamples) {
    let total = samples.total
    self.init(flow: flow.name, sender: flow.sender, receiver: flow.receiver, blocks: total.blocks)
    meanPower = samples.meanPower
    peakPower = samples.peakPower
    symbolPowers = samples.symbolPowers
    saturated = total.saturated
    zeroBlocks = total.zeroBlocks
    constantBlocks = total.constantBlocks
    exponents = total.exponents.indices.map { Int(total.exponents[$0]) }
  }
}
