/// A part of the traffic of an address: units that share one, such as the cells of an O-RU behind one port, are told
/// apart by it.
public struct TrafficPart: Sendable, Hashable {
  /// -1 without a tag.
  public var vlanId: Int
  /// `nil` for messages that name none.
  public var eAxC: UInt16?

  public init(vlanId: Int, eAxC: UInt16?) {
    self.vlanId = vlanId
    self.eAxC = eAxC
  }
}

/// Which part of the traffic of its addresses a unit has.
public struct UnitScope: Sendable, Equatable {
  /// Identifiers of VLANs; empty = any, and none.
  public var vlans: [Int]
  /// Bits of the eAxC identifier that count, and what they are; `nil` = any.
  public var eAxC: EAxCMask?

  public struct EAxCMask: Sendable, Equatable {
    public var mask: UInt16
    public var value: UInt16

    public init(mask: UInt16, value: UInt16) {
      self.mask = mask
      self.value = value
    }

    func holds(_ id: UInt16) -> Bool { id & mask == value & mask }
  }

  public init(vlans: [Int] = [], eAxC: EAxCMask? = nil) {
    self.vlans = vlans
    self.eAxC = eAxC
  }

  /// All of the traffic, but for what scopes of others take.
  public var isWhole: Bool { vlans.isEmpty && eAxC == nil }

  /// Whether a part belongs to the unit. A message without an eAxC identifier belongs to all that its VLAN allows.
  public func holds(_ part: TrafficPart) -> Bool {
    guard vlans.isEmpty || vlans.contains(part.vlanId) else { return false }
    guard let eAxC, let id = part.eAxC else { return true }
    return eAxC.holds(id)
  }

  /// Whether no part belongs to both; what is for all of the traffic gives way to any other.
  public func isApart(from other: UnitScope) -> Bool {
    if isWhole != other.isWhole { return true }
    if !vlans.isEmpty, !other.vlans.isEmpty, !vlans.contains(where: other.vlans.contains) { return true }
    guard let mine = eAxC, let theirs = other.eAxC else { return false }
    return (mine.value ^ theirs.value) & mine.mask & theirs.mask != 0
  }
}

extension UnitScope: CustomStringConvertible {
  public var description: String {
    var texts: [String] = []
    if !vlans.isEmpty { texts.append("VLAN " + vlans.map(String.init).joined(separator: ", ")) }
    if let eAxC {
      let digits = [eAxC.value, eAxC.mask].map { "0x" + String($0, radix: 16, uppercase: true) }
      texts.append("eAxC \(digits[0]) (mask \(digits[1]))")
    }
    return texts.joined(separator: ", ")
  }
}
