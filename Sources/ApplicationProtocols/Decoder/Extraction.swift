internal import Events
internal import PackedEncoding

/// Puts the parts of a message that are wanted into the row, and tells the items of its lists.
struct Extraction {
  /// A list that is wanted, and the node where it is.
  private struct Found {
    var list: Int
    var node: Int
  }

  private var found: [Found] = []
  private var isCut = false
  private var unfinished: Int?
  /// Bits of the frame in front of the PDU; nil: it does not lie in the frame as a whole.
  private var frameOffset: Int?

  mutating func begin(isCut: Bool, unfinished: Int?, frameOffset: Int?) {
    found.removeAll(keepingCapacity: true)
    self.isCut = isCut
    self.unfinished = unfinished
    self.frameOffset = frameOffset
  }

  /// Fills what is wanted of the part at a node.
  ///
  /// - Parameter node: the value itself, out of its open type.
  mutating func fill(
    _ wanted: Int, _ node: Int, _ tree: borrowing PackedTree, _ octets: Span<UInt8>,
    _ layout: ApplicationLayout,
    _ row: inout EventRow
  ) {
    let want = layout.plan.nodes[wanted]
    if want.slot >= 0 { set(FieldSlot(Int(want.slot)), node, tree, octets, layout.tables, &row) }
    if want.list >= 0 { found.append(Found(list: Int(want.list), node: node)) }
    guard want.edgeCount > 0 else { return }
    if want.leadsToElements {
      elements(want, node, tree, octets, layout, &row)
    } else {
      components(want, node, tree, octets, layout, &row)
    }
  }

  private func target(_ key: Int, _ want: ExtractionPlan.Node, _ plan: ExtractionPlan) -> Int? {
    for index in Int(want.firstEdge)..<Int(want.firstEdge + want.edgeCount) {
      let edge = plan.edges[index]
      if Int(edge.key) == key { return Int(edge.target) }
    }
    return nil
  }

  /// The IEs of a container, or the one that the node is.
  private mutating func elements(
    _ want: ExtractionPlan.Node, _ node: Int, _ tree: borrowing PackedTree, _ octets: Span<UInt8>,
    _ layout: ApplicationLayout, _ row: inout EventRow
  ) {
    let type = Int(tree.nodes[node].type)
    guard type >= 0 else { return }
    let isContainer = layout.tables.parts[type] == .container
    var field = isContainer ? node + 1 : node
    let end = Int(tree.nodes[node].next)
    while field < end {
      if let sent = SentElement(field, tree), let target = target(sent.id, want, layout.plan),
        let value = sent.value
      {
        fill(target, value, tree, octets, layout, &row)
      }
      guard isContainer else { return }
      field = Int(tree.nodes[field].next)
    }
  }

  private mutating func components(
    _ want: ExtractionPlan.Node, _ node: Int, _ tree: borrowing PackedTree, _ octets: Span<UInt8>,
    _ layout: ApplicationLayout, _ row: inout EventRow
  ) {
    var child = node + 1
    let end = Int(tree.nodes[node].next)
    while child < end {
      let part = tree.nodes[child]
      if part.role == .group {
        components(want, child, tree, octets, layout, &row)
      } else if part.type >= 0, part.role != .contained,
        let target = target(Int(part.place), want, layout.plan)
      {
        fill(target, tree.unwrapped(child), tree, octets, layout, &row)
      }
      child = Int(part.next)
    }
  }

  // MARK: Values

  private func set(
    _ slot: FieldSlot, _ index: Int, _ tree: borrowing PackedTree, _ octets: Span<UInt8>,
    _ tables: SchemaTables,
    _ row: inout EventRow
  ) {
    let node = tree.nodes[index]
    guard node.type >= 0 else { return }
    guard tree.isRead(index) else {
      if isCut { row.markUnknown(slot) }
      return
    }
    switch tables.cells[Int(node.type)] {
    case .value: row[slot] = node.value
    case .presence: row[slot] = 1
    case .bits: row[slot] = Int64(truncatingIfNeeded: tree.content(of: index, in: octets).number ?? 0)
    case .digest: row[slot] = Digest.of(tree.content(of: index, in: octets))
    }
    guard let frameOffset else { return row.setPlace(slot, bits: 0..<0) }
    let bits = node.unit > 0 && !node.isAssembled ? node.contentBits : node.bits
    row.setPlace(slot, bits: bits.lowerBound + frameOffset..<bits.upperBound + frameOffset)
  }

  // MARK: Lists

  /// Tells the items of the lists that were found, in the order of the message.
  mutating func emitLists<S: EventSink & ~Copyable>(
    _ tree: borrowing PackedTree, _ octets: Span<UInt8>, _ layout: ApplicationLayout, _ row: inout EventRow,
    into sink: inout S
  ) {
    let count = found.count
    for index in 0..<count { emit(found[index], tree, octets, layout, &row, into: &sink) }
    found.removeAll(keepingCapacity: true)
  }

  private mutating func emit<S: EventSink & ~Copyable>(
    _ item: Found, _ tree: borrowing PackedTree, _ octets: Span<UInt8>, _ layout: ApplicationLayout,
    _ row: inout EventRow, into sink: inout S
  ) {
    let list = layout.plan.lists[item.list]
    var child = item.node + 1
    var number: Int64 = 0
    let end = Int(tree.nodes[item.node].next)
    while child < end {
      row.clear(list.slots)
      row[list.itemIndex] = number
      let inside = found.count
      fill(list.item, child, tree, octets, layout, &row)
      if list.isTold {
        row.type = list.event
        sink.receive(&row)
      }
      for index in inside..<found.count { emit(found[index], tree, octets, layout, &row, into: &sink) }
      found.removeSubrange(inside...)
      child = Int(tree.nodes[child].next)
      number += 1
    }
    row.clear(list.slots)
    row.clear(list.itemIndex)
  }
}
