internal import Events
internal import Results

/// Counts by line and unit.
///
/// Those of a few units lie in a flat array. Where there are many units and lines most pairs of them have nothing to
/// count: beyond a limit a pair takes room only when it has.
struct TallyTable {
  /// Cells of the flat array: seven megabytes.
  private static let mostCells = 1 << 17

  /// For each line `stride` cells: the unknown unit, then the units by number.
  private var flat: [Tally]
  private var stride = 9
  /// Lines, of which the first ones are in the flat array.
  private var lines: Int
  /// What has no room in the flat array, and where, by line and cell. It stays here: the flat array grows as long as it
  /// may, so that what it had no room for it never has.
  private var others: [Tally] = []
  private var places: [Pair: Int32] = [:]

  private struct Pair: Hashable {
    let line: Int32
    let cell: Int32

    init(_ line: Int, _ cell: Int) {
      (self.line, self.cell) = (Int32(truncatingIfNeeded: line), Int32(truncatingIfNeeded: cell))
    }
  }

  init(lines: Int) {
    self.lines = lines
    flat = Array(repeating: Tally(), count: lines * stride)
  }

  /// - Returns: the number of the line.
  mutating func addLine() -> Int {
    if lines * stride == flat.count, flat.count + stride <= Self.mostCells {
      flat.append(contentsOf: repeatElement(Tally(), count: stride))
    }
    lines += 1
    return lines - 1
  }

  @inline(__always)
  mutating func change(_ line: Int, _ unit: UnitID?, _ change: (inout Tally) -> Void) {
    let cell = (unit?.rawValue ?? -1) &+ 1
    let index = line &* stride &+ cell
    if cell < stride, index < flat.count {
      change(&flat[index])
    } else {
      changeOther(line, cell, change)
    }
  }

  @inline(never)
  private mutating func changeOther(_ line: Int, _ cell: Int, _ change: (inout Tally) -> Void) {
    if line * stride < flat.count, widen(to: cell + 1) {
      change(&flat[line * stride + cell])
      return
    }
    let pair = Pair(line, cell)
    let place = Int(places[pair] ?? Int32(truncatingIfNeeded: others.count))
    if place == others.count {
      places[pair] = Int32(truncatingIfNeeded: place)
      others.append(Tally())
    }
    change(&others[place])
  }

  /// Makes the lines of the flat array longer.
  ///
  /// - Returns: whether there is room for that.
  private mutating func widen(to needed: Int) -> Bool {
    let wider = max(needed, stride * 2)
    let count = flat.count / stride
    guard count * wider <= Self.mostCells else { return false }
    var all = Array(repeating: Tally(), count: count * wider)
    for line in 0..<count {
      for cell in 0..<stride { all[line * wider + cell] = flat[line * stride + cell] }
    }
    flat = all
    stride = wider
    return true
  }

  /// What was counted in each line: the unknown unit first.
  func counted() -> [[UnitTally]] {
    var counted: [[UnitTally]] = Array(repeating: [], count: lines)
    func add(_ tally: Tally, _ line: Int, _ cell: Int) {
      guard tally != Tally() else { return }
      counted[line].append(UnitTally(unit: cell == 0 ? nil : UnitID(rawValue: cell - 1), tally: tally))
    }
    for index in flat.indices { add(flat[index], index / stride, index % stride) }
    for (pair, place) in places.sorted(by: { $0.key.cell < $1.key.cell }) {
      add(others[Int(place)], Int(pair.line), Int(pair.cell))
    }
    return counted
  }
}
