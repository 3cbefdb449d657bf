internal import Conformance
internal import Fronthaul

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
