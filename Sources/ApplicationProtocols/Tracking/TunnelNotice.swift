public import Transport

/// What an application protocol says of tunnels for user data, for whoever reads what goes through them.
public enum TunnelNotice: Equatable, Sendable {
  /// The end of a tunnel was told (TS 38.473, 9.3.2.1; TS 37.483, 9.3.2.1).
  case announced(TunnelAnnouncement)
  /// The bits of the downlink PDCP sequence numbers of a bearer were told.
  case numbered(TunnelBearer, bits: Int)
  /// A bearer, all bearers of a UE connection, or all of an association are no more.
  case released(TunnelSource, association: Int, ue: Int64?, bearer: Int64?, time: Int64)
}

/// The interface that tells of tunnels.
public enum TunnelSource: Hashable, Sendable {
  /// Of the two units between which the tunnels lie.
  case own
  /// Of others, which tell their ends to each other: what the own interface says goes first.
  case other
}

/// A radio bearer of a UE connection.
public struct TunnelBearer: Hashable, Sendable {
  public var source: TunnelSource
  public var association: Int
  /// The number of the UE connection, which no other one of the same protocol has.
  public var ue: Int64
  /// The radio bearer; nil where the message does not tell it.
  public var bearer: Int64?

  public init(source: TunnelSource, association: Int, ue: Int64, bearer: Int64?) {
    self.source = source
    self.association = association
    self.ue = ue
    self.bearer = bearer
  }
}

/// The end of a tunnel for user data, as a message tells it.
public struct TunnelAnnouncement: Equatable, Sendable {
  public var address: IPAddress
  /// Tunnel endpoint identifier.
  public var identifier: UInt32
  /// Whether it lies at the distributed unit, which receives what is sent to it; else at the central one.
  public var isAtDistributedUnit: Bool
  public var bearer: TunnelBearer
  /// Nanoseconds of the capture clock.
  public var time: Int64
  /// Whether the association was captured from its start on.
  public var startSeen: Bool
}
