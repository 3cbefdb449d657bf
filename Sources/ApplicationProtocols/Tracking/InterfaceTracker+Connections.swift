internal import Transport

/// Which UE connection a message is about, and what it does to it. TS 38.413, 10.6; TS 38.473, 8.3 and 8.4.
extension InterfaceTracker {
  /// Finds the connection of a message and says what the ids are to it.
  mutating func relate(
    _ facts: MessageFacts, _ interface: inout InterfaceState, _ context: inout MessageContext
  ) {
    guard facts.identifiers.hasUE, let message = facts.message else { return }
    let traits = table.traits[message.number]
    var found = Finding()
    if traits.isErrorIndication || !facts.isComplete {
      // The ids of an error report are those of another message; what can't be read changes nothing.
      let place = place(of: listed(facts), on: interface)
      found = Finding(place, place == nil ? .unjudged : .known)
    } else if message.role == .initiatingMessage, let end = traits.beginning {
      found = begin(facts, end, &interface)
    } else {
      found = follow(facts, context.sender, &interface)
    }
    context.relation = found.relation
    context.isUEFollowed = found.isFollowed
    guard let place = found.place else { return }
    context.ue = connections[place].number
    context.connection = connections.reference(to: place)
    context.ueStream = exchangeStream(facts, place)
    guard facts.isComplete, !traits.isErrorIndication, found.changes else { return }
    rename(facts, context.sender, place)
    advance(facts, message, traits, place, &interface)
  }

  /// A connection, and what a message is to it.
  struct Finding {
    var place: Int?
    var relation: UERelation
    var isFollowed = true
    /// Whether the message acts on the connection.
    var changes: Bool

    init() { (place, relation, changes) = (nil, .none, false) }
    init(_ place: Int?, _ relation: UERelation, isFollowed: Bool = true) {
      self.place = place
      self.relation = relation
      self.isFollowed = isFollowed
      changes = relation != .released && relation != .inconsistent
    }
  }

  private func listed(_ facts: MessageFacts) -> ListedConnection {
    ListedConnection(central: facts.identifiers.centralUE, peripheral: facts.identifiers.peripheralUE)
  }

  // MARK: Finding

  /// The living connection with these ids: both where both are given.
  func place(of ids: ListedConnection, on interface: InterfaceState) -> Int? {
    let central = alive(ids.central, .central, interface)
    let peripheral = alive(ids.peripheral, .peripheral, interface)
    if ids.central >= 0, ids.peripheral >= 0 {
      guard let place = central ?? peripheral, central == nil || peripheral == nil || central == peripheral
      else { return nil }
      return place
    }
    return central ?? peripheral
  }

  private func alive(_ id: Int64, _ side: ProtocolSide, _ interface: InterfaceState) -> Int? {
    guard id >= 0, let place = connections.find(id, of: side, on: interface.number),
      interface.isAlive(connections[place])
    else { return nil }
    return place
  }

  /// A connection with one of these ids that has ended.
  private func ended(_ facts: MessageFacts, _ interface: InterfaceState) -> Int? {
    let ids = facts.identifiers
    for (id, side) in [(ids.centralUE, ProtocolSide.central), (ids.peripheralUE, .peripheral)] where id >= 0 {
      guard let place = connections.find(id, of: side, on: interface.number),
        !interface.isAlive(connections[place])
      else { return nil }
      if side == .peripheral || ids.peripheralUE < 0 { return place }
    }
    return nil
  }

  /// A message whose ids belong to no living connection.
  private mutating func unmatched(_ facts: MessageFacts, _ interface: inout InterfaceState) -> Finding {
    if let place = ended(facts, interface) {
      // Where the capture lacks messages, its ids may have been given to another UE.
      if connections[place].number > interface.uncertainThrough, !connections[place].mayBeKept {
        return Finding(place, .released)
      }
    }
    return missing(facts, interface) ?? learn(facts, &interface)
  }

