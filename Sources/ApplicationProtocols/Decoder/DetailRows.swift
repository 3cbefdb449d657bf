internal import Events
internal import PackedEncoding

/// Rows of violations, remarks and what could not be read.
extension ProtocolDecoder {
  mutating func fill(_ violation: Violation, _ context: OwedReaction.Context, _ frameOffset: Int?) {
    row[DetailSlot.kind] = Int64(violation.kind.rawValue)
    if let id = violation.ieID { setElement(id) }
    if let sent = violation.criticality { row[DetailSlot.ieCriticality] = Int64(sent.rawValue) }
    if let specified = violation.specifiedCriticality {
      row[DetailSlot.specifiedCriticality] = Int64(specified.rawValue)
    }
    row[DetailSlot.depth] = Int64(violation.depth)
    row[DetailSlot.container] = Int64(violation.place.rawValue)
    if let value = violation.value { row[DetailSlot.value] = value }
    row[DetailSlot.reaction] = Int64(OwedReaction.owed(for: violation, in: context).rawValue)
    setPlace(violation.bits, frameOffset)
  }

  /// - Parameters:
  ///   - base: the bit of the PDU at which the encoding begins that the tree was decoded from.
  ///   - end: the bit behind the PDU, as far as it was captured: what lacks there is shown at its last bit.
  mutating func fill(_ remark: PackedRemark, _ tree: PackedTree, base: Int, end: Int, _ frameOffset: Int?) {
    let bit = remark.bitOffset + base
    row[DetailSlot.kind] = Int64(PackedRemark.Kind.allCases.firstIndex(of: remark.kind) ?? 0)
    row[DetailSlot.bitOffset] = Int64(bit)
    setEnclosing(remark.node, tree)
    setLast(bit, end, frameOffset)
  }

  /// - Parameter end: the bit behind the PDU, as far as it was captured: what is missing there is shown at its last bit.
  mutating func fill(_ failure: PackedError, _ tree: PackedTree, end: Int, _ frameOffset: Int?) {
    row[DetailSlot.kind] = defect(failure, isCut: false)
    row[DetailSlot.bitOffset] = Int64(failure.bitOffset)
    setEnclosing(tree.unfinished ?? 0, tree)
    setLast(failure.bitOffset, end, frameOffset)
  }

  /// A bit, or the last one before the end.
  private mutating func setLast(_ bit: Int, _ end: Int, _ frameOffset: Int?) {
    let bit = min(bit, end - 1)
    setPlace(bit..<bit + 1, end > 0 ? frameOffset : nil)
  }

  private mutating func setElement(_ id: Int) {
    row[DetailSlot.ieID] = Int64(id)
    row[DetailSlot.ieName] = Int64(id)
  }

  /// The innermost IE round a node, and how many are round that.
  private mutating func setEnclosing(_ node: Int, _ tree: PackedTree) {
    let (innermost, depth) = SentElement.round(node, tree, layout.tables)
    if let innermost { setElement(innermost.id) }
    row[DetailSlot.depth] = Int64(depth)
  }

  private mutating func setPlace(_ bits: Range<Int>, _ frameOffset: Int?) {
    let place = frameOffset.map { bits.lowerBound + $0..<bits.upperBound + $0 } ?? 0..<0
    row.setPlace(DetailSlot.kind, bits: place)
    row.setPlace(DetailSlot.ieID, bits: place)
  }
}
