internal import PackedEncoding

/// Checks the IEs of a message by the schema, at every level, and reads those that tell what it belongs to.
struct ElementCheck {
  private(set) var violations: [Violation] = []
  private(set) var identifiers = MessageIdentifiers()
  /// The bits of the encoding that the values of identifiers lie in.
  private(set) var places: [(element: InterfaceTable.Element, bits: Range<Int>)] = []
  /// The connections that the message lists.
  private(set) var connections: [ListedConnection] = []
  /// Nodes that tell of tunnels and of their bearers.
  private(set) var tunnels: [TunnelTable.Find] = []
  /// Whether there is more of something than is told of one message.
  private(set) var isOverfull = false
  /// The IEs round the part that is looked at, the outermost first.
  private var enclosing: [Enclosing] = []

  /// The bit of the PDU at which the encoding begins.
  private var base = 0

  private struct Enclosing {
    var end: Int
    var id: Int
    var criticality: Criticality?
  }

  /// Violations of one message that are kept: a hostile one has tens of thousands.
  static let limit = 256
  /// Connections that one message may list.
  static let connectionLimit = 65_536

  /// Remarks of the decoder that are violations as well, and told as such.
  static func isViolation(_ kind: PackedRemark.Kind) -> Bool {
    kind == .unknownKey || kind == .unknownItem || kind == .unknownAlternative
  }

  // MARK: Messages

  /// Empties what was found before, and checks what stands round the IEs.
  mutating func begin(_ tree: borrowing PackedTree, _ header: PDUHeader, _ layout: ApplicationLayout) {
    violations.removeAll(keepingCapacity: true)
    connections.removeAll(keepingCapacity: true)
    tunnels.removeAll(keepingCapacity: true)
    enclosing.removeAll(keepingCapacity: true)
    identifiers = MessageIdentifiers()
    places.removeAll(keepingCapacity: true)
    isOverfull = false
    base = 0
    check(header, tree, layout)
  }

  /// Checks the IEs.
  ///
  /// - Parameter base: the bit of the PDU at which the encoding begins that the tree was decoded from.
  mutating func run(
    _ tree: borrowing PackedTree, _ header: PDUHeader, _ layout: ApplicationLayout, base: Int
  ) {
    self.base = base
    guard header.body >= 0 else { return }
    let tables = layout.tables
    let nodes = tree.nodes.span
    var index = header.body
    while index < nodes.count {
      let type = Int(nodes[index].type)
      guard type >= 0, tables.parts[type] != .plain else {
        index += 1
        continue
      }
      while let last = enclosing.last, last.end <= index { enclosing.removeLast() }
      switch tables.parts[type] {
      case .plain: break
      case .container: container(index, isMessage: Int(nodes[index].parent) == header.body, tree, layout)
      case .field: field(index, tree, tables)
      case .bounded: bounded(index, tree, tables)
      case .connection: connection(index, tree, layout.interface)
      case .tunnel: tunnel(index, type, tree, tables)
      }
      index += 1
    }
  }

  private mutating func check(_ header: PDUHeader, _ tree: borrowing PackedTree, _ layout: ApplicationLayout)
  {
    guard !tree.nodes.isEmpty else { return }
    let bits = tree.nodes[header.start].bits
    guard header.role != nil else {
      if tree.isRead(0) { add(.unexpectedMessageType, bits: tree.nodes[0].bits) }
      return
    }
    guard let code = header.code, header.criticality != nil else { return }
    guard let procedure = header.procedure else {
      add(.unknownProcedure, value: Int64(code), criticality: header.criticality, bits: bits)
      return
    }
    if header.message == nil { add(.unexpectedMessageType, criticality: header.criticality, bits: bits) }
    if header.criticality != procedure.criticality {
      add(
        .wrongProcedureCriticality, criticality: header.criticality, specified: procedure.criticality,
        bits: bits)
    }
  }

