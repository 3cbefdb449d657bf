/// Keys that come and go, each with the number of a place for what is remembered of it.
///
/// Places are given back and used again, so that memory follows what is alive and not what has been. The same key
/// may have several places. Beside the whole key, parts of it can be looked up: all that an association, a unit or a
/// UE owns.
struct KeyStore {
  /// The places of keys that agree in some of their cells, chained by a hash of these.
  private struct Index {
    let cells: [Int]
    var heads: [Int32]
    var next: [Int32] = []
    var previous: [Int32] = []
  }

  /// Cells of a key.
  let width: Int
  /// Places that are in use.
  private(set) var count = 0
  /// The cells of all places, one key after the other.
  private var cells: [Int64] = []
  private var free: [Int32] = []
  /// The whole key first.
  private var indexes: [Index]

  /// - Parameter parts: the cells of each part that is looked up.
  init(width: Int, parts: [[Int]] = []) {
    self.width = width
    indexes = ([Array(0..<width)] + parts).map { Index(cells: $0, heads: Array(repeating: -1, count: 64)) }
  }

  /// Places that there are, used or free.
  var capacity: Int { width == 0 ? indexes[0].next.count : cells.count / width }

  func cell(_ place: Int, _ index: Int) -> Int64 { cells[place &* width &+ index] }

  // MARK: Looking up

  /// The first place of a key, or -1. Places of one key come newest first.
  @inline(__always)
  func first(_ key: borrowing [Int64]) -> Int {
    var place = Int(indexes[0].heads[bucket(key, width, indexes[0].heads.count)])
    while place >= 0, !matches(place, key) { place = Int(indexes[0].next[place]) }
    return place
  }

  /// The next place of the same key, or -1.
  @inline(__always)
  func next(_ place: Int, _ key: borrowing [Int64]) -> Int {
    var place = Int(indexes[0].next[place])
    while place >= 0, !matches(place, key) { place = Int(indexes[0].next[place]) }
    return place
  }

  /// The places whose keys have these cells in a part.
  func places(part: Int, _ values: borrowing [Int64]) -> [Int] {
    let index = indexes[part + 1]
    var places: [Int] = []
    var place = Int(index.heads[bucket(values, index.cells.count, index.heads.count)])
    while place >= 0 {
      var agrees = true
      for (number, cell) in index.cells.enumerated()
      where cells[place * width + cell] != values[number] { agrees = false }
      if agrees { places.append(place) }
      place = Int(index.next[place])
    }
    return places
  }

  /// All places that are in use.
  var places: [Int] {
    var used = Array(repeating: true, count: capacity)
    for place in free { used[Int(place)] = false }
    return used.indices.filter { used[$0] }
  }

  @inline(__always)
  private func matches(_ place: Int, _ key: borrowing [Int64]) -> Bool {
    let base = place &* width
    for index in 0..<width where cells[base &+ index] != key[index] { return false }
    return true
  }

  // MARK: Changing

  /// Gives a key a place.
  mutating func insert(_ key: borrowing [Int64]) -> Int {
    let place: Int
    if let last = free.popLast() {
      place = Int(last)
      for index in 0..<width { cells[place &* width &+ index] = key[index] }
    } else {
      place = capacity
      for index in 0..<width { cells.append(key[index]) }
      for number in indexes.indices {
        indexes[number].next.append(-1)
        indexes[number].previous.append(-1)
      }
    }
    count += 1
    if count > indexes[0].heads.count { grow() }
    for number in indexes.indices { link(place, number) }
    return place
  }

  mutating func remove(_ place: Int) {
    for number in indexes.indices {
      let (next, previous) = (indexes[number].next[place], indexes[number].previous[place])
      if next >= 0 { indexes[number].previous[Int(next)] = previous }
      if previous >= 0 {
        indexes[number].next[Int(previous)] = next
      } else {
        indexes[number].heads[bucket(of: place, number)] = next
      }
    }
    free.append(Int32(place))
    count -= 1
  }

  private mutating func link(_ place: Int, _ number: Int) {
    let bucket = bucket(of: place, number)
    let head = indexes[number].heads[bucket]
    indexes[number].next[place] = head
    indexes[number].previous[place] = -1
    if head >= 0 { indexes[number].previous[Int(head)] = Int32(place) }
    indexes[number].heads[bucket] = Int32(place)
  }

  /// Twice the buckets. The order within a chain stays.
  private mutating func grow() {
    for number in indexes.indices {
      let heads = indexes[number].heads
      let next = indexes[number].next
      indexes[number].heads = Array(repeating: -1, count: heads.count * 2)
      for head in heads {
        var chain: [Int] = []
        var place = Int(head)
        while place >= 0 {
          chain.append(place)
          place = Int(next[place])
        }
        for place in chain.reversed() { link(place, number) }
      }
    }
  }

  // MARK: Hashing

  @inline(__always)
  private func bucket(_ key: borrowing [Int64], _ width: Int, _ buckets: Int) -> Int {
    var hash = KeyTable.seed
    for index in 0..<width { KeyTable.mix(key[index], into: &hash) }
    return Int(truncatingIfNeeded: hash) & (buckets &- 1)
  }

  @inline(__always)
  private func bucket(of place: Int, _ number: Int) -> Int {
    var hash = KeyTable.seed
    if number == 0 {
      for index in 0..<width { KeyTable.mix(cells[place &* width &+ index], into: &hash) }
    } else {
      for index in indexes[number].cells { KeyTable.mix(cells[place &* width &+ index], into: &hash) }
    }
    return Int(truncatingIfNeeded: hash) & (indexes[number].heads.count &- 1)
  }
}
