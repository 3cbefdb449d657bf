/// One encoding while it is decoded: where it is being read, and the tree that grows from it.
///
/// What only looks is mutating too: for a call that is not, the compiler copies a structure of this size, part after
/// part of every encoding.
struct PackedDecoding: ~Copyable, ~Escapable {
  let program: PackedProgramView
  let bytes: Span<UInt8>
  /// The next bit of the bytes.
  var bit = 0
  /// The bit behind the complete encoding that is being read: the outermost one, or the content of an open type.
  var end: Int
  /// The first bit of it, from which alignment counts.
  var origin = 0

  var tree = PackedTree()
  /// The innermost part that is being read; -1: none.
  var current = -1
  var depth = 0
  let depthLimit: Int
  let nodeLimit: Int

  /// Whether the bytes were put together from fragments; then they lie in ``PackedTree/assembled`` from the bit
  /// ``assembledBit`` on.
  let isAssembled: Bool
  let assembledBit: Int
  private let map: PositionMap

  @_lifetime(copy program, copy bytes)
  init(_ program: consuming PackedProgramView, _ bytes: Span<UInt8>, depthLimit: Int, nodeLimit: Int) {
    self.program = program
    self.bytes = bytes
    end = bytes.count * 8
    self.depthLimit = depthLimit
    self.nodeLimit = nodeLimit
    isAssembled = false
    assembledBit = 0
    map = PositionMap()
  }

  /// The content of fragments, which lies in the assembled octets of the tree from `assembledBit` on.
  @_lifetime(copy outer, copy bytes)
  init(inside outer: borrowing PackedDecoding, _ bytes: Span<UInt8>, assembledBit: Int, map: PositionMap) {
    program = outer.program
    self.bytes = bytes
    end = bytes.count * 8
    depth = outer.depth
    depthLimit = outer.depthLimit
    nodeLimit = outer.nodeLimit
    current = outer.current
    isAssembled = true
    self.assembledBit = assembledBit
    self.map = map
  }

  // MARK: Values

  /// What a string or an open type holds.
  enum Inside {
    case type(Int32)
    case group(PackedAdditionRecord)
  }

  /// A complete encoding: a value, and what fills up its last octet. X.691, 11.1.
  mutating func complete(_ inside: Inside, role: PackedTree.Role) throws(PackedError) {
    let start = bit
    let node: Int
    switch inside {
    case .type(let type):
      node = tree.nodes.count
      try value(type, role, 0)
    case .group(let group):
      node = current
      try components(group.first, group.memberCount, presenceBits: group.presenceBits)
    }
    if bit == start, bit == end { note(.emptyEncoding, position, node) }
    // A value without a bit still has an octet.
    let used = bit - start
    let padding = used == 0 ? 8 : -used & 7
    if padding > 0, bit < end {
      let place = position
      let width = min(padding, end - bit)
      if try bits(width) != 0 { note(.paddingNotZero, place, node) }
    }
    if (end - start) & 7 != 0 { note(.octetNotFull, position, node) }
    if bit < end { note(.octetsBehindValue, position, node) }
  }

  /// A value in its place in an encoding.
  mutating func value(_ type: Int32, _ role: PackedTree.Role, _ place: Int32) throws(PackedError) {
    let id = Int(type)
    let operation = program.types[id].operation
    guard operation.hasParts else {
      let start = bit
      let node = tree.nodes.count
      try checkLimits(node)
      do throws(PackedError) {
        let value = try number(operation, id, node)
        tree.nodes.append(self.node(type, role, place, value: value, start: start))
      } catch {
        breakOff(type, role, place, start: start)
        throw error
      }
      return
    }
    if operation == .sequence, program.types[id].element >= 0, try element(id, type, role, place) { return }
    let node = try open(type, role, place)
    let value: Int
    switch operation {
    case .text: value = try text(id, node)
    case .objectIdentifier: value = try objectIdentifier(id, node)
    case .sequence: value = try sequence(id, node)
    case .list: value = try list(id, node)
    case .choice: value = try choice(id, node)
    case .open: value = try openType(id, node)
    default: value = try string(id, node)
    }
    close(node, value: value)
  }

