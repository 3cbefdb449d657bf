internal import Events
internal import Results

/// What is known of the traffic of each unit and direction.
struct JoinLanes {
  /// Lanes that are told apart.
  static let capacity = 4096

  struct Lane {
    /// The place in time of the first event of the right behind the last break; `nil` = none came so far.
    var firstRight: Int64?
    /// Who sends what announces; `nil` = nothing of it was seen.
    var leftSender: UnitID?
    /// An event of the left announced cells of other keys too.
    var standsForOthers = false
    /// What such events have in the field in which those keys differ.
    var representatives: [Int64] = []
    /// Events with something wrong that puts their cells elsewhere.
    var spoiltLefts = SpoiltEvents()
    var spoiltRights = SpoiltEvents()
    /// Keys whose first event was one of the right.
    var unannounced = JoinCandidates()

    /// Representatives that are remembered; those beyond announce for others without being looked for.
    private static let mostRepresentatives = 64

    mutating func addRepresentative(_ value: Int64) {
      guard representatives.count < Self.mostRepresentatives, !representatives.contains(value) else { return }
      representatives.append(value)
    }
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
