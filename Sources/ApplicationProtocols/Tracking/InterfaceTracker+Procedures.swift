internal import Transport

/// What set-up, removal and reset do to an interface and all connections on it. TS 38.473, 8.2; TS 37.483, 8.2.
extension InterfaceTracker {
  // MARK: Set-up

  mutating func setUp(
    _ facts: MessageFacts, _ role: MessageRole, _ interface: inout InterfaceState,
    _ association: inout AssociationState
  ) {
    if facts.path.side == 0 {
      association.commonStreams.0 = facts.stream
    } else {
      association.commonStreams.1 = facts.stream
    }
    switch role {
    case .initiatingMessage: awaitAnswer(facts, joins: false, &interface)
    case .unsuccessfulOutcome: _ = takePendingSetUp(facts, joins: false, &interface)
    case .successfulOutcome:
      let pending = takePendingSetUp(facts, joins: false, &interface)
      let named = max(pending?.instance ?? -1, facts.identifiers.instance)
      if named >= 0, !interface.instances.contains(named), !interface.instances.isEmpty {
        add(named, to: &interface)
      } else if interface.instances.count > 1 || (pending == nil && interface.hasForgottenSetUp) {
        // Which connections are those of the unit that begins anew is not in their messages.
        interface.uncertainThrough = connections.lastNumber
      } else {
        endAll(&interface, facts.time)
        if named >= 0 { interface.instances = [named] }
      }
      interface.isSetUp = true
      interface.isOneOfSeveral = false
      interface.startSeen = facts.path.showsBothSides && pending?.followsNothingUnseen ?? false
      interface.hasOverflown = false
    }
  }

  /// An association that a unit adds to an interface, which was set up over another one that the capture need not
  /// show (TS 38.473, 8.2.4.2; TS 37.483, 8.2.5.2).
  mutating func join(_ facts: MessageFacts, _ role: MessageRole, _ interface: inout InterfaceState) {
    switch role {
    case .initiatingMessage:
      guard facts.identifiers.instance >= 0, !interface.isSetUp else { return }
      awaitAnswer(facts, joins: true, &interface)
      interface.doubt(connections)
    case .unsuccessfulOutcome: _ = takePendingSetUp(facts, joins: true, &interface)
    case .successfulOutcome:
      guard let pending = takePendingSetUp(facts, joins: true, &interface) else { return }
      add(pending.instance, to: &interface)
      interface.isSetUp = true
    }
  }

  private mutating func awaitAnswer(_ facts: MessageFacts, joins: Bool, _ interface: inout InterfaceState) {
    if interface.pendingSetUps.count >= limits.pending {
      interface.pendingSetUps.removeFirst()
      interface.hasForgottenSetUp = true
      given.setUps += 1
    }
    interface.pendingSetUps.append(
      InterfaceState.PendingSetUp(
        transaction: facts.identifiers.transaction, instance: facts.identifiers.instance, joins: joins,
        followsNothingUnseen: facts.path.showsBothSides || interface.isNew))
  }

  private func takePendingSetUp(
    _ facts: MessageFacts, joins: Bool, _ interface: inout InterfaceState
  ) -> InterfaceState.PendingSetUp? {
    interface.pendingSetUps.firstIndex {
      $0.transaction == facts.identifiers.transaction && $0.joins == joins
    }.map { interface.pendingSetUps.remove(at: $0) }
  }

  private mutating func add(_ instance: Int64, to interface: inout InterfaceState) {
    guard !interface.instances.contains(instance) else { return }
    guard interface.instances.count < limits.instances else {
      given.instances += 1
      return
    }
    interface.instances.append(instance)
  }

  // MARK: Removal

  /// Of several units over one association it is not in the message which one goes.
  mutating func remove(_ interface: inout InterfaceState, _ time: Int64) {
    interface.removals += 1
    guard interface.removals >= interface.instances.count else {
      interface.uncertainThrough = connections.lastNumber
      return
    }
    endAll(&interface, time)
    interface.isSetUp = false
    interface.instances = []
    interface.removals = 0
  }

  private mutating func endAll(_ interface: inout InterfaceState, _ time: Int64) {
    interface.endedThrough = connections.lastNumber
    interface.uncertainThrough = 0
    connections.noteEnd()
    for association in associations.values where association.interface == interface.number {
      noticeRelease(on: association.association, time)
    }
  }

  // MARK: Reset

  /// Connections end with the acknowledgement: messages that cross the reset are ordinary.
  mutating func reset(
    _ facts: MessageFacts, _ role: MessageRole, _ listed: [ListedConnection],
    _ interface: inout InterfaceState
  ) {
    let transaction = facts.identifiers.transaction
    guard role == .successfulOutcome else {
      let all = facts.identifiers.resetType == 0
      let places = listed.compactMap { place(of: $0, on: interface) }
      if interface.pendingResets.count >= limits.pending {
        interface.pendingResets.removeFirst()
        interface.uncertainThrough = connections.lastNumber
        given.resets += 1
      }
      interface.pendingResets.append(
        InterfaceState.PendingReset(
          transaction: transaction, side: facts.path.side, through: all ? connections.lastNumber : 0,
          listed: places.map(connections.reference)))
      return
    }
    guard
      let index = interface.pendingResets.firstIndex(where: {
        $0.transaction == transaction && $0.side != facts.path.side
      })
    else { return }
    let pending = interface.pendingResets.remove(at: index)
    if pending.through > 0 { endReset(through: pending.through, facts, &interface) }
    for reference in pending.listed {
      if let place = connections.place(of: reference) { release(place, facts) }
    }
  }

  private mutating func endReset(
    through last: Int64, _ facts: MessageFacts, _ interface: inout InterfaceState
  ) {
    guard interface.instances.count <= 1 else {
      interface.uncertainThrough = max(interface.uncertainThrough, last)
      return
    }
    interface.endedThrough = max(interface.endedThrough, last)
    connections.noteEnd()
    for association in associations.values where association.interface == interface.number {
      noticeRelease(on: association.association, facts.time)
    }
  }
}
