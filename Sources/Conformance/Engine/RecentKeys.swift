internal import Platform

/// Keys that are remembered for a while after they were first seen, with some numbers of each.
///
/// Keys have numbers in the order in which they turn up, and are forgotten in that order: they lie in a ring, and what
/// is behind its end needs no tidying. Keys with the same hash are chained from the newest to the oldest, by their
/// numbers: a number below that of the oldest key ends a chain.
struct RecentKeys: ~Copyable {
  // Not private: whoever owns keys lets go of them, in another file.
  struct Entry {
    /// When the key was seen first.
    var time: Int64 = 0
    /// The number of the key before it in its chain.
    var link = 0
  }

  /// Keys at a time.
  let limit: Int
  /// The most keys that were remembered at a time.
  private(set) var most = 0
  /// Cells of a key, and those of a place, which may have more.
  private let width: Int
  private let stride: Int
  /// Places of the ring, and chains, less one: a power of two.
  private let mask: Int
  private var cells: OwnedArray<Int64>
  private var entries: OwnedArray<Entry>
  /// The newest key of each chain; 0: none.
  private var heads: OwnedArray<Int>
  /// The numbers of the oldest key, and of the next one.
  private var oldest = 1
  private var next = 1

  /// - Parameters:
  ///   - width: cells of a key.
  ///   - more: cells that are kept beside those of each key.
  ///   - limit: keys at a time, a power of two from 64 on.
  init(width: Int, more: Int, limit: Int) {
    self.init(width: width, stride: width + more, limit: limit, places: 64)
  }

  private init(width: Int, stride: Int, limit: Int, places: Int) {
    self.width = width
    self.stride = stride
    self.limit = limit
    mask = places - 1
    cells = OwnedArray(repeating: .min, count: places * stride)
    entries = OwnedArray(repeating: Entry(), count: places)
    heads = OwnedArray(repeating: 0, count: places)
  }

  var bytes: Int {
    cells.storageBytes + entries.storageBytes + heads.storageBytes
  }

  /// One of the cells beside those of the key at a place. Until another key begins the key keeps its place, and its cells
  /// are there after it is forgotten.
  subscript(_ place: Int, cell: Int) -> Int64 {
    @inline(__always) get { cells[place &* stride &+ width &+ cell] }
    @inline(__always) set { cells[place &* stride &+ width &+ cell] = newValue }
  }

  /// The place of a key, and whether it is a new one.
  ///
  /// - Returns: `nil` if there are as many keys as there may be.
  mutating func place(of key: borrowing [Int64], at time: Int64) -> (place: Int, isNew: Bool)? {
    var hash = KeyTable.seed
    for index in 0..<width { KeyTable.mix(key[index], into: &hash) }
    var number = heads[Int(truncatingIfNeeded: hash) & mask]
    while number >= oldest {
      if matches(number & mask, key) { return (number & mask, false) }
      number = entries[number & mask].link
    }
    if next &- oldest > mask {
      guard mask + 1 < limit else { return nil }
      grow()
    }
    let place = next & mask
    for index in 0..<width { cells[place &* stride &+ index] = key[index] }
    add(time, hash)
    return (place, true)
  }

  /// Forgets the oldest key if it was seen first before a time.
  ///
  /// - Returns: the place that it had; `nil` if it stays.
  @inline(__always)
  mutating func forgetOldest(before time: Int64) -> Int? {
    guard oldest < next, entries[oldest & mask].time < time else { return nil }
    defer { oldest &+= 1 }
    return oldest & mask
  }

  @inline(__always)
  private func matches(_ place: Int, _ key: borrowing [Int64]) -> Bool {
    let base = place &* stride
    for index in 0..<width where cells[base &+ index] != key[index] { return false }
    return true
  }

  /// Gives the next number to the key whose cells are at its place.
  @inline(__always)
  private mutating func add(_ time: Int64, _ hash: UInt64) {
    let head = Int(truncatingIfNeeded: hash) & mask
    entries[next & mask] = Entry(time: time, link: heads[head])
    heads[head] = next
    next &+= 1
    most = max(most, next &- oldest)
  }

  /// Twice the places. The keys keep their order and get numbers of their own again.
  @inline(never)
  private mutating func grow() {
    var larger = RecentKeys(
      width: width, stride: stride, limit: limit, places: (mask + 1) * 2)
    for number in oldest..<next {
      let (old, new) = (number & mask, larger.next & larger.mask)
      var hash = KeyTable.seed
      for index in 0..<stride {
        let cell = cells[old &* stride &+ index]
        larger.cells[new &* stride &+ index] = cell
        if index < width { KeyTable.mix(cell, into: &hash) }
      }
      larger.add(entries[old].time, hash)
    }
    larger.most = most
    self = larger
  }
}
