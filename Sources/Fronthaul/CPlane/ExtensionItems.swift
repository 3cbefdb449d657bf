internal import Events
internal import Wire

/// What the items of an extension come to together.
enum ExtensionItems {
  /// Sets the derived fields; the section and the extension's own fields are in the row.
  static func derive(
    _ type: ExtensionType, _ bytes: Span<UInt8>, _ body: Range<Int>, _ parameters: LayoutParameters,
    _ filled: Layout.Filled, _ row: inout EventRow
  ) {
    switch type.number {
    case 5: deriveScaling(type.layout, bytes, body, &row)
    case 11: deriveBundles(type.layout, parameters, filled, &row)
    case 12: deriveRanges(type.layout, filled, &row)
    case 13: deriveHops(type.layout, bytes, body, &row)
    default: break
    }
  }

  /// Extension 5: which resource elements are scaled, and which of them twice.
  private static func deriveScaling(
    _ layout: Layout, _ bytes: Span<UInt8>, _ body: Range<Int>, _ row: inout EventRow
  ) {
    guard let scaled = layout.slot("scaledElements"), let twice = layout.slot("scaledTwice"),
      let items = try? layout.decode(bytes, body).value.groups["scale"]
    else { return }
    (row[scaled], row[twice]) = (0, 0)
    for mask in items.compactMap({ $0["mcScaleReMask"] }) {
      row[twice] |= row[scaled] & mask
      row[scaled] |= mask
    }
  }

  /// Extension 11: the last bundle.
  private static func deriveBundles(
    _ layout: Layout, _ parameters: LayoutParameters, _ filled: Layout.Filled,
    _ row: inout EventRow
  ) {
    guard let last = layout.slot("lastContInd"), let disabled = layout.slot("disableBFWs") else { return }
    let hasWeights = row[disabled] == 0
    // Without their number nobody knows where a bundle with weights ends.
    guard !hasWeights || parameters[.weightCount] > 0 else { return }
    let numbers = layout.numbers(of: "contInd")
    guard let number = hasWeights ? numbers.first : numbers.last else { return }
    row[last] = filled(number)
  }

  /// Extension 12: the last range.
  private static func deriveRanges(
    _ layout: Layout, _ filled: Layout.Filled, _ row: inout EventRow
  ) {
    guard let gap = layout.slot("endsWithGap"), let offset = layout.numbers(of: "offStartPrb").first,
      let count = layout.numbers(of: "numPrb").first
    else { return }
    row[gap] = filled(offset) != 0 && filled(count) == 0 ? 1 : 0
  }

  /// Extension 13: the order of the hops.
  private static func deriveHops(
    _ layout: Layout, _ bytes: Span<UInt8>, _ body: Range<Int>, _ row: inout EventRow
  ) {
    guard let inOrder = layout.slot("hopsInOrder"),
      let hops = try? layout.decode(bytes, body).value.groups["hop"]
    else { return }
    let symbols = hops.compactMap { $0["nextSymbolId"] }
    row[inOrder] = zip(symbols, symbols.dropFirst()).allSatisfy { $0 <= $1 } ? 1 : 0
  }

  /// Extension 13 beside extension 6: the first group of each hop. Groups lie on a grid that begins at PRB 0 of the carrier,
  /// so that it is as large as that of the section where both begin at the same place of their group.
  static func deriveFirstGroups(
    _ layout: Layout, _ bytes: Span<UInt8>, _ body: Range<Int>, _ section: SectionContext,
    _ row: inout EventRow
  ) {
    guard let alike = layout.slot("hasEqualFirstGroups") else { return }
    row.clear(alike)
    guard let size = NonContiguousAllocation.prbs(ofSizeCode: section.chain.rbgSize),
      let hops = try? layout.decode(bytes, body).value.groups["hop"]
    else { return }
    let starts = hops.compactMap { $0["nextStartPrbc"] }
    row[alike] = starts.allSatisfy { $0 % size == section.start % size } ? 1 : 0
  }
}
