extension Scenario {
  /// How busy the cell is.
  public struct Traffic: Equatable, Sendable {
    /// Slots with data among those of their direction, in thousandths.
    public var downlinkPerMille: Int
    public var uplinkPerMille: Int
    /// The fewest PRBs of an allocation.
    public var smallestAllocation: Int
    /// The most PRBs of an allocation.
    public var largestAllocation: Int
    /// Allocations of a slot, if there is room for them.
    public var users = 1
    /// Symbols at the beginning of a downlink slot that have an allocation of their own.
    public var controlSymbols = 2
    public var controlPrbs = 24
  }

  /// The beams of a direction. CUS 7.5.3.9.
  public struct Beams: Equatable, Sendable {
    /// `beamId`.
    public var ids: [UInt16]
    public var order: Order

    public enum Order: String, CaseIterable, Sendable {
      /// Each antenna keeps one.
      case antenna
      /// All antennas have the same, another one in each slot.
      case slot
      /// One by chance for each section.
      case random
    }
  }

  /// What the samples are.
  public struct SignalSource: Hashable, Sendable {
    public var kind: Kind
    /// Mean power of a sample, I² + Q², in dB against a sample of magnitude 2^15.
    public var level: Int
    /// dB between QPSK and the noise under it; nil: there is no noise.
    public var signalToNoise: Int?

    public enum Kind: String, CaseIterable, Sendable {
      case qpsk
      case noise
      /// All samples are 0.
      case silence
    }
  }
}
