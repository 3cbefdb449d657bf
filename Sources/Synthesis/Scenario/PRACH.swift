extension Scenario {
  /// Random access occasions, asked for by section type 3. CUS 7.4.5; TS 38.211, 6.3.3.
  public struct PRACH: Equatable, Sendable {
    public var format: PreambleFormat
    public var eAxC: [UInt16]
    /// Slots of a frame; subframes for the long formats.
    public var slots: [Int]
    /// Every so many frames.
    public var period: Int
    /// First symbol of a short preamble; for long ones it follows from the format.
    public var startSymbol: Int
    /// Repetitions of the preamble that are sent.
    public var repetitions: Int
    /// First PRB of the carrier.
    public var startPrb: Int
    public var filterIndex: Int
    /// `timeOffset`, Ts; nil: as the format says.
    public var timeOffset: Int?
    /// `freqOffset`, halves of the subcarrier spacing of the preamble; nil: as ``startPrb`` says.
    public var frequencyOffset: Int?
  }
}

/// Preamble formats of random access. TS 38.211, tables 6.3.3.1-1 and 6.3.3.1-2.
public struct PreambleFormat: Hashable, Sendable {
  public let name: String
  /// Ts of the cyclic prefix; of short formats at 15 kHz.
  let prefix: Int
  /// Preambles of an occasion.
  let repetitions: Int
  /// Code of the subcarrier spacing in `frameStructure`; nil: that of the carrier.
  let spacingCode: Int?
  /// CUS 7.5.2.3.
  let filterIndex: Int

  var isLong: Bool { spacingCode != nil }

  /// PRBs of the preamble's subcarrier spacing that hold 839 or 139 subcarriers and the guard.
  var prbs: Int { isLong ? 72 : 12 }

  /// Ts of a preamble without prefix; only of long formats.
  var sequenceLength: Int { spacingCode == 14 ? 6_144 : 24_576 }

  /// Hertz between subcarriers, on a carrier of so many kHz.
  func subcarrierSpacing(carrier: Int) -> Int {
    switch spacingCode {
    case 12: 1_250
    case 14: 5_000
    default: carrier * 1_000
    }
  }

  static let all: [PreambleFormat] =
    [("0", 3_168, 1, 12, 1), ("1", 21_024, 2, 12, 1), ("2", 4_688, 4, 12, 1), ("3", 3_168, 4, 14, 2)].map {
      PreambleFormat(name: $0.0, prefix: $0.1, repetitions: $0.2, spacingCode: $0.3, filterIndex: $0.4)
    }
    + [
      ("A1", 288, 2), ("A2", 576, 4), ("A3", 864, 6), ("B1", 216, 2), ("B2", 360, 4), ("B3", 504, 6),
      ("B4", 936, 12), ("C0", 1_240, 1), ("C2", 2_048, 4),
    ].map {
      PreambleFormat(name: $0.0, prefix: $0.1, repetitions: $0.2, spacingCode: nil, filterIndex: 3)
    }

  /// The format of that name.
  public static func named(_ name: String) -> PreambleFormat? { all.first { $0.name == name } }
}
