internal import Wire

/// The symbols and resource blocks that a section schedules: the rectangles that its description and its extensions
/// come to (CUS 7.5.3, 7.7.6, 7.7.12, 7.7.13).
struct SectionAllocation: Equatable {
  /// A rectangle of the grid.
  struct Piece: Equatable {
    var symbols: Range<Int64>
    var prbs: Range<Int64>
    /// Whether only every other resource block is meant.
    var isSparse = false
  }

  /// What decides it beside the extensions.
  struct Description {
    var symbols: Range<Int64>
    /// `nil` = all of a carrier that nobody described.
    var prbs: Range<Int64>?
    /// Resource blocks that are used.
    var count: Int64
    var rb: Bool
  }

  /// Whether it is known which resource blocks and symbols are meant.
  enum Meaning: Equatable {
    case known
    /// All resource blocks, and the carrier is not known.
    case carrierUnknown
    /// What was sent has more than one reading.
    case open
  }

  /// The first piece and the others, apart: most sections have one piece, which then needs no array.
  private(set) var first: Piece?
  private(set) var others: ArraySlice<Piece> = []
  private(set) var meaning = Meaning.known

  /// Extensions that change which symbols and resource blocks a section has.
  private static let changing: UInt32 = 1 << 6 | 1 << 12 | 1 << 13 | 1 << 19 | 1 << 20
  /// Frequency hopping.
  private static let hopping: UInt32 = 1 << 13
  /// Extensions by which a section is for other eAxCs too: an eAxC mask, and ports that are grouped.
  static let sharing: UInt32 = 1 << 7 | 1 << 10
  /// Ports that are grouped.
  static let grouping: UInt32 = 1 << 10
  /// The extension by which symbols are sent in another order, or numbered by their windows (7.7.25.1).
  private static let reordering: UInt32 = 1 << 25
  /// Extensions that may give a priority.
  static let prioritizing: UInt32 = 1 << 6 | 1 << 12 | 1 << 19

  /// Whether a section with such extensions is for other eAxCs too.
  static func isShared(_ chain: ExtensionChain) -> Bool { chain.types & sharing != 0 }

  /// Whether a mask says for which.
  static func isMasked(_ chain: ExtensionChain) -> Bool { chain.types & 1 << 7 != 0 }

  /// Another eAxC that a section stands for too.
  struct Port {
    var eAxC: UInt16
    /// Its UE, or its beam; `nil` where the section's own, or one that follows from it, holds.
    var beamOrUE: Int64?
  }

  /// The other eAxCs that a section stands for: members of the group (extension 10), or endpoints that agree in the bits
  /// of the mask (extension 7).
  ///
  /// - Returns: nil where nobody says which these are.
  static func ports(
    _ chain: ExtensionChain, _ bytes: Span<UInt8>, _ range: Range<Int>, of eAxC: UInt16, members: [UInt16],
    endpoints: [UInt16]
  ) -> [Port]? {
    guard (chain.types & sharing).nonzeroBitCount == 1, let content = content(bytes, range, sharing) else {
      return nil
    }
    if content.type == 7 {
      guard let mask = content.fields["eAxCmask"].map({ UInt16(truncatingIfNeeded: $0) }), !endpoints.isEmpty
      else {
        return nil
      }
      return endpoints.filter { $0 != eAxC && ($0 ^ eAxC) & mask == 0 }.map { Port(eAxC: $0) }
    }
    guard let type = content.fields["beamGroupType"], type <= 2, let number = content.fields["numPortc"]
    else {
      return nil
    }
    // 0 stands for 64.
    let count = number == 0 ? 64 : Int(number)
    guard members.count >= count else { return nil }
    let listed = content.fields.groups["port"]?.map { $0["portBeamOrUeId"] }
    return members.prefix(count).enumerated().map { place, member in
      Port(eAxC: member, beamOrUE: listed.flatMap { $0.indices.contains(place) ? $0[place] : nil })
    }
  }

