/// SEQUENCE, SEQUENCE OF, CHOICE and open types.
extension PackedDecoding {
  /// X.691, 19.
  mutating func sequence(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let type = program.types[id]
    let isExtended = type.isExtensible ? try flag() : false
    try components(type.first, type.rootCount, presenceBits: type.presenceBits)
    if isExtended { try additions(program.types[id], node) }
    return 0
  }

  /// A preamble of presence bits, and the components that it announces.
  mutating func components(
    _ first: Int32, _ count: Int32, presenceBits: Int32
  ) throws(PackedError) {
    var presence = bit
    try skip(Int(presenceBits))
    for index in Int(first)..<Int(first + count) {
      let component = program.components[index]
      if component.hasPresenceBit {
        presence += 1
        guard flag(at: presence - 1) else { continue }
      }
      let child = tree.nodes.count
      let start = bit
      try value(component.type, .component, component.place)
      if component.defaultForm != .none { compareWithDefault(component, child, start) }
    }
  }

  /// Tells of a value that should have been left out.
  ///
  /// - Parameter node: has the value.
  private mutating func compareWithDefault(
    _ component: PackedComponentRecord, _ node: Int, _ start: Int
  ) {
    switch component.defaultForm {
    case .none: return
    case .number: if tree.nodes[node].value != component.defaultNumber { return }
    case .content: if !hasDefaultContent(node, component) { return }
    }
    note(.defaultSent, outer(start), node)
  }

  private mutating func hasDefaultContent(_ node: Int, _ component: PackedComponentRecord) -> Bool {
    let content = tree.content(of: node, in: bytes)
    guard content.bitCount == Int(component.defaultBits) else { return false }
    for index in 0..<content.octetCount
    where content[index] != program.defaults[Int(component.defaultFirst) + index] { return false }
    return true
  }

  /// A bitmap of additions, and the additions as open types.
  private mutating func additions(_ type: PackedRecord, _ node: Int) throws(PackedError) {
    let place = bit
    let count = try normallySmallLength(node)
    let bitmap = bit
    try skip(count)
    var isAnyPresent = false
    var isAnyUnknown = false
    for index in 0..<count where flag(at: bitmap + index) {
      isAnyPresent = true
      if index < type.extensionCount {
        try addition(program.additions[Int(type.firstAddition) + index], of: node)
      } else {
        isAnyUnknown = true
        note(.unknownAddition, position, node)
        let child = try open(-1, .addition, Int32(index))
        close(child, value: try wrapped(nil, child))
      }
    }
    if !isAnyPresent { note(.emptyAdditions, outer(place), node) }
    if count != type.extensionCount, !isAnyUnknown { note(.otherVersion, outer(place), node) }
  }

  /// An addition that the schema knows.
  private mutating func addition(_ record: PackedAdditionRecord, of node: Int) throws(PackedError) {
    let component = program.components[Int(record.first)]
    let start = bit
    guard record.memberCount == 0 else {
      let group = try open(tree.nodes[node].type, .group, component.place)
      close(group, value: try wrapped(.group(record), group))
      if tree.nodes.count == group + 1 { note(.emptyGroup, outer(start), group) }
      return
    }
    let child = try open(component.type, .addition, component.place)
    close(child, value: try wrapped(.type(component.type), child))
    if component.defaultForm != .none { compareWithDefault(component, child + 1, start) }
  }

  /// X.691, 20.
  ///
  /// - Returns: the number of items.
  mutating func list(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let size = try size(id, node)
    if !size.length.isFragment { try check(size, count: size.length.count, id, node) }
    let item = program.types[id].inside
    var length = size.length
    var count = 0
    while true {
      for _ in 0..<length.count {
        try value(item, .item, Int32(truncatingIfNeeded: count))
        count += 1
      }
      guard length.isFragment else { break }
      length = try self.length(behind: length, node)
    }
    if size.length.isFragment { try check(size, count: count, id, node) }
    return count
  }

  /// X.691, 23.
  ///
  /// - Returns: the index of the alternative.
  mutating func choice(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let type = program.types[id]
    let place = bit
    guard type.isExtensible, try flag() else {
      guard type.rootCount > 0 else {
        throw PackedError(.outOfRange, at: outer(place), "a choice without alternatives")
      }
      let index = Int(try constrained(type.number, node))
      let alternative = program.components[Int(type.first) + index]
      choose(index, node)
      try value(alternative.type, .alternative, alternative.place)
      return index
    }
    let index = try normallySmall(node)
    let alternative = Int(type.rootCount) + index
    let isKnown = index < type.extensionCount
    if !isKnown { note(.unknownAlternative, outer(place), node) }
    let known = isKnown ? program.components[Int(type.first) + alternative].type : -1
    choose(alternative, node)
    let child = try open(known, .alternative, Int32(alternative))
    close(child, value: try wrapped(isKnown ? .type(known) : nil, child))
    return alternative
  }

  /// Which alternative it is holds even where that can't be read to its end.
  @inline(__always)
  private mutating func choose(_ alternative: Int, _ node: Int) {
    tree.nodes[node].value = Int64(alternative)
  }

  // MARK: Open types, X.691, 11.2

  /// An open type: what the object set says for the key, or nothing that is known.
  ///
  /// - Returns: the number of octets, as the next.
  mutating func openType(_ id: Int, _ node: Int) throws(PackedError) -> Int {
    let type = program.types[id]
    let place = bit
    let key = key(type.key, of: node)
    let inside = if let key { rowType(of: key, in: type.objectSet, column: type.column) } else { -1 as Int32 }
    if inside < 0 { note(.unknownKey, outer(place), node) }
    let length = try lengthDeterminant(node)
    return try content(length, unit: 8, node, inside < 0 ? nil : .type(inside))
  }

  /// A complete encoding behind its length round a value. Without knowledge of what is inside its octets are kept.
  private mutating func wrapped(_ inside: Inside?, _ node: Int) throws(PackedError) -> Int {
    tree.nodes[node].isWrapper = inside != nil
    let length = try lengthDeterminant(node)
    return try content(length, unit: 8, node, inside)
  }

  /// The type that an object set has for a key; -1: there is none.
  mutating func rowType(of key: Int64, in objectSet: Int32, column: Int32) -> Int32 {
    let set = program.objectSets[Int(objectSet)]
    var place = Int(truncatingIfNeeded: key) & Int(set.mask)
    while true {
      let slot = program.slots[Int(set.firstSlot) + place]
      if slot.firstType < 0 { return -1 }
      if slot.key == key { return program.rowTypes[Int(slot.firstType) + Int(column)] }
      place = (place + 1) & Int(set.mask)
    }
  }

  /// The INTEGER at a place in the SEQUENCE that an open type belongs to. Keys of other types select no row.
  private mutating func key(_ place: Int32, of node: Int) -> Int64? {
    var owner = Int(tree.nodes[node].parent)
    while owner >= 0 {
      var child = owner + 1
      // What is not closed yet holds the open type itself.
      while child < node, tree.nodes[child].next > 0 {
        if tree.nodes[child].place == place, tree.nodes[child].type >= 0, tree.nodes[child].role != .group {
          let holder = tree.nodes[tree.unwrapped(child)]
          return program.types[Int(holder.type)].operation == .integer ? holder.value : nil
        }
        child = Int(tree.nodes[child].next)
      }
      // From a group or the open type of an addition to the SEQUENCE.
      guard tree.nodes[owner].isWrapper else { return nil }
      owner = Int(tree.nodes[owner].parent)
    }
    return nil
  }
}
