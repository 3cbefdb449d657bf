/// What the endpoint of a flow can do, and no more, as the profile or the M-plane says it.
///
/// Limits belong to an endpoint, which is an eAxC and a direction: what one of an O-RU can do another may not.
public struct EndpointLimits: Sendable, Equatable {
  public struct SupportedCompression: Sendable, Equatable {
    /// Code point of the method (CUS 8.3.3.13).
    public let method: UInt8
    /// Bits; `nil` = any.
    public let width: UInt8?

    public init(method: UInt8, width: UInt8?) {
      self.method = method
      self.width = width
    }
  }

  /// The VLAN of its messages.
  public var vlan: Int64?
  /// The extensions that each section type may have: bit n stands for extension n.
  public var extensions: [UInt8: UInt32]?
  public var compressions: [SupportedCompression]?
  /// C-plane sections that begin in a slot.
  public var sectionsPerSlot: Int?
  /// Different beams that they name; 0 = no beamforming.
  public var beamsPerSlot: Int?
  /// The same of those that have a symbol.
  public var sectionsPerSymbol: Int?
  public var beamsPerSymbol: Int?

  public init() {}

  /// Whether anything is limited that has to be counted.
  var countsUses: Bool {
    sectionsPerSlot != nil || beamsPerSlot != nil || sectionsPerSymbol != nil || beamsPerSymbol != nil
  }

  func supports(_ compression: CompressionHeader) -> Bool? {
    compressions?.contains {
      Int($0.method) == compression.methodCode
        && ($0.width == nil || $0.width.map(Int.init) == compression.width)
    }
  }
}

/// What the C-plane of an endpoint asks for, slot by slot: sections and beams, each counted once.
///
/// The last slots are kept; a message for an older one begins it anew.
final class SlotUses {
  private static let kept = 64

  private struct Use {
    var slot: Int64 = .min
    var sections = SymbolCount()
    /// Sections that have no identifier of their own.
    var unnamed = 0
    var beams = SymbolCount()
  }

  /// What a slot has, and each of its symbols.
  private struct SymbolCount {
    /// The symbols of each identifier: bit n stands for symbol n.
    private var symbols: [Int64: UInt16] = [:]
    private var counts = InlineArray<16, UInt16>(repeating: 0)

    var total: Int { symbols.count }

    /// - Returns: the most that one of the symbols has.
    mutating func take(_ id: Int64, _ mask: UInt16) -> Int {
      let known = symbols[id, default: 0]
      symbols[id] = known | mask
      return count(mask, added: mask & ~known)
    }

    /// The same of what has no identifier.
    mutating func take(_ mask: UInt16) -> Int { count(mask, added: mask) }

    private mutating func count(_ mask: UInt16, added: UInt16) -> Int {
      var most = 0
      for symbol in counts.indices where mask & 1 << UInt16(symbol) != 0 {
        if added & 1 << UInt16(symbol) != 0, counts[symbol] < .max { counts[symbol] += 1 }
        most = max(most, Int(counts[symbol]))
      }
      return most
    }
  }

  /// What a slot has so far, and the fullest symbol of a section.
  struct Sum {
    var sections: Int
    var beams: Int
    var sectionsOfSymbol: Int
    var beamsOfSymbol: Int
  }

  private var uses = Array(repeating: Use(), count: kept)

  /// Takes a section.
  ///
  /// - Parameters:
  ///   - beam: 0 = none.
  ///   - symbols: bit n stands for symbol n; none of a section whose symbols are not known.
  func take(_ sectionId: Int64, beam: Int64, symbols: UInt16, in slot: Int64) -> Sum {
    let place = Int(truncatingIfNeeded: slot & Int64(Self.kept - 1))
    if uses[place].slot != slot { uses[place] = Use(slot: slot) }
    var sum = Sum(sections: 0, beams: 0, sectionsOfSymbol: 0, beamsOfSymbol: 0)
    if sectionId == 4095 {
      uses[place].unnamed += 1
      sum.sectionsOfSymbol = uses[place].sections.take(symbols)
    } else {
      sum.sectionsOfSymbol = uses[place].sections.take(sectionId, symbols)
    }
    if beam != 0 { sum.beamsOfSymbol = uses[place].beams.take(beam, symbols) }
    sum.sections = uses[place].sections.total + uses[place].unnamed
    sum.beams = uses[place].beams.total
    return sum
  }
}
