internal import Events
internal import Transport

/// Which interface an association is for, and what becomes of it.
extension InterfaceTracker {
  mutating func association(of facts: MessageFacts) -> AssociationState {
    if let known = associations[facts.path.association] { return known }
    if associations.count >= limits.associations, let oldest = associations.numbers.min() {
      given.associations += 1
      lastForgotten = max(lastForgotten, oldest)
      end(association: oldest, at: facts.time)
    }
    let number = interface(of: facts)
    return AssociationState(association: facts.path.association, interface: number)
  }

  /// The interface that a new association is for.
  ///
  /// A set-up or a name tells it. Without them an association whose begin was captured is one that was added to the only
  /// interface between its units, if all of that was captured; any other may be of one of several interfaces.
  private mutating func interface(of facts: MessageFacts) -> Int64 {
    let ends = [facts.sender?.rawValue ?? -1, facts.receiver?.rawValue ?? -1].sorted()
    let setsUp = facts.message.map { table.traits[$0.number].setsUp } ?? false
    let instance = facts.identifiers.instance
    let between = interfaces.values.filter {
      $0.units == (ends[0], ends[1]) && ends[0] >= 0 && ends[0] != ends[1]
    }
    let named = between.filter { instance >= 0 && $0.instances.contains(instance) }.map(\.number).min()
    let only = between.count == 1 && facts.path.startCaptured ? between.first : nil
    if let known = named
      ?? (between.isEmpty ? joined(by: facts, ends) : nil)
      ?? (setsUp ? nil : only.flatMap { $0.startSeen ? $0.number : nil })
    {
      interfaces[known]?.associations += 1
      return known
    }
    lastInterface += 1
    let isOneOfSeveral = !between.isEmpty && !setsUp
    let startSeen =
      facts.path.startCaptured && facts.path.showsBothSides && facts.path.association > lastForgotten
    var interface = InterfaceState(
      number: lastInterface, units: (ends[0], ends[1]), startSeen: startSeen && !isOneOfSeveral)
    interface.isOneOfSeveral = isOneOfSeveral
    interfaces[lastInterface] = interface
    if isOneOfSeveral {
      for other in between { share(other) }
    }
    return lastInterface
  }

  /// Another association between the same units may be of the same interface.
  private mutating func share(_ interface: InterfaceState) {
    interfaces[interface.number]?.doubt(connections)
    if interface.instances.isEmpty { interfaces[interface.number]?.isOneOfSeveral = true }
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

  /// The capture lacks messages of an association: what they began or ended is not known.
  mutating func noteLoss(on association: Int) {
    guard let number = associations[association]?.interface else { return }
    interfaces[number]?.doubt(connections)
    if let units = interfaces[number]?.units { retries.forget(between: units) }
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

  /// All associations are over, and all that was seen on them.
  mutating func endAll(at time: Int64) {
    for number in associations.numbers.sorted() { end(association: number, at: time) }
    retries = RetryTable()
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
}
