public import Events

/// What the samples of a flow amount to, in sums. The samples themselves are in no report.
public struct SampleDescription: Sendable, Equatable, Codable {
  /// Powers that were added up, in the unit of a sample squared: a resource element at full scale has 2^30.
  public struct PowerSum: Sendable, Equatable {
    public var energy: UInt128
    /// Resource elements that were added up.
    public var elements: Int
    public init(energy: UInt128 = 0, elements: Int = 0) {
      self.energy = energy
      self.elements = elements
    }

    /// The mean in hundredths of a decibel relative to full scale; `nil` without power.
    public var centibels: Int64? {
      guard elements > 0, energy > 0 else { return nil }
      return Decibels.centibels(Double(energy) / Double(elements) / SampleDescription.fullScale)
    }
  }

  /// The power of a resource element at 0 dBFS.
  static let fullScale: Double = 0x1p30

  /// The name of the flow, as in the configuration.
  public var flow: String
  public var sender: UnitID?
  public var receiver: UnitID?
  /// Resource blocks that were measured.
  public var blocks: Int
  public var power = PowerSum()
  /// The largest power of a resource element.
  public var peak: UInt64 = 0
  /// The power by symbol of the slot.
  public var symbols: [PowerSum] = []
  /// Whether a part has a scale that is not in it, so that no power of the whole can be told.
  public var hasForeignScale = false
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

  /// Hundredths of a decibel relative to full scale, of a resource element; `nil` without power.
  public var meanPower: Int64? { hasForeignScale ? nil : power.centibels }
  public var peakPower: Int64? {
    hasForeignScale || peak == 0 ? nil : Decibels.centibels(Double(peak) / Self.fullScale)
  }
  /// The mean power of each symbol of the slot.
  public var symbolPowers: [Int64?] { symbols.map(\.centibels) }
}

extension SampleDescription.PowerSum: Codable {
  private enum CodingKeys: String, CodingKey { case energy, elements }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .energy)
    guard let energy = UInt128(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .energy, in: container, debugDescription: "expected a number in decimal digits")
    }
    self.init(energy: energy, elements: try container.decode(Int.self, forKey: .elements))
  }

  /// The sum has more digits than numbers of JSON keep everywhere, so it is text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(String(energy), forKey: .energy)
    try container.encode(elements, forKey: .elements)
  }
}
