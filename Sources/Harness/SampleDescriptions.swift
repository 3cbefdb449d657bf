internal import Fronthaul
internal import Results

extension SampleDescription {
  init(_ flow: FlowReport, _ samples: FlowSamples) {
    let total = samples.total
    self.init(flow: flow.name, sender: flow.sender, receiver: flow.receiver, blocks: total.blocks)
    power = PowerSum(energy: total.energy, elements: total.elements)
    peak = total.peak
    symbols = samples.symbolSums.map { PowerSum(energy: $0.energy, elements: $0.elements) }
    hasForeignScale = total.hasForeignScale
    saturated = total.saturated
    zeroBlocks = total.zeroBlocks
    constantBlocks = total.constantBlocks
    exponents = total.exponents.indices.map { Int(total.exponents[$0]) }
  }
}
