import Fronthaul

/// What section extensions 6, 12 and 13 make of an allocation. CUS 7.7.6, 7.7.12, 7.7.13.
///
/// They are cut to what the allocation has room for: masks to its symbols and groups, ranges and hops to the
/// carrier. What is left with nothing is not sent.
extension Allocation {
  /// Attaches an extension, and follows the resource blocks and symbols that it names.
  ///
  /// - Parameter prbs: of the carrier.
  mutating func attach(_ content: SectionExtension, carrier prbs: Int) {
    guard let fields = content.fields else { return extensions.append(content) }
    let changed: (fields: LayoutValue, grants: [Grant])? =
      switch content.type {
      case 6: groups(fields)
      case 12: ranges(fields, carrier: prbs)
      case 13: hops(fields, carrier: prbs)
      case 11: (bundles(fields), grants ?? [])
      default: (fields, grants ?? [])
      }
    guard let changed else { return }
    extensions.append(SectionExtension(type: content.type, content: .fields(changed.fields)))
    if ExtensionRequest.allocating.contains(content.type) { grants = changed.grants }
  }

  private func symbols(of mask: Int64) -> [Int] { symbols.filter { mask >> Int64($0) & 1 == 1 } }

  private func mask(_ symbols: [Int]) -> Int64 { symbols.reduce(0) { $0 | 1 << Int64($1) } }

  /// PRBs in a group, by the code of CUS 7.7.6.3.
  static let groupSizes = [0, 1, 2, 3, 4, 6, 8, 16]

  private func groups(_ fields: LayoutValue) -> (LayoutValue, [Grant])? {
    let size = Self.groupSizes[Int((fields["rbgSize"] ?? 0) & 7)]
    guard size > 0 else { return nil }
    // The grid of groups begins at PRB 0 of the carrier, group 0 is the one that holds the first PRB.
    let end = startPrb + prbCount
    let last = (prbCount + startPrb % size + size - 1) / size - 1
    let chosen = (fields["rbgMask"] ?? 0) & (1 << Int64(min(last, 27) + 1) - 1)
    let named = symbols(of: fields["symbolMask"] ?? 0)
    guard chosen != 0, !named.isEmpty else { return nil }
    var runs: [Range<Int>] = []
    for group in 0...min(last, 27) where chosen >> Int64(group) & 1 == 1 {
      let first = (startPrb / size + group) * size
      let run = max(first, startPrb)..<min(first + size, end)
      if let previous = runs.last, previous.upperBound == run.lowerBound {
        runs[runs.count - 1] = previous.lowerBound..<run.upperBound
      } else {
        runs.append(run)
      }
    }
    var sent = fields
    sent["rbgMask"] = chosen
    sent["symbolMask"] = mask(named)
    return (sent, named.flatMap { symbol in runs.map { Grant(symbol: symbol, prbs: $0) } })
  }

  private func ranges(_ fields: LayoutValue, carrier prbs: Int) -> (LayoutValue, [Grant])? {
    let named = symbols(of: fields["symbolMask"] ?? 0)
    var runs = [startPrb..<(startPrb + prbCount)]
    var items: [LayoutValue] = []
    for item in fields.groups["range"] ?? [] {
      let first = (runs.last?.upperBound ?? 0) + Int(item["offStartPrb"] ?? 0)
      let run = first..<(first + Int(item["numPrb"] ?? 0))
      guard !run.isEmpty, run.upperBound <= prbs else { break }
      runs.append(run)
      items.append(item)
    }
    guard !named.isEmpty, !items.isEmpty else { return nil }
    var sent = fields
    sent["symbolMask"] = mask(named)
    sent.groups["range"] = items
    return (sent, named.flatMap { symbol in runs.map { Grant(symbol: symbol, prbs: $0) } })
  }

  /// Hops move what is granted, by the section itself or by groups or ranges: those begin where the hop does. A hop
  /// leaves the first group as many resource blocks as it has.
  private func hops(_ fields: LayoutValue, carrier prbs: Int) -> (LayoutValue, [Grant])? {
    let granted = grants ?? symbols.map { Grant(symbol: $0, prbs: startPrb..<(startPrb + prbCount)) }
    let named = Set(granted.map(\.symbol))
    let end = max(startPrb + prbCount, granted.map(\.prbs.upperBound).max() ?? 0) - startPrb
    let group = extensions.first { $0.type == 6 }.map { Self.groupSizes[Int(($0["rbgSize"] ?? 0) & 7)] } ?? 1
    var starts = [(symbol: symbols.lowerBound, prb: startPrb)]
    var items: [LayoutValue] = []
    for item in fields.groups["hop"] ?? [] {
      let (symbol, prb) = (Int(item["nextSymbolId"] ?? 0), Int(item["nextStartPrbc"] ?? 0))
      guard named.contains(symbol), symbol > starts[starts.count - 1].symbol, prb + end <= prbs,
        prb % group == startPrb % group
      else { continue }
      starts.append((symbol, prb))
      items.append(item)
    }
    guard !items.isEmpty else { return nil }
    var sent = fields
    sent.groups["hop"] = items
    let moved = granted.map { grant in
      let shift = (starts.last { $0.symbol <= grant.symbol }?.prb ?? startPrb) - startPrb
      return Grant(
        symbol: grant.symbol, prbs: grant.prbs.lowerBound + shift..<grant.prbs.upperBound + shift)
    }
    return (sent, moved)
  }

  /// The beams of the bundles, in turn, as many as the section has bundles. CUS 7.7.11.3.
  private func bundles(_ fields: LayoutValue) -> LayoutValue {
    guard let given = fields.groups["bundle"], !given.isEmpty else { return fields }
    let size = max(1, Int(fields["numBundPrb"] ?? 1))
    var sent = fields
    sent.groups["bundle"] = (0..<((prbCount + size - 1) / size)).map { given[$0 % given.count] }
    return sent
  }
}