  /// Takes an error of the encoding.
  mutating func reject(_ failure: PackedError, _ tree: borrowing PackedTree, _ tables: SchemaTables) {
    var bits = failure.bitOffset - base..<failure.bitOffset - base
    if let node = tree.unfinished { bits = tree.nodes[node].bits }
    let (inner, depth) = SentElement.round(tree.unfinished ?? 0, tree, tables)
    add(.transferSyntax, id: inner?.id, criticality: inner?.criticality, depth: depth, bits: bits)
  }

  func context(_ header: PDUHeader, _ layout: ApplicationLayout) -> OwedReaction.Context {
    OwedReaction.Context(
      role: header.role, procedure: header.procedure, criticality: header.criticality,
      isErrorIndication: header.code != nil && header.code == layout.interface.errorIndication)
  }

  /// What the receiver owes for all violations.
  func reaction(_ header: PDUHeader, _ layout: ApplicationLayout) -> OwedReaction {
    guard !violations.isEmpty else { return .none }
    let context = context(header, layout)
    return violations.reduce(.none) { max($0, OwedReaction.owed(for: $1, in: context)) }
  }

  // MARK: Containers

  /// Ids, order, number and presence of the IEs in a container.
  private mutating func container(
    _ index: Int, isMessage: Bool, _ tree: borrowing PackedTree, _ layout: ApplicationLayout
  ) {
    let tables = layout.tables
    let set = Int(tables.setOfType[Int(tree.nodes[index].type)])
    let table = tables.sets[set]
    let container: Violation.Place = isMessage ? .message : table.isExtension ? .extension : .container
    let depth = enclosing.count
    var seen = PlaceSet()
    var last = -1
    var child = index + 1
    let end = Int(tree.nodes[index].next)
    while child < end {
      let next = Int(tree.nodes[child].next)
      guard let sent = SentElement(child, tree) else {
        child = next
        continue
      }
      if isMessage { identify(sent, tree, layout.interface) }
      if let found = tables.place(of: sent.id, in: set, after: last) {
        let entry = tables.entry(found, of: set)
        if !seen.insert(found) {
          add(.duplicate, sent, specified: entry.criticality, depth: depth, container)
        } else if found < last {
          add(.outOfOrder, sent, specified: entry.criticality, depth: depth, container)
        }
        if sent.criticality != entry.criticality {
          add(.wrongCriticality, sent, specified: entry.criticality, depth: depth, container)
        }
        last = max(last, found)
      } else {
        add(.unknownIE, sent, depth: depth, container)
      }
      child = next
    }
    guard tree.isRead(index) else { return }
    let missing = table.mandatory.subtracting(seen)
    guard !missing.isEmpty else { return }
    for place in 0..<table.count where missing.contains(place) {
      let entry = tables.entry(place, of: set)
      add(
        .missingMandatory, id: Int(entry.id), specified: entry.criticality, depth: depth, in: container,
        bits: tree.nodes[index].bits)
    }
  }

  /// An IE: what follows is inside of it. One that is alone in its container is checked here.
  private mutating func field(_ index: Int, _ tree: borrowing PackedTree, _ tables: SchemaTables) {
    guard let sent = SentElement(index, tree) else { return }
    let parent = Int(tree.nodes[index].parent)
    let type = Int(tree.nodes[parent].type)
    if type < 0 || tables.parts[type] != .container {
      let set = Int(tables.setOfType[Int(tree.nodes[index].type)])
      let place: Violation.Place = tables.sets[set].isExtension ? .extension : .single
      if let found = tables.place(of: sent.id, in: set, after: -1) {
        let entry = tables.entry(found, of: set)
        if sent.criticality != entry.criticality {
          add(.wrongCriticality, sent, specified: entry.criticality, depth: enclosing.count, place)
        }
      } else {
        add(.unknownIE, sent, depth: enclosing.count, place)
      }
    }
    enclosing.append(
      Enclosing(end: Int(tree.nodes[index].next), id: sent.id, criticality: sent.criticality))
  }