  /// Where the capture shows all of the interface's life, ids that were never given are wrong.
  private func missing(_ facts: MessageFacts, _ interface: InterfaceState) -> Finding? {
    interface.startSeen && !interface.hasOverflown ? Finding(nil, .unknown) : nil
  }

  private mutating func learn(_ facts: MessageFacts, _ interface: inout InterfaceState) -> Finding {
    guard let place = add(facts, &interface) else { return Finding(nil, .unjudged, isFollowed: false) }
    connections[place].isLearned = true
    connections[place].isEstablished = true
    return Finding(place, .unjudged)
  }

  private mutating func add(_ facts: MessageFacts, _ interface: inout InterfaceState) -> Int? {
    let current = interface
    let others = interfaces
    let place = connections.add(
      on: interface.number, central: facts.identifiers.centralUE,
      peripheral: facts.identifiers.peripheralUE
    ) { connection in
      connection.interface == current.number
        ? current.isAlive(connection) : others[connection.interface]?.isAlive(connection) ?? false
    }
    if place == nil { interface.hasOverflown = true }
    return place
  }

  /// What is not known for sure of a connection makes no message wrong.
  private mutating func contradicted(
    _ facts: MessageFacts, _ places: [Int?], _ interface: inout InterfaceState
  ) -> Finding {
    let involved = places.compactMap { $0 }
    let isCertain = involved.allSatisfy { place in
      !connections[place].isLearned && connections[place].number > interface.uncertainThrough
    }
    guard !isCertain else { return Finding(involved.first, .inconsistent) }
    for place in involved { connections.release(place) }
    return learn(facts, &interface)
  }

  // MARK: First messages

  /// A message that may bring the first id of a connection.
  private mutating func begin(
    _ facts: MessageFacts, _ end: ProtocolSide, _ interface: inout InterfaceState
  ) -> Finding {
    let ids = facts.identifiers
    let other = end == .central ? ids.peripheralUE : ids.centralUE
    guard other < 0 else { return follow(facts, end, &interface) }
    let given = end == .central ? ids.centralUE : ids.peripheralUE
    guard given >= 0 else { return unmatched(facts, &interface) }
    let holder = alive(given, end, interface)
    let isCertain = holder.map { connections[$0].number > interface.uncertainThrough } ?? true
    if let holder { release(holder, facts) }
    guard let place = add(facts, &interface) else { return Finding(nil, .unjudged, isFollowed: false) }
    connections[place].isBegunBySetUp = end == .central
    return Finding(place, holder == nil || !isCertain ? .new : .reused)
  }

  // MARK: Later messages

  /// A message of a connection that has begun: both ids, one of them, or the second one for the first time.
  private mutating func follow(
    _ facts: MessageFacts, _ sender: ProtocolSide?, _ interface: inout InterfaceState
  ) -> Finding {
    let ids = facts.identifiers
    let central = alive(ids.centralUE, .central, interface)
    let peripheral = alive(ids.peripheralUE, .peripheral, interface)
    guard ids.centralUE >= 0, ids.peripheralUE >= 0 else {
      guard let place = central ?? peripheral else { return unmatched(facts, &interface) }
      return Finding(place, .known)
    }
    if let central, central == peripheral { return Finding(central, .known) }
    if let peripheral, connections[peripheral].central < 0, sender != .peripheral {
      return complete(peripheral, with: ids.centralUE, of: .central, holder: central, facts, &interface)
    }
    if let central, connections[central].peripheral < 0, sender != .central {
      return complete(central, with: ids.peripheralUE, of: .peripheral, holder: peripheral, facts, &interface)
    }
    if central == nil, peripheral == nil { return unmatched(facts, &interface) }
    return contradicted(facts, [central, peripheral], &interface)
  }

