internal import PackedEncoding
internal import Transport

/// Ends of tunnels that a message tells (TS 38.473, 9.3.2.1).
extension ProtocolDecoder {
  func announceTunnels(
    _ tree: PackedTree, _ octets: Span<UInt8>, _ nodes: [Int], _ facts: MessageFacts,
    _ context: MessageContext
  ) {
    guard tracker.collectsTunnels, facts.isComplete, let table = layout.interface.tunnel,
      table.isOfSender, let sender = context.sender, let ue = context.ue
    else { return }
    for node in nodes {
      guard let addressNode = tree.child(of: node, at: table.address),
        let identifierNode = tree.child(of: node, at: table.identifier),
        let identifier = tree.content(of: identifierNode, in: octets).number,
        let address = Self.address(tree, addressNode, octets)
      else { continue }
      tracker.notice(
        .announced(
          TunnelAnnouncement(
            address: address, identifier: UInt32(truncatingIfNeeded: identifier), owner: sender,
            association: facts.path.association, ue: ue, bearer: bearer(of: node, tree, table),
            time: facts.time, startSeen: context.startSeen)))
    }
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

  /// The bearer that the nearest item round a tunnel names.
  private func bearer(of node: Int, _ tree: PackedTree, _ table: InterfaceTable.Tunnel) -> Int64? {
    var index = Int(tree.nodes[node].parent)
    while index > 0 {
      let type = Int(tree.nodes[index].type)
      if type >= 0, table.bearers[type] >= 0, let value = tree.child(of: index, at: Int(table.bearers[type]))
      {
        return tree.nodes[value].value
      }
      index = Int(tree.nodes[index].parent)
    }
    return nil
  }
}
