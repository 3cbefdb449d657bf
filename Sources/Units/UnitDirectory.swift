public import Events

/// What a unit is in the chain.
public enum UnitRole: Int64, Sendable, CaseIterable {
  case unknown = 0, du, ru, cu, cuCP, cuUP
  /// Passes a shared cell on (CUS 13): an O-RU to the O-DU, an O-DU to the O-RUs behind it.
  case fhm

  /// The name in profiles and reports.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .du: "O-DU"
    case .ru: "O-RU"
    case .cu: "O-CU"
    case .cuCP: "O-CU-CP"
    case .cuUP: "O-CU-UP"
    case .fhm: "FHM"
    }
  }
}

/// A unit that the profile declares.
public struct UnitDeclaration: Sendable {
  /// Lower-case texts.
  public var addresses: [String]
  public var role: UnitRole
  /// What of the traffic of the addresses is the unit's.
  public var scope: UnitScope
  /// Whether a profile says so, and not the record of another run.
  public var isOfProfile: Bool

  public init(
    addresses: [String], role: UnitRole, scope: UnitScope = UnitScope(), isOfProfile: Bool = true
  ) {
    self.addresses = addresses
    self.role = role
    self.scope = scope
    self.isOfProfile = isOfProfile
  }
}

/// Who is behind the addresses of a capture: units that the profile declares, and those found in the traffic.
///
/// The decoders of all interfaces share one, so that a unit has one number wherever it is seen.
public final class UnitDirectory {
  public struct Entry: Sendable {
    public var addresses: [NodeAddress]
    public var role: UnitRole
    /// Where the role comes from: the profile, or what was seen.
    public var evidence: [Indication]
    public var isDeclared: Bool
    /// Whether the traffic shows it, as a sender or as a receiver.
    public var isSeen = true
  }

  /// Units that are told apart beside those declared. All other addresses are taken for one more unit.
  public static let limit = 2_048
  /// Addresses that are remembered for each of them, on average.
  private static let addressesPerUnit = 4

  /// How often an address was met that is not that of a unit of its own because there are too many.
  public private(set) var addressesBeyondLimit = 0
  /// The unit that stands for all addresses beyond the limit.
  private var others: Int?
  private let capacity: Int

  /// In the order of their ``UnitID``.
  public private(set) var entries: [Entry]
  private var numbers: [NodeAddress: Int] = [:]
  /// Units of which the capture shows no address.
  private var withoutAddresses: [RoleOfAssociation: Int] = [:]

  private struct RoleOfAssociation: Hashable {
    var role: UnitRole
    var association: Int
  }

  /// Addresses as texts, for profiles, which declare them so.
  private let declaredTexts: [String: Int]

  /// Numbers of the units that a profile declares.
  private let ofProfile: Set<Int>

  /// Declared units that have a part of the traffic of an address, by the address as text.
  private let parts: [String: [(number: Int, scope: UnitScope)]]

  /// Declared units keep the order in which they come.
  ///
  /// - Parameter limit: units that are told apart beside them.
  public init(declared: [UnitDeclaration] = [], limit: Int = UnitDirectory.limit) {
    capacity = declared.count + limit
    entries = declared.map {
      Entry(addresses: [], role: $0.role, evidence: [Indication(.profile)], isDeclared: true, isSeen: false)
    }
    ofProfile = Set(declared.indices.filter { declared[$0].isOfProfile })
    let all = declared.enumerated().flatMap { number, unit in
      unit.addresses.map { (address: $0, number: number, scope: unit.scope) }
    }
    declaredTexts = Dictionary(
      all.filter(\.scope.isWhole).map { ($0.address, $0.number) }, uniquingKeysWith: { _, last in last })
    parts = Dictionary(grouping: all.filter { !$0.scope.isWhole }, by: \.address).mapValues { declarations in
      declarations.map { (number: $0.number, scope: $0.scope) }
    }
  }

  /// The unit that has a part of the traffic of an address; one that nobody declared is added.
  public func unit(at address: NodeAddress, in part: TrafficPart) -> UnitID {
    // Most profiles have none, and then no text is made of the address.
    guard !parts.isEmpty, let declared = parts[address.text]?.first(where: { $0.scope.holds(part) }) else {
      return unit(at: address)
    }
    if !entries[declared.number].addresses.contains(address) {
      entries[declared.number].addresses.append(address)
      entries[declared.number].isSeen = true
    }
    return UnitID(rawValue: declared.number)
  }

