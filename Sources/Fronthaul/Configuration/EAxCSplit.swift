/// How the 16 bits of an eAxC ID are divided. CUS 5.1.3.2.7.
///
///     unused | DU_Port_ID | BandSector_ID | CC_ID | RU_Port_ID        most significant first
///
/// The widths come from the M-plane and add up to at most 16; unused bits are at the top and 0.
public struct EAxCSplit: Hashable, Sendable {
  /// Bits of each field.
  public let duPortBits: Int
  public let bandSectorBits: Int
  public let ccBits: Int
  public let ruPortBits: Int

  /// - Returns: nil if a width is negative or the sum is above 16.
  public init?(duPort: Int, bandSector: Int, cc: Int, ruPort: Int) {
    let widths = [duPort, bandSector, cc, ruPort]
    guard widths.allSatisfy({ (0...16).contains($0) }), widths.reduce(0, +) <= 16 else { return nil }
    self.init(unchecked: duPort, bandSector, cc, ruPort)
  }

  private init(unchecked duPort: Int, _ bandSector: Int, _ cc: Int, _ ruPort: Int) {
    duPortBits = duPort
    bandSectorBits = bandSector
    ccBits = cc
    ruPortBits = ruPort
  }

  /// 4/4/4/4: what most units use.
  public static let usual = EAxCSplit(unchecked: 4, 4, 4, 4)
  /// 2/6/4/4: the default of older tools.
  static let older = EAxCSplit(unchecked: 2, 6, 4, 4)
  /// The whole number is the RU port.
  static let flat = EAxCSplit(unchecked: 0, 0, 0, 16)

  @inlinable public func duPort(of id: UInt16) -> UInt16 {
    field(id, above: bandSectorBits &+ ccBits &+ ruPortBits, bits: duPortBits)
  }
  @inlinable public func bandSector(of id: UInt16) -> UInt16 {
    field(id, above: ccBits &+ ruPortBits, bits: bandSectorBits)
  }
  @inlinable public func cc(of id: UInt16) -> UInt16 { field(id, above: ruPortBits, bits: ccBits) }
  @inlinable public func ruPort(of id: UInt16) -> UInt16 { field(id, above: 0, bits: ruPortBits) }

  /// What all eAxC IDs of a carrier share: all but the RU port.
  func carrier(of id: UInt16) -> UInt16 { ruPortBits >= 16 ? 0 : id >> UInt16(ruPortBits) }

  /// The bits of an eAxC ID that belong to no field.
  @inlinable public func unusedBits(of id: UInt16) -> UInt16 {
    let used = duPortBits &+ bandSectorBits &+ ccBits &+ ruPortBits
    return used >= 16 ? 0 : id >> UInt16(used)
  }

  @inlinable func field(_ id: UInt16, above shift: Int, bits: Int) -> UInt16 {
    shift >= 16 ? 0 : UInt16(truncatingIfNeeded: (Int(id) >> shift) & (1 << bits &- 1))
  }
}

extension EAxCSplit: CustomStringConvertible {
  public var description: String { "\(duPortBits)/\(bandSectorBits)/\(ccBits)/\(ruPortBits)" }
}
