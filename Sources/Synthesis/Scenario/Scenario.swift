public import Fronthaul

/// What is to be synthesised: cells between DUs and RUs, single messages, and the faults in the traffic.
///
/// The same scenario gives the same bytes, on every machine.
public struct Scenario: Equatable, Sendable {
  public var title: String
  /// Where all chance comes from.
  public var seed: UInt64
  /// Nanoseconds since 1970, UTC; traffic begins with the first radio frame from there on.
  public var startTime: Int64
  /// Milliseconds of radio time.
  public var duration: Int
  public var cells: [Cell]
  /// What is sent beside the traffic of the cells.
  public var messages: [MessageRequest]
  public var faults: [FaultRequest]

  /// A carrier, its antennas, and the two units at the ends of its fronthaul.
  public struct Cell: Equatable, Sendable {
    /// What faults call it.
    public var name: String
    /// Subcarrier spacing in kHz: 15, 30, 60 or 120.
    public var subcarrierSpacing: Int
    public var prbs: Int
    public var tdd: TDDPattern
    /// The eAxC IDs of each antenna or layer.
    public var downlinkEAxC: [UInt16]
    public var uplinkEAxC: [UInt16]
    public var downlink: Compression
    public var uplink: Compression
    public var prachCompression: Compression
    /// Bytes of an Ethernet payload, without VLAN tag.
    public var mtu: Int
    public var vlan: VLAN?
    public var du: Endpoint
    public var ru: Endpoint
    public var timing: Timing
    public var prach: PRACH?
    public var traffic: Traffic

    var numerology: Int { [15: 0, 30: 1, 60: 2, 120: 3][subcarrierSpacing] ?? 0 }
  }

  /// How a kind of U-plane traffic is compressed.
  public struct Compression: Equatable, Sendable {
    public var header: CompressionHeader
    /// Whether sections have `udCompHdr`.
    public var isDynamic: Bool
  }

  public struct VLAN: Equatable, Sendable {
    public var id: Int
    public var priority: Int
  }

  public struct Endpoint: Equatable, Sendable {
    public var name: String
    /// 48 bits.
    public var mac: UInt64
  }

  /// When messages pass the place of the capture, in nanoseconds.
  public struct Timing: Equatable, Sendable {
    /// A moment before or after the symbol on the air, and how far a message may be from it.
    public struct Moment: Equatable, Sendable {
      public var offset: Int64
      public var jitter: Int64
    }

    /// Before the first symbol of a C-plane message.
    public var t1aCpDl: Moment
    public var t1aCpUl: Moment
    /// Before the symbol of a downlink U-plane message.
    public var t1aUp: Moment
    /// Behind the start of the symbol of an uplink U-plane message.
    public var ta4: Moment
  }

  /// Random access occasions, asked for by section type 3. Short formats (139 subcarriers in 12 PRBs).
  public struct PRACH: Equatable, Sendable {
    public var eAxC: [UInt16]
    /// Slots of a frame.
    public var slots: [Int]
    /// Every so many frames.
    public var period: Int
    public var startSymbol: Int
    /// Repetitions: one symbol each.
    public var symbols: Int
    /// First PRB of the carrier.
    public var startPrb: Int
    public var filterIndex: Int
  }

  /// How busy the cell is.
  public struct Traffic: Equatable, Sendable {
    /// Slots with data among those of their direction, in thousandths.
    public var downlinkPerMille: Int
    public var uplinkPerMille: Int
    /// The fewest PRBs of an allocation.
    public var smallestAllocation: Int
    /// The most PRBs of an allocation.
    public var largestAllocation: Int
  }
}
