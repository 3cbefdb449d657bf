public import Events

/// What a unit is in the chain.
public enum UnitRole: Int64, Sendable, CaseIterable {
  case unknown = 0, du, ru, cu, cuCP, cuUP

  /// The name in profiles and reports.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .du: "O-DU"
    case .ru: "O-RU"
    case .cu: "O-CU"
    case .cuCP: "O-CU-CP"
    case .cuUP: "O-CU-UP"
    }
  }
}

/// A unit that the profile declares.
public struct UnitDeclaration: Sendable {
  /// Lower-case texts.
  public var addresses: [String]
  public var role: UnitRole

  public init(addresses: [String], role: UnitRole) {
    self.addresses = addresses
    self.role = role
  }
}

/// Who is behind the addresses of a capture: units that the profile declares, and those found in the traffic.
///
/// The decoders of all interfaces share one, so that a unit has one number wherever it is seen.
public final class UnitDirectory {
  public struct Entry: Sendable {
    public var addresses: [NodeAddress]
    public var role: UnitRole
    /// Where the role comes from: `profile`, or what was seen.
    public var evidence: String
    public var isDeclared: Bool
  }

  /// In the order of their ``UnitID``.
  public private(set) var entries: [Entry]
  private var numbers: [NodeAddress: Int] = [:]
  /// Addresses as texts, for profiles, which declare them so.
  private let declaredTexts: [String: Int]

  /// Declared units keep the order in which they come.
  public init(declared: [UnitDeclaration] = []) {
    entries = declared.map { Entry(addresses: [], role: $0.role, evidence: "profile", isDeclared: true) }
    declaredTexts = Dictionary(
      declared.enumerated().flatMap { number, unit in unit.addresses.map { ($0, number) } },
      uniquingKeysWith: { _, last in last })
  }

  /// The unit at an address; one that nobody declared is added.
  ///
  /// - Parameter other: the unit that has the address, if nobody knows better.
  public func unit(at address: NodeAddress, as other: UnitID? = nil) -> UnitID {
    if let known = numbers[address] { return UnitID(rawValue: known) }
    let number: Int
    if let declared = declaredTexts[address.text] ?? other?.rawValue, entries.indices.contains(declared) {
      number = declared
      entries[number].addresses.append(address)
    } else {
      number = entries.count
      entries.append(Entry(addresses: [address], role: .unknown, evidence: "", isDeclared: false))
    }
    numbers[address] = number
    return UnitID(rawValue: number)
  }

  public func role(of unit: UnitID) -> UnitRole {
    entries.indices.contains(unit.rawValue) ? entries[unit.rawValue].role : .unknown
  }

  /// Notes what a unit's traffic says of its role. The first sign counts; a declared role stays.
  public func observe(_ unit: UnitID, _ role: UnitRole, because evidence: String) {
    guard entries.indices.contains(unit.rawValue), entries[unit.rawValue].role == .unknown else { return }
    entries[unit.rawValue].role = role
    if !entries[unit.rawValue].isDeclared { entries[unit.rawValue].evidence = evidence }
  }
}
