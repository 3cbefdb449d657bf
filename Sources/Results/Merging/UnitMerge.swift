internal import Events

/// The units of several records, by what they are known by in any run.
struct UnitMerge {
  private struct Key: Hashable {
    var isDeclared: Bool
    var identity: String
    /// Which of the units of a record that are known by the same.
    var turn: Int
  }

  private(set) var units: [UnitDescription] = []
  private var places: [Key: Int] = [:]
  /// The record that a unit comes from.
  private var origins: [String] = []

  /// Adds the units of a record.
  ///
  /// - Returns: their places among all.
  mutating func add(_ input: MergeInput) throws(MergeError) -> [Int] {
    var turns: [String: Int] = [:]
    var numbers: [Int] = []
    for unit in input.record.units {
      let key = Key(
        isDeclared: unit.isDeclared, identity: unit.identity, turn: turns[unit.identity, default: 0])
      turns[unit.identity, default: 0] += 1
      guard let place = places[key] else {
        places[key] = units.count
        numbers.append(units.count)
        units.append(unit)
        origins.append(input.name)
        continue
      }
      try join(unit, of: input.name, at: place)
      numbers.append(place)
    }
    return numbers
  }

  private mutating func join(
    _ unit: UnitDescription, of name: String, at place: Int
  ) throws(MergeError) {
    let known = units[place]
    guard known.role == unit.role else {
      throw MergeError(
        [origins[place], name],
        "unit \(unit.identity): \(known.role) in the first, \(unit.role) in the second")
    }
    var joined = unit
    joined.isInCapture = known.isInCapture || unit.isInCapture
    if !unit.isDeclared {
      joined.addresses = Set(known.addresses + unit.addresses).sorted()
      joined.evidence =
        [known.evidence, unit.evidence].min { $0.key.lexicographicallyPrecedes($1.key) } ?? []
    }
    var other = joined
    (other.isInCapture, other.addresses, other.evidence) = (
      known.isInCapture, known.addresses, known.evidence
    )
    guard other == known else {
      throw MergeError([origins[place], name], "unit \(unit.identity) is not described alike in both")
    }
    units[place] = joined
  }
}

extension [Indication] {
  /// What they are put in an order by.
  fileprivate var key: [String] { flatMap { [$0.code.rawValue] + $0.arguments } }
}