  private mutating func bounded(_ index: Int, _ tree: borrowing PackedTree, _ tables: SchemaTables) {
    let node = tree.nodes[index]
    let bounds = tables.bounds[Int(node.type)]
    guard node.value < bounds.lower || node.value > bounds.upper, tree.isRead(index),
      !node.isWrapper
    else { return }
    let isIndex = tables.isIndex[Int(node.type)]
    let inner = enclosing.last
    add(
      isIndex ? .unknownExtension : .outOfRange, value: node.value, id: inner?.id,
      criticality: inner?.criticality, depth: max(0, enclosing.count - 1), bits: node.bits)
  }

  private mutating func tunnel(
    _ index: Int, _ type: Int, _ tree: borrowing PackedTree, _ tables: SchemaTables
  ) {
    guard let part = tables.tunnelParts[type] else { return }
    tunnels.append(TunnelTable.Find(part: part, node: index))
    if part == .numbering { bounded(index, tree, tables) }
  }

  private mutating func connection(_ index: Int, _ tree: borrowing PackedTree, _ table: InterfaceTable) {
    guard let places = table.connectionItem else { return }
    guard connections.count < Self.connectionLimit else {
      isOverfull = true
      return
    }
    var listed = ListedConnection()
    if let node = tree.child(of: index, at: places.central) { listed.central = tree.nodes[node].value }
    if let node = tree.child(of: index, at: places.peripheral) { listed.peripheral = tree.nodes[node].value }
    connections.append(listed)
  }

  private mutating func identify(_ sent: SentElement, _ tree: borrowing PackedTree, _ table: InterfaceTable) {
    let element = table.element(sent.id)
    guard element != .none, let value = sent.value, tree.isRead(value) else { return }
    identifiers.set(element, to: tree.nodes[value].value)
    places.append((element, tree.nodes[value].bits))
  }

  // MARK: Violations

  private mutating func add(
    _ kind: Violation.Kind, _ sent: SentElement, specified: Criticality? = nil, depth: Int,
    _ place: Violation.Place
  ) {
    add(
      kind, id: sent.id, criticality: sent.criticality, specified: specified, depth: depth, in: place,
      bits: sent.bits)
  }

  private mutating func add(
    _ kind: Violation.Kind, value: Int64? = nil, id: Int? = nil, criticality: Criticality? = nil,
    specified: Criticality? = nil, depth: Int = 0, in place: Violation.Place = .message, bits: Range<Int>
  ) {
    guard violations.count < Self.limit else {
      isOverfull = true
      return
    }
    violations.append(
      Violation(
        kind: kind, ieID: id, criticality: criticality, specifiedCriticality: specified, depth: depth,
        place: place, value: value, bits: bits.lowerBound + base..<bits.upperBound + base))
  }
}

/// An IE as it was sent: `SEQUENCE { id, criticality, value }`.
struct SentElement {
  let id: Int
  let criticality: Criticality?
  /// The node of what is in the open type; nil: it is not known, or was not read.
  let value: Int?
  let bits: Range<Int>

  /// nil: its id and criticality were not read.
  init?(_ index: Int, _ tree: borrowing PackedTree) {
    let end = Int(tree.nodes[index].next)
    let idNode = index + 1
    guard idNode < end else { return nil }
    let criticalityNode = Int(tree.nodes[idNode].next)
    guard criticalityNode < end, tree.isRead(criticalityNode) else { return nil }
    id = Int(tree.nodes[idNode].value)
    criticality = Criticality(rawValue: Int(tree.nodes[criticalityNode].value))
    bits = tree.nodes[index].bits
    let open = Int(tree.nodes[criticalityNode].next)
    value = open < end ? tree.contained(in: open) : nil
  }

  /// The innermost IE round a node, and how many are round that.
  static func round(
    _ node: Int, _ tree: borrowing PackedTree, _ tables: SchemaTables
  ) -> (innermost: SentElement?, depth: Int) {
    var depth = 0
    var innermost: SentElement?
    var index = node
    while index > 0, tree.nodes.indices.contains(index) {
      let type = Int(tree.nodes[index].type)
      if type >= 0, tables.parts[type] == .field, let sent = SentElement(index, tree) {
        if innermost == nil { innermost = sent } else { depth += 1 }
      }
      index = Int(tree.nodes[index].parent)
    }
    return (innermost, depth)
  }
}
