/// How an association uses SCTP. RFC 9260.
public struct AssociationTransport: Equatable, Sendable {
  /// Bytes of an Ethernet payload, without VLAN tag.
  public var mtu = 1500
  /// Streams of each direction; the first one is for messages of no UE.
  public var streams = 2
  /// Whether the capture begins before the association.
  public var hasHandshake = true
  public var acknowledgement = Acknowledgement.delayed
  /// Nanoseconds between heartbeats of an end; nil: there are none.
  public var heartbeat: Int64?
  /// Whether user messages go in I-DATA chunks. RFC 8260.
  public var isInterleaved = false
  /// The port at both ends of the UDP that carries it (RFC 6951); nil: it lies in IP.
  public var udpPort: UInt16?
  /// Nanoseconds for which a message waits for others that go into the same packet.
  public var bundling: Int64 = 0
  /// Of a thousand packets with data, those whose acknowledgement is lost, so that they are sent again.
  public var retransmissions = 0
  /// Nanoseconds from the start of the association to its end; nil: it lives on.
  public var end: Int64?
  public var ending = Ending.shutdown
  /// Which end ends it; nil: the one that opened it.
  public var isEndedByOpener = true
  /// Nanoseconds from the start of the association to its use of the second path; nil: the first one stays.
  public var failover: Int64?

  /// When data is acknowledged. RFC 9260, 6.2.
  public enum Acknowledgement: String, CaseIterable, Sendable {
    /// Each second packet, or after 200 ms.
    case delayed
    /// Each packet.
    case immediate
    /// Acknowledgements are not captured.
    case absent = "none"
  }

  public enum Ending: String, CaseIterable, Sendable {
    case shutdown
    case abort
  }
}
