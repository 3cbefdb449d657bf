/// Keys that come and go, each with the number of a place for what is remembered of it.
///
/// Places are given back and used again, so that memory follows what is alive and not what has been. The same key
/// may have several places. Beside the whole key, parts of it can be looked up: all that an association, a unit or a
/// UE owns.
///
/// Keys whose cells agree in the whole, or in a part, are chained by a hash of these cells. All of it lies in three
/// flat arrays: the cells of a place behind each other, the links of a place behind each other, and the heads of the
/// chains, those of the whole key first.
struct KeyStore {
  /// The places before and behind one in a chain; -1: none.
  private struct Link {
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  /// Cells of a key.
  let width: Int
  /// Places that are in use.
  private(set) var count = 0
  /// The cells by which places are chained, the whole key first. Parts that have the same cells share a chain.
  private let chains: [[Int]]
  private let chainCount: Int
  /// The chains of the parts.
  private let chainOfPart: [Int]
  private var cells: [Int64] = []
  private var links: [Link] = []
  private var heads: [Int32]
  /// Heads of each chain, less one: a power of two.
  private var mask = 63
  private var free: [Int32] = []

  /// - Parameter parts: the cells of each part that is looked up.
  init(width: Int, parts: [[Int]] = []) {
    self.width = width
    var chains = [Array(0..<width)]
    for part in parts where !chains.contains(part) { chains.append(part) }
    chainOfPart = parts.map { chains.firstIndex(of: $0) ?? 0 }
    self.chains = chains
    chainCount = chains.count
    heads = Array(repeating: -1, count: (mask + 1) * chains.count)
  }

  /// Places that there are, used or free.
  var capacity: Int { links.count / chainCount }

  /// What keys and links take.
  var bytes: Int {
    cells.storageBytes + links.storageBytes + heads.storageBytes + free.storageBytes
  }

  @inline(__always)
  func cell(_ place: Int, _ index: Int) -> Int64 { cells[place &* width &+ index] }

  // MARK: Looking up

  /// The first place of a key, or -1. Places of one key come newest first.
  @inline(__always)
  func first(_ key: borrowing [Int64]) -> Int {
    var hash = KeyTable.seed
    for index in 0..<width { KeyTable.mix(key[index], into: &hash) }
    return match(Int(heads[Int(truncatingIfNeeded: hash) & mask]), key)
  }

  /// The next place of the same key, or -1.
  @inline(__always)
  func next(_ place: Int, _ key: borrowing [Int64]) -> Int {
    match(Int(links[place &* chainCount].next), key)
  }

  /// The first place of a key from one on.
  @inline(__always)
  private func match(_ place: Int, _ key: borrowing [Int64]) -> Int {
    var place = place
    while place >= 0, !matches(place, key) { place = Int(links[place &* chainCount].next) }
    return place
  }

  @inline(__always)
  private func matches(_ place: Int, _ key: borrowing [Int64]) -> Bool {
    let base = place &* width
    for index in 0..<width where cells[base &+ index] != key[index] { return false }
    return true
  }

  /// The first place whose key has these cells in a part, or -1.
  @inline(__always)
  func first(part: Int, _ values: borrowing [Int64]) -> Int {
    let chain = chainOfPart[part]
    var hash = KeyTable.seed
    for number in chains[chain].indices { KeyTable.mix(values[number], into: &hash) }
    return match(Int(heads[chain &* (mask &+ 1) &+ Int(truncatingIfNeeded: hash) & mask]), chain, values)
  }

  /// The next place that has them, or -1.
  @inline(__always)
  func next(_ place: Int, part: Int, _ values: borrowing [Int64]) -> Int {
    let chain = chainOfPart[part]
    return match(Int(links[place &* chainCount &+ chain].next), chain, values)
  }

  @inline(__always)
  private func match(_ place: Int, _ chain: Int, _ values: borrowing [Int64]) -> Int {
    var place = place
    while place >= 0, !agrees(place, chain, values) { place = Int(links[place &* chainCount &+ chain].next) }
    return place
  }

  @inline(__always)
  private func agrees(_ place: Int, _ chain: Int, _ values: borrowing [Int64]) -> Bool {
    let base = place &* width
    for number in chains[chain].indices where cells[base &+ chains[chain][number]] != values[number] {
      return false
    }
    return true
  }

  /// All places that are in use.
  var places: [Int] {
    var used = Array(repeating: true, count: capacity)
    for place in free { used[Int(place)] = false }
    return used.indices.filter { used[$0] }
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
      for _ in 0..<chainCount { links.append(Link()) }
    }
    count += 1
    if count > mask { grow() }
    for chain in 0..<chainCount { link(place, chain, head(of: place, chain)) }
    return place
  }

  mutating func remove(_ place: Int) {
    for chain in 0..<chainCount {
      let link = links[place &* chainCount &+ chain]
      if link.next >= 0 { links[Int(link.next) &* chainCount &+ chain].previous = link.previous }
      if link.previous >= 0 {
        links[Int(link.previous) &* chainCount &+ chain].next = link.next
      } else {
        heads[head(of: place, chain)] = link.next
      }
    }
    free.append(Int32(truncatingIfNeeded: place))
    count -= 1
  }

  @inline(__always)
  private mutating func link(_ place: Int, _ chain: Int, _ head: Int) {
    let first = heads[head]
    links[place &* chainCount &+ chain] = Link(next: first)
    if first >= 0 {
      links[Int(first) &* chainCount &+ chain].previous = Int32(truncatingIfNeeded: place)
    }
    heads[head] = Int32(truncatingIfNeeded: place)
  }

  /// The head of the chain that a place belongs to.
  @inline(__always)
  private func head(of place: Int, _ chain: Int) -> Int {
    var hash = KeyTable.seed
    let base = place &* width
    if chain == 0 {
      for index in 0..<width { KeyTable.mix(cells[base &+ index], into: &hash) }
    } else {
      for index in chains[chain] { KeyTable.mix(cells[base &+ index], into: &hash) }
    }
    return chain &* (mask &+ 1) &+ Int(truncatingIfNeeded: hash) & mask
  }

  /// Twice the heads. The order within a chain stays.
  private mutating func grow() {
    let old = heads
    let size = mask + 1
    mask = mask * 2 + 1
    heads = Array(repeating: -1, count: (mask + 1) * chainCount)
    var chained: [Int] = []
    for (number, head) in old.enumerated() {
      let chain = number / size
      chained.removeAll(keepingCapacity: true)
      var place = Int(head)
      while place >= 0 {
        chained.append(place)
        place = Int(links[place * chainCount + chain].next)
      }
      for place in chained.reversed() { link(place, chain, self.head(of: place, chain)) }
    }
  }
}
