internal import Conformance
internal import Fronthaul

/// Whether the samples of the U-plane are measured, and by how many threads.
public struct SampleMeasurement: Sendable {
  /// Threads of the run, the one that reads and judges included.
  public var threads: Int

  public init(threads: Int) { self.threads = max(1, threads) }

  func makeWorkers() -> any SampleWorkers {
    threads > 1 ? SampleThreads(threads - 1) : ImmediateSampleWorkers()
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
