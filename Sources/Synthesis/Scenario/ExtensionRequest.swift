public import Fronthaul

/// A section extension that the traffic's section descriptions carry.
///
/// Those that say which resource blocks and symbols are meant (types 6, 12 and 13) also change the U-plane.
public struct ExtensionRequest: Equatable, Sendable {
  /// What section descriptions it belongs to.
  public enum Channel: String, CaseIterable, Sendable {
    case data
    case control
    case prach
  }

  public var isDownlink: Bool
  public var channel: Channel
  /// Of the section descriptions of an eAxC, each so many-th slot has it.
  public var every: Int
  public var content: SectionExtension

  var type: UInt8 { content.type }

  /// Whether it changes which resource blocks and symbols a section has.
  var changesAllocation: Bool { Self.allocating.contains(type) }

  static let allocating: Set<UInt8> = [6, 12, 13]
}
