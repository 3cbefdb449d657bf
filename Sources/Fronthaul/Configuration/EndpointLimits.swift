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

  public init() {}

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
    var sections: Set<Int64> = []
    /// Sections that have no identifier of their own.
    var unnamed = 0
    var beams: Set<Int64> = []
  }

  private var uses = Array(repeating: Use(), count: kept)

  /// Takes a section.
  ///
  /// - Parameter beam: 0 = none.
  /// - Returns: the sections and beams of the slot so far.
  func take(_ sectionId: Int64, beam: Int64, in slot: Int64) -> (sections: Int, beams: Int) {
    let place = Int(truncatingIfNeeded: slot & Int64(Self.kept - 1))
    if uses[place].slot != slot { uses[place] = Use(slot: slot) }
    if sectionId == 4095 { uses[place].unnamed += 1 } else { uses[place].sections.insert(sectionId) }
    if beam != 0 { uses[place].beams.insert(beam) }
    return (uses[place].sections.count + uses[place].unnamed, uses[place].beams.count)
  }
}
