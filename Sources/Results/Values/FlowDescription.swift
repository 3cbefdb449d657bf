public import Events

/// A decode setting of a flow: its value and where it comes from.
public struct ConfigurationItem: Sendable, Equatable, Codable {
  /// For example `udCompHdr`.
  public var name: String
  public var value: String
  /// `profile`, `m-plane`, `capture`, `c-plane`, `in-band` or `inferred`.
  public var provenance: String
  /// What an inference rests on, or where a declaration stands; empty where there is nothing to tell.
  public var evidence: [Indication]
  /// Frames that an inference rests on.
  public var frames: Int?
  /// What also fitted.
  public var alternatives: [AlternativeValue]
  public init(
    name: String, value: String, provenance: String, evidence: [Indication] = [], frames: Int? = nil,
    alternatives: [AlternativeValue] = []
  ) {
    self.name = name
    self.value = value
    self.provenance = provenance
    self.evidence = evidence
    self.frames = frames
    self.alternatives = alternatives
  }
}

extension ConfigurationItem {
  /// The protocol that an association carries.
  public static let carried = "protocol"
  /// The address and port of the end that set an association up.
  public static let openedBy = "opened by"
}

/// What tells a flow of the fronthaul from others of its units.
public struct RadioFlow: Sendable, Equatable, Codable {
  public var isUPlane: Bool
  public var isDownlink: Bool
  public var eAxC: Int
  /// `nil` without a tag.
  public var vlan: Int?
  public init(isUPlane: Bool, isDownlink: Bool, eAxC: Int, vlan: Int?) {
    self.isUPlane = isUPlane
    self.isDownlink = isDownlink
    self.eAxC = eAxC
    self.vlan = vlan
  }
}

/// How one flow (addresses, VLAN, plane, direction, eAxC) was decoded, or what an association carried.
public struct FlowDescription: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, CaseIterable, Codable {
    case flow, association
  }

  public var kind: Kind
  public var name: String
  /// `nil` for what is no flow of the fronthaul.
  public var radio: RadioFlow?
  /// The sender of a flow; the side of an association that set it up, or was seen first.
  public var sender: UnitID?
  public var receiver: UnitID?
  /// The frames of a flow, the user messages of an association.
  public var frames: Int
  public var items: [ConfigurationItem]
  public init(
    kind: Kind = .flow, name: String, sender: UnitID?, receiver: UnitID?, frames: Int,
    items: [ConfigurationItem]
  ) {
    self.kind = kind
    self.name = name
    self.sender = sender
    self.receiver = receiver
    self.frames = frames
    self.items = items
  }
}