  /// The unit at an address; one that nobody declared is added.
  ///
  /// - Parameter other: the unit that has the address, if nobody knows better.
  public func unit(at address: NodeAddress, as other: UnitID? = nil) -> UnitID {
    if let known = numbers[address] { return UnitID(rawValue: known) }
    let declared = declaredTexts[address.text]
    guard declared != nil || numbers.count < capacity * Self.addressesPerUnit else { return unitOfOthers() }
    let number: Int
    if let known = declared ?? other?.rawValue, entries.indices.contains(known) {
      number = known
      entries[number].addresses.append(address)
      entries[number].isSeen = true
    } else if entries.count < capacity {
      number = entries.count
      entries.append(Entry(addresses: [address], role: .unknown, evidence: [], isDeclared: false))
    } else {
      return unitOfOthers()
    }
    numbers[address] = number
    return UnitID(rawValue: number)
  }

  /// The unit at an address; `nil` where none is known there.
  public func known(at address: NodeAddress) -> UnitID? { numbers[address].map { UnitID(rawValue: $0) } }

  /// The unit with a role at an end of an association that shows no addresses: the only one that is declared with the
  /// role, or one for each association.
  public func unit(_ role: UnitRole, ofAssociation association: Int) -> UnitID {
    let declared = entries.indices.filter { entries[$0].isDeclared && entries[$0].role == role }
    if declared.count == 1 {
      entries[declared[0]].isSeen = true
      return UnitID(rawValue: declared[0])
    }
    let key = RoleOfAssociation(role: role, association: association)
    if let known = withoutAddresses[key] { return UnitID(rawValue: known) }
    guard entries.count < capacity else { return unitOfOthers() }
    let number = entries.count
    entries.append(
      Entry(
        addresses: [], role: role, evidence: [Indication(.whoSendsWhat)], isDeclared: false))
    withoutAddresses[key] = number
    return UnitID(rawValue: number)
  }

  private func unitOfOthers() -> UnitID {
    addressesBeyondLimit += 1
    if let others { return UnitID(rawValue: others) }
    let number = entries.count
    entries.append(
      Entry(addresses: [], role: .unknown, evidence: [Indication(.beyondLimit)], isDeclared: false))
    others = number
    return UnitID(rawValue: number)
  }

  public func role(of unit: UnitID) -> UnitRole {
    entries.indices.contains(unit.rawValue) ? entries[unit.rawValue].role : .unknown
  }

  /// Whether the profile declares a unit.
  public func isDeclared(_ unit: UnitID) -> Bool { ofProfile.contains(unit.rawValue) }

  /// Whether the profile declares a unit with a role, and its addresses.
  public func declaresUnit(as role: UnitRole) -> Bool {
    let numbers = declaredTexts.values + parts.values.flatMap { $0.map(\.number) }
    return numbers.contains { ofProfile.contains($0) && entries[$0].role == role }
  }

  /// The role that the profile gives a unit; `nil` where it gives none.
  public func declaredRole(of unit: UnitID) -> UnitRole? {
    guard entries.indices.contains(unit.rawValue), entries[unit.rawValue].isDeclared else { return nil }
    let role = entries[unit.rawValue].role
    return role == .unknown ? nil : role
  }

  /// Notes that a unit is to one peer what others are to it: it passes a shared cell on. A declared role stays.
  public func observeForwarding(_ unit: UnitID, because evidence: Indication) {
    guard entries.indices.contains(unit.rawValue), !entries[unit.rawValue].isDeclared,
      entries[unit.rawValue].role != .fhm
    else { return }
    entries[unit.rawValue].evidence.append(evidence)
    entries[unit.rawValue].role = .fhm
  }

  /// Notes what a unit's traffic says of its role. The first sign counts; a declared role stays.
  public func observe(_ unit: UnitID, _ role: UnitRole, because evidence: @autoclosure () -> Indication) {
    guard entries.indices.contains(unit.rawValue), entries[unit.rawValue].role == .unknown else { return }
    entries[unit.rawValue].role = role
    if !entries[unit.rawValue].isDeclared { entries[unit.rawValue].evidence = [evidence()] }
  }
}
