public import Transport

extension Scenario {
  /// F1-U between a CU and a DU: what the bearers of UEs carry, and what both say of it.
  public struct UserPlane: Equatable, Sendable {
    public var cu: Node
    public var du: Node
    public var vlan: VLAN?
    public var bearers: [Bearer]
    /// Milliseconds from echo request to echo request; nil: there is none.
    public var echoInterval: Int?
    /// Milliseconds at which the DU answers a G-PDU with an error indication.
    public var errorIndications: [Int]

    /// An end of the interface.
    public struct Node: Equatable, Sendable {
      public var name: String
      /// 48 bits.
      public var mac: UInt64
      public var address: IPAddress
    }
  }

  /// A data radio bearer as F1-U sees it.
  public struct Bearer: Equatable, Sendable {
    /// By which faults name it.
    public var name: String
    /// Endpoints of the DU and of the CU.
    public var dlTEID: UInt32
    public var ulTEID: UInt32
    /// Milliseconds of the scenario between which it carries data.
    public var lifetime: Range<Int>
    public var downlink: Load
    public var uplink: Load
    /// Bits of PDCP sequence numbers, 12 or 18.
    public var pdcpSNBits: Int
    public var firstPDCPSN: UInt32
    public var firstNRUSN: UInt32
    /// Milliseconds from delivery status to delivery status; nil: only polls are answered.
    public var statusInterval: Int?
    /// PDCP PDUs that wait in the DU for the radio, and those that wait for the acknowledgement of the UE with them.
    public var waiting: Int
    public var unacknowledged: Int
    /// The cause that delivery status tell; nil: 0 where they report a loss, and none otherwise.
    public var cause: UInt8?
    /// Each so-many-th downlink message polls; nil: none does.
    public var pollEvery: Int?
    /// Each so-many-th downlink message is lost behind the place of the capture, reported and sent again.
    public var loseEvery: Int?
    /// Each so-many-th downlink message discards PDCP PDUs.
    public var discardEvery: Int?
    /// Milliseconds from assistance information to assistance information.
    public var assistanceInterval: Int?
    /// Whether a final status and an end marker follow the data.
    public var hasFinalFrame: Bool
    public var hasEndMarker: Bool
  }

  /// How much a direction of a bearer carries.
  public struct Load: Equatable, Sendable {
    /// Packets in a second; 0: none.
    public var rate: Int
    /// Octets of a PDCP PDU.
    public var octets: Int
  }
}
