public import Events

/// What the samples of a flow amount to. The samples themselves are in no report.
public struct SampleDescription: Sendable, Equatable {
  /// The name of the flow, as in the configuration.
  public var flow: String
  public var sender: UnitID?
  public var receiver: UnitID?
  /// Resource blocks that were measured.
  public var blocks: Int
  /// Hundredths of a decibel relative to full scale, of a resource element; nil without power.
  public var meanPower: Int64?
  public var peakPower: Int64?
  /// The mean power by symbol of the slot.
  public var symbolPowers: [Int64?] = []
  /// Components at an end of the range of 16 bits.
  public var saturated = 0
  public var zeroBlocks = 0
  /// Resource blocks of one value throughout, which is not 0.
  public var constantBlocks = 0
  /// Resource blocks by exponent, 0 to 15; all 0 with methods that have none.
  public var exponents: [Int] = []

  public init(flow: String, sender: UnitID?, receiver: UnitID?, blocks: Int) {
    self.flow = flow
    self.sender = sender
    self.receiver = receiver
    self.blocks = blocks
  }
}
