public import Transport

/// What an application protocol says of tunnels for user data, for whoever reads what goes through them.
public enum TunnelNotice: Equatable, Sendable {
  /// The end of a tunnel was told (TS 38.473, 9.3.2.1).
  case announced(TunnelAnnouncement)
  /// A bearer, all bearers of a UE connection, or all of an association are no more.
  case released(association: Int, ue: Int64?, bearer: Int64?, time: Int64)
}

/// The end of a tunnel for user data, as a message tells it.
public struct TunnelAnnouncement: Equatable, Sendable {
  public var address: IPAddress
  /// Tunnel endpoint identifier.
  public var identifier: UInt32
  /// The end of the interface that receives what is sent to it.
  public var owner: ProtocolSide
  public var association: Int
  /// The number of the UE connection.
  public var ue: Int64
  /// The radio bearer; nil where the message does not tell it.
  public var bearer: Int64?
  /// Nanoseconds of the capture clock.
  public var time: Int64
  /// Whether the association was captured from its start on.
  public var startSeen: Bool
}
