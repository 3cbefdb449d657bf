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
  private(set) var interfaces = NumberedTable<Int64, InterfaceState>()
  private(set) var associations = NumberedTable<Int, AssociationState>()
  private var lastInterface: Int64 = 0
  private var retries: [RetryKey: Int64] = [:]
  /// What was announced of tunnels, for whoever reads them; kept only where somebody does.
  var tunnelNotices: [TunnelNotice] = []
  var collectsTunnels = false
  var given = TrackingLosses()
  /// The newest of the associations that were forgotten.
  private var lastForgotten = -1

  private struct RetryKey: Hashable {
    var sender: Int
    var receiver: Int
    var procedure: Int
  }

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
    var context = MessageContext()
    tellEnds(&association, facts, units)
    context.sender = sender(of: facts, association)
    if let sender = context.sender, facts.hasDirection, facts.areSendersCertain, let message = facts.message {
      context.isFromAllowedSide = message.senders.contains(ProtocolSides(sender))
    }
    if !facts.path.showsBothSides || facts.senderKnowsMore { interface.doubt(connections) }
    context.interface = interface.number
    context.startSeen = interface.startSeen
    context.isSetUp = interface.isSetUp
    context.commonStream = facts.path.side == 0 ? association.commonStreams.0 : association.commonStreams.1
    context.isRepeated = isRepeated(facts, &association)
    context.earliestRetry = earliestRetry(facts)
    relate(facts, &interface, &context)
    // What it has begun or ended is not known.
    if facts.isPartial { interface.doubt(connections) }
    if facts.isComplete, let message = facts.message {
      let traits = table.traits[message.number]
      if traits.joins { join(facts, message.role, &interface) }
      if traits.setsUp { setUp(facts, message.role, &interface, &association) }
      if traits.removes, message.role == .successfulOutcome { remove(&interface, facts.time) }
      if traits.resets { reset(facts, message.role, listed, &interface) }
      noteWait(facts, message.role)
    }
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

  // MARK: Associations

  private mutating func association(of facts: MessageFacts) -> AssociationState {
    if let known = associations[facts.path.association] { return known }
    if associations.count >= limits.associations, let oldest = associations.numbers.min() {
      given.associations += 1
      lastForgotten = max(lastForgotten, oldest)
      end(association: oldest, at: facts.time)
    }
    let number = interface(of: facts)
    return AssociationState(association: facts.path.association, interface: number)
  }

  /// The interface that a new association is for: one between the same units, unless the message sets up another.
  private mutating func interface(of facts: MessageFacts) -> Int64 {
    let ends = [facts.sender?.rawValue ?? -1, facts.receiver?.rawValue ?? -1].sorted()
    let setsUp = facts.message.map { table.traits[$0.number].setsUp } ?? false
    let instance = facts.identifiers.instance
    let between = interfaces.values.filter {
      $0.units == (ends[0], ends[1]) && ends[0] >= 0 && ends[0] != ends[1]
    }
    let same = between.filter { instance >= 0 && $0.instances.contains(instance) }
    if between.isEmpty, let joined = joined(by: facts, ends) {
      interfaces[joined]?.associations += 1
      return joined
    }
    if let known = (same.isEmpty && !setsUp ? between : same).map(\.number).min() {
      interfaces[known]?.associations += 1
      return known
    }
    lastInterface += 1
    let startSeen =
      facts.path.startCaptured && facts.path.showsBothSides && facts.path.association > lastForgotten
    interfaces[lastInterface] = InterfaceState(
      number: lastInterface, units: (ends[0], ends[1]), startSeen: startSeen)
    return lastInterface
  }

  /// The interface that a unit names on an association from another address of it.
  private func joined(by facts: MessageFacts, _ ends: [Int]) -> Int64? {
    guard let message = facts.message, message.role == .initiatingMessage, facts.identifiers.instance >= 0,
      table.traits[message.number].joins
    else { return nil }
    return interfaces.values.filter { interface in
      interface.instances.contains(facts.identifiers.instance)
        && ends.contains { $0 >= 0 && ($0 == interface.units.0 || $0 == interface.units.1) }
    }.map(\.number).min()
  }

  /// Messages of an association were sent that nobody has seen: what they began or ended is not known.
  mutating func noteLoss(on association: Int) {
    guard let number = associations[association]?.interface else { return }
    interfaces[number]?.doubt(connections)
  }

  /// An association has ended or begun anew.
  mutating func receive(_ change: AssociationChange, at time: Int64) {
    switch change.kind {
    case .started, .established: break
    case .shutDown, .aborted, .lost: end(association: change.path.association, at: time)
    case .restarted:
      guard let association = associations[change.path.association] else { return }
      associations[change.path.association]?.last = (nil, nil)
      interfaces[association.interface]?.uncertainThrough = connections.lastNumber
    }
  }

  /// Without an association an interface and all connections on it are gone.
  private mutating func end(association number: Int, at time: Int64) {
    guard let association = associations[number] else { return }
    associations[number] = nil
    guard let interface = interfaces[association.interface] else { return }
    guard interface.associations <= 1 else {
      interfaces[interface.number]?.associations -= 1
      return
    }
    interfaces[interface.number] = nil
    connections.noteEnd()
    noticeRelease(on: number, time)
  }

  // MARK: Ends

  /// Finds out which side is the central end: by what the profile declares, by the registered port, by who sends
  /// what only one end may send.
  private func tellEnds(_ association: inout AssociationState, _ facts: MessageFacts, _ units: UnitDirectory)
  {
    guard association.centralSide == nil else { return }
    let path = facts.path
    var evidence = ""
    if let declared = declaredCentral(facts, units) {
      association.centralSide = declared
      evidence = "profile"
    } else if let called = path.wellKnownSide {
      association.centralSide = called
      evidence = "registered port"
    } else if let message = facts.message, facts.areSendersCertain {
      switch message.senders {
      case .central: association.centralSide = path.side
      case .peripheral: association.centralSide = 1 - path.side
      default: return
      }
      evidence = table.names[message.number]
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

  // MARK: Repetition

  private func earliestRetry(_ facts: MessageFacts) -> Int64? {
    guard facts.message?.role == .initiatingMessage, let sender = facts.sender, let receiver = facts.receiver
    else { return nil }
    return retries[
      RetryKey(sender: sender.rawValue, receiver: receiver.rawValue, procedure: facts.procedureCode)]
  }

  /// Remembers until when a request must not come again, and forgets it when it succeeded.
  private mutating func noteWait(_ facts: MessageFacts, _ role: MessageRole) {
    guard role != .initiatingMessage, let sender = facts.sender, let receiver = facts.receiver else { return }
    let key = RetryKey(
      sender: receiver.rawValue, receiver: sender.rawValue, procedure: facts.procedureCode)
    let item = Int(facts.identifiers.timeToWait)
    guard role == .unsuccessfulOutcome, table.waits.indices.contains(item) else {
      if !retries.isEmpty { retries[key] = nil }
      return
    }
    if retries.count >= limits.waits { retries = retries.filter { $0.value > facts.time } }
    guard retries.count < limits.waits || retries[key] != nil else {
      given.waits += 1
      return
    }
    retries[key] = facts.time.addingWithSaturation(table.waits[item])
  }
}
