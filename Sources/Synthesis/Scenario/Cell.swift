extension Scenario {
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
    public var packing: Packing
    public var vlan: VLAN?
    public var du: Endpoint
    public var ru: Endpoint
    public var timing: Timing
    public var prach: PRACH?
    public var traffic: Traffic
    /// What extends the section descriptions of the traffic.
    public var extensions: [ExtensionRequest] = []
    public var downlinkBeams: Beams?
    public var uplinkBeams: Beams?
    public var downlinkSource: SignalSource
    public var uplinkSource: SignalSource
    public var prachSource: SignalSource
    public var idle: Set<IdlePeriod> = []
    /// Whether both directions of the C-plane of an eAxC count together.
    public var sharesSequence = false

    /// Bytes of an Ethernet payload, without VLAN tag.
    public var mtu: Int { packing.mtu }

    var numerology: Int { [15: 0, 30: 1, 60: 2, 120: 3][subcarrierSpacing] ?? 0 }
    /// Headers of the Internet in front of eCPRI.
    var internetBytes: Int { du.internet?.headerBytes ?? 0 }
  }

  /// How messages are put into frames.
  public struct Packing: Equatable, Sendable {
    /// Bytes of an Ethernet payload, without VLAN tag.
    public var mtu: Int
    /// How a symbol that does not fit is split.
    public var fragmentation = Fragmentation.application
    /// The most sections in a message of each plane.
    public var cPlaneSections = 1
    public var uPlaneSections = 1
    /// The most eCPRI messages in a frame.
    public var concatenation = 1

    /// CUS 5.5.3.
    public enum Fragmentation: String, CaseIterable, Sendable {
      /// Into messages that can be read alone.
      case application
      /// Into fragments that share a sequence number.
      case radio
    }
  }

  public struct VLAN: Equatable, Sendable {
    public var id: Int
    public var priority: Int
  }

  /// A unit, by its addresses.
  public struct Endpoint: Equatable, Sendable {
    public var name: String
    /// 48 bits.
    public var mac: UInt64
    /// Where it takes eCPRI over UDP; nil: eCPRI lies in the Ethernet frame.
    public var internet: InternetEndpoint?
  }

  /// Unused symbols that section type 0 announces. CUS 7.4.2.
  public enum IdlePeriod: String, CaseIterable, Sendable {
    /// Symbols of special slots between downlink and uplink.
    case guardPeriod = "guard"
    /// Downlink symbols of slots without traffic.
    case downlink = "dl"
    /// Uplink symbols of slots without traffic.
    case uplink = "ul"
  }
}
