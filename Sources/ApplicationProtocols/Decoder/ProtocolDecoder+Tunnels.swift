internal import PackedEncoding
internal import Transport

/// What a message tells of tunnels and of the bearers that they are for (TS 38.473, 9.3.2.1; TS 37.483, 9.3.2.1).
extension ProtocolDecoder {
  mutating func tellTunnels(
    _ tree: PackedTree, _ octets: Span<UInt8>, _ finds: [TunnelTable.Find], _ facts: MessageFacts,
    _ context: MessageContext
  ) {
    guard tracker.collectsTunnels, facts.isComplete, let table = layout.interface.tunnel,
      let sender = context.sender, let ue = context.ue
    else { return }
    var releases: UInt64 = 0
    for find in finds {
      let identifier = component(table.bearers, round: find.node, tree)
      let session = component(table.sessions, round: find.node, tree)
      if let identifier, let session, let connection = context.connection,
        find.part == .end || find.part == .numbering
      {
        tracker.note(identifier, of: session, of: connection)
      }
      let bearer = TunnelBearer(
        source: table.source, association: facts.path.association, ue: ue, bearer: identifier)
      switch find.part {
      case .end: announce(find.node, bearer, tree, octets, facts, context)
      case .numbering:
        if identifier != nil, let bits = downlinkBits(find.node, tree, table) {
          tracker.notice(.numbered(bearer, bits: bits))
        }
      case .failure: release(bearer, facts)
      case .sessionRelease: releases |= bearers(of: session, context)
      case .sessionFailure: release(bearers(of: session, context), ue, table, facts)
      case .release: if let identifier, (0..<64).contains(identifier) { releases |= 1 << UInt64(identifier) }
      }
    }
    settle(releases, from: sender, ue, table, facts, context)
  }

  private mutating func announce(
    _ node: Int, _ bearer: TunnelBearer, _ tree: PackedTree, _ octets: Span<UInt8>, _ facts: MessageFacts,
    _ context: MessageContext
  ) {
    guard let table = layout.interface.tunnel,
      let isAtDistributedUnit = isAtDistributedUnit(node, tree, context),
      let addressNode = tree.child(of: node, at: table.address),
      let identifierNode = tree.child(of: node, at: table.identifier),
      let identifier = tree.content(of: identifierNode, in: octets).number,
      let address = Self.address(tree, addressNode, octets)
    else { return }
    tracker.notice(
      .announced(
        TunnelAnnouncement(
          address: address, identifier: UInt32(truncatingIfNeeded: identifier),
          isAtDistributedUnit: isAtDistributedUnit, bearer: bearer, time: facts.time,
          startSeen: context.startSeen)))
  }

  /// Bearers are released with the answer to the request that asks for it.
  private mutating func settle(
    _ asked: UInt64, from sender: ProtocolSide, _ ue: Int64, _ table: TunnelTable, _ facts: MessageFacts,
    _ context: MessageContext
  ) {
    guard let message = facts.message, let connection = context.connection else { return }
    switch message.role {
    case .initiatingMessage:
      guard asked != 0 else { return }
      tracker.ask(Connection.Releases(procedure: facts.procedureCode, bearers: asked), of: connection, sender)
    case .successfulOutcome, .unsuccessfulOutcome:
      let released = tracker.takeReleases(
        of: connection, facts.procedureCode, sender == .central ? .peripheral : .central)
      guard message.role == .successfulOutcome else { return }
      release(released, ue, table, facts)
    }
  }

  /// The bearers that a session is known to have, bit n: bearer n.
  private func bearers(of session: Int64?, _ context: MessageContext) -> UInt64 {
    guard let session, let connection = context.connection else { return 0 }
    return tracker.bearers(of: session, of: connection)
  }

  private mutating func release(_ bearers: UInt64, _ ue: Int64, _ table: TunnelTable, _ facts: MessageFacts) {
    for bearer in 0..<64 where bearers & 1 << UInt64(bearer) != 0 {
      release(
        TunnelBearer(
          source: table.source, association: facts.path.association, ue: ue, bearer: Int64(bearer)), facts)
    }
  }

  private mutating func release(_ bearer: TunnelBearer, _ facts: MessageFacts) {
    guard let identifier = bearer.bearer else { return }
    tracker.notice(
      .released(
        bearer.source, association: bearer.association, ue: bearer.ue, bearer: identifier, time: facts.time))
  }

  /// Whose end of a tunnel a node describes; nil: that of another kind of tunnel.
  private func isAtDistributedUnit(_ node: Int, _ tree: PackedTree, _ context: MessageContext) -> Bool? {
    guard let table = layout.interface.tunnel else { return nil }
    if table.source == .own { return context.sender.map { $0 == .peripheral } }
    var index = node
    while index > 0 {
      let parent = Int(tree.nodes[index].parent)
      guard parent >= 0 else { return nil }
      let (type, place) = (Int(tree.nodes[parent].type), Int16(truncatingIfNeeded: tree.nodes[index].place))
      if type >= 0, table.ofDistributedUnit[type] == place { return true }
      if type >= 0, table.ofCentralUnit[type] == place { return false }
      index = parent
    }
    return nil
  }

  /// The bits of sequence numbers that a node tells; nil: those of the uplink, or a length that F1-U does not have.
  private func downlinkBits(_ node: Int, _ tree: PackedTree, _ table: TunnelTable) -> Int? {
    let value = Int(tree.nodes[node].value)
    guard table.bits.indices.contains(value), table.bits[value] > 0 else { return nil }
    let parent = Int(tree.nodes[node].parent)
    let type = parent >= 0 ? Int(tree.nodes[parent].type) : -1
    if type >= 0, table.downlinkNumbering[type] >= 0 {
      return Int(table.downlinkNumbering[type]) == Int(tree.nodes[node].place) ? table.bits[value] : nil
    }
    let (element, _) = SentElement.round(node, tree, layout.tables)
    return element?.id == table.downlinkElement ? table.bits[value] : nil
  }

  /// 32 bits are an IPv4 address, 128 an IPv6 one, 160 one of each, the IPv4 address first (TS 38.414, 5.1).
  private static func address(_ tree: PackedTree, _ node: Int, _ octets: Span<UInt8>) -> IPAddress? {
    let content = tree.content(of: node, in: octets)
    func word(_ octet: Int) -> UInt64 {
      var word: UInt64 = 0
      for index in octet..<octet + 8 { word = word << 8 | UInt64(content[index]) }
      return word
    }
    switch content.bitCount {
    case 32, 160:
      var word: UInt32 = 0
      for index in 0..<4 { word = word << 8 | UInt32(content[index]) }
      return IPAddress(ipv4: word)
    case 128: return IPAddress(ipv6: word(0), word(8))
    default: return nil
    }
  }

  /// What an item, or the nearest one round it, names with a component, whose places by type are given.
  private func component(_ places: [Int16], round node: Int, _ tree: PackedTree) -> Int64? {
    var index = node
    while index > 0 {
      let type = Int(tree.nodes[index].type)
      if type >= 0, places[type] >= 0, let value = tree.child(of: index, at: Int(places[type])) {
        return tree.nodes[value].value
      }
      index = Int(tree.nodes[index].parent)
    }
    return nil
  }
}
