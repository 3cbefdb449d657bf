internal import Transport
internal import Units
internal import Events

/// The IEs of a message that tell what it belongs to; -1 where it has none.
struct MessageIdentifiers: Equatable {
  var transaction: Int64 = -1
  var centralUE: Int64 = -1
  var peripheralUE: Int64 = -1
  var centralMBS: Int64 = -1
  var peripheralMBS: Int64 = -1
  var newCentral: Int64 = -1
  var newPeripheral: Int64 = -1
  var oldPeripheral: Int64 = -1
  /// The index of the item of TimeToWait.
  var timeToWait: Int64 = -1
  /// The id of the unit that sets the interface up.
  var instance: Int64 = -1
  /// The alternative of the reset type: 0 resets all.
  var resetType: Int64 = -1
  /// Whether there is an IE with which a connection outlives its release.
  var keepsConnection = false

  var hasUE: Bool { centralUE >= 0 || peripheralUE >= 0 }

  mutating func set(_ element: InterfaceTable.Element, to value: Int64) {
    switch element {
    case .none: break
    case .transaction: transaction = value
    case .centralUE: centralUE = value
    case .peripheralUE: peripheralUE = value
    case .centralMBS: centralMBS = value
    case .peripheralMBS: peripheralMBS = value
    case .newCentral: newCentral = value
    case .newPeripheral: newPeripheral = value
    case .oldPeripheral: oldPeripheral = value
    case .keepsConnection: keepsConnection = true
    case .timeToWait: timeToWait = value
    case .instance: instance = value
    case .resetType: resetType = value
    }
  }
}

/// A pair of ids with which a message lists a connection; -1 where an id is absent.
struct ListedConnection: Equatable {
  var central: Int64 = -1
  var peripheral: Int64 = -1
}

/// A message as far as it matters for the life of interfaces and connections.
struct MessageFacts {
  var path: AssociationPath
  var sender: UnitID?
  var receiver: UnitID?
  var stream: UInt16
  /// Nanoseconds of the capture clock.
  var time: Int64
  /// A digest of the octets.
  var identity: UInt64
  /// The number of the message in the schema, and what it is; nil: a PDU that names no known message.
  var message: SchemaTables.Message?
  var procedureCode = -1
  /// Whether the ends that may send the message are known for sure.
  var areSendersCertain = false
  var identifiers = MessageIdentifiers()
  /// Whether addresses tell the sides apart.
  var hasDirection = true
  /// Whether it was read to its end; the state changes only then.
  var isComplete = true
  /// Whether the capture lacks a part of it, or a limit of the tool was reached in it.
  var isPartial = false
  /// Whether its sender has received what the capture has not shown so far.
  var senderKnowsMore = false
  /// How often the clock of the capture has stepped back so far.
  var clockSteps = 0
  /// Whether its sender has sent before it what the capture has not shown so far.
  var isAheadOfGap = false
}

/// What is known of a message from those that came before it.
struct MessageContext: Equatable {
  var interface: Int64 = 0
  var sender: ProtocolSide?
  /// Whether the sender is one that may send the message; nil: not known.
  var isFromAllowedSide: Bool?
  var startSeen = false
  var isSetUp = false
  var commonStream: UInt16?
  var earliestRetry: Int64?
  var isRepeated = false
  var ue: Int64?
  /// The connection itself.
  var connection: Connection.Reference?
  var relation = UERelation.none
  var ueStream: UInt16?
  var isUEFollowed = true
}
