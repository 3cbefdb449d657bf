/// What the decoder of an application protocol remembers at a time.
public struct TrackingLimits: Sendable {
  /// UE connections of a protocol.
  public var connections = 65_536
  /// Associations.
  public var associations = 8_192
  /// Set-ups of an interface that wait for their answers; and so of resets.
  public var pending = 16
  /// Units that were set up over one interface.
  public var instances = 64
  /// Failed requests whose TimeToWait is not over.
  public var waits = 4_096

  public init() {}
}

/// What the decoder of application protocols gave up because one of its bounds was reached.
public struct TrackingLosses: Equatable, Sendable {
  /// UE connections that were not followed because too many were alive.
  public var connections = 0
  /// Associations that were forgotten because too many were open.
  public var associations = 0
  /// Set-ups and resets that were forgotten before they were answered.
  public var setUps = 0
  public var resets = 0
  /// Units beyond those that are told apart on one interface.
  public var instances = 0
  /// Failures whose TimeToWait was not remembered.
  public var waits = 0
  /// Messages with more violations of their schema, or more lists of connections, than are told of one message.
  public var overfullMessages = 0
  /// Messages with more parts, or deeper ones, than are read.
  public var unreadMessages = 0

  static func += (losses: inout TrackingLosses, more: TrackingLosses) {
    losses.connections += more.connections
    losses.associations += more.associations
    losses.setUps += more.setUps
    losses.resets += more.resets
    losses.instances += more.instances
    losses.waits += more.waits
    losses.overfullMessages += more.overfullMessages
    losses.unreadMessages += more.unreadMessages
  }
}