  /// The first returned message brings the second id of a connection.
  private mutating func complete(
    _ place: Int, with id: Int64, of side: ProtocolSide, holder: Int?, _ facts: MessageFacts,
    _ interface: inout InterfaceState
  ) -> Finding {
    let old = facts.identifiers.oldPeripheral
    // A UE that came back goes on as the one that it was, of which the capture need not show anything.
    if side == .central, old >= 0, holder == nil, !interface.startSeen,
      alive(old, .peripheral, interface) == nil
    {
      connections.release(place)
      return learn(facts, &interface)
    }
    if side == .central, old >= 0, let former = alive(old, .peripheral, interface), former != place,
      holder == nil || holder == former
    {
      return merge(former, with: place, facts)
    }
    connections.set(id, of: side, at: place)
    guard let holder, connections[holder].number > interface.uncertainThrough else {
      return Finding(place, .completed)
    }
    return Finding(place, .reused)
  }

  /// A UE that came back keeps its connection (TS 38.473, 8.4.2): the one that it just began is part of it.
  private mutating func merge(_ former: Int, with begun: Int, _ facts: MessageFacts) -> Finding {
    connections.set(facts.identifiers.centralUE, of: .central, at: former)
    connections.rename(facts.identifiers.peripheralUE, of: .peripheral, at: former)
    connections.forgetFormer(.peripheral, at: former)
    connections.release(begun)
    return Finding(former, .completed)
  }

  // MARK: Effects

  /// The stream of the message before it of the same connection, side and association.
  private mutating func exchangeStream(_ facts: MessageFacts, _ place: Int) -> UInt16? {
    let current = Int64(facts.path.association) << 16 | Int64(facts.stream)
    let before: Int64
    if facts.path.side == 0 {
      before = connections[place].streams.0
      connections[place].streams.0 = current
    } else {
      before = connections[place].streams.1
      connections[place].streams.1 = current
    }
    return before >= 0 && before >> 16 == current >> 16 ? UInt16(before & 0xFFFF) : nil
  }

  /// Ids change with an IE of their own. The one before stays valid until the other end uses the new one.
  private mutating func rename(_ facts: MessageFacts, _ sender: ProtocolSide?, _ place: Int) {
    let ids = facts.identifiers
    if ids.newCentral >= 0 { connections.rename(ids.newCentral, of: .central, at: place) }
    if ids.newPeripheral >= 0 { connections.rename(ids.newPeripheral, of: .peripheral, at: place) }
    if sender == .peripheral, ids.centralUE == connections[place].central {
      connections.forgetFormer(.central, at: place)
    }
    if sender == .central, ids.peripheralUE == connections[place].peripheral {
      connections.forgetFormer(.peripheral, at: place)
    }
  }

  private mutating func advance(
    _ facts: MessageFacts, _ message: SchemaTables.Message, _ traits: InterfaceTable.Traits, _ place: Int,
    _ interface: inout InterfaceState
  ) {
    if traits.leadsToEnding {
      connections[place].isCommanded = true
      connections[place].isKept = facts.identifiers.keepsConnection
      connections[place].companion =
        alive(facts.identifiers.oldPeripheral, .peripheral, interface).map { connections.reference(to: $0) }
    }
    if traits.confirmsBeginning { connections[place].isEstablished = true }
    if traits.isRefusal, connections[place].isBegunBySetUp, !connections[place].isEstablished {
      release(place, facts)
    }
    guard traits.isEnding else { return }
    if let companion = connections[place].companion.flatMap({ connections.place(of: $0) }) {
      release(companion, facts)
    }
    if connections[place].isKept {
      connections[place].isKept = false
      connections[place].isCommanded = false
    } else {
      connections[place].mayBeKept = !connections[place].isCommanded && !interface.startSeen
      release(place, facts)
    }
  }

  /// Ends a connection, and the tunnels of its UE.
  mutating func release(_ place: Int, _ facts: MessageFacts) {
    guard !connections[place].isReleased else { return }
    connections.release(place)
    noticeRelease(on: facts.path.association, of: connections[place].number, facts.time)
  }
}
