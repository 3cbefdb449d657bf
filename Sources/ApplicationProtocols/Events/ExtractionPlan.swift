internal import Events

/// Which parts of which messages go to which fields: a tree for each message and for each list, in flat tables, so
/// that a message is walked once for all fields that are wanted of it.
struct ExtractionPlan: Sendable {
  struct Node {
    /// Where the value of the part goes, or -1.
    var slot: Int16 = -1
    /// The list that the part is, or -1.
    var list: Int32 = -1
    var firstEdge: Int32 = 0
    var edgeCount: Int32 = 0
    /// Whether the edges are ids of IEs; else they are places of components.
    var leadsToElements = false
  }

  struct Edge {
    var key: Int32
    var target: Int32
  }

  struct List {
    var event: EventTypeID
    /// Whether its items are told; else it only leads to lists in its items.
    var isTold: Bool
    /// What is wanted of an item.
    var item: Int
    var itemIndex: FieldSlot
    /// The fields of an item.
    var slots: FieldSet
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private(set) var lists: [List] = []
  /// The tree of each message, or -1.
  private(set) var messages: [Int]
  /// The fields of each message that lie behind paths.
  private(set) var slots: [FieldSet]

  init(_ vocabulary: EventVocabulary) {
    messages = vocabulary.schema.messages.map { _ in -1 }
    slots = vocabulary.schema.messages.map { _ in FieldSet() }
    var inside: [EventTypeID: [EventTypeID]] = [:]
    for (id, event) in vocabulary.named.sorted(by: { $0.key < $1.key }) {
      if case .list(let list) = event.subject { inside[list.parent, default: []].append(id) }
    }
    for number in vocabulary.schema.messages.indices {
      let id = vocabulary.message(number)
      guard let tree = tree(of: id, in: vocabulary, inside) else { continue }
      messages[number] = place(tree)
      slots[number] = FieldSet(vocabulary.named[id]?.allocations.map(\.field.slot) ?? [])
    }
  }

  /// While it is built.
  private final class Growing {
    var slot: FieldSlot?
    var list: Int?
    var children: [(step: SchemaPaths.Step, tree: Growing)] = []

    func descend(_ steps: [SchemaPaths.Step]) -> Growing {
      var tree = self
      for step in steps {
        if let known = tree.children.first(where: { $0.step == step }) {
          tree = known.tree
        } else {
          let added = Growing()
          tree.children.append((step, added))
          tree = added
        }
      }
      return tree
    }
  }

  private mutating func tree(
    of id: EventTypeID, in vocabulary: EventVocabulary, _ inside: [EventTypeID: [EventTypeID]]
  ) -> Growing? {
    let allocations = vocabulary.named[id]?.allocations ?? []
    let lists = inside[id] ?? []
    guard !allocations.isEmpty || !lists.isEmpty else { return nil }
    let root = Growing()
    for allocation in allocations { root.descend(allocation.steps).slot = allocation.field.slot }
    for child in lists {
      guard let event = vocabulary.named[child], case .list(let list) = event.subject else { continue }
      var steps = list.steps
      if case .list(let outer)? = vocabulary.subject(id) { steps = outer.itemSteps + steps }
      let item = self.tree(of: child, in: vocabulary, inside) ?? Growing()
      root.descend(steps).list = self.lists.count
      self.lists.append(
        List(
          event: child, isTold: event.isAsked, item: place(item),
          itemIndex: MessageSlot.itemIndex(depth: list.depth),
          slots: FieldSet(event.allocations.map(\.field.slot))))
    }
    return root
  }

  private mutating func place(_ tree: Growing) -> Int {
    let place = nodes.count
    nodes.append(Node())
    nodes[place].slot = tree.slot.map { Int16($0.rawValue) } ?? -1
    nodes[place].list = tree.list.map { Int32($0) } ?? -1
    let targets = tree.children.map { (step: $0.step, target: self.place($0.tree)) }
    nodes[place].firstEdge = Int32(edges.count)
    nodes[place].edgeCount = Int32(targets.count)
    for (step, target) in targets {
      switch step {
      case .component(let component):
        edges.append(Edge(key: Int32(component), target: Int32(target)))
      case .element(let id):
        nodes[place].leadsToElements = true
        edges.append(Edge(key: Int32(id), target: Int32(target)))
      }
    }
    return place
  }
}
