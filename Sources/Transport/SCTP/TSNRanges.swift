/// TSNs in ranges that neither overlap nor adjoin, in serial order. All of them lie within half of the number space.
struct TSNRanges: Sendable {
  /// A range with both of its ends.
  struct Part: Equatable, Sendable {
    var first: UInt32
    var last: UInt32
  }

  private(set) var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }
  var count: Int { parts.count }
  var first: Part? { parts.first }
  var last: Part? { parts.last }

  /// Index of the first part that ends at or behind a TSN.
  private func index(of tsn: UInt32) -> Int {
    // What comes next is mostly the highest.
    if let last = parts.last, last.last.precedes(tsn) { return parts.count }
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].last.precedes(tsn) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func contains(_ tsn: UInt32) -> Bool {
    let index = index(of: tsn)
    return index < parts.count && !tsn.precedes(parts[index].first)
  }

  /// Enters a TSN; false if it is there already.
  mutating func insert(_ tsn: UInt32) -> Bool {
    let index = index(of: tsn)
    if index < parts.count, !tsn.precedes(parts[index].first) { return false }
    let joinsLeft = index > 0 && parts[index - 1].last &+ 1 == tsn
    let joinsRight = index < parts.count && parts[index].first == tsn &+ 1
    switch (joinsLeft, joinsRight) {
    case (true, true):
      parts[index - 1].last = parts[index].last
      parts.remove(at: index)
    case (true, false): parts[index - 1].last = tsn
    case (false, true): parts[index].first = tsn
    case (false, false): parts.insert(Part(first: tsn, last: tsn), at: index)
    }
    return true
  }

  /// Enters a range behind all that are there.
  mutating func append(_ part: Part) { parts.append(part) }

  /// Takes a TSN out; false if it is not there.
  mutating func remove(_ tsn: UInt32) -> Bool {
    let index = index(of: tsn)
    guard index < parts.count, !tsn.precedes(parts[index].first) else { return false }
    let part = parts[index]
    switch (part.first == tsn, part.last == tsn) {
    case (true, true): parts.remove(at: index)
    case (true, false): parts[index].first = tsn &+ 1
    case (false, true): parts[index].last = tsn &- 1
    case (false, false):
      parts[index].last = tsn &- 1
      parts.insert(Part(first: tsn &+ 1, last: part.last), at: index + 1)
    }
    return true
  }

  mutating func removeFirst(_ count: Int = 1) { parts.removeFirst(min(count, parts.count)) }
  mutating func removeAll() { parts.removeAll() }
}
