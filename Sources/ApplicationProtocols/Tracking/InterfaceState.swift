internal import Events

/// The interface between two units: what was set up on it, over one association or several.
struct InterfaceState {
  /// From 1, never used twice.
  let number: Int64
  /// The units at its ends, in ascending order.
  let units: (Int, Int)
  /// Whether what happened on it since its begin or its set-up was captured.
  var startSeen: Bool
  var isSetUp = false
  /// Whether no message of it has come so far.
  var isNew = true
  /// Whether it may be the same one as another between its units: nothing that was captured tells them apart, so what
  /// happens on the others may concern it.
  var isOneOfSeveral = false
  var associations = 1
  /// Ids of the units that were set up over it (TS 38.473, 8.2.3: several on one association are legal).
  var instances: [Int64] = []
  /// Connections up to this number have ended.
  var endedThrough: Int64 = 0
  /// Of connections up to this number nobody knows whether they still live.
  var uncertainThrough: Int64 = 0
  /// Whether there were connections that could not be followed.
  var hasOverflown = false

  /// Whether set-ups were forgotten before they were answered.
  var hasForgottenSetUp = false
  /// Removals of one of several units: nobody can tell of which.
  var removals = 0

  /// Set-ups and resets whose answers have not come.
  var pendingSetUps: [PendingSetUp] = []
  var pendingResets: [PendingReset] = []

  struct PendingSetUp {
    var transaction: Int64
    var instance: Int64
    /// Whether the association was added to an interface that is set up already.
    var joins = false
    /// Whether nothing came before it that the capture does not show: it shows both sides, or this is where all begins.
    var followsNothingUnseen = true
  }

  /// A reset whose acknowledgement has not come.
  struct PendingReset {
    var transaction: Int64
    /// The side of the association that asked for it.
    var side: Int
    /// Ends connections up to this number; 0: only those that it lists.
    var through: Int64
    var listed: [Connection.Reference]
  }

  /// Says that something may have happened that the capture does not show.
  mutating func doubt(_ connections: ConnectionTable) {
    startSeen = false
    uncertainThrough = connections.lastNumber
  }

  func isAlive(_ connection: Connection) -> Bool {
    !connection.isReleased && connection.number > endedThrough
  }
}

/// What is remembered of an association.
struct AssociationState {
  let association: Int
  let interface: Int64
  /// The side on which the central end is; nil: not known yet.
  var centralSide: Int?
  /// Digest of the last message of each side.
  var last: (UInt64?, UInt64?) = (nil, nil)
  /// Stream of the set-up of each side.
  var commonStreams: (UInt16?, UInt16?) = (nil, nil)
}
