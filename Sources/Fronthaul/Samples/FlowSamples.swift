/// What the samples of a flow amount to, all together and by symbol of the slot.
public struct FlowSamples: Sendable {
  /// Sections that were measured.
  private(set) var sections = 0
  public private(set) var total = SampleStatistics()
  /// Energy and resource elements of each symbol.
  private var symbols = InlineArray<14, (energy: UInt128, elements: Int)>(repeating: (0, 0))

  init() {}

  mutating func add(_ statistics: borrowing SampleStatistics, symbol: Int) {
    sections &+= 1
    total.add(statistics)
    guard symbols.indices.contains(symbol) else { return }
    symbols[symbol].energy &+= statistics.energy
    symbols[symbol].elements &+= statistics.elements
  }

  /// Takes those of other sections in.
  mutating func add(_ other: borrowing FlowSamples) {
    sections &+= other.sections
    total.add(other.total)
    for symbol in symbols.indices {
      symbols[symbol].energy &+= other.symbols[symbol].energy
      symbols[symbol].elements &+= other.symbols[symbol].elements
    }
  }

  /// Energy and resource elements of each symbol of the slot, 0 to 13.
  public var symbolSums: [(energy: UInt128, elements: Int)] { symbols.indices.map { symbols[$0] } }
}