  /// The eAxCs that a section covers where no profile declares the members of its group.
  ///
  /// - Returns: the bits of `eAxCmask` (section extension 7), and the number of ports (section extension 10; the encoded 0
  ///   is 64). `nil` = the section has no such extension.
  static func reach(
    _ chain: ExtensionChain, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (bits: Int64?, ports: Int64?) {
    (
      isMasked(chain) ? content(bytes, range, 1 << 7)?.fields["eAxCmask"] : nil,
      chain.types & grouping == 0 ? nil : chain.numPortc == 0 ? 64 : chain.numPortc
    )
  }

  /// - Parameters:
  ///   - chain: the section's extensions, which lie in `range`.
  ///   - bytes: the frame.
  init(_ section: Description, _ chain: ExtensionChain, _ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard chain.types & Self.reordering == 0 else {
      meaning = .open
      return
    }
    guard chain.types & Self.changing != 0 else {
      guard let prbs = section.prbs else {
        meaning = .carrierUnknown
        return
      }
      first = Piece(symbols: section.symbols, prbs: prbs, isSparse: section.rb)
      return
    }
    // Hops go with one other extension (7.7.13.1). How other extensions go together, or any with rb, is not said: open.
    let (shaping, hopping) = (chain.types & Self.changing & ~Self.hopping, chain.types & Self.hopping)
    let shape = shaping == 0 ? nil : Self.content(bytes, range, shaping)
    let jumps = hopping == 0 ? nil : Self.content(bytes, range, hopping)
    guard shaping.nonzeroBitCount <= 1, !section.rb, (shaping == 0) == (shape == nil),
      (hopping == 0) == (jumps == nil)
    else {
      meaning = .open
      return
    }
    guard let prbs = section.prbs else {
      meaning = .carrierUnknown
      return
    }
    // A mask takes the place of the section's own symbols.
    let symbols = shape?.fields["symbolMask"] == nil ? section.symbols : 0..<14
    let whole = Hop(symbols: symbols, prbs: prbs)
    let hops = jumps.map { Self.hops($0.fields, whole, section.count) } ?? [whole]
    guard let found = hops.flatMap({ Self.pieces(shape, $0) }) else {
      meaning = .open
      return
    }
    first = found.first
    others = found.dropFirst()
  }

  /// Whether the first extension that may give a priority does, or repeats the section that has the highest one.
  static func hasPriority(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard let content = content(bytes, range, prioritizing) else { return false }
    return (content.fields["priority"] ?? 0) != 0
      || (content.type == 6 && (content.fields["repetition"] ?? 0) != 0)
  }

  /// The first extension of some types.
  private static func content(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ types: UInt32
  ) -> (type: UInt8, fields: LayoutValue)? {
    var at = range.lowerBound
    while let head = ExtensionHead(bytes, at, range.upperBound), head.words > 0 {
      let end = at + head.words * 4
      guard end <= range.upperBound else { return nil }
      if head.type < 32, types >> UInt32(head.type) & 1 == 1, let type = ExtensionType.of(head.type) {
        guard let read = try? type.layout.decode(bytes, min(at + type.headerBytes, end)..<end) else {
          return nil
        }
        return (head.type, read.value)
      }
      guard head.more else { return nil }
      at = end
    }
    return nil
  }

  /// Symbols of a section on which its resource blocks begin at one place.
  private struct Hop {
    var symbols: Range<Int64>
    var prbs: Range<Int64>
  }

  /// From a symbol on the section's resource blocks begin elsewhere.
  private static func hops(_ fields: LayoutValue, _ whole: Hop, _ count: Int64) -> [Hop]? {
    var hops = [whole]
    for hop in fields.groups["hop"] ?? [] {
      guard let symbol = hop["nextSymbolId"], let start = hop["nextStartPrbc"],
        let last = hops.last?.symbols, symbol > last.lowerBound, symbol < whole.symbols.upperBound
      else { return nil }
      hops[hops.count - 1].symbols = last.lowerBound..<symbol
      hops.append(Hop(symbols: symbol..<whole.symbols.upperBound, prbs: start..<start + count))
    }
    return hops
  }

  /// What an extension makes of each hop, as if the section began at the hop's resource block (7.7.13.1).
  ///
  /// - Parameter shape: the extension; nil where hops are all there is.
  private static func pieces(_ shape: (type: UInt8, fields: LayoutValue)?, _ hops: [Hop]) -> [Piece]? {
    guard let (type, fields) = shape else { return hops.map { Piece(symbols: $0.symbols, prbs: $0.prbs) } }
    switch type {
    case 6: return groups(fields, hops)
    case 12: return ranges(fields, hops)
    case 19:
      return fields["symbolMask"].map { mask in hops.flatMap { pieces(mask, $0.symbols, [$0.prbs]) } }
    default: return unpunctured(fields, hops)
    }
  }

  /// Groups on a grid that begins at PRB 0 of the carrier; group 0 is the one that holds the first PRB of the section.
  /// The size 0 has a meaning only for O-RUs that say so (`se6-rb-bit-supported`). The first group has as many resource
  /// blocks in each hop (7.7.6.3).
  private static func groups(_ fields: LayoutValue, _ hops: [Hop]) -> [Piece]? {
    guard let size = NonContiguousAllocation.prbs(ofSizeCode: fields["rbgSize"] ?? 0),
      let mask = fields["rbgMask"], let symbols = fields["symbolMask"],
      Set(hops.map { $0.prbs.lowerBound % size }).count == 1
    else { return nil }
    return hops.flatMap { hop in
      let last = NonContiguousAllocation.lastGroup(
        start: hop.prbs.lowerBound, count: Int64(hop.prbs.count), prbs: size)
      let grid = hop.prbs.lowerBound / size * size
      let runs = runs(of: mask, through: min(last, 27)).map { groups in
        (grid + groups.lowerBound * size..<grid + groups.upperBound * size).clamped(to: hop.prbs)
      }
      return pieces(symbols, hop.symbols, runs)
    }
  }

  /// The section's own resource blocks, and ranges that each count from the end of the one before.
  private static func ranges(_ fields: LayoutValue, _ hops: [Hop]) -> [Piece]? {
    guard let symbols = fields["symbolMask"] else { return nil }
    return hops.flatMap { hop in
      var runs = [hop.prbs]
      var end = hop.prbs.upperBound
      for range in fields.groups["range"] ?? [] {
        let start = end + (range["offStartPrb"] ?? 0)
        end = start + (range["numPrb"] ?? 0)
        if end > start { runs.append(start..<end) }
      }
      return pieces(symbols, hop.symbols, runs)
    }
  }

  /// Resource blocks of which only some elements are punctured are sent; whether those that are punctured as a whole
  /// are sent is not said.
  private static func unpunctured(_ fields: LayoutValue, _ hops: [Hop]) -> [Piece]? {
    let patterns = fields.groups["pattern"] ?? []
    guard patterns.allSatisfy({ ($0["puncReMask"] ?? 0xFFF) != 0xFFF }) else { return nil }
    return hops.map { Piece(symbols: $0.symbols, prbs: $0.prbs) }
  }

  /// The same resource blocks on all symbols of a mask that lie in a hop.
  private static func pieces(
    _ symbolMask: Int64, _ symbols: Range<Int64>, _ runs: [Range<Int64>]
  ) -> [Piece] {
    let mask = symbolMask & (1 << symbols.upperBound - 1) & ~(1 << symbols.lowerBound - 1)
    return Self.runs(of: mask, through: 13).flatMap { symbols in
      runs.map { Piece(symbols: symbols, prbs: $0) }
    }
  }

  /// The runs of bits that are set, from the least significant one up to bit `last`.
  private static func runs(of mask: Int64, through last: Int64) -> [Range<Int64>] {
    var runs: [Range<Int64>] = []
    for bit in 0...max(0, last) where mask >> bit & 1 == 1 {
      if let run = runs.last, run.upperBound == bit {
        runs[runs.count - 1] = run.lowerBound..<bit + 1
      } else {
        runs.append(bit..<bit + 1)
      }
    }
    return runs
  }
}
