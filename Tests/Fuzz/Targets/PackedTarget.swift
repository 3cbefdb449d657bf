import PackedEncoding

/// Packed encodings: of any bytes a tree that makes sense, and of its value an encoding that is canonical.
///
/// Input: the variant (bit 0, 1: aligned) and the type of ``PackedTypes`` (the other bits), then the encoding.
extension FuzzTarget {
  static let packed = FuzzTarget("packed") { input throws(Violation) in
    var cursor = InputCursor(input)
    let choice = Int(cursor.byte())
    let schema = choice & 1 == 1 ? PackedTypes.aligned : PackedTypes.unaligned
    let top = PackedTypes.tops[choice / 2 % PackedTypes.tops.count]
    try PackedPromises(schema: schema, top: top).check(cursor.bytes())
  }
}

/// What decoding and encoding promise.
struct PackedPromises {
  let schema: PackedSchema
  let top: PackedSchema.TypeID

  /// Remarks that a canonical encoding has too: the schema does not know all of it.
  private static let lasting: Set<PackedRemark.Kind> = [
    .unknownAddition, .unknownItem, .unknownAlternative, .unknownKey,
  ]

  func check(_ bytes: [UInt8]) throws(Violation) {
    guard let first = try decode(bytes) else { return }
    let written: [UInt8]
    do throws(PackedError) {
      written = try PackedEncoder(schema).encode(first.value, as: top)
    } catch {
      // A text may have characters that its type does not have; nothing else that was read is refused.
      let isExplained = error.code == .badCharacter && first.remarks.contains(.badCharacter)
      return try Violation.unless(isExplained, "what was read is not written: \(error)")
    }
    if first.remarks.isEmpty {
      try Violation.unless(written == bytes, "\(bytes) without a remark is written as \(written)")
    }
    guard let second = try decode(written) else { throw Violation("\(written) is not read again") }
    try Violation.unless(second.value == first.value, "\(first.value) is read again as \(second.value)")
    try Violation.unless(
      second.remarks.isSubset(of: Self.lasting), "\(written) was written and has \(second.remarks)")
  }

  /// The value of an encoding with the kinds of its remarks; nil: it has none, for a reason that lies in it.
  private func decode(
    _ bytes: [UInt8]
  ) throws(Violation) -> (value: PackedValue, remarks: Set<PackedRemark.Kind>)? {
    var decoder = PackedDecoder(schema)
    decoder.nodeLimit = 1 << 12
    var tree = PackedTree()
    var failure: PackedError?
    do throws(PackedError) { try decoder.decode(top, bytes.span, into: &tree) } catch { failure = error }
    try check(tree, bytes.count * 8)
    let value = tree.nodes.isEmpty ? nil : PackedTreeReader(schema, bytes.span).value(0, of: tree)
    if let failure {
      try Violation.unless(
        (0...bytes.count * 8).contains(failure.bitOffset), "\(failure) lies outside of \(bytes.count) octets")
      try Violation.unless(
        (tree.unfinished != nil) == !tree.nodes.isEmpty, "\(failure) leaves no unfinished part")
      return nil
    }
    guard let value else { throw Violation("there is no value") }
    return (value, Set(tree.remarks.map(\.kind)))
  }

  /// A part lies in that which it belongs to, in the tree and in the encoding.
  private func check(_ tree: PackedTree, _ end: Int) throws(Violation) {
    for (index, node) in tree.nodes.enumerated() {
      let parent = node.parent < 0 ? nil : tree.nodes[Int(node.parent)]
      try Violation.unless(
        (parent == nil) == (index == 0) && node.parent < index, "node \(index) belongs to \(node.parent)")
      try Violation.unless(
        node.next > index && Int(node.next) <= Int(parent?.next ?? Int32(tree.nodes.count)),
        "node \(index) ends at node \(node.next)")
      let outer = parent?.bits ?? 0..<end
      try Violation.unless(
        node.start >= outer.lowerBound && node.end <= outer.upperBound && node.start <= node.end,
        "node \(index) has the bits \(node.start) to \(node.end) of \(outer)")
      let content = node.contentBits
      let most = node.isAssembled ? tree.assembled.count * 8 : end
      try Violation.unless(
        tree.unfinished != nil || content.upperBound <= most, "node \(index) has the content \(content)")
    }
    for remark in tree.remarks {
      try Violation.unless(
        (0...end).contains(remark.bitOffset) && tree.nodes.indices.contains(remark.node)
          || tree.unfinished != nil, "\(remark) lies outside")
    }
  }
}
