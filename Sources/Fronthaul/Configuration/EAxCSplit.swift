/// How the 16 bits of an eAxC ID are divided. CUS 5.1.3.2.7.
///
///     unused | DU_Port_ID | BandSector_ID | CC_ID | RU_Port_ID        most significant first
///
/// The widths come from the M-plane and add up to at most 16; unused bits are 0. That is the usual order: the M-plane
/// gives each field a mask of its own, which may lie anywhere.
public struct EAxCSplit: Hashable, Sendable {
  /// The bits of each field.
  public let duPort: UInt16
  public let bandSector: UInt16
  public let cc: UInt16
  public let ruPort: UInt16

  /// Widths in the usual order, at the least significant end.
  ///
  /// - Returns: nil if a width is negative or the sum is above 16.
  public init?(duPort: Int, bandSector: Int, cc: Int, ruPort: Int) {
    let widths = [duPort, bandSector, cc, ruPort]
    guard widths.allSatisfy({ (0...16).contains($0) }), widths.reduce(0, +) <= 16 else { return nil }
    self.init(unchecked: duPort, bandSector, cc, ruPort)
  }

  /// Masks in any order, with gaps or without.
  ///
  /// - Parameter masks: of DU_Port_ID, BandSector_ID, CC_ID and RU_Port_ID.
  /// - Returns: nil if there are not four, or two have a bit in common.
  public init?(masks: [UInt16]) {
    guard masks.count == 4, masks.reduce(0, |).nonzeroBitCount == masks.reduce(0, { $0 + $1.nonzeroBitCount })
    else { return nil }
    (duPort, bandSector, cc, ruPort) = (masks[0], masks[1], masks[2], masks[3])
  }

  private init(unchecked duPort: Int, _ bandSector: Int, _ cc: Int, _ ruPort: Int) {
    func mask(_ bits: Int, above shift: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: (1 << bits &- 1) << shift)
    }
    self.ruPort = mask(ruPort, above: 0)
    self.cc = mask(cc, above: ruPort)
    self.bandSector = mask(bandSector, above: cc + ruPort)
    self.duPort = mask(duPort, above: bandSector + cc + ruPort)
  }

  /// 4/4/4/4: what most units use.
  public static let usual = EAxCSplit(unchecked: 4, 4, 4, 4)
  /// 2/6/4/4: the default of older tools.
  static let older = EAxCSplit(unchecked: 2, 6, 4, 4)
  /// The whole number is the RU port.
  static let flat = EAxCSplit(unchecked: 0, 0, 0, 16)

  public func duPort(of id: UInt16) -> UInt16 { Self.field(id, duPort) }
  public func bandSector(of id: UInt16) -> UInt16 { Self.field(id, bandSector) }
  public func cc(of id: UInt16) -> UInt16 { Self.field(id, cc) }
  public func ruPort(of id: UInt16) -> UInt16 { Self.field(id, ruPort) }

  /// What all eAxC IDs of a carrier share: all but the RU port.
  func carrier(of id: UInt16) -> UInt16 { Self.field(id, ~ruPort) }

  /// The bits of an eAxC ID that belong to no field.
  public func unusedBits(of id: UInt16) -> UInt16 { Self.field(id, ~masks.reduce(0, |)) }

  private var masks: [UInt16] { [duPort, bandSector, cc, ruPort] }

  /// The bits of a mask, side by side.
  private static func field(_ id: UInt16, _ mask: UInt16) -> UInt16 {
    var value: UInt16 = 0
    var place: UInt16 = 0
    for bit in 0..<UInt16(16) where mask >> bit & 1 == 1 {
      value |= (id >> bit & 1) << place
      place += 1
    }
    return value
  }
}

extension EAxCSplit: LosslessStringConvertible {
  /// The widths, `4/4/4/4`, where the fields lie in the usual order; otherwise the masks, `0xf/0xf0/0xf00/0xf000`.
  public var description: String {
    let widths = masks.map(\.nonzeroBitCount)
    let usual = Self(unchecked: widths[0], widths[1], widths[2], widths[3])
    return masks.enumerated().map { self == usual ? "\(widths[$0])" : "0x" + String($1, radix: 16) }
      .joined(separator: "/")
  }

  public init?(_ description: String) {
    let parts = description.split(separator: "/")
    guard parts.count == 4 else { return nil }
    if parts.allSatisfy({ $0.hasPrefix("0x") }) {
      self.init(masks: parts.compactMap { UInt16($0.dropFirst(2), radix: 16) })
    } else {
      let widths = parts.compactMap { Int($0) }
      guard widths.count == 4 else { return nil }
      self.init(duPort: widths[0], bandSector: widths[1], cc: widths[2], ruPort: widths[3])
    }
  }
}
