internal import Results

/// Where traffic begins, for each unit and direction: what lies before it was not seen.
struct JoinLanes {
  /// Lanes that are told apart.
  static let capacity = 4096

  struct Lane {
    /// The place in time of the first event of each side; `nil` = none came so far.
    var firstLeft: Int64?
    var firstRight: Int64?
    /// The last place in time of what came of the right before the first of the left, and was not kept.
    var forgottenUpTo: Int64?
    /// An event of the left announced cells of other keys too.
    var standsForOthers = false
    /// What would have failed, had the other side been seen.
    var lefts = HeldFailures()
    var rights = HeldFailures()
    /// Events with something wrong that puts their cells elsewhere.
    var spoiltLefts = SpoiltEvents()
    var spoiltRights = SpoiltEvents()
  }

  private var keys: KeyStore
  private let cells: [Int]
  private var key: [Int64]
  var lanes: [Lane] = []

  /// - Parameter cells: the cells of the key that tell lanes apart.
  init(cells: [Int]) {
    self.cells = cells
    keys = KeyStore(width: cells.count)
    key = Array(repeating: 0, count: cells.count)
  }

  /// The lane of a key; beyond the limit all are one.
  mutating func number(of whole: borrowing [Int64]) -> Int {
    for index in cells.indices { key[index] = whole[cells[index]] }
    let known = keys.first(key)
    if known >= 0 { return known }
    guard lanes.count < Self.capacity else { return 0 }
    lanes.append(Lane())
    return keys.insert(key)
  }
}

/// Failures that may turn out to be none: the first ones with all that is to be told, the rest counted.
struct HeldFailures {
  struct Failure {
    let instance: Instance
    let cause: String
    let fields: [WitnessField]
    let expected: String
    let observed: String
    let consequenceOf: Int?
  }

  private(set) var first: [Failure] = []
  /// All of them, by the unit that would be charged.
  private(set) var counts: [(instance: Instance, count: Int)] = []
  var isEmpty: Bool { counts.isEmpty }

  /// Whether the next one is to be told.
  var wantsMore: Bool { first.count < FindingRecord.keptWitnesses }

  mutating func add(_ instance: Instance, _ failure: Failure?) {
    if let failure { first.append(failure) }
    for index in counts.indices
    where counts[index].instance.sender == instance.sender
      && counts[index].instance.receiver == instance.receiver
    {
      counts[index].count += 1
      return
    }
    counts.append((instance, 1))
  }

  mutating func removeAll() {
    first.removeAll()
    counts.removeAll()
  }
}
