internal import Transport
internal import Units
internal import Events

/// Follows the interfaces of one protocol: which end is which, what is set up, and which UE a message is about.
///
/// What is particular to the protocol stands in its ``InterfaceTable``.
struct InterfaceTracker {
  let table: InterfaceTable
  let limits: TrackingLimits
  var connections: ConnectionTable
  var interfaces = NumberedTable<Int64, InterfaceState>()
  var associations = NumberedTable<Int, AssociationState>()
  var lastInterface: Int64 = 0
  var retries = RetryTable()
  /// How often the clock of the capture had stepped back by the last message.
  private var clockSteps = 0
  /// What was announced of tunnels, for whoever reads them; kept only where somebody does.
  var tunnelNotices: [TunnelNotice] = []
  var collectsTunnels = false
  var given = TrackingLosses()
  /// The newest of the associations that were forgotten.
  var lastForgotten = -1

  init(_ table: InterfaceTable, limits: TrackingLimits) {
    self.table = table
    self.limits = limits
    connections = ConnectionTable(limit: limits.connections)
  }

  /// What was given up because a bound was reached.
  var losses: TrackingLosses {
    var losses = given
    losses.connections = connections.overflow
    return losses
  }

  // MARK: Messages

  /// Says what is known of a message, then takes it into account.
  mutating func receive(
    _ facts: MessageFacts, listed: [ListedConnection], units: UnitDirectory
  ) -> MessageContext {
    var association = association(of: facts)
    defer { associations[facts.path.association] = association }
    guard var interface = interfaces.take(association.interface) else { return MessageContext() }
    // A clock that steps back says nothing of how long anything is.
    if facts.clockSteps != clockSteps { retries = RetryTable() }
    clockSteps = facts.clockSteps
    var context = MessageContext()
    tellEnds(&association, facts, units)
    context.sender = sender(of: facts, association)
    if let sender = context.sender, facts.hasDirection, facts.areSendersCertain, let message = facts.message {
      context.isFromAllowedSide = message.senders.contains(ProtocolSides(sender))
    }
    if !facts.path.showsBothSides || facts.senderKnowsMore || interface.isOneOfSeveral {
      interface.doubt(connections)
    }
    // What is not there yet may still turn up: only this message is in doubt.
    let known = (interface.startSeen, interface.uncertainThrough)
    if facts.isAheadOfGap { interface.doubt(connections) }
    context.interface = interface.number
    context.startSeen = interface.startSeen
    context.isSetUp = interface.isSetUp
    context.commonStream = facts.path.side == 0 ? association.commonStreams.0 : association.commonStreams.1
    context.isRepeated = isRepeated(facts, &association)
    context.earliestRetry = earliestRetry(facts, interface)
    relate(facts, &interface, &context)
    if facts.isAheadOfGap { (interface.startSeen, interface.uncertainThrough) = known }
    // What it has begun or ended is not known, or what the other side has made of it.
    if facts.isPartial || !facts.path.showsBothSides { interface.doubt(connections) }
    if facts.isComplete, let message = facts.message {
      let traits = table.traits[message.number]
      // Which unit is refused does not stand in the answer.
      noteWait(facts, message.role, interface)
      if traits.joins { join(facts, message.role, &interface) }
      if traits.setsUp { setUp(facts, message.role, &interface, &association) }
      if traits.removes, message.role == .successfulOutcome { remove(&interface, facts.time) }
      if traits.resets { reset(facts, message.role, listed, &interface) }
    }
    interface.isNew = false
    interfaces[interface.number] = interface
    return context
  }

  private func sender(of facts: MessageFacts, _ association: AssociationState) -> ProtocolSide? {
    guard facts.hasDirection else {
      switch facts.message?.senders {
      case .central?: return .central
      case .peripheral?: return .peripheral
      default: return nil
      }
    }
    return association.centralSide.map { $0 == facts.path.side ? .central : .peripheral }
  }

  private func isRepeated(_ facts: MessageFacts, _ association: inout AssociationState) -> Bool {
    if facts.path.side == 0 {
      defer { association.last.0 = facts.identity }
      return association.last.0 == facts.identity
    }
    defer { association.last.1 = facts.identity }
    return association.last.1 == facts.identity
  }

  // MARK: Ends

  /// Finds out which side is the central end: by what the profile declares, by the registered port, by who sends
  /// what only one end may send.
  private func tellEnds(_ association: inout AssociationState, _ facts: MessageFacts, _ units: UnitDirectory)
  {
    guard association.centralSide == nil else { return }
    let path = facts.path
    var evidence = Indication(.profile)
    if let declared = declaredCentral(facts, units) {
      association.centralSide = declared
    } else if let called = path.wellKnownSide {
      association.centralSide = called
      evidence = Indication(.registeredPort)
    } else if let message = facts.message, facts.areSendersCertain {
      switch message.senders {
      case .central: association.centralSide = path.side
      case .peripheral: association.centralSide = 1 - path.side
      default: return
      }
      evidence = Indication(.message, table.names[message.number])
    }
    guard let central = association.centralSide, let sender = facts.sender, let receiver = facts.receiver,
      sender != receiver
    else { return }
    let isCentral = central == path.side
    units.observe(sender, isCentral ? table.central : table.peripheral, because: evidence)
    units.observe(receiver, isCentral ? table.peripheral : table.central, because: evidence)
  }

  private func declaredCentral(_ facts: MessageFacts, _ units: UnitDirectory) -> Int? {
    for (unit, side) in [(facts.sender, facts.path.side), (facts.receiver, 1 - facts.path.side)] {
      guard let unit, units.entries.indices.contains(unit.rawValue), units.entries[unit.rawValue].isDeclared
      else { continue }
      if units.role(of: unit) == table.central { return side }
      if units.role(of: unit) == table.peripheral { return 1 - side }
    }
    return nil
  }
}
