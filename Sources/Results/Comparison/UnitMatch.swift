public import Events

/// Why two runs can't be compared.
public struct ComparisonError: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }
}

/// Which unit of one run is which of another: by the name that the profile declares, then by role, then by address. The
/// address of a container changes every night, so a role that one unit alone has tells it.
public struct UnitMatch: Sendable, Equatable {
  /// How a pair was found.
  public enum Basis: String, Sendable, CaseIterable { case map, name, role, address }

  public struct Pair: Sendable, Equatable {
    public var old: UnitID
    public var new: UnitID
    public var basis: Basis
  }

  /// In the order of the old run.
  public private(set) var pairs: [Pair] = []
  /// Units that the other run does not have.
  public private(set) var gone: [UnitID] = []
  public private(set) var added: [UnitID] = []

  /// - Parameter map: pairs that the user names: old name, new name.
  /// - Throws: ``ComparisonError`` for a name that no unit has, and where several units of a role could be each other.
  public init(
    _ old: [UnitDescription], _ new: [UnitDescription], map: [(old: String, new: String)] = []
  ) throws(ComparisonError) {
    var left = old.indices.filter { old[$0].isInCapture || old[$0].isDeclared }
    var right = new.indices.filter { new[$0].isInCapture || new[$0].isDeclared }
    func take(_ a: Int, _ b: Int, _ basis: Basis) {
      pairs.append(Pair(old: UnitID(rawValue: a), new: UnitID(rawValue: b), basis: basis))
      left.removeAll { $0 == a }
      right.removeAll { $0 == b }
    }
    for (before, after) in map {
      guard let a = left.first(where: { old[$0].name == before }) else {
        throw ComparisonError(
          "--map \(before)=\(after): the old run has no unit `\(before)`, or it is named twice")
      }
      guard let b = right.first(where: { new[$0].name == after }) else {
        throw ComparisonError(
          "--map \(before)=\(after): the new run has no unit `\(after)`, or it is named twice")
      }
      take(a, b, .map)
    }
    for a in left where old[a].isDeclared {
      if let b = right.first(where: { new[$0].isDeclared && new[$0].name == old[a].name }) {
        take(a, b, .name)
      }
    }
    for role in Set(left.map { old[$0].role }).subtracting(["unknown"]).sorted() {
      let (a, b) = (left.filter { old[$0].role == role }, right.filter { new[$0].role == role })
      if a.count == 1, b.count == 1 { take(a[0], b[0], .role) }
    }
    for a in left {
      let address = right.first { new[$0].identity == old[a].identity || new[$0].shares(old[a].addresses) }
      if let address { take(a, address, .address) }
    }
    try Self.checkRoles(left.map { old[$0] }, right.map { new[$0] })
    pairs.sort { $0.old.rawValue < $1.old.rawValue }
    for pair in pairs { (newByOld[pair.old], oldByNew[pair.new]) = (pair.new, pair.old) }
    gone = left.map { UnitID(rawValue: $0) }
    added = right.map { UnitID(rawValue: $0) }
  }

  /// Units of a role on both sides that nothing pairs.
  private static func checkRoles(_ old: [UnitDescription], _ new: [UnitDescription]) throws(ComparisonError) {
    for role in Set(old.map(\.role)).subtracting(["unknown"]).sorted() {
      let (a, b) = (old.filter { $0.role == role }.map(\.name), new.filter { $0.role == role }.map(\.name))
      guard !a.isEmpty, !b.isEmpty else { continue }
      throw ComparisonError(
        "cannot match the units of role \(role): \(a.joined(separator: ", ")) before, \(b.joined(separator: ", ")) now; use "
          + "--map OLD=NEW")
    }
  }

  private var newByOld: [UnitID: UnitID] = [:]
  private var oldByNew: [UnitID: UnitID] = [:]

  /// The unit of the new run that is a unit of the old one.
  public func new(of old: UnitID?) -> UnitID? { old.flatMap { newByOld[$0] } }

  /// The unit of the old run that is a unit of the new one.
  public func old(of new: UnitID?) -> UnitID? { new.flatMap { oldByNew[$0] } }
}

extension UnitDescription {
  fileprivate func shares(_ others: [String]) -> Bool { addresses.contains(where: others.contains) }
}
