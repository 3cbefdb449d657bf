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

  /// The first piece, and those behind it: most sections come to one, which needs no array.
  private(set) var first: Piece?
  private(set) var others: ArraySlice<Piece> = []
  private(set) var meaning = Meaning.known

  /// Extensions that change which symbols and resource blocks a section has.
  private static let changing: UInt32 = 1 << 6 | 1 << 12 | 1 << 13 | 1 << 19 | 1 << 20
  /// Extensions by which a section is for other eAxCs too: an eAxC mask, and ports that are grouped.
  private static let sharing: UInt32 = 1 << 7 | 1 << 10
  /// Ports that are grouped.
  static let grouping: UInt32 = 1 << 10
  /// The extension by which symbols are sent in another order, or numbered by their windows (7.7.25.1).
  private static let reordering: UInt32 = 1 << 25
  /// Extensions that may give a priority.
  static let prioritizing: UInt32 = 1 << 6 | 1 << 12 | 1 << 19

  /// Whether a section with such extensions is for other eAxCs too.
  static func isShared(_ chain: ExtensionChain) -> Bool { chain.types & sharing != 0 }

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
    // How extensions that change the allocation go together, and with rb, is not said.
    guard (chain.types & Self.changing).nonzeroBitCount == 1, !section.rb,
      let content = Self.content(bytes, range, Self.changing)
    else {
      meaning = .open
      return
    }
    guard let prbs = section.prbs else {
      meaning = .carrierUnknown
      return
    }
    let found: [Piece]? =
      switch content.type {
      case 6: Self.groups(content.fields, prbs)
      case 12: Self.ranges(content.fields, prbs)
      case 13: Self.hops(content.fields, section, prbs)
      case 19: content.fields["symbolMask"].map { Self.pieces($0, [prbs]) }
      default: Self.unpunctured(content.fields, section, prbs)
      }
    first = found?.first
    others = found?.dropFirst() ?? []
    if found == nil { meaning = .open }
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

  /// Groups on a grid that begins at PRB 0 of the carrier; group 0 is the one that holds the first PRB of the section.
  /// The size 0 has a meaning only for O-RUs that say so (`se6-rb-bit-supported`).
  private static func groups(_ fields: LayoutValue, _ prbs: Range<Int64>) -> [Piece]? {
    guard let size = NonContiguousAllocation.prbs(ofSizeCode: fields["rbgSize"] ?? 0),
      let mask = fields["rbgMask"], let symbols = fields["symbolMask"]
    else { return nil }
    let last = NonContiguousAllocation.lastGroup(
      start: prbs.lowerBound, count: Int64(prbs.count), prbs: size)
    let grid = prbs.lowerBound / size * size
    let runs = Self.runs(of: mask, through: min(last, 27)).map { groups in
      (grid + groups.lowerBound * size..<grid + groups.upperBound * size).clamped(to: prbs)
    }
    return pieces(symbols, runs)
  }

  /// The section's own resource blocks, and ranges that each count from the end of the one before.
  private static func ranges(_ fields: LayoutValue, _ prbs: Range<Int64>) -> [Piece]? {
    guard let symbols = fields["symbolMask"] else { return nil }
    var runs = [prbs]
    var end = prbs.upperBound
    for range in fields.groups["range"] ?? [] {
      let start = end + (range["offStartPrb"] ?? 0)
      end = start + (range["numPrb"] ?? 0)
      if end > start { runs.append(start..<end) }
    }
    return pieces(symbols, runs)
  }

  /// From a symbol on the section's resource blocks begin elsewhere.
  private static func hops(
    _ fields: LayoutValue, _ section: Description, _ prbs: Range<Int64>
  ) -> [Piece]? {
    var pieces = [Piece(symbols: section.symbols, prbs: prbs)]
    for hop in fields.groups["hop"] ?? [] {
      guard let symbol = hop["nextSymbolId"], let start = hop["nextStartPrbc"],
        let last = pieces.last?.symbols, symbol > last.lowerBound, symbol < section.symbols.upperBound
      else { return nil }
      pieces[pieces.count - 1].symbols = last.lowerBound..<symbol
      pieces.append(
        Piece(symbols: symbol..<section.symbols.upperBound, prbs: start..<start + section.count))
    }
    return pieces
  }

  /// Resource blocks of which only some elements are punctured are sent; whether those that are punctured as a whole
  /// are sent is not said.
  private static func unpunctured(
    _ fields: LayoutValue, _ section: Description, _ prbs: Range<Int64>
  ) -> [Piece]? {
    let patterns = fields.groups["pattern"] ?? []
    guard patterns.allSatisfy({ ($0["puncReMask"] ?? 0xFFF) != 0xFFF }) else { return nil }
    return [Piece(symbols: section.symbols, prbs: prbs)]
  }

  /// The same resource blocks on all symbols of a mask.
  private static func pieces(_ symbolMask: Int64, _ runs: [Range<Int64>]) -> [Piece] {
    Self.runs(of: symbolMask, through: 13).flatMap { symbols in
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
