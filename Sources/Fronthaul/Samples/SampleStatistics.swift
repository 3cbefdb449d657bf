/// What the samples of resource blocks amount to.
///
/// Powers are sums of I² + Q² in the unit of ``PRBSamples``: full scale of a component is 2^15, so that a resource
/// element with |I + jQ| = 2^15 has 2^30, which is 0 dBFS.
public struct SampleStatistics: Sendable, Equatable {
  /// The power of a resource element at 0 dBFS.
  public static let fullScale: Double = 0x1p30

  /// Resource blocks that were read.
  public var blocks = 0
  /// Their resource elements that were sent.
  public var elements = 0
  /// The sum of all powers. Exact, so that the order in which they are added does not matter.
  public var energy: UInt128 = 0
  /// The largest power of a resource element.
  public var peak: UInt64 = 0
  /// Components (I or Q) that are the last one before an end of the range of 16 bits, or beyond it.
  public var saturated = 0
  /// Resource blocks all of whose components are 0.
  public var zeroBlocks = 0
  /// Resource blocks all of whose resource elements have the same value, which is not 0.
  public var constantBlocks = 0
  /// Whether a part has a scale that is not in the section: modulation compression, whose scale the C-plane gives.
  /// There is no power then, and nothing saturates.
  public var hasForeignScale = false
  /// How many resource blocks have each exponent, with the methods that have one: 1, 5 and 7.
  public var exponents = InlineArray<16, UInt32>(repeating: 0)
  /// Resource blocks with an exponent alone in its byte, the other bits of which are not 0: methods 1 and 7.
  public var reservedParameters = 0

  public init() {}

  /// The mean power of a resource element, relative to full scale; nil where there is no power.
  public var meanPower: Double? {
    guard !hasForeignScale, elements > 0, energy > 0 else { return nil }
    // The general conversion of 128 bits is slow, and a section has no more than 64.
    let sum = energy >> 64 == 0 ? Double(UInt64(truncatingIfNeeded: energy)) : Double(energy)
    return sum / Double(elements) / Self.fullScale
  }

  public var peakPower: Double? { !hasForeignScale && peak > 0 ? Double(peak) / Self.fullScale : nil }

  /// Takes those of other resource blocks in.
  public mutating func add(_ other: SampleStatistics) {
    blocks += other.blocks
    elements += other.elements
    energy &+= other.energy
    peak = max(peak, other.peak)
    saturated += other.saturated
    zeroBlocks += other.zeroBlocks
    constantBlocks += other.constantBlocks
    hasForeignScale = hasForeignScale || other.hasForeignScale
    reservedParameters += other.reservedParameters
    let others = other.exponents.span
    var mine = exponents.mutableSpan
    for index in others.indices { mine[index] &+= others[index] }
  }

  public static func == (a: SampleStatistics, b: SampleStatistics) -> Bool {
    a.blocks == b.blocks && a.elements == b.elements && a.energy == b.energy && a.peak == b.peak
      && a.saturated == b.saturated && a.zeroBlocks == b.zeroBlocks && a.constantBlocks == b.constantBlocks
      && a.hasForeignScale == b.hasForeignScale && a.reservedParameters == b.reservedParameters
      && a.exponents.indices.allSatisfy { a.exponents[$0] == b.exponents[$0] }
  }
}
