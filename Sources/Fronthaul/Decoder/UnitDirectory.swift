public import Events

/// What a unit is to the fronthaul.
public enum FronthaulRole: Int64, Sendable { case unknown = 0, du, ru }

/// Who is behind the addresses of a capture: units that the profile declares, and those found in the traffic.
public struct UnitDirectory: Sendable {
  /// A unit as the fronthaul knows it.
  public struct Entry: Sendable {
    public var addresses: [NodeAddress]
    public var role: FronthaulRole
    /// Where the role comes from: `profile`, or what was seen.
    public var evidence: String
    public var isDeclared: Bool
  }

  /// In the order of their ``UnitID``.
  public private(set) var entries: [Entry] = []
  private var numbers: [NodeAddress: Int] = [:]
  /// Addresses as texts, for profiles, which declare them so.
  private var declaredTexts: [String: Int] = [:]

  public init() {}

  /// Adds a unit of the profile. Addresses are lower-case texts; units keep the order in which they come.
  public mutating func declare(addresses: [String], role: FronthaulRole) {
    for address in addresses { declaredTexts[address] = entries.count }
    entries.append(Entry(addresses: [], role: role, evidence: "profile", isDeclared: true))
  }

  /// The unit at an address; one that nobody declared is added.
  public mutating func unit(at address: NodeAddress) -> UnitID {
    if let known = numbers[address] { return UnitID(rawValue: known) }
    let number: Int
    if let declared = declaredTexts[address.text] {
      number = declared
      entries[number].addresses.append(address)
    } else {
      number = entries.count
      entries.append(Entry(addresses: [address], role: .unknown, evidence: "", isDeclared: false))
    }
    numbers[address] = number
    return UnitID(rawValue: number)
  }

  public func role(of unit: UnitID) -> FronthaulRole {
    entries.indices.contains(unit.rawValue) ? entries[unit.rawValue].role : .unknown
  }

  /// Notes what a unit's traffic says of its role. The first sign counts; a declared role stays.
  mutating func observe(_ unit: UnitID, _ role: FronthaulRole, because evidence: String) {
    guard entries.indices.contains(unit.rawValue), entries[unit.rawValue].role == .unknown else { return }
    entries[unit.rawValue].role = role
    if !entries[unit.rawValue].isDeclared { entries[unit.rawValue].evidence = evidence }
  }
}