  /// Leaves a number that could not be read in the tree: the path of the error leads through it.
  @inline(never)
  private mutating func breakOff(
    _ type: Int32, _ role: PackedTree.Role, _ place: Int32, start: Int
  ) {
    let index = tree.nodes.count
    let node = node(type, role, place, value: 0, start: start)
    tree.nodes.append(node)
    current = index
  }

  /// A value that is a number and has no parts.
  @inline(__always)
  private mutating func number(
    _ operation: PackedRecord.Operation, _ id: Int, _ node: Int
  ) throws(PackedError) -> Int64 {
    switch operation {
    case .boolean: try flag() ? 1 : 0
    case .integer: try integer(id, node)
    case .enumerated: try enumerated(id, node)
    default: 0
    }
  }

  // MARK: Nodes

  /// A node as it is when nothing belongs to it.
  @inline(__always)
  mutating func node(
    _ type: Int32, _ role: PackedTree.Role, _ place: Int32, value: Int64, start: Int
  ) -> PackedTree.Node {
    let start = Int32(truncatingIfNeeded: outer(start))
    return PackedTree.Node(
      value: value, type: type, place: place, parent: Int32(truncatingIfNeeded: current),
      next: Int32(truncatingIfNeeded: tree.nodes.count + 1), start: start,
      end: max(start, Int32(truncatingIfNeeded: positionBehind)), content: start, role: role, unit: 0,
      isAssembled: false, isWrapper: false)
  }

  @inline(__always)
  private mutating func checkLimits(_ node: Int) throws(PackedError) {
    guard node < nodeLimit, depth < depthLimit else { throw limit(node) }
  }

  @inline(never)
  private mutating func limit(_ node: Int) -> PackedError {
    depth < depthLimit
      ? PackedError(.tooMany, at: position, "more than \(nodeLimit) parts")
      : PackedError(.tooDeep, at: position, "nested deeper than \(depthLimit)")
  }

  /// Begins a part. What is appended before it is closed belongs to it.
  mutating func open(_ type: Int32, _ role: PackedTree.Role, _ place: Int32) throws(PackedError) -> Int {
    let index = tree.nodes.count
    try checkLimits(index)
    depth += 1
    var node = node(type, role, place, value: 0, start: bit)
    node.next = 0
    tree.nodes.append(node)
    current = index
    return index
  }

  @inline(__always)
  mutating func close(_ node: Int, value: Int) {
    depth -= 1
    current = tree.nodes[node].close(
      value: value, next: tree.nodes.count, end: Int32(truncatingIfNeeded: positionBehind))
  }

  @inline(never)
  mutating func note(_ kind: PackedRemark.Kind, _ bitOffset: Int, _ node: Int) {
    tree.remarks.append(PackedRemark(kind: kind, bitOffset: bitOffset, node: node))
  }

  // MARK: Places in the outermost encoding

  /// The next bit.
  var position: Int { mutating get { outer(bit) } }

  /// The bit behind the one that was read last.
  private var positionBehind: Int {
    mutating get { isAssembled && bit > 0 ? map.outer(bit - 1) + 1 : bit }
  }

  @inline(__always)
  mutating func outer(_ bit: Int) -> Int { isAssembled ? map.outer(bit) : bit }
}

extension PackedTree.Node {
  /// - Returns: the node that it belongs to.
  @inline(__always)
  fileprivate mutating func close(value: Int, next: Int, end: Int32) -> Int {
    self.value = Int64(value)
    self.next = Int32(truncatingIfNeeded: next)
    self.end = max(start, end)
    return Int(parent)
  }

  /// Tells where the content lies.
  mutating func setContent(_ first: Int, unit: UInt8, isAssembled: Bool) {
    content = Int32(truncatingIfNeeded: first)
    self.unit = unit
    self.isAssembled = isAssembled
  }
}
